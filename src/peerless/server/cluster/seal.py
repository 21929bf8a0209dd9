"""What the cluster's secret is for: subjects nobody can guess, and proofs of who wrote a message to whom.

Every packet ends with a keyed hash (BLAKE2b). Packets of a session have keys of their own, made of a fresh number of
each side, and are numbered: one that is forged, repeated, left out or out of order is noticed.
"""

from __future__ import annotations

import hmac
from hashlib import blake2b
from typing import Final

import msgspec

MAC_BYTES: Final = 16
_ONE_SIDE: Final = msgspec.msgpack.Encoder().encode  # of tuples: no two tuples give the same bytes


class Keys:
    """The keys of one session: of the side that opened it, and of the other."""

    def __init__(self, name: bytes, calling: bytes, called: bytes) -> None:
        self.name = name
        self.calling = calling
        self.called = called


class Seal:
    """The secret that all processes of a cluster share."""

    def __init__(self, secret: str) -> None:
        self._key = blake2b(secret.encode(), digest_size=32, person=b"peerless secret").digest()

    def subject(self, name: str) -> str:
        """Where messages for a process go, given its name."""
        return "peerless." + self._derived(b"subject", name, size=16).hex()

    def keys(self, caller: str, called: str, nonces: tuple[bytes, bytes]) -> Keys:
        """The keys of a session between two processes, given a number that each has drawn."""
        name, first, second = (
            self._derived(purpose, caller, called, *nonces, size=size)
            for purpose, size in ((b"session", 8), (b"calling", 32), (b"called", 32))
        )
        return Keys(name, first, second)

    def sealed(self, packet: bytes) -> bytes:
        return seal(self._key, packet)

    def opened(self, sealed: bytes) -> bytes | None:
        return unseal(self._key, sealed)

    def _derived(self, purpose: bytes, *parts: str | bytes, size: int) -> bytes:
        return blake2b(_ONE_SIDE(parts), digest_size=size, key=self._key, person=purpose).digest()


def seal(key: bytes, packet: bytes) -> bytes:
    """A packet with its proof."""
    return packet + blake2b(packet, digest_size=MAC_BYTES, key=key).digest()


def unseal(key: bytes, sealed: bytes) -> bytes | None:
    """The packet, if the proof is right."""
    packet, proof = sealed[:-MAC_BYTES], sealed[-MAC_BYTES:]
    return packet if hmac.compare_digest(blake2b(packet, digest_size=MAC_BYTES, key=key).digest(), proof) else None

"""Sessions that other processes have begun with this one and not used yet.

A knock that is repeated changes nothing: it gets the same answer again while its session waits, and none afterward.
Otherwise repeated knocks would push out the session of somebody who has just knocked.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from peerless.server.cluster.packets import NONCE_BYTES, Knock
from peerless.server.cluster.seal import Keys, Seal, unseal

_MOST_BEGUN: Final = 16
"""Of one process."""
_MOST_OLD: Final = 10_000


@dataclass(frozen=True)
class Begun:
    """A session that waits for its first packet."""

    peer: str
    keys: Keys
    theirs: bytes
    """The number that the other side has drawn."""
    mine: bytes


class Knocks:
    """What others have begun."""

    def __init__(self, name: str, seal: Seal) -> None:
        self._name = name
        self._seal = seal
        self._begun: dict[bytes, Begun] = {}
        """By session."""
        self._old: dict[bytes, None] = {}
        """Numbers of knocks whose sessions were used or given up."""

    @property
    def peers(self) -> set[str]:
        return {begun.peer for begun in self._begun.values()}

    def answer(self, knock: Knock) -> bytes | None:
        """The number that this side draws for the session; None if the knock is an old one."""
        if knock.nonce in self._old:
            return None
        others = {session: begun for session, begun in self._begun.items() if begun.peer == knock.sender}
        for begun in others.values():
            if begun.theirs == knock.nonce:
                return begun.mine
        if len(others) >= _MOST_BEGUN:
            self._drop(next(iter(others)))
        mine = secrets.token_bytes(NONCE_BYTES)
        keys = self._seal.keys(knock.sender, self._name, (knock.nonce, mine))
        self._begun[keys.name] = Begun(knock.sender, keys, knock.nonce, mine)
        return mine

    def used(self, session: bytes, packet: bytes) -> Begun | None:
        """The session that a packet uses for the first time; None if there is none or the packet proves nothing."""
        begun = self._begun.get(session)
        if begun is None or unseal(begun.keys.calling, packet) is None:
            return None
        self._drop(session)
        return begun

    def clear(self) -> None:
        for session in list(self._begun):
            self._drop(session)

    def _drop(self, session: bytes) -> None:
        self._old[self._begun.pop(session).theirs] = None
        while len(self._old) > _MOST_OLD:
            del self._old[next(iter(self._old))]

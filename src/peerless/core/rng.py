"""Random numbers as part of the state: one small generator per seat and purpose.

Separate streams keep paired matches comparable after one extra draw. Only add, xor and shift on 32 bits, so that
compiled and uncompiled runs, on every machine, give the same numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core.state import State

SHUFFLES: Final = 0
PICKS: Final = 1
STREAMS: Final = 2
_MASK: Final = 0xFFFFFFFF


def seed_streams(s: State, seed: i64) -> None:
    """Fills the streams of all seats from one seed."""
    s.rng = [_mix(seed, i + 1) for i in range(int(s.t.seats) * STREAMS)]


def _mix(seed: i64, salt: i64) -> int:
    """A well-spread non-zero start value (one-at-a-time hash over the bytes of seed and salt)."""
    h: i64 = 0
    for shift in range(0, 64, 8):
        h = (h + ((seed >> shift) & 0xFF)) & _MASK
        h = (h + (h << 10)) & _MASK
        h ^= h >> 6
    for _ in range(4):
        h = (h + salt) & _MASK
        h = (h + (h << 10)) & _MASK
        h ^= h >> 6
    h = (h + (h << 3)) & _MASK
    h ^= h >> 11
    h = (h + (h << 15)) & _MASK
    return int(h) if h else 1


def below(s: State, stream: i64, n: i64) -> i64:
    """A number from 0 to n - 1 from a stream (xorshift)."""
    x: i64 = s.rng[stream]
    x ^= (x << 13) & _MASK
    x ^= x >> 17
    x ^= (x << 5) & _MASK
    s.rng[stream] = x
    return x % n

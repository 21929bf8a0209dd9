"""Random numbers as part of the state: a secret key, and a counter per seat and purpose.

Separate streams keep paired matches comparable after one extra draw. A number is a keyed hash of its stream and
counter, so who knows what was drawn, their own cards say, cannot work out the key, and with it what others hold. Only
add, xor and shift on 32 bits, so that compiled and uncompiled runs, on every machine, give the same numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core.state import State

SHUFFLES: Final = 0
PICKS: Final = 1
STREAMS: Final = 2
KEY: Final = 2  # words of the key, before the counters
_MASK: Final = 0xFFFFFFFF


def seed_streams(s: State, seed: i64) -> None:
    """The seed is the key; all streams begin."""
    s.rng = [int(seed & _MASK), int((seed >> 32) & _MASK)] + [0] * (int(s.t.seats) * STREAMS)


def below(s: State, stream: i64, n: i64) -> i64:
    """A number from 0 to n - 1 from a stream."""
    count: i64 = s.rng[KEY + stream]
    s.rng[KEY + stream] = count + 1
    return _hashed(s.rng[0], s.rng[1], count * 8 + stream) % n


def _hashed(low: i64, high: i64, word: i64) -> i64:
    """HalfSipHash of one word: two rounds for it, four to finish."""
    a = low
    b = high
    c = low ^ 0x6C796765
    d = high ^ 0x74656462 ^ word
    for i in range(6):
        if i == 2:
            a ^= word
            c ^= 0xFF
        a = (a + b) & _MASK
        b = ((b << 5) & _MASK | b >> 27) ^ a
        a = (a << 16) & _MASK | a >> 16
        c = (c + d) & _MASK
        d = ((d << 8) & _MASK | d >> 24) ^ c
        a = (a + d) & _MASK
        d = ((d << 7) & _MASK | d >> 25) ^ a
        c = (c + b) & _MASK
        b = ((b << 13) & _MASK | b >> 19) ^ c
        c = (c << 16) & _MASK | c >> 16
    return b ^ d

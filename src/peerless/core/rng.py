"""Random numbers as part of the state: a secret key, and a counter per seat and purpose.

Separate streams keep paired matches comparable after one extra draw. A number is a keyed hash of its stream and
counter, so a player cannot compute the key, and with it other hands, from the cards they have drawn. The hashes use
only add, xor and shift on 32 bits, so compiled and uncompiled runs give the same numbers on every machine.

There are two generators. The seed of a match selects one, and both remain supported, so that every record replays:

1. A seed that is a number is a key of 64 bits for HalfSipHash: short to write, for matches without secrets.
2. A seed such as `2:000102030405060708090a0b0c0d0e0f` is a key of 128 bits for Chaskey-12, a standard for keyed hashes
   on 32-bit machines (ISO/IEC 29192-6). Trying all keys is out of reach, and the best attack known on its construction
   takes 2**128 steps, divided by how many numbers were seen whole; a player sees a few hundred, and a few bits of each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core.state import State

SHUFFLES: Final = 0
PICKS: Final = 1
STREAMS: Final = 2
KEY: Final = 2  # words of the key of generator 1, before the counters
LONG_KEY: Final = 4  # those of generator 2
_LONG: Final = "2:"
_DIGITS: Final = 8  # hexadecimal digits of a word in a seed
_MASK: Final = 0xFFFFFFFF


def seed_streams(s: State, seed: i64) -> None:
    """Start all streams of generator 1 with the seed as key."""
    s.rng = [int(seed & _MASK), int((seed >> 32) & _MASK)] + [0] * (int(s.t.seats) * STREAMS)


def begin_streams(s: State, seed: int | str) -> None:
    """Start all streams; the seed selects the generator and is its key."""
    if isinstance(seed, str):
        s.rng = _long_key(seed) + [0] * (int(s.t.seats) * STREAMS)
    else:
        seed_streams(s, seed)


def _long_key(seed: str) -> list[int]:
    digits = seed.removeprefix(_LONG)
    if not seed.startswith(_LONG) or len(digits) != LONG_KEY * _DIGITS:
        raise ValueError("a seed is a number, or 2: and 32 hexadecimal digits")
    return [int(digits[i * _DIGITS : (i + 1) * _DIGITS], 16) for i in range(LONG_KEY)]


def key_words(s: State) -> i64:
    """The number of words of the key, which identifies the generator; the counters follow it."""
    return len(s.rng) - s.t.seats * STREAMS


def below(s: State, stream: i64, n: i64) -> i64:
    """A number from 0 to n - 1 from a stream."""
    words = s.rng
    key = key_words(s)
    count: i64 = words[key + stream]
    words[key + stream] = count + 1
    if key == KEY:
        return _hashed(words[0], words[1], count * 8 + stream) % n
    return _hashed_long(words, stream, count) % n


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


def _hashed_long(key: list[int], stream: i64, count: i64) -> i64:
    """Chaskey-12 of one block, stream and counter and two words of zero: the first word of the tag."""
    a: i64 = key[0]
    b: i64 = key[1]
    c: i64 = key[2]
    d: i64 = key[3]
    double = (a << 1) & _MASK ^ (d >> 31) * 0x87  # the key times two, as a polynomial: its first word
    d ^= (d << 1) & _MASK | c >> 31
    c ^= (c << 1) & _MASK | b >> 31
    b ^= (b << 1) & _MASK | a >> 31
    a ^= double
    a ^= stream
    b ^= count & _MASK
    for _ in range(12):
        a = (a + b) & _MASK
        b = ((b << 5) & _MASK | b >> 27) ^ a
        a = (a << 16) & _MASK | a >> 16
        c = (c + d) & _MASK
        d = ((d << 8) & _MASK | d >> 24) ^ c
        a = (a + d) & _MASK
        d = ((d << 13) & _MASK | d >> 19) ^ a
        c = (c + b) & _MASK
        b = ((b << 7) & _MASK | b >> 25) ^ c
        c = (c << 16) & _MASK | c >> 16
    return a ^ double

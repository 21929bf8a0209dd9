"""Random numbers: the same on every machine, spread well, one stream per seat and purpose."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from peerless.core import rng
from peerless.core.state import State
from tests.support.table import state_at

LONG = "2:833d3433009f389f2398e64f417acf39"


def test_the_numbers_are_pinned() -> None:
    """Records of old matches replay only as long as these do not change."""
    s = state_at()
    rng.seed_streams(s, 1)
    assert s.rng == [1, 0, 0, 0, 0, 0]
    assert [rng.below(s, 0, 1000) for _ in range(8)] == [841, 13, 717, 584, 256, 955, 63, 768]
    assert [rng.below(s, 1, 1000) for _ in range(3)] == [313, 7, 86]


def test_the_numbers_of_the_second_generator_are_pinned() -> None:
    s = state_at()
    rng.begin_streams(s, LONG)
    assert s.rng == [0x833D3433, 0x009F389F, 0x2398E64F, 0x417ACF39, 0, 0, 0, 0]
    assert [rng.below(s, 0, 1000) for _ in range(8)] == [927, 316, 648, 419, 916, 127, 440, 554]
    assert [rng.below(s, 1, 1000) for _ in range(3)] == [804, 830, 397]
    assert s.rng[rng.LONG_KEY :] == [8, 3, 0, 0]


def test_the_second_generator_is_chaskey_12() -> None:
    """First this description of it is held against a published vector, then the generator against the description."""
    key = [0x833D3433, 0x009F389F, 0x2398E64F, 0x417ACF39]
    block = [0x03020100, 0x07060504, 0x0B0A0908, 0x0F0E0D0C]
    assert chaskey_12(key, block) == [0x5DD0E2A9, 0xFB5EAC8C, 0x633A392E, 0x500C36F3]
    s, dice = state_at(), random.Random(3)
    for _ in range(200):
        words = [dice.getrandbits(32) for _ in range(4)]
        rng.begin_streams(s, "2:" + "".join(f"{word:08x}" for word in words))
        stream, count = dice.randrange(4), dice.choice([0, 1, 7, 1000, 2**32 - 1])
        s.rng[rng.LONG_KEY + stream] = count
        assert rng.below(s, stream, 2**32) == chaskey_12(words, [stream, count, 0, 0])[0]


def chaskey_12(key: list[int], block: list[int]) -> list[int]:
    """The tag of a message of one block, as ISO/IEC 29192-6 has it."""
    whole = sum(word << (32 * i) for i, word in enumerate(key))
    doubled = (whole << 1) % 2**128 ^ (0x87 if whole >> 127 else 0)
    subkey = [doubled >> (32 * i) & 0xFFFFFFFF for i in range(4)]
    v = [k ^ m ^ k1 for k, m, k1 in zip(key, block, subkey, strict=True)]

    def mix(x: int, y: int, turn: int) -> None:
        v[x] = (v[x] + v[y]) % 2**32
        v[y] = rotated(v[y], turn) ^ v[x]

    for _ in range(12):
        mix(0, 1, 5)
        v[0] = rotated(v[0], 16)
        mix(2, 3, 8)
        mix(0, 3, 13)
        mix(2, 1, 7)
        v[2] = rotated(v[2], 16)
    return [word ^ k1 for word, k1 in zip(v, subkey, strict=True)]


def rotated(word: int, by: int) -> int:
    return (word << by | word >> (32 - by)) % 2**32


def test_a_number_as_a_seed_means_the_first_generator() -> None:
    """Every record from before the second one has such a seed."""
    one, other = state_at(), state_at()
    rng.seed_streams(one, 2**62 - 5)
    rng.begin_streams(other, 2**62 - 5)
    assert one.rng == other.rng
    assert rng.key_words(one) == rng.KEY


@pytest.mark.parametrize("seed", ["", "2:", "2:00", "1:" + "0" * 32, "0" * 34, "2:" + "0" * 33, "2:" + "x" * 32])
def test_other_texts_are_no_seeds(seed: str) -> None:
    s = state_at()
    before = s.rng[:]
    with pytest.raises(ValueError, match=r"2: and 32 hexadecimal digits|base 16"):
        rng.begin_streams(s, seed)
    assert s.rng == before


@pytest.mark.parametrize("seed", [0, 1, -1, 2**32, 2**63 - 1, -(2**63)])
def test_any_seed_of_64_bits_gives_streams(seed: int) -> None:
    s = state_at()
    rng.seed_streams(s, seed)
    assert len(s.rng) == rng.KEY + int(s.t.seats) * rng.STREAMS
    assert all(0 <= word < 2**32 for word in s.rng)
    first = [[rng.below(s, stream, 2**32) for _ in range(50)] for stream in range(int(s.t.seats) * rng.STREAMS)]
    assert len({number for numbers in first for number in numbers}) > 50 * len(first) - 2


def test_near_seeds_give_different_numbers() -> None:
    s = state_at()
    seen = set()
    for seed in range(2000):
        rng.seed_streams(s, seed)
        seen.add(rng.below(s, 0, 2**32))
    assert len(seen) > 1995


def test_every_bit_of_the_seed_counts() -> None:
    """A key of fewer bits could be found by trying all."""
    s = state_at()
    rng.seed_streams(s, 0)
    plain = _numbers(s, 64)
    for bit in range(63):
        rng.seed_streams(s, 1 << bit)
        changed = sum((a ^ b).bit_count() for a, b in zip(plain, _numbers(s, 64), strict=True))
        assert 0.45 < changed / (64 * 32) < 0.55


def test_every_bit_of_a_long_seed_counts() -> None:
    s = state_at()
    rng.begin_streams(s, "2:" + "0" * 32)
    plain = _numbers(s, 64)
    for bit in range(128):
        rng.begin_streams(s, f"2:{1 << bit:032x}")
        changed = sum((a ^ b).bit_count() for a, b in zip(plain, _numbers(s, 64), strict=True))
        assert 0.45 < changed / (64 * 32) < 0.55


def _numbers(s: State, count: int) -> list[int]:
    return [int(rng.below(s, 0, 2**32)) for _ in range(count)]


@pytest.mark.parametrize("seed", [5, LONG])
def test_numbers_are_in_range_and_even(seed: int | str) -> None:
    s = state_at()
    rng.begin_streams(s, seed)
    found = Counter(rng.below(s, 2, 6) for _ in range(6000))
    assert set(found) == set(range(6))
    assert all(850 < count < 1150 for count in found.values())
    assert rng.below(s, 2, 1) == 0


@pytest.mark.parametrize("seed", [9, LONG])
def test_streams_do_not_disturb_each_other(seed: int | str) -> None:
    one, other = state_at(), state_at()
    rng.begin_streams(one, seed)
    rng.begin_streams(other, seed)
    for _ in range(10):
        rng.below(one, 0, 10)
    first = int(rng.key_words(one))
    assert one.rng[first + 1 :] == other.rng[first + 1 :]
    assert [rng.below(one, 3, 99) for _ in range(5)] == [rng.below(other, 3, 99) for _ in range(5)]

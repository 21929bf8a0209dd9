"""Random numbers: the same on every machine, spread well, one stream per seat and purpose."""

from __future__ import annotations

from collections import Counter

import pytest

from peerless.core import rng
from peerless.core.state import State
from tests.support.table import state_at


def test_the_numbers_are_pinned() -> None:
    """Records of old matches replay only as long as these do not change."""
    s = state_at()
    rng.seed_streams(s, 1)
    assert s.rng == [1, 0, 0, 0, 0, 0]
    assert [rng.below(s, 0, 1000) for _ in range(8)] == [841, 13, 717, 584, 256, 955, 63, 768]
    assert [rng.below(s, 1, 1000) for _ in range(3)] == [313, 7, 86]


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


def _numbers(s: State, count: int) -> list[int]:
    return [int(rng.below(s, 0, 2**32)) for _ in range(count)]


def test_numbers_are_in_range_and_even() -> None:
    s = state_at()
    rng.seed_streams(s, 5)
    found = Counter(rng.below(s, 2, 6) for _ in range(6000))
    assert set(found) == set(range(6))
    assert all(850 < count < 1150 for count in found.values())
    assert rng.below(s, 2, 1) == 0


def test_streams_do_not_disturb_each_other() -> None:
    one, other = state_at(), state_at()
    rng.seed_streams(one, 9)
    rng.seed_streams(other, 9)
    for _ in range(10):
        rng.below(one, 0, 10)
    assert one.rng[rng.KEY + 1 :] == other.rng[rng.KEY + 1 :]
    assert [rng.below(one, 3, 99) for _ in range(5)] == [rng.below(other, 3, 99) for _ in range(5)]

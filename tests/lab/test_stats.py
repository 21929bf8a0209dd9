"""Intervals against published and hand-worked numbers."""

from __future__ import annotations

import math

import pytest

from peerless.lab.stats import Tally, mean, paired, quantile, wilson


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),  # Newcombe 1998 and Brown, Cai, DasGupta 2001 give such vectors for the score interval
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson(wins: int, count: int, low: float, high: float) -> None:
    estimate = wilson(wins, count)
    assert estimate.value == wins / count
    assert (round(estimate.low, 4), round(estimate.high, 4)) == (low, high)


def test_wilson_of_nothing_is_anything() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)
    assert math.isnan(wilson(0, 0).value)


def test_half_points_count() -> None:
    tally = Tally()
    for score in (1, 0.5, 0.5, 0):
        tally.add(score)
    assert tally.estimate == wilson(2, 4)


def test_mean_with_its_interval() -> None:
    """By Student's distribution: 2.776 for 4 degrees of freedom, 2.262 for 9, 1.984 for 99."""
    for count, times in ((5, 2.776), (10, 2.262), (100, 1.984)):
        values = [float(number) for number in range(count)]
        spread = math.sqrt(sum((value - mean(values).value) ** 2 for value in values) / (count - 1) / count)
        assert mean(values).value == (count - 1) / 2
        assert (mean(values).high - mean(values).value) / spread == pytest.approx(times, abs=0.01)


def test_a_handful_has_no_interval_and_equal_ones_are_not_sure() -> None:
    assert mean([7]).high == math.inf
    assert mean([1, 2, 3, 4]).low == -math.inf
    equal = mean([1.0] * 60)
    assert (equal.low, equal.high) == pytest.approx((0.95, 1.05))


def test_pairing_removes_what_both_share() -> None:
    shared = [0.0, 1.0] * 50
    pairs = list(zip(shared, [value + 0.1 for value in shared], strict=True))
    estimate = paired(pairs)
    assert estimate.value == pytest.approx(0.1)
    assert estimate.high - estimate.low == pytest.approx(0.06)  # all alike: the rule of three
    apart = mean(shared)
    assert apart.high - apart.low > 0.19


def test_quantile() -> None:
    assert [quantile([5, 1, 4, 2, 3], share) for share in (0.0, 0.2, 0.5, 1.0)] == [1, 1, 3, 5]

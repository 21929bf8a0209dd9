"""Estimates with their intervals, 95 % unless stated."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

Z: Final = 1.959963984540054
"""Standard deviations that contain 95 % of a normal distribution."""


@dataclass(frozen=True)
class Estimate:
    """A value, its confidence interval, and the number of observations."""

    value: float
    low: float
    high: float
    count: int


def wilson(score: float, count: int, z: float = Z) -> Estimate:
    """A share with its Wilson score interval; points may be halves. Without observations, the interval is 0 to 1."""
    if count == 0:
        return Estimate(math.nan, 0.0, 1.0, 0)
    share = score / count
    spread = 1 + z * z / count
    center = (share + z * z / (2 * count)) / spread
    reach = z / spread * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return Estimate(share, max(0.0, center - reach), min(1.0, center + reach), count)


LEAST: Final = 5
"""Minimum observations for an average to have an interval."""


def mean(values: Sequence[float], z: float = Z) -> Estimate:
    """An average with its interval, by Student's distribution; too few observations have none.

    If all are equal, a different one may just not have occurred yet: the rule of three.
    """
    count = len(values)
    if count == 0:
        return Estimate(math.nan, -math.inf, math.inf, 0)
    average = math.fsum(values) / count
    if count < LEAST:
        return Estimate(average, -math.inf, math.inf, count)
    variance = math.fsum((value - average) ** 2 for value in values) / (count - 1)
    reach = _student(z, count - 1) * math.sqrt(variance / count) if variance > 1e-12 else 3 / count
    return Estimate(average, average - reach, average + reach, count)


def _student(z: float, degrees: int) -> float:
    """Student's quantile for a normal one (first terms of Cornish and Fisher; accurate to 0.01 from 4 on)."""
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / degrees + second / degrees**2 + third / degrees**3


def paired(pairs: Iterable[tuple[float, float]], z: float = Z) -> Estimate:
    """The average difference of each pair, second minus first."""
    return mean([second - first for first, second in pairs], z)


def quantile(values: Sequence[int], share: float) -> int:
    """The smallest value that a share of all values do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


@dataclass
class Tally:
    """Points and matches; a draw is half a point."""

    score: float = 0.0
    count: int = 0

    def add(self, score: float) -> None:
        self.score += score
        self.count += 1

    @property
    def estimate(self) -> Estimate:
        return wilson(self.score, self.count)


# ---- in words ----


def percent(value: float) -> str:
    return "–" if math.isnan(value) else f"{100 * value:.0f} %"


def span(estimate: Estimate) -> str:
    """The interval as text."""
    return f"{100 * estimate.low:.0f}–{100 * estimate.high:.0f}"


def points(value: float) -> str:
    """A difference in percentage points, with its sign."""
    return f"{100 * value:+.1f}".replace("-", "−")

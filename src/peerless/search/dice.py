"""Random numbers for search, separate from the streams of the match; the same compiled and uncompiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_MASK: Final = 0xFFFFFFFF


class Dice:
    """Numbers below a bound, and picks by weight (xorshift on 32 bits)."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = ((seed ^ (seed >> 32)) & _MASK) or 1
        for _ in range(4):
            self.below(2)

    def below(self, n: i64) -> i64:
        x = self.state
        x ^= (x << 13) & _MASK
        x ^= x >> 17
        x ^= (x << 5) & _MASK
        self.state = x
        return x % n

    def share(self) -> float:
        """A number from 0 to 1, excluding 1."""
        return float(self.below(1 << 24)) / 16777216.0

    def pick(self, weights: list[float]) -> i64:
        """A random index, with probabilities proportional to the weights."""
        total = 0.0
        for weight in weights:
            total += weight
        left = self.share() * total
        last: i64 = len(weights) - 1
        i: i64 = 0
        while i < last:
            left -= weights[i]
            if left < 0.0:
                return i
            i += 1
        return last

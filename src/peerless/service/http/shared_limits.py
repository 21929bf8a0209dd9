"""Limits that all processes of a cluster count together.

Each process tells the others what its clients have used since it told last. So somebody who spreads over processes may
use more than the limit for as long as that takes, and less afterward.
"""

from __future__ import annotations

from collections.abc import Mapping
from heapq import nlargest
from typing import Final

from peerless.service.http.limits import Counts, Quota, Rates

Used = dict[str, dict[str, float]]
"""By limit and key: what was used, or how many there are."""
MOST_TOLD: Final = 200
"""Keys of a limit that are told at once, those with the most first."""
_LEAST_RATE: Final = 2
"""What a key has used before it is told: clients that use little need not be counted together."""
_LEAST_COUNT: Final = 0.05
"""The share of a limit that a key has at one process before it is told."""


class SharedLimits:
    """The limits of one process, as the others know them."""

    def __init__(self, rates: Mapping[str, Rates], quotas: Mapping[str, Quota], counts: Mapping[str, Counts]) -> None:
        self._rates, self._quotas, self._counts = rates, quotas, counts
        for rate in rates.values():
            rate.used = {}
        for quota in quotas.values():
            quota.used = {}

    def used(self) -> Used:
        """What to tell now."""
        told: Used = {}
        for name, rate in self._rates.items():
            told[name] = _largest(rate.used, _LEAST_RATE)
            rate.used = {key: used for key, used in (rate.used or {}).items() if used < _LEAST_RATE}
        for name, quota in self._quotas.items():
            told[name] = _largest(quota.used, 1)
            quota.used = {}
        for name, count in self._counts.items():
            told[name] = _largest(count.here, _LEAST_COUNT * count.most)
        return {name: by_key for name, by_key in told.items() if by_key or name in self._counts}

    def note(self, peer: str, used: Used) -> None:
        """Count what another process has told."""
        for name, by_key in used.items():
            for key, amount in by_key.items():
                if name in self._rates:
                    self._rates[name].note(key, amount)
                elif name in self._quotas:
                    self._quotas[name].note(key, amount)
            if name in self._counts:
                self._counts[name].elsewhere[peer] = by_key

    def forget(self, peer: str) -> None:
        """A process is gone, and its clients with it."""
        for count in self._counts.values():
            count.elsewhere.pop(peer, None)


def _largest(used: Mapping[str, float] | None, least: float) -> dict[str, float]:
    enough = [(key, amount) for key, amount in (used or {}).items() if amount >= least]
    return dict(enough if len(enough) <= MOST_TOLD else nlargest(MOST_TOLD, enough, key=lambda item: item[1]))

"""A bot that searches many possible worlds (`search.ismcts`), for a number of iterations or a time."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Final

from peerless.bots.base import finish
from peerless.rules.view import View
from peerless.search.geometry import Geometry
from peerless.search.ismcts import Search

BATCH: Final = 32
"""Most iterations between two looks at the clock."""
STEP_SECONDS: Final = 0.02
"""Most time between two looks at the clock, unless one iteration takes longer."""
_USUAL: Final = 400


class SearchBot:
    """Keeps its tree from decision to decision of a match.

    With `iterations` alone its decisions are reproducible. With `ms` it takes that time per decision, or less if more
    iterations cannot change the choice. With both, it stops at whichever it reaches first. It looks at the clock often
    enough to exceed the time by about one iteration, on slow machines too.
    """

    def __init__(self, ms: int = 0, iterations: int = 0, turns: int = 2, seed: int = 0) -> None:
        self.ms = ms
        self.iterations = iterations or (0 if ms else _USUAL)
        self.turns = turns
        self.seed = seed
        self._search: Search | None = None
        self._steps = 0

    @property
    def nodes(self) -> int:
        return 0 if self._search is None else len(self._search.nodes)

    def choose(self, view: View) -> int:
        return finish(self.steps(view))

    def steps(self, view: View) -> Generator[None, None, int]:
        options = len(view.state.options)
        if options == 1:
            return 0
        search = yield from self._searched(view)
        visits = search.visits(view)
        return max(range(options), key=lambda i: visits[i])

    def think(self, view: View) -> Search:
        """The search after its budget is spent on a view."""
        return finish(self._searched(view))

    def _searched(self, view: View) -> Generator[None, None, Search]:
        until = time.monotonic() + self.ms / 1000
        t = view.state.t
        if self._search is None or self._search.g.t is not t or view.state.steps < self._steps:  # another match
            self._search = Search(Geometry(t), self.seed, turns=self.turns)
        self._steps = int(view.state.steps)
        search = self._search
        known = sum(search.visits(view))
        began, done, batch = time.monotonic(), 0, 1
        while True:
            search.run(view, batch)
            done += batch
            budget = self.iterations - done if self.iterations else BATCH
            batch = min(BATCH, 2 * batch, budget)
            if self.ms:
                now = time.monotonic()
                rate = done / max(now - began, 1e-6)  # some clocks tick slowly
                # Iterations of earlier searches that visited this decision count as time spent on it.
                left = min(rate * (until - now), rate * self.ms / 1000 - done - known)
                if left <= 0 or (done >= BATCH and _is_decided(search.visits(view), left)):
                    return search
                batch = max(1, min(batch, int(rate * STEP_SECONDS), int(left)))
            if budget <= 0:
                return search
            yield


def _is_decided(visits: list[int], left: float) -> bool:
    """Whether this many more iterations cannot change the most visited option."""
    first, second = sorted(visits)[:-3:-1] if len(visits) > 1 else (1, 0)
    return first - second > left

"""A bot that looks one decision ahead: it tries every option in a few possible worlds and takes the best.

A world is a state that agrees with what the bot's seat knows. After the option, all seats continue with a plain policy
until the action is over, so that attacks are evaluated after their combats and moves at their destinations.
"""

from __future__ import annotations

import zlib
from typing import Final

from peerless.core.ids import ASK_ACTION, ASK_COMMIT, ASK_DEFENSE
from peerless.core.state import State
from peerless.rules.driver import apply
from peerless.rules.view import Sampler, View
from peerless.search.evaluate import WEIGHTS, evaluate
from peerless.search.geometry import Geometry
from peerless.search.policy import best

MOST_TRIALS: Final = 160  # options times worlds: a decision with many options gets fewer worlds
MOST_ANSWERS: Final = 40  # answers played after an option
_GUESSING: Final = (ASK_COMMIT, ASK_DEFENSE)  # face-down cards matter most here


class GreedyBot:
    """Evaluates one option ahead; keeps nothing between decisions."""

    def __init__(self, worlds: int = 8, seed: int = 0, weights: list[float] = WEIGHTS) -> None:
        self.worlds = worlds
        self.seed = seed
        self.weights = weights
        self._geometry: Geometry | None = None

    def choose(self, view: View) -> int:
        options = len(view.state.options)
        if options == 1:
            return 0
        scores = self.scores(view)
        return max(range(options), key=lambda i: scores[i])

    def scores(self, view: View) -> list[float]:
        """The value of each option, averaged over the same worlds."""
        s = view.state
        geometry = self.geometry(s)
        options = len(s.options)
        wanted = self.worlds * 2 if s.ask_kind in _GUESSING else self.worlds
        count = max(1, min(wanted, MOST_TRIALS // options))
        totals = [0.0] * options
        worlds = Sampler(view)
        for number in range(count):
            world = worlds.draw(self._world_seed(view, number))
            for option in range(options):
                totals[option] += _outcome(world, option, int(view.seat), geometry, self.weights)
        return [total / count for total in totals]

    def geometry(self, s: State) -> Geometry:
        """Created once per match-up."""
        if self._geometry is None or self._geometry.t is not s.t:
            self._geometry = Geometry(s.t)
        return self._geometry

    def _world_seed(self, view: View, number: int) -> int:
        return zlib.crc32(f"{self.seed} {view.seat} {view.state.steps} {number}".encode())


def _outcome(world: State, option: int, seat: int, geometry: Geometry, weights: list[float]) -> float:
    """The value of an option in one world, after its action is over."""
    s = world.copy()
    turn = s.turn
    apply(s, option)
    for _ in range(MOST_ANSWERS):
        if s.over or s.ask_kind == ASK_ACTION or s.turn != turn:
            break
        apply(s, best(s, geometry))
    return evaluate(s, seat, geometry, weights)

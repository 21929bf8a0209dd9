"""A bot that plays likely moves without looking ahead."""

from __future__ import annotations

from peerless.rules.view import View
from peerless.search.dice import Dice
from peerless.search.geometry import Geometry
from peerless.search.policy import weigh


class PlainBot:
    """Chooses by the weights of `search.policy`, which use the hand and the table."""

    def __init__(self, seed: int = 0) -> None:
        self._dice = Dice(seed)
        self._geometry: Geometry | None = None

    def choose(self, view: View) -> int:
        s = view.state
        if len(s.options) == 1:
            return 0
        if self._geometry is None or self._geometry.t is not s.t:
            self._geometry = Geometry(s.t)
        return int(self._dice.pick(weigh(s, self._geometry)))

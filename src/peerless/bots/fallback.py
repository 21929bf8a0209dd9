"""The answer of a bot that gave none."""

from __future__ import annotations

from peerless.rules.view import View
from peerless.search.geometry import Geometry
from peerless.search.policy import best


class Fallback:
    """The plain answer: the likeliest option by what the seat knows, always the same in the same position."""

    def __init__(self) -> None:
        self._geometry: Geometry | None = None

    def choose(self, view: View) -> int:
        s = view.state
        if self._geometry is None or self._geometry.t is not s.t:
            self._geometry = Geometry(s.t)
        return int(best(s, self._geometry))

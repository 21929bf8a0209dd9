"""A bot that chooses a random option, all equally likely."""

from __future__ import annotations

import random

from peerless.rules.view import View


class RandomBot:
    """Uniform choice; the same seed and the same number of options give the same choices."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> int:
        return self._random.randrange(len(view.state.options))

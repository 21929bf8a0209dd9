"""The bots that are kept from question to question, within limits."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from peerless.bots.base import Bot, Remembering, stop_bots
from peerless.bots.registry import make_bot

MOST_BOTS: Final = 2000
"""Bots a process keeps, about 20 kB each without the tree."""
MOST_NODES: Final = 50_000
"""Limit for the trees of all bots of a process, about 100 MB. The running search has no limit."""
KEEP_SECONDS: Final = 300.0
"""Trees unused for this long are dropped."""


@dataclass
class Kept:
    """A bot, its specification, when it was last used, and the size of its tree after that."""

    bot: Bot
    made_of: tuple[str, int]
    used: float = 0.0
    nodes: int = 0


class Memory:
    """The most recently used bots. Beyond the limits, the least recently used are dropped, trees first."""

    def __init__(
        self,
        most_bots: int = MOST_BOTS,
        most_nodes: int = MOST_NODES,
        seconds: float = KEEP_SECONDS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.most_bots, self.most_nodes, self.seconds, self.clock = most_bots, most_nodes, seconds, clock
        self.kept: OrderedDict[str, Kept] = OrderedDict()
        """The most recently used is last."""
        self.nodes = 0
        self._look_at = clock()

    def bot(self, key: str, spec: str, seed: int) -> Bot:
        """The bot of a seat; a new one if it was dropped or the specification changed."""
        kept = self.kept.get(key)
        if kept is None or kept.made_of != (spec, seed):
            self.forget(key)
            kept = self.kept[key] = Kept(make_bot(spec, seed), (spec, seed))
        kept.used = self.clock()
        self.kept.move_to_end(key)
        return kept.bot

    def forget(self, key: str) -> None:
        kept = self.kept.pop(key, None)
        if kept is not None:
            self.nodes -= kept.nodes
            stop_bots([kept.bot])

    def tidy(self) -> None:
        """Enforce the limits, after a bot has answered or when none has for a while."""
        if self.kept:
            last = self.kept[next(reversed(self.kept))]
            if isinstance(last.bot, Remembering):
                self.nodes += last.bot.nodes - last.nodes
                last.nodes = last.bot.nodes
        while len(self.kept) > self.most_bots:
            self.forget(next(iter(self.kept)))
        now = self.clock()
        if self.nodes > self.most_nodes or now >= self._look_at:
            self._look_at = now + self.seconds / 4
            for key, kept in list(self.kept.items()):
                if kept.nodes and (self.nodes > self.most_nodes or kept.used < now - self.seconds):
                    self.forget(key)

"""The interface of bots: a bot gets a view and chooses an option. Bots get views, never states."""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Iterable
from typing import Protocol, TypeVar, runtime_checkable

from peerless.catalog.settings import Seed
from peerless.rules.view import View

T = TypeVar("T")


class Bot(Protocol):
    """Decides for the seat of the views it gets."""

    def choose(self, view: View) -> int:
        """Return the index of an option of `view.state.options`; the view's seat has to decide.

        Do not change the view: `peerless.rules.view.resample` creates states to try options on.
        """
        ...


@runtime_checkable
class Stoppable(Protocol):
    """A bot with something to stop, such as a process."""

    def stop(self) -> None: ...


@runtime_checkable
class Remembering(Protocol):
    """A bot that keeps its search tree."""

    @property
    def nodes(self) -> int:
        """Number of nodes of its tree, about 2 kB each."""
        ...


@runtime_checkable
class Stepwise(Protocol):
    """A bot that can think in small steps, so that a single thread can do other things in between."""

    def steps(self, view: View) -> Generator[None, None, int]:
        """As `choose`; yields after each step."""
        ...


def finish(steps: Generator[None, None, T]) -> T:
    """Take all steps at once and return the result."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: T = done.value
            return result


def stop_bots(bots: Iterable[Bot]) -> None:
    """Call this when a match is over or abandoned."""
    for bot in bots:
        if isinstance(bot, Stoppable):
            bot.stop()


def bot_seed(seed: Seed, seat: int) -> int:
    """The seed of a bot, derived from the seed of the match without revealing it."""
    return int.from_bytes(hashlib.sha256(f"bot {seed} {seat}".encode()).digest()[:8], "big") >> 2

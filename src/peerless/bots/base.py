"""What a bot is: something that looks at a view and names an option. Bots get views, never states."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Protocol, runtime_checkable

from peerless.catalog.settings import Seed
from peerless.rules.view import View


class Bot(Protocol):
    """Decides for the seat of the views it is shown."""

    def choose(self, view: View) -> int:
        """The index of an option of `view.state.options`; the open decision is this view's seat's to answer.

        The view is not to be changed: `peerless.rules.view.resample` makes states to try things on.
        """
        ...


@runtime_checkable
class Stoppable(Protocol):
    """A bot that keeps something running which has to be ended."""

    def stop(self) -> None: ...


@runtime_checkable
class Remembering(Protocol):
    """A bot that keeps what it has thought."""

    @property
    def nodes(self) -> int:
        """Of its tree; about 2 kB each."""
        ...


def stop_bots(bots: Iterable[Bot]) -> None:
    """To be called when a match is over or left."""
    for bot in bots:
        if isinstance(bot, Stoppable):
            bot.stop()


def bot_seed(seed: Seed, seat: int) -> int:
    """What a bot draws its chance from: follows from the seed of the match, but does not tell it."""
    return int.from_bytes(hashlib.sha256(f"bot {seed} {seat}".encode()).digest()[:8], "big") >> 2

"""What tables need of bots: somewhere to think, and an answer to every question."""

from __future__ import annotations

from typing import Protocol

from peerless.catalog.content import Content
from peerless.rules.view import View


class Closed(Exception):
    """The bots were stopped before there was an answer, or asked something newer: the decision stays open."""


class Bots(Protocol):
    """The bots of all tables."""

    async def choose(self, key: str, spec: str, seed: int, content: Content, view: View, guest: str = "") -> int:
        """Ask the bot of a specification. `key` names table and seat; the bot is kept under it.

        Guests get equal shares of bot time. Raises `Closed`.
        """
        ...

    def forget(self, key: str) -> None:
        """Forget a seat: its match is over or abandoned."""
        ...

    async def close(self) -> None: ...

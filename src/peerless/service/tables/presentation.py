"""Bots wait until clients have presented what happened.

A client that says in its `hello` that it presents reports with `shown` how far it is. Nobody else waits for these
reports: people answer whenever they like, and clocks do not depend on them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from peerless.service.store.base import TableData
from peerless.service.tables.audience import Listener

MOST_SECONDS: Final = 10.0
"""The longest a bot waits, from when it is asked."""


class Presentation:
    """The bots of one table that wait."""

    def __init__(self) -> None:
        self.most_seconds = MOST_SECONDS
        self.waiting = 0
        """Number of bots that have chosen and wait."""
        self._changed = asyncio.Event()

    def report(self, listener: Listener, number: int) -> None:
        """Record how far a client is. Repeated reports change nothing."""
        if listener.presents and listener.shown < number:
            listener.shown = number
            self.check()

    def check(self) -> None:
        """Let bots check again whether they still have to wait."""
        if self.waiting:
            self._changed.set()

    def deadline(self) -> float:
        """When a bot that is asked now stops waiting."""
        return asyncio.get_running_loop().time() + self.most_seconds

    async def wait(self, has_to: Callable[[], bool], deadline: float) -> None:
        """Wait as long as a bot has to, until its deadline."""
        self.waiting += 1
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(deadline):
                    while has_to():
                        self._changed.clear()
                        await self._changed.wait()
        finally:
            self.waiting -= 1


def presenters(listeners: Iterable[Listener], data: TableData) -> list[Listener]:
    """The clients that bots wait for: those of seated players; where no person sits, those of the host."""
    is_played = any(seat.kind == "person" for seat in data.seats)
    return [
        listener
        for listener in listeners
        if listener.presents and (listener.seats if is_played else is_host(data, listener))
    ]


def is_host(data: TableData, listener: Listener) -> bool:
    return listener.guest is not None and listener.guest.id == data.host

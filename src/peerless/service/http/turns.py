"""Slow work, such as replaying matches, happens one at a time, and callers take turns."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from peerless.messages.message import Message
from peerless.service.http.fair_queue import FairQueue
from peerless.service.http.limits import TooMany

_RETRY_SECONDS: Final = 1.0


class Turns:
    """One turn at a time. However much a caller asks for, others wait for one turn of each caller at most."""

    def __init__(self, rest: float = 0.0) -> None:
        """`rest`: after each turn none begins for so many times as long, so that tables get that share of the time."""
        self._rest = rest
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()
        self._is_taken = False

    @asynccontextmanager
    async def turn(self, caller: str, most: int | None = None) -> AsyncIterator[None]:
        """Wait for a turn. Raises `TooMany` if this many of the caller's requests wait already."""
        if most is not None and self._waiting.count(caller) >= most:
            raise TooMany(Message("error-too-many-requests"), _RETRY_SECONDS)
        await self._wait(caller)
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            yield
        finally:
            if self._rest:
                loop.call_later(self._rest * (loop.time() - began), self._pass_on)
            else:
                self._pass_on()

    async def _wait(self, caller: str) -> None:
        if not self._is_taken:
            self._is_taken = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(caller, "", mine)
        try:
            await mine
        except asyncio.CancelledError:
            self._waiting.discard(caller, "", mine)
            if not mine.cancelled():  # its turn had come
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        following = self._waiting.take()
        while following is not None and following.done():  # canceled, and about to leave the queue
            following = self._waiting.take()
        self._is_taken = following is not None
        if following is not None:
            following.set_result(None)

"""Whether the process is alive, and whether it can accept matches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from peerless.core.errors import PeerlessError
from peerless.messages.message import Message
from peerless.service.http.errors import HttpError, accepted_language, failure
from peerless.service.store.base import Store

PATIENCE: Final = 2.0  # seconds for the store to answer
EVERY: Final = 1.0  # seconds between two writes, however many ask


class Health:
    """The endpoints `/healthz` and `/readyz`; `closing` says whether the server is about to stop."""

    def __init__(
        self,
        store: Store,
        closing: Callable[[], bool],
        patience: float = PATIENCE,
        every: float = EVERY,
        state: Callable[[], dict[str, bool | int]] = dict,
    ) -> None:
        """`state`: what else is to be said of a server that is ready."""
        self._state = state
        self._store = store
        self._closing = closing
        self._patience = patience
        self._every = every
        self._written: asyncio.Task[None] | None = None
        """The last write, done or not: all requests within a second share it."""
        self._next = 0.0

    async def alive(self, request: Request) -> Response:
        """Answer 200 as long as the process runs."""
        return _answer(200, {"alive": True})

    async def ready(self, request: Request) -> Response:
        """Answer 200 if the store is writable and the server is not stopping."""
        try:
            await self._check()
        except PeerlessError as error:
            status, body = failure(error, accepted_language(request.headers.get("accept-language", "")))
            return _answer(status, body)
        return _answer(200, {"ready": True, **self._state()})

    async def _check(self) -> None:
        if self._closing():
            raise HttpError(503, Message("error-server-closing"))
        try:
            async with asyncio.timeout(self._patience):
                await asyncio.shield(self._write())
        except TimeoutError as error:
            raise HttpError(503, Message("error-store-slow", seconds=self._patience)) from error

    def _write(self) -> asyncio.Task[None]:
        """A current or recent write to the store. While one hangs, wait for it and start no other."""
        written, now = self._written, time.monotonic()
        if written is None or (written.done() and now >= self._next):
            self._next = now + self._every
            written = self._written = asyncio.create_task(self._store.check())
            written.add_done_callback(_look)
        return written


def _look(written: asyncio.Task[None]) -> None:
    """Retrieve the error of a write: if all callers have left, asyncio would log it as never retrieved."""
    if not written.cancelled():
        written.exception()


def _answer(status: int, body: object) -> Response:
    return Response(msgspec.json.encode(body), status, {"Cache-Control": "no-store"}, media_type="application/json")

"""Whether the process is alive, and whether it can accept matches."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from peerless.core.errors import PeerlessError
from peerless.messages.message import Message
from peerless.server.http.errors import HttpError, accepted_language, failure
from peerless.server.store.base import Store

PATIENCE: Final = 2.0  # seconds for the store to answer


class Health:
    """The endpoints `/healthz` and `/readyz`. `closing` is set when the server is about to stop."""

    def __init__(self, store: Store, patience: float = PATIENCE) -> None:
        self._store = store
        self._patience = patience
        self.closing = False

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
        return _answer(200, {"ready": True})

    async def _check(self) -> None:
        if self.closing:
            raise HttpError(503, Message("error-server-closing"))
        try:
            async with asyncio.timeout(self._patience):
                await self._store.check()
        except TimeoutError as error:
            raise HttpError(503, Message("error-store-slow", seconds=self._patience)) from error


def _answer(status: int, body: object) -> Response:
    return Response(msgspec.json.encode(body), status, {"Cache-Control": "no-store"}, media_type="application/json")

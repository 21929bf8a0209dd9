"""An HTTP server that asks whether there is room before it takes a connection.

An event loop would accept everyone who waits, and ask afterward: then descriptors run out, and whoever needs one
finds none, those inside included.
"""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from itertools import count
from typing import Final

import uvicorn

from peerless.server.connections.connections import Connections
from peerless.server.connections.http_connection import HttpConnection, response

_AT_ONCE: Final = 16
"""Connections accepted before others have their turn."""
_PAUSE_SECONDS: Final = 0.1
"""After the system could not give us a connection: to ask at once would only keep everyone waiting."""


class LimitedServer(uvicorn.Server):
    """Serves as many connections as there may be, and sends all others away at once."""

    def __init__(self, config: uvicorn.Config, connections: Connections) -> None:
        super().__init__(config)
        self.connections = connections
        self._accepting: list[asyncio.Task[None]] = []
        self._opening: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        self._accepting = [asyncio.create_task(self._accept(listener)) for listener in sockets or []]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for task in self._accepting:
            task.cancel()
        await asyncio.gather(*self._accepting, *self._opening, return_exceptions=True)
        await super().shutdown(sockets)

    async def _accept(self, listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        listener.setblocking(False)
        for number in count(1):
            try:
                accepted, address = await loop.sock_accept(listener)
            except ConnectionError:
                continue  # it has gone already
            except OSError:
                await asyncio.sleep(_PAUSE_SECONDS)
                continue
            self._admit(accepted, str(address[0]))
            if number % _AT_ONCE == 0:
                await asyncio.sleep(0)

    def _admit(self, accepted: socket.socket, peer: str) -> None:
        if not self.connections.enter(peer):
            with suppress(OSError):
                accepted.send(response(HTTPStatus.SERVICE_UNAVAILABLE))
            accepted.close()
            return
        opening = asyncio.create_task(self._open(accepted, peer))
        self._opening.add(opening)
        opening.add_done_callback(self._opening.discard)

    async def _open(self, accepted: socket.socket, peer: str) -> None:
        made = partial(HttpConnection, self.config, self.server_state, self.connections, peer)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(made, accepted)
        except OSError:
            accepted.close()
            self.connections.leave(peer)

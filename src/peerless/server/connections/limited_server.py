"""An HTTP server that checks whether there is room before it accepts a connection.

An event loop would accept all waiting connections first. Then descriptors run out, for connected players as well.
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
"""Connections accepted before other tasks get their turn."""
_PAUSE_SECONDS: Final = 0.1
"""Seconds to wait after the system could not give us a connection; an immediate retry would block everyone."""


class LimitedServer(uvicorn.Server):
    """Serves up to the maximum number of connections, and refuses all others at once."""

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

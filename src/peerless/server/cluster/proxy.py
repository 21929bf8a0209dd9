"""A proxy that spreads connections at random, for trying a cluster out. It adds nothing and reads nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Final, cast

_CONNECT_SECONDS: Final = 2.0


class Proxy:
    """Forwards each connection to one of some ports on this machine, one that accepts it."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = list(ports)
        self.port = 0
        self._server: asyncio.Server | None = None
        self._dice = random.Random()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self, host: str = "127.0.0.1", port: int = 0) -> None:
        self._server = await asyncio.get_running_loop().create_server(lambda: _Side(self), host, port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def forward(self, near: _Side) -> None:
        task = asyncio.ensure_future(self._connect(near))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self, near: _Side) -> None:
        loop = asyncio.get_running_loop()
        for port in self._dice.sample(self.ports, len(self.ports)):
            try:
                async with asyncio.timeout(_CONNECT_SECONDS):
                    _, far = await loop.create_connection(lambda: _Side(None), "127.0.0.1", port)
            except OSError:
                continue
            near.join(far)
            return
        near.end()


class _Side(asyncio.Protocol):
    """One of two connections that belong together."""

    def __init__(self, proxy: Proxy | None) -> None:
        self._proxy = proxy
        self._transport: asyncio.Transport | None = None
        self._other: _Side | None = None
        self._early = b""
        """What came before there was another side."""
        self._is_over = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        if self._proxy is not None:
            self._proxy.forward(self)

    def join(self, other: _Side) -> None:
        self._other, other._other = other, self
        if self._is_over:
            other.end()
        elif other._is_over:
            self.end()
        elif self._early:
            other.write(self._early)
            self._early = b""

    def write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def data_received(self, data: bytes) -> None:
        if self._other is not None:
            self._other.write(data)
        else:
            self._early += data

    def pause_writing(self) -> None:
        if self._other is not None and self._other._transport is not None:
            self._other._transport.pause_reading()

    def resume_writing(self) -> None:
        if self._other is not None and self._other._transport is not None:
            self._other._transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_over = True
        if self._other is not None:
            self._other.end()

    def end(self) -> None:
        if self._transport is not None:
            self._transport.close()

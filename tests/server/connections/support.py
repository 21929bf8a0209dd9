"""A small application behind the connections of a real server, and clients that write bytes to it."""

from __future__ import annotations

import asyncio
import functools
import inspect
import socket
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Any

import pytest
import uvloop
from starlette.types import Receive, Scope, Send

from peerless.server.connections.connections import Connections
from peerless.server.connections.limited_server import LimitedServer
from peerless.server.ops.metrics import Metrics
from peerless.server.ops.run import http_settings, listen
from peerless.service.http.limits import Limits
from peerless.service.ops.config import Config
from tests.server.support import WAIT_SECONDS

GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST / HTTP/1.1\r\nHost: localhost\r\n"
UPGRADE = GET + (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
LARGE = b"x" * 8_000_000
"""More than the system holds for a client."""


class App:
    """Reads whole bodies and answers with their size, or with much more; on a socket, hears messages."""

    def __init__(self) -> None:
        self.asked = 0
        self.left = 0
        self.heard: list[Any] = []
        self.hears = asyncio.Event()
        """While it is set, messages of sockets are received."""
        self.hears.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (self._http if scope["type"] == "http" else self._socket)(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.asked += 1
        size, more = 0, scope["method"] != "GET"
        while more:
            part = await receive()
            if part["type"] == "http.disconnect":
                self.left += 1
                return
            size, more = size + len(part["body"]), part["more_body"]
        body = LARGE if scope["path"] == "/large" else str(size).encode()
        named = [(b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": named})
        await send({"type": "http.response.body", "body": body})

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            await self.hears.wait()
            message = await receive()
            self.heard.append(message)
            if message["type"] == "websocket.disconnect":
                return


class Site:
    """A server with the app behind it."""

    def __init__(
        self, app: App, connections: Connections, metrics: Metrics, port: int, protocols: Collection[Any]
    ) -> None:
        self.app, self.connections, self.port = app, connections, port
        self.protocols = protocols
        """Of the connections that are open."""
        self._metrics = metrics

    def cuts(self) -> dict[str, float]:
        """How many connections were cut off, by reason."""
        [family] = self._metrics.cuts.collect()
        return {sample.labels["reason"]: sample.value for sample in family.samples if sample.name.endswith("_total")}

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(WAIT_SECONDS):
            while not holds():
                await asyncio.sleep(0.005)

    async def is_served(self) -> bool:
        """Whether a new client gets a response now."""
        async with client(self) as other:
            await other.write(GET + b"\r\n")
            return (await other.status()) == 200


class Client:
    """A connection that writes what it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def write(self, data: bytes) -> None:
        self.writer.write(data)
        with suppress(ConnectionError):
            await self.writer.drain()

    async def pour(self, data: bytes, most: int = 10_000) -> int:
        """Writes the same again and again until the connection is cut; returns how often it could."""
        for number in range(most):
            try:
                self.writer.write(data)
                await self.writer.drain()
            except ConnectionError:
                return number
            if self.reader.at_eof():
                return number
        return most

    async def status(self) -> int:
        """Of the next response, which is read whole."""
        async with asyncio.timeout(WAIT_SECONDS):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
            size = next(line for line in head.splitlines() if line.startswith("content-length: "))
            await self.reader.readexactly(int(size.split()[1]))
        return int(head.split()[1])

    async def rest(self) -> bytes:
        """Everything until the connection ends; what was on its way when it was reset is lost."""
        data = b""
        with suppress(ConnectionError):
            async with asyncio.timeout(WAIT_SECONDS):
                while part := await self.reader.read(100_000):
                    data += part
        return data

    async def upgrade(self) -> None:
        """From here on it is a socket."""
        await self.write(UPGRADE + b"\r\n")
        async with asyncio.timeout(WAIT_SECONDS):
            assert b" 101 " in await self.reader.readuntil(b"\r\n\r\n")


@asynccontextmanager
async def open_client(port: int, deaf: bool = False) -> AsyncIterator[Client]:
    """`deaf`: it takes hardly anything that is not read."""
    raw = socket.socket()
    raw.setblocking(False)
    if deaf:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", port))
    reader, writer = await asyncio.open_connection(sock=raw, limit=1024 if deaf else 2**16)
    try:
        yield Client(reader, writer)
    finally:
        writer.transport.abort()


def client(site: Site, deaf: bool = False) -> AbstractAsyncContextManager[Client]:
    return open_client(site.port, deaf)


@asynccontextmanager
async def site(most: int | None = None, **settings: Any) -> AsyncIterator[Site]:
    """A server on loopback for the length of a `with`."""
    config = Config(**{"requests_per_second": 1e6, **settings})
    metrics, limits, app = Metrics(), Limits(config), App()
    connections = Connections(config, limits, metrics, most)
    listener = listen("127.0.0.1", 0)
    server = LimitedServer(http_settings(app), connections)
    server.config.timeout_graceful_shutdown = 1
    serving = asyncio.create_task(server.serve([listener]))
    try:
        while not server.started:
            await asyncio.sleep(0.001)
        yield Site(app, connections, metrics, listener.getsockname()[1], server.server_state.connections)
    finally:
        server.should_exit = True
        await serving


def on_both_loops(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine, run in both kinds of event loop that servers have."""

    def run(loop: str, **given: Any) -> None:
        made = uvloop.new_event_loop if loop == "uvloop" else asyncio.new_event_loop
        with asyncio.Runner(loop_factory=made) as runner:
            runner.run(test(**given))

    functools.update_wrapper(run, test)
    own = inspect.signature(test)
    named = [inspect.Parameter("loop", inspect.Parameter.POSITIONAL_OR_KEYWORD), *own.parameters.values()]
    run.__signature__ = own.replace(parameters=named)  # type: ignore[attr-defined]
    both: Callable[..., None] = pytest.mark.parametrize("loop", ["asyncio", "uvloop"])(run)
    return both

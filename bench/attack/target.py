"""The attacked server as its clients reach it: requests, table sockets and bare connections.

On loopback each client has its own address (Linux answers to all of 127.0.0.0/8), so limits per address treat the
attacker and the bystanders as the strangers they are. Over a network everyone here shares one address.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple, cast
from urllib.parse import urlsplit

import msgspec

from bench.server.wire import Wire

LOOPBACK: Final = ("127.0.0.1", "localhost")
PATIENCE: Final = 10.0
"""Seconds for a connection, or for the response to a request."""
encode: Final = msgspec.json.Encoder().encode


class Failed(Exception):
    """The server has refused something that every client may do, or has not responded."""


class Reply(NamedTuple):
    """The response to a request; status 0: the server closed the connection without one."""

    status: int
    data: bytes

    def json(self) -> Any:
        """The body, if the request was accepted."""
        if self.status != 200:
            raise Failed(f"status {self.status} {self.data[:200].decode('latin-1')}")
        return msgspec.json.decode(self.data)


@dataclass(frozen=True)
class Target:
    """A server, from one client's address."""

    host: str
    port: int
    secure: bool = False
    source: str | None = None
    """The client's own address; None lets the system choose."""
    _opened: set[asyncio.Transport] = field(default_factory=set, compare=False, repr=False)
    """Connections from all addresses, to close at the end."""

    @classmethod
    def of(cls, url: str) -> Target:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"{url} is not an http:// or https:// address")
        secure = parts.scheme == "https"
        return cls(parts.hostname, parts.port or (443 if secure else 80), secure)

    @property
    def is_local(self) -> bool:
        return self.host in LOOPBACK

    def seen_from(self, group: int, number: int) -> Target:
        """The same server, seen from another address if there are several."""
        if not self.is_local:
            return self
        return replace(self, host="127.0.0.1", source=f"127.{group}.{number // 250}.{number % 250 + 1}")

    def _options(self) -> dict[str, Any]:
        context = ssl.create_default_context() if self.secure else None
        return {"ssl": context, "local_addr": (self.source, 0) if self.source else None}

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection."""
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(self.host, self.port, **self._options())
        self._opened.add(cast(asyncio.Transport, writer.transport))
        return reader, writer

    def close(self) -> None:
        """Cut all connections that are still open."""
        for transport in self._opened:
            transport.abort()
        self._opened.clear()

    def head(self, method: str, path: str, token: str = "", more: str = "") -> str:
        """The beginning of a request, without the empty line that ends its headers."""
        known = f"Authorization: Bearer {token}\r\n" if token else ""
        return f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nConnection: close\r\n{known}{more}"

    async def request(self, method: str, path: str, body: Any = None, token: str = "", more: str = "") -> Reply:
        """Send one request on a new connection."""
        data = b"" if body is None else encode(body)
        head = self.head(method, path, token, more)
        if body is not None:
            head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        reader, writer = await self.connect()
        try:
            async with asyncio.timeout(PATIENCE):
                writer.write(f"{head}\r\n".encode() + data)
                return reply_of(await reader.read())
        finally:
            writer.close()
            self._opened.discard(cast(asyncio.Transport, writer.transport))

    async def guest(self, name: str = "Ann") -> str:
        """The token of a new guest."""
        return str((await self.request("POST", "/api/guests", {"name": name})).json()["token"])

    async def wire(self, path: str, hear: Callable[[bytes], None] = lambda message: None, more: str = "") -> Wire:
        """An open WebSocket."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(PATIENCE):
            make = lambda: Wire(self.port, path, hear, host=self.host, more=more)  # noqa: E731
            _, wire = await loop.create_connection(make, self.host, self.port, **self._options())
            await wire.opened
        self._opened.add(wire.transport)
        return wire

    async def raw_wire(self, path: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A WebSocket whose frames are written by hand; it never reads what the server sends."""
        reader, writer = await self.connect()
        head = f"GET {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        writer.write(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())
        async with asyncio.timeout(PATIENCE):
            if b" 101 " not in await reader.readuntil(b"\r\n\r\n"):
                raise Failed("no socket")
        return reader, writer

    async def table_wire(
        self, table: str, token: str, hear: Callable[[bytes], None] = lambda message: None, **hello: Any
    ) -> Wire:
        """A socket at a table that has said hello."""
        wire = await self.wire(f"/api/tables/{table}/socket", hear)
        wire.send(encode({"type": "hello", "protocol": 1, "token": token, **hello}))
        return wire


def reply_of(data: bytes) -> Reply:
    """A response as it was sent on a connection that was then closed."""
    head, _, body = data.partition(b"\r\n\r\n")
    words = head.split(None, 2)
    return Reply(int(words[1]) if len(words) > 1 and words[1].isdigit() else 0, body)

"""Minimal HTTP and WebSocket clients: the generator must not slow down what it measures."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, cast

import msgspec

TEXT: Final = 0x81  # first byte of an unfragmented text frame
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
KEPT_SECONDS: Final = 2.0  # the server may close a connection that is idle for longer
_Kept = tuple[asyncio.StreamReader, asyncio.StreamWriter, float]


class Web:
    """Requests to one server over a few keep-alive connections."""

    def __init__(self, port: int, connections: int = 8) -> None:
        self._port = port
        self._free: asyncio.Queue[_Kept | None] = asyncio.Queue()
        for _ in range(connections):
            self._free.put_nowait(None)

    async def post(self, path: str, body: object, token: str = "") -> Any:
        """Send a request; return the decoded response, which must have status 200."""
        data = msgspec.json.encode(body)
        known = f"Authorization: Bearer {token}\r\n" if token else ""
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\n{known}Content-Type: application/json\r\n"
        return msgspec.json.decode(await self._call(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data))

    async def get(self, path: str) -> str:
        return (await self._call(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())).decode()

    async def _call(self, request: bytes) -> bytes:
        kept = await self._free.get()
        try:
            if kept is not None and perf_counter() - kept[2] > KEPT_SECONDS:
                kept[1].close()
                kept = None
            reader, writer = kept[:2] if kept else await asyncio.open_connection("127.0.0.1", self._port)
            writer.write(request)
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            body = await reader.readexactly(int(head.partition("content-length:")[2].partition("\r\n")[0]))
        except BaseException:
            self._free.put_nowait(None)
            raise
        self._free.put_nowait((reader, writer, perf_counter()))
        if head.split()[1] != "200":
            raise RuntimeError(f"{request.partition(b' HTTP')[0].decode()}: {body.decode()}")
        return body

    def close(self) -> None:
        while not self._free.empty():
            kept = self._free.get_nowait()
            if kept is not None:
                kept[1].close()


class Wire(asyncio.Protocol):
    """One WebSocket. It handles frames other than text itself."""

    def __init__(
        self, port: int, path: str, told: Callable[[bytes], None], *, host: str = "127.0.0.1", more: str = ""
    ) -> None:
        """`more` is further headers of the handshake, each with its line end."""
        head = f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self._head = head + more
        self._told = told
        self._rest = b""
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when texts can be sent; anything sent with the request would be lost."""
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the connection is gone."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(f"{self._head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        at = 0 if self._is_open else self._opened(data)
        while self._is_open and at < len(data):
            first, end = frame_end(data, at)
            if end == 0 or end > len(data):
                break
            if data[at] == TEXT:
                self._told(data[first:end])
            elif data[at] == PING:
                self._send(PONG, data[first:end])
            at = end
        self._rest = data[at:]

    def _opened(self, data: bytes) -> int:
        head, met, _ = data.partition(b"\r\n\r\n")
        if not met:
            return 0
        if not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(data.decode("latin-1")))
            self._transport.close()
            return 0
        self._is_open = True
        self.opened.set_result(None)
        return len(head) + len(met)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost.set_result(None)
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed before it was open"))

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    @property
    def transport(self) -> asyncio.Transport:
        return self._transport

    def _send(self, kind: int, data: bytes) -> None:
        """Mask with zeros, which changes nothing: masks protect caches in between, and there are none here."""
        size = len(data)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + data)

    def close(self) -> None:
        if not self._transport.is_closing():
            self._send(CLOSE, b"\x03\xe8")
            self._transport.close()


def frame_end(data: bytes, at: int) -> tuple[int, int]:
    """The start and end of a server frame's payload; 0 if more data is needed."""
    have = len(data) - at
    if have < 2:
        return 0, 0
    size = data[at + 1]
    if size < 126:
        return at + 2, at + 2 + size
    wide = 2 if size == 126 else 8
    if have < 2 + wide:
        return 0, 0
    first = at + 2 + wide
    return first, first + int.from_bytes(data[at + 2 : first], "big")

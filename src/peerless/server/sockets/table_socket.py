"""The socket of a table: what waits to be sent, and how much of it."""

from __future__ import annotations

import asyncio
from logging import ERROR
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from peerless.server.connections.socket_connection import push_of, receive_of
from peerless.service.clients.table_client import AWAY, NORMAL, TableClient
from peerless.service.http.limits import Budget, Share
from peerless.service.ops.logs import note
from peerless.service.tables.table_registry import TableRegistry

MOST_WAITING: Final = 2_000_000  # bytes queued for a client before it is disconnected
BEHIND: Final = 128_000  # bytes that any client may have waiting; more count toward the shared limits


class Socket(TableClient):
    """One client at one table."""

    def __init__(self, websocket: WebSocket, registry: TableRegistry, budget: Budget, unread: Share) -> None:
        super().__init__(registry, budget)
        self.websocket = websocket
        self._unread = unread
        self._push = push_of(websocket.scope)
        self._receive = receive_of(websocket.scope) or websocket.receive
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._bytes = 0
        """Bytes waiting to be sent."""
        self._held: list[bytes] = []
        """Sent while a message is obeyed: they go out together with its reply, in one write."""
        self._stuck = asyncio.Event()

    # ---- to the client ----

    def send(self, message: bytes) -> None:
        """Send a message now or queue it, without waiting; a client that does not read is disconnected."""
        if self._is_obeying:
            if not self._held:
                asyncio.get_running_loop().call_soon(self._release)  # if there is no reply before
            self._held.append(message)
        else:
            self._send([message])

    def _release(self) -> None:
        held, self._held = self._held, []
        if held:
            self._send(held)

    def _send(self, texts: list[bytes]) -> None:
        if self._push is not None and not self._bytes and self._code == NORMAL and self._push(texts):
            return
        for message in texts:
            self._queue(message)

    def _queue(self, message: bytes) -> None:
        if self._bytes > MOST_WAITING or (self._bytes > BEHIND and not self._unread.take(len(message))):
            self._stuck.set()
        else:
            self._bytes += len(message)
            self._waiting.put_nowait(message)

    def close(self, code: int = AWAY, reason: str = "") -> None:
        if self._code == NORMAL:
            self._release()
            self._code = code
            self._waiting.put_nowait(None)

    async def _write(self) -> None:
        while True:
            message = await self._waiting.get()
            if message is None:
                await self.websocket.close(self._code)
                return
            await self.websocket.send_text(message.decode())
            self._bytes -= len(message)
            if not self._bytes:
                self._unread.give_all()

    # ---- from the client ----

    async def run(self, name: str) -> None:
        """Serve the client until it leaves or is disconnected."""
        await self.websocket.accept()
        self.registry.add_socket(self)
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self.serve(name))
        stuck = asyncio.create_task(self._stuck.wait())  # the client reads nothing, so send no goodbye
        try:
            await asyncio.wait([writer, reader, stuck], return_when=asyncio.FIRST_COMPLETED)
            if reader.done() and not reader.cancelled() and reader.exception() is None:
                self.close(self._code)
                self._waiting.put_nowait(None)
                await asyncio.wait([writer], timeout=5)
        finally:
            self.registry.remove_socket(self)
            self._unread.give_all()
            self._is_gone = True
            for task in (writer, stuck):
                task.cancel()
            if self._is_obeying:  # a client that left during a request has made it all the same
                self._leave()
            else:
                reader.cancel()
            for result in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(result, Exception) and not _is_usual(result):
                    note("socket failed", level=ERROR, cause=result)

    async def receive(self) -> str | None:
        received = await self._receive()
        if received["type"] == "websocket.disconnect":
            return None
        return received.get("text") or ""  # bytes are none


def _is_usual(error: Exception) -> bool:
    return isinstance(error, WebSocketDisconnect | RuntimeError | ConnectionError)

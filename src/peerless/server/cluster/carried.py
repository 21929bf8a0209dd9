"""Clients and programs whose connection is at another process, as the owner of their table sees them.

They are listeners like all others: what they may do and see is decided here, when it is done or sent.
"""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocketDisconnect

from peerless.server.cluster.link import Stream
from peerless.server.cluster.packets import MOVED, End
from peerless.server.sockets.program_session import Leave
from peerless.server.sockets.program_socket import play_here
from peerless.service.clients.table_client import AWAY, NORMAL, Arrival, TableClient
from peerless.service.http.limits import Counted
from peerless.service.protocol.messages import Hello
from peerless.service.tables.neighbors import ProgramVisit, Visit
from peerless.service.tables.refusals import Elsewhere
from peerless.service.tables.table_registry import TableRegistry


class CarriedClient(TableClient):
    """A client at a table of this process. Its messages are counted where it is connected."""

    def __init__(self, registry: TableRegistry, stream: Stream) -> None:
        super().__init__(registry, Counted())
        self._stream = stream
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        stream.heard = lambda data: self._heard.put_nowait(data.decode())
        stream.ended = lambda _: self._heard.put_nowait(None)

    async def run(self, visit: Visit) -> None:
        """Serve it until it leaves or is disconnected."""
        self.token = visit.token
        try:
            await self.stay(visit.table, visit.hello)
        finally:
            self._stream.end(NORMAL)

    async def _arrive(self, name: str, hello: Hello) -> Arrival | None:
        try:
            return await self._come_in(name, hello)
        except Elsewhere:
            self._stream.end(MOVED)
            return None

    async def receive(self) -> str | None:
        return await self._heard.get()

    def send(self, message: bytes) -> None:
        if self._code == NORMAL:
            self._stream.send(message)

    def _release(self) -> None:
        pass  # all that is sent in one turn of the event loop goes out together anyway

    def close(self, code: int = AWAY, reason: str = "") -> None:
        if self._code == NORMAL:
            self._code = code
            self._stream.end(code, reason)
            self._heard.put_nowait(None)


class CarriedLine:
    """The line of a program."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        stream.heard = lambda data: self._heard.put_nowait(data.decode())
        stream.ended = self._note_end

    def _note_end(self, end: End) -> None:
        self._heard.put_nowait(None)

    async def run(self, visit: ProgramVisit, registry: TableRegistry) -> None:
        try:
            await play_here(self, visit, registry)
        except Elsewhere:
            self._stream.end(MOVED)
        finally:
            self._stream.end(NORMAL)

    async def hear(self) -> str | bytes:
        text = await self._heard.get()
        if text is None:
            raise WebSocketDisconnect(AWAY)
        return text

    async def say(self, text: str) -> None:
        self._stream.send(text.encode())

    async def end(self, leave: Leave) -> None:
        self._stream.end(leave.code, leave.reason)

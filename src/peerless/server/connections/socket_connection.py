"""A WebSocket connection with limits on its frames: uvicorn's own answers every ping at once.

Data is parsed frame by frame, and only while no message waits for the application. So one read of tiny frames neither
holds up everyone else nor becomes thousands of waiting messages. Whole texts, which nearly all frames are, are read
here; the parser gets all others.

Texts can be sent and messages received past the layers of ASGI: extensions of the scope have the ways (`push_of`,
`receive_of`).
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

import uvicorn
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from peerless.server.connections.connections import Connection, Reason
from peerless.server.http.proxies import FORWARDED
from peerless.service.http.limits import Budget

MOST_FRAGMENTS: Final = 64
"""Of one message."""
_PIECE: Final = 1024
"""Bytes of a frame that the parser gets at once."""
_STEP: Final = "SocketConnection"
_MASKED: Final = 0x80
_MASK: Final = 4  # bytes
_TOO_MANY: Final = "too many frames"
_EXTENSION: Final = "peerless"
_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""
_SHORT: Final = tuple(bytes((_TEXT, size)) for size in range(126))
_MEDIUM: Final = bytes((_TEXT, 126))
_LONG: Final = bytes((_TEXT, 127))

Push = Callable[[Sequence[bytes]], bool]
"""Send texts unless others wait to be sent before them; return whether they were sent."""


def push_of(scope: Mapping[str, Any]) -> Push | None:
    """How to send texts at once to the client of a socket, if its server can."""
    push: Push | None = scope.get("extensions", {}).get(_EXTENSION, {}).get("push")
    return push


Receive = Callable[[], Awaitable[Mapping[str, Any]]]
"""Receive the next message or the disconnection, as ASGI has it."""


def receive_of(scope: Mapping[str, Any]) -> Receive | None:
    """How to receive from the client of a socket without checks of the order, if its server can."""
    receive: Receive | None = scope.get("extensions", {}).get(_EXTENSION, {}).get("receive")
    return receive


class _Inbox(asyncio.Queue[ASGIReceiveEvent]):
    """A queue with one reader, which is quicker to serve than any number."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: deque[ASGIReceiveEvent] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        self._waiting.append(item)
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._waiting.popleft()

    def empty(self) -> bool:
        return not self._waiting

    def qsize(self) -> int:
        return len(self._waiting)


class SocketConnection(WebSocketsSansIOProtocol):
    """One connection, from when it is upgraded."""

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any], connection: Connection
    ) -> None:
        super().__init__(config, server_state, app_state)
        # The logger of the HTTP server would log the address of every client.
        self.logger = self.conn.logger = logging.getLogger("websockets")
        self._connection = connection
        self._connections = connection.connections
        self._frames: Budget = self._connections.limits.frames("")
        self.queue = _Inbox()
        self._is_writable = True
        self._most = config.ws_max_size
        self._data = b""
        """Read, but not parsed yet from `_at` on."""
        self._at = 0
        self._begun = sys.maxsize
        """Bytes that belong to a frame the parser has begun; before frames come the headers, however long they are."""
        self._is_cut = False

    def connection_lost(self, exc: Exception | None) -> None:
        self._connection.end()
        super().connection_lost(exc)
        # What refers back to this connection: otherwise only the garbage collector, which rarely looks, would free it.
        if self.handshake_initiated:
            self.scope["extensions"].pop(_EXTENSION, None)
        self.conn.parser.close()

    def pause_writing(self) -> None:
        self._is_writable = False
        super().pause_writing()

    def resume_writing(self) -> None:
        self._is_writable = True
        self._connection.note_caught_up()
        super().resume_writing()

    # ---- pieces ----

    def data_received(self, data: bytes) -> None:
        watchdog = self._connections.watchdog
        began = watchdog.begin(_STEP)
        try:
            self._data, self._at = (self._data[self._at :] + data if self._data else data), 0
            self._parse()
            if self._is_held_up() and not self.read_paused and not self.transport.is_closing():
                self.read_paused = True
                self.transport.pause_reading()
        finally:
            watchdog.end(began, _STEP)

    def _parse(self) -> None:
        while self._at < len(self._data) and self._may_parse() and not self.transport.is_closing():
            if not self._begun and self._reads_text():
                continue
            if not self._begun:
                self._begun = self._frame_size()
            if not self._begun:
                return  # until its size is known
            piece = self._data[self._at : self._at + min(_PIECE, self._begun)]
            self._at += len(piece)
            self._begun -= len(piece)
            super().data_received(piece)
        if self._at >= len(self._data):
            self._data, self._at = b"", 0

    def _may_parse(self) -> bool:
        """Whether no message waits for the application, or it waits for nothing but the client's goodbye."""
        return self.queue.empty() or self.close_sent

    def _is_held_up(self) -> bool:
        """Whether data waits for the application."""
        return bool(self._data) and not self._may_parse()

    def _reads_text(self) -> bool:
        """Read a frame that is a whole text of a usual size; False if the next frame is anything else."""
        data, at = self._data, self._at
        if len(data) - at < 2 or data[at] != _TEXT or not self._is_open() or self.frames:
            return False
        size = data[at + 1] - _MASKED
        first = at + 2
        if size == 126:
            size = int.from_bytes(data[first : first + 2], "big")
            first += 2
        elif not 0 <= size < 126:
            return False
        end = first + _MASK + size
        if end > len(data) or size > self._most:
            return False
        self._at = end
        self._hear(apply_mask(data[first + _MASK : end], data[first : first + _MASK]))
        return True

    def _frame_size(self) -> int:
        """Bytes of the next frame with its header; 0 if not all that says so is there yet."""
        data, at = self._data, self._at
        if len(data) - at < 2:
            return 0
        mask = _MASK if data[at + 1] & _MASKED else 0
        size = data[at + 1] & ~_MASKED
        if size < 126:
            return 2 + mask + size
        wide = 2 if size == 126 else 8
        if len(data) - at < 2 + wide:
            return 0
        return 2 + wide + mask + int.from_bytes(data[at + 2 : at + 2 + wide], "big")

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self._data:
            self._parse()
        if self.read_paused and not self._is_held_up() and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            self._parse()  # the client's goodbye may be there already

    # ---- frames ----

    def handle_connect(self, event: Request) -> None:
        peer = self.client[0] if self.client else ""
        forwarded = ", ".join(event.headers.get_all(FORWARDED))
        self._frames = self._connections.limits.frames(self._connections.proxies.client(peer, forwarded))
        super().handle_connect(event)
        self._begun = 0
        if not self.close_sent:
            self.scope["extensions"][_EXTENSION] = {"push": self.push, "receive": self.receive}

    def _is_open(self) -> bool:
        """Whether texts come and go: not before the connection is accepted, and not once one side says goodbye."""
        return self.handshake_complete and not self.close_sent and not self.transport.is_closing()

    def push(self, texts: Sequence[bytes]) -> bool:
        """Send texts with one write, unless the client is slow or leaving."""
        if not self._is_writable or not self._is_open():
            return False
        self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))
        return True

    def handle_ping(self) -> None:
        if not self._is_allowed():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:  # a client that reads nothing gets no pong, so that none pile up
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        if self._is_allowed():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if event.fin or self._is_allowed():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if event.fin or self._is_allowed():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if event.fin or (self._is_allowed() and len(self.frames) < MOST_FRAGMENTS):
            super().handle_cont(event)
        else:
            self._cut(CloseCode.POLICY_VIOLATION, _TOO_MANY, "frames")

    def send_receive_event_to_app(self) -> None:
        """Queue a whole message. Reading goes on: `data_received` pauses it if more comes before this is received."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        else:
            self._hear(data)

    def _hear(self, data: bytes) -> None:
        """Queue a whole text."""
        try:
            text = data.decode()
        except UnicodeDecodeError:  # the HTTP server would log it as an error of ours
            self._cut(CloseCode.INVALID_DATA, "not UTF-8", "unreadable")
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def _is_allowed(self) -> bool:
        """Whether one more frame is within the budget; if not, the connection ends."""
        if not self._is_cut and self._frames.take():
            self._cut(CloseCode.POLICY_VIOLATION, _TOO_MANY, "frames")
        return not self._is_cut

    def _cut(self, code: CloseCode, why: str, reason: Reason) -> None:
        if self._is_cut:
            return
        self._is_cut = True
        self._connections.count_cut(reason)
        self.conn.fail(code, why)
        self.close_sent = True
        if self.transport.get_write_buffer_size():
            self.transport.abort()  # it does not read: a goodbye would only keep it
        else:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()


def _head(size: int) -> bytes:
    """The first bytes of a frame with a whole text of this size."""
    if size < 126:
        return _SHORT[size]
    return _MEDIUM + size.to_bytes(2, "big") if size < 2**16 else _LONG + size.to_bytes(8, "big")

"""A WebSocket connection with limits on its frames: uvicorn's own answers every ping at once.

Data goes to the parser in pieces, and only while no message waits for the application. So one read of tiny frames
neither holds up everyone else nor becomes thousands of waiting messages.

Texts can be sent at once, past the layers of ASGI: an extension of the scope has the way (`push_of`).
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import uvicorn
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from peerless.server.connections.connections import Connection, Reason
from peerless.server.http.proxies import FORWARDED
from peerless.service.http.limits import Budget

MOST_FRAGMENTS: Final = 64
"""Of one message."""
_PIECE: Final = 1024
_TOO_MANY: Final = "too many frames"
_EXTENSION: Final = "peerless"
_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""

Push = Callable[[Sequence[bytes]], bool]
"""Send texts unless others wait to be sent before them; return whether they were sent."""


def push_of(scope: Mapping[str, Any]) -> Push | None:
    """How to send texts at once to the client of a socket, if its server can."""
    push: Push | None = scope.get("extensions", {}).get(_EXTENSION, {}).get("push")
    return push


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
        self._data = b""
        """Read, but not parsed yet from `_at` on."""
        self._at = 0
        self._is_cut = False

    def connection_lost(self, exc: Exception | None) -> None:
        self._connection.end()
        super().connection_lost(exc)
        # What refers back to this connection: otherwise only the garbage collector, which rarely looks, would free it.
        if self.handshake_initiated:
            self.scope["extensions"].pop(_EXTENSION, None)
        self.conn.parser.close()

    def resume_writing(self) -> None:
        self._connection.note_caught_up()
        super().resume_writing()

    # ---- pieces ----

    def data_received(self, data: bytes) -> None:
        with self._connections.watchdog.step("SocketConnection"):
            self._data, self._at = self._data[self._at :] + data, 0
            self._parse()
            if self._data and not self.read_paused and not self.transport.is_closing():
                self.read_paused = True
                self.transport.pause_reading()

    def _parse(self) -> None:
        while self._at < len(self._data) and self._may_parse() and not self.transport.is_closing():
            piece = self._data[self._at : self._at + _PIECE]
            self._at += _PIECE
            super().data_received(piece)
        if self._at >= len(self._data):
            self._data, self._at = b"", 0

    def _may_parse(self) -> bool:
        """Whether no message waits for the application, or it waits for nothing but the client's goodbye."""
        return self.queue.empty() or self.close_sent

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        self._parse()
        if self.read_paused and not self._data and not self.transport.is_closing():
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
        if not self.close_sent:
            self.scope["extensions"][_EXTENSION] = {"push": self.push}

    def push(self, texts: Sequence[bytes]) -> bool:
        """Send texts with one write, unless the client is slow or leaving."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
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
            return
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
        return bytes((_TEXT, size))
    if size < 2**16:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big")

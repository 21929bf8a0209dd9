"""An HTTP connection with limits on what arrives: uvicorn's own has none.

The parser keeps what is incomplete, so data goes to it in pieces, and limits are checked while it arrives.
"""

from __future__ import annotations

import asyncio
from functools import partial
from http import HTTPStatus
from typing import Any, Final

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.server import ServerState

from peerless.server.connections.connections import Connection, Connections, Reason
from peerless.server.connections.socket_connection import SocketConnection

MOST_URL: Final = 8 * 1024
"""Bytes."""
MOST_HEADERS: Final = 100
MOST_HEADER_BYTES: Final = 16 * 1024
"""Of all headers of a request together, trailers included."""
MOST_LINE: Final = 8 * 1024
"""Bytes of a header, or of data that the parser takes for neither header nor body."""
MOST_PIPELINED: Final = 8
"""Requests that wait for the response to an earlier one."""
MOST_SURPLUS: Final = 1_000_000
"""Bytes of a body that arrive after the response to it."""
_PIECE: Final = 8 * 1024


class _Excess(Exception):
    """A request has too much of something."""


class HttpConnection(HttpToolsProtocol):
    """One connection, until it becomes a socket."""

    def __init__(self, config: uvicorn.Config, server_state: ServerState, connections: Connections, peer: str) -> None:
        """`connections` have let in this one, from this address."""
        super().__init__(config, server_state, app_state={})
        self._connections = connections
        self._peer = peer
        self._deadline: asyncio.TimerHandle | None = None
        """For the rest of the request that is arriving."""
        self._is_head = True
        self._header_bytes = 0
        self._silent = 0
        """Bytes since the parser made something of them."""
        self._surplus = 0
        self._refusal: tuple[HTTPStatus, Reason] = HTTPStatus.BAD_REQUEST, "unreadable"
        self._ends = False
        """Whether the rest of the data is ignored."""

    # ---- life ----

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._connection = Connection(self._connections, transport, self._peer)
        socket: Any = partial(SocketConnection, connection=self._connection)
        self.ws_protocol_class = socket
        super().connection_made(transport)
        self._begin_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_deadline()
        self._connection.end()
        super().connection_lost(exc)

    def resume_writing(self) -> None:
        self._connection.note_caught_up()
        super().resume_writing()

    # ---- what arrives ----

    def data_received(self, data: bytes) -> None:
        with self._connections.watchdog.step("HttpConnection"):
            self._unset_keepalive_if_required()
            self._begin_deadline()
            for start in range(0, len(data), _PIECE):
                if not self._ends:
                    self._feed(data[start : start + _PIECE])

    def _feed(self, piece: bytes) -> None:
        self._silent += len(piece)
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            self._ends = True
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                del self.parser  # it refers to this connection, and nothing else would break the cycle
            else:  # it is answered as any other request, but what follows is not HTTP
                self.cycle.keep_alive = False
        except httptools.HttpParserError:
            self._refuse(*self._refusal)
        else:
            if self._silent > MOST_LINE:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "headers")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_head = True
        self._header_bytes = self._silent = self._surplus = 0
        self._begin_deadline()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._silent = 0
        if len(self.url) > MOST_URL:
            self._stop(HTTPStatus.REQUEST_URI_TOO_LONG, "url")

    def on_header(self, name: bytes, value: bytes) -> None:
        size = len(name) + len(value)
        self._silent = 0
        self._header_bytes += size
        if size > MOST_LINE or self._header_bytes > MOST_HEADER_BYTES or len(self.headers) >= MOST_HEADERS:
            self._stop(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._silent = 0
        self._is_head = False
        if len(self.pipeline) >= MOST_PIPELINED:
            self._stop(HTTPStatus.TOO_MANY_REQUESTS, "pipeline")
        super().on_headers_complete()
        self._end_deadline()
        self._begin_deadline()

    def on_body(self, body: bytes) -> None:
        self._silent = 0
        if self.cycle.response_complete:
            self._surplus += len(body)
            if self._surplus > MOST_SURPLUS:
                self._stop(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "body")
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._silent = 0
        self._is_head = True
        self._end_deadline()
        self._connection.note_asked()
        super().on_message_complete()

    # ---- what takes too long ----

    def _begin_deadline(self) -> None:
        if self._deadline is None and not self._ends:
            config = self._connections.config
            seconds = config.header_seconds if self._is_head else config.body_seconds
            self._deadline = self.loop.call_later(seconds, self._take_too_long)

    def _end_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _take_too_long(self) -> None:
        self._deadline = None
        if self.flow.read_paused:  # the rest waits for us
            self._begin_deadline()
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "slow")

    # ---- what is refused ----

    def _stop(self, status: HTTPStatus, reason: Reason) -> None:
        """Stop the parser, in one of its callbacks."""
        self._refusal = status, reason
        raise _Excess

    def _refuse(self, status: HTTPStatus, reason: Reason) -> None:
        """Answer, unless a response is under way, and close the connection."""
        self._ends = True
        self._end_deadline()
        self._connection.note_asked()  # it leaves by itself
        if self.transport.is_closing():
            return
        self._connections.count_cut(reason)
        cycle: Any = self.cycle  # None before the first request
        is_answering = cycle is not None and not cycle.response_complete
        if not (is_answering and (cycle.response_started or self.pipeline)):
            self.transport.write(response(status))
        if is_answering:
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.close()


def response(status: HTTPStatus) -> bytes:
    """A whole response, which ends the connection."""
    words = status.phrase.encode()
    named = b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(words)
    return STATUS_LINE[status] + named + words

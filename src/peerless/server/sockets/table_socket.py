"""The socket of a table: read messages one at a time, send updates."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from logging import ERROR
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from peerless.core.errors import AnswerError, PeerlessError
from peerless.messages.message import Message
from peerless.server.connections.socket_connection import push_of
from peerless.server.http.errors import key_of
from peerless.server.http.limits import Budget, Share
from peerless.server.ops.logs import note
from peerless.server.protocol import messages
from peerless.server.protocol.characters import refused_in_json
from peerless.server.protocol.messages import PROTOCOL, Accepted, ChatLine, ClientMessage, Hello, Pong, Refused
from peerless.server.store.base import Guest, Line, StoreError
from peerless.server.store.tokens import hashed
from peerless.server.tables import access
from peerless.server.tables.refusals import Closing, Elsewhere, NoTable, TableError
from peerless.server.tables.table import Backlogs, Table
from peerless.server.tables.table_registry import TableRegistry

HELLO_SECONDS: Final = 10.0
MOST_WAITING: Final = 2_000_000  # bytes queued for a client before it is disconnected
BEHIND: Final = 128_000  # bytes that any client may have waiting; more count toward the shared limits
MOST_MUTED: Final = 1000
MOST_LINES: Final = 50  # of chat, for a client that connects
_BAD: Final = 4000
_AWAY: Final = 1012  # the server restarts, the table is elsewhere, the store does not answer: connect again

_DECODE: Final = msgspec.json.Decoder(ClientMessage)
_ENCODE: Final = msgspec.json.Encoder().encode


class Socket:
    """One client at one table."""

    def __init__(self, websocket: WebSocket, registry: TableRegistry, budget: Budget, unread: Share) -> None:
        self.websocket = websocket
        self.registry = registry
        self.guest: Guest | None = None
        self.token = b""
        self.invite = ""
        self.seats: list[str] = []
        self.muted: set[str] = set()
        self.known: dict[str | None, int] = {}
        self.presents = False
        self.shown = -1
        self.language = "en"
        self._budget = budget
        self._unread = unread
        self._push = push_of(websocket.scope)
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._bytes = 0
        """Bytes waiting to be sent."""
        self._held: list[bytes] = []
        """Sent while a message is obeyed: they go out together with its reply, in one write."""
        self._stuck = asyncio.Event()
        self._code = 1000
        self._table: Table | None = None
        self._is_obeying = False
        self._is_gone = False

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
        if self._push is not None and not self._bytes and self._code == 1000 and self._push(texts):
            return
        for message in texts:
            self._queue(message)

    def _queue(self, message: bytes) -> None:
        if self._bytes > MOST_WAITING or (self._bytes > BEHIND and not self._unread.take(len(message))):
            self._stuck.set()
        else:
            self._bytes += len(message)
            self._waiting.put_nowait(message)

    def reseat(self, held: list[str]) -> None:
        self.seats[:] = held

    def close(self, code: int = _AWAY) -> None:
        if self._code == 1000:
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

    def _say(self, message: messages.FromServer) -> None:
        self.send(_ENCODE(message))

    def _refuse(self, request: int, error: PeerlessError) -> None:
        key = key_of(error)
        rule, reason = (error.rule, error.reason(self.language)) if isinstance(error, AnswerError) else ("", "")
        self.registry.metrics.refused(key)
        self._say(Refused(id=request, error=key, text=error.said(self.language), rule=rule, reason=reason))

    # ---- from the client ----

    async def run(self, name: str) -> None:
        """Serve the client until it leaves or is disconnected."""
        await self.websocket.accept()
        self.registry.add_socket(self)
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(name))
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

    async def _read(self, name: str) -> None:
        try:
            hello = await asyncio.wait_for(self._hello(), HELLO_SECONDS)
        except TimeoutError:
            self.close(_BAD)
            return
        if hello is None:
            return
        try:
            table, lines, ready = await self._come_in(name, hello)
        except PeerlessError as error:
            self._refuse(hello.id, error)
            self.close(_AWAY if isinstance(error, StoreError | Elsewhere | Closing) else _BAD)
            return
        self._table = table
        table.enter(self, hello.number, hello.events, ready)
        for line in lines:
            said = ChatLine(guest=line.guest, name=line.name, text=line.text, at=line.at, claimed=line.claimed)
            self._say(said)
        try:
            async for message in self._messages():
                if self._code != 1000:  # it was cut off
                    return
                self._is_obeying = True
                await self._obey(table, message)
                self._is_obeying = False
                self._release()
                if self._is_gone:
                    return
        finally:
            self._leave()

    def _leave(self) -> None:
        table, self._table = self._table, None
        if table is not None:
            table.leave(self)

    async def _hello(self) -> Hello | None:
        """The first message, or None if it is something else."""
        async for message in self._messages():
            if isinstance(message, Hello):
                if message.protocol == PROTOCOL:
                    return message
                self._refuse(message.id, TableError(Message("error-protocol", theirs=message.protocol, ours=PROTOCOL)))
            else:
                self._refuse(message.id, TableError(Message("error-hello-first")))
            self.close(_BAD)
            return None
        return None

    async def _messages(self) -> AsyncIterator[ClientMessage]:
        """Readable messages; others are refused, and so are too many."""
        while True:
            received = await self.websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text") or ""  # bytes are none
            wait = self._budget.take()
            if wait > 0:
                self._refuse(0, TableError(Message("error-too-fast")))
                await asyncio.sleep(wait)  # what it sends meanwhile waits in its own buffers
                continue
            try:
                message = _DECODE.decode(text)
                refused = refused_in_json(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                self._refuse(_request_of(text), TableError(Message("error-unreadable", why=error)))
                continue
            if refused is None:
                yield message
            else:
                self._refuse(message.id, TableError(Message("error-characters", code=refused)))

    async def _come_in(self, name: str, hello: Hello) -> tuple[Table, list[Line], Backlogs]:
        """Open the table if this guest may enter; return it with its chat and the events the client misses."""
        self.language, self.presents, self.invite = hello.language, hello.presents, hello.invite
        if hello.token:
            self.token = hashed(hello.token)
            self.guest = await self.registry.store.guest_of(self.token)
            if self.guest is None:
                raise TableError(Message("error-token-unknown"))
        lines = await self.registry.store.lines(name, MOST_LINES)
        while True:
            table = await self.registry.open(name)
            self._require_access(table)
            ready = await table.backlogs(self.guest, self.invite, hello.number, hello.events)
            if not table.is_gone:  # an idle table may leave memory while something is awaited
                break
        self._require_access(table)  # seats may have changed hands meanwhile
        return table, lines, ready

    def _require_access(self, table: Table) -> None:
        viewers = access.viewers_of(table.data, self.guest, self.invite)
        if not viewers:
            raise NoTable(Message("error-no-table"))
        self.seats = [viewer for viewer in viewers if viewer is not None]

    def _mute(self, guest: str, muted: bool) -> None:
        if not muted:
            self.muted.discard(guest)
        elif len(self.muted) < MOST_MUTED:
            self.muted.add(guest)
        else:
            raise TableError(Message("error-too-many-muted", most=MOST_MUTED))

    async def _obey(self, table: Table, message: ClientMessage) -> None:
        try:
            match message:
                case messages.Answer():
                    await table.answer(self.guest, message.seat, message.number, message.answer)
                case messages.Undo():
                    await table.undo(self.guest, message.seat, message.number)
                case messages.Resign():
                    await table.resign(self.guest, message.seat)
                case messages.Propose():
                    await table.propose(self.guest, message.seat, message.what)
                case messages.Reply():
                    await table.reply(self.guest, message.seat, message.proposal, message.agree)
                case messages.Chat():
                    await table.chat(self.guest, message.text)
                case messages.Mute():
                    self._mute(message.guest, message.muted)
                case messages.Shown():
                    table.note_shown(self, message.number)
                    return
                case messages.Inspect():
                    self._say(table.threats(message.id))
                    return
                case messages.Ping():
                    self._say(Pong(id=message.id))
                    return
                case Hello():
                    raise TableError(Message("error-hello-again"))
        except PeerlessError as error:
            self._refuse(message.id, error)
        else:
            self._say(Accepted(id=message.id))


class _Asked(msgspec.Struct):
    """As much of a message as is needed to refuse it."""

    id: messages.Request = 0


def _request_of(text: str) -> int:
    try:
        return msgspec.json.decode(text, type=_Asked).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0


def _is_usual(error: Exception) -> bool:
    return isinstance(error, WebSocketDisconnect | RuntimeError | ConnectionError)

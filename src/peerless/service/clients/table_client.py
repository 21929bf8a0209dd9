"""A client at a table: read its messages one at a time, obey them, send updates.

What carries the messages is a subclass: a socket of the server, or the page that a tab shows.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import Final

import msgspec
from msgspec.structs import replace

from peerless.core.errors import AnswerError, PeerlessError
from peerless.messages.message import Message
from peerless.service.http.errors import key_of
from peerless.service.http.limits import Takes
from peerless.service.protocol import messages
from peerless.service.protocol.characters import refused_in_json
from peerless.service.protocol.messages import PROTOCOL, Accepted, ChatLine, ClientMessage, Hello, Pong, Refused
from peerless.service.store.base import Guest, Line, StoreError
from peerless.service.store.tokens import hashed
from peerless.service.tables import access
from peerless.service.tables.neighbors import Visit
from peerless.service.tables.refusals import Closing, Elsewhere, NoTable, TableError
from peerless.service.tables.table import Backlogs, Table
from peerless.service.tables.table_registry import TableRegistry

HELLO_SECONDS: Final = 10.0
MOST_MUTED: Final = 1000
MOST_LINES: Final = 50  # of chat, for a client that connects
NORMAL: Final = 1000
"""Close codes, as of WebSockets."""
BAD: Final = 4000
AWAY: Final = 1012  # the server restarts, the table is elsewhere, the store does not answer: connect again

Arrival = tuple[Table, list[Line], Backlogs]
"""A table, its chat, and the events a client misses."""

_DECODE: Final = msgspec.json.Decoder(ClientMessage).decode
_ENCODE: Final = msgspec.json.Encoder().encode


class TableClient(ABC):
    """One client at one table."""

    def __init__(self, registry: TableRegistry, budget: Takes) -> None:
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
        self._code = NORMAL
        self._table: Table | None = None
        self._is_obeying = False
        self._is_gone = False

    @abstractmethod
    async def receive(self) -> str | None:
        """The next message; None if the client is gone."""

    @abstractmethod
    def send(self, message: bytes) -> None:
        """Send a message without waiting."""

    @abstractmethod
    def close(self, code: int = AWAY, reason: str = "") -> None:
        """Disconnect the client after everything that was sent before."""

    @abstractmethod
    def _release(self) -> None:
        """Send what was held back while a message was obeyed."""

    def reseat(self, held: list[str]) -> None:
        self.seats[:] = held

    # ---- to the client ----

    def _say(self, message: messages.FromServer) -> None:
        self.send(_ENCODE(message))

    def _refuse(self, request: int, error: PeerlessError) -> None:
        key = key_of(error)
        rule, reason = (error.rule, error.reason(self.language)) if isinstance(error, AnswerError) else ("", "")
        self.registry.metrics.refused(key)
        self._say(Refused(id=request, error=key, text=error.said(self.language), rule=rule, reason=reason))

    # ---- from the client ----

    async def serve(self, name: str) -> None:
        """Serve the client at a table until it leaves or is disconnected."""
        try:
            hello = await asyncio.wait_for(self._hello(), HELLO_SECONDS)
        except TimeoutError:
            self.close(BAD)
            return
        if hello is not None:
            await self.stay(name, hello)

    async def stay(self, name: str, hello: Hello) -> None:
        """Serve a client that has said who it is."""
        try:
            arrived = await self._arrive(name, hello)
        except PeerlessError as error:
            self._refuse(hello.id, error)
            self.close(AWAY if isinstance(error, StoreError | Elsewhere | Closing) else BAD)
            return
        if arrived is None:
            return
        table, lines, ready = arrived
        self._table = table
        table.enter(self, hello.number, hello.events, ready)
        for line in lines:
            said = ChatLine(guest=line.guest, name=line.name, text=line.text, at=line.at, claimed=line.claimed)
            self._say(said)
        try:
            while (message := await self._next()) is not None:
                if self._code != NORMAL:  # it was cut off
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
        """The first message, or None if it is not a greeting."""
        message = await self._next()
        if isinstance(message, Hello):
            if message.protocol == PROTOCOL:
                return message
            self._refuse(message.id, TableError(Message("error-protocol", theirs=message.protocol, ours=PROTOCOL)))
        elif message is not None:
            self._refuse(message.id, TableError(Message("error-hello-first")))
        if message is not None:
            self.close(BAD)
        return None

    async def text(self) -> str | None:
        """The next message within the budget, others are refused; None if the client is gone."""
        while True:
            text = await self.receive()
            wait = 0.0 if text is None else self._budget.take()
            if wait <= 0:
                return text
            self._refuse(0, TableError(Message("error-too-fast")))
            await asyncio.sleep(wait)  # what it sends meanwhile waits in its own buffers

    async def _next(self) -> ClientMessage | None:
        """The next readable message, None if the client is gone; others are refused."""
        while (text := await self.text()) is not None:
            message = self._read(text)
            if message is not None:
                return message
        return None

    def _read(self, text: str) -> ClientMessage | None:
        try:
            message: ClientMessage = _DECODE(text)
            refused = refused_in_json(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refuse(_request_of(text), TableError(Message("error-unreadable", why=error)))
            return None
        if refused is not None:
            self._refuse(message.id, TableError(Message("error-characters", code=refused)))
            return None
        return message

    async def _arrive(self, name: str, hello: Hello) -> Arrival | None:
        """Come in, or be served by the process that owns the table until the client leaves: then None."""
        while True:
            try:
                return await self._come_in(name, hello)
            except Elsewhere as elsewhere:
                visit = Visit(table=name, hello=replace(hello, token=""), token=self.token)
                if await self.registry.neighbors.visit(elsewhere.owner, visit, self):
                    return None

    async def _come_in(self, name: str, hello: Hello) -> Arrival:
        """Open the table if this guest may enter; return it with its chat and the events the client misses."""
        self.language, self.presents, self.invite = hello.language, hello.presents, hello.invite
        if hello.token:
            self.token = hashed(hello.token)
        if self.token:
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
                case messages.Emote():
                    table.emote(self.guest, message.emote)
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

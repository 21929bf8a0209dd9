"""The socket of a program that plays: the bot protocol at a table.

The token is in a header of the handshake.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Final, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from peerless.core.errors import PeerlessError
from peerless.messages.message import Message
from peerless.rules.view import View
from peerless.server.sockets.program_session import Leave, ProgramSession
from peerless.service.http.limits import Budget
from peerless.service.store.base import Guest
from peerless.service.store.tokens import hashed
from peerless.service.tables import access
from peerless.service.tables.neighbors import ProgramVisit
from peerless.service.tables.refusals import Elsewhere, NoTable
from peerless.service.tables.table import Table
from peerless.service.tables.table_registry import TableRegistry

_NOT_YOURS: Final = 4003
_AWAY: Final = 1012
_COME_BACK: Final = "the table has left this process: connect again"
_EVERYTHING: Final = 2**31  # a program is asked questions and sent no events
MOST_PROGRAMS: Final = 4
"""Programs connected to one seat. One more replaces the first, so a program that reconnects is never locked out."""


class Line(Protocol):
    """What carries the texts of a program."""

    async def hear(self) -> str | bytes:
        """The next text; raises `WebSocketDisconnect`."""
        ...

    async def say(self, text: str) -> None: ...

    async def end(self, leave: Leave) -> None:
        """Close it."""
        ...


class ProgramLine:
    """The socket of a program. Before anything is sent, its table may turn out to be elsewhere; then it visits."""

    def __init__(self, websocket: WebSocket, budget: Budget) -> None:
        self._websocket = websocket
        self._budget = budget
        self._waiting: asyncio.Queue[bytes | Leave] = asyncio.Queue()
        """To be sent during a visit."""

    async def hear(self) -> str | bytes:
        if wait := self._budget.take():
            await asyncio.sleep(wait)
        received = await self._websocket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received["code"])
        text: str | bytes = received.get("text") or received.get("bytes") or ""
        return text

    async def say(self, text: str) -> None:
        await self._websocket.send_text(text)

    async def end(self, leave: Leave) -> None:
        await self._websocket.close(*leave)

    # ---- a visitor ----

    async def visit(self, registry: TableRegistry, owner: str, visit: ProgramVisit) -> bool:
        """Play at another process; false if nothing was sent and the table has another owner."""
        visiting = asyncio.ensure_future(registry.neighbors.visit(owner, visit, self))
        writing = asyncio.ensure_future(self._write())
        try:
            await asyncio.wait([visiting, writing], return_when=asyncio.FIRST_COMPLETED)
            return not visiting.done() or visiting.result()
        except (WebSocketDisconnect, RuntimeError):
            return True
        finally:
            for task in (visiting, writing):
                task.cancel()
            await asyncio.gather(visiting, writing, return_exceptions=True)

    async def _write(self) -> None:
        while not isinstance(part := await self._waiting.get(), Leave):
            await self.say(part.decode())
        await self.end(part)

    async def text(self) -> str | None:
        try:
            heard = await self.hear()
        except WebSocketDisconnect:
            return None
        return heard if isinstance(heard, str) else heard.decode(errors="replace")

    def send(self, message: bytes) -> None:
        self._waiting.put_nowait(message)

    def close(self, code: int, reason: str = "") -> None:
        self._waiting.put_nowait(Leave(code, reason))


class ProgramSeat:
    """A program's seat, which is a listener like any other for the table."""

    def __init__(self, table: Table, guest: Guest, token: bytes, seat: str) -> None:
        self.table = table
        self.guest: Guest | None = guest
        self.token = token
        self.invite = ""
        self.seat = seat
        self.seats = [seat]
        self.muted: set[str] = set()
        self.known: dict[str | None, int] = {}
        self.presents = False
        self.shown = -1
        self.since = time.monotonic()
        self.closed = asyncio.Event()
        self.is_replaced = False

    # ---- a listener: it asks for what it wants to know ----

    def send(self, message: bytes) -> None:
        pass

    def reseat(self, held: list[str]) -> None:
        """Follow its one seat: disconnect when the guest no longer holds it, and ignore the others."""
        self.known.update(dict.fromkeys(held, _EVERYTHING))
        if self.seat not in held:
            self.seats.clear()
            self.close()

    def close(self) -> None:
        self.closed.set()

    @property
    def leave(self) -> Leave:
        """How to close its socket, unless the program closes it."""
        if self.is_replaced:
            return not_yours(Message("error-too-many-programs", most=MOST_PROGRAMS))
        return Leave(_AWAY, _COME_BACK) if self.seats else not_yours(Message("error-seat-not-yours", seat=self.seat))

    # ---- what a program needs ----

    @property
    def number(self) -> int:
        return self.table.match_log.number if self.table.match_log is not None else 0

    @property
    def over(self) -> bool:
        return self.table.match_log is not None and self.table.match_log.over

    def view(self, seat: str) -> View:
        if self.table.match_log is None:
            raise NoTable(Message("error-not-begun"))
        if seat not in access.viewers_of(self.table.data, self.guest):
            raise NoTable(Message("error-seat-not-yours", seat=seat))
        return self.table.match_log.view(seat)

    def is_asked(self, seat: str) -> bool:
        return self.table.match_log is not None and self.table.match_log.asked == seat

    async def wait_change(self) -> None:
        await self.table.wait_change()

    async def answer(self, seat: str, number: int, text: str) -> None:
        await asyncio.shield(self.table.answer(self.guest, seat, number, text))


async def run_program(websocket: WebSocket, registry: TableRegistry, budget: Budget) -> None:
    """Run until the match is over, the program leaves, or its guest loses the seat."""
    await websocket.accept()
    line = ProgramLine(websocket, budget)
    visit = _visit_of(websocket)
    try:
        while True:
            try:
                await play_here(line, visit, registry)
                return
            except Elsewhere as elsewhere:
                if await line.visit(registry, elsewhere.owner, visit):
                    return
    except PeerlessError as error:
        await line.end(not_yours(error))


async def play_here(line: Line, visit: ProgramVisit, registry: TableRegistry) -> None:
    """Run a program at a table of this process; raises `Elsewhere` before it sends anything."""
    try:
        found = await _seat_of(visit, registry)
    except Elsewhere:
        raise
    except PeerlessError as error:
        await line.end(not_yours(error))
        return
    _replace_first(found)
    registry.add_socket(found)
    found.table.enter(found, _EVERYTHING, _EVERYTHING)
    playing = asyncio.ensure_future(_play(found, line))
    closed = asyncio.ensure_future(found.closed.wait())
    try:
        await asyncio.wait([playing, closed], return_when=asyncio.FIRST_COMPLETED)
        is_cut = found.closed.is_set() and not (playing.done() and playing.exception() is None)
        await line.end(found.leave if is_cut else playing.result())
    except NoTable as error:
        await line.end(not_yours(error))
    except (WebSocketDisconnect, RuntimeError):
        pass  # it is gone; the seat waits for it as for a person
    finally:
        registry.remove_socket(found)
        found.table.leave(found)
        for task in (playing, closed):
            task.cancel()
        await asyncio.gather(playing, closed, return_exceptions=True)


async def _play(found: ProgramSeat, line: Line) -> Leave:
    texts = _Texts(line)
    try:
        while found.table.match_log is None:  # for the others to come
            await texts.until(found.wait_change())
        return await ProgramSession(found, found.seat, texts.next, line.say).run()
    finally:
        await texts.close()


class _Texts:
    """Read what a program sends. It always waits for the next text, to notice when the program leaves."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._coming = asyncio.ensure_future(line.hear())

    async def next(self) -> str | bytes:
        text = await self._coming
        self._coming = asyncio.ensure_future(self._line.hear())
        return text

    async def until(self, change: Coroutine[Any, Any, None]) -> None:
        """Wait until something happens; raises if the program has left."""
        changed = asyncio.ensure_future(change)
        waiting: list[asyncio.Future[Any]] = [changed] if self._coming.done() else [changed, self._coming]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            changed.cancel()
        if self._coming.done():
            self._coming.result()

    async def close(self) -> None:
        self._coming.cancel()
        await asyncio.gather(self._coming, return_exceptions=True)


def _replace_first(newcomer: ProgramSeat) -> None:
    """Close the first program of the newcomer's seat if there are as many as allowed."""
    audience = newcomer.table.audience
    programs = [other for other in audience.listeners if isinstance(other, ProgramSeat) and other.seat == newcomer.seat]
    if len(programs) >= MOST_PROGRAMS:
        first = min(programs, key=lambda program: program.since)
        first.is_replaced = True
        audience.cut(first)


def not_yours(why: object) -> Leave:
    return Leave(_NOT_YOURS, str(why)[:100])


def _visit_of(websocket: WebSocket) -> ProgramVisit:
    kind, _, token = websocket.headers.get("authorization", "").partition(" ")
    proof = hashed(token.strip()) if kind.lower() == "bearer" else b""
    return ProgramVisit(table=websocket.path_params["table"], seat=websocket.query_params.get("seat", ""), token=proof)


async def _seat_of(visit: ProgramVisit, registry: TableRegistry) -> ProgramSeat:
    guest = await registry.store.guest_of(visit.token) if visit.token else None
    while guest is not None:
        table = await registry.open(visit.table)
        guest = await registry.store.guest_of(visit.token)  # the device may have been signed out meanwhile
        if not table.is_gone:
            break
    if guest is None:
        raise NoTable(Message("error-token-missing"))
    seats = access.held_by(table.data, guest.id)
    wanted = visit.seat or next(iter(seats), "")
    if wanted not in seats:
        raise NoTable(Message("error-no-table"))
    return ProgramSeat(table, guest, visit.token, wanted)

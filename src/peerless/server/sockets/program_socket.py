"""The socket of a program that plays: the bot protocol at a table.

The token is in a header of the handshake.
"""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from peerless.core.errors import PeerlessError
from peerless.messages.message import Message
from peerless.rules.view import View
from peerless.server.http.limits import Budget
from peerless.server.sockets.program_session import ProgramSession
from peerless.server.store.base import Guest
from peerless.server.store.tokens import hashed
from peerless.server.tables import access
from peerless.server.tables.refusals import NoTable
from peerless.server.tables.table import Table
from peerless.server.tables.table_registry import TableRegistry

_NOT_YOURS = 4003
_EVERYTHING = 2**31  # a program is asked questions and sent no events


class ProgramSeat:
    """A seat that a program holds, at a table that thinks it is a listener like any other."""

    def __init__(self, table: Table, guest: Guest, token: bytes, seat: str) -> None:
        self.table = table
        self.guest: Guest | None = guest
        self.token = token
        self.seat = seat
        self.seats = [seat]
        self.muted: set[str] = set()
        self.known: dict[str | None, int] = {}
        self.presents = False
        self.shown = -1
        self.closed = asyncio.Event()

    # ---- a listener: it asks for what it wants to know ----

    def send(self, message: bytes) -> None:
        pass

    def reseat(self, held: list[str]) -> None:
        """It plays for one seat, and is cut off when it no longer holds it; of others it wants to know nothing."""
        self.known.update(dict.fromkeys(held, _EVERYTHING))

    def close(self) -> None:
        self.closed.set()

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
        await self.table.changed.wait()

    async def answer(self, seat: str, number: int, text: str) -> None:
        await asyncio.shield(self.table.answer(self.guest, seat, number, text))


async def run_program(websocket: WebSocket, registry: TableRegistry, budget: Budget) -> None:
    """Until the match is over, or the program goes."""
    await websocket.accept()
    try:
        found = await _seat_of(websocket, registry)
    except PeerlessError as error:
        await websocket.close(_NOT_YOURS, str(error)[:100])
        return

    async def hear() -> str:
        wait = budget.take()
        if wait:
            await asyncio.sleep(wait)
        return await websocket.receive_text()

    registry.add_socket(found)
    found.table.enter(found, _EVERYTHING, _EVERYTHING)
    try:
        while found.table.match_log is None and not found.closed.is_set():
            await found.wait_change()  # for the others to come
        if found.closed.is_set():
            await websocket.close(_NOT_YOURS)
            return
        session = asyncio.ensure_future(ProgramSession(found, found.seat, hear, websocket.send_text).run())
        closed = asyncio.ensure_future(found.closed.wait())
        await asyncio.wait([session, closed], return_when=asyncio.FIRST_COMPLETED)
        closed.cancel()
        if session.done():
            leave = session.result()
            await websocket.close(leave.code, leave.reason)
        else:
            session.cancel()
            await websocket.close(1012)
    except NoTable as error:
        await websocket.close(_NOT_YOURS, str(error)[:100])
    except (WebSocketDisconnect, RuntimeError, KeyError):
        pass  # it is gone; the seat waits for it as for a person
    finally:
        registry.remove_socket(found)
        found.table.leave(found)


async def _seat_of(websocket: WebSocket, registry: TableRegistry) -> ProgramSeat:
    kind, _, token = websocket.headers.get("authorization", "").partition(" ")
    proof = hashed(token.strip())
    guest = await registry.store.guest_of(proof) if kind.lower() == "bearer" else None
    if guest is None:
        raise NoTable(Message("error-token-missing"))
    table = await registry.open(websocket.path_params["table"])
    seats = access.held_by(table.data, guest.id)
    wanted = websocket.query_params.get("seat", seats[0] if seats else "")
    if wanted not in seats:
        raise NoTable(Message("error-no-table"))
    return ProgramSeat(table, guest, proof, wanted)

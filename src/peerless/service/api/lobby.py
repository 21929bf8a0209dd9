"""Create, list, join and leave tables over HTTP.

The match itself uses the socket.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field

from peerless.bots.registry import DEFAULT_LEVEL, Level
from peerless.messages.message import Message
from peerless.service.http.endpoint import Body, Call, Params, endpoint
from peerless.service.http.limits import address_key
from peerless.service.protocol.messages import TableInfo, Token
from peerless.service.protocol.setup import HomebrewFile, Id, SeatId, TableSetup
from peerless.service.store.base import Guest, TableRow
from peerless.service.store.tokens import hashed, new_invitation
from peerless.service.tables import access, seating
from peerless.service.tables.refusals import NoTable
from peerless.service.tables.table import Table

MOST_LISTED: Final = 100
MOST_NEW_TABLE: Final = 2_000_000
"""Bytes of a body with eight homebrew files: the event loop reads them as JSON texts and passes them on."""


class NewTable(Body, frozen=True):
    """A table to be created."""

    setup: TableSetup = field(default_factory=TableSetup)
    seats: Annotated[list[SeatId], Meta(max_length=4)] = field(default_factory=list)
    """The seats of its creator: none, one, or several (one screen for all: a hot seat)."""
    homebrew: Annotated[list[HomebrewFile], Meta(max_length=8)] = field(default_factory=list)


class TableCreated(Struct, frozen=True, kw_only=True):
    """A new table and its invitation."""

    table: TableInfo
    invite: str


class Invitation(Struct, frozen=True, kw_only=True):
    """The invitation to a table."""

    invite: str


class Tables(Struct, frozen=True, kw_only=True):
    """Tables that anyone may join or watch."""

    tables: list[TableInfo]


class TableParams(Params, frozen=True, kw_only=True):
    """Which table."""

    table: Id


class SeatParams(TableParams, frozen=True, kw_only=True):
    """Which seat of which table."""

    seat: SeatId


class Invited(Body, frozen=True):
    """The invitation to a private table."""

    invite: Token = ""


class Joining(Invited, frozen=True):
    """Take a seat, or the first free one."""

    seat: SeatId | None = None


class Joined(Struct, frozen=True, kw_only=True):
    """All seats of the guest."""

    seats: list[str]
    table: TableInfo


class SeatChange(Body, frozen=True):
    """A change of a seat before the match: pick a hero (null: random), seat a bot, or open it."""

    do: Literal["pick", "bot", "open"]
    hero: Id | None = None
    level: Level = DEFAULT_LEVEL


@endpoint(
    "POST", "/api/tables", "Create a table", body=NewTable, response=TableCreated, who="guest",
    errors=[403, 409, 422, 503], most=MOST_NEW_TABLE,
)  # fmt: skip
async def create_table(call: Call[Params, NewTable]) -> TableCreated:
    body = call.body
    address = address_key(call.address)
    table, invite = await call.registry.create(call.guest, body.setup, body.homebrew, body.seats, address)
    return TableCreated(table=table.info(), invite=invite)


@endpoint("GET", "/api/tables", "List the public tables, newest first", response=Tables)
async def list_tables(call: Call[Params, None]) -> Tables:
    rows, registry = await call.store.lobby(MOST_LISTED), call.registry
    here = {row.id: registry.tables[row.id].info() for row in rows if row.id in registry.tables}
    elsewhere: dict[str, list[str]] = {}
    for row in rows:
        if row.owner is not None and row.id not in here:
            elsewhere.setdefault(row.owner, []).append(row.id)
    known = {**await registry.neighbors.infos(elsewhere), **here} if elsewhere else here
    return Tables(tables=[known.get(row.id) or _stored(row) for row in rows])


def _stored(row: TableRow) -> TableInfo:
    """A table that no process has in memory, so nobody is online."""
    data = row.data
    return TableInfo(
        table=row.id, phase=data.phase, setup=data.setup, seats=seating.seat_infos(data, {}, {}), host=data.host,
        board=data.board, forked=data.forked, lesson=data.lesson,
    )  # fmt: skip


@endpoint(
    "POST", "/api/tables/{table}/enter", "Get a table, if you may join or watch it", params=TableParams, body=Invited,
    response=TableInfo, who="either", errors=[404, 409],
)  # fmt: skip
async def show_table(call: Call[TableParams, Invited]) -> TableInfo:
    return (await _entered(call, call.somebody, call.body.invite)).info()


async def _entered(call: Call[Any, Any], guest: Guest | None, invite: str) -> Table:
    table = await call.registry.open(call.params.table)
    if not access.viewers_of(table.data, guest, invite):
        raise NoTable(Message("error-no-table"))
    return table


@endpoint(
    "POST", "/api/tables/{table}/join", "Take a seat; during a match, that of a bot", params=TableParams,
    body=Joining, response=Joined, who="guest", errors=[403, 404, 409],
)  # fmt: skip
async def join_table(call: Call[TableParams, Joining]) -> Joined:
    table = await _entered(call, call.guest, call.body.invite)
    seats = await table.join(call.guest, call.body.seat)
    return Joined(seats=seats, table=table.info())


@endpoint(
    "POST", "/api/tables/{table}/seats/{seat}", "Pick a hero, seat a bot, or open the seat", params=SeatParams,
    body=SeatChange, response=TableInfo, who="guest", errors=[403, 404, 409],
)  # fmt: skip
async def change_seat(call: Call[SeatParams, SeatChange]) -> TableInfo:
    table = await _entered(call, call.guest, "")
    seat, body = call.params.seat, call.body
    match body.do:
        case "pick":
            await table.pick(call.guest, seat, body.hero)
        case "bot":
            await table.seat_bot(call.guest, seat, body.level)
        case "open":
            await table.open_seat(call.guest, seat)
    return table.info()


@endpoint(
    "DELETE", "/api/tables/{table}/seats/{seat}", "Leave a seat for good; in a match, a bot plays on or it is out",
    params=SeatParams, response=TableInfo, who="guest", errors=[403, 404, 409],
)  # fmt: skip
async def leave_seat(call: Call[SeatParams, None]) -> TableInfo:
    table = await _entered(call, call.guest, "")
    await table.get_up(call.guest, call.params.seat)
    return table.info()


@endpoint(
    "POST", "/api/tables/{table}/invite", "Replace the invitation (host only); the old one is void", params=TableParams,
    response=Invitation, who="guest", errors=[404, 409],
)  # fmt: skip
async def renew_invitation(call: Call[TableParams, None]) -> Invitation:
    table = await _entered(call, call.guest, "")
    invite = new_invitation()
    await table.invite(call.guest, hashed(invite).hex())
    return Invitation(invite=invite)

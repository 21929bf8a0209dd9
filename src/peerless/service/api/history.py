"""The tables of a guest, and the ratings of guests and heroes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import Meta, Struct

from peerless.bots.registry import Level
from peerless.catalog.settings import Edition, Mode
from peerless.records.outcome import Outcome
from peerless.rules.notation import seat_name
from peerless.service.http.endpoint import Call, Params, endpoint
from peerless.service.store.base import Guest, Phase, Rating, TableRow
from peerless.text.names import names_in

MOST_HISTORY: Final = 50
MOST_RATINGS: Final = 100


class HistoryParams(Params, frozen=True):
    """Tables last changed before this time (milliseconds since 1970)."""

    before: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class SeatLine(Struct, frozen=True, kw_only=True):
    """The player of a seat."""

    seat: str
    kind: str
    name: str
    claimed: bool = False
    """Whether the name is theirs alone; otherwise show them as a guest."""
    hero: str | None
    level: Level | None = None
    """Of a bot."""
    mine: bool = False


class TableLine(Struct, frozen=True, kw_only=True):
    """A table in a history."""

    table: str
    phase: Phase
    mode: Mode
    edition: Edition
    board: str | None
    rated: bool
    seats: list[SeatLine]
    result: Outcome | None
    created: int
    begun: int | None
    ended: int | None
    updated: int


class TableHistory(Struct, frozen=True, kw_only=True):
    """Tables of a guest, the most recent first."""

    tables: list[TableLine]
    before: int | None
    """For the next page; None on the last page."""


class RatingLine(Struct, frozen=True, kw_only=True):
    """The rating of a guest or a hero."""

    id: str
    name: str
    claimed: bool = False
    """Whether the name of a guest is theirs alone; otherwise show them as a guest."""
    mu: float
    sigma: float
    score: float
    """Mu minus three sigma, by which the list is ranked."""
    matches: int
    wins: int


class RatingList(Struct, frozen=True, kw_only=True):
    """The best, and the caller."""

    guests: list[RatingLine]
    heroes: list[RatingLine]
    own: RatingLine | None = None


def table_line(row: TableRow, guest: str | None) -> TableLine:
    """A table for a history; blind picks of others stay secret until the match begins."""
    data = row.data
    blind = data.phase == "gathering" and data.setup.picking == "blind"
    return TableLine(
        table=row.id,
        phase=data.phase,
        mode=data.setup.mode,
        edition=data.setup.edition,
        board=data.board or data.setup.board,
        rated=data.setup.rated,
        seats=[
            SeatLine(
                seat=seat_name(i),
                kind=seat.kind,
                name=seat.name,
                claimed=seat.claimed,
                hero=None if blind and seat.guest != guest else seat.hero,
                level=seat.level if seat.kind == "bot" else None,
                mine=guest is not None and seat.guest == guest,
            )
            for i, seat in enumerate(data.seats)
        ],
        result=data.result,
        created=row.created,
        begun=data.begun,
        ended=data.ended,
        updated=row.updated,
    )


@endpoint("GET", "/api/history", "List the guest's tables", params=HistoryParams, response=TableHistory, who="guest")
async def show_history(call: Call[HistoryParams, None]) -> TableHistory:
    rows = await call.store.tables_of(call.guest.id, MOST_HISTORY, call.params.before)
    more = rows[-1].updated if len(rows) == MOST_HISTORY else None
    return TableHistory(tables=[table_line(row, call.guest.id) for row in rows], before=more)


@endpoint("GET", "/api/ratings", "List the best guests and heroes, and your rating", response=RatingList, who="either")
async def show_ratings(call: Call[Params, None]) -> RatingList:
    own = await call.store.ratings([f"guest:{call.somebody.id}"]) if call.somebody is not None else {}
    best, heroes = await call.store.best("guest", MOST_RATINGS), await call.store.best("hero", MOST_RATINGS)
    guests = await call.store.guests([_rated(rating) for rating in (*best, *own.values())])
    return RatingList(
        guests=[_guest_line(guests, rating) for rating in best],
        heroes=[_hero_line(call, rating) for rating in heroes],
        own=next((_guest_line(guests, rating) for rating in own.values()), None),
    )


def _rated(rating: Rating) -> str:
    """The id of the guest or the hero."""
    return rating.key.partition(":")[2]


def _guest_line(guests: Mapping[str, Guest], rating: Rating) -> RatingLine:
    guest = guests.get(_rated(rating))
    return _line(rating, "", claimed=False) if guest is None else _line(rating, guest.name, claimed=guest.claimed)


def _hero_line(call: Call[Params, None], rating: Rating) -> RatingLine:
    known = call.services.content.heroes.get(_rated(rating))
    return _line(rating, _rated(rating) if known is None else names_in(call.language).hero(known), claimed=False)


def _line(rating: Rating, name: str, *, claimed: bool) -> RatingLine:
    return RatingLine(
        id=_rated(rating),
        name=name,
        claimed=claimed,
        mu=rating.mu,
        sigma=rating.sigma,
        score=rating.mu - 3 * rating.sigma,
        matches=rating.matches,
        wins=rating.wins,
    )

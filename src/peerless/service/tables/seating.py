"""Changes of seats before and during a match.

They are pure changes of a table's data; each refusal has a reason.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from peerless.bots.registry import DEFAULT_LEVEL, Level
from peerless.catalog.content import Content
from peerless.catalog.settings import Settings
from peerless.core.errors import PeerlessError
from peerless.messages.message import Message
from peerless.service.protocol.messages import SeatInfo
from peerless.service.protocol.setup import Clock, SeatSetup, TableSetup
from peerless.service.store.base import Guest, Seat, TableData
from peerless.service.tables.access import SEAT_NAMES, check_fair, held_by, shared_seats, with_seen
from peerless.service.tables.refusals import TableError

SHARED_OPTIONS: Final = sorted({*Settings.__struct_fields__} & {*TableSetup.__struct_fields__} - {"board"})
"""Options of a table that are options of its match."""


def seat_index(data: TableData, seat: str) -> int:
    """The index of a seat in the list."""
    if seat in SEAT_NAMES and (index := SEAT_NAMES.index(seat)) < len(data.seats):
        return index
    raise TableError(Message("error-no-seat", seat=seat, known=", ".join(seat_names(data))))


def seat_names(data: TableData) -> list[str]:
    return [*SEAT_NAMES[: len(data.seats)]]


def check_setup(setup: TableSetup, content: Content, *, homebrew: bool) -> None:
    """Refuse a table at which no match could begin; open heroes match any. Compiles nothing."""
    some = sorted(content.heroes)
    heroes = [seat.hero or some[0] for seat in setup.seats]
    if setup.board is None:
        fitting_boards(setup, heroes, content)
    else:
        content.check_settings(settings_of(setup, heroes, setup.board))
    if setup.rated:
        if homebrew:
            raise TableError(Message("error-rated-homebrew"))
        if any(seat.kind == "bot" for seat in setup.seats):
            raise TableError(Message("error-rated-bots"))


def settings_of(setup: TableSetup, heroes: list[str], board: str) -> Settings:
    """The settings of a match: options of the same name are those of the table."""
    shared = {name: getattr(setup, name) for name in SHARED_OPTIONS}
    return Settings(heroes=heroes, board=board, **shared)


def match_settings(data: TableData) -> Settings:
    """The settings of the match of a table whose heroes and board are drawn."""
    return settings_of(data.setup, [str(seat.hero) for seat in data.seats], str(data.board))


def seats_of(setup: TableSetup) -> list[Seat]:
    """The seats of a new table, with bots already seated."""
    return [_fresh(setup, seat) for seat in setup.seats]


def _fresh(setup: TableSetup, seat: SeatSetup) -> Seat:
    fixed = setup.picking in ("chosen", "random") or seat.kind == "bot"
    return Seat(
        kind="bot" if seat.kind == "bot" else "open",
        level=seat.level,
        hero=None if setup.picking == "random" else seat.hero,
        picked=fixed,
    )


def _with(data: TableData, seat: str, **fields: object) -> TableData:
    seats = list(data.seats)
    index = seat_index(data, seat)
    seats[index] = replace(seats[index], **fields)
    return replace(data, seats=seats)


def joined(data: TableData, guest: Guest, seat: str | None) -> TableData:
    """Take an open seat or the seat of a bot; without a seat named, the first open one."""
    if seat is None:
        if held_by(data, guest.id):
            return data
        free = [name for name, s in zip(seat_names(data), data.seats, strict=True) if s.kind == "open"]
        if not free:
            raise TableError(Message("error-table-full"))
        seat = free[0]
    there = data.seats[seat_index(data, seat)]
    if there.guest == guest.id:
        return data
    if there.kind == "person":
        raise TableError(Message("error-seat-taken", seat=seat))
    if data.phase == "over":
        raise TableError(Message("error-match-over"))
    if data.setup.rated and held_by(data, guest.id):
        raise TableError(Message("error-rated-hot-seat"))
    if data.setup.rated and data.phase != "gathering":
        raise TableError(Message("error-rated-take-over"))
    if data.forked and guest.id != data.host:
        raise TableError(Message("error-fork-closed"))
    new = with_seen(_with(data, seat, kind="person", guest=guest.id, name=guest.name, claimed=guest.claimed))
    check_fair(new, guest.id)
    return new


def left(data: TableData, guest: str, seat: str) -> TableData:
    """Leave a seat before the match has begun."""
    _own(data, guest, seat)
    _gathering(data)
    return _vacant(data, seat)


def _vacant(data: TableData, seat: str) -> TableData:
    """Open a seat again and forget its hero, which may have been picked blindly."""
    if data.setup.picking in ("chosen", "random"):
        return _with(data, seat, kind="open", guest=None, name="", claimed=False, picked=True)
    hero = data.setup.seats[seat_index(data, seat)].hero
    return _with(data, seat, kind="open", guest=None, name="", claimed=False, picked=False, hero=hero)


def picked(data: TableData, guest: str, seat: str, hero: str | None, content: Content) -> TableData:
    """Pick a hero, or a random one with None. The table decides who may pick."""
    _gathering(data)
    sits = data.seats[seat_index(data, seat)]
    if data.setup.picking == "random":
        raise TableError(Message("error-pick-random"))
    if data.setup.picking == "chosen" or sits.kind == "bot":
        _host(data, guest)
    else:
        _own(data, guest, seat)
    if hero is not None:
        content.hero(hero)
    return _with(data, seat, hero=hero, picked=True)


def bot_seated(data: TableData, guest: str, seat: str, level: Level) -> TableData:
    """Let the host seat a bot, or change a bot's level."""
    _gathering(data)
    _host(data, guest)
    if data.setup.rated:
        raise TableError(Message("error-rated-bots"))
    if data.seats[seat_index(data, seat)].kind == "person":
        raise TableError(Message("error-seat-taken", seat=seat))
    return _with(data, seat, kind="bot", level=level, picked=True)


def seat_opened(data: TableData, guest: str, seat: str) -> TableData:
    """Let the host remove a bot or another player; hosts themselves can leave."""
    _gathering(data)
    _host(data, guest)
    return _vacant(data, seat)


def invited(data: TableData, guest: str, invite: str) -> TableData:
    """Replace the invitation, as its host may."""
    _host(data, guest)
    return replace(data, invite=invite)


def taken_over(data: TableData, seat: str) -> TableData:
    """Let a bot take over for a player who has left; what they have seen is remembered."""
    return _with(with_seen(data), seat, kind="bot", guest=None, name="", claimed=False, level=DEFAULT_LEVEL)


def forgotten(data: TableData, guest: str) -> TableData:
    """Remove all traces of a deleted guest; bots take over in a running match."""
    seats = [seat.without_guest() if seat.guest == guest else seat for seat in data.seats]
    return without_nobody(replace(data, seats=seats, host="" if data.host == guest else data.host))


def without_nobody(data: TableData) -> TableData:
    """The seats of a deleted guest: open before the match, a bot's during it."""
    kinds = {"gathering": "open", "playing": "bot", "over": "person"}
    seats = [
        replace(seat, kind=kinds[data.phase], level=DEFAULT_LEVEL)
        if seat.kind == "person" and seat.guest is None
        else seat
        for seat in data.seats
    ]
    return replace(data, seats=seats)


def renamed(data: TableData, guest: Guest) -> TableData:
    """Give a guest's seats their new name."""
    seats = [
        replace(seat, name=guest.name, claimed=guest.claimed) if seat.guest == guest.id else seat for seat in data.seats
    ]
    return replace(data, seats=seats)


def _own(data: TableData, guest: str, seat: str) -> None:
    if data.seats[seat_index(data, seat)].guest != guest:
        raise TableError(Message("error-seat-not-yours", seat=seat))


def _host(data: TableData, guest: str) -> None:
    if data.host != guest:
        raise TableError(Message("error-not-host"))


def _gathering(data: TableData) -> None:
    if data.phase != "gathering":
        raise TableError(Message("error-already-begun"))


def is_ready(data: TableData) -> bool:
    """Whether every seat is taken and every hero picked."""
    return data.phase == "gathering" and all(seat.kind != "open" and seat.picked for seat in data.seats)


def drawn(data: TableData, content: Content, dice: random.Random) -> TableData:
    """Pick open heroes and an open board at random; no hero twice if there are enough."""
    taken = {seat.hero for seat in data.seats}
    left = sorted(hero for hero in content.heroes if hero not in taken)
    seats = []
    for seat in data.seats:
        hero = seat.hero
        if hero is None:
            hero = dice.choice(left or sorted(content.heroes))
            left = [other for other in left if other != hero]
        seats.append(replace(seat, hero=hero))
    board = data.setup.board or dice.choice(fitting_boards(data.setup, [str(seat.hero) for seat in seats], content))
    return replace(data, seats=seats, board=board)


def again(data: TableData) -> TableData:
    """The data of a rematch: the same people, each one seat further, so that another player begins.

    If its host was deleted, the first player is the host: every table counts for someone.
    """
    setup = data.setup
    seats = []
    for seat in [data.seats[-1], *data.seats[:-1]]:
        if setup.picking == "chosen":
            seats.append(seat)
        else:
            seats.append(replace(seat, hero=None, picked=setup.picking == "random" or seat.kind == "bot"))
    fresh = TableData(
        setup=replace(setup, seats=[setup.seats[-1], *setup.seats[:-1]]),
        phase="gathering",
        host=data.host or next((seat.guest for seat in data.seats if seat.guest), ""),
        invite=data.invite,
        seats=seats,
        hashes=data.hashes,
    )
    return replace(fresh, hot_seats=shared_seats(fresh))


def forked(source: TableData, guest: Guest, seat: str, level: Level, at: int, *, lesson: bool = False) -> TableData:
    """The data of a match that continues another one, with its seed and its heroes: nobody else may join."""
    seat_index(source, seat)
    bot = Seat(kind="bot", level=level, picked=True)
    person = Seat(kind="person", guest=guest.id, name=guest.name, claimed=guest.claimed, picked=True)
    seats = [
        replace(person if name == seat else bot, hero=sits.hero)
        for name, sits in zip(seat_names(source), source.seats, strict=True)
    ]
    kept = [SeatSetup(kind="person" if sits.kind == "person" else "bot", level=level, hero=sits.hero) for sits in seats]
    setup = replace(source.setup, seats=kept, clock=Clock(), public=False, rated=False, absent="wait", picking="chosen")
    return replace(
        source, setup=setup, phase="playing", host=guest.id, invite="", seats=seats, result=None, next=None, begun=at,
        ended=None, hot_seats=[], seen={}, forked=True, lesson=lesson,
    )  # fmt: skip


def fitting_boards(setup: TableSetup, heroes: list[str], content: Content) -> list[str]:
    """The boards on which these heroes can play."""
    found = []
    for board in sorted(content.boards):
        try:
            content.check_settings(settings_of(setup, heroes, board))
        except PeerlessError:
            continue
        found.append(board)
    if not found:
        raise TableError(Message("error-no-fitting-board"))
    return found


def seat_infos(data: TableData, online: Mapping[str, bool], away_left: Mapping[str, int]) -> list[SeatInfo]:
    """The seats as everyone may see them; blind picks stay hidden until the match begins."""
    hidden = data.phase == "gathering" and data.setup.picking == "blind"
    return [
        SeatInfo(
            seat=name,
            kind=seat.kind,
            guest=seat.guest,
            name=seat.name,
            claimed=seat.claimed,
            level=seat.level if seat.kind == "bot" else None,
            hero=None if hidden and seat.kind != "bot" else seat.hero,
            picked=seat.picked,
            online=online.get(name, False),
            away_left=away_left.get(name),
        )
        for name, seat in zip(seat_names(data), data.seats, strict=True)
    ]

"""Who may see a match, and whose hidden cards a guest has seen.

Once other people play in a match, a guest who has seen the hidden cards of one side can hold no seat of another side.
That stays so when the others have left: they may come back, and would find the match closed to them. Allowed are both
seats of a team (TEAM-1), several seats that the host took when the table was created (a hot seat), and tables where
every other seat has been a bot's all along.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from peerless.catalog.settings import MOST_SEATS, seat_sides
from peerless.core.ids import seat_name
from peerless.messages.message import Message
from peerless.service.store.base import Guest, TableData
from peerless.service.store.tokens import hashed
from peerless.service.tables.refusals import TableError

SEAT_NAMES: Final = tuple(seat_name(i) for i in range(MOST_SEATS))
"""Of the largest table."""


def held_by(data: TableData, guest: str | None) -> list[str]:
    """The seats of a guest."""
    if guest is None:
        return []
    return [name for name, seat in zip(SEAT_NAMES, data.seats, strict=False) if seat.guest == guest]


def viewers_of(data: TableData, guest: Guest | None, invite: str = "") -> list[str | None]:
    """The viewers of a guest at the table now: their seats, a spectator (None), or none at all.

    Everything that is sent about a table checks this when it is sent.
    """
    held = held_by(data, guest.id if guest else None)
    return [*held] if held or not _may_watch(data, guest, invite) else [None]


def _may_watch(data: TableData, guest: Guest | None, invite: str) -> bool:
    """Whether a guest without a seat may watch: their own table, a public one, or with an invitation."""
    if guest is not None and guest.id == data.host:
        return True
    if not data.setup.spectators and data.phase != "gathering":
        return False
    return data.setup.public or (bool(invite) and hmac.compare_digest(hashed(invite).hex(), data.invite))


# ---- who has seen what ----


def with_seen(data: TableData) -> TableData:
    """Record that everyone with a seat in a running match sees the hidden cards of its side."""
    if data.phase != "playing":
        return data
    seen = {_trace(guest): sorted(_known_sides(data, guest)) for guest in _people(data)}
    return replace(data, seen={**data.seen, **seen})


def check_fair(data: TableData, newcomer: str) -> None:
    """Refuse seats that a guest holds knowing the hidden cards of another side."""
    people = _people(data)
    have_played = {*data.seen, *map(_trace, people)}
    for guest in people:
        if have_played == {_trace(guest)}:
            continue
        held = held_by(data, guest)
        sides = _known_sides(data, guest)
        declared = _sides(data, (seat for seat in held if seat in data.hot_seats))
        if len(sides) > 1 and not sides <= declared:
            raise TableError(Message("error-second-seat" if guest == newcomer else "error-seat-seen"))


def shared_seats(data: TableData) -> list[str]:
    """The seats of people who hold several."""
    return [seat for guest in _people(data) if len(held := held_by(data, guest)) > 1 for seat in held]


def _known_sides(data: TableData, guest: str) -> set[int]:
    return {*data.seen.get(_trace(guest), ()), *_sides(data, held_by(data, guest))}


def _trace(guest: str) -> str:
    """The hash stored for a guest, which does not identify them once they are deleted."""
    return hashed(guest).hex()[:32]


def renamed_trace(seen: dict[str, list[int]], before: str, after: str) -> dict[str, list[int]]:
    """What guests have seen, when one of them is known by another id."""
    return {_trace(after) if trace == _trace(before) else trace: sides for trace, sides in seen.items()}


def _people(data: TableData) -> list[str]:
    return sorted({seat.guest for seat in data.seats if seat.kind == "person" and seat.guest is not None})


def _sides(data: TableData, seats: Iterable[str]) -> set[int]:
    wanted = {*seats}
    return {side for i, side in enumerate(seat_sides(data.setup.mode, len(data.seats))) if seat_name(i) in wanted}

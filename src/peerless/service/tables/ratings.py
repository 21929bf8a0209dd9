"""Ratings of guests and heroes from rated matches (openskill)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import Final

from peerless.catalog.settings import Mode, seat_sides
from peerless.lab.ratings import BEGIN, Strength, rerated
from peerless.records.outcome import Outcome
from peerless.rules.notation import seat_name
from peerless.service.store.base import Rating, Seat

_NEW: Final = Rating(key="", mu=BEGIN.mu, sigma=BEGIN.sigma, matches=0, wins=0)


def rating_keys(seats: Sequence[Seat]) -> list[str]:
    """Whose ratings a match concerns."""
    found = [key for of in (_guest, _hero) for seat in seats if (key := of(seat)) is not None]
    return list(dict.fromkeys(found))


def rated(
    result: Outcome, seats: Sequence[Seat], mode: Mode, before: Mapping[str, Rating], out: Sequence[str] = ()
) -> list[Rating]:
    """New ratings of guests and heroes after a match. `out`: seats in the order in which they went out.

    Teammates are rated together; a draw is a tie. Among several losers, the one who went out later did better; the
    others are equal. The rating of a guest or hero on both sides does not change.
    """
    sides = seat_sides(mode, len(seats))
    teams = [[seat for seat, of in enumerate(sides) if of == side] for side in sorted(set(sides))]
    ranks = [min(_rank(seat_name(seat), result, out) for seat in team) for team in teams]
    made: list[Rating] = []
    for of in (_guest, _hero):
        made += _rated(of, result, seats, teams, ranks, before)
    return made


def _guest(seat: Seat) -> str | None:
    return f"guest:{seat.guest}" if seat.kind == "person" and seat.guest is not None else None


def _hero(seat: Seat) -> str | None:
    return f"hero:{seat.hero}" if seat.hero is not None else None


def _rank(seat: str, result: Outcome, out: Sequence[str]) -> int:
    """0 is best."""
    if seat in result.winners or not result.winners:
        return 0
    return len(out) - out.index(seat) if seat in out else len(out) + 1


def _rated(
    of: Callable[[Seat], str | None],
    result: Outcome,
    seats: Sequence[Seat],
    teams: list[list[int]],
    ranks: list[int],
    before: Mapping[str, Rating],
) -> list[Rating]:
    named = [[(seat, key) for seat in team if (key := of(seats[seat])) is not None] for team in teams]
    keys = [key for team in named for _, key in team]
    if not all(named) or len(set(keys)) != len(keys):
        return []
    known = [[before.get(key, _NEW) for _, key in team] for team in named]
    after = rerated([[Strength(rating.mu, rating.sigma) for rating in team] for team in known], ranks)
    rows = zip(chain(*named), chain(*known), chain(*after), strict=True)
    return [
        Rating(
            key=key,
            mu=new.mu,
            sigma=new.sigma,
            matches=old.matches + 1,
            wins=old.wins + (seat_name(seat) in result.winners),
        )
        for (seat, key), old, new in rows
    ]

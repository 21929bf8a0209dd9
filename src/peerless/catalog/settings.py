"""The settings of a match: heroes, board, mode, edition and options.

`MODES` and `EDITIONS` are the one place for what they list: seat counts, sides, option lists and the constants of the
browser client all follow from them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct, field

from peerless.core.ids import CLASSIC, CURRENT, DUEL, FREE_FOR_ALL, TEAMS

Mode = Literal["duel", "teams", "free_for_all"]
Edition = Literal["current", "classic"]
TurnLimit = Annotated[int, Meta(ge=1, le=100_000)]
Number = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
"""A whole number that compiled code can hold."""
Seed = Number | Annotated[str, Meta(pattern=r"^2:[0-9a-f]{32}$(?!\n)")]
"""The source of a match's random numbers; it also selects the generator (`core.rng`)."""


class ModeFacts(NamedTuple):
    """The requirements of a mode."""

    number: int
    """Its number in `Tables.mode`."""
    seats: tuple[int, ...]
    """Possible numbers of seats, fewest first."""
    seats_rule: str
    sides: int | None
    """Number of sides, which the seats alternate between; None if every seat is its own side."""
    starts: int
    """Start spaces the board needs."""
    starts_rule: str

    @property
    def most(self) -> int:
        """The largest number of seats, which is also the usual one."""
        return self.seats[-1]


MODES: Final[Mapping[str, ModeFacts]] = {
    "duel": ModeFacts(DUEL, (2,), "SET-1", 2, 2, "BRD-5"),
    "teams": ModeFacts(TEAMS, (4,), "TEAM-1", 2, 4, "TEAM-2"),
    "free_for_all": ModeFacts(FREE_FOR_ALL, (3, 4), "FFA-1", None, 4, "FFA-1"),
}
MODE_NAMES: Final = tuple(MODES)
MOST_SEATS: Final = max(facts.most for facts in MODES.values())
EDITIONS: Final[Mapping[str, int]] = {"current": CURRENT, "classic": CLASSIC}
"""Name -> its number in `Tables.edition`."""
EDITION_NAMES: Final = tuple(EDITIONS)


def side_count(mode: str, seats: int) -> int:
    """The number of sides for a number of seats."""
    return MODES[mode].sides or seats


def seat_sides(mode: str, seats: int) -> list[int]:
    """The side of each seat, in turn order."""
    return [seat % side_count(mode, seats) for seat in range(seats)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that defines a match except the seed. Seats are in turn order; in teams, 1 and 3 play 2 and 4."""

    heroes: list[str] = field(default_factory=list)
    board: str = ""
    mode: Mode = "duel"
    edition: Edition = "current"
    versatile: Literal["both", "by_use"] = "both"
    """ED-2: what a versatile card is for effects that ask for a card's type."""
    turn_limit: TurnLimit = 200
    """TRN-7."""
    auto: bool = True
    """Public choices with a single option are made automatically."""

    def canonical(self) -> str:
        return msgspec.json.encode(self, order="sorted").decode()

"""The set-up of a table: match, seats and clock.

It is part of the protocol and of the store.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from peerless.bots.registry import DEFAULT_LEVEL, Level
from peerless.catalog.settings import MOST_SEATS, Edition, Mode, Settings

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$(?!\n)")]
GuestName = Annotated[str, Meta(min_length=1, max_length=40)]
SeatId = Literal["p1", "p2", "p3", "p4"]
Picking = Literal["chosen", "free", "blind", "random"]
"""Who picks the heroes: whoever creates the table; each player openly; each player, shown when all have; chance."""
Absent = Literal["wait", "bot", "out"]
"""What becomes of a seat whose person stays away longer than the table allows."""
ClockKind = Literal["none", "decision", "match"]


class Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what a table is made of."""


class Clock(Part, frozen=True):
    """`decision`: seconds for each decision. `match`: seconds for the whole match, some added after each decision.

    Who runs out of time is given the default answer; after `grace` such answers the next one is a forfeit.
    """

    kind: ClockKind = "none"
    seconds: Annotated[int, Meta(ge=5, le=7 * 24 * 3600)] = 300
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    grace: Annotated[int, Meta(ge=0, le=100)] = 3


class SeatSetup(Part, frozen=True):
    """One seat as it is set up: for whom it is kept, and with which hero."""

    kind: Literal["person", "bot"] = "person"
    level: Level = DEFAULT_LEVEL
    """Of a bot."""
    hero: Id | None = None
    """None: not picked yet, or drawn at random."""


class HomebrewFile(Part, frozen=True):
    """A hero or a board brought along: the text of its file. Its id must not be that of a bundled one."""

    kind: Literal["hero", "board"]
    id: Id
    text: Annotated[str, Meta(max_length=200_000)]


class TableSetup(Part, frozen=True):
    """Everything a table is created with."""

    mode: Mode = Settings().mode
    board: Id | None = None
    """None: drawn at random."""
    edition: Edition = Settings().edition
    picking: Picking = "chosen"
    seats: Annotated[list[SeatSetup], Meta(min_length=2, max_length=MOST_SEATS)] = field(
        default_factory=lambda: [SeatSetup(), SeatSetup()]
    )
    clock: Clock = field(default_factory=Clock)
    public: bool = False
    """Listed in the lobby, open to anyone; otherwise one needs the invitation."""
    spectators: bool = True
    """Whoever may enter may also watch."""
    rated: bool = False
    """Counts for ratings: persons only, no homebrew, no undo, no hot seat, no take-over."""
    absent: Absent = "wait"
    away_seconds: Annotated[int, Meta(ge=10, le=7 * 24 * 3600)] = 120
    """How long a person may be gone before the seat is treated as `absent` says."""
    turn_limit: Annotated[int, Meta(ge=1, le=1000)] = Settings().turn_limit

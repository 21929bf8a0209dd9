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
"""Who picks the heroes: the host; each player openly; each player, shown when all have picked; random."""
Absent = Literal["wait", "bot", "out"]
"""What happens to a seat whose player is away longer than the table allows."""
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
    """The set-up of a seat: who it is for, and its hero."""

    kind: Literal["person", "bot"] = "person"
    level: Level = DEFAULT_LEVEL
    """Of a bot."""
    hero: Id | None = None
    """None: not picked yet, or drawn at random."""


class HomebrewFile(Part, frozen=True):
    """A homebrew hero or board: the text of its file. No bundled one may have its id."""

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
    """Listed in the lobby and open to anyone; otherwise players need the invitation."""
    spectators: bool = True
    """Guests who may join may also watch."""
    rated: bool = False
    """Counts for ratings: people only, no homebrew, no undo, no hot seat, no takeover by bots."""
    absent: Absent = "wait"
    away_seconds: Annotated[int, Meta(ge=10, le=7 * 24 * 3600)] = 120
    """How long a player may be away before `absent` applies to the seat."""
    turn_limit: Annotated[int, Meta(ge=1, le=1000)] = Settings().turn_limit

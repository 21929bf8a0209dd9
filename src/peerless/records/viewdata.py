"""Views as named data, ready for JSON: what a seat or a spectator may see.

Cards are named by definition (`hero.card`), never by number, so equal knowledge gives equal data. Teammates share one
view (TEAM-1). `view_builder` makes them.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from peerless.records.outcome import Outcome
from peerless.records.values import TermData
from peerless.rules.notation import Status

Lies = Literal["none", "face_down", "revealed"]


class Data(msgspec.Struct, frozen=True, kw_only=True):
    """Base of the parts of a view."""


class DeckCard(Data, frozen=True):
    """A card in a deck whose position the viewer knows."""

    position: int
    """0 is the top."""
    card: str


class LentCard(Data, frozen=True):
    """A card of a hand that belongs to another player; everyone knows of it."""

    card: str
    owner: str
    """The seat that it belongs to."""


class SeatData(Data, frozen=True):
    """One player: hero and piles."""

    seat: str
    hero: str
    side: int
    """Seats with the same side are teammates."""
    status: Status
    """`dormant`: no fighter on the board, but at least one away."""
    hand_size: int
    hand: list[str]
    """The whole hand of the viewer's own side; for others, the cards known to be in hand. While they have a face-down
    card in play, it may be one of these."""
    deck_size: int
    deck_known: list[DeckCard]
    discard: list[str]
    """The top card last."""
    exhausted: bool
    """The deck is empty: drawing from it deals damage (DRW-2)."""
    lent: list[LentCard] | msgspec.UnsetType = msgspec.UNSET
    """Cards of other players among its `hand`; left out if there are none."""


class FighterData(Data, frozen=True):
    """One fighter; without a space it is defeated, away or not placed yet."""

    id: str
    seat: str
    hero: bool
    ranged: bool
    health: int
    most: int = msgspec.field(name="max")
    space: str | None
    zones: list[str]


class TokenData(Data, frozen=True):
    """A token and the side it shows."""

    id: str
    seat: str
    shows: str


class MarkerData(Data, frozen=True):
    """Markers of one kind and their spaces, one on each."""

    id: str
    seat: str
    spaces: list[str]


class CombatSideData(Data, frozen=True):
    """The attacker or the defender of a combat."""

    seat: str
    fighter: str
    lies: Lies
    card: str | None
    """Hidden while it is face down, except for the viewer's own side."""
    value: int | None = None
    """Once revealed."""
    terms: list[TermData] = msgspec.field(default_factory=list)
    boost_lies: Lies = "none"
    """A second card, committed face down to boost."""
    boost_card: str | None = None


class CombatData(Data, frozen=True):
    """A combat in progress."""

    attacker: CombatSideData
    defender: CombatSideData
    revealed: bool
    damage: int | None
    """Combat damage dealt, once it is computed."""
    outer: CombatData | None = None
    """The combat this one interrupts."""


class SchemeData(Data, frozen=True):
    """The scheme being carried out."""

    seat: str
    fighter: str
    card: str


class ReachData(msgspec.Struct, frozen=True, kw_only=True):
    """Where one fighter could move: a number for each space, in the order of the board's sheet."""

    fighter: str
    distance: list[int]
    """Spaces moved on a shortest path; -1 where the move cannot end."""
    previous: list[int]
    """The space before it on that path, by its index in the order; -1 if no path leads there."""


class MoveData(msgspec.Struct, frozen=True, kw_only=True):
    """How far fighters may move."""

    distance: int
    placed: list[str]
    """Fighters that may be placed on one of the `empty` spaces instead."""
    card: str | None = None
    """The card that boosts it, by its id within the deck."""


class PreviewData(msgspec.Struct, frozen=True, kw_only=True):
    """What fighters could do, now or after the answer, so that the client needs no rules."""

    move: MoveData
    """The current move; for an action, that of a maneuver without a boost."""
    boosts: list[MoveData]
    """For a boost of a maneuver, the move after each option; for an action, the maneuver with each card of the hand."""
    fighters: list[ReachData]
    """The reach of the longest of these moves."""
    empty: list[str]
    """Spaces for a fighter that is placed instead of moved; empty if no move here places one."""


class DecisionData(Data, frozen=True):
    """The open decision; only the deciding seat gets its options."""

    number: int
    seat: str
    kind: str
    source: str
    fighter: str | None
    """The fighter that moves, is placed, attacks or defends, if the decision is about one."""
    marker: str | None
    """The marker that is placed or moved, if the decision is about one."""
    count: int | None
    """Spaces that may be moved, or cards that are left to discard."""
    options: list[str] | None
    preview: PreviewData | None = None
    """For decisions about movement; only for the deciding seat."""
    step: str | None = None
    """The step of `source` that asks: a key of `asks` in its sheet; only for the deciding seat."""
    value: int | None = None
    """The current value of its card, if the answer may add to it; only for the deciding seat."""
    card: str | None = None
    """The card that another player chose from its hand, if the answer may discard it; only for the deciding seat."""
    missing: Literal["target", "card"] | None = None
    """For an action that cannot be an attack: what is missing for one; only for the deciding seat."""


class ViewData(Data, frozen=True):
    """A match as one viewer may know it."""

    seat: str | None
    """None for a spectator."""
    mode: str
    edition: str
    board: str
    turn: int
    active: str
    actions: int
    seats: list[SeatData]
    fighters: list[FighterData]
    tokens: list[TokenData]
    markers: list[MarkerData]
    combat: CombatData | None
    scheme: SchemeData | None
    decision: DecisionData | None
    outcome: Outcome | None

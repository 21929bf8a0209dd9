"""Reach and paths of fighters as named data, sent with decisions about movement."""

from __future__ import annotations

import msgspec

from peerless.core.ids import NONE
from peerless.core.movement import bit_list, empty, reach
from peerless.core.state import State
from peerless.core.tables import Tables
from peerless.rules.notation import card_id
from peerless.rules.previews import preview


class ReachData(msgspec.Struct, frozen=True, kw_only=True):
    """Where one fighter could move: a number for each space, in the order of the board's sheet."""

    fighter: str
    distance: list[int]
    """Spaces moved on a shortest path; -1 where the move cannot end."""
    previous: list[int]
    """The space before it on that path, by its place in the order; -1 where no path leads."""


class MoveData(msgspec.Struct, frozen=True, kw_only=True):
    """How far fighters may move."""

    distance: int
    placed: list[str]
    """Fighters that may be placed on one of the `empty` spaces instead."""
    card: str | None = None
    """The card that boosts it, by its id within the deck."""


class PreviewData(msgspec.Struct, frozen=True, kw_only=True):
    """What fighters could do, now or after the answer: the client looks it up and knows no rules."""

    move: MoveData
    """As things are; of an action: if it is a maneuver without a boost."""
    boosts: list[MoveData]
    """Of a boost of a maneuver: the move after each option. Of an action: the maneuver with each card of the hand."""
    fighters: list[ReachData]
    """As far as the longest of these moves goes."""
    empty: list[str]
    """Spaces for a fighter that is placed instead of moved; none where no move here places one."""


def preview_data(s: State) -> PreviewData | None:
    """What the open decision could move, in the view of the seat that is asked; None where it moves nobody."""
    found = preview(s)
    if found is None:
        return None
    t, spaces, most = s.t, int(s.t.spaces), found.most()
    places = found.placed or found.placed_if_boosted
    near = [(t.fighter_ids[f], reach(s, f, most, found.through)) for f in bit_list(t, found.movers)]
    return PreviewData(
        move=_move(t, found.distance, found.placed),
        boosts=[
            _move(t, distance, found.placed if card == NONE else found.placed_if_boosted, card)
            for card, distance in zip(found.cards, found.boosts, strict=True)
        ],
        fighters=[
            ReachData(fighter=fighter, distance=numbers[:spaces], previous=numbers[spaces:])
            for fighter, numbers in near
        ],
        empty=[t.space_ids[space] for space in bit_list(t, empty(s))] if places else [],
    )


def _move(t: Tables, distance: int, placed: int, card: int = NONE) -> MoveData:
    return MoveData(
        distance=int(distance),
        placed=[t.fighter_ids[f] for f in bit_list(t, placed)],
        card=None if card == NONE else card_id(t, card),
    )

"""How far fighters could move, now or after an answer; for the deciding seat, computed from its view."""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core.bits import bit
from peerless.core.fighters import on_board
from peerless.core.frames import MOVE_DISTANCE, MOVE_FIGHTER, MOVE_LEFT, MOVE_PLACED, MOVE_THROUGH
from peerless.core.ids import ASK_ACTION, ASK_BOOST, F_MANEUVER, F_MOVE, NONE
from peerless.core.piles import distinct
from peerless.core.state import State
from peerless.rules.actions import boosted_distance, maneuver_distance, placed_if_boosted


class Preview:
    """Fighters that could move, and how far."""

    def __init__(self, movers: i64, distance: i64, through: bool, placed: i64) -> None:
        self.movers = movers
        self.distance = distance
        """The current distance; for a maneuver, without a boost."""
        self.through = through
        self.placed = placed
        """Mask of fighters that may be placed on any empty space instead (HOU-1)."""
        self.cards: list[int] = []
        """For a maneuver that can still be boosted: the cards that could boost it; NONE for no boost."""
        self.boosts: list[int] = []
        """The distance with each of these cards."""
        self.placed_if_boosted: i64 = 0

    def most(self) -> i64:
        """The longest of these distances."""
        out = self.distance
        for distance in self.boosts:
            out = max(out, distance)
        return out


def preview(s: State) -> Preview | None:
    """What the open decision could move; None if it moves nothing."""
    base, stack, ask = s.fp, s.stack, s.ask_kind
    kind: i64 = stack[base]
    if kind == F_MOVE:
        movers = on_board(s, stack[base + MOVE_LEFT])
        if stack[base + MOVE_FIGHTER] != NONE:
            movers = bit(stack[base + MOVE_FIGHTER])
        placed = movers & stack[base + MOVE_PLACED]
        return Preview(movers, stack[base + MOVE_DISTANCE], stack[base + MOVE_THROUGH] != 0, placed)
    boosts = kind == F_MANEUVER and ask == ASK_BOOST
    if not boosts and ask != ASK_ACTION:
        return None
    seat = s.ask_seat
    movers = on_board(s, s.t.seat_fighters[seat])
    if movers == 0:
        return None
    found = Preview(movers, maneuver_distance(s, seat, 0), False, 0)
    found.placed_if_boosted = movers & placed_if_boosted(s, seat)
    found.cards = s.options if boosts else distinct(s, s.hand(seat))
    for card in found.cards:
        found.boosts.append(found.distance if card == NONE else boosted_distance(s, seat, card))
    return found

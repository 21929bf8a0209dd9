"""The options of an action and of a combat, in a fixed order; copies of one card are one option."""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core.bits import bit
from peerless.core.fighters import on_board
from peerless.core.ids import (
    ACT_ATTACK,
    ACT_MANEUVER,
    ACT_SCHEME,
    AS_ATTACK,
    AS_DEFENSE,
    AS_SCHEME,
    FREE_FOR_ALL,
    HAD_TURN,
    NONE,
    OUT,
)
from peerless.core.movement import opposing_spaces, spaces_in_reach_of_attack
from peerless.core.piles import distinct
from peerless.core.state import State
from peerless.effects.expr import can_be, may_play


def pack(kind: i64, card: i64, fighter: i64, target: i64) -> int:
    """An action as one number."""
    return kind | (card << 2) | (fighter << 10) | (target << 16)


def act_kind(option: i64) -> i64:
    return option & 3


def act_card(option: i64) -> i64:
    return (option >> 2) & 255


def act_fighter(option: i64) -> i64:
    return (option >> 10) & 63


def act_target(option: i64) -> i64:
    return (option >> 16) & 63


def may_attack_seat(s: State, seat: i64, other: i64) -> bool:
    """FFA-2: in a first turn, only the next player and players who have had a turn."""
    t = s.t
    if t.mode != FREE_FOR_ALL or s.status(seat) & HAD_TURN or s.status(other) & HAD_TURN:
        return True
    return other == next_seat(s, seat)


def next_seat(s: State, seat: i64) -> i64:
    """The next seat in turn order that is not out."""
    n = s.t.seats
    for i in range(1, n + 1):
        other = (seat + i) % n
        if not s.status(other) & OUT:
            return other
    return seat


def targets(s: State, fighter: i64) -> i64:
    """Mask of fighters this one may attack now (ATK-1 to ATK-3)."""
    t = s.t
    reach = spaces_in_reach_of_attack(s, fighter) & opposing_spaces(s, fighter)
    out: i64 = 0
    if not reach:
        return out
    seat = t.f_seat[fighter]
    for f in range(t.fighters):
        at = s.place(f)
        if at != NONE and (reach >> at) & 1 and may_attack_seat(s, seat, t.f_seat[f]):
            out |= bit(f)
    return out


def actions(s: State) -> list[int]:
    """All options of the active player for an action (TRN-2)."""
    t = s.t
    seat = s.active
    out: list[int] = [ACT_MANEUVER]
    attacks: list[int] = []
    mine = on_board(s, t.seat_fighters[seat])
    for card in distinct(s, s.hand(seat)):
        kind = t.d_type[t.c_def[card]]
        if kind & AS_ATTACK or (kind != AS_SCHEME and can_be(s, card, AS_ATTACK)):
            attacks.append(card)
        elif kind == AS_SCHEME:
            for f in range(t.fighters):
                if (mine >> f) & 1 and may_play(s, card, f):
                    out.append(pack(ACT_SCHEME, card, f, 0))
    if not attacks:
        return out
    for f in range(t.fighters):
        if not (mine >> f) & 1:
            continue
        hit = targets(s, f)
        if not hit:
            continue
        for target in range(t.fighters):
            if (hit >> target) & 1:
                for card in attacks:
                    if may_play(s, card, f):
                        out.append(pack(ACT_ATTACK, card, f, target))
    return out


def defenses(s: State, fighter: i64) -> list[int]:
    """Cards the defending fighter may play, then NONE for no card (ATK-4)."""
    t = s.t
    out: list[int] = []
    for card in distinct(s, s.hand(t.f_seat[fighter])):
        kind = t.d_type[t.c_def[card]]
        if (kind & AS_DEFENSE or (kind != AS_SCHEME and can_be(s, card, AS_DEFENSE))) and may_play(s, card, fighter):
            out.append(card)
    out.append(NONE)
    return out

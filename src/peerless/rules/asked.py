"""What the open decision is about: cards, a fighter, a distance or a number of cards."""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core.fighters import on_board, portion
from peerless.core.frames import (
    BELOW,
    C_FIGHTER,
    DIS_LEFT,
    E_PC,
    E_SOURCE,
    MOVE_DISTANCE,
    MOVE_FIGHTER,
    RIDE_FIGHTER,
    RIDE_LEFT,
    SETUP_FIGHTER,
    SHARE_AMOUNT,
    SHARE_FIGHTER,
    SHARE_MASK,
)
from peerless.core.ids import (
    ASK_BOOST,
    ASK_CARD,
    ASK_COMMIT,
    ASK_DEFENSE,
    ASK_DISCARD,
    ASK_PLACE,
    ASK_PUT_BACK,
    ASK_SPACE,
    F_COMBAT,
    F_DISCARD,
    F_EFFECT,
    F_MOVE,
    F_RIDE,
    F_SETUP,
    F_SHARE,
    F_TURN,
    NONE,
)
from peerless.core.state import State
from peerless.effects.nodes import OP_SIZE
from peerless.rules.legal import targets
from peerless.rules.markers import asked_distance, asked_marker
from peerless.rules.turn import returning


def asks_cards(kind: i64) -> bool:
    """Whether the options of this kind of decision are cards, each by its number, or NONE."""
    return kind in (ASK_BOOST, ASK_COMMIT, ASK_DEFENSE, ASK_CARD, ASK_DISCARD, ASK_PUT_BACK)


def asked_fighter(s: State) -> i64:
    """The fighter that moves, is placed, attacks or defends, if the decision is about one; otherwise NONE."""
    base, stack, ask = s.fp, s.stack, s.ask_kind
    kind: i64 = stack[base]
    if kind == F_MOVE:
        return stack[base + MOVE_FIGHTER]
    if kind == F_RIDE:
        return stack[base + RIDE_FIGHTER]
    if kind == F_SHARE:
        return stack[base + SHARE_FIGHTER]
    if kind == F_COMBAT:
        if ask == ASK_DEFENSE:
            return stack[base + C_FIGHTER + 1]
        return stack[base + C_FIGHTER] if ask == ASK_COMMIT else NONE
    if kind == F_TURN and ask == ASK_SPACE:
        return returning(s)
    if kind == F_SETUP and ask == ASK_PLACE and asked_marker(s) == NONE:
        return stack[base + SETUP_FIGHTER]
    return NONE


def asked_count(s: State) -> i64:
    """The number of spaces to move, of cards left to discard or of damage to share; otherwise NONE."""
    base, stack = s.fp, s.stack
    kind: i64 = stack[base]
    if kind == F_MOVE:
        return stack[base + MOVE_DISTANCE]
    if kind == F_DISCARD:
        return stack[base + DIS_LEFT]
    if kind == F_RIDE:
        return stack[base + RIDE_LEFT]
    if kind == F_SHARE:
        return portion(s, stack[base + SHARE_FIGHTER], stack[base + SHARE_MASK], stack[base + SHARE_AMOUNT])
    return NONE if asked_marker(s) == NONE else asked_distance(s)


def asking_instruction(s: State) -> i64:
    """The instruction of the effect that asks, directly or by a movement or discard it started; otherwise NONE."""
    base, stack = s.fp, s.stack
    after: i64 = 0
    if stack[base] in (F_MOVE, F_DISCARD, F_RIDE):
        base = stack[base + BELOW]
        after = OP_SIZE
    if base == NONE or stack[base] != F_EFFECT or stack[base + E_SOURCE] != s.ask_source:
        return NONE
    pc: i64 = stack[base + E_PC]
    return pc - after


def lacks_target(s: State) -> bool:
    """For an action: whether no fighter of the seat has an enemy in reach (ATK-2, ATK-3)."""
    mine = on_board(s, s.t.seat_fighters[s.ask_seat])
    reached: i64 = 0
    for f in range(s.t.fighters):
        if (mine >> f) & 1:
            reached |= targets(s, f)
    return reached == 0

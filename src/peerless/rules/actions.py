"""Maneuver, movement and scheme (MAN, MOV, SCH)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core import fighters, knowledge, piles, values
from peerless.core.bits import bit
from peerless.core.events import E_MOVE, E_SCHEME, Event
from peerless.core.frames import (
    MAN_BOOST,
    MOVE_DISTANCE,
    MOVE_FIGHTER,
    MOVE_LEFT,
    MOVE_SEAT,
    MOVE_SOURCE,
    MOVE_THROUGH,
    SCHEME_CARD,
    SCHEME_FIGHTER,
)
from peerless.core.ids import (
    AS_PLAYED,
    ASK_BOOST,
    ASK_MOVER,
    ASK_SPACE,
    AT_MANEUVER_END,
    NONE,
    OUT,
    RULE,
    SCHEME,
    TIMINGS,
    TO_MANEUVER,
)
from peerless.core.movement import bit_list, path, reachable
from peerless.core.state import State
from peerless.effects import expr, interpreter
from peerless.effects.ops.combat import boost
from peerless.effects.ops.fighters import push_move
from peerless.rules import triggers

_DRAW: Final = 0
_BOOST: Final = 1
_MOVE: Final = 2
_AFTER: Final = 3
_DONE: Final = 4


def advance_maneuver(s: State) -> None:
    """Draw, boost or not, then move (MAN-1 to MAN-3)."""
    seat = s.active
    step = s.step()
    if step == _DRAW:
        piles.draw(s, seat, 1)
        s.set_step(_BOOST)
    elif step == _BOOST:
        mine = fighters.on_board(s, s.t.seat_fighters[seat])
        hand = s.hand(seat)
        if mine == 0:
            s.set_step(_AFTER)
        elif not hand:
            s.set_step(_MOVE)
        else:
            options = piles.distinct(s, hand)
            options.append(NONE)
            s.ask(ASK_BOOST, seat, RULE, options, False)
    elif step == _MOVE:
        s.set_step(_AFTER)
        distance = s.t.move[seat] + s.stack[s.fp + MAN_BOOST] + move_bonus(s, seat)
        push_move(s, seat, fighters.on_board(s, s.t.seat_fighters[seat]), distance, 0, RULE)
    elif step == _AFTER:
        s.set_step(_DONE)
        triggers.push(s, AT_MANEUVER_END, seat, NONE)
    else:
        s.pop()


def move_bonus(s: State, seat: i64) -> i64:
    """What abilities add to a maneuver; counted when the movement is made, after the boost card has landed."""
    t = s.t
    total: i64 = 0
    for b in t.bonuses[TO_MANEUVER * t.seats + seat]:
        if t.b_cond[b] == NONE or expr.holds(s, t.b_cond[b], seat, NONE):
            total += expr.amount(s, t.b_amount[b], seat, NONE)
    return total


def answer_maneuver(s: State, card: i64) -> None:
    """The maneuver is boosted, or not (MAN-3)."""
    s.set_step(_MOVE)
    if card != NONE:
        s.stack[s.fp + MAN_BOOST] = values.boost_value(s, card)
        boost(s, card)


def advance_move(s: State) -> None:
    """Asks which fighter moves next, then where to; a fighter finishes before the next starts (MAN-2)."""
    base = s.fp
    stack = s.stack
    seat: i64 = stack[base + MOVE_SEAT]
    distance: i64 = stack[base + MOVE_DISTANCE]
    f: i64 = stack[base + MOVE_FIGHTER]
    left = fighters.on_board(s, stack[base + MOVE_LEFT])
    if f != NONE and not (left >> f) & 1:
        f = NONE  # its player gave up: another may be named
        stack[base + MOVE_FIGHTER] = NONE
    if left == 0 or distance == 0 or s.status(seat) & OUT:
        s.pop()  # whoever has given up steers nobody any more (MOV-6)
    elif f == NONE and left & (left - 1):
        options = bit_list(s.t, left)
        options.append(NONE)
        s.ask(ASK_MOVER, seat, stack[base + MOVE_SOURCE], options, True)
    else:
        if f == NONE:
            f = bit_list(s.t, left)[0]
            stack[base + MOVE_FIGHTER] = f
        there = reachable(s, f, distance, stack[base + MOVE_THROUGH] != 0)
        s.ask(ASK_SPACE, seat, stack[base + MOVE_SOURCE], bit_list(s.t, there), True)


def answer_move(s: State, option: i64) -> None:
    """A fighter was named, or moved."""
    base = s.fp
    stack = s.stack
    if stack[base + MOVE_FIGHTER] == NONE:
        if option == NONE:
            s.pop()
        else:
            stack[base + MOVE_FIGHTER] = option
        return
    f: i64 = stack[base + MOVE_FIGHTER]
    if option != s.place(f):
        if s.log is not None:
            e = Event(E_MOVE, s.steps, stack[base + MOVE_SOURCE])
            e.fighter = f
            e.space = option
            e.seat = stack[base + MOVE_SEAT]
            e.path = path(s, f, option, stack[base + MOVE_THROUGH] != 0)
            s.log.append(e)
        s.set_place(f, option)
    stack[base + MOVE_LEFT] = stack[base + MOVE_LEFT] & ~bit(f)
    stack[base + MOVE_FIGHTER] = NONE


def advance_scheme(s: State) -> None:
    """The card is shown, resolved, then discarded (SCH-1, SCH-2)."""
    base = s.fp
    card: i64 = s.stack[base + SCHEME_CARD]
    fighter: i64 = s.stack[base + SCHEME_FIGHTER]
    seat = s.t.c_seat[card]
    if s.step() == 0:
        s.set_step(1)
        knowledge.leave_holding(s, card)
        knowledge.reveal(s, card)
        if s.log is not None:
            e = Event(E_SCHEME, s.steps, card)
            e.seat = seat
            e.card = card
            e.fighter = fighter
            s.log.append(e)
        program = s.t.d_program[s.t.c_def[card] * TIMINGS + SCHEME]
        interpreter.start(s, program, seat, card, fighter, interpreter.sole_opponent(s, seat))
    else:
        piles.discard(s, card, AS_PLAYED, seat, card)
        s.pop()

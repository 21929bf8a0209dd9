"""Maneuver, movement and scheme (MAN, MOV, SCH)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core import fighters, knowledge, piles, values
from peerless.core.bits import bit
from peerless.core.events import E_MOVE, E_SCHEME
from peerless.core.frames import (
    B_CARD,
    B_OWN,
    B_SIDE,
    C_SEAT,
    MAN_BOOST,
    MAN_BOOSTED,
    MOVE_AWAY,
    MOVE_DISTANCE,
    MOVE_FIGHTER,
    MOVE_HOW,
    MOVE_LEFT,
    MOVE_PLACED,
    MOVE_SEAT,
    MOVE_SOURCE,
    MOVE_THROUGH,
    SCHEME_CARD,
    SCHEME_FIGHTER,
)
from peerless.core.ids import (
    ABILITY,
    ASK_BOOST,
    ASK_MOVER,
    ASK_OPPONENT,
    ASK_SPACE,
    AT_MANEUVER_END,
    BOOST_EFFECT,
    NONE,
    OUT,
    RULE,
    SCHEME,
    TIMINGS,
    TO_DRAW,
    TO_MANEUVER,
)
from peerless.core.movement import bit_list, empty, path, reachable
from peerless.core.state import State
from peerless.core.tables import is_lendable
from peerless.effects import expr, interpreter
from peerless.effects.ops import walks
from peerless.effects.ops.combat import boost, finish_boost
from peerless.effects.ops.fighters import push_move
from peerless.rules import triggers

_DRAW: Final = 0
_BOOST: Final = 1
_MOVE: Final = 2
_AFTER: Final = 3
_DONE: Final = 4


def advance_maneuver(s: State) -> None:
    """Advance a maneuver: draw, boost or not, then move (MAN-1 to MAN-3)."""
    seat = s.active
    step = s.step()
    if step == _DRAW:
        s.set_step(_BOOST)
        fighters.note_maneuver(s, seat)
        piles.draw(s, seat, 1 + _bonus(s, TO_DRAW, seat))
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
        distance = maneuver_distance(s, seat, s.stack[s.fp + MAN_BOOST])
        boosted = s.stack[s.fp + MAN_BOOSTED] != 0
        base = push_move(s, seat, fighters.on_board(s, s.t.seat_fighters[seat]), distance, 0, RULE)
        if boosted:
            s.stack[base + MOVE_PLACED] = placed_if_boosted(s, seat)
    elif step == _AFTER:
        s.set_step(_DONE)
        triggers.push(s, AT_MANEUVER_END, seat, NONE)
    else:
        s.pop()


def placed_if_boosted(s: State, seat: i64) -> i64:
    """Fighters that a boosted maneuver may place instead of moving them (HOU-1)."""
    mask: i64 = 0
    if not s.t.placed[seat]:
        return mask
    for kind in range(8):
        if (s.t.placed[seat] >> kind) & 1:
            mask |= s.t.kinds[seat * 8 + kind]
    return mask


def maneuver_distance(s: State, seat: i64, boost: i64) -> i64:
    """How far fighters may move in a maneuver with this boost (MAN-2, MAN-3)."""
    return s.t.move[seat] + boost + move_bonus(s, seat)


def boosted_distance(s: State, seat: i64, card: i64) -> i64:
    """The same if a card of the hand boosts it; abilities may count that card in its new pile."""
    value = values.boost_value(s, card)
    if len(s.t.bonuses[TO_MANEUVER * s.t.seats + seat]) == 0:
        return maneuver_distance(s, seat, value)
    after = s.copy()
    piles.remove(after.hand(seat), card)
    if s.t.c_seat[card] == seat:
        after.discard(seat).append(card)
    return maneuver_distance(after, seat, value)


def move_bonus(s: State, seat: i64) -> i64:
    """Ability bonuses to a maneuver, computed when the movement starts, after the boost card is discarded."""
    return _bonus(s, TO_MANEUVER, seat)


def _bonus(s: State, to: i64, seat: i64) -> i64:
    t = s.t
    total: i64 = 0
    for b in t.bonuses[to * t.seats + seat]:
        if t.b_cond[b] == NONE or expr.holds(s, t.b_cond[b], seat, NONE):
            total += expr.amount(s, t.b_amount[b], seat, NONE)
    return total


def answer_maneuver(s: State, card: i64) -> None:
    """Boost the maneuver, or not (MAN-3)."""
    s.set_step(_MOVE)
    if card != NONE:
        s.stack[s.fp + MAN_BOOST] = values.boost_value(s, card)
        s.stack[s.fp + MAN_BOOSTED] = 1
        boost(s, card, NONE, False)


def advance_boost(s: State) -> None:
    """Handle a boost effect: the effect first, then its value is added and the card discarded (HOU-2)."""
    base = s.fp
    card: i64 = s.stack[base + B_CARD]
    side: i64 = s.stack[base + B_SIDE]
    seat = s.holder(card)
    if s.step() == 0:
        s.set_step(1)
        foe = interpreter.sole_opponent(s, seat) if side == NONE else s.stack[s.cb + C_SEAT + 1 - side]
        program = s.t.d_program[s.t.c_def[card] * TIMINGS + BOOST_EFFECT]
        interpreter.start(s, program, seat, card, s.t.hero[seat], foe, BOOST_EFFECT)
    else:
        own = s.stack[base + B_OWN] != 0
        s.pop()
        finish_boost(s, card, side, own)


def advance_move(s: State) -> None:
    """Ask which fighter moves next, then where to; a fighter finishes before the next starts (MAN-2)."""
    base = s.fp
    stack = s.stack
    seat: i64 = stack[base + MOVE_SEAT]
    distance: i64 = stack[base + MOVE_DISTANCE]
    f: i64 = stack[base + MOVE_FIGHTER]
    left = fighters.free(s, stack[base + MOVE_LEFT])
    if f != NONE and not (left >> f) & 1:
        f = NONE  # its player resigned, or it is held: another fighter may be chosen
        stack[base + MOVE_FIGHTER] = NONE
    if left == 0 or (distance == 0 and not stack[base + MOVE_PLACED]) or s.status(seat) & OUT:
        s.pop()  # a player who resigned moves no fighters (MOV-6)
    elif f == NONE and left & (left - 1):
        options = bit_list(s.t, left)
        if not stack[base + MOVE_HOW] & MOVE_AWAY:
            options.append(NONE)
        s.ask(ASK_MOVER, seat, stack[base + MOVE_SOURCE], options, True)
    else:
        if f == NONE:
            f = bit_list(s.t, left)[0]
            stack[base + MOVE_FIGHTER] = f
        there = reachable(s, f, distance, stack[base + MOVE_HOW] & MOVE_THROUGH)
        if stack[base + MOVE_HOW] & MOVE_AWAY and there & ~bit(s.place(f)):
            there &= ~bit(s.place(f))
        if (stack[base + MOVE_PLACED] >> f) & 1:
            there |= empty(s)
        s.ask(ASK_SPACE, seat, stack[base + MOVE_SOURCE], bit_list(s.t, there), True)


def answer_move(s: State, option: i64) -> None:
    """Handle the chosen fighter, or its destination."""
    base = s.fp
    stack = s.stack
    if stack[base + MOVE_FIGHTER] == NONE:
        if option == NONE:
            s.pop()
        else:
            stack[base + MOVE_FIGHTER] = option
        return
    f: i64 = stack[base + MOVE_FIGHTER]
    stack[base + MOVE_LEFT] = stack[base + MOVE_LEFT] & ~bit(f)
    stack[base + MOVE_FIGHTER] = NONE
    seat: i64 = stack[base + MOVE_SEAT]
    distance: i64 = stack[base + MOVE_DISTANCE]
    through: i64 = stack[base + MOVE_HOW] & MOVE_THROUGH
    source: i64 = stack[base + MOVE_SOURCE]
    if (stack[base + MOVE_PLACED] >> f) & 1 and not (reachable(s, f, distance, through) >> option) & 1:
        fighters.put(s, f, option, source)
    elif option != s.place(f):
        if fighters.watching(s, f):
            walks.push(s, seat, f, option, distance, through, source)
            return
        if s.log is not None:
            e = s.note(E_MOVE, source)
            e.fighter = f
            e.space = option
            e.seat = seat
            e.path = path(s, f, option, through)
        s.set_place(f, option)


def advance_scheme(s: State) -> None:
    """Advance a scheme: show the card, resolve it, discard it (SCH-1, SCH-2)."""
    base = s.fp
    card: i64 = s.stack[base + SCHEME_CARD]
    fighter: i64 = s.stack[base + SCHEME_FIGHTER]
    seat = s.t.f_seat[fighter]
    if s.step() == 0:
        s.set_step(1)
        knowledge.leave_holding(s, card)
        knowledge.reveal(s, card)
        if s.log is not None:
            e = s.note_piles(E_SCHEME, card, seat)
            e.card = card
            e.fighter = fighter
        program = s.t.d_program[s.t.c_def[card] * TIMINGS + SCHEME]
        interpreter.start(s, program, seat, card, fighter, interpreter.sole_opponent(s, seat), SCHEME)
    elif not piles.lies_in(s.play(seat), card):  # an effect has taken it back
        s.pop()
    elif seat == s.t.c_seat[card] and is_lendable(s.t, card):
        foes = interpreter.opponents(s, seat)
        if len(foes) > 1 and not s.status(seat) & OUT:
            s.ask(ASK_OPPONENT, seat, ABILITY + s.t.lent_by[seat], foes, True)
        else:
            answer_scheme(s, foes[0] if foes else NONE)
    else:
        answer_scheme(s, NONE)


def answer_scheme(s: State, foe: i64) -> None:
    """Clean up the scheme, which may go into the hand of an opponent."""
    card: i64 = s.stack[s.fp + SCHEME_CARD]
    piles.lay_down(s, card, s.t.f_seat[s.stack[s.fp + SCHEME_FIGHTER]], foe, card)
    s.pop()

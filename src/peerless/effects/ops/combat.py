"""Operations on the combat and the turn: values, boosts, cancelling, actions, tokens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core import piles, values
from peerless.core.bits import bit
from peerless.core.events import E_ACTIONS, E_BOOST, E_CANCEL, E_TOKEN, Event
from peerless.core.frames import C_CANCELLED, C_CARD, C_DONE, C_SEAT, E_PC, E_SEAT, E_SOURCE, REALLY
from peerless.core.ids import AS_BOOST, ASK_BOOST, NONE, SCHEME, T_ADD, T_BOOST, T_IGNORE, T_SET, TIMINGS
from peerless.core.state import State
from peerless.effects import expr
from peerless.effects.nodes import (
    O_ADD_VALUE,
    O_BOOST,
    O_CANCEL,
    O_FLIP,
    O_GAIN,
    O_IGNORE,
    O_SET_VALUE,
    O_TOKEN,
)

MOST_ACTIONS: Final = 20  # of a turn: far more than any card gives, so that cards which give each other actions end


def perform(s: State, fp: i64, op: i64, pc: i64) -> None:
    """Carries out one operation on the combat or the turn."""
    code = s.t.code
    seat: i64 = s.stack[fp + E_SEAT]
    source: i64 = s.stack[fp + E_SOURCE]
    if op == O_GAIN:
        gainer = expr.who(s, code[pc + 1], seat, fp)
        room = MOST_ACTIONS - s.action_number - s.actions
        gained = min(code[pc + 2], room)
        if gainer == s.active and gained > 0:  # actions are gained for the turn that is running
            s.actions += gained
            if s.log is not None:
                e = Event(E_ACTIONS, s.steps, source)
                e.seat = gainer
                e.number = gained
                s.log.append(e)
        return
    if op in (O_TOKEN, O_FLIP):
        _turn_token(s, op, pc, seat, source)
        return
    side = expr.combat_side(s, seat)
    if side == NONE:
        return
    if op == O_CANCEL:
        cancel(s, 1 - side, source)
        return
    if code[pc + 1]:
        side = 1 - side
    if s.stack[s.cb + C_CARD + side] == NONE:
        return  # no card, no value to change (EFF-4)
    if op == O_SET_VALUE:
        values.add_term(s, side, T_SET, expr.amount(s, code[pc + 2], seat, fp), source)
    elif op == O_ADD_VALUE:
        values.add_term(s, side, T_ADD, expr.amount(s, code[pc + 2], seat, fp), source)
    elif op == O_IGNORE:
        values.add_term(s, side, T_IGNORE, 0, source)
    else:
        assert op == O_BOOST
        booster: i64 = s.stack[s.cb + C_SEAT + side]
        hand = s.hand(booster)
        if hand:
            s.stack[fp + E_PC] = pc
            options = piles.distinct(s, hand)
            if code[pc + 2]:
                options.append(NONE)
            s.ask(ASK_BOOST, booster, source, options, False)


def boost_chosen(s: State, fp: i64, pc: i64, card: i64) -> None:
    """A card was discarded to boost a card of the combat, or none (BST-1)."""
    if card == NONE:
        return
    side = expr.combat_side(s, s.t.c_seat[card])
    boost(s, card)
    values.add_term(s, side, T_BOOST, values.boost_value(s, card), card)


def boost(s: State, card: i64) -> None:
    """Discards a card to boost; its other text is ignored (MAN-3, BST-1)."""
    seat = s.t.c_seat[card]
    piles.discard(s, card, AS_BOOST, seat, card)
    if s.log is not None:
        e = Event(E_BOOST, s.steps, card)
        e.seat = seat
        e.card = card
        e.number = values.boost_value(s, card)
        s.log.append(e)


def cancel(s: State, side: i64, source: i64) -> None:
    """Cancels every effect of one side's card that has not resolved yet (EFF-5); firm cards stay (EFF-6)."""
    t = s.t
    card: i64 = s.stack[s.cb + C_CARD + side]
    if card == NONE or t.d_firm[t.c_def[card]]:
        return
    done: i64 = s.stack[s.cb + C_DONE + side]
    before: i64 = s.stack[s.cb + C_CANCELLED + side]
    gone = before
    for timing in range(SCHEME):
        if t.d_program[t.c_def[card] * TIMINGS + timing] != NONE and not (done >> timing) & 1:
            gone |= bit(timing) | REALLY
    if gone == before:
        return  # nothing to cancel: the card does not count as cancelled, and nobody is told that it was
    s.stack[s.cb + C_CANCELLED + side] = gone
    if s.log is not None:
        e = Event(E_CANCEL, s.steps, source)
        e.card = card
        e.seat = t.c_seat[card]
        s.log.append(e)


def _turn_token(s: State, op: i64, pc: i64, seat: i64, source: i64) -> None:
    t = s.t
    token = t.first_token[seat] + t.code[pc + 1]
    shown: i64 = t.code[pc + 2]
    if op == O_FLIP:
        shown = (s.token(token) + 1) % t.token_sides[token]
    s.set_token(token, shown)
    if s.log is not None:
        e = Event(E_TOKEN, s.steps, source)
        e.seat = seat
        e.number = token
        e.other = shown
        s.log.append(e)

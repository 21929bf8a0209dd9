"""Combat values in layers (EFF-7), each term with its cause, so that any value can be explained.

An ignored value counts 0. Otherwise the value is the first that applies: a value that nothing changes; one fixed for
the turn; one held against card effects, plus ability bonuses; the last "becomes N" or the printed value, plus all
additions. Ability bonuses and face-down boosts are terms too, added when damage is computed.
"""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core.events import E_VALUE
from peerless.core.frames import C_BONUS, C_CARD, C_COMMIT, C_SEAT, C_TERMS, C_VALUE, C_WORKED_OUT
from peerless.core.ids import (
    ABILITY,
    MOD_FIX,
    MOD_STRIDE,
    NONE,
    RULE,
    T_COMMIT,
    T_FIXED,
    T_HELD,
    T_IGNORE,
    T_LOCKED,
    T_PRINTED,
    T_SET,
    T_STRIDE,
    T_SWAPPED,
)
from peerless.core.knowledge import lies_face_down
from peerless.core.state import State


def add_term(s: State, side: i64, kind: i64, amount: i64, source: i64) -> None:
    """Add a term to the value of one side of the current combat."""
    s.terms = [*s.terms, side, kind, amount, source]
    if s.log is not None:
        e = s.note(E_VALUE, source)
        e.side = side
        e.number = amount
        e.other = kind
        if not lies_face_down(s, s.cb, s.cb + C_CARD + side):
            e.value = current_value(s, s.cb, side, len(s.terms))


def forget_terms(s: State, side: i64) -> None:
    """Drop the terms of a replaced card of the current combat.

    Terms of the side itself, for any card, remain.
    """
    begin: i64 = s.stack[s.cb + C_TERMS]
    kept = s.terms[:begin]
    i = begin
    while i < len(s.terms):
        if s.terms[i] != side or (s.terms[i + 1] >= T_FIXED and s.terms[i + 1] not in (T_LOCKED, T_SWAPPED)):
            kept.extend(s.terms[i : i + T_STRIDE])
        i += T_STRIDE
    s.terms = kept


def played_def(s: State, cb: i64, side: i64) -> i64:
    """The definition of one side's card in a combat, or of that card's bonus attack; NONE without a card."""
    card: i64 = s.stack[cb + C_CARD + side]
    if card == NONE:
        return NONE
    d: i64 = s.t.c_def[card]
    return s.t.d_bonus[d] if side == 0 and s.stack[cb + C_BONUS] else d


def printed_value(s: State, side: i64) -> i64:
    """The printed value of one side's card in the current combat, or its replacement (EFF-2); 0 without a card."""
    return printed_in(s, s.cb, side, len(s.terms))


def printed_in(s: State, cb: i64, side: i64, end: i64) -> i64:
    """The same in any combat; its terms stop at `end` if another combat runs inside it."""
    d = played_def(s, cb, side)
    if d == NONE:
        return 0
    value: i64 = s.t.d_value[d]
    terms = s.terms
    i: i64 = s.stack[cb + C_TERMS]
    while i < end:
        if terms[i] == side and terms[i + 1] == T_PRINTED:
            value = terms[i + 2]
        i += T_STRIDE
    return max(0, value)


def fixed_value(s: State, seat: i64) -> i64:
    """The value every card of a seat has this turn, or NONE."""
    mods = s.mods
    i: i64 = 0
    while i < len(mods):
        if mods[i] == MOD_FIX and mods[i + 1] == seat:
            return mods[i + 2]
        i += MOD_STRIDE
    return NONE


def tell_fixed(s: State, side: i64) -> None:
    """Add a value fixed for the turn to the terms of a face-up card, so that it can be explained."""
    if len(s.mods) == 0 or s.stack[s.cb + C_CARD + side] == NONE or lies_face_down(s, s.cb, s.cb + C_CARD + side):
        return
    fixed = fixed_value(s, s.stack[s.cb + C_SEAT + side])
    if fixed == NONE:
        return
    i: i64 = s.stack[s.cb + C_TERMS]
    while i < len(s.terms):
        if s.terms[i] == side and s.terms[i + 1] == T_FIXED:
            return
        i += T_STRIDE
    add_term(s, side, T_FIXED, fixed, RULE)


def combat_value(s: State, side: i64) -> i64:
    """The value of one side's card in the current combat; 0 without a card, never below 0."""
    return value_of(s, s.cb, side, len(s.terms))


def value_of(s: State, cb: i64, side: i64, end: i64) -> i64:
    """The same for any combat; its terms stop at `end` if another combat runs inside it."""
    return _worth(s, cb, side, end, True)


def current_value(s: State, cb: i64, side: i64, end: i64) -> i64:
    """The value that counts now; frozen once damage is computed (CMB-3)."""
    return s.stack[cb + C_VALUE + side] if s.stack[cb + C_WORKED_OUT] else value_of(s, cb, side, end)


def revealed_value(s: State, side: i64) -> i64:
    """The value of a card of the current combat when it is revealed, without a value fixed for the turn."""
    return _worth(s, s.cb, side, len(s.terms), False)


def side_of(s: State, card: i64) -> i64:
    """The side of the current combat on which a card is played or committed to boost, or NONE."""
    if s.cb != NONE:
        if s.stack[s.cb + C_CARD] == card or s.stack[s.cb + C_COMMIT] == card:
            return 0
        if s.stack[s.cb + C_CARD + 1] == card:
            return 1
    return NONE


def _worth(s: State, cb: i64, side: i64, end: i64, fixes: bool) -> i64:
    if s.stack[cb + C_CARD + side] == NONE:
        return 0
    base = printed_in(s, cb, side, end)
    added: i64 = 0
    held: i64 = NONE
    locked: i64 = NONE
    terms = s.terms
    i: i64 = s.stack[cb + C_TERMS]
    while i < end:
        if terms[i] == side:
            kind = terms[i + 1]
            if kind == T_IGNORE:
                return 0
            if kind == T_LOCKED:
                locked = terms[i + 2]
            elif kind == T_HELD:
                held = terms[i + 2]
            elif kind == T_SET:
                base = terms[i + 2]
            elif kind == T_SWAPPED:
                base = terms[i + 2]
                added = 0
            elif kind != T_PRINTED and kind != T_FIXED:
                added += terms[i + 2]
        i += T_STRIDE
    if locked != NONE:
        return locked
    if fixes and len(s.mods) > 0:
        fixed = fixed_value(s, s.stack[cb + C_SEAT + side])
        if fixed != NONE:
            return fixed
    if held != NONE:
        return _held_value(s, cb, side, end)
    total = base + added
    return max(0, total)


def _held_value(s: State, cb: i64, side: i64, end: i64) -> i64:
    """A value held against all card effects, before or after; ability bonuses still count."""
    base: i64 = 0
    added: i64 = 0
    terms = s.terms
    i: i64 = s.stack[cb + C_TERMS]
    while i < end:
        if terms[i] == side:
            kind = terms[i + 1]
            by_card = 0 <= terms[i + 3] < ABILITY and kind != T_COMMIT  # an ability commits that card
            if kind == T_HELD or (kind == T_SET and not by_card):
                base = terms[i + 2]
            elif kind == T_SWAPPED:
                if not by_card:
                    base = terms[i + 2]
                    added = 0
            elif kind != T_PRINTED and kind != T_FIXED and not by_card:
                added += terms[i + 2]
        i += T_STRIDE
    return max(0, base + added)


def explained(s: State, cb: i64, side: i64, end: i64) -> list[int]:
    """The terms of one side of a combat, the printed value (kind 0) first; nothing without a card."""
    d = played_def(s, cb, side)
    if d == NONE:
        return []
    out: list[int] = [side, 0, max(0, s.t.d_value[d]), s.stack[cb + C_CARD + side]]
    i: i64 = s.stack[cb + C_TERMS]
    while i < end:
        if s.terms[i] == side:
            out.extend(s.terms[i : i + T_STRIDE])
        i += T_STRIDE
    return out


def boost_value(s: State, card: i64) -> i64:
    """The boost value of a card; one without a printed value counts 0."""
    return s.t.d_boost[s.t.c_def[card]]

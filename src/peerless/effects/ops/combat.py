"""Operations on the combat and the turn: values, boosts, canceling, actions, tokens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core import knowledge, piles, values
from peerless.core.bits import bit
from peerless.core.events import E_ACTIONS, E_BOOST, E_CANCEL, E_PLAY, E_TOKEN, PLAY_BONUS, PLAY_REPLACES
from peerless.core.frames import (
    B_CARD,
    B_OWN,
    B_SIDE,
    B_SIZE,
    C_BONUS,
    C_BOOSTS,
    C_CANCELED,
    C_CARD,
    C_COMMIT,
    C_DONE,
    C_FELL,
    C_FIGHTER,
    C_OUTER,
    C_REPLACED,
    C_SEAT,
    C_SIZE,
    C_TERMS,
    E_PC,
    E_SEAT,
    E_SOURCE,
    REALLY,
)
from peerless.core.ids import (
    AS_ATTACK,
    AS_BOOST,
    AS_DEFENSE,
    ASK_BOOST,
    ASK_CARD,
    BOOST_EFFECT,
    F_BOOST,
    F_COMBAT,
    MOD_FIX,
    MOD_REDIRECT,
    NONE,
    OUT,
    SCHEME,
    SIG_END_TURN,
    T_ADD,
    T_BOOST,
    T_HELD,
    T_IGNORE,
    T_LOCKED,
    T_PRINTED,
    T_SET,
    T_SWAPPED,
    THIS_TURN,
    TIMINGS,
)
from peerless.core.state import State
from peerless.core.tables import number_in
from peerless.effects import expr
from peerless.effects.nodes import (
    O_ADD_VALUE,
    O_BONUS_ATTACK,
    O_BOOST,
    O_CANCEL,
    O_END_TURN,
    O_FIX_VALUE,
    O_FLIP,
    O_GAIN,
    O_IGNORE,
    O_REDIRECT,
    O_REPLACE,
    O_SET_PRINTED,
    O_SET_VALUE,
    O_TOKEN,
)

MOST_ACTIONS: Final = 20  # per turn: far more than any card gives, so that cards that give each other actions end


def perform(s: State, fp: i64, op: i64, pc: i64) -> None:
    """Carry out one operation on the combat or the turn."""
    code = s.t.code
    seat: i64 = s.stack[fp + E_SEAT]
    source: i64 = s.stack[fp + E_SOURCE]
    if op == O_GAIN:
        gainer = expr.who(s, code[pc + 1], seat, fp)
        room = MOST_ACTIONS - s.action_number - s.actions
        gained = min(code[pc + 2], room)
        if gainer == s.active and gained > 0:  # actions are gained for the current turn
            s.actions += gained
            if s.log is not None:
                e = s.note(E_ACTIONS, source)
                e.seat = gainer
                e.number = gained
                e.other = s.actions
        return
    if op == O_END_TURN:
        if s.active == seat or code[pc + 1]:
            s.signals = [*s.signals, SIG_END_TURN, s.active]
        return
    if op == O_FIX_VALUE:
        s.mods = [*s.mods, MOD_FIX, seat, code[pc + 1], THIS_TURN]
        if s.cb != NONE:
            for fixed in range(2):
                values.tell_fixed(s, fixed)
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
    if op == O_REDIRECT:
        mine = bit(s.stack[s.cb + C_FIGHTER + side])
        s.mods = [*s.mods, MOD_REDIRECT, mine, s.stack[s.cb + C_FIGHTER + 1 - side], s.cb]
        return
    if op == O_BONUS_ATTACK:
        if side == 0:
            _bonus_attack(s)
        return
    if code[pc + 1]:
        side = 1 - side
    if s.stack[s.cb + C_CARD + side] == NONE:
        return  # no card, no value to change (EFF-4)
    if op == O_SET_VALUE:
        kind = T_LOCKED if code[pc + 4] else T_HELD if code[pc + 3] else T_SET
        values.add_term(s, side, kind, expr.amount(s, code[pc + 2], seat, fp), source)
    elif op == O_ADD_VALUE:
        added = expr.amount(s, code[pc + 2], seat, fp)
        values.add_term(s, side, T_ADD, -added if code[pc + 3] else added, source)
    elif op == O_SET_PRINTED:
        values.add_term(s, side, T_PRINTED, expr.amount(s, code[pc + 2], seat, fp), source)
    elif op == O_REPLACE:
        _replace(s, fp, pc, seat, side, source)
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
    """Handle the card chosen to boost a card of the combat, or none (BST-1)."""
    if card == NONE:
        return
    side = expr.combat_side(s, s.holder(card))
    boost(s, card, side, s.stack[fp + E_SOURCE] == s.stack[s.cb + C_CARD + side])


def boost(s: State, card: i64, side: i64, own: bool) -> None:
    """Use a card to boost a maneuver (NONE) or a side's card; its other text is ignored (MAN-3, BST-1).

    `own`: an effect of the boosted card itself lets its player boost. A boost effect comes first; the card stays in
    play until it is done (HOU-2).
    """
    if s.t.d_program[s.t.c_def[card] * TIMINGS + BOOST_EFFECT] == NONE:
        finish_boost(s, card, side, own)
        return
    seat = s.holder(card)
    knowledge.leave_holding(s, card)
    piles.remove(s.hand(seat), card)
    s.play(seat).append(card)
    piles.reveal(s, card, card)
    base = s.push(F_BOOST, B_SIZE)
    s.stack[base + B_CARD] = card
    s.stack[base + B_SIDE] = side
    s.stack[base + B_OWN] = 1 if own else 0


def finish_boost(s: State, card: i64, side: i64, own: bool) -> None:
    """Discard the card and add its boost value."""
    seat = s.holder(card)
    piles.discard(s, card, AS_BOOST, seat, card)
    if side != NONE:
        values.add_term(s, side, T_BOOST, values.boost_value(s, card), card)
        if own:
            at = s.cb + C_BOOSTS + side
            s.stack[at] = s.stack[at] | bit(number_in(s.t, seat, card))
    if s.log is not None:
        e = s.note(E_BOOST, card)
        e.side = side
        e.seat = seat
        e.card = card
        e.number = values.boost_value(s, card)


def may_target(s: State, card: i64, target: i64) -> bool:
    """Whether a card may be played to attack this fighter, as far as the card itself says."""
    against: i64 = s.t.d_against[s.t.c_def[card]]
    return against == NONE or (expr.fighters(s, against, s.t.c_seat[card], NONE) >> target) & 1 == 1


def _replace(s: State, fp: i64, pc: i64, seat: i64, side: i64, source: i64) -> None:
    """Ask for the card that replaces one in the combat: once per player, so that it ends."""
    if side == 0 and s.stack[s.cb + C_BONUS]:
        return  # the card of a bonus attack belongs to the combat around it
    owner: i64 = s.stack[s.cb + C_SEAT + side]
    if (s.status(seat) | s.status(owner)) & OUT:
        _leave_card(s, side)
        return
    if s.stack[s.cb + C_REPLACED + side] & _replacer(owner, seat):
        return
    card: i64 = s.stack[s.cb + C_CARD + side]
    if owner != seat:
        if card in s.play(owner):
            _take_back(s, side)
            for c in s.hand(owner):
                if not knowledge.is_known(s, c, s.t.viewer[seat]):  # an effect may have looked before
                    piles.look(s, seat, c, source)
    elif not s.hand(owner):
        return
    options: list[int] = []
    fighter: i64 = s.stack[s.cb + C_FIGHTER + side]
    role = AS_ATTACK if side == 0 else AS_DEFENSE
    for c in piles.distinct(s, s.hand(owner)):
        fits = side == 1 or may_target(s, c, s.stack[s.cb + C_FIGHTER + 1])
        if fits and expr.can_be(s, c, role) and expr.may_play(s, c, fighter):
            options.append(c)
    if owner == seat:
        options.append(NONE)
    elif not options:
        options.append(card)  # it was there already
    s.stack[fp + E_PC] = pc
    s.ask(ASK_CARD, seat, source, options, False)


def _replacer(owner: i64, seat: i64) -> i64:
    """The bit for who replaces a card: its owner or the opponent."""
    return 1 if owner == seat else 2


def _take_back(s: State, side: i64) -> None:
    """Return the card of one side to its owner's hand; everyone has seen it."""
    card: i64 = s.stack[s.cb + C_CARD + side]
    owner: i64 = s.stack[s.cb + C_SEAT + side]
    piles.remove(s.play(owner), card)
    piles.add_to_hand(s, owner, card)


def _leave_card(s: State, side: i64) -> None:
    """Keep the card of one side, even if it was about to return: one of the two players is out."""
    card: i64 = s.stack[s.cb + C_CARD + side]
    owner: i64 = s.stack[s.cb + C_SEAT + side]
    if card not in s.play(owner):
        piles.remove(s.hand(owner), card)
        s.play(owner).append(card)


def replace_chosen(s: State, fp: i64, pc: i64, card: i64) -> None:
    """Put a new card into the combat: its effects neither resolved nor canceled, its value unchanged."""
    if card == NONE:
        return
    owner = s.holder(card)
    side = expr.combat_side(s, owner)
    knowledge.leave_holding(s, card)
    piles.remove(s.hand(owner), card)
    if s.stack[s.cb + C_CARD + side] in s.play(owner):
        _take_back(s, side)  # after the other left the hand, because this is not the card that was played
    s.play(owner).append(card)
    piles.reveal(s, card, s.stack[fp + E_SOURCE])
    s.stack[s.cb + C_CARD + side] = card
    s.stack[s.cb + C_DONE + side] = s.stack[s.cb + C_DONE + side] & ~255  # abilities stay resolved
    s.stack[s.cb + C_CANCELED + side] = 0
    s.stack[s.cb + C_BOOSTS + side] = 0
    at = s.cb + C_REPLACED + side
    s.stack[at] = s.stack[at] | _replacer(owner, s.stack[fp + E_SEAT])
    values.forget_terms(s, side)
    _tell_play(s, side, s.stack[fp + E_SOURCE], PLAY_REPLACES)
    values.tell_fixed(s, side)


def _tell_play(s: State, side: i64, source: i64, how: i64) -> None:
    """Report that an effect put a card face up into the combat."""
    if s.log is not None:
        card: i64 = s.stack[s.cb + C_CARD + side]
        e = s.note_piles(E_PLAY, source, s.stack[s.cb + C_SEAT + side])
        e.card = card
        e.fighter = s.stack[s.cb + C_FIGHTER + side]
        if side == 0:
            e.target = s.stack[s.cb + C_FIGHTER + 1]
        e.side = side
        e.number = how
        e.value = values.revealed_value(s, side)


def swap_values(s: State, fp: i64) -> None:
    """The values of both cards, as they are now, are exchanged; nothing without two cards."""
    cb = s.cb
    if cb == NONE or s.stack[cb + C_CARD] == NONE or s.stack[cb + C_CARD + 1] == NONE:
        return
    attack, defense = values.combat_value(s, 0), values.combat_value(s, 1)
    source: i64 = s.stack[fp + E_SOURCE]
    values.add_term(s, 0, T_SWAPPED, defense, source)
    values.add_term(s, 1, T_SWAPPED, attack, source)


def push_combat(s: State, attacker: i64, defender: i64, card: i64) -> i64:
    """Push the frame of a combat without a defense card; return its base."""
    t = s.t
    base = s.push(F_COMBAT, C_SIZE)
    stack = s.stack
    stack[base + C_SEAT] = t.f_seat[attacker]
    stack[base + C_SEAT + 1] = t.f_seat[defender]
    stack[base + C_FIGHTER] = attacker
    stack[base + C_FIGHTER + 1] = defender
    stack[base + C_CARD] = card
    stack[base + C_CARD + 1] = NONE
    stack[base + C_COMMIT] = NONE
    stack[base + C_COMMIT + 1] = NONE
    stack[base + C_TERMS] = len(s.terms)
    stack[base + C_OUTER] = s.cb
    s.cb = base
    s.combats += 1
    s.running = [*s.running, s.combats]
    return base


def _bonus_attack(s: State) -> None:
    """Start a second combat of the same two fighters with the bonus attack; range is not checked again."""
    attacker: i64 = s.stack[s.cb + C_FIGHTER]
    defender: i64 = s.stack[s.cb + C_FIGHTER + 1]
    card: i64 = s.stack[s.cb + C_CARD]
    if s.stack[s.cb + C_BONUS] or s.t.d_bonus[s.t.c_def[card]] == NONE:
        return
    if s.place(attacker) == NONE or s.place(defender) == NONE:
        return
    if s.stack[s.cb + C_FELL] or s.stack[s.cb + C_FELL + 1]:
        return  # also if it has come back since (R-CMB-12)
    base = push_combat(s, attacker, defender, card)
    s.stack[base + C_BONUS] = 1
    _tell_play(s, 0, card, PLAY_BONUS)
    values.tell_fixed(s, 0)


def cancel(s: State, side: i64, source: i64) -> None:
    """Cancel every unresolved effect of one side's card (EFF-5), unless the card cannot be canceled (EFF-6)."""
    t = s.t
    card: i64 = s.stack[s.cb + C_CARD + side]
    d = values.played_def(s, s.cb, side)
    if d == NONE or t.d_firm[d]:
        return
    done: i64 = s.stack[s.cb + C_DONE + side]
    before: i64 = s.stack[s.cb + C_CANCELED + side]
    gone = before
    for timing in range(SCHEME):
        if t.d_program[d * TIMINGS + timing] != NONE and not (done >> timing) & 1:
            gone |= bit(timing) | REALLY
    if gone == before:
        return  # nothing to cancel: the card does not count as canceled, and no event says so
    s.stack[s.cb + C_CANCELED + side] = gone
    if s.log is not None:
        e = s.note(E_CANCEL, source)
        e.side = side
        e.card = card
        e.seat = s.stack[s.cb + C_SEAT + side]


def _turn_token(s: State, op: i64, pc: i64, seat: i64, source: i64) -> None:
    t = s.t
    token = t.first_token[seat] + t.code[pc + 1]
    shown: i64 = t.code[pc + 2]
    if op == O_FLIP:
        shown = (s.token(token) + 1) % t.token_sides[token]
    s.set_token(token, shown)
    if s.log is not None:
        e = s.note(E_TOKEN, source)
        e.seat = seat
        e.number = token
        e.other = shown

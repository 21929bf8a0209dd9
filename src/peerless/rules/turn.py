"""Set-up and turns: the active player, actions, the hand limit (SET, TRN)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core import fighters, piles
from peerless.core.bits import bit
from peerless.core.events import E_ACTION, E_TURN
from peerless.core.frames import (
    BELOW,
    C_CARD,
    C_COMMIT,
    C_OUTER,
    C_REVEALED,
    C_SEAT,
    DIS_BY,
    DIS_CAUSE,
    DIS_LEFT,
    DIS_REGISTER,
    DIS_SEAT,
    DIS_SOURCE,
    MAN_SIZE,
    SCHEME_CARD,
    SCHEME_FIGHTER,
    SCHEME_SIZE,
    SETUP_FIGHTER,
    SETUP_SEAT,
    TURN_SIZE,
)
from peerless.core.ids import (
    ACT_ATTACK,
    ACT_MANEUVER,
    AS_BOOST,
    ASK_ACTION,
    ASK_DISCARD,
    ASK_PLACE,
    ASK_SPACE,
    AT_SETUP,
    AT_TURN_END,
    AT_TURN_START,
    BY_LIMIT,
    DORMANT,
    F_MANEUVER,
    F_SCHEME,
    F_TURN,
    HAD_TURN,
    MOD_STRIDE,
    NONE,
    OUT,
    RULE,
    THIS_TURN,
)
from peerless.core.movement import bit_list, empty
from peerless.core.state import State
from peerless.effects.interpreter import opponents
from peerless.effects.ops.cards import collect, push_discard
from peerless.effects.ops.markers import tell
from peerless.rules import combat, legal, outcome, triggers
from peerless.rules.markers import PLACE_MARKERS, marker_spaces, marker_to_place

HAND_LIMIT: Final = 7
ACTIONS: Final = 2
BEGIN: Final = 0
STARTED: Final = 1
ACT: Final = 2
ACTED: Final = 3
END: Final = 4
LIMIT: Final = 5
DONE: Final = 6
RETURN: Final = 7
CARRY: Final = 8  # who is at the end of the conveyor belt
SHIFT: Final = 9  # who is elsewhere on it

_PLACE_HERO: Final = 0
PLACE_OTHERS: Final = 1
_OWN_CHOICES: Final = 2


def advance_setup(s: State) -> None:
    """Set up seat by seat: hero, sidekicks and markers in its zone, then its own choices (SET-4, SET-6)."""
    t = s.t
    base = s.fp
    seat: i64 = s.stack[base + SETUP_SEAT]
    step = s.step()
    if s.status(seat) & OUT and step != _OWN_CHOICES:
        s.set_step(_OWN_CHOICES)  # resigned before all were placed: its other fighters stay off the board
    elif step == _PLACE_HERO:
        s.stack[base + SETUP_FIGHTER] = t.hero[seat]
        s.set_step(PLACE_OTHERS)
        if not (s.occupied() >> t.start[seat]) & 1:
            answer_setup(s, t.start[seat])
    elif step == PLACE_OTHERS:  # the hero too, if an effect of set-up moved a fighter to its start space
        f: i64 = s.stack[base + SETUP_FIGHTER]
        while f < t.fighters and t.f_off[f]:
            f += 1  # enters during play
        s.stack[base + SETUP_FIGHTER] = f
        if f >= t.fighters or t.f_seat[f] != seat:
            s.set_step(PLACE_MARKERS)
            return
        free = empty(s)
        for later in range(seat + 1, t.seats):
            free &= ~bit(t.start[later])  # reserved for heroes not placed yet (BRD-1, SET-7)
        beside = s.place(t.hero[seat])
        zone = free & t.zone[t.start[seat] if beside == NONE else beside]
        s.ask(ASK_PLACE, seat, RULE, bit_list(t, zone or free), True)  # SET-5
    elif step == PLACE_MARKERS:
        kind = marker_to_place(s, seat)
        if kind == NONE:
            s.set_step(_OWN_CHOICES)
            triggers.push(s, AT_SETUP, seat, NONE)
        else:
            s.ask(ASK_PLACE, seat, RULE, bit_list(t, marker_spaces(s, seat, kind)), True)
    elif seat + 1 < t.seats:
        s.stack[base + SETUP_SEAT] = seat + 1
        s.set_step(_PLACE_HERO)
    else:
        s.pop()
        s.active = legal.next_seat(s, t.seats - 1)  # SET-8
        s.push(F_TURN, TURN_SIZE)


def answer_setup(s: State, space: i64) -> None:
    """Place a fighter or a marker."""
    if s.step() == PLACE_MARKERS:
        seat: i64 = s.stack[s.fp + SETUP_SEAT]
        kind = marker_to_place(s, seat)
        s.set_marked(kind, s.marked(kind) | bit(space))
        if s.log is not None:
            tell(s, kind, seat, NONE, space, RULE)
        return
    f: i64 = s.stack[s.fp + SETUP_FIGHTER]
    fighters.put(s, f, space, RULE)
    s.stack[s.fp + SETUP_FIGHTER] = f + 1


def advance_turn(s: State) -> None:
    """Advance the turn by one step."""
    t = s.t
    seat = s.active
    step = s.step()
    if step == ACT:
        if s.actions > 0 and not s.status(seat) & OUT and fighters.on_board(s, t.seat_fighters[seat]):
            s.ask(ASK_ACTION, seat, RULE, legal.actions(s), False)
        else:
            s.set_step(END)
    elif step == ACTED:
        outcome.checkpoint(s)
        if t.leaves:
            note_dormant(s)
        s.set_step(ACT)
    elif step == BEGIN:
        _begin(s)
    elif step == RETURN:
        if fighters.away(s, seat):  # a board has room for all fighters of a match
            s.ask(ASK_SPACE, seat, RULE, bit_list(t, empty(s)), True)
        else:
            note_dormant(s)
            s.set_step(STARTED)
            triggers.push(s, AT_TURN_START, seat, NONE)
    elif step == STARTED:
        s.snapshot()
        outcome.checkpoint(s)
        s.set_step(ACT)
    elif step == END:
        s.set_step(CARRY if t.belt else LIMIT)
        triggers.push(s, AT_TURN_END, seat, NONE)
    elif step == LIMIT:
        s.set_step(DONE)
        over: i64 = len(s.hand(seat)) - HAND_LIMIT
        if over > 0 and not s.status(seat) & OUT:
            push_discard(s, seat, over, BY_LIMIT, seat, RULE, NONE)  # TRN-3: the player's choice
    elif step == CARRY:
        f = at_end(s)
        free = empty(s) & t.bin
        if f != NONE and free:
            s.ask(ASK_SPACE, t.f_seat[f], RULE, bit_list(t, free), True)  # BELT-2
        else:
            s.set_step(SHIFT)
    elif step == SHIFT:
        _shift(s)
        s.set_step(LIMIT)
    else:
        assert step == DONE
        outcome.checkpoint(s)
        if s.over:
            return  # it was still this seat's turn
        s.set_status(seat, s.status(seat) | HAD_TURN)
        if s.mods:
            s.mods = _mods(s.mods, False)
        s.active = legal.next_seat(s, seat)
        s.set_step(BEGIN)


def _begin(s: State) -> None:
    if s.turn >= s.t.turn_limit:
        outcome.reach_turn_limit(s)
        return
    s.turn += 1
    s.actions = ACTIONS
    s.action_number = 0
    s.effects = 0
    if s.log is not None:
        e = s.note(E_TURN, RULE)
        e.seat = s.active
        e.number = s.turn
        e.other = s.actions
    if s.t.leaves:
        s.set_step(RETURN)
    else:
        s.set_step(STARTED)
        triggers.push(s, AT_TURN_START, s.active, NONE)


def at_end(s: State) -> i64:
    """The fighter on the last space of the conveyor belt, or NONE."""
    return fighters.standing(s, s.t.belt[-1])


def _shift(s: State) -> None:
    """Carry everyone else one space on, from the end of the belt, where the next space is empty (BELT-3)."""
    belt = s.t.belt
    for i in range(len(belt) - 2, -1, -1):
        f = fighters.standing(s, belt[i])
        if f != NONE and not s.occupied() & bit(belt[i + 1]):
            fighters.carry(s, f, belt[i + 1])


def returning(s: State) -> i64:
    """The fighter that comes back next at the start of the turn."""
    return bit_list(s.t, fighters.away(s, s.active))[0]


def note_dormant(s: State) -> None:
    """Make seats dormant that have no fighter on the board at the end of an action, but one away."""
    t = s.t
    for seat in range(t.seats):
        status = s.status(seat) & ~DORMANT
        if fighters.away(s, seat) and not fighters.on_board(s, t.seat_fighters[seat]):
            status |= DORMANT
        s.set_status(seat, status)


def cut_short(s: State) -> None:
    """End the turn by an effect: the rest of the action is skipped, and cards in play are discarded."""
    s.signals = []
    turn = s.fp
    while turn != NONE and s.stack[turn] != F_TURN:
        turn = s.stack[turn + BELOW]
    if turn == NONE:
        return  # set-up: no turn has begun
    cb = s.cb
    while cb != NONE:
        s.stack[cb + C_REVEALED] = 1  # face-down cards are revealed
        cb = s.stack[cb + C_OUTER]
    for seat in range(s.t.seats):
        for card in s.play(seat)[:]:
            if _is_boost(s, card):
                piles.discard(s, card, AS_BOOST, seat, card)
            else:
                piles.lay_down(s, card, seat, _against(s, seat, card), card)
    while s.fp != turn:
        s.pop()
    s.cb = NONE
    s.running = []
    s.terms = []
    s.mods = _mods(s.mods, True)
    s.actions = 0


def _is_boost(s: State, card: i64) -> bool:
    """Whether a card in play was committed to boost an attack; such a card was not played."""
    cb = s.cb
    while cb != NONE:
        if s.stack[cb + C_COMMIT] == card:
            return s.t.c_seat[card] != s.stack[cb + C_SEAT]  # otherwise it goes to the same pile
        cb = s.stack[cb + C_OUTER]
    return False


def _against(s: State, seat: i64, card: i64) -> i64:
    """Whom a card in play was played against: the other player of its combat, otherwise the next opponent."""
    cb = s.cb
    while cb != NONE:
        for side in range(2):
            if s.stack[cb + C_CARD + side] == card:
                return s.stack[cb + C_SEAT + 1 - side]
        cb = s.stack[cb + C_OUTER]
    foes = opponents(s, seat)
    return foes[0] if foes else NONE


def _mods(mods: list[int], of_turn: bool) -> list[int]:
    """The modifiers that last for the turn, or the others."""
    kept: list[int] = []
    i: i64 = 0
    while i < len(mods):
        if (mods[i + 3] == THIS_TURN) == of_turn:
            kept.extend(mods[i : i + MOD_STRIDE])
        i += MOD_STRIDE
    return kept


def answer_turn(s: State, option: i64) -> None:
    """Start an action, return a fighter to the board, or take one off the conveyor belt."""
    seat = s.active
    if s.step() == CARRY:
        if option != NONE:
            fighters.carry(s, at_end(s), option)
        s.set_step(SHIFT)
        return
    if s.step() == RETURN:
        f = returning(s)
        fighters.bring_back(s, f, option, s.health(f), NONE, RULE)
        return
    kind = legal.act_kind(option)
    s.actions -= 1
    s.action_number += 1
    s.set_step(ACTED)
    if s.log is not None:
        e = s.note(E_ACTION, RULE)
        e.seat = seat
        e.number = kind
        e.other = s.actions
    if kind == ACT_MANEUVER:
        s.push(F_MANEUVER, MAN_SIZE)
        return
    card = legal.act_card(option)
    fighter = legal.act_fighter(option)
    piles.remove(s.hand(seat), card)
    s.play(seat).append(card)
    if kind == ACT_ATTACK:
        combat.begin(s, fighter, legal.act_target(option), card)
        return
    base = s.push(F_SCHEME, SCHEME_SIZE)
    s.stack[base + SCHEME_CARD] = card
    s.stack[base + SCHEME_FIGHTER] = fighter


def advance_discard(s: State) -> None:
    """Let a seat choose cards to discard, one by one; without a choice, all at once.

    A player who is out discards nothing (R-ALL-24).
    """
    base = s.fp
    seat: i64 = s.stack[base + DIS_SEAT]
    left: i64 = s.stack[base + DIS_LEFT]
    hand = s.hand(seat)
    if left <= 0 or not hand or s.status(seat) & OUT:
        s.pop()
    elif len(hand) <= left:
        answer_discard(s, hand[0])
    else:
        s.ask(ASK_DISCARD, seat, s.stack[base + DIS_SOURCE], piles.distinct(s, hand), False)


def answer_discard(s: State, card: i64) -> None:
    """Discard one card."""
    base = s.fp
    stack = s.stack
    stack[base + DIS_LEFT] = stack[base + DIS_LEFT] - 1
    collect(s, stack[base + DIS_REGISTER], card, stack[base + DIS_SEAT])
    piles.discard(s, card, stack[base + DIS_CAUSE], stack[base + DIS_BY], stack[base + DIS_SOURCE])

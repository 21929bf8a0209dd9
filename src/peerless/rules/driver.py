"""The entry point: `new_state`, `apply`, `resign` and `draw` are the only ways to change a match.

`advance` runs the frames until a player must decide or the match is over.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core import knowledge, piles, rng
from peerless.core.errors import BudgetError, IllegalAnswer, StaleAnswer
from peerless.core.frames import SETUP_SIZE
from peerless.core.ids import (
    ASK_ORDER,
    CLASSIC,
    F_BOOST,
    F_COMBAT,
    F_DISCARD,
    F_EFFECT,
    F_MANEUVER,
    F_MOVE,
    F_RIDE,
    F_SCHEME,
    F_SETUP,
    F_SHARE,
    F_TRIGGERS,
    F_TURN,
    F_WALK,
    NONE,
    OUT,
    PILES,
    SIG_END_TURN,
)
from peerless.core.state import State
from peerless.core.tables import Tables
from peerless.effects import interpreter
from peerless.effects.ops import rides, sharing, walks
from peerless.messages.message import Message
from peerless.rules import actions, combat, outcome, triggers, turn

HAND_SIZE: Final = 5
MOST_STEPS: Final = 100_000  # per answer; content cannot reach it, because the effects of a turn are limited


def new_state(tables: Tables, seed: int | str) -> State:
    """A match at its first decision: decks shuffled, hands drawn, set-up begun (SET-2, SET-3)."""
    s = blank_state(tables)
    rng.begin_streams(s, seed)
    for seat in range(tables.seats):
        for c in range(tables.first_card[seat], tables.first_card[seat + 1]):
            s.deck(seat).append(c)
        piles.shuffle(s, seat)
        piles.draw(s, seat, HAND_SIZE)
    s.push(F_SETUP, SETUP_SIZE)
    advance(s)
    return s


def blank_state(t: Tables) -> State:
    """A state with full health, no fighters on the board and no cards anywhere."""
    n = int(t.fighters)
    health = [0 if t.f_off[f] else t.f_health[f] for f in range(n)]  # fighters that enter later are not there yet
    cells = [NONE] * n + health + [NONE] * n + [0] * int(t.seats) + t.token_start + [0] * (2 * int(t.markers))
    s = State(t, cells, [[] for _ in range(int(t.seats) * PILES)], [], [], [])
    knowledge.start(s)
    return s


def apply(s: State, index: i64) -> None:
    """Answer the open decision with one of its options and advance to the next."""
    if index < 0 or index >= len(s.options):
        raise IllegalAnswer(Message("error-answer-no-option", count=len(s.options), index=index))
    option: i64 = s.options[index]
    s.steps += 1
    _answer(s, option)
    advance(s)


def resign(s: State, seat: i64) -> None:
    """Resign a seat. The open decision is asked again, because options may have disappeared."""
    if seat < 0 or seat >= s.t.seats or s.over or s.status(seat) & OUT:
        raise IllegalAnswer(Message("error-cannot-resign", seat=seat + 1))
    s.steps += 1
    outcome.resign(s, seat)
    s.ask_kind = 0
    advance(s)


def draw(s: State) -> None:
    """End the match in a draw by agreement."""
    if s.over:
        raise StaleAnswer(Message("error-match-over"))
    s.steps += 1
    outcome.agree(s)


def advance(s: State) -> None:
    """Run until a decision is open or the match is over."""
    classic = s.t.edition == CLASSIC
    budget: i64 = MOST_STEPS
    while not s.over:
        if s.ask_kind:
            if s.status(s.ask_seat) & OUT:
                _pass_by(s)
            elif len(s.options) == 1 and s.ask_public and s.t.auto:
                _answer(s, s.options[0])
            else:
                return
        elif s.signals and not _goes_on(s):
            if s.signals[0] == SIG_END_TURN:
                turn.cut_short(s)
            else:
                triggers.answer_signals(s)
        elif classic and s.falls and s.stack[s.fp] != F_SHARE:
            outcome.settle(s)
            if s.falls:
                _step(s)  # deferred: let the card act
        else:
            _step(s)
        budget -= 1
        if budget == 0:
            raise BudgetError(Message("error-too-many-steps", most=MOST_STEPS, turn=s.turn, frame=s.stack[s.fp]))


def _goes_on(s: State) -> bool:
    """Whether an instruction is not complete yet, so that reactions have to wait (R-ALL-12)."""
    kind = s.stack[s.fp]
    return kind in (F_DISCARD, F_SHARE) or (kind == F_EFFECT and interpreter.is_among_opponents(s))


def _pass_by(s: State) -> None:
    """A player who is out no longer chooses, and nothing chooses for them (R-ALL-24).

    They play no card, and an effect continues without the choice. Effects that only lack an order keep the printed one.
    """
    if s.ask_kind == ASK_ORDER:
        _answer(s, s.options[0])
    elif s.stack[s.fp] == F_EFFECT:
        s.ask_kind = 0
        interpreter.pass_by(s)
    else:
        _answer(s, NONE)


def _step(s: State) -> None:
    """Advance the top frame by one step."""
    kind = s.stack[s.fp]
    if kind == F_EFFECT:
        interpreter.run(s)
    elif kind == F_COMBAT:
        combat.advance(s)
    elif kind == F_MOVE:
        actions.advance_move(s)
    elif kind == F_TURN:
        turn.advance_turn(s)
    elif kind == F_MANEUVER:
        actions.advance_maneuver(s)
    elif kind == F_DISCARD:
        turn.advance_discard(s)
    elif kind == F_TRIGGERS:
        triggers.advance(s)
    elif kind == F_SCHEME:
        actions.advance_scheme(s)
    elif kind == F_BOOST:
        actions.advance_boost(s)
    elif kind == F_RIDE:
        rides.advance(s)
    elif kind == F_WALK:
        walks.advance(s)
    elif kind == F_SHARE:
        sharing.advance(s)
    else:
        assert kind == F_SETUP
        turn.advance_setup(s)


def _answer(s: State, option: i64) -> None:
    """Pass the answer to the frame that asked."""
    s.ask_kind = 0
    kind = s.stack[s.fp]
    if kind == F_EFFECT:
        interpreter.answer(s, option)
    elif kind == F_COMBAT:
        combat.answer(s, option)
    elif kind == F_MOVE:
        actions.answer_move(s, option)
    elif kind == F_TURN:
        turn.answer_turn(s, option)
    elif kind == F_MANEUVER:
        actions.answer_maneuver(s, option)
    elif kind == F_DISCARD:
        turn.answer_discard(s, option)
    elif kind == F_TRIGGERS:
        triggers.answer(s, option)
    elif kind == F_SCHEME:
        actions.answer_scheme(s, option)
    elif kind == F_RIDE:
        rides.answer(s, option)
    elif kind == F_SHARE:
        sharing.answer(s, option)
    else:
        assert kind == F_SETUP
        turn.answer_setup(s, option)

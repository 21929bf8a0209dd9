"""Abilities that act at a moment: which are pending, and in what order they start."""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core.bits import bit
from peerless.core.fighters import LEFT_SEAT
from peerless.core.frames import (
    BELOW,
    C_SEAT,
    E_FIGHTER,
    E_PROGRAM,
    E_REGISTERS,
    E_SOURCE,
    TRIG_FIGHTER,
    TRIG_MOMENT,
    TRIG_PENDING,
    TRIG_SEAT,
    TRIG_SIZE,
)
from peerless.core.ids import (
    ABILITY,
    ASK_ORDER,
    AT_CARD_BACK,
    AT_MANEUVER_END,
    AT_TURN_END,
    AT_TURN_START,
    AT_ZONE_LEFT,
    F_EFFECT,
    F_TRIGGERS,
    NONE,
    OUT,
    SIG_CARD_BACK,
    SIG_DISCARDED,
    TIMINGS,
    WHEN_DISCARDED,
)
from peerless.core.movement import bit_list
from peerless.core.piles import lies_in
from peerless.core.state import State
from peerless.core.tables import number_in
from peerless.effects import expr, interpreter
from peerless.effects.footprint import ADDING_UP, PUBLIC


def push(s: State, moment: i64, seat: i64, fighter: i64) -> None:
    """Make the abilities of a seat for this moment pending, if it has any."""
    t = s.t
    found = t.triggers[moment * t.seats + seat]
    if not found:
        return
    pending: i64 = 0
    for i in range(len(found)):
        about = fighter == NONE or moment == AT_ZONE_LEFT or (t.g_kinds[found[i]] >> t.f_kind[fighter]) & 1 == 1
        if about and (fighter == NONE or not _is_running(s, t.g_program[found[i]], E_FIGHTER, fighter)):
            pending |= bit(i)
    if pending == 0:
        return
    base = s.push(F_TRIGGERS, TRIG_SIZE)
    s.stack[base + TRIG_MOMENT] = moment
    s.stack[base + TRIG_SEAT] = seat
    s.stack[base + TRIG_PENDING] = pending
    s.stack[base + TRIG_FIGHTER] = fighter


def advance(s: State) -> None:
    """Start the next pending ability; the seat orders its own (CMB-7)."""
    t = s.t
    base = s.fp
    seat: i64 = s.stack[base + TRIG_SEAT]
    moment: i64 = s.stack[base + TRIG_MOMENT]
    found = t.triggers[moment * t.seats + seat]
    pending: i64 = s.stack[base + TRIG_PENDING]
    if s.status(seat) & OUT and _needs_player(moment):
        pending = 0
    for i in range(len(found)):
        if (pending >> i) & 1:
            cond = t.g_cond[found[i]]
            if cond != NONE and not expr.holds(s, cond, seat, NONE):
                pending &= ~bit(i)
    s.stack[base + TRIG_PENDING] = pending
    if pending == 0:
        s.pop()
    elif pending & (pending - 1):
        waiting = bit_list(t, pending)
        free = first_free([t.g_reads[found[i]] for i in waiting], [t.p_writes[t.g_program[found[i]]] for i in waiting])
        if free == NONE:
            s.ask(ASK_ORDER, seat, NONE, waiting, True)
        else:
            answer(s, waiting[free])
    else:
        answer(s, bit_list(t, pending)[0])


def first_free(reads: list[int], writes: list[int]) -> i64:
    """Which of several effects can come first without being chosen (CMB-7, R-ALL-28), or NONE.

    It is mere bookkeeping, or comes to the same before or after each of the others. That depends only on what the
    effects are, so whether a player is asked depends on public facts only.
    """
    for i in range(len(writes)):
        if writes[i] & ~PUBLIC == 0 and reads[i] & ~PUBLIC == 0:
            return i
    for i in range(len(writes)):
        if _is_free(reads, writes, i):
            return i
    return NONE


def _is_free(reads: list[int], writes: list[int], i: i64) -> bool:
    for k in range(len(writes)):
        if k != i and (writes[i] & reads[k] | writes[k] & reads[i] | writes[i] & writes[k] & ~ADDING_UP):
            return False
    return True


def _needs_player(moment: i64) -> bool:
    """Whether abilities of this moment belong to a turn or maneuver; a player who is out has none (R-ALL-24)."""
    return moment in (AT_TURN_START, AT_TURN_END, AT_MANEUVER_END)


def answer(s: State, option: i64) -> None:
    """Start the chosen ability."""
    t = s.t
    base = s.fp
    seat: i64 = s.stack[base + TRIG_SEAT]
    s.stack[base + TRIG_PENDING] = s.stack[base + TRIG_PENDING] & ~bit(option)
    moment: i64 = s.stack[base + TRIG_MOMENT]
    trigger = t.triggers[moment * t.seats + seat][option]
    fighter: i64 = s.stack[base + TRIG_FIGHTER]
    if fighter == NONE:
        fighter = t.hero[seat]
    foe = t.f_seat[fighter] if moment == AT_ZONE_LEFT else interpreter.sole_opponent(s, seat)
    interpreter.start(s, t.g_program[trigger], seat, ABILITY + t.g_ability[trigger], fighter, foe, moment)


def answer_signals(s: State) -> None:
    """Start abilities and cards that react to the last batch, before anything else."""
    t = s.t
    signals = s.signals
    s.signals = []
    turn: i64 = t.seats
    while turn >= 0:  # the last pushed acts first
        i: i64 = len(signals) - 2
        while i >= 0:
            subject: i64 = signals[i + 1]
            is_card = signals[i] in (SIG_DISCARDED, SIG_CARD_BACK)
            owner: i64
            if is_card:
                owner = t.c_seat[subject]
            elif signals[i] == AT_ZONE_LEFT:
                owner = subject // LEFT_SEAT
                subject = subject % LEFT_SEAT
            else:
                owner = t.f_seat[subject]
            if _turn_of(s, owner) == turn:
                if signals[i] == SIG_CARD_BACK:
                    _start_with_card(s, owner, subject)
                elif is_card:
                    program = t.d_program[t.c_def[subject] * TIMINGS + WHEN_DISCARDED]
                    if not _is_running(s, program, E_SOURCE, subject):
                        foe = interpreter.sole_opponent(s, owner)
                        interpreter.start(s, program, owner, subject, t.hero[owner], foe, WHEN_DISCARDED)
                else:
                    push(s, signals[i], owner, subject)
            i -= 2
        turn -= 1


def _start_with_card(s: State, owner: i64, card: i64) -> None:
    """Start what abilities do with a card that has come back, which their programs hold in their first register."""
    t = s.t
    if not lies_in(s.hand(owner), card):
        return
    for trigger in t.triggers[AT_CARD_BACK * t.seats + owner]:
        cond = t.g_cond[trigger]
        if cond != NONE and not expr.holds(s, cond, owner, NONE):
            continue
        top = s.fp
        source = ABILITY + t.g_ability[trigger]
        foe = interpreter.sole_opponent(s, owner)
        interpreter.start(s, t.g_program[trigger], owner, source, t.hero[owner], foe, AT_CARD_BACK)
        if s.fp != top:
            s.stack[s.fp + E_REGISTERS] = bit(number_in(t, owner, card))
            s.stack[s.fp + E_REGISTERS + 1] = owner


def _is_running(s: State, program: i64, place: i64, subject: i64) -> bool:
    """Whether an effect is already reacting to this fighter or card; otherwise it might never end."""
    stack = s.stack
    fp = s.fp
    while fp != NONE:
        if stack[fp] == F_EFFECT and stack[fp + E_PROGRAM] == program and stack[fp + place] == subject:
            return True
        fp = stack[fp + BELOW]
    return False


def _turn_of(s: State, seat: i64) -> i64:
    """The order of seats with simultaneous effects: the active player first, then in turn order.

    In a combat, its defender comes before all others (CMB-7).
    """
    if s.cb != NONE and s.stack[s.cb + C_SEAT + 1] == seat:
        return 0
    return 1 + (seat + s.t.seats - s.active) % s.t.seats

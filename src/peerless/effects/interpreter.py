"""Run the program of the top effect frame until it ends, asks, or something else must happen first.

An operation that needs an answer stores its progress in the frame and is called again, so a running effect keeps
nothing outside the state.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core.bits import bit
from peerless.core.events import E_CHOICE, E_EFFECT, E_NUMBER
from peerless.core.frames import C_NAMED, E_FIGHTER, E_FOE, E_PC, E_PROGRAM, E_REGISTERS, E_SEAT, E_SOURCE
from peerless.core.ids import (
    ASK_CARD,
    ASK_FIGHTER,
    ASK_MODE,
    ASK_NUMBER,
    ASK_OPPONENT,
    ASK_SPACE,
    ASK_YES_NO,
    DISCARD,
    DORMANT,
    F_EFFECT,
    HAND,
    NONE,
    OUT,
    PILES,
)
from peerless.core.knowledge import show_copies
from peerless.core.movement import bit_list
from peerless.core.piles import distinct, in_deck_order, lies_in, random_card, reveal, tell_choice
from peerless.core.state import State, card_set
from peerless.core.tables import number_in
from peerless.effects import expr
from peerless.effects.nodes import (
    BY_CHANCE,
    MOST_NUMBER,
    O_BOOST,
    O_BY_PLAYER,
    O_CARD,
    O_DISCARD_ANY,
    O_EACH_FOE,
    O_END,
    O_FIGHTER,
    O_JUMP,
    O_LOOK_HAND,
    O_MODES,
    O_MOVE_MARKER,
    O_NUMBER,
    O_OPPONENT,
    O_PUT_BACK,
    O_PUT_BACK_ANY,
    O_RANSOM,
    O_REMEMBER,
    O_REPLACE,
    O_REVEAL_COPIES,
    O_SPACE,
    O_SPEND,
    O_SYMBOL,
    O_UNLESS,
    O_YES_NO,
    ONLY_FOR,
    OP_SIZE,
    X_CARDS,
)
from peerless.effects.ops import cards as card_ops
from peerless.effects.ops import combat as combat_ops
from peerless.effects.ops import counters as counter_ops
from peerless.effects.ops import markers as marker_ops
from peerless.effects.ops import perform
from peerless.effects.ops import symbols as symbol_ops

MOST_EFFECTS: Final = 100  # per turn: far more than printed cards cause, so that effects that trigger each other end


def start(s: State, program: i64, seat: i64, source: i64, fighter: i64, foe: i64, timing: i64) -> None:
    """Push the frame of a program; it runs when the driver reaches it.

    `timing` is for events: a timing of the card, or the moment of the ability (`ids`).
    """
    t = s.t
    if s.effects >= MOST_EFFECTS:
        return
    s.effects += 1
    base = s.push(F_EFFECT, E_REGISTERS + t.p_registers[program])
    stack = s.stack
    stack[base + E_PC] = t.p_start[program]
    stack[base + E_PROGRAM] = program
    stack[base + E_SEAT] = seat
    stack[base + E_SOURCE] = source
    stack[base + E_FIGHTER] = fighter
    stack[base + E_FOE] = foe
    if s.log is not None:
        e = s.note(E_EFFECT, source)
        e.seat = seat
        e.fighter = fighter
        e.timing = timing
        e.side = expr.combat_side(s, seat)


def opponents(s: State, seat: i64) -> list[int]:
    """Opposing seats in turn order, without those that are out or dormant."""
    t = s.t
    out: list[int] = []
    for i in range(1, t.seats):
        other = (seat + i) % t.seats
        if t.side[other] != t.side[seat] and not s.status(other) & (OUT | DORMANT):
            out.append(other)
    return out


def sole_opponent(s: State, seat: i64) -> i64:
    """The only opponent left; NONE if there are several."""
    found = opponents(s, seat)
    return found[0] if len(found) == 1 else NONE


def run(s: State) -> None:
    """Carry out instructions of the top frame, which is an effect."""
    t = s.t
    code = t.code
    fp = s.fp
    stack = s.stack
    seat: i64 = stack[fp + E_SEAT]
    pc: i64 = stack[fp + E_PC]
    trace = s.trace
    while True:
        op = code[pc]
        if trace is not None:
            trace.append(pc)
        if op == O_END:
            s.pop()
            return
        if op == O_JUMP:
            pc = code[pc + 1]
            continue
        if op == O_BY_PLAYER:
            pc = _by_player(s, fp, pc)
            continue
        if op == O_UNLESS:
            pc = pc + OP_SIZE if expr.holds(s, code[pc + 1], seat, fp) else code[pc + 2]
            continue
        if op == O_EACH_FOE:
            after = code[pc + 2]
            pc = _next_foe(s, fp, pc)
            if pc == after and s.signals:  # reactions waited for the last of them
                stack[fp + E_PC] = pc
                return
            continue
        if op == O_REMEMBER:
            pc = _remember(s, fp, pc)
            continue
        if op == O_MODES:
            pc = _modes(s, fp, pc)
            if s.ask_kind:
                return
            continue
        stack[fp + E_PC] = pc
        if op <= O_OPPONENT:
            _ask(s, fp, op, pc)
        else:
            stack[fp + E_PC] = pc + OP_SIZE
            perform(s, fp, op, pc)
        # The operation may have asked, pushed a frame, triggered others, or ended the match (WIN-2).
        if s.ask_kind or s.fp != fp or s.signals or s.falls:
            return
        pc = stack[fp + E_PC]


def _by_player(s: State, fp: i64, pc: i64) -> i64:
    """Go on with the part for the owner of the card, or with that for others, whose opponent is then the owner."""
    stack = s.stack
    source: i64 = stack[fp + E_SOURCE]
    owner: i64 = s.t.c_seat[source]
    if owner == stack[fp + E_SEAT]:
        return pc + OP_SIZE
    stack[fp + E_FOE] = owner
    return s.t.code[pc + 1]


def is_among_opponents(s: State) -> bool:
    """Continue the step of the top effect with the next opponent, or end it."""
    code = s.t.code
    pc: i64 = s.stack[s.fp + E_PC]
    return code[pc] == O_JUMP and code[code[pc + 1]] == O_EACH_FOE


def _by(s: State, fp: i64, which: i64) -> i64:
    return expr.who(s, which, s.stack[fp + E_SEAT], fp)


def _ask(s: State, fp: i64, op: i64, pc: i64) -> None:
    """Open the decision of a choosing operation, or skip it if nothing can be chosen (EFF-4)."""
    code, stack, t = s.t.code, s.stack, s.t
    seat: i64 = stack[fp + E_SEAT]
    source: i64 = stack[fp + E_SOURCE]
    if op == O_YES_NO:
        chooser = _by(s, fp, code[pc + 1])
        if chooser == NONE:
            pass_by(s)
        else:
            s.ask(ASK_YES_NO, chooser, source, [1, 0], True)
        return
    if op == O_OPPONENT:
        foes = opponents(s, seat)
        if code[pc + 1] != NONE:
            theirs = expr.fighters(s, code[pc + 1], seat, fp)
            foes = [foe for foe in foes if t.seat_fighters[foe] & theirs]
        if len(foes) == 0:
            pass_by(s)
        else:
            s.ask(ASK_OPPONENT, seat, source, foes, True)
        return
    if op == O_NUMBER:
        _ask_number(s, fp, pc, seat, source)
        return
    options: list[int]
    public = True
    unseen = False  # only the chooser knows whether a card matches
    kind: i64
    if op == O_FIGHTER:
        options = bit_list(t, expr.fighters(s, code[pc + 1], seat, fp) & ~_chosen_before(s, fp, pc))
        kind = ASK_FIGHTER
    elif op == O_SPACE:
        options = bit_list(t, expr.spaces(s, code[pc + 1], seat, fp))
        kind = ASK_SPACE
    else:
        assert op == O_CARD
        among = in_deck_order(s, expr.cards(s, code[pc + 1], seat, fp))
        if code[pc + 4] == BY_CHANCE and among:
            stack[fp + E_REGISTERS + code[pc + 2]] = 0
            holder = s.holder(among[0])
            found = random_card(s, holder, among)
            _remember_card(s, fp, pc, found)
            if lies_in(s.hand(holder), found):  # chosen by its back, and then shown
                show_copies(s, [found])
                reveal(s, found, source)
            stack[fp + E_PC] = pc + OP_SIZE
            return
        if code[pc + 6]:
            taken = card_set(s, fp + E_REGISTERS + code[pc + 2])
            among = [c for c in among if not lies_in(taken, c)]
        options = distinct(s, among)
        kind = ASK_CARD
        # Whether it is asked may depend on public facts only: the number of cards, not how many differ or match.
        unseen = _is_filtered_hand(s, code[pc + 1])
        public = not unseen and (len(among) == 1 or _is_public_pile(s, code[pc + 1]))
    chooser = _by(s, fp, code[pc + 3])
    if chooser == NONE or (not options and not (unseen and _has_cards(s, code[pc + 1], seat, fp))):
        pass_by(s)
        return
    if code[pc + 4] or not options:
        options.append(NONE)  # only the chooser may know that nothing matches
    s.ask(kind, chooser, source, options, public)


def _chosen_before(s: State, fp: i64, pc: i64) -> i64:
    """Fighters of the set that the chosen one joins; the first choice begins it."""
    code = s.t.code
    if not code[pc + 5]:
        return 0
    at = fp + E_REGISTERS + code[pc + 5] - 1
    if code[pc + 6]:
        s.stack[at] = 0
    return s.stack[at]


def _remember_card(s: State, fp: i64, pc: i64, card: i64) -> None:
    """Add a card to the register of the step."""
    at = fp + E_REGISTERS + s.t.code[pc + 2]
    holder = s.holder(card)
    s.stack[at] = s.stack[at] | bit(number_in(s.t, holder, card))
    s.stack[at + 1] = holder


def _ask_number(s: State, fp: i64, pc: i64, seat: i64, source: i64) -> None:
    code, t = s.t.code, s.t
    chooser = _by(s, fp, code[pc + 3])
    if chooser == NONE or (code[pc + 1] == NONE and not opponents(s, seat)):  # there is no number to guess (R-HOL-8)
        pass_by(s)
        return
    most: i64 = 0
    if code[pc + 1] != NONE:
        most = expr.amount(s, code[pc + 1], seat, fp)
        most = min(most, code[pc + 4] or MOST_NUMBER)
    else:
        for other in range(t.seats):
            if t.side[other] != t.side[seat] and t.highest[other] > most:
                most = t.highest[other]
    s.ask(ASK_NUMBER, chooser, source, list(range(most + 1)), True)


def _remember(s: State, fp: i64, pc: i64) -> i64:
    """Store the space of a fighter in a register; 0 if it is off the board."""
    found: i64 = 0
    mask = expr.fighters(s, s.t.code[pc + 1], s.stack[fp + E_SEAT], fp)
    for f in range(s.t.fighters):
        if (mask >> f) & 1 and s.place(f) != NONE:
            found = s.place(f) + 1
    s.stack[fp + E_REGISTERS + s.t.code[pc + 2]] = found
    return pc + OP_SIZE


def _is_public_pile(s: State, x: i64) -> bool:
    return s.t.x[x] == X_CARDS and s.t.x[x + 1] == DISCARD


def _is_filtered_hand(s: State, x: i64) -> bool:
    """Whether cards of a hand are selected by definition, type, keyword or value."""
    t = s.t
    if t.x[x] != X_CARDS or t.x[x + 1] != HAND:
        return False
    return (
        t.x[x + 2] >= ONLY_FOR or t.x[x + 3] != NONE or t.x[x + 4] != NONE or t.x[x + 5] != NONE or t.x[x + 7] != NONE
    )


def _has_cards(s: State, x: i64, seat: i64, fp: i64) -> bool:
    """The pile itself is not empty, which everyone sees."""
    owner = expr.who(s, s.t.x[x + 2] & 1, seat, fp)
    return owner != NONE and len(s.piles[owner * PILES + s.t.x[x + 1]]) > 0


def _next_foe(s: State, fp: i64, pc: i64) -> i64:
    """Make the next opponent in turn order the current one; the register counts those done.

    The register after it stores the opponent before the loop, who is restored when all are done.
    """
    at = fp + E_REGISTERS + s.t.code[pc + 1]
    seat: i64 = s.stack[fp + E_SEAT]
    done: i64 = s.stack[at]
    if done == 0:
        s.stack[at + 1] = s.stack[fp + E_FOE]
    while done < s.t.seats - 1:
        done += 1
        other = (seat + done) % s.t.seats
        if s.t.side[other] != s.t.side[seat] and not s.status(other) & (OUT | DORMANT):
            s.stack[at] = done
            s.stack[fp + E_FOE] = other
            return pc + OP_SIZE
    s.stack[at] = 0
    s.stack[fp + E_FOE] = s.stack[at + 1]
    return s.t.code[pc + 2]


def _modes(s: State, fp: i64, pc: i64) -> i64:
    """Choose all modes first, then run them in the chosen order; every mode returns here."""
    code, stack = s.t.code, s.stack
    at = fp + E_REGISTERS + code[pc + 3]  # chosen modes in base 8, how many, how many have run
    pick, count = code[pc + 1], code[pc + 2]
    if code[pc + 7]:
        pick = expr.amount(s, code[pc + 7], stack[fp + E_SEAT], fp)
    chosen: i64 = stack[at + 1]
    if chosen < pick and chosen < count and stack[at + 2] == 0:
        options: list[int] = []
        for m in range(count):
            if not _is_chosen(stack[at], chosen, m):
                options.append(m)
        chooser = _by(s, fp, code[pc + 5])
        stack[fp + E_PC] = pc
        if chooser == NONE:
            pass_by(s)
            return stack[fp + E_PC]
        s.ask(ASK_MODE, chooser, stack[fp + E_SOURCE], options, True)
        return pc
    ran: i64 = stack[at + 2]
    if ran < chosen:
        stack[at + 2] = ran + 1
        return code[pc + OP_SIZE + ((stack[at] >> (3 * ran)) & 7)]
    return _end_modes(s, fp, pc)


def _end_modes(s: State, fp: i64, pc: i64) -> i64:
    """Reset the step after all chosen modes have run."""
    at = fp + E_REGISTERS + s.t.code[pc + 3]
    for i in range(3):
        s.stack[at + i] = 0
    return s.t.code[pc + 6]


def _is_chosen(packed: i64, chosen: i64, mode: i64) -> bool:
    return any(packed >> 3 * i & 7 == mode for i in range(chosen))


def pass_by(s: State) -> None:
    """Skip the choice of the current step of the top effect: nothing matches, or no player is left to choose.

    Steps that depend on it do nothing; the rest of the effect resolves (EFF-4, CMB-9).
    """
    fp = s.fp
    stack, code = s.stack, s.t.code
    pc: i64 = stack[fp + E_PC]
    op = code[pc]
    stack[fp + E_PC] = pc + OP_SIZE
    if op in (O_YES_NO, O_REVEAL_COPIES):
        stack[fp + E_PC] = code[pc + 2]
    elif op == O_SPEND:
        stack[fp + E_PC] = code[pc + 3]
    elif op == O_RANSOM:
        stack[fp + E_PC] = pc  # the next opponent is asked
    elif op == O_MODES:
        stack[fp + E_PC] = _end_modes(s, fp, pc)
    elif op == O_CARD and code[pc + 7]:
        stack[fp + E_PC] = code[pc + 7]
        if not code[pc + 6]:
            stack[fp + E_REGISTERS + code[pc + 2]] = 0
    elif op == O_OPPONENT:
        if code[pc + 1] != NONE:
            stack[fp + E_FOE] = NONE  # nobody has such a fighter
    elif O_FIGHTER <= op <= O_NUMBER and code[pc + 2] != NONE:
        stack[fp + E_REGISTERS + code[pc + 2]] = 0


def answer(s: State, option: i64) -> None:
    """Handle the answer to the decision that the top effect opened."""
    fp = s.fp
    stack, code = s.stack, s.t.code
    pc: i64 = stack[fp + E_PC]
    op = code[pc]
    if op == O_PUT_BACK:
        card_ops.put_back_chosen(s, fp, pc, option)
        return
    if op == O_DISCARD_ANY:
        card_ops.discard_chosen(s, fp, pc, option)
        return
    if op == O_PUT_BACK_ANY:
        card_ops.back_chosen(s, fp, pc, option)
        return
    if op == O_REVEAL_COPIES:
        card_ops.copies_chosen(s, fp, pc, option)
        return
    if op == O_LOOK_HAND:
        card_ops.look_answered(s, fp, pc, option)
        return
    if op == O_BOOST:
        stack[fp + E_PC] = pc + OP_SIZE
        combat_ops.boost_chosen(s, fp, pc, option)
        return
    if op == O_MOVE_MARKER:
        stack[fp + E_PC] = pc + OP_SIZE
        marker_ops.moved(s, fp, pc, option)
        return
    if op == O_REPLACE:
        stack[fp + E_PC] = pc + OP_SIZE
        combat_ops.replace_chosen(s, fp, pc, option)
        return
    if op in (O_SPEND, O_RANSOM):
        counter_ops.answered(s, fp, pc, option)
        return
    if op == O_SYMBOL:
        symbol_ops.answered(s, fp, pc, option)
        return
    if op == O_MODES:
        at = fp + E_REGISTERS + code[pc + 3]
        stack[at] = stack[at] | (option << (3 * stack[at + 1]))
        stack[at + 1] = stack[at + 1] + 1
        if s.log is not None:
            e = s.note(E_CHOICE, stack[fp + E_SOURCE])
            e.seat = s.ask_seat
            e.number = code[pc + 4] + option
        return
    stack[fp + E_PC] = pc + OP_SIZE
    if op == O_YES_NO:
        if not option:
            stack[fp + E_PC] = code[pc + 2]
    elif op == O_OPPONENT:
        stack[fp + E_FOE] = option
    elif op == O_NUMBER:
        if s.log is not None:
            e = s.note(E_NUMBER, stack[fp + E_SOURCE])
            e.seat = s.ask_seat
            e.number = option
        if code[pc + 2] != NONE:
            stack[fp + E_REGISTERS + code[pc + 2]] = option
        if code[pc + 5]:
            stack[s.cb + C_NAMED + expr.combat_side(s, stack[fp + E_SEAT])] = option + 1
    elif op == O_CARD:
        at = fp + E_REGISTERS + code[pc + 2]
        if not code[pc + 6]:
            stack[at] = 0
        if option == NONE:
            if code[pc + 7]:
                stack[fp + E_PC] = code[pc + 7]
        else:
            _remember_card(s, fp, pc, option)
            if code[pc + 5]:
                tell_choice(s, s.ask_seat, option, stack[fp + E_SOURCE])
    else:
        stack[fp + E_REGISTERS + code[pc + 2]] = option + 1
        if op == O_FIGHTER and code[pc + 5] and option != NONE:
            at = fp + E_REGISTERS + code[pc + 5] - 1
            stack[at] = stack[at] | bit(option)

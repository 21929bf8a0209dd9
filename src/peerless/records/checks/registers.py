"""What the registers of a program can contain, derived from its instructions; for untrusted states."""

from __future__ import annotations

from typing import Final

from peerless.core.frames import BELOW, E_PROGRAM, E_REGISTERS, KIND
from peerless.core.ids import F_EFFECT, NONE
from peerless.core.state import State
from peerless.core.tables import Tables, holdable
from peerless.effects.nodes import (
    O_DAMAGE,
    O_EACH_FOE,
    O_FIGHTER,
    O_MODES,
    O_MOVE,
    O_MOVE_MARKER,
    O_NUMBER,
    O_PUT_BACK_ANY,
    O_RANSOM,
    O_RECALL,
    O_REMEMBER,
    O_RETURN,
    O_SPACE,
    O_SYMBOL,
    OP_SIZE,
)

MOST_AMOUNT: Final = 100_000
"""Of what cards count, add, deal or move: the language multiplies numbers up to 99."""


def may_hold(t: Tables, seat: int) -> int:
    """How many cards a set of a seat's cards can have."""
    return int(holdable(t, seat))


def instructions(t: Tables, program: int) -> set[int]:
    """Where the instructions of a program begin; the targets of modes follow theirs as data."""
    at = t.p_start[program]
    end = t.p_start[program + 1] if program + 1 < len(t.p_start) else len(t.code)
    starts: set[int] = set()
    while at < end:
        starts.add(at)
        at += 2 * OP_SIZE if t.code[at] == O_MODES else OP_SIZE
    return starts


def registers_fit(t: Tables, program: int, starts: set[int], registers: list[int]) -> bool:
    """Whether registers hold what the instructions of their program write there, 0 where nothing is written."""
    code = t.code
    most = [0] * len(registers)
    for pc in starts:
        op = code[pc]
        if op == O_FIGHTER:
            most[code[pc + 2]] = int(t.fighters)
            if code[pc + 5]:
                most[code[pc + 5] - 1] = (1 << int(t.fighters)) - 1
        elif op in (O_SPACE, O_REMEMBER):
            most[code[pc + 2]] = int(t.spaces)
        elif op == O_MOVE_MARKER:
            if code[pc + 6] != NONE:
                most[code[pc + 6]] = int(t.spaces)
        elif op == O_MOVE:
            if code[pc + 5] != NONE:
                most[code[pc + 5]] = (1 << int(t.fighters)) - 1
        elif op == O_RANSOM:
            most[code[pc + 4]] = (1 << int(t.seats)) - 1
        elif op == O_SYMBOL:
            most[code[pc + 1]] = code[pc + 3]
        elif op == O_RECALL:
            most[code[pc + 1]] = MOST_AMOUNT
        elif op == O_PUT_BACK_ANY:
            most[code[pc + 2]] = MOST_AMOUNT
        elif op == O_NUMBER:
            if code[pc + 2] != NONE:
                most[code[pc + 2]] = MOST_AMOUNT
        elif op == O_DAMAGE:
            for register in (code[pc + 3], code[pc + 4]):
                if register != NONE:
                    most[register] = MOST_AMOUNT
            for register in (code[pc + 5], code[pc + 6]):
                if register != NONE:
                    most[register] = (1 << int(t.fighters)) - 1
        elif op == O_RETURN:
            if code[pc + 5] != NONE:
                most[code[pc + 5]] = int(t.fighters)
        elif op == O_EACH_FOE:
            at = code[pc + 1]
            if not 0 <= registers[at] < t.seats or not NONE <= registers[at + 1] < t.seats:
                return False
            most[at], most[at + 1] = NONE, NONE
        elif op == O_MODES:
            pick, count = code[pc + 1], code[pc + 2]
            if not _modes_fit(registers[code[pc + 3] : code[pc + 3] + 3], count if code[pc + 7] else pick, count):
                return False
            for i in range(3):
                most[code[pc + 3] + i] = NONE
    for at in t.p_cards[program]:
        owner = registers[at + 1]
        if not 0 <= owner < t.seats or not 0 <= registers[at] < 1 << may_hold(t, owner):
            return False
        most[at], most[at + 1] = NONE, NONE
    return all(high == NONE or 0 <= value <= high for value, high in zip(registers, most, strict=True))


def fighter_sets(s: State) -> set[int]:
    """Positions of the stack where moves of running effects remember whom they passed."""
    out: set[int] = set()
    fp = int(s.fp)
    while fp != NONE:
        if s.stack[fp + KIND] == F_EFFECT:
            for pc in instructions(s.t, s.stack[fp + E_PROGRAM]):
                if s.t.code[pc] == O_MOVE and s.t.code[pc + 5] != NONE:
                    out.add(fp + E_REGISTERS + s.t.code[pc + 5])
        fp = s.stack[fp + BELOW]
    return out


def _modes_fit(registers: list[int], pick: int, count: int) -> bool:
    """Chosen modes, three bits each; how many; how many of them have run."""
    packed, chosen, ran = registers
    if not 0 <= ran <= chosen <= min(pick, count) or not 0 <= packed < 1 << (3 * chosen):
        return False
    modes = [(packed >> (3 * i)) & 7 for i in range(chosen)]
    return len(set(modes)) == chosen and all(mode < count for mode in modes)

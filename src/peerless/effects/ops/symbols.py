"""Find the case of the player's symbol; the player chooses one if the symbol is wild."""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core.events import E_CHOICE
from peerless.core.frames import E_PC, E_REGISTERS, E_SEAT, E_SOURCE
from peerless.core.ids import ASK_MODE
from peerless.core.state import State
from peerless.effects import expr
from peerless.effects.nodes import OP_SIZE


def perform(s: State, fp: i64, pc: i64) -> None:
    """Put the number of the case into the register, 0 for none; ask if there are several."""
    code = s.t.code
    seat: i64 = s.stack[fp + E_SEAT]
    at = fp + E_REGISTERS + code[pc + 1]
    s.stack[at] = 0
    found = expr.current_symbol(s, code[pc + 2], seat)
    cases: i64 = code[pc + 3]
    if found == expr.WILD_SYMBOL:
        s.stack[fp + E_PC] = pc
        s.ask(ASK_MODE, seat, s.stack[fp + E_SOURCE], list(range(cases + code[pc + 6])), True)
        return
    for i in range(cases):
        if (code[pc + 5] >> (3 * i)) & 7 == found:
            s.stack[at] = i + 1


def answered(s: State, fp: i64, pc: i64, option: i64) -> None:
    """Store the chosen case; the last option is none of them."""
    code = s.t.code
    s.stack[fp + E_PC] = pc + OP_SIZE
    s.stack[fp + E_REGISTERS + code[pc + 1]] = option + 1 if option < code[pc + 3] else i64(0)
    if s.log is not None:
        e = s.note(E_CHOICE, s.stack[fp + E_SOURCE])
        e.seat = s.ask_seat
        e.number = code[pc + 4] + option

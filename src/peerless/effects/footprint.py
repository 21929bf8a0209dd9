"""What programs read and write, as masks: effects that do not touch what the other touches can come in any order.

Only what is plainly harmless has a bit of its own; everything else reads and writes all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from peerless.core.ids import NONE
from peerless.effects import nodes as n

TOKENS: Final = 24  # the first bits: the hero's tokens and counters by number
ACTIONS: Final = 1 << 24
ADDED: Final = 1 << 25  # what is added to a value of the combat
VALUE: Final = 1 << 26
DRAWN: Final = 1 << 27  # draws, with the damage of an empty deck
REST: Final = 1 << 28
ALL: Final = (1 << 29) - 1
PUBLIC: Final = (1 << TOKENS) - 1
ADDING_UP: Final = ACTIONS | ADDED | DRAWN
"""Two effects may write these in either order."""

_PLAIN: Final = {
    n.X_NUMBER, n.X_NUMBER_REG, n.X_TIMES, n.X_SELF, n.X_OPPOSING, n.X_KIND, n.X_FIGHTER_REG, n.X_WON, n.X_LOST,
    n.X_YOUR_TURN, n.X_FIRST_ACTION, n.X_ACTION_NUMBER, n.X_ROLE, n.X_COMBAT_DAMAGE,
}  # fmt: skip
"""Expressions that no effect of the same moment changes."""
_PARTS: Final = {
    n.X_COMPARE: (1,),
    n.X_EQUAL: (1, 2),
    n.X_NOT: (1,),
    n.X_IS: (1,),
    n.X_ALL: range(1, 7),
    n.X_ANY: range(1, 7),
}
"""Expressions that read what their operands read -> these operands."""


def reads_of(x: Sequence[int], at: int) -> int:
    """What an expression reads."""
    if at == NONE:
        return 0
    kind = x[at]
    if kind in (n.X_COUNTER, n.X_TOKEN):
        return _token(x[at + 1])
    if kind == n.X_VALUE:
        return ADDED | VALUE
    if kind in _PARTS:
        found = 0
        for operand in _PARTS[kind]:
            found |= reads_of(x, x[at + operand])
        return found
    return 0 if kind in _PLAIN else ALL & ~PUBLIC


def _token(number: int) -> int:
    return 1 << number if number < TOKENS else PUBLIC


def footprint(code: Sequence[int], x: Sequence[int], start: int, end: int) -> tuple[int, int]:
    """What a program reads and writes."""
    reads = writes = 0
    at = start
    while at < end:
        op = code[at]
        if op == n.O_UNLESS:
            reads |= reads_of(x, code[at + 1])
        elif op in (n.O_TOKEN, n.O_FLIP):
            writes |= _token(code[at + 1])
        elif op in (n.O_COUNTER, n.O_SPEND):
            writes |= _token(code[at + 1])
            reads |= reads_of(x, code[at + 2])
            if op == n.O_SPEND:
                reads |= ALL & ~PUBLIC | _token(code[at + 1])
        elif op == n.O_YES_NO:
            reads |= ALL & ~PUBLIC  # whether to agree may depend on anything that is not mere bookkeeping
        elif op == n.O_GAIN and code[at + 1] == n.YOU:
            writes |= ACTIONS
        elif op == n.O_ADD_VALUE:
            writes |= ADDED
            reads |= reads_of(x, code[at + 2])
        elif op == n.O_SET_VALUE:
            writes |= VALUE
            reads |= reads_of(x, code[at + 2])
        elif op == n.O_DRAW and code[at + 1] == n.YOU and code[at + 3] == NONE:
            writes |= DRAWN
            reads |= reads_of(x, code[at + 2]) | REST
        elif op not in (n.O_END, n.O_JUMP):
            reads, writes = ALL, ALL
        at += 2 * n.OP_SIZE if op == n.O_MODES else n.OP_SIZE
    return reads, writes

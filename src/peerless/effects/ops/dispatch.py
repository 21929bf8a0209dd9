"""Find the handler of an instruction. The program counter already points to the next one."""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core.state import State
from peerless.effects.nodes import O_COUNTER, O_DAMAGE, O_MOVE_MARKER, O_RANSOM, O_SET_VALUE, O_SWAP_VALUES, O_SYMBOL
from peerless.effects.ops import cards, combat, counters, fighters, markers, memory, symbols


def perform(s: State, fp: i64, op: i64, pc: i64) -> None:
    """Carry out one operation that is not a choice."""
    if op < O_DAMAGE:
        cards.perform(s, fp, op, pc)
    elif op < O_SET_VALUE:
        fighters.perform(s, fp, op, pc)
    elif op < O_MOVE_MARKER:
        combat.perform(s, fp, op, pc)
    elif op < O_COUNTER:
        markers.move(s, fp, pc)
    elif op < O_SYMBOL:
        counters.perform(s, fp, op, pc)
    elif op == O_RANSOM:
        counters.ransom(s, fp, pc)
    elif op == O_SWAP_VALUES:
        combat.swap_values(s, fp)
    elif op == O_SYMBOL:
        symbols.perform(s, fp, pc)
    else:
        memory.perform(s, fp, op, pc)

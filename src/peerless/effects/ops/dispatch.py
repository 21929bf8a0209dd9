"""Find the handler of an instruction. The program counter already points to the next one."""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core.state import State
from peerless.effects.nodes import O_DAMAGE, O_MOVE_MARKER, O_SET_VALUE
from peerless.effects.ops import cards, combat, fighters, markers


def perform(s: State, fp: i64, op: i64, pc: i64) -> None:
    """Carry out one operation that is not a choice."""
    if op < O_DAMAGE:
        cards.perform(s, fp, op, pc)
    elif op < O_SET_VALUE:
        fighters.perform(s, fp, op, pc)
    elif op < O_MOVE_MARKER:
        combat.perform(s, fp, op, pc)
    else:
        markers.move(s, fp, pc)

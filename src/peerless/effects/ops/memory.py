"""Numbers that a card remembers for its later timings and its bonus attack: modifiers that last for the combat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core.frames import C_BONUS, C_OUTER, E_REGISTERS, E_SEAT
from peerless.core.ids import MOD_KEPT, MOD_STRIDE, NONE
from peerless.core.state import State
from peerless.effects import expr
from peerless.effects.nodes import O_KEEP

SLOTS: Final = 64


def perform(s: State, fp: i64, op: i64, pc: i64) -> None:
    """Keep the number of a register, or recall one: 0 if none was kept."""
    code = s.t.code
    seat: i64 = s.stack[fp + E_SEAT]
    at = fp + E_REGISTERS + code[pc + 1]
    slot = seat * SLOTS + code[pc + 2]
    combat = _combat_of_card(s, seat)
    if op == O_KEEP:
        kept: list[int] = []
        i: i64 = 0
        while i < len(s.mods):
            if s.mods[i] != MOD_KEPT or s.mods[i + 1] != slot or s.mods[i + 3] != combat:
                kept.extend(s.mods[i : i + MOD_STRIDE])
            i += MOD_STRIDE
        s.mods = [*kept, MOD_KEPT, slot, s.stack[at], combat]
        return
    s.stack[at] = 0
    i = 0
    while i < len(s.mods):
        if s.mods[i] == MOD_KEPT and s.mods[i + 1] == slot and s.mods[i + 3] == combat:
            s.stack[at] = s.mods[i + 2]
        i += MOD_STRIDE


def _combat_of_card(s: State, seat: i64) -> i64:
    """The combat a card was played in; a bonus attack belongs to the combat around it."""
    if s.cb != NONE and s.stack[s.cb + C_BONUS] and expr.combat_side(s, seat) == 0:
        return s.stack[s.cb + C_OUTER]
    return s.cb

"""Numbers and cards that a card remembers for its later timings and its bonus attack, while the combat lasts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core.bits import bit
from peerless.core.frames import C_BONUS, C_OUTER, E_REGISTERS, E_SEAT
from peerless.core.ids import KEPT_SLOTS, MOD_KEPT, MOD_KEPT_CARDS, MOD_STRIDE, NONE
from peerless.core.piles import lies_in
from peerless.core.state import State, card_set
from peerless.core.tables import number_in
from peerless.effects import expr
from peerless.effects.nodes import O_KEEP

SLOTS: Final = KEPT_SLOTS


def perform(s: State, fp: i64, op: i64, pc: i64) -> None:
    """Keep the number of a register, or recall one: 0 if none was kept."""
    code = s.t.code
    seat: i64 = s.stack[fp + E_SEAT]
    at = fp + E_REGISTERS + code[pc + 1]
    slot = seat * SLOTS + code[pc + 2]
    combat = _combat_of_card(s, seat)
    kind: i64 = MOD_KEPT_CARDS if code[pc + 3] else MOD_KEPT
    if op == O_KEEP:
        kept: list[int] = []
        i: i64 = 0
        while i < len(s.mods):
            if s.mods[i] != kind or s.mods[i + 1] != slot or s.mods[i + 3] != combat:
                kept.extend(s.mods[i : i + MOD_STRIDE])
            i += MOD_STRIDE
        s.mods = [*kept, kind, slot, s.stack[at], combat]
        return
    s.stack[at] = 0
    i = 0
    while i < len(s.mods):
        if s.mods[i] == kind and s.mods[i + 1] == slot and s.mods[i + 3] == combat:
            s.stack[at] = s.mods[i + 2]
        i += MOD_STRIDE
    if kind == MOD_KEPT_CARDS:
        s.stack[at + 1] = seat
        for card in card_set(s, at):
            if not lies_in(s.discard(seat), card):  # it has gone somewhere else since
                s.stack[at] = s.stack[at] & ~bit(number_in(s.t, seat, card))


def _combat_of_card(s: State, seat: i64) -> i64:
    """The combat a card was played in; a bonus attack belongs to the combat around it."""
    if s.cb != NONE and s.stack[s.cb + C_BONUS] and expr.combat_side(s, seat) == 0:
        return s.stack[s.cb + C_OUTER]
    return s.cb

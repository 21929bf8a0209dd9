"""Rows: cards that are turned up, and cards that join the row after a combat and complete it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core import piles
from peerless.core.frames import ROW_CARD, ROW_FIGHTER, ROW_FOE
from peerless.core.ids import AS_PLAYED, COMPLETES, NONE, ROW, TIMINGS, TURNED_UP
from peerless.core.state import State
from peerless.effects import interpreter
from peerless.effects.ops.rows import push

_BEGIN: Final = 0
_TURNED: Final = 1
_CLEAR: Final = 2


def join(s: State, card: i64, fighter: i64, foe: i64) -> None:
    """Let a played card join the row of its seat instead of the discard pile."""
    piles.join_row(s, card, card)
    push(s, card, fighter, foe)


def advance(s: State) -> None:
    """Carry out the effect of a card that was turned up, or check whether a card completes its row.

    A row with exactly enough symbols carries out the effect of the card that completed it; one with more does not.
    Both are discarded.
    """
    t, base = s.t, s.fp
    card: i64 = s.stack[base + ROW_CARD]
    seat = t.c_seat[card]
    step = s.step()
    if step == _BEGIN and t.d_side[t.c_def[card]]:
        s.set_step(_TURNED)
        _start(s, card, TURNED_UP)
    elif step == _BEGIN:
        shown = piles.symbols(s, seat)
        if shown < t.full[seat]:
            s.pop()
            return
        s.set_step(_CLEAR)
        if shown == t.full[seat]:
            _start(s, card, COMPLETES)
    else:
        if step == _CLEAR:
            for c in s.pile(seat, ROW)[:]:
                piles.discard(s, c, AS_PLAYED, seat, card)
        s.pop()


def _start(s: State, card: i64, timing: i64) -> None:
    base = s.fp
    program = s.t.d_program[s.t.c_def[card] * TIMINGS + timing]
    if program != NONE:
        seat = s.t.c_seat[card]
        fighter: i64 = s.stack[base + ROW_FIGHTER]
        interpreter.start(s, program, seat, card, fighter, s.stack[base + ROW_FOE], timing)

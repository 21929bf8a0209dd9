"""Operations on markers: a hero's tokens on spaces (FOG-4)."""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core.bits import bit
from peerless.core.events import E_MARKER
from peerless.core.frames import E_PC, E_REGISTERS, E_SEAT, E_SOURCE
from peerless.core.ids import ASK_SPACE, NONE
from peerless.core.movement import bit_list, drift, way
from peerless.core.state import State
from peerless.effects import expr


def move(s: State, fp: i64, pc: i64) -> None:
    """Ask where a chosen marker goes; it stays if no space matches (EFF-4)."""
    t, code = s.t, s.t.code
    seat: i64 = s.stack[fp + E_SEAT]
    kind = t.first_marker[seat] + code[pc + 1]
    at: i64 = s.stack[fp + E_REGISTERS + code[pc + 2]] - 1
    if code[pc + 6] != NONE:
        s.stack[fp + E_REGISTERS + code[pc + 6]] = at + 1
    mover = expr.who(s, code[pc + 5], seat, fp)
    marked = s.marked(kind)
    if at < 0 or mover == NONE or not (marked >> at) & 1:
        return
    there = expr.spaces(s, code[pc + 4], seat, fp) & ~marked
    if code[pc + 3] != NONE:
        there = (there & drift(s, at, expr.amount(s, code[pc + 3], seat, fp))) | bit(at)
    if there:
        s.stack[fp + E_PC] = pc
        s.ask(ASK_SPACE, mover, s.stack[fp + E_SOURCE], bit_list(t, there), True)


def moved(s: State, fp: i64, pc: i64, space: i64) -> None:
    """Move a marker to a space."""
    t, code = s.t, s.t.code
    seat: i64 = s.stack[fp + E_SEAT]
    at: i64 = s.stack[fp + E_REGISTERS + code[pc + 2]] - 1
    if code[pc + 6] != NONE:
        s.stack[fp + E_REGISTERS + code[pc + 6]] = space + 1
    if space == at:
        return
    kind = t.first_marker[seat] + code[pc + 1]
    s.set_marked(kind, (s.marked(kind) & ~bit(at)) | bit(space))
    if s.log is not None:
        tell(s, kind, seat, at, space, s.stack[fp + E_SOURCE])
        if code[pc + 3] != NONE:
            s.log[-1].path = way(t, t.steps, at, space, bit(t.spaces) - 1, 0)


def tell(s: State, kind: i64, seat: i64, before: i64, space: i64, source: i64) -> None:
    """Report a marker's new space; its old one is NONE if it was placed."""
    e = s.note(E_MARKER, source)
    e.seat = seat
    e.number = kind
    e.space = space
    e.other = before

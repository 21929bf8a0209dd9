"""Operations on counters: public numbers of a player, kept as the sides of a token."""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core.events import E_TOKEN
from peerless.core.frames import E_PC, E_SEAT, E_SOURCE
from peerless.core.ids import ASK_YES_NO
from peerless.core.state import State
from peerless.effects import expr
from peerless.effects.nodes import O_COUNTER, O_SPEND, OP_SIZE


def perform(s: State, fp: i64, op: i64, pc: i64) -> None:
    """Change a counter, or ask whether to pay with it."""
    code = s.t.code
    seat: i64 = s.stack[fp + E_SEAT]
    amount = expr.amount(s, code[pc + 2], seat, fp)
    if op == O_COUNTER:
        _change(s, fp, pc, -amount if code[pc + 3] else amount)
    else:
        assert op == O_SPEND
        if s.token(s.t.first_token[seat] + code[pc + 1]) < amount:
            s.stack[fp + E_PC] = code[pc + 3]  # everyone sees that it is too much
        else:
            s.stack[fp + E_PC] = pc
            s.ask(ASK_YES_NO, seat, s.stack[fp + E_SOURCE], [1, 0], True)


def answered(s: State, fp: i64, pc: i64, pays: i64) -> None:
    """Pay, or not."""
    code = s.t.code
    s.stack[fp + E_PC] = pc + OP_SIZE if pays else code[pc + 3]
    if pays:
        _change(s, fp, pc, -expr.amount(s, code[pc + 2], s.stack[fp + E_SEAT], fp))


def _change(s: State, fp: i64, pc: i64, change: i64) -> None:
    """Change a counter within its bounds."""
    t = s.t
    seat: i64 = s.stack[fp + E_SEAT]
    counter = t.first_token[seat] + t.code[pc + 1]
    before = s.token(counter)
    most: i64 = t.token_sides[counter] - 1
    after = min(most, max(0, before + change))
    if after == before:
        return
    s.set_token(counter, after)
    if s.log is not None:
        e = s.note(E_TOKEN, s.stack[fp + E_SOURCE])
        e.seat = seat
        e.number = counter
        e.other = after

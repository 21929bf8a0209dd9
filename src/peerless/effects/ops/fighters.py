"""Operations on fighters: damage, recovery, movement, placement, leaving, return."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core import fighters, sharing
from peerless.core.bits import bit
from peerless.core.frames import (
    C_FIGHTER,
    E_PC,
    E_REGISTERS,
    E_SEAT,
    E_SOURCE,
    MOVE_DISTANCE,
    MOVE_FIGHTER,
    MOVE_LEFT,
    MOVE_SEAT,
    MOVE_SIZE,
    MOVE_SOURCE,
    MOVE_THROUGH,
    RIDE_AT,
    RIDE_FIGHTER,
    RIDE_LEFT,
    RIDE_REGISTER,
    RIDE_SEAT,
    RIDE_SIZE,
    RIDE_SOURCE,
)
from peerless.core.ids import EFFECT_DAMAGE, F_MOVE, F_RIDE, MOD_PREVENT, NONE, OUT
from peerless.core.state import State
from peerless.effects import expr
from peerless.effects.nodes import (
    O_DAMAGE,
    O_LEAVE,
    O_MOVE,
    O_PLACE,
    O_PREVENT,
    O_RECOVER,
    O_RETURN,
    O_SET_HEALTH,
    O_SWAP,
)

_NOTHING: Final[list[int]] = []


def perform(s: State, fp: i64, op: i64, pc: i64) -> None:
    """Carry out one operation on fighters."""
    code = s.t.code
    seat: i64 = s.stack[fp + E_SEAT]
    source: i64 = s.stack[fp + E_SOURCE]
    mask = expr.fighters(s, code[pc + 1], seat, fp)
    if op == O_DAMAGE:
        amount = expr.amount(s, code[pc + 2], seat, fp)
        if mask & s.t.sharers and sharing.must_share(s, mask, amount):
            s.stack[fp + E_PC] = pc  # again, when it is known how it is shared
            sharing.push(s, mask, amount, EFFECT_DAMAGE, source, 0)
        else:
            _damage(s, fp, pc, mask, amount, source)
    elif op == O_RECOVER:
        fighters.recover(s, mask, expr.amount(s, code[pc + 2], seat, fp), source)
    elif op == O_SET_HEALTH:
        fighters.assign_health(s, mask, expr.amount(s, code[pc + 2], seat, fp), source)
    elif op == O_PREVENT:
        s.mods = [*s.mods, MOD_PREVENT, mask, code[pc + 2], s.cb]
    elif op == O_MOVE:
        steering = expr.who(s, code[pc + 4], seat, fp)
        mask = fighters.on_board(s, mask)
        if mask and steering != NONE and code[pc + 5] != NONE:
            _push_ride(s, fp, pc, steering, _first(mask), source)
        elif mask and steering != NONE:
            push_move(s, steering, mask, expr.amount(s, code[pc + 2], seat, fp), code[pc + 3], source)
    elif op == O_LEAVE:
        fighters.leave(s, mask, source)
    elif op == O_SWAP:
        other = expr.fighters(s, code[pc + 2], seat, fp)
        if mask and other and mask != other:
            _swap(s, _first(mask), _first(other), code[pc + 3] != 0, source)
    else:
        chosen: i64 = s.stack[fp + E_REGISTERS + code[pc + 2]]
        if op == O_RETURN and code[pc + 5] != NONE:
            s.stack[fp + E_REGISTERS + code[pc + 5]] = 0
        if mask == 0 or chosen == 0:
            return
        f = _first(mask)
        if op == O_PLACE:
            if s.health(f) > 0:
                fighters.put(s, f, chosen - 1, source)
        else:
            assert op == O_RETURN
            if s.status(s.t.f_seat[f]) & OUT:
                return
            _return(s, fp, pc, f, chosen - 1)


def _return(s: State, fp: i64, pc: i64, f: i64, space: i64) -> None:
    """Bring a fighter back; it may take part in the combat from now on."""
    code = s.t.code
    most: i64 = s.t.f_most[f]
    side = expr.combat_side(s, s.stack[fp + E_SEAT]) if code[pc + 4] else i64(NONE)
    if side != NONE:
        s.stack[s.cb + C_FIGHTER + side] = f
    if code[pc + 5] != NONE:
        s.stack[fp + E_REGISTERS + code[pc + 5]] = f + 1
    fighters.bring_back(s, f, space, min(most, code[pc + 3] or s.t.f_health[f]), side, s.stack[fp + E_SOURCE])


def _swap(s: State, one: i64, other: i64, takes_part: bool, source: i64) -> None:
    """Swap two fighters; the one in the combat may be replaced by the other."""
    one_side: i64 = NONE
    other_side: i64 = NONE
    if takes_part and s.cb != NONE and s.t.f_seat[one] == s.t.f_seat[other]:
        for side in range(2):
            if s.stack[s.cb + C_FIGHTER + side] == one:
                s.stack[s.cb + C_FIGHTER + side] = other
                other_side = side
            elif s.stack[s.cb + C_FIGHTER + side] == other:
                s.stack[s.cb + C_FIGHTER + side] = one
                one_side = side
    fighters.swap(s, one, other, one_side, other_side, source)


def _first(mask: i64) -> i64:
    f: i64 = 0
    while not (mask >> f) & 1:
        f += 1
    return f


def _damage(s: State, fp: i64, pc: i64, mask: i64, amount: i64, source: i64) -> None:
    code = s.t.code
    everyone = bit(s.t.fighters) - 1
    before = fighters.alive(s, everyone) if code[pc + 4] != NONE else i64(0)
    health = s.cells[s.t.fighters : 2 * s.t.fighters] if code[pc + 5] != NONE else _NOTHING
    dealt = fighters.deal_shared(s, mask, amount, EFFECT_DAMAGE, source)
    if code[pc + 5] != NONE:
        hurt: i64 = 0
        for f in range(s.t.fighters):
            if s.health(f) < health[f]:
                hurt |= bit(f)
        s.stack[fp + E_REGISTERS + code[pc + 5]] = hurt
    if code[pc + 3] != NONE:
        s.stack[fp + E_REGISTERS + code[pc + 3]] = dealt
    if code[pc + 4] != NONE:
        fallen = before & ~fighters.alive(s, everyone)
        count: i64 = 0
        while fallen:
            fallen &= fallen - 1
            count += 1
        s.stack[fp + E_REGISTERS + code[pc + 4]] = count


def _push_ride(s: State, fp: i64, pc: i64, seat: i64, f: i64, source: i64) -> None:
    """Let `seat` move a fighter that remembers whom it passes."""
    at = fp + E_REGISTERS + s.t.code[pc + 5]
    distance = expr.amount(s, s.t.code[pc + 2], s.stack[fp + E_SEAT], fp)
    s.stack[at] = 0
    base = s.push(F_RIDE, RIDE_SIZE)
    stack = s.stack
    stack[base + RIDE_SEAT] = seat
    stack[base + RIDE_FIGHTER] = f
    stack[base + RIDE_LEFT] = distance
    stack[base + RIDE_AT] = s.place(f)
    stack[base + RIDE_REGISTER] = at
    stack[base + RIDE_SOURCE] = source


def push_move(s: State, seat: i64, mask: i64, distance: i64, through: i64, source: i64) -> i64:
    """Let `seat` move fighters one after another; return the base of the frame."""
    base = s.push(F_MOVE, MOVE_SIZE)
    stack = s.stack
    stack[base + MOVE_SEAT] = seat
    stack[base + MOVE_LEFT] = mask
    stack[base + MOVE_DISTANCE] = distance
    stack[base + MOVE_THROUGH] = through
    stack[base + MOVE_FIGHTER] = NONE
    stack[base + MOVE_SOURCE] = source
    return base

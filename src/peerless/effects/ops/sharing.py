"""Ask how damage is shared, one point after another: which fighter takes it instead."""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core import fighters
from peerless.core.bits import bit
from peerless.core.frames import (
    SHARE_AMOUNT,
    SHARE_FIGHTER,
    SHARE_KIND,
    SHARE_LEFT,
    SHARE_MASK,
    SHARE_SOURCE,
    SHARE_TIMES,
)
from peerless.core.ids import ABILITY, ASK_FIGHTER, NONE, OUT
from peerless.core.movement import bit_list
from peerless.core.state import State
from peerless.effects import expr


def advance(s: State) -> None:
    """Ask about the next point of damage, or go on with the next fighter, or end."""
    base, stack, t = s.fp, s.stack, s.t
    victim: i64 = stack[base + SHARE_FIGHTER]
    if victim == NONE:
        left = fighters.on_board(s, stack[base + SHARE_LEFT])
        if left == 0:
            _finish(s)
            return
        victim = bit_list(t, left)[0]
        stack[base + SHARE_LEFT] = left & ~bit(victim)
        stack[base + SHARE_FIGHTER] = victim
    options = takers(s)
    if not options or s.status(t.f_seat[victim]) & OUT:
        stack[base + SHARE_FIGHTER] = NONE
        return
    options.append(NONE)
    s.ask(ASK_FIGHTER, t.f_seat[victim], ABILITY + t.share_ability[t.f_seat[victim]], options, True)


def takers(s: State) -> list[int]:
    """Fighters that can take one more point: no more than the health that this damage leaves them."""
    base, stack, t = s.fp, s.stack, s.t
    victim: i64 = stack[base + SHARE_FIGHTER]
    mask: i64 = stack[base + SHARE_MASK]
    amount: i64 = stack[base + SHARE_AMOUNT]
    kind: i64 = stack[base + SHARE_KIND]
    out: list[int] = []
    if fighters.portion(s, victim, mask, amount) <= 0 or fighters.is_prevented(s, victim, kind):
        return out
    seat: i64 = t.f_seat[victim]
    for f in bit_list(t, expr.fighters(s, t.share_with[seat], seat, NONE) & ~bit(victim)):
        if fighters.portion(s, f, mask, amount) < s.health(f) and not fighters.is_prevented(s, f, kind):
            out.append(f)
    return out


def answer(s: State, taker: i64) -> None:
    """Let a fighter take one point, or share no more of this fighter's damage."""
    victim: i64 = s.stack[s.fp + SHARE_FIGHTER]
    if taker == NONE:
        s.stack[s.fp + SHARE_FIGHTER] = NONE
    else:
        fighters.share(s, taker, victim, 1)


def _finish(s: State) -> None:
    """Leave the damage to the step that waits, or deal it and share the next."""
    base, stack = s.fp, s.stack
    times: i64 = stack[base + SHARE_TIMES]
    fighters.share(s, NONE, NONE, 0)
    if times == 0:
        s.pop()
        return
    mask: i64 = stack[base + SHARE_MASK]
    fighters.deal_shared(s, mask, stack[base + SHARE_AMOUNT], stack[base + SHARE_KIND], stack[base + SHARE_SOURCE])
    if times == 1:
        s.pop()
        return
    stack[base + SHARE_TIMES] = times - 1
    stack[base + SHARE_LEFT] = fighters.on_board(s, mask & s.t.sharers)

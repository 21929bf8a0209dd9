"""Damage that its owner may share among fighters: the question comes between proposing a batch and applying it.

Whatever deals damage asks `must_share` first. If so, a frame is pushed that collects how it is shared; then the same
step runs again and deals it (`fighters.deal_shared`).
"""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core.fighters import is_shared, on_board
from peerless.core.frames import (
    SHARE_AMOUNT,
    SHARE_FIGHTER,
    SHARE_KIND,
    SHARE_LEFT,
    SHARE_MASK,
    SHARE_SIZE,
    SHARE_SOURCE,
    SHARE_TIMES,
)
from peerless.core.ids import F_SHARE, NONE
from peerless.core.state import State


def must_share(s: State, mask: i64, amount: i64) -> bool:
    """Whether somebody has to be asked how this damage is shared before it is dealt."""
    hit = mask & s.t.sharers
    return hit != 0 and amount > 0 and on_board(s, hit) != 0 and not is_shared(s)


def push(s: State, mask: i64, amount: i64, kind: i64, source: i64, times: i64) -> None:
    """Let the owners share damage; with `times`, deal it then, so many times."""
    base = s.push(F_SHARE, SHARE_SIZE)
    stack = s.stack
    stack[base + SHARE_MASK] = mask
    stack[base + SHARE_AMOUNT] = amount
    stack[base + SHARE_KIND] = kind
    stack[base + SHARE_SOURCE] = source
    stack[base + SHARE_TIMES] = times
    stack[base + SHARE_LEFT] = on_board(s, mask & s.t.sharers)
    stack[base + SHARE_FIGHTER] = NONE

"""The symbol of a player: a keyword of the top card of the discard pile, or any symbol if it is wild."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core.ids import NONE
from peerless.core.state import State

WILD: Final = -2


def current(s: State, x: i64, seat: i64) -> i64:
    """Which of the symbols of an expression the player has: its number, WILD for any, NONE for none of them."""
    t = s.t
    pile = s.discard(seat)
    if len(pile) == 0:
        return WILD
    words = t.d_words[t.c_def[pile[-1]]]
    if t.x[x + 1] != NONE and (words >> t.x[x + 1]) & 1:
        return WILD
    for i in range(6):
        if t.x[x + 2 + i] != NONE and (words >> t.x[x + 2 + i]) & 1:
            return i
    return NONE


def shows(s: State, x: i64, seat: i64, symbol: i64) -> bool:
    """Whether the player has a symbol, or a wild one."""
    found = current(s, x, seat)
    return found in (WILD, symbol)

"""Which of several simultaneous effects can come first without being chosen (CMB-7, R-ALL-28).

It depends only on what the effects are, so whether a player is asked depends on public facts only.
"""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core.ids import NONE
from peerless.effects.footprint import ADDING_UP, PUBLIC


def first(reads: list[int], writes: list[int]) -> i64:
    """The first effect that is mere bookkeeping, or that comes to the same before or after each of the others."""
    for i in range(len(writes)):
        if writes[i] & ~PUBLIC == 0 and reads[i] & ~PUBLIC == 0:
            return i
    for i in range(len(writes)):
        if _is_free(reads, writes, i):
            return i
    return NONE


def _is_free(reads: list[int], writes: list[int], i: i64) -> bool:
    for k in range(len(writes)):
        if k != i and (writes[i] & reads[k] | writes[k] & reads[i] | writes[i] & writes[k] & ~ADDING_UP):
            return False
    return True

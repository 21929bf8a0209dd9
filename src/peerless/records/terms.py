"""Combat values explained: what both sides are made of, by names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from peerless.core.ids import T_STRIDE
from peerless.core.tables import Tables
from peerless.rules.notation import source_id

TERM_NAMES: Final = (
    "printed", "becomes", "adds", "ignored", "bonus", "boost", "committed_boost", "printed_becomes", "fixed",
    "held",
)  # fmt: skip
SIDE_NAMES: Final = ("attack", "defense")


class TermData(msgspec.Struct, frozen=True, kw_only=True):
    """One part of a combat value (EFF-7): its kind, its number, the card or ability behind it."""

    kind: str
    amount: int
    source: str


def term_data(t: Tables, terms: Sequence[int], side: int) -> list[TermData]:
    """The terms of one side, from numbers as `State.terms` has them."""
    return [
        TermData(kind=TERM_NAMES[terms[i + 1]], amount=terms[i + 2], source=source_id(t, terms[i + 3]))
        for i in range(0, len(terms), T_STRIDE)
        if terms[i] == side
    ]

"""An entry of the match log, with its author and its time."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

By = Literal["person", "bot", "clock", "agreement", "rules"]
"""Whose doing an entry is; `rules`: other ones than the match was begun with do not allow what followed."""


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One line of the log of a match, in the notation of records: an answer, `resign p1`, `undo 12`, `agree draw`."""

    answer: str
    seat: str | None = None
    by: By = "person"
    at: int = 0
    ms: int = 0
    """How long it took."""
    barrier: bool = False
    """Free undo does not go back beyond it: something was revealed."""

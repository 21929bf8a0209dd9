"""The entries of a match: answers, `resign p1`, `agree draw`, `undo 12`.

Entries are in order and are never removed. `undo N` restores the match to the state after its first N entries; N is
less than the number of entries so far. Every entry counts, including undos, so N names a moment and not an answer. The
moment may be on an undone branch, which redoes it. The random streams go back, too: the same answers draw the same
cards again.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from peerless.core.errors import UnreadableAnswer
from peerless.messages.message import Message

RESIGN: Final = "resign "
DRAW: Final = "agree draw"
"""Two words, because an option may be called `draw`."""
MOST_UNDOS: Final = 1000
"""Limit per match, because each undo replays it."""
_UNDO: Final = re.compile(r"undo (0|[1-9][0-9]{0,8})")


def undone_to(entry: str) -> int | None:
    """The moment an undo goes back to; None for any other entry."""
    found = _UNDO.fullmatch(entry)
    return None if found is None else int(found[1])


def effective(entries: Sequence[str]) -> list[int]:
    """The entries that were not undone, by index: played from the seed, they lead to the current match.

    The moment before the entry at place `i` is `i`: so `undo effective(entries)[d]` goes back to decision `d`.
    """
    last: list[int] = [-1]  # after so many entries: the last one that counts
    before: list[int] = []  # the one that counts before each
    for place, entry in enumerate(entries):
        moment = undone_to(entry)
        check_moment(moment, place)
        before.append(last[place])
        last.append(place if moment is None else last[moment])
    found: list[int] = []
    place = last[-1]
    while place >= 0:
        found.append(place)
        place = before[place]
    return found[::-1]


def moment_of(entries: Sequence[str], count: int) -> int:
    """The moment after the first `count` entries that were not undone, or after all of them."""
    return [0, *(place + 1 for place in effective(entries))][: count + 1][-1]


def check_moment(moment: int | None, entries: int) -> None:
    """Check that an undo goes back to a moment before the last entry."""
    if moment is not None and not 0 <= moment < entries:
        raise UnreadableAnswer(Message("error-undo-moment", moment=moment, entries=entries))

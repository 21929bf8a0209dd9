"""The entries of a match: answers, `resign p1`, `agree draw`, `undo 12`.

Entries are in order and are never removed. `undo N` restores the match to the state after its first N entries; N is
less than the number of entries so far. Every entry counts, including undos, so N names a moment and not an answer. The
moment may be on an undone branch, which redoes it. The random streams go back, too: the same answers draw the same
cards again.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Sequence
from typing import Final

from peerless.core.errors import UnreadableAnswer
from peerless.messages.message import Message

RESIGN: Final = "resign "
DRAW: Final = "agree draw"
"""Two words, because an option may be called `draw`."""
MOST_UNDOS: Final = 1000
"""Limit per match, because a log only grows."""
MOST_ENTRIES: Final = 20_000
"""In a longer log nothing can be undone, so that it ends. The longest matches have a third of that."""
_UNDO: Final = re.compile(r"undo (0|[1-9][0-9]{0,8})")


def undone_to(entry: str) -> int | None:
    """The moment an undo goes back to; None for any other entry."""
    found = _UNDO.fullmatch(entry) if entry.startswith("undo ") else None
    return None if found is None else int(found[1])


class Branches:
    """Which entries count at each moment of a log that grows."""

    def __init__(self, entries: Iterable[str] = ()) -> None:
        self.undos = 0
        self._last = array("i", [-1])
        """Number of entries -> the last one that counts then."""
        self._before = array("i")
        """For each entry: the one that counts before it."""
        for entry in entries:
            self.add(undone_to(entry))

    def __len__(self) -> int:
        return len(self._before)

    @property
    def is_full(self) -> bool:
        """Whether there are too many entries for another undo."""
        return self.undos >= MOST_UNDOS or len(self) >= MOST_ENTRIES

    def add(self, moment: int | None) -> None:
        """Add an entry; `moment` is where an undo goes back to."""
        place = len(self)
        check_moment(moment, place)
        self._before.append(self._last[place])
        self._last.append(place if moment is None else self._last[moment])
        self.undos += moment is not None

    def line(self, moment: int | None = None) -> list[int]:
        """The entries that count at a moment, by index; by default those that count now."""
        place = self._last[-1 if moment is None else moment]
        found: list[int] = []
        while place >= 0:
            found.append(place)
            place = self._before[place]
        return found[::-1]

    def kept(self, line: Sequence[int]) -> list[tuple[int, int]]:
        """For each undo: the moment after it, and how many answers of the current `line` were never undone up to it.

        An undo keeps the answers that the branches before and after it have in common. Some of them may have been
        undone later; the undo that did it comes later in this list and keeps fewer.
        """
        depths = array("i", bytes(array("i").itemsize * len(self)))
        """For each entry: how many answers its branch shares with the current line."""
        for depth, place in enumerate(line, start=1):
            depths[place] = depth
        found: list[tuple[int, int]] = []
        for place, before in enumerate(self._before):
            last = self._last[place + 1]
            if last != place:
                found.append((place + 1, min(_at(depths, before), _at(depths, last))))
            elif not depths[place]:
                depths[place] = _at(depths, before)
        return found

    def copy(self) -> Branches:
        other = Branches()
        other.undos, other._last, other._before = self.undos, self._last[:], self._before[:]
        return other


def _at(depths: Sequence[int], place: int) -> int:
    return depths[place] if place >= 0 else 0


def effective(entries: Iterable[str]) -> list[int]:
    """The entries that were not undone, by index: played from the seed, they lead to the current match.

    The moment before the entry at place `i` is `i`: so `undo effective(entries)[d]` goes back to decision `d`.
    """
    return Branches(entries).line()


def moment_of(entries: Sequence[str], count: int) -> int:
    """The moment after the first `count` entries that were not undone, or after all of them."""
    return [0, *(place + 1 for place in effective(entries))][: count + 1][-1]


def undo_after(entries: Sequence[str], place: int) -> int | None:
    """The next undo that goes back to before an entry."""
    for later in range(place + 1, len(entries)):
        moment = undone_to(entries[later])
        if moment is not None and moment <= place:
            return later
    return None


def check_moment(moment: int | None, entries: int) -> None:
    """Check that an undo goes back to a moment before the last entry."""
    if moment is not None and not 0 <= moment < entries:
        raise UnreadableAnswer(Message("error-undo-moment", moment=moment, entries=entries))

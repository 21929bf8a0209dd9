"""How many events each undo kept: what a client that was away still knows."""

from __future__ import annotations

from bisect import bisect_right


class Rewinds:
    """The undos of a match that still matter, oldest first.

    A client that knows the match up to some entry keeps as many events as the strictest undo since then. So an undo
    that kept more events than a later one does not matter, and the events kept grow from one undo to the next.
    """

    def __init__(self) -> None:
        self._numbers: list[int] = []
        """Number of entries after each undo."""
        self._events: list[int] = []
        """Number of events that each kept."""

    def add(self, number: int, events: int) -> None:
        """Record how many events an undo kept; `number` counts the entries, including the undo."""
        while self._events and self._events[-1] >= events:
            self._numbers.pop()
            self._events.pop()
        self._numbers.append(number)
        self._events.append(events)

    def known(self, number: int, events: int) -> int:
        """How many of the events known after some entries still hold."""
        place = bisect_right(self._numbers, number)
        return min(events, self._events[place]) if place < len(self._events) else events

    def copy(self) -> Rewinds:
        other = Rewinds()
        other._numbers, other._events = self._numbers[:], self._events[:]
        return other

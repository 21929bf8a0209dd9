"""Work on long matches in slices, between which the event loop serves the other tables.

A slice is measured by its work, not by its time: a number of answers to play or of events to encode. With the compiled
engine each takes a few milliseconds at most.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec import Raw

from peerless.records.log.entry import Entry
from peerless.records.log.match_log import MatchLog
from peerless.service.tables.audience import MOST_EVENTS, encode

ANSWERS_AT_ONCE: Final = 100


class LogLoader:
    """Plays stored logs, one at a time: however many tables open at once, a turn of the event loop plays one slice."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def load(self, match_log: MatchLog, entries: Sequence[Entry]) -> MatchLog:
        """Play a stored log into one that has no entries yet."""
        async with self._turn:
            for played, _ in enumerate(match_log.load(entries), start=1):
                if played % ANSWERS_AT_ONCE == 0:
                    await asyncio.sleep(0)
        return match_log


@dataclass
class Backlog:
    """Encoded events of a match, for one viewer who connects in the middle of it."""

    first: int
    number: int
    """Entries of the match when they were encoded."""
    events: list[Raw] = field(default_factory=list)

    def valid(self, match_log: MatchLog, first: int) -> list[Any]:
        """The events that still hold, for a client that needs them from `first` on."""
        if first != self.first:  # an undo went back further
            return []
        return self.events[: max(0, match_log.known(self.number, first + len(self.events)) - first)]


async def backlog_of(match_log: MatchLog, viewer: str | None, number: int, events: int) -> Backlog:
    """Encode what a client does not know yet, in slices. What is left when it returns fits into one more."""
    backlog = Backlog(match_log.known(number, events), match_log.number)
    while True:
        backlog.events = backlog.valid(match_log, backlog.first)
        backlog.number = match_log.number
        known = backlog.first + len(backlog.events)
        if len(match_log.events) - known <= MOST_EVENTS:
            return backlog
        new = match_log.events_from(known, viewer, known + MOST_EVENTS)
        backlog.events += [Raw(encode(event)) for event in new]
        await asyncio.sleep(0)

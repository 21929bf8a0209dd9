"""A match log in its plainest form: it replays everything for every undo, and stores nothing that follows from it."""

from __future__ import annotations

from collections.abc import Sequence

from peerless.core.errors import PeerlessError
from peerless.core.events import E_TURN, Event
from peerless.core.state import State
from peerless.core.tables import Tables
from peerless.records.log.entry import Entry
from peerless.records.log.history import effective, undone_to
from peerless.records.log.playing import play
from peerless.rules import driver


class PlainLog:
    """What `MatchLog` must agree with."""

    def __init__(self, tables: Tables, seed: int, entries: Sequence[Entry] = ()) -> None:
        self.tables, self.seed = tables, seed
        self.entries: list[Entry] = []
        self.line: list[int] = []
        self.rewound: list[tuple[int, int]] = []
        """Each undo: entries after it, and events it kept."""
        self.events: list[Event] = []
        self.old = 0
        self.broken: int | None = None
        self.state = driver.new_state(tables, seed)
        place = 0
        while place < len(entries):
            try:
                self.add(entries[place])
                place += 1
            except PeerlessError:
                undo = next((i for i in range(place + 1, len(entries)) if _goes_before(entries[i], place)), None)
                if undo is None:
                    self.broken, undo = place, len(entries)
                self.entries += entries[place:undo]
                place = undo

    def add(self, entry: Entry) -> None:
        """Play an entry; if the rules do not allow it, nothing has changed."""
        moment = undone_to(entry.answer)
        if moment is None:
            after = self.state.copy()
            after.log = []
            play(after, entry.answer)
            kept, self.state, new = len(self.events), after, after.log
            self.entries.append(entry)
            self.line.append(len(self.entries) - 1)
        else:
            then = effective(entry.answer for entry in self.entries[:moment])
            same = shared(self.line, then)
            self.state, all_events, counts = self.replayed(then)
            kept = counts[same]
            new = all_events[kept:]
            self.entries.append(entry)
            self.line = effective(entry.answer for entry in self.entries)
            self.rewound.append((len(self.entries), kept))
            self.events = self.events[:kept]
        self.broken = None
        self.old = kept
        self.events = self.events + new
        self.state.log = None

    def replayed(self, places: Sequence[int]) -> tuple[State, list[Event], list[int]]:
        """The state from the seed, all events, and how many of these there are after each answer."""
        state = driver.new_state(self.tables, self.seed)
        state.log, counts = [], [0]
        for place in places:
            play(state, self.entries[place].answer)
            counts.append(len(state.log))
        return state, state.log, counts

    def known(self, number: int, events: int) -> int:
        return min([events, len(self.events), *(kept for after, kept in self.rewound if after > number)])

    def taken_back(self, number: int) -> list[Entry]:
        same = shared(self.line, effective(entry.answer for entry in self.entries[:number]))
        return [self.entries[place] for place in self.line[same:]]

    def last_turn(self) -> int:
        """The moment after the last answer of the line with which a turn began."""
        _, events, counts = self.replayed(self.line)
        began = [
            place + 1
            for i, place in enumerate(self.line)
            if any(event.kind == E_TURN for event in events[counts[i] : counts[i + 1]])
        ]
        return began[-1] if began else 0


def shared(now: Sequence[int], then: Sequence[int]) -> int:
    """How many answers two branches have in common."""
    same = 0
    while same < min(len(now), len(then)) and now[same] == then[same]:
        same += 1
    return same


def _goes_before(entry: Entry, place: int) -> bool:
    moment = undone_to(entry.answer)
    return moment is not None and moment <= place

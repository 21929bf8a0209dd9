"""The line of a match: the entries that were not undone, and what an undo needs to go back along it.

An undo starts from a snapshot of the state. If it goes back along the line, it replays fewer answers than there are
from one snapshot to the next. If it goes to a branch that was undone, it also replays that branch.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from peerless.catalog.settings import Seed
from peerless.core.events import Event
from peerless.core.state import State
from peerless.core.tables import Tables
from peerless.records.log.entry import Entry
from peerless.records.log.history import Branches
from peerless.records.log.playing import play
from peerless.records.log.snapshots import Snapshots
from peerless.rules import driver


@dataclass(frozen=True)
class Replay:
    """A branch of the match, played again."""

    state: State
    same: int
    """How many of its answers it shares with the line."""
    counts: list[int]
    """How many events there are after each of its other answers."""
    snapshots: Snapshots
    """After some of these."""
    played: int
    """How many answers were played."""


class Line:
    """The entries of a log that count, in order."""

    def __init__(self, tables: Tables, seed: Seed, branches: Branches | None = None) -> None:
        self._tables = tables
        self._seed = seed
        self.branches = Branches() if branches is None else branches
        self.places: list[int] = []
        """Their indices in the log."""
        self._counts: list[int] = []
        """How many events there are after each."""
        self.snapshots = Snapshots()

    def count(self, answers: int) -> int:
        """The number of events after a number of answers."""
        return self._counts[answers - 1] if answers else 0

    def shared(self, then: Sequence[int]) -> int:
        """How many answers another branch has in common with the line."""
        pairs = enumerate(zip(self.places, then, strict=False))
        return next((i for i, (a, b) in pairs if a != b), min(len(self.places), len(then)))

    def add(self, place: int, state: State, events: int) -> None:
        """Note an answer that was played: the state after it, and how many events there are."""
        self.places.append(place)
        self._counts.append(events)
        self.snapshots.add(len(self.places), state)

    def replay(
        self, entries: Sequence[Entry], then: Sequence[int], same: int, heard: int | None, events: list[Event]
    ) -> Replay:
        """Play a branch that shares its first `same` answers with the line.

        The events of its other answers, from the decision `heard` on, are added to `events`.
        """
        first, state = self.snapshots.before(same)
        if state is None:
            state = driver.new_state(self._tables, self._seed)
        replay = Replay(state, same, [], Snapshots(), len(then) - first)
        for number, place in enumerate(then[first:], start=first):
            if number >= same and heard is not None and state.steps >= heard:
                state.log = events
            play(state, entries[place].answer)
            if number >= same:
                replay.counts.append(len(events))
                replay.snapshots.add(number + 1, state)
        return replay

    def follow(self, replay: Replay) -> None:
        """Continue on a branch that was played again, after the undo was added to the branches."""
        self.places = self.branches.line()
        self._counts[replay.same :] = replay.counts
        self.snapshots.cut(replay.same)
        self.snapshots.join(replay.snapshots)

    def copy(self) -> Line:
        other = Line(self._tables, self._seed, self.branches.copy())
        other.places, other._counts, other.snapshots = list(self.places), list(self._counts), self.snapshots.copy()
        return other

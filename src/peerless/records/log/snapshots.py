"""States along the line of a match, so that an undo replays few answers."""

from __future__ import annotations

from typing import Final

from peerless.core.state import State

SPACING: Final = 64
"""Answers from one snapshot to the next.

An undo replays fewer answers than this. A snapshot takes about 2.5 KB, a seventh of what 64 entries and their events
take, so the snapshots of a match need no other limit.
"""


class Snapshots:
    """Copies of the state after every 64th answer of the line."""

    def __init__(self) -> None:
        self._states: dict[int, State] = {}
        self._is_stopped = False

    def __len__(self) -> int:
        return len(self._states)

    def add(self, answers: int, state: State) -> None:
        """Keep a copy of the state after a number of answers, if a snapshot is due."""
        if answers % SPACING == 0 and not self._is_stopped:
            self._states[answers] = state.copy()

    def before(self, answers: int) -> tuple[int, State | None]:
        """The last snapshot up to this many answers, as a copy: how many answers it is after, and the state."""
        for place in range(answers - answers % SPACING, 0, -SPACING):
            if place in self._states:
                return place, self._states[place].copy()
        return 0, None

    def cut(self, answers: int) -> None:
        """Keep only those after at most this many answers."""
        for place in [place for place in self._states if place > answers]:
            del self._states[place]

    def stop(self) -> None:
        """Keep none from now on: the state is no longer the one that the answers lead to."""
        self._states.clear()
        self._is_stopped = True

    def join(self, others: Snapshots) -> None:
        """Take over what another branch has kept."""
        if not self._is_stopped:
            self._states |= others._states

    def copy(self) -> Snapshots:
        """They never change, so copies share the states."""
        other = Snapshots()
        other._states, other._is_stopped = dict(self._states), self._is_stopped
        return other

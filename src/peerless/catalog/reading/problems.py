"""Collects the problems of one file."""

from __future__ import annotations

from collections.abc import Iterable

from peerless.catalog.reading.positions import Position, Positions
from peerless.core.errors import ContentError
from peerless.effects.scope import MOST_PROBLEMS
from peerless.messages.message import Message, Sayable
from peerless.messages.problem import Problem


def by_position(problems: Iterable[Problem]) -> list[Problem]:
    """Problems in the order of their lines; those without a line come last."""
    return sorted(problems, key=lambda problem: (problem.line == 0, problem.line, problem.column))


class Problems(list[Problem]):
    """Problems of one file, each with its path, line and column."""

    def __init__(self, file: str, positions: Positions | None = None) -> None:
        """Without the positions of a text, problems have a path only."""
        super().__init__()
        self.file = file
        self.positions = positions

    def add(self, place: Sayable | str, message: Sayable | str, *, near: str = "", key: bool = False) -> None:
        """Record a problem with its path in the file. Too many problems end the check at once.

        `near` is the name that was probably meant. With `key`, the problem is the key, not its value.
        """
        at = self.positions.find(place, key) if self.positions is not None and isinstance(place, str) else None
        self.add_at(at, place, message, near=near)

    def add_at(self, at: Position | None, place: Sayable | str, message: Sayable | str, *, near: str = "") -> None:
        """Record a problem whose position is known."""
        self.append(
            Problem(self.file, place, message, near=near, line=at.line if at else 0, column=at.column if at else 0)
        )
        if len(self) >= MOST_PROBLEMS:
            raise ContentError([*self, Problem(self.file, "", Message("fault-too-many", most=MOST_PROBLEMS))])

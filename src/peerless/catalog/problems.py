"""Collects the problems of one file."""

from __future__ import annotations

from peerless.core.errors import ContentError
from peerless.effects.scope import MOST_PROBLEMS
from peerless.messages.message import Message, Sayable
from peerless.messages.problem import Problem


class Problems(list[Problem]):
    """Problems of one file, each with its path."""

    def __init__(self, file: str) -> None:
        super().__init__()
        self.file = file

    def add(self, place: Sayable | str, message: Sayable | str) -> None:
        """Record a problem with its path in the file. Too many problems end the check at once."""
        self.append(Problem(self.file, place, message))
        if len(self) >= MOST_PROBLEMS:
            raise ContentError([*self, Problem(self.file, "", Message("fault-too-many", most=MOST_PROBLEMS))])

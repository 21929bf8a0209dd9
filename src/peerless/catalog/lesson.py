"""The first lesson: a match with a script, on a board and with heroes of its own.

Its heroes and its board are part of no list: nobody can choose them, and no random pick draws them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct

from peerless.catalog.content import Content
from peerless.catalog.loader import bundled_files
from peerless.catalog.models import BoardDef, HeroDef
from peerless.catalog.reading.problems import Problems
from peerless.catalog.reading.yaml_file import read_yaml
from peerless.catalog.settings import Seed, Settings

_SCRIPT: Final = "lesson"


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One answer of the script."""

    answer: str
    note: str = ""
    """What the player is told before it (message `web-step-…`); empty for an answer of the opponent."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """The match and its script."""

    settings: Settings
    seed: Seed
    steps: list[LessonStep]

    def next_answer(self, given: Sequence[str]) -> str | None:
        """The answer after those that were given; None where they have left the script, or at its end."""
        script = [step.answer for step in self.steps]
        return script[len(given)] if [*given] == script[: len(given)] and len(given) < len(script) else None


@cache
def first_lesson() -> Lesson:
    path = next(path for path in bundled_files(_SCRIPT) if path.stem == _SCRIPT)
    return msgspec.convert(read_yaml(path, Problems(path.name)), Lesson)


def add_lesson(content: Content) -> list[HeroDef | BoardDef]:
    """Add the heroes and the board of the lesson to a content; returns them."""
    return [content.add_file(path) for path in bundled_files(_SCRIPT) if path.stem != _SCRIPT]

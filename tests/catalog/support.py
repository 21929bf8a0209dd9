"""What the tests of loading share: a hero and a board that are right, and the problems of those that are not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from peerless import Content, ContentError
from peerless.catalog.reading.positions import Position
from peerless.messages.message import Message, either
from peerless.messages.problem import Problem
from tests.effects.bench import hero_with

Data = dict[str, Any]
DRAW: Data = {"op": "draw", "count": 1}


@dataclass(frozen=True)
class Fault:
    """A problem a test expects. A text that ends in `…` is one that begins so."""

    place: Position | str
    message: Message | str

    def matches(self, problem: Problem) -> bool:
        """Whether the problem is at this place, with this message and all of these arguments."""
        if isinstance(self.place, Position):
            here = self.place == (problem.line, problem.column) and problem.place == ""
        else:
            here = self.place == str(problem.place)
        return here and _fits(problem.message, self.message)


def fault(place: Position | str, key: str, /, **args: object) -> Fault:
    return Fault(place, Message(key, **args))


def differs(place: str, found: object, expected: object) -> Fault:
    """Something was found where something else is expected."""
    return fault(place, "fault-expected", found=found, expected=expected)


def outside(place: Position | str, text: str) -> Fault:
    """What a library says about a file."""
    return Fault(place, text)


def line(line: int, column: int) -> Position:
    return Position(line, column)


def whole(least: int, most: int) -> Message:
    return Message("fault-type-whole-number", least=least, most=most)


def number(least: float, most: float) -> Message:
    return Message("fault-type-number", least=least, most=most)


def from_to(least: int, most: int) -> Message:
    return Message("fault-from-to", least=least, most=most)


AMOUNT = either([whole(0, 99), Message("fault-type-binding"), Message("fault-type-mapping-with", key="count")])
"""The expected result if a number can be computed."""


def _fits(found: object, wanted: object) -> bool:
    if isinstance(found, Message) and isinstance(wanted, Message):
        same = found.key == wanted.key and found.args.keys() == wanted.args.keys()
        return same and all(_fits(found.args[name], value) for name, value in wanted.args.items())
    text, beginning = str(found), str(wanted).removesuffix("…")
    return text == str(wanted) or (text.startswith(beginning) and beginning != str(wanted))


def problems_of(content: Content, data: Any, name: str = "bad") -> list[Problem]:
    """Every problem of a definition, each with the name of its file."""
    known = dict(content.heroes), dict(content.boards)
    problems: list[Problem] = []
    try:
        content.add_data(data, name)
    except ContentError as error:
        problems = list(error.problems)
        assert problems, "an error without a problem"
        assert (content.heroes, content.boards) == known, "a refused definition was kept"
    assert all(problem.file == name for problem in problems), problems
    return problems


def scheme(*steps: Any) -> Data:
    """A hero with one scheme `x` of these steps."""
    return hero_with([{"id": "x", "scheme": list(steps)}])


def combat(timing: str, *steps: Any) -> Data:
    """A hero with one versatile card `x` of these steps at a timing."""
    return hero_with([{"id": "x", "versatile": 2, timing: list(steps)}])


def hero(**changes: Any) -> Data:
    """A right hero with some keys changed."""
    return {**scheme(DRAW), **changes}


def ability(*parts: Data) -> Data:
    """A right hero with an ability `a` of these parts."""
    return hero(abilities=[{"id": "a", "parts": list(parts)}])


def board(**changes: Any) -> Data:
    """A right board of three spaces with some keys changed."""
    return {
        "name": "Line",
        "zones": ["red", "blue"],
        "spaces": [
            {"id": "s1", "x": 0, "y": 0, "zones": ["red"], "start": 1},
            {"id": "s2", "x": 50, "y": 0, "zones": ["red", "blue"]},
            {"id": "s3", "x": 100, "y": 0, "zones": ["blue"], "start": 2},
        ],
        "edges": [["s1", "s2"], ["s2", "s3"]],
        **changes,
    }


def space(name: str, **more: Any) -> Data:
    return {"id": name, "x": 1, "y": 1, "zones": ["red"], **more}


def fault_cases(groups: Mapping[str, Mapping[str, tuple[Any, list[Fault]]]]) -> list[Any]:
    """Groups of faulty definitions with their problems, as parameters of a test."""
    return [
        pytest.param(data, wanted, id=f"{group}: {name}")
        for group, cases in groups.items()
        for name, (data, wanted) in cases.items()
    ]


def assert_refused(content: Content, data: Any, wanted: list[Fault]) -> None:
    """Exactly the wanted problems are reported, each with its place."""
    assert_faults(problems_of(content.copy(), data), wanted)


def assert_faults(found: Sequence[Problem], wanted: Sequence[Fault]) -> None:
    assert len(found) == len(wanted), found
    for problem, expected in zip(found, wanted, strict=True):
        assert expected.matches(problem), (problem, expected)

"""What the tests of loading share: a hero and a board that are right, and the problems of those that are not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from peerless import Content, ContentError
from tests.effects.bench import hero_with

Data = dict[str, Any]
DRAW: Data = {"op": "draw", "count": 1}


def problems_of(content: Content, data: Any, name: str = "bad") -> list[str]:
    """Every problem of a definition, without the name of its file, which each must begin with."""
    known = dict(content.heroes), dict(content.boards)
    problems: list[str] = []
    try:
        content.add_data(data, name)
    except ContentError as error:
        problems = [str(problem) for problem in error.problems] or ["an error without a problem"]
    if problems:
        assert (content.heroes, content.boards) == known, "a refused definition was kept"
    assert all(problem.startswith(f"{name}: ") for problem in problems), problems
    return [problem.removeprefix(f"{name}: ") for problem in problems]


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


def fault_cases(groups: Mapping[str, Mapping[str, tuple[Any, list[str]]]]) -> list[Any]:
    """Groups of faulty definitions with how their problems begin, as parameters of a test."""
    return [
        pytest.param(data, wanted, id=f"{group}: {name}")
        for group, cases in groups.items()
        for name, (data, wanted) in cases.items()
    ]


def assert_refused(content: Content, data: Any, wanted: list[str]) -> None:
    """Exactly the wanted problems are reported, each with its place."""
    found = problems_of(content.copy(), data)
    assert len(found) == len(wanted), found
    for problem, beginning in zip(found, wanted, strict=True):
        assert problem.startswith(beginning), problem

"""A good file with one value replaced by something hostile, anywhere: refused in words, or still good to play."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from peerless import Content, ContentError, new_match
from peerless.catalog.loader import template
from peerless.catalog.reading.problems import Problems
from peerless.catalog.reading.yaml_file import parse_yaml
from tests.support.work import counted

GONE = object()
DEEP: Any = 1
for _ in range(2000):
    DEEP = [DEEP]
STEPS: Any = {"op": "draw", "count": 99}
for _ in range(30):
    STEPS = {"op": "repeat", "times": 5, "do": [STEPS]}
HOSTILE: tuple[Any, ...] = (
    GONE, None, True, False, 0, -1, 1, 99, 100, 2**31, 2**63, 10**30, -(10**30), 1.5, float("nan"), float("inf"), 1e308,
    "", "x", "$a", "$", "#distance", "no", "any", "hero", "self", "\u202ex", "\u200b", "a\0b", "\ud800", "é",
    "x" * 100_000, "1e999", b"bytes", [], {}, [[]], [None], [{}], {"": 1}, {1: 2}, {None: 1}, {"op": None}, {"op": []},
    {"op": "draw"}, {"test": 1}, {"count": []}, {"use": {}}, ["x"] * 50_000, {f"k{i}": i for i in range(20_000)}, DEEP,
    STEPS, [STEPS], [STEPS] * 300, (1, 2), {1, 2},
)  # fmt: skip
BATCHES = 4
MOST_CALLS = 500_000
"""To read a definition, tell its problems or play a little; four times what the slowest needs."""
Place = tuple[str | int, ...]


def places(data: Any, at: Place = ()) -> list[Place]:
    """Every key and index within."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    return [place for key in keys for place in ((*at, key), *places(data[key], (*at, key)))]


def replaced(data: Any, place: Place, value: Any) -> Any:
    data = copy.deepcopy(data)
    holder = data
    for key in place[:-1]:
        holder = holder[key]
    if value is GONE:
        del holder[place[-1]]
    else:
        holder[place[-1]] = value
    return data


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("kind", ["hero", "board"])
def test_a_hostile_value_is_refused_or_can_be_played(content: Content, kind: str, batch: int) -> None:
    """Over all batches each place gets several values and each value many places."""
    good = parse_yaml(template(kind), Problems(kind))
    refused = 0
    for number, place in enumerate(places(good)):
        value = HOSTILE[(number * 7 + batch) % len(HOSTILE)]
        data = replaced(good, place, value)
        own = content.copy()
        with counted() as work:
            problems = problems_of(own, data)
            if not problems:
                play(own, kind)
        assert work.calls < MOST_CALLS, (place, repr(value)[:40])
        refused += bool(problems)
        assert all(problem.startswith("guest: ") and problem.isprintable() for problem in problems)
        assert len(problems) <= 101
    assert refused > number / 2


def problems_of(content: Content, data: Any) -> list[str]:
    try:
        content.add_data(data, "guest")
    except ContentError as error:
        return [str(problem) for problem in error.problems]
    return []


def play(content: Content, kind: str) -> None:
    heroes = ["guest", "guest"] if kind == "hero" else ["alice", "medusa"]
    match = new_match(content, heroes=heroes, board="guest" if kind == "board" else "sarpedon", seed=1)
    dice = random.Random(1)
    for _ in range(40):
        if match.over:
            return
        match.answer(dice.randrange(len(match.state.options)))

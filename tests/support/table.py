"""Small matches in the position a test needs.

By default: two dummies on the tiny board of the bench.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import peerless
from peerless import Content, Match, State
from peerless.records.position import definition_of, fighter_of, space_of
from peerless.records.scenario import scenarios_from_data, start
from peerless.rules.notation import card_id
from tests.effects.bench import CONTENT


@cache
def bench() -> Content:
    """The bundled content with the tiny board and the dummy."""
    return peerless.load_content(CONTENT)


def match_at(
    position: dict[str, Any] | None = None,
    *,
    heroes: tuple[str, ...] = ("dummy", "dummy"),
    board: str = "tiny",
    content: Content | None = None,
    **more: Any,
) -> Match:
    """A match at a position, written as in scenario files; it listens."""
    data = {"name": "test", "heroes": list(heroes), "board": board, "position": position or {}, "steps": [], **more}
    return start(scenarios_from_data(data, "test")[0], content or bench())


def state_at(position: dict[str, Any] | None = None, **more: Any) -> State:
    """The state of such a match, unheard."""
    s = match_at(position, **more).state
    s.log = None
    return s


def fighter(s: State, name: str) -> int:
    return fighter_of(s.t, name)


def space(s: State, name: str) -> int:
    return space_of(s.t, name)


def spaces(s: State, mask: int) -> set[str]:
    """The names of the spaces in a mask."""
    return {name for i, name in enumerate(s.t.space_ids) if mask >> i & 1}


def mask(s: State, *names: str) -> int:
    """The mask of some fighters."""
    return sum(1 << fighter(s, name) for name in names)


def cards(s: State, pile: list[int]) -> list[str]:
    return [card_id(s.t, c) for c in pile]


def card(s: State, seat: int, name: str, pile: list[int] | None = None) -> int:
    """A card of a seat, in a pile or anywhere."""
    definition = definition_of(s.t, seat, name)
    found = [c for p in ([pile] if pile is not None else s.piles[4 * seat : 4 * seat + 4]) for c in p]
    return next(c for c in found if s.t.c_def[c] == definition)

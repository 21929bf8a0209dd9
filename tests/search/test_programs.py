"""Worths that are derived from programs and boards, whatever the hero is called."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import peerless
from peerless import State
from peerless.records.position import Position, build
from peerless.rules import driver
from peerless.search import policy, programs
from peerless.search.evaluate import TERMS, terms
from peerless.search.geometry import Geometry
from tests.effects.bench import CONTENT, hero_with

ADDS = {"op": "add_value", "amount": {"count": "counter", "counter": "fury", "times": 2}}
SPENDS = {"op": "spend", "counter": "fury", "count": 2, "do": [{"op": "draw", "count": 1}]}


def state_with(
    cards: list[dict[str, Any]],
    position: dict[str, Any],
    board: str = "tiny",
    heroes: tuple[str, str] = ("tester", "dummy"),
    **more: Any,
) -> State:
    content = peerless.load_content(CONTENT)
    content.add_data(hero_with(cards, **more), "tester")
    match = peerless.new_match(content, seed=1, heroes=list(heroes), board=board)
    state = build(match.state.t, msgspec.convert(position, Position), 1)
    driver.advance(state)
    return state


def named(s: State, seat: int = 0) -> dict[str, float]:
    return dict(zip(TERMS, terms(s, seat, Geometry(s.t)), strict=True))


@pytest.mark.parametrize("steps", [{"attack": 1, "during_combat": [ADDS]}, {"scheme": [SPENDS]}])
def test_a_counter_is_worth_what_cards_make_of_it(steps: dict[str, Any]) -> None:
    values = []
    for shown in (0, 3):
        s = state_with([{"id": "x", "copies": 5, **steps}], {"seats": {"p1": {"tokens": {"fury": shown}}}})
        values.append(named(s)["counters"])
    assert values[0] < values[1]


def test_a_counter_that_no_card_uses_is_worth_nothing() -> None:
    s = state_with([], {"seats": {"p1": {"tokens": {"fury": 3}}}})
    assert named(s)["counters"] == 0
    assert programs.counter_points(s.t) == [0.0] * len(s.t.counters)


def test_the_counter_of_the_other_side_counts_against() -> None:
    s = state_with([{"id": "x", "copies": 5, "scheme": [SPENDS]}], {"seats": {"p1": {"tokens": {"fury": 3}}}})
    assert named(s, 0)["counters"] == -named(s, 1)["counters"] > 0


def test_cards_that_come_back_or_gain_are_worth_more() -> None:
    back = {"op": "may", "do": [{"op": "take", "cards": "own"}]}
    heal = {"op": "recover", "who": "hero", "amount": 1}
    cards = [
        {"id": "plain", "attack": 2, "after_combat": [heal]},
        {"id": "comes_back", "attack": 2, "after_combat": [back]},
        {"id": "gains", "attack": 2, "after_combat": [{"op": "gain", "counter": "fury"}]},
        {"id": "spends", "copies": 5, "scheme": [SPENDS]},
    ]
    s = state_with(cards, {})
    worth = {s.t.def_ids[d]: Geometry(s.t).worth[d] for d in range(4)}
    assert worth["comes_back"] > worth["plain"]
    assert worth["gains"] > worth["plain"]


def test_a_fighter_that_can_be_brought_back_is_not_lost() -> None:
    lost = {"fighters": {"pal_1": "defeated"}}
    bring = {"op": "return", "who": "pal", "where": {}}
    without = named(state_with([], lost))["sidekicks"]
    assert named(state_with([{"id": "x", "copies": 4, "scheme": [bring]}], lost))["sidekicks"] > without


def test_a_strike_from_high_ground_is_worth_more() -> None:
    """On `hill`, a2 is above a3; `tiny` is the same board without high ground."""
    position = {"fighters": {"tess": "a2", "dan": "a3"}, "seats": {"p1": {"hand": ["stab"]}}}
    high, flat = (state_with([], position, board) for board in ("hill", "tiny"))
    assert named(high)["strike"] > named(flat)["strike"]
    assert max(policy.weigh(high, Geometry(high.t))) > max(policy.weigh(flat, Geometry(flat.t)))


def test_standing_below_is_a_danger() -> None:
    position = {"fighters": {"tess": "a3", "dan": "a2"}, "seats": {"p2": {"hand": ["stab"]}}}
    high, flat = (state_with([], position, board) for board in ("hill", "tiny"))
    assert named(high)["danger"] < named(flat)["danger"]

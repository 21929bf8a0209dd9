"""Worths that are derived from programs and boards, whatever the hero is called."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import peerless
from peerless import State
from peerless.core.ids import ACT_ATTACK
from peerless.records.position import Position, build
from peerless.rules import driver, legal
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


def roused(cond: object) -> list[dict[str, Any]]:
    return [{"id": "rage", "parts": [{"kind": "bonus", "to": "attack", "amount": 2, "by": "tess", "cond": cond}]}]


PALS_DEFEATED = {"test": "defeated", "fighter": "pal"}


@pytest.mark.parametrize("cond", [PALS_DEFEATED, {"test": "all", "conds": ["your_turn", PALS_DEFEATED]}])
def test_a_sidekick_whose_defeat_rouses_its_side_is_less_of_a_prize(cond: object) -> None:
    near = {"fighters": {"dan": "a3", "tess": "a6", "pal_1": "a4", "pal_2": "b5"}, "seats": {"p1": {"hand": ["stab"]}}}
    seats = ("dummy", "tester")
    plain, rousing = (state_with([], near, heroes=seats, abilities=abilities) for abilities in ([], roused(cond)))
    assert Geometry(plain.t).prize == [1.0] * int(plain.t.fighters)
    assert named(plain)["strike"] > named(rousing)["strike"] > 0
    assert weight_of_attack(plain) > weight_of_attack(rousing) > 0
    lost = {"fighters": {"pal_1": "defeated"}}
    plain, rousing = (state_with([], lost, abilities=abilities) for abilities in ([], roused(cond)))
    assert named(plain)["sidekicks"] < named(rousing)["sidekicks"]


def weight_of_attack(s: State) -> float:
    """The weight of an attack among the others of a player who chooses an action."""
    weights = policy.weigh(s, Geometry(s.t))
    return max(w for w, option in zip(weights, s.options, strict=True) if legal.act_kind(option) == ACT_ATTACK)


@pytest.mark.parametrize(
    "cond", [None, "your_turn", {"test": "defeated", "fighter": "hero"}, {"test": "not", "cond": PALS_DEFEATED}]
)
def test_a_bonus_that_waits_for_no_sidekick_changes_no_prize(cond: object) -> None:
    s = state_with([], {}, abilities=roused(cond))
    assert programs.spurs(s.t) == [0.0] * int(s.t.fighters)


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

"""The evaluation: each term points the right way, and both sides see the same match."""

from __future__ import annotations

import random
from typing import Any

import pytest

from peerless import Content, State, apply, new_match
from peerless.search.evaluate import DECIDED, TERMS, WEIGHTS, chances, evaluate, terms
from peerless.search.geometry import Geometry
from tests.bots.positions import match_at

HEROES = ["king_arthur", "medusa"]


def named(s: State, seat: int = 0) -> dict[str, float]:
    return dict(zip(TERMS, terms(s, seat, Geometry(s.t)), strict=True))


def state_at(content: Content, position: dict[str, Any]) -> State:
    return match_at(content, HEROES, position).state


@pytest.mark.parametrize(
    ("term", "worse", "better"),
    [
        ("heroes", {"king_arthur": {"space": "s29", "health": 5}}, {"king_arthur": {"space": "s29", "health": 9}}),
        ("heroes", {"medusa": {"space": "s34", "health": 9}}, {"medusa": {"space": "s34", "health": 4}}),
        ("sidekicks", {"merlin": "defeated"}, {"merlin": "s36"}),
        ("danger", {"king_arthur": "s29", "medusa": "s34"}, {"king_arthur": "s29", "medusa": "s04"}),
        ("approach", {"king_arthur": "s04", "medusa": "s36"}, {"king_arthur": "s29", "medusa": "s34"}),
    ],
)
def test_a_term_prefers(content: Content, term: str, worse: dict[str, Any], better: dict[str, Any]) -> None:
    values = []
    for fighters in (worse, better):
        seats = {"p1": {"hand": ["excalibur"]}, "p2": {"hand": ["snipe"]}}
        s = state_at(content, {"fighters": fighters, "seats": seats})
        values.append(named(s)[term])
    assert values[0] < values[1]


def test_cards_and_strikes_count(content: Content) -> None:
    fighters = {"king_arthur": "s29", "medusa": "s34"}
    bare = state_at(content, {"fighters": fighters})
    armed = state_at(content, {"fighters": fighters, "seats": {"p1": {"hand": ["excalibur"]}}})
    without, with_card = named(bare), named(armed)
    assert without["hand"] == 0 < with_card["hand"]
    assert without["strike"] == 0 < with_card["strike"]


def test_a_card_nobody_can_play_is_worth_less(content: Content) -> None:
    seats = {"p1": {"hand": ["prophecy"]}}
    alive = state_at(content, {"seats": seats})
    fallen = state_at(content, {"seats": seats, "fighters": {"merlin": "defeated"}})
    assert named(fallen)["hand"] < named(alive)["hand"]


def test_every_term_has_a_weight(content: Content) -> None:
    s = state_at(content, {})
    assert len(terms(s, 0, Geometry(s.t))) == len(WEIGHTS) == len(TERMS)


def test_a_decided_match_outweighs_everything(content: Content) -> None:
    match = match_at(content, HEROES, {})
    match.resign("p2")
    g = Geometry(match.state.t)
    assert evaluate(match.state, 0, g, WEIGHTS) == DECIDED
    assert evaluate(match.state, 1, g, WEIGHTS) == -DECIDED
    assert chances(match.state, g, WEIGHTS) == [1.0, 0.0]


def test_distances_follow_lines(content: Content) -> None:
    s = state_at(content, {})
    g = Geometry(s.t)
    at = {name: i for i, name in enumerate(s.t.space_ids)}
    assert g.between(at["s21"], at["s21"]) == 0
    assert g.between(at["s21"], at["s17"]) == 1
    assert g.between(at["s21"], at["s29"]) == 2
    assert all(g.between(a, b) == g.between(b, a) for a in range(38) for b in range(38))


@pytest.mark.parametrize(
    ("mode", "heroes", "sides"),
    [
        ("duel", HEROES, 2),
        ("teams", [*HEROES, "alice", "sinbad"], 2),
        ("free_for_all", [*HEROES, "alice"], 3),
        ("free_for_all", [*HEROES, "alice", "sinbad"], 4),
    ],
)
def test_chances_add_up_for_every_number_of_sides(content: Content, mode: str, heroes: list[str], sides: int) -> None:
    state = new_match(content, heroes=heroes, board="sarpedon", mode=mode, seed=3).state
    g, dice = Geometry(state.t), random.Random(1)
    while not state.over:
        found = chances(state, g, WEIGHTS)
        assert len(found) == sides
        assert abs(sum(found) - 1.0) < 1e-9
        assert all(0.0 <= chance <= 1.0 for chance in found)
        apply(state, dice.randrange(len(state.options)))
    assert chances(state, g, WEIGHTS)[state.winner] == 1.0

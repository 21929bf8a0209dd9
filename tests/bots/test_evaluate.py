"""The evaluation: each term points the right way, and both sides see the same match."""

from __future__ import annotations

from typing import Any

import pytest

from peerless import Content, State
from peerless.bots.evaluate import DECIDED, WEIGHTS, evaluate, terms
from peerless.bots.geometry import Geometry
from tests.bots.positions import match_at

HEROES = ["king_arthur", "medusa"]


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
        values.append(terms(s, 0, Geometry(s.t))[term])
    assert values[0] < values[1]


def test_cards_and_strikes_count(content: Content) -> None:
    fighters = {"king_arthur": "s29", "medusa": "s34"}
    bare = state_at(content, {"fighters": fighters})
    armed = state_at(content, {"fighters": fighters, "seats": {"p1": {"hand": ["excalibur"]}}})
    without, with_card = terms(bare, 0, Geometry(bare.t)), terms(armed, 0, Geometry(armed.t))
    assert without["hand"] == 0 < with_card["hand"]
    assert without["strike"] == 0 < with_card["strike"]


def test_a_card_nobody_can_play_is_worth_less(content: Content) -> None:
    seats = {"p1": {"hand": ["prophecy"]}}
    alive = state_at(content, {"seats": seats})
    fallen = state_at(content, {"seats": seats, "fighters": {"merlin": "defeated"}})
    assert terms(fallen, 0, Geometry(fallen.t))["hand"] < terms(alive, 0, Geometry(alive.t))["hand"]


def test_every_term_has_a_weight(content: Content) -> None:
    s = state_at(content, {})
    assert set(terms(s, 0, Geometry(s.t))) == set(WEIGHTS)


def test_a_decided_match_outweighs_everything(content: Content) -> None:
    match = match_at(content, HEROES, {})
    match.resign("p2")
    g = Geometry(match.state.t)
    assert evaluate(match.state, 0, g) == DECIDED
    assert evaluate(match.state, 1, g) == -DECIDED


def test_distances_follow_lines(content: Content) -> None:
    s = state_at(content, {})
    g = Geometry(s.t)
    at = {name: i for i, name in enumerate(s.t.space_ids)}
    assert g.distance[at["s21"]][at["s21"]] == 0
    assert g.distance[at["s21"]][at["s17"]] == 1
    assert g.distance[at["s21"]][at["s29"]] == 2
    assert all(g.distance[a][b] == g.distance[b][a] for a in range(38) for b in range(38))

"""How matches end: by which rule, for whom, and when a resignation decides."""

from __future__ import annotations

from typing import Any

import pytest

from peerless import Match
from peerless.core.invariants import check
from tests.support.table import match_at

NEXT_TO = {"p1.dan": "a2", "p2.dan": {"space": "a3", "health": 1}}
HANDS = {"p1": {"hand": ["stab", "spar"]}, "p2": {"hand": ["guard"]}}
FOUR = ("dummy", "dummy", "dummy", "dummy")


def fight(mode: str, **more: Any) -> Match:
    """p1 is about to defeat the hero of p2."""
    heroes = {"duel": FOUR[:2], "teams": FOUR, "free_for_all": FOUR[:3]}[mode]
    position = {"fighters": NEXT_TO, "seats": HANDS, **more.pop("position", {})}
    match = match_at(position, heroes=heroes, mode=mode, **more)
    match.answer("attack p1.dan p2.dan spar")
    return match


@pytest.mark.rule("WIN-1")
@pytest.mark.rule("WIN-2")
@pytest.mark.parametrize(("edition", "reason"), [("current", "WIN-1"), ("classic", "WIN-2")])
def test_a_duel_ends_with_a_hero(edition: str, reason: str) -> None:
    match = fight("duel", edition=edition)
    match.answer("no_defense")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == (("p1",), reason)
    assert check(match.state) == []


@pytest.mark.rule("TEAM-5")
def test_a_player_without_a_hero_plays_on_in_a_team() -> None:
    match = fight("teams")
    match.answer("no_defense")
    assert not match.over
    match.answer("maneuver")
    match.answer("no_boost")
    match.answer("done")
    assert match.decision.seat == "p2", "a sidekick is left"


@pytest.mark.rule("TEAM-6")
def test_a_team_loses_with_both_heroes() -> None:
    fighters = {**NEXT_TO, "p4.dan": "defeated"}
    match = fight("teams", position={"fighters": fighters})
    match.answer("no_defense")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == (("p1", "p3"), "TEAM-6")


@pytest.mark.rule("FFA-4")
@pytest.mark.rule("FFA-5")
def test_in_a_free_for_all_the_last_hero_wins() -> None:
    match = fight("free_for_all")
    match.answer("no_defense")
    assert not match.over
    assert match.state.health(match.state.t.fighter_ids.index("p2.imp")) == 0
    fighters = {**NEXT_TO, "p3.dan": "defeated", "p3.imp": "defeated"}
    last = fight("free_for_all", position={"fighters": fighters})
    last.answer("no_defense")
    assert last.outcome is not None
    assert (last.outcome.winners, last.outcome.reason) == (("p1",), "FFA-5")


def test_a_resignation_ends_a_duel() -> None:
    match = fight("duel")
    match.resign("p1")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == (("p2",), "resignation")
    assert match.answers[-1] == "resign p1"


def test_resignations_end_a_free_for_all_when_one_is_left() -> None:
    match = fight("free_for_all")
    match.resign("p3")
    assert not match.over
    match.resign("p2")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == (("p1",), "resignation")


def test_an_early_resignation_is_not_why_a_later_fall_wins() -> None:
    match = fight("free_for_all")
    match.resign("p3")
    match.answer("no_defense")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == (("p1",), "FFA-5")


def test_a_team_goes_on_after_one_resignation_and_loses_with_the_second() -> None:
    match = fight("teams")
    match.resign("p2")
    assert not match.over
    match.resign("p4")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == (("p1", "p3"), "resignation")


@pytest.mark.rule("WIN-3")
@pytest.mark.parametrize(("edition", "stands"), [("current", False), ("classic", True)])
def test_a_resignation_does_not_settle_a_fall_in_mid_action(edition: str, stands: bool) -> None:
    """King Arthur is defeated, his Skirmish still acts; a third player resigns in the meantime."""
    match = match_at(
        {
            "fighters": {"alice": "s17", "king_arthur": {"space": "s12", "health": 1}, "merlin": "s02"},
            "seats": {"p1": {"hand": ["the_other_side_of_the_mushroom"]}, "p2": {"hand": []}},
        },
        heroes=("alice", "king_arthur", "medusa", "sinbad"),
        board="sarpedon",
        mode="free_for_all",
        edition=edition,
    )
    match.answer("attack alice king_arthur the_other_side_of_the_mushroom")
    s = match.state
    assert s.health(s.t.fighter_ids.index("king_arthur")) == 0
    assert match.decision.kind == "space", "Alice may still move"
    match.resign("p4")
    assert (s.health(s.t.fighter_ids.index("merlin")) == 0) == stands
    match.answer("none")
    assert s.health(s.t.fighter_ids.index("merlin")) == 0, "at the end of the action he is out"
    assert check(s) == []


@pytest.mark.rule("TRN-7")
def test_the_turn_limit_is_a_draw() -> None:
    match = match_at({"turn_number": 10}, turn_limit=10)
    for text in ("maneuver", "no_boost", "done", "maneuver", "no_boost", "done"):
        match.answer(text)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "TRN-7")

"""Why an answer is refused: the rule that forbids it; nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from peerless import AnswerError, IllegalAnswer, Match, UnreadableAnswer
from peerless.rules import refusals
from tests.support.table import match_at
from tests.support.words import says

STANDING = {"p1.dan": "a2", "p1.imp": "c3", "p2.dan": "a3", "p2.imp": "defeated"}
HANDS = {"p1": {"hand": ["stab", "guard", "plan"]}, "p2": {"hand": ["stab", "spar"]}}


def at(*answers: str, **more: Any) -> Match:
    position = {"fighters": STANDING, "seats": HANDS, **more.pop("position", {})}
    match = match_at(position, **more)
    for text in answers:
        match.answer(text)
    return match


def refused(match: Match, text: str) -> AnswerError:
    """The refusal of a text; it must change nothing."""
    before = match.save()
    with pytest.raises(AnswerError) as caught:
        match.answer(text)
    assert match.save() == before
    same = str(caught.value) == str(refusals.refusal(match.state, text))
    assert same or says(str(caught.value), "error-answer-declining")
    return caught.value


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("attack p1.dan p2.imp stab", "DEF-1"),
        ("attack p2.dan p1.dan stab", "TEAM-1"),
        ("attack p1.dan p1.imp stab", "FIG-5"),
        ("attack p1.dan p2.dan guard", "CRD-1"),
        ("attack p1.dan p2.dan spar", "ATK-1"),
        ("attack p1.dan p2.dan plan", "CRD-1"),
        ("scheme stab p1.dan", "CRD-1"),
        ("scheme feint p1.dan", "SCH-1"),
        ("scheme plan p2.dan", "SCH-1"),
        ("none", "TRN-1"),
    ],
)
def test_rules_against_an_action(text: str, rule: str) -> None:
    error = refused(at(), text)
    assert isinstance(error, IllegalAnswer)
    assert error.rule == rule
    assert rule in str(error)


def test_reach_is_refused_by_the_rule_of_the_kind_of_attack() -> None:
    far = at(position={"fighters": {**STANDING, "p2.dan": "a6"}})
    assert refused(far, "attack p1.dan p2.dan stab").rule == "ATK-2"
    assert refused(far, "attack p1.imp p2.dan stab").rule == "ATK-3"
    same_zone = at(position={"fighters": {**STANDING, "p1.dan": "a1"}})
    assert refused(same_zone, "attack p1.dan p2.dan stab").rule == "ATK-3"


@pytest.mark.rule("FFA-2")
def test_the_first_turn_is_protected() -> None:
    match = match_at(
        {"fighters": {"p1.dan": "b3", "p3.dan": "c3"}, "seats": {"p1": {"hand": ["stab"]}}, "had_turn": []},
        heroes=("dummy", "dummy", "dummy"),
        mode="free_for_all",
    )
    assert refused(match, "attack p1.dan p3.dan stab").rule == "FFA-2"


@pytest.mark.rule("CRD-2")
def test_a_card_of_another_fighter_is_refused() -> None:
    match = match_at(
        {"fighters": {"king_arthur": "s17", "alice": "s12"}, "seats": {"p1": {"hand": ["aid_the_chosen_one"]}}},
        heroes=("king_arthur", "alice"),
        board="sarpedon",
    )
    assert refused(match, "attack king_arthur alice aid_the_chosen_one").rule == "CRD-2"


@pytest.mark.parametrize(
    ("text", "rule"), [("defend guard", "ATK-4"), ("defend stab", "CRD-1"), ("stab", "CRD-1"), ("guard", "ATK-4")]
)
def test_rules_against_a_defense(text: str, rule: str) -> None:
    assert refused(at("attack p1.dan p2.dan stab"), text).rule == rule


@pytest.mark.parametrize(("text", "rule"), [("boost spar", "MAN-3"), ("boost feint", "MAN-3")])
def test_rules_against_a_boost(text: str, rule: str) -> None:
    match = at("maneuver", position={"seats": {"p1": {"hand": ["stab"], "deck": ["guard"]}}})
    assert refused(match, text).rule == rule


@pytest.mark.parametrize(
    ("text", "rule"), [("a3", "MOV-2"), ("c3", "MOV-2"), ("b3", "MOV-3"), ("a4", "MOV-3"), ("c4", "MOV-1")]
)
def test_rules_against_a_move(text: str, rule: str) -> None:
    assert refused(at("maneuver", "no_boost", "move p1.dan"), text).rule == rule


def test_rules_against_a_mover() -> None:
    match = at("maneuver", "no_boost")
    assert refused(match, "move p2.dan").rule == "MAN-2"
    assert refused(match, "move p2.imp").rule == "DEF-1"


def test_rules_against_a_discard_at_the_hand_limit() -> None:
    match = at(
        "maneuver",
        "no_boost",
        "done",
        position={"actions": 1, "seats": {"p1": {"hand": ["stab"] * 7, "deck": ["stab"]}}},
    )
    assert match.decision.kind == "discard"
    assert refused(match, "discard guard").rule == "TRN-3"
    assert refused(match, "none").rule == "EFF-1"


def test_rules_against_placing_a_sidekick() -> None:
    match = match_at(None, heroes=("dummy", "dummy"))
    fresh = Match(match.content, match.settings, 1)
    assert fresh.decision.kind == "place_sidekick"
    assert refused(fresh, "a1").rule == "BRD-1"
    assert refused(fresh, "a5").rule == "SET-4"


@pytest.mark.parametrize(
    "text",
    [
        "", "   ", "attack", "attack nobody p2.dan stab", "attack p1.dan nobody stab", "attack p1.dan p2.dan nothing",
        "scheme", "scheme nothing p1.dan", "fly", "maneuver 2", "\N{BOMB}",
    ],
)  # fmt: skip
def test_what_is_no_answer_is_called_unreadable(text: str) -> None:
    error = refused(at(), text)
    assert isinstance(error, UnreadableAnswer)
    assert error.rule == ""

"""`Match`: decisions by name, answers with their number and seat, events for listeners."""

from __future__ import annotations

import random

import pytest

from peerless import (
    AnswerError,
    Content,
    Decision,
    IllegalAnswer,
    Match,
    Outcome,
    SettingsError,
    StaleAnswer,
    UnreadableAnswer,
    new_match,
)
from tests.support.play import answer
from tests.support.table import match_at
from tests.support.words import words

DEAL = {
    "fighters": {"p1.dan": "a2", "p1.imp": "a6", "p2.dan": "a3", "p2.imp": "defeated"},
    "seats": {"p1": {"hand": ["stab", "spar"]}, "p2": {"hand": ["guard", "feint"]}},
}


def test_a_decision_says_everything() -> None:
    decision = match_at(DEAL).decision
    assert decision == Decision(
        0,
        "p1",
        "action",
        "",
        ("maneuver", "attack p1.dan p2.dan stab", "attack p1.dan p2.dan spar"),
    )


@pytest.mark.parametrize("given", ["attack p1.dan p2.dan spar", 2])
def test_answers_are_given_by_notation_or_index(given: str | int) -> None:
    match = match_at(DEAL)
    match.answer(given, seat="p1", number=0)
    assert match.answers == ["attack p1.dan p2.dan spar"]
    assert match.decision.number == 1
    assert match.decision.seat == "p2"


@pytest.mark.parametrize("number", [-1, 1, 2])
def test_an_answer_to_another_decision_is_stale(number: int) -> None:
    with pytest.raises(StaleAnswer):
        match_at(DEAL).answer("maneuver", number=number)


@pytest.mark.rule("TEAM-1")
@pytest.mark.parametrize("seat", ["p2", "p3", "", "P1"])
def test_an_answer_of_another_seat_is_stale(seat: str) -> None:
    with pytest.raises(StaleAnswer) as caught:
        match_at(DEAL).answer("maneuver", seat=seat)
    assert caught.value.rule == "TEAM-1"


@pytest.mark.parametrize("given", [True, None, 1.0, b"maneuver", ["maneuver"]])
def test_an_answer_is_a_text_or_a_number(given: object) -> None:
    with pytest.raises(UnreadableAnswer):
        match_at(DEAL).answer(given)  # type: ignore[arg-type]


@pytest.mark.parametrize("index", [-1, 3, 10**30])
def test_an_index_beyond_the_options_is_refused(index: int) -> None:
    with pytest.raises(UnreadableAnswer):
        match_at(DEAL).answer(index)


def test_a_refused_answer_changes_nothing() -> None:
    match = match_at(DEAL)
    before = match.save()
    for given in ("fly", "attack p1.dan p2.imp stab", 99):
        with pytest.raises(AnswerError):
            match.answer(given)
    assert match.save() == before
    assert match.answers == []
    assert match.events() == []


def test_nothing_is_asked_after_the_end(content: Content) -> None:
    match = new_match(content, seed=1, heroes=["alice", "medusa"], board="sarpedon")
    assert not match.outcome
    match.resign("p2")
    assert match.over
    assert match.outcome == Outcome(("p1",), "resignation")
    with pytest.raises(AnswerError):
        _ = match.decision
    with pytest.raises(StaleAnswer):
        match.answer("maneuver")
    with pytest.raises(IllegalAnswer):
        match.resign("p1")


@pytest.mark.parametrize("seat", ["p0", "p3", "", "1"])
def test_unknown_seats_are_named(seat: str) -> None:
    match = match_at(DEAL)
    for ask in (match.resign, match.view, match.events):
        with pytest.raises(AnswerError, match=words("error-no-seat", seat=seat)):
            ask(seat)


def test_a_copy_goes_on_alone() -> None:
    match = match_at(DEAL)
    twin = match.copy()
    twin.answer("maneuver")
    assert match.answers == []
    assert match.decision.number == 0
    assert twin.answers == ["maneuver"]
    assert twin.events() == [], "nobody listens to it"


def test_nobody_listens_unless_asked(content: Content) -> None:
    match = new_match(content, seed=1, heroes=["alice", "medusa"], board="sarpedon")
    match.answer(0)
    assert match.events() == []
    match.listen()
    match.answer("big")
    kinds = [event["kind"] for event in match.events()]
    assert kinds[:2] == ["mode", "token"]
    match.listen()
    assert len(match.events()) == len(kinds), "listening twice loses nothing"


def test_events_are_seen_by_their_audience() -> None:
    match = match_at(DEAL)
    match.answer("attack p1.dan p2.dan stab")
    play = {
        "kind": "play",
        "step": 1,
        "combat": 1,
        "side": "attack",
        "seat": "p1",
        "fighter": "p1.dan",
        "target": "p2.dan",
        "hand": 1,
        "deck": 28,
    }
    assert match.events("p1")[1:] == match.events(open_cards=True)[1:] == [{**play, "card": "dummy.stab"}]
    assert match.events("p2")[1:] == match.events()[1:] == [play]


def test_views_are_of_a_seat_or_a_spectator() -> None:
    match = match_at(DEAL)
    assert match.view("p1").mine
    assert not match.view("p2").mine
    assert match.view().seat == -1


@pytest.mark.parametrize(
    "settings",
    [
        {"heroes": ["alice"], "board": "sarpedon"},
        {"heroes": ["alice", "nobody"], "board": "sarpedon"},
        {"heroes": ["alice", "medusa"], "board": "nowhere"},
        {"heroes": ["alice", "medusa"], "board": "sarpedon", "mode": "chess"},
        {"heroes": ["alice", "medusa"], "board": "sarpedon", "turn_limit": 0},
        {"heroes": ["alice", "medusa"], "board": "sarpedon", "edition": "old"},
        {"heroes": "alice", "board": "sarpedon"},
        {"heroes": ["alice", "medusa"], "board": "sarpedon", "color": "red"},
    ],
)
def test_a_match_that_cannot_be_is_refused(content: Content, settings: dict[str, object]) -> None:
    with pytest.raises(SettingsError):
        new_match(content, seed=1, **settings)


def test_answers_are_kept_as_they_were_offered() -> None:
    """So a record does not depend on how someone spelled them."""
    match = match_at(DEAL)
    match.answer("ATTACK p1.DAN p2.dan   spar")
    match.answer("none")
    assert match.answers == ["attack p1.dan p2.dan spar", "no_defense"]


def test_every_answer_is_in_the_list(content: Content) -> None:
    match: Match = new_match(content, seed=3, heroes=["sinbad", "medusa"], board="marmoreal")
    dice = random.Random(3)
    while not match.over:
        offered = match.decision.options
        assert answer(match, dice) in offered
    assert len(match.answers) == match.state.steps

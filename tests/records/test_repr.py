"""What a debugger shows of a match: where everyone is, who is asked what, and nothing a viewer may not know."""

from __future__ import annotations

import random

import pytest

from peerless import Content, Match, State, new_match, resample, view_of
from peerless.catalog.match_drawing import match_text
from peerless.core.ids import NONE
from peerless.records.match import SHOWN_OPTIONS, Decision


@pytest.fixture
def match(content: Content) -> Match:
    """A match in its first turn."""
    match = new_match(content, heroes=["alice", "medusa"], board="sarpedon", seed=7)
    while match.decision.kind != "action":
        match.answer(0)
    return match


def test_a_match_shows_its_board_and_what_is_asked(match: Match) -> None:
    for shown in (repr(match), repr(match.state), repr(match.view()), repr(match.view("p1"))):
        for name in ("alice - medusa", "sarpedon", "turn 1", "p1 answers action"):
            assert name in shown
        for f, fighter in enumerate(match.state.t.fighter_ids):
            assert f"{fighter} {match.state.health(f)} {match.state.t.space_ids[match.state.place(f)]}" in shown


def test_the_drawing_has_all_spaces_fighters_and_players(match: Match, content: Content) -> None:
    text = str(match)
    assert all(space.id in text for space in content.board("sarpedon").spaces)
    assert "●AL:13" in text
    assert text.count("■") == 5  # Medusa, three harpies, the line of the player
    assert f"hand {len(match.state.hand(0))}, deck {len(match.state.deck(0))}, discard 0" in text
    assert text.endswith("p1 answers action")


def test_a_finished_match_tells_how_it_ended(match: Match) -> None:
    match.resign("p1")
    assert "p2 won (resignation)" in repr(match)
    assert "alice 0 off" in repr(match)
    assert "p2 won (resignation)" in str(match)


def test_a_decision_names_its_first_options() -> None:
    assert repr(Decision(3, "p1", "defense", "", ("defend feint", "no_defense"))) == (
        "<Decision 3: p1 answers defense: defend feint, no_defense>"
    )
    spaces = tuple(f"s{i}" for i in range(SHOWN_OPTIONS + 2))
    shown = repr(Decision(4, "p2", "space", "alice.drink_me", spaces))
    assert "by alice.drink_me" in shown
    assert shown.endswith(f"s{SHOWN_OPTIONS - 1}, 2 more>")


def test_content_lists_what_it_holds(content: Content) -> None:
    assert all(name in repr(content) for name in (*content.heroes, *content.boards))


def test_a_state_that_is_not_set_up_can_be_shown(match: Match) -> None:
    assert "not set up" in repr(State(match.state.t, [], [], [], [], []))


@pytest.mark.parametrize("seed", range(6))
def test_nothing_hidden_is_shown(content: Content, seed: int) -> None:
    """Worlds that a viewer cannot tell apart look the same, and so do the match and its state in each of them."""
    dice = random.Random(seed)
    heroes = dice.sample(sorted(content.heroes), 2)
    match = new_match(content, heroes=heroes, board="soho", seed=seed)
    board = content.board("soho")
    for step in range(120):
        if match.over:
            break
        if step % 10 == 0:
            for seat in (0, 1, NONE):
                view = view_of(match.state, seat)
                world = resample(view, step)
                assert repr(view_of(world, seat)) == repr(view)
                if world.ask_kind == match.state.ask_kind:
                    assert repr(world) == repr(match.state)
                    assert match_text(world, board) == str(match)
        match.answer(dice.randrange(len(match.decision.options)))

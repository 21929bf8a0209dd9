"""The greedy bot: sees what is in front of it, and wins against chance."""

from __future__ import annotations

import pytest

from peerless import Content, Match, State, apply, new_match, view_of
from peerless.bots import GreedyBot, RandomBot, greedy_bot
from tests.bots.positions import match_at


def decide(match: Match, seed: int = 0) -> str:
    """The greedy answer to the open decision, as notation."""
    decision = match.decision
    return decision.options[GreedyBot(seed=seed).choose(match.view(decision.seat))]


def test_it_strikes_a_hero_that_would_fall(content: Content) -> None:
    match = match_at(
        content,
        ["king_arthur", "medusa"],
        {
            "fighters": {"king_arthur": "s29", "medusa": {"space": "s34", "health": 2}, "harpy_1": "s33"},
            "seats": {"p1": {"hand": ["excalibur", "regroup", "prophecy"]}},
        },
    )
    assert decide(match) == "attack king_arthur medusa excalibur"


def test_it_approaches_before_it_can_attack(content: Content) -> None:
    position = {
        "fighters": {"king_arthur": "s04", "merlin": "s36", "sinbad": "s15", "the_porter": "s01"},
        "seats": {"p1": {"hand": ["excalibur"]}},
    }
    match = match_at(content, ["king_arthur", "sinbad"], position)
    for _ in range(8):
        match.answer(decide(match))
        if match.over or match.decision.seat == "p2":
            break
    assert "attack king_arthur sinbad excalibur" in match.answers


def test_it_defends_a_hero_close_to_defeat(content: Content) -> None:
    match = match_at(
        content,
        ["king_arthur", "medusa"],
        {
            "fighters": {"king_arthur": "s29", "medusa": {"space": "s34", "health": 2}},
            "seats": {"p1": {"hand": ["skirmish"]}, "p2": {"hand": ["hiss_and_slither", "feint"]}},
        },
    )
    match.answer("attack king_arthur medusa skirmish")
    assert {decide(match, seed) for seed in range(10)} == {"defend hiss_and_slither"}


def test_same_view_same_choice(content: Content) -> None:
    match = new_match(content, heroes=["sinbad", "alice"], board="marmoreal", seed=2)
    for _ in range(60):
        view = match.view(match.decision.seat)
        choice = GreedyBot(seed=4).choose(view)
        assert GreedyBot(seed=4).choose(view) == choice
        match.answer(choice)


def test_it_plays_every_mode_to_the_end(content: Content) -> None:
    for mode, heroes in (("teams", ["alice", "medusa", "sinbad", "king_arthur"]), ("free_for_all", ["alice"] * 3)):
        match = new_match(content, heroes=heroes, board="marmoreal", mode=mode, seed=1)
        bot = GreedyBot(worlds=1)
        while not match.over:
            match.answer(bot.choose(match.view(match.decision.seat)))
        assert match.outcome is not None


def test_it_beats_chance_and_does_not_dawdle(content: Content, monkeypatch: pytest.MonkeyPatch) -> None:
    """It tries each option in a few worlds and plays on for a while, however long the match is."""
    tried: list[int] = []

    def counting(state: State, choice: int) -> None:
        tried.append(choice)
        apply(state, choice)

    monkeypatch.setattr(greedy_bot, "apply", counting)
    won, worlds = 0, 2
    for number, (mine, other) in enumerate([("alice", "medusa"), ("king_arthur", "sinbad")] * 3):
        heroes = [mine, other] if number % 2 == 0 else [other, mine]
        seat = number % 2
        state = new_match(content, heroes=heroes, board="sarpedon", seed=number).state
        greedy, chance = GreedyBot(worlds=worlds, seed=number), RandomBot(number)
        while not state.over:
            view = view_of(state, state.ask_seat)
            tried.clear()
            choice = (greedy if state.ask_seat == seat else chance).choose(view)
            options = len(state.options)
            trials = max(options, min(2 * worlds * options, greedy_bot.MOST_TRIALS))
            assert len(tried) <= trials * (1 + greedy_bot.MOST_ANSWERS)
            apply(state, choice)
        won += state.winner == seat
    assert won == 6

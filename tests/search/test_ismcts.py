"""The search on small positions with a known best move, and what it must never do: peek, waver, run over its time."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from peerless import Content, Match, apply, check_bot, new_match, view_of
from peerless.bots import SearchBot, search_bot
from peerless.bots.search_bot import BATCH, STEP_SECONDS
from peerless.core.ids import NONE
from peerless.search.geometry import Geometry
from peerless.search.information_set import move_of, seen
from peerless.search.ismcts import Search
from tests.bots.positions import match_at


def decide(match: Match, iterations: int = 600, seed: int = 1) -> str:
    decision = match.decision
    return decision.options[SearchBot(iterations=iterations, seed=seed).choose(match.view(decision.seat))]


def arthur_against_medusa(content: Content, arthur: Any, medusa: Any, hands: dict[str, list[str]]) -> Match:
    fighters = {"king_arthur": arthur, "medusa": medusa, "merlin": "s36", "harpy_1": "s01", "harpy_2": "s02"}
    seats = {seat: {"hand": hand} for seat, hand in hands.items()}
    return match_at(content, ["king_arthur", "medusa"], {"fighters": fighters, "seats": seats})


def test_a_win_in_one_is_taken(content: Content) -> None:
    """Medusa has no cards and 2 health: any attack of the hero ends it; schemes and maneuvers do not."""
    hands = {"p1": ["prophecy", "excalibur", "the_lady_of_the_lake"], "p2": []}
    match = arthur_against_medusa(content, "s29", {"space": "s34", "health": 2}, hands)
    assert decide(match) == "attack king_arthur medusa excalibur"


def test_a_win_that_takes_two_actions_is_found(content: Content) -> None:
    """Out of reach: first maneuver next to her, then strike. (With Merlin alive, Prophecy would be a good try too.)"""
    fighters = {"king_arthur": "s21", "medusa": {"space": "s34", "health": 3}, "merlin": "defeated"}
    position = {"fighters": fighters, "seats": {"p1": {"hand": ["excalibur", "the_lady_of_the_lake"]}}}
    match = match_at(content, ["king_arthur", "medusa"], position)
    bot = SearchBot(iterations=1500, seed=2)
    while not match.over and match.state.active == 0:
        match.answer(bot.choose(match.view(match.decision.seat)))
    assert match.outcome is not None
    assert match.outcome.winners == ("p1",)


def test_a_lethal_blow_is_parried(content: Content) -> None:
    """Arthur has 4 health and a card that keeps him alive against any attack Medusa has; without it he may fall."""
    hands = {"p1": ["skirmish", "prophecy"], "p2": ["snipe", "gaze_of_stone", "second_shot"]}
    fighters = {"king_arthur": {"space": "s29", "health": 3}, "medusa": "s34", "merlin": "s36"}
    seats = {seat: {"hand": hand} for seat, hand in hands.items()}
    match = match_at(content, ["king_arthur", "medusa"], {"fighters": fighters, "seats": seats, "turn": "p2"})
    match.answer("attack medusa king_arthur snipe")
    assert decide(match) == "defend skirmish"


def test_a_defense_is_chosen_without_knowing_the_attack(content: Content) -> None:
    """The same decision whatever is face down: hidden cards cannot influence it."""
    answers = set()
    for attack in ("snipe", "dash", "gaze_of_stone"):
        fighters = {"king_arthur": {"space": "s29", "health": 7}, "medusa": "s34", "merlin": "s36"}
        seats = {"p1": {"hand": ["skirmish", "feint", "regroup"]}, "p2": {"hand": ["snipe", "dash", "gaze_of_stone"]}}
        position = {"fighters": fighters, "seats": seats, "turn": "p2"}
        match = match_at(content, ["king_arthur", "medusa"], position)
        match.answer(f"attack medusa king_arthur {attack}")
        answers.add(decide(match, iterations=300))
    assert len(answers) == 1


def test_same_seed_same_choices(content: Content) -> None:
    def choices() -> list[int]:
        match = new_match(content, heroes=["sun_wukong", "sherlock_holmes"], board="baskerville_manor", seed=2)
        bots = [SearchBot(iterations=40, seed=seat) for seat in range(2)]
        out: list[int] = []
        while not match.over and len(out) < 80:
            seat = int(match.decision.seat[1]) - 1
            out.append(bots[seat].choose(match.view(match.decision.seat)))
            match.answer(out[-1])
        return out

    assert choices() == choices()


def test_it_decides_by_what_it_may_know(content: Content) -> None:
    assert check_bot(lambda: SearchBot(iterations=12, seed=3), content, matches=2) == []


@pytest.mark.parametrize(
    ("mode", "heroes"),
    [("teams", ["alice", "medusa", "sinbad", "invisible_man"]), ("free_for_all", ["dracula", "genie", "houdini"])],
)
def test_it_plays_every_mode_to_the_end(content: Content, mode: str, heroes: list[str]) -> None:
    match = new_match(content, heroes=heroes, board="marmoreal", mode=mode, seed=1)
    bot = SearchBot(iterations=6)
    while not match.over:
        match.answer(bot.choose(match.view(match.decision.seat)))
    assert match.outcome is not None


@pytest.mark.parametrize("seconds", [0.00005, 0.0007, 0.003, 0.04, 0.19, 0.2, 3.0])
def test_the_time_is_kept_on_any_machine(content: Content, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """However long an iteration takes, the search exceeds its time by less than one."""
    match = new_match(content, heroes=["alice", "medusa"], board="sarpedon", seed=3)
    while match.decision.kind != "action":
        match.answer(0)
    search = Search(Geometry(match.state.t), 1)
    monkeypatch.setattr(search_bot, "time", SimpleNamespace(monotonic=lambda: seconds * int(search.iterations)))
    monkeypatch.setattr(search_bot, "_is_decided", lambda visits, left: False)
    bot = SearchBot(ms=200)
    bot._search = search
    longest, before = 0, 0
    for _ in bot.steps(match.view(match.decision.seat)):
        longest, before = max(longest, int(search.iterations) - before), int(search.iterations)
    assert 0.2 - seconds < seconds * int(search.iterations) < 0.2 + seconds * 1.001
    assert longest <= BATCH
    assert longest * seconds <= max(STEP_SECONDS * 1.001, seconds)


def test_a_search_in_steps_is_the_same_search(content: Content) -> None:
    match = new_match(content, heroes=["alice", "medusa"], board="sarpedon", seed=3)
    while match.decision.kind != "action":
        match.answer(0)
    view = match.view(match.decision.seat)
    stepwise, at_once = SearchBot(iterations=100, seed=5), Search(Geometry(view.state.t), 5)
    at_once.run(view, 100)
    search = stepwise.think(view)
    assert search.iterations == 100
    assert search.visits(view) == at_once.visits(view)


def test_every_iteration_is_counted(content: Content) -> None:
    state = new_match(content, heroes=["alice", "medusa"], board="sarpedon", seed=3).state
    while len(state.options) < 3:
        apply(state, 0)
    view = view_of(state, state.ask_seat)
    search = Search(Geometry(state.t), 1)
    search.run(view, 50)
    assert search.iterations == 50
    assert sum(search.visits(view)) == 50
    assert all(0.0 <= value <= 1.0 for value in search.values(view))


def test_what_is_seen_tells_hidden_cards_apart_only_for_their_owner(content: Content) -> None:
    keys: dict[int, set[int]] = {0: set(), 1: set()}
    for attack in ("snipe", "dash"):
        fighters = {"king_arthur": "s29", "medusa": "s34", "merlin": "s36"}
        seats = {"p1": {"hand": ["skirmish"]}, "p2": {"hand": ["snipe", "dash"]}}
        position = {"fighters": fighters, "seats": seats, "turn": "p2"}
        match = match_at(content, ["king_arthur", "medusa"], position)
        match.answer(f"attack medusa king_arthur {attack}")
        for seat, found in keys.items():
            found.add(int(seen(match.state, seat)))
    assert len(keys[0]) == 1  # the defender
    assert len(keys[1]) == 2


def test_copies_of_a_card_are_one_move(content: Content) -> None:
    state = new_match(content, heroes=["medusa", "alice"], board="sarpedon", seed=4).state
    while state.ask_kind != 1:
        apply(state, 0)
    moves = [move_of(state, option) for option in state.options]
    assert len(moves) == len(set(moves))
    assert NONE not in moves

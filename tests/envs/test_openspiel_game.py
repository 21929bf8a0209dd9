"""The OpenSpiel game passes that library's own random simulation, in every mode."""

from __future__ import annotations

import random

import pyspiel
import pytest

from peerless.envs.openspiel_game import NAME, PeerlessState

MATCH_UPS = (
    "",
    "(heroes=genie;sherlock_holmes,board=baskerville_manor,seeds=7)",
    "(heroes=alice;medusa;sinbad;dracula,board=marmoreal,mode=teams,seeds=7)",
    "(heroes=houdini;invisible_man;sun_wukong,board=soho,mode=free_for_all,turn_limit=20,seeds=7)",
)


@pytest.mark.parametrize("match_up", MATCH_UPS[1:])
def test_it_passes_the_random_simulation_test(match_up: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(NAME + match_up), num_sims=1, serialize=True, verbose=False)


def play_on(state: PeerlessState, dice: random.Random, answers: int) -> None:
    for _ in range(answers):
        if state.is_terminal():
            return
        state.apply_action(dice.choice(state.legal_actions()))


def test_a_match_can_be_written_down_and_read_again() -> None:
    game = pyspiel.load_game(NAME + MATCH_UPS[1])
    state = game.new_initial_state()
    play_on(state, random.Random(1), 30)
    again = game.deserialize_state(state.serialize())
    assert again.history() == state.history()
    assert again.match.key() == state.match.key()
    assert again.legal_actions() == state.legal_actions()
    play_on(again, random.Random(2), 20_000)
    play_on(state, random.Random(2), 20_000)
    assert again.returns() == state.returns()


def test_clones_go_on_by_themselves() -> None:
    state = pyspiel.load_game(NAME + MATCH_UPS[1]).new_initial_state()
    play_on(state, random.Random(2), 20)
    before = state.match.key()
    twin = state.clone()
    play_on(twin, random.Random(3), 20)
    assert state.match.key() == before
    assert len(twin.history()) == len(state.history()) + 20


@pytest.mark.parametrize("match_up", MATCH_UPS)
def test_somebody_wins(match_up: str) -> None:
    game = pyspiel.load_game(NAME + match_up)
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(5)
    play_on(state, random.Random(4), 20_000)
    assert state.is_terminal()
    assert set(state.returns()) <= {-1.0, 0.0, 1.0}
    assert len(state.returns()) == game.num_players()


def test_a_resampled_state_looks_the_same_to_its_player() -> None:
    state = pyspiel.load_game(NAME + MATCH_UPS[1]).new_initial_state()
    play_on(state, random.Random(5), 40)
    for player in range(2):
        other = state.resampled(player, 9)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions(player) == state.legal_actions(player)
    other = state.resampled(0, 9)
    assert other.match.piles != state.match.piles
    play_on(other, random.Random(6), 20_000)
    assert other.is_terminal()


def test_two_sides_play_for_what_the_other_loses() -> None:
    utility = pyspiel.GameType.Utility
    kinds = [pyspiel.load_game(NAME + match_up).get_type().utility for match_up in MATCH_UPS]
    assert kinds == [utility.ZERO_SUM, utility.ZERO_SUM, utility.ZERO_SUM, utility.GENERAL_SUM]


def test_actions_have_words() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    assert state.action_to_string(3) == "seed 3"
    state.apply_action(3)
    assert state.action_to_string(0, 1) == "maneuver"
    assert "me[0]=1" in state.observation_string(0)

"""The PettingZoo environment passes that library's own tests, in every mode, and plays by the rules."""

from __future__ import annotations

import random
import warnings
from typing import Any

import pytest
from pettingzoo.test import api_test, seed_test

from peerless import Content, IllegalAnswer
from peerless.envs.pettingzoo_env import Environment

MATCH_UPS: dict[str, dict[str, Any]] = {
    "duel": {"heroes": ["alice", "medusa"], "board": "sarpedon"},
    "teams": {"heroes": ["alice", "medusa", "sinbad", "genie"], "board": "marmoreal", "mode": "teams"},
    "three": {"heroes": ["alice", "alice", "dracula"], "board": "soho", "mode": "free_for_all"},
    "four": {
        "heroes": ["houdini", "invisible_man", "sun_wukong", "king_arthur"],
        "board": "marmoreal",
        "mode": "free_for_all",
    },
}


@pytest.mark.parametrize("name", MATCH_UPS)
def test_the_interface_is_as_it_should_be(content: Content, name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # that observations are no pictures
        api_test(Environment(content, **MATCH_UPS[name]), num_cycles=500)


@pytest.mark.parametrize("name", MATCH_UPS)
def test_a_seed_makes_it_the_same_match(content: Content, name: str) -> None:
    seed_test(lambda: Environment(content, **MATCH_UPS[name]), num_cycles=60)


def play(env: Environment, seed: int) -> dict[str, float]:
    """One random match; the sum of the rewards of each agent."""
    env.reset(seed=seed)
    dice = random.Random(seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        totals[agent] += reward
        assert observation is not None
        assert env.observation_space(agent).contains(observation)
        assert (observation["action_mask"] == info["action_mask"]).all()
        assert not truncation
        possible = [int(i) for i in observation["action_mask"].nonzero()[0]]
        assert (not possible) == termination
        env.step(None if termination else dice.choice(possible))
    return totals


@pytest.mark.parametrize("name", MATCH_UPS)
def test_winners_get_1_and_losers_minus_1(content: Content, name: str) -> None:
    env = Environment(content, **MATCH_UPS[name])
    for seed in range(3):
        totals = play(env, seed)
        assert env.state_of_match is not None
        winner, side = env.state_of_match.winner, env.tables.side
        assert list(totals.values()) == [1 if side[seat] == winner else -1 for seat in range(len(totals))]


def test_matches_without_a_seed_differ(content: Content) -> None:
    env = Environment(content, **MATCH_UPS["duel"])
    hands = []
    env.reset(seed=5)
    for _ in range(4):
        assert env.state_of_match is not None
        hands.append(env.state_of_match.hand(0))
        env.reset()
    assert len({tuple(hand) for hand in hands}) > 1


def test_what_is_not_possible_is_refused(content: Content) -> None:
    env = Environment(content, **MATCH_UPS["duel"])
    with pytest.raises(IllegalAnswer, match="reset"):
        env.observe("p1")
    env.reset(seed=1)
    impossible = int((env.observe("p1")["action_mask"] == 0).nonzero()[0][0])
    with pytest.raises(IllegalAnswer, match=f"p1: action {impossible}"):
        env.step(impossible)
    with pytest.raises(IllegalAnswer, match="action None"):
        env.step(None)


def test_the_match_is_told_in_a_few_lines(content: Content) -> None:
    env = Environment(content, render_mode="ansi", **MATCH_UPS["duel"])
    env.reset(seed=1)
    assert "p1 decides: place_sidekick" in str(env.render())
    assert env.action_text(1) == "maneuver"
    play(env, 1)
    assert "won by p" in str(env.render())
    assert Environment(content, **MATCH_UPS["duel"]).render() is None

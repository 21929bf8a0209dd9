"""Many matches at once are the same matches as one by one."""

from __future__ import annotations

import random

import numpy as np
import pytest

from peerless import Content, IllegalAnswer, apply, new_state
from peerless.core.tables import Tables
from peerless.envs.observation import observe
from peerless.envs.vector import VectorEnv
from tests.support.words import words


@pytest.fixture(params=["duel", "teams"])
def tables(content: Content, request: pytest.FixtureRequest) -> Tables:
    heroes = ["alice", "genie", "medusa", "dracula"][: 2 if request.param == "duel" else 4]
    return content.tables(heroes=heroes, board="marmoreal", mode=request.param)


def test_rows_are_matches(tables: Tables) -> None:
    """Every row continues as a separate match would, and a new match follows the one that ended."""
    count, dice = 5, random.Random(3)
    env = VectorEnv(tables, count, seed=10)
    states = [new_state(tables, 10 + row) for row in range(count)]
    started = count
    ended = 0
    for _ in range(600):
        actions = []
        for row, s in enumerate(states):
            assert env.seats[row] == s.ask_seat
            assert (env.observations[row] == observe(env.observer, s, int(s.ask_seat))).all()
            possible = sorted(int(env.codec.action(s, option)) for option in s.options)
            assert env.masks[row].nonzero()[0].tolist() == possible
            actions.append(dice.choice(possible))
        env.step(actions)
        for row, s in enumerate(states):
            apply(s, env.codec.index(s, actions[row]))
            rewards = [0] * int(tables.seats)
            if s.over:
                rewards = [1 if side == s.winner else -1 for side in tables.side]
                states[row] = new_state(tables, 10 + started)
                started += 1
                ended += 1
            assert env.dones[row] == (1 if s.over else 0)
            assert env.rewards[row].tolist() == rewards
    assert ended >= count


def test_a_refused_step_moves_nothing(tables: Tables) -> None:
    env = VectorEnv(tables, 3, seed=1)
    before = env.observations.copy()
    actions = env.sample(np.random.default_rng(1))
    actions[1] = int((env.masks[1] == 0).nonzero()[0][0])
    with pytest.raises(IllegalAnswer, match=f"match 1: action {actions[1]}"):
        env.step(actions)
    with pytest.raises(IllegalAnswer, match=words("error-actions-count", matches=3, actions=2)):
        env.step(actions[:2])
    assert (env.observations == before).all()
    assert [state.steps for state in env.batch.states] == [0, 0, 0]


def test_a_seed_brings_the_same_matches_again(tables: Tables) -> None:
    env = VectorEnv(tables, 4, seed=7)
    seen = []
    for _ in range(2):
        dice = np.random.default_rng(2)
        for _ in range(100):
            env.step(env.sample(dice))
        seen.append((env.observations.tobytes(), env.masks.tobytes(), env.seats.tobytes()))
        env.reset(7)
    assert seen[0] == seen[1]
    assert not env.dones.any()
    assert not env.rewards.any()


def test_samples_are_possible_and_differ(tables: Tables) -> None:
    env = VectorEnv(tables, 50, seed=1)
    actions = env.sample(np.random.default_rng(0))
    assert all(env.masks[row, action] for row, action in enumerate(actions))
    assert len(set(actions.tolist())) > 1

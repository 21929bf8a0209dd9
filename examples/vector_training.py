"""The skeleton of a training loop: many matches at once, one policy for all seats, learning from who won.

The policy is as small as can be, one weight for each action and byte of an observation, in numpy; put a network in
its place.

    pip install ".[rl]"    # in a clone of the repository
    python examples/vector_training.py [updates]
"""

import sys

import numpy as np

import peerless
from peerless.envs.vector import VectorEnv

UPDATES = int(sys.argv[1]) if len(sys.argv) > 1 else 20
MATCHES, STEPS, RATE = 32, 64, 0.01

content = peerless.load_content()
env = VectorEnv(content.tables(heroes=["alice", "medusa"], board="sarpedon"), MATCHES, seed=1)
dice = np.random.default_rng(1)
weights = np.zeros((env.observations.shape[1], env.masks.shape[1]), np.float32)
rows = np.arange(MATCHES)
won = ended = 0

for update in range(1, UPDATES + 1):
    steps = []
    for _ in range(STEPS):
        seen = env.observations.astype(np.float32) / 16  # a copy: the next step fills the array anew
        logits = np.where(env.masks > 0, seen @ weights, -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        actions = (chances.cumsum(axis=1) > dice.random((MATCHES, 1))).argmax(axis=1)
        seats = env.seats.copy()
        env.step(actions)
        steps.append((seen, chances, actions, seats, env.dones.copy(), env.rewards.copy()))
        ended += int(env.dones.sum())
        won += int((env.rewards[:, 0] > 0).sum())

    # What became of each decision: the reward of its seat at the end of its match, where that was reached.
    results = np.zeros((MATCHES, int(env.batch.t.seats)), np.float32)
    for seen, chances, actions, seats, dones, rewards in reversed(steps):
        results = np.where(dones[:, None] > 0, rewards, results)
        gradient = -chances
        gradient[rows, actions] += 1
        weights += RATE / MATCHES * seen.T @ (gradient * results[rows, seats][:, None])

    if update in (1, UPDATES):
        print(f"update {update}: {ended} matches ended, the first seat won {won}")

print(f"{UPDATES * STEPS * MATCHES} decisions, weights of {np.abs(weights).mean():.6f} on average")

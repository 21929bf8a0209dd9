"""Many matches at once as numpy arrays; the loop over them is compiled (`arena.batch`).

env = VectorEnv(content.tables(heroes=["alice", "medusa"], board="sarpedon"), 256, seed=1)
while learning:
    env.step(policy(env.observations, env.masks))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from peerless.arena.batch import Batch
from peerless.core.tables import Tables
from peerless.envs.observation import Bytes


class VectorEnv:
    """Matches in rows, each row with the decision of the seat that is asked there.

    The arrays are the same ones all the time and are filled anew by each step: copy what has to stay. A match that
    ends makes room for the next one in the same step: `dones` and `rewards` are about the one that ended, all else is
    about the new one.
    """

    def __init__(self, tables: Tables, count: int, seed: int = 0) -> None:
        self.batch = Batch(tables, count, seed)
        self.codec, self.observer = self.batch.codec, self.batch.observer
        self.count = count
        self.observations: Bytes = self._over(self.batch.observations, np.uint8)
        """Row x byte: what the asked seat may know (docs/encodings.md)."""
        self.masks: Bytes = self._over(self.batch.masks, np.uint8)
        """Row x action: 1 if it is possible."""
        self.seats: Bytes = self._over(self.batch.seats, np.uint8)[:, 0]
        """Row -> the seat that is asked."""
        self.dones: Bytes = self._over(self.batch.dones, np.uint8)[:, 0]
        """Row -> 1 if a match ended here in the last step."""
        self.rewards: NDArray[np.int8] = self._over(self.batch.rewards, np.int8)
        """Row x seat: 1 for who won it, -1 for who lost, else 0."""

    def _over(self, buffer: bytearray, kind: type[Any]) -> NDArray[Any]:
        return np.frombuffer(buffer, kind).reshape(self.count, -1)

    def reset(self, seed: int) -> None:
        """Begins all matches anew; the n-th match begun from now on has the seed `seed + n`."""
        self.batch.reset(seed)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """One action for each row. One that is not possible is refused, and then no match moves."""
        self.batch.step(actions.tolist() if isinstance(actions, np.ndarray) else list(actions))

    def sample(self, dice: np.random.Generator) -> NDArray[np.int64]:
        """A possible action for each row, each as likely as the others."""
        weights = 1 - dice.random(self.masks.shape, np.float32)  # never 0, which would make all actions alike
        chosen: NDArray[np.int64] = (weights * self.masks).argmax(axis=1)
        return chosen

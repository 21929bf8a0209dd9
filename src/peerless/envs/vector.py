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
    """Matches in rows, each row with the decision of the seat that decides there.

    Each step overwrites the same arrays: copy what you want to keep. When a match ends, the next one starts in the same
    step: `dones` and `rewards` are those of the match that ended, everything else belongs to the new one.
    """

    def __init__(self, tables: Tables, count: int, seed: int = 0) -> None:
        self.batch = Batch(tables, count, seed)
        self.codec, self.observer = self.batch.codec, self.batch.observer
        self.count = count
        self.observations: Bytes = self._over(self.batch.observations, np.uint8)
        """Row x byte: what the deciding seat may know (docs/encodings.md)."""
        self.masks: Bytes = self._over(self.batch.masks, np.uint8)
        """Row x action: 1 if it is possible."""
        self.seats: Bytes = self._over(self.batch.seats, np.uint8)[:, 0]
        """Row -> the seat that decides."""
        self.dones: Bytes = self._over(self.batch.dones, np.uint8)[:, 0]
        """Row -> 1 if a match ended here in the last step."""
        self.rewards: NDArray[np.int8] = self._over(self.batch.rewards, np.int8)
        """Row x seat: 1 for a win, -1 for a loss, otherwise 0."""

    def _over(self, buffer: bytearray, kind: type[Any]) -> NDArray[Any]:
        return np.frombuffer(buffer, kind).reshape(self.count, -1)

    def reset(self, seed: int) -> None:
        """Restart all matches; the n-th match from now on has the seed `seed + n`."""
        self.batch.reset(seed)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Take one action in each row. If one is impossible, it is refused and no match advances."""
        self.batch.step(actions.tolist() if isinstance(actions, np.ndarray) else list(actions))

    def sample(self, dice: np.random.Generator) -> NDArray[np.int64]:
        """A random possible action for each row, all equally likely."""
        weights = 1 - dice.random(self.masks.shape, np.float32)  # never 0, which would make all actions equal
        chosen: NDArray[np.int64] = (weights * self.masks).argmax(axis=1)
        return chosen

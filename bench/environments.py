"""Reinforcement-learning environments: an observation with its mask, and many matches stepped at once."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from time import process_time
from typing import Any

from bench.ours import Ours

SAMPLED = 4  # matches of each table; every 40th position of each is used
OBSERVED = 40  # times each per round
ROWS = 256  # matches at once
STEPS = 20  # steps of all rows, for each table and round


@dataclass
class Environments:
    """The time of one observation with its mask, and steps per second of a batch with both; best of all rounds."""

    build: str
    observation_us: float
    vector_steps_per_s: float
    observation_bytes: float
    actions: float

    def merge(self, other: Environments) -> Environments:
        return Environments(
            self.build,
            min(self.observation_us, other.observation_us),
            max(self.vector_steps_per_s, other.vector_steps_per_s),
            self.observation_bytes,
            self.actions,
        )


class _Table:
    """One match-up with positions to observe and a batch to step."""

    def __init__(self, engine: Ours, tables: Any) -> None:
        from peerless.arena.batch import Batch

        self.batch = Batch(tables, ROWS, 1)
        self.size = int(self.batch.observer.size)
        self.actions = int(self.batch.codec.size)
        self.out = bytearray(self.size + self.actions)
        dice = Random(1)
        self.positions: list[tuple[Any, int]] = []
        for seed in range(SAMPLED):
            state = engine.new_state(tables, seed)
            while state.over == 0:
                if state.steps % 40 == 20:
                    self.positions.append((state.copy(), int(state.ask_seat)))
                engine.apply(state, int(dice.random() * len(state.options)))

    def observe(self) -> float:
        """CPU seconds for all positions, repeatedly: they are in the cache, as after a step."""
        out, size = self.out, self.size
        write, write_mask = self.batch.observer.write, self.batch.codec.write_mask
        start = process_time()
        for state, seat in self.positions * OBSERVED:
            write(state, seat, out, 0)
            write_mask(state, out, size)
        return process_time() - start

    def step(self, dice: Random) -> float:
        """CPU seconds for `STEPS` steps of all rows; choosing actions is not measured."""
        action: Callable[[Any, int], int] = self.batch.codec.action
        spent = 0.0
        for _ in range(STEPS):
            chosen = [int(action(s, s.options[int(dice.random() * len(s.options))])) for s in self.batch.states]
            start = process_time()
            self.batch.step(chosen)
            spent += process_time() - start
        return spent


@cache
def _tables() -> tuple[str, list[_Table]]:
    engine = Ours()
    return engine.build, [_Table(engine, tables) for tables in engine.tables]


def environments(seed: int) -> Environments:
    """One round over all match-ups of `bench.ours`."""
    build, tables = _tables()
    gc.collect()
    gc.freeze()
    dice = Random(seed)
    observing = min(sum(table.observe() for table in tables) for _ in range(5))
    stepping = sum(table.step(dice) for table in tables)
    gc.unfreeze()
    return Environments(
        build,
        observing / sum(len(table.positions) * OBSERVED for table in tables) * 1e6,
        len(tables) * ROWS * STEPS / stepping,
        sum(table.size for table in tables) / len(tables),
        sum(table.actions for table in tables) / len(tables),
    )

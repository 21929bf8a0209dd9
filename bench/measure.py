"""The clock shared by every engine, so that rows differ by engine and not by method.

Rates are per CPU second (`time.process_time`): other jobs on the machine then cost
little. The policy is uniform random. The engine enumerates the options of every
decision inside the timed loop. A decision is a player's choice, forced ones
included; chance is sampled inside the loop and not counted.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from time import process_time
from typing import Protocol

# Matches looked at outside the clock. A multiple of 12, so that the tables
# bench.ours rotates through (6 pairs of heroes on 2 boards) weigh the same.
SURVEYED = 48
COPY_SECONDS = 0.2
COPY_REPEATS = 3

Copier = Callable[[], object]


class Engine(Protocol):
    """What an engine must offer to be measured."""

    @property
    def name(self) -> str: ...

    @property
    def build(self) -> str:
        """How the code was built, with its version."""
        ...

    def play(self, seed: int, rng: Random) -> int:
        """Play one match with nothing else in the loop; return its number of decisions."""
        ...

    def walk(self, seed: int, rng: Random) -> Iterator[tuple[int, Copier]]:
        """The same match, stopping before each decision: (options, copy the state)."""
        ...


@dataclass
class Result:
    """One row of the table. The rate is that of the best round, the rest of all rounds."""

    name: str
    build: str
    decisions_per_s: float
    slowest_decisions_per_s: float
    copy_us: float
    options_per_decision: float
    forced_share: float
    matches: int
    decisions: int

    @property
    def decisions_per_match(self) -> float:
        return self.decisions / self.matches

    @property
    def matches_per_s(self) -> float:
        # From the mean length over all rounds: a count of matches in the best round
        # would carry the luck of that round's lengths (Catan runs at tens per second).
        return self.decisions_per_s / self.decisions_per_match

    def merge(self, other: Result) -> Result:
        """Merge another round: disturbances only slow things down, so the best time counts."""
        return Result(
            name=self.name,
            build=self.build,
            decisions_per_s=max(self.decisions_per_s, other.decisions_per_s),
            slowest_decisions_per_s=min(self.slowest_decisions_per_s, other.slowest_decisions_per_s),
            copy_us=min(self.copy_us, other.copy_us),
            options_per_decision=self.options_per_decision,
            forced_share=self.forced_share,
            matches=self.matches + other.matches,
            decisions=self.decisions + other.decisions,
        )


class Subject:
    """An engine with its survey, which is taken once and used in every round."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        decisions = options = forced = 0
        self.copiers: list[Copier] = []
        for seed in range(SURVEYED):
            counts = [n for n, _ in engine.walk(seed, Random(seed))]
            decisions += len(counts)
            options += sum(counts)
            forced += counts.count(1)
            # Walk it again half way: the state of the suspended walk is mid-game.
            half = islice(engine.walk(seed, Random(seed)), len(counts) // 2, None)
            self.copiers.append(next(half)[1])
            if seed == 0 and engine.play(seed, Random(seed)) != len(counts):
                # The timed loop would then not be the game that was surveyed.
                raise RuntimeError(f"{engine.name}: play and walk disagree")
        self.options_per_decision = options / decisions
        self.forced_share = forced / decisions

    def measure(self, seconds: float, seed: int) -> Result:
        """One round: random play for `seconds` of CPU time, then copies."""
        # What other engines left on the heap must not be traversed on this one's time.
        gc.collect()
        gc.freeze()
        play = self.engine.play
        rng = Random(seed)
        matches = decisions = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            decisions += play(seed + matches, rng)
            matches += 1
        rate = decisions / spent
        copy_us = self._copy_us()
        gc.unfreeze()
        return Result(
            name=self.engine.name,
            build=self.engine.build,
            decisions_per_s=rate,
            slowest_decisions_per_s=rate,
            copy_us=copy_us,
            options_per_decision=self.options_per_decision,
            forced_share=self.forced_share,
            matches=matches,
            decisions=decisions,
        )

    def _copy_us(self) -> float:
        """Time of one copy, including its release."""

        def spent_on(copiers: list[Copier]) -> float:
            start = process_time()
            for copy in copiers:
                copy()
            return process_time() - start

        spent_on(self.copiers)  # warm up
        once = spent_on(self.copiers)
        times = max(1, int(COPY_SECONDS / max(once, 1e-6)))
        batch = self.copiers * times
        return min(spent_on(batch) for _ in range(COPY_REPEATS)) / len(batch) * 1e6

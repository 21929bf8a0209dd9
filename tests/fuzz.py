"""Random matches until something breaks: `python -m tests.fuzz [--decisions N] [--content half] [--workers 2]`.

Every match is made from one number. A failure names it, writes the record of the match (and the content it was
played with) below build/fuzz and says how to play it again. Without a limit it continues until you stop it.
"""

from __future__ import annotations

import argparse
import time
import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Literal, NamedTuple

import peerless
from tests.support.fuzzer import Fuzzer, Tally

FOLDER = Path("build/fuzz")
TELL_EVERY = 10.0  # seconds
BATCH = 4  # matches


class Batch(NamedTuple):
    """Matches with numbers in a row that one process plays."""

    first: int
    matches: int
    mutated: bool
    folder: Path


class Plan:
    """Deals out batches until a limit is reached; which kind comes next follows from what was played."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.content: Literal["none", "half", "all"] = given.content
        self.folder: Path = given.folder
        self.first: int = given.seed if given.seed is not None else time.time_ns() % 10**9
        self.next = self.first
        self.end = float("inf") if given.matches is None else self.first + given.matches
        self.decisions: float = given.decisions or float("inf")
        self.deadline = float("inf") if given.seconds is None else time.monotonic() + given.seconds
        self.most_failures: int = given.failures
        self.tally = Tally()

    def batch(self) -> Batch | None:
        """What is played next, or None at the end."""
        if (
            self.next >= self.end
            or self.tally.decisions >= self.decisions
            or len(self.tally.failures) >= self.most_failures
            or time.monotonic() >= self.deadline
        ):
            return None
        count = int(min(BATCH, self.end - self.next))
        first, self.next = self.next, self.next + count
        return Batch(first, count, self._mutated(), self.folder)

    def _mutated(self) -> bool:
        """Of half and half, what there are fewer decisions of."""
        if self.content == "half":
            return 2 * self.tally.mutated_decisions < self.tally.decisions
        return self.content == "all"


@cache
def fuzzer(folder: Path) -> Fuzzer:
    """One for each process: loading the content takes longer than a match."""
    return Fuzzer(peerless.load_content(), folder)


def play(batch: Batch) -> Tally:
    """Plays a batch to its end or to the first failure."""
    one = fuzzer(batch.folder)
    one.tally = Tally()
    for number in range(batch.first, batch.first + batch.matches):
        try:
            one.run_mutants(number) if batch.mutated else one.run(number)
        except KeyboardInterrupt:
            break
        except BaseException:  # noqa: BLE001 - whatever it is, it is what we look for
            failed = f"match {number} failed\n{one.report(number, batch.mutated)}"
            one.tally.failures.append(traceback.format_exc() + failed)
            break
    return one.tally


def played(plan: Plan, workers: int) -> Iterator[Tally]:
    """The tallies of batch after batch, here or in processes of their own."""
    if workers == 1:
        while (batch := plan.batch()) is not None:
            yield play(batch)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        running: set[Future[Tally]] = set()
        while True:
            while len(running) < workers and (batch := plan.batch()) is not None:
                running.add(pool.submit(play, batch))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)


def main(arguments: Sequence[str] | None = None) -> int:
    given = parser().parse_args(arguments)
    plan = Plan(given)
    begun = told = time.monotonic()
    print(f"from match {plan.first} on", flush=True)
    try:
        for tally in played(plan, given.workers):
            plan.tally.add(tally)
            for failure in tally.failures:
                print(failure, flush=True)
            if time.monotonic() > told + TELL_EVERY:
                told = time.monotonic()
                print(summary(plan, told - begun), flush=True)
    except KeyboardInterrupt:
        pass
    print(summary(plan, time.monotonic() - begun), flush=True)
    return 1 if plan.tally.failures else 0


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    made.add_argument("--decisions", type=int, help="stop after about so many decisions")
    made.add_argument("--matches", type=int, help="stop after so many numbers, each a match")
    made.add_argument("--seconds", type=float, help="stop after this time")
    made.add_argument("--failures", type=int, default=1, help="stop after so many failures, 1 by default")
    made.add_argument("--seed", type=int, help="the number of the first match; any if not given")
    made.add_argument(
        "--content",
        nargs="?",
        const="all",
        default="none",
        choices=("none", "half", "all"),
        help="which decisions are played with heroes and boards edited at random; all without a word",
    )
    made.add_argument("--workers", type=int, default=1, help="processes, 1 by default")
    made.add_argument("--folder", type=Path, default=FOLDER, help=f"where failures are kept, {FOLDER} by default")
    return made


def summary(plan: Plan, seconds: float) -> str:
    """One line with all figures."""
    tally = plan.tally
    return (
        f"{tally.matches} matches ({tally.mutated_matches} with mutated content), "
        f"{tally.decisions} decisions ({tally.mutated_decisions} with mutated content), "
        f"{tally.refused} refused files, seeds {plan.first} to {plan.next - 1}, {len(tally.failures)} failures, "
        f"{seconds:.0f} s, {tally.decisions / max(seconds, 0.001):.0f} decisions a second"
    )


if __name__ == "__main__":
    raise SystemExit(main())

"""Measure every engine in one run on one core and print a table with ratios."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from bench import ours, peers, search, table
from bench.environments import Environments, environments
from bench.measure import Result

Measure = Callable[[float, int], Result | None]

ENGINES: dict[str, Measure] = {
    "catanatron": peers.catanatron,
    "hearts": peers.hearts,
    "cribbage": peers.cribbage,
    "backgammon": peers.backgammon,
    "ours": ours.ours,
    "eleven": ours.first_eleven,
    "all": ours.every_hero,
    "pure": ours.pure,
}
ENVIRONMENTS = "environments"
SEARCH = "search"
MEASURED = [*ENGINES, ENVIRONMENTS, SEARCH]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds of play per measurement")
    parser.add_argument("--rounds", type=int, default=3, help="measurements per engine")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--only", nargs="+", choices=MEASURED, default=MEASURED, metavar="ENGINE", help=f"of: {', '.join(MEASURED)}",
    )  # fmt: skip
    parser.add_argument("--by-hero", action="store_true", help="only our engine, hero by hero")
    parser.add_argument("--json", metavar="FILE", help="also write figures; - prints them alone")
    args = parser.parse_args()
    if args.seconds <= 0 or args.rounds < 1:
        parser.error("--seconds and --rounds must be positive")

    pin_to_one_core()
    engines = dict(ENGINES)
    if args.by_hero:
        engines.update({hero: partial(ours.against, name=hero) for hero in ours.heroes()})
    names = ["ours", "eleven", "all", *ours.heroes()] if args.by_hero else args.only
    rows = measure(engines, [name for name in names if name in engines], args.seconds, args.rounds, args.seed)
    learners = measure_environments(args.rounds, args.seed) if ENVIRONMENTS in names and find_spec("peerless") else None
    searched = (
        search.searches(args.seconds, args.rounds, args.seed) if SEARCH in names and find_spec("peerless") else []
    )
    if args.json != "-":
        print(table.render(rows, learners))
        if searched:
            print("\n" + search.render(searched))
    if args.json:
        text = json.dumps(report(rows, learners, searched, args.seconds, args.rounds, args.seed), indent=2) + "\n"
        if args.json == "-":
            sys.stdout.write(text)
        else:
            Path(args.json).write_text(text, encoding="utf-8")


def pin_to_one_core() -> None:
    """Keep the scheduler from moving us between cores; children inherit it."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure(
    engines: dict[str, Measure], names: list[str], seconds: float, rounds: int, seed: int
) -> dict[str, Result | None]:
    """Each round measures all engines in turn, so that a slow minute affects all of them."""
    rows: dict[str, Result | None] = dict.fromkeys(names)
    for number in range(rounds):
        for name in names:
            # Rounds play different matches; the mean length uses all of them.
            result = engines[name](seconds, seed + number * 1_000_000)
            before = rows[name]
            rows[name] = before.merge(result) if before and result else result
    return rows


def measure_environments(rounds: int, seed: int) -> Environments:
    found = environments(seed)
    for number in range(1, rounds):
        found = found.merge(environments(seed + number))
    return found


def report(
    rows: dict[str, Result | None],
    learners: Environments | None,
    searched: list[search.Searched],
    seconds: float,
    rounds: int,
    seed: int,
) -> dict[str, object]:
    return {
        "python": platform.python_version(),
        "seconds": seconds,
        "rounds": rounds,
        "seed": seed,
        "rows": {
            name: r
            and {
                **asdict(r),
                "matches_per_s": r.matches_per_s,
                "decisions_per_match": r.decisions_per_match,
            }
            for name, r in rows.items()
        },
        "ratios": table.ratios(rows),
        "environments": learners and asdict(learners),
        "search": [asdict(row) for row in searched],
    }


if __name__ == "__main__":
    main()

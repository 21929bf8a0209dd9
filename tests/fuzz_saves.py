"""Forged saves and records until something breaks: `python -m tests.fuzz_saves [--seconds S] [--matches N] [--seed N]`.

Every match is made from one number, its saves are edited at random and loaded, and what is accepted is played on. A
failure names the number and the forged file. Without a limit it continues until you stop it.
"""

from __future__ import annotations

import argparse
import time
import traceback
from collections.abc import Sequence

import peerless
from tests.support.forger import Forger


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz_saves", description=__doc__)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after this time")
    parser.add_argument("--matches", type=float, default=float("inf"), help="stop after so many numbers, each a match")
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**9, help="the first number; any if not given")
    given = parser.parse_args(arguments)
    forger = Forger(peerless.load_content())
    deadline, number, failed = time.monotonic() + given.seconds, given.seed, False
    print(f"from match {number} on", flush=True)
    try:
        while not failed and number < given.seed + given.matches and time.monotonic() < deadline:
            forger.run(number)
            number += 1
    except KeyboardInterrupt:
        pass
    except Exception:  # noqa: BLE001 - whatever it is, it is what we look for
        failed = True
        print(f"{traceback.format_exc()}match {number} failed", flush=True)
    tally = forger.tally
    print(
        f"{number - given.seed} matches, {tally.tried} forged files: {tally.refused} refused, {tally.loaded} as good "
        f"as real ones, {tally.answers} answers played on"
    )
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())

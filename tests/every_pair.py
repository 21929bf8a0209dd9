"""Every hero with every other, on every board: `python -m tests.every_pair [--workers 2] [--part 1/50]`.

Duels of all ordered pairs, a hero against itself included, on every board in both editions. In teams and
free-for-all, on every board with enough start spaces, matches in which each ordered pair of heroes meets in each pair
of seats. All of them must start and finish. The boards with fewer start spaces must refuse these modes, with the rule.

The ordinary tests play a part of it (`tests/properties/test_every_pair.py`).
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import count, product
from multiprocessing import get_context
from random import Random
from typing import Final, NamedTuple

import peerless
from peerless import Content, SettingsError
from peerless.catalog.settings import EDITION_NAMES, MODES
from peerless.core.ids import DRAWN, WON
from tests.support.play import BOARDS, HEROES, STARTS, finish

DUEL: Final = "duel"
BATCH: Final = 40
TELL_EVERY: Final = 10.0  # seconds


class Setup(NamedTuple):
    """The settings of one match."""

    mode: str
    heroes: tuple[str, ...]
    board: str
    edition: str

    def __str__(self) -> str:
        return f"{'-'.join(self.heroes)} {self.mode} {self.board} {self.edition}"


class Tally(NamedTuple):
    """What some matches came to."""

    matches: Counter[tuple[str, str]]
    """Mode and seats, and the edition -> matches."""
    ends: Counter[str]
    """The rule that ended a match -> matches."""
    answers: int
    longest: int
    """The answers of the longest match."""
    faults: list[str]
    """Matches that did not start or finish, and why."""


def setups(heroes: Sequence[str] = HEROES) -> Iterator[Setup]:
    """Every match to play."""
    for pair, board, edition in product(product(heroes, repeat=2), BOARDS, EDITION_NAMES):
        yield Setup(DUEL, pair, board, edition)
    for mode, facts in MODES.items():
        large = [board for board in BOARDS if STARTS[board] >= facts.starts]
        for seats in facts.seats if mode != DUEL else ():
            for seated, board, edition in product(seatings(heroes, seats), large, EDITION_NAMES):
                yield Setup(mode, seated, board, edition)


def seatings(heroes: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Few ways to seat heroes so that each ordered pair of them meets in each pair of up to four seats.

    An orthogonal array: modulo a prime p, any two of x, y, x + y and x + 2y take each pair of values once. The values
    beyond the number of heroes begin again with the first.
    """
    p = next(n for n in count(max(3, len(heroes))) if all(n % d for d in range(2, n)))
    rows = ((x, y, x + y, x + 2 * y) for x, y in product(range(p), repeat=2))
    return [tuple(heroes[value % p % len(heroes)] for value in row[:seats]) for row in rows]


def refusals() -> Iterator[tuple[Setup, str]]:
    """The set-ups that boards with too few start spaces must refuse, and the rule that the refusal must name."""
    for (mode, facts), board in product(MODES.items(), BOARDS):
        for seats in facts.seats if STARTS[board] < facts.starts else ():
            for edition in EDITION_NAMES:
                yield Setup(mode, HEROES[:seats], board, edition), facts.starts_rule


def play(content: Content, setup: Setup) -> tuple[int, str]:
    """Play one match at random; returns the number of answers and the rule that ended it."""
    dice = Random(int.from_bytes(hashlib.sha256(str(setup).encode()).digest()[:4], "big"))
    s = peerless.new_state(content.tables(**_settings(setup)), dice.randrange(2**31))
    answers = finish(s, dice)
    assert s.over in (WON, DRAWN)
    return answers, "won" if s.over == WON else "drawn"


def refused(content: Content, setup: Setup) -> str:
    """The rule by which a set-up is refused; empty if it is not."""
    try:
        content.tables(**_settings(setup))
    except SettingsError as error:
        return str(getattr(error.message, "args", {}).get("rule", ""))
    return ""


def _settings(setup: Setup) -> dict[str, object]:
    return {
        "heroes": list(setup.heroes),
        "board": setup.board,
        "mode": setup.mode,
        "edition": setup.edition,
    }


def play_all(batch: Sequence[Setup]) -> Tally:
    """Play some matches in this process."""
    content = peerless.load_content()
    tally = Tally(Counter(), Counter(), 0, 0, [])
    for setup in batch:
        try:
            answers, end = play(content, setup)
        except Exception as error:  # noqa: BLE001 - each fault is reported, and the others go on
            tally.faults.append(f"{setup}: {type(error).__name__}: {error}")
            continue
        tally.matches[f"{setup.mode}, {len(setup.heroes)} heroes", setup.edition] += 1
        tally.ends[end] += 1
        tally = tally._replace(answers=tally.answers + answers, longest=max(tally.longest, answers))
    return tally


def _added(one: Tally, other: Tally) -> Tally:
    return Tally(
        one.matches + other.matches,
        one.ends + other.ends,
        one.answers + other.answers,
        max(one.longest, other.longest),
        one.faults + other.faults,
    )


def part_of(text: str) -> slice:
    """`3/50`: every 50th set-up, beginning with the third."""
    number, _, parts = text.partition("/")
    if not (number.isdecimal() and parts.isdecimal() and 1 <= int(number) <= int(parts)):
        raise argparse.ArgumentTypeError(f"'{text}' is no part such as 1/50")
    return slice(int(number) - 1, None, int(parts))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.every_pair", description=__doc__.partition("\n")[0])
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes, one per core by default")
    parser.add_argument("--part", type=part_of, default=slice(None), help="play every n-th match only, such as 1/50")
    given = parser.parse_args(arguments)
    wanted = list(setups())[given.part]
    began = told = time.monotonic()
    tally = Tally(Counter(), Counter(), 0, 0, [])
    content = peerless.load_content()
    wrong = [f"{setup} is not refused by {rule}" for setup, rule in refusals() if refused(content, setup) != rule]
    batches = [wanted[first : first + BATCH] for first in range(0, len(wanted), BATCH)]
    with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
        for done in pool.map(play_all, batches):
            tally = _added(tally, done)
            if time.monotonic() - told >= TELL_EVERY:
                told = time.monotonic()
                print(f"{tally.matches.total()} of {len(wanted)} matches", flush=True)
    for (mode, edition), number in sorted(tally.matches.items()):
        print(f"{number:7} matches: {mode}, {edition}")
    ends = ", ".join(f"{number} {end}" for end, number in sorted(tally.ends.items()))
    print(
        f"{tally.matches.total():7} matches finished ({ends}): {tally.answers} answers, {tally.longest} in the longest"
    )
    print(
        f"{len(list(refusals())):7} set-ups on boards with too few start spaces, {len(wrong)} not refused by their rule"
    )
    print(f"{len(HEROES)} heroes, {len(BOARDS)} boards, {time.monotonic() - began:.0f} s, {given.workers} processes")
    for fault in (*wrong, *tally.faults):
        print(fault, file=sys.stderr)
    return 1 if wrong or tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())

"""Random matches until something breaks: `python -m tests.fuzz [--seconds N] [--seed N] [--content]`.

Every match is made from one number; a failure names it, writes the record of the match (and the content it was
played with) below build/fuzz and says how to play it again.
"""

from __future__ import annotations

import argparse
import copy
import random
import time
import traceback
from pathlib import Path
from typing import Any

import msgspec

import peerless
from peerless import Content, ContentError, Match, SettingsError, encode_record, new_match, replay, to_record
from peerless.records import save
from tests.support import mutants, properties
from tests.support.play import BOARDS, HEROES, MOST_ANSWERS, SEATS

FOLDER = Path("build/fuzz")
TELL_EVERY = 10.0  # seconds


class Fuzzer:
    """Counts what was tried, and knows the match and the content that are being tried now."""

    def __init__(self, content: Content, folder: Path = FOLDER) -> None:
        self.content = content
        self.folder = folder
        self.bundled = mutants.bundled()
        self.matches = 0
        self.answers = 0
        self.refused = 0
        self.mutants: dict[str, Any] = {}
        self.match: Match | None = None

    # ---- one number, one match ----

    def run(self, number: int) -> None:
        """A match of the bundled heroes."""
        dice = random.Random(number)
        self.mutants = {}
        mode, seats = dice.choice(SEATS)
        self.play(self.content, number, dice, [dice.choice(HEROES) for _ in range(seats)], dice.choice(BOARDS), mode)

    def run_mutants(self, number: int) -> None:
        """A match of mutated heroes on a mutated board, unless they are refused."""
        dice = random.Random(number)
        self.mutants = {}
        self.match = None
        content = self.content.copy()
        if dice.random() < 0.1:
            self._read_text(content, dice)
            return
        heroes = ["mutant", dice.choice((*HEROES, "mutant"))]
        board = dice.choice(BOARDS)
        self._grow_hero(content, dice)
        if dice.random() < 0.2 and self._add(content, "maze", mutants.mutant_board(self.bundled[board], dice)):
            board = "maze"
        mode, seats = dice.choice(SEATS)
        heroes += [dice.choice(HEROES) for _ in range(seats - 2)]
        dice.shuffle(heroes)
        try:
            self.play(content, number, dice, heroes, board, mode)
        except SettingsError:
            self.refused += 1  # too many fighters, too few start spaces

    def _grow_hero(self, content: Content, dice: random.Random) -> None:
        """Edits a hero a few times; an edit that is refused is tried in other ways, and at last given up."""
        data = self.bundled[dice.choice(HEROES)]
        others = [self.bundled[hero] for hero in HEROES]
        self._add(content, "mutant", data)
        for _ in range(dice.randint(1, 5)):
            wish = dice.randrange(10**6)
            for _ in range(20):
                edited = mutants.edited_hero(data, others, dice, wish)
                if self._add(content, "mutant", edited):
                    data = edited
                    break
        wrecked = copy.deepcopy(data)
        mutants.wreck(wrecked, dice)
        self._add(content, "mutant", wrecked)

    def _add(self, content: Content, name: str, data: Any) -> bool:
        before = dict(self.mutants)
        self.mutants[name] = data
        try:
            content.add_data(data, name)
        except ContentError:
            self.refused += 1
            self.mutants = before
            return False
        return True

    def _read_text(self, content: Content, dice: random.Random) -> None:
        text = mutants.as_yaml(self.bundled[dice.choice((*HEROES, *BOARDS))])
        path = self.folder / "mutant_text.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(mutants.mutant_text(text, dice))
        try:
            content.add_file(path)
        except ContentError:
            self.refused += 1

    # ---- a match with all checks ----

    def play(
        self, content: Content, number: int, dice: random.Random, heroes: list[str], board: str, mode: str
    ) -> None:
        match = self.match = new_match(
            content,
            seed=number,
            heroes=heroes,
            board=board,
            mode=mode,
            edition=dice.choice(("current", "classic")),
            versatile=dice.choice(("both", "both", "by_use")),
            auto=dice.random() < 0.7,
            turn_limit=dice.choice((200, 200, 200, 3, 20)),
        )
        self.matches += 1
        match.listen()
        strict = dice.choice((0.01, 0.05, 0.3))
        told = 0
        while not match.over:
            properties.check_state(match.state)
            if dice.random() < strict:
                self.check(match, content, dice)
            if dice.random() < 0.001:
                match.resign(match.decision.seat)
            else:
                match.answer(dice.randrange(len(match.state.options)))
            properties.check_events(match, told)
            told = len(match.state.log or [])
            assert len(match.answers) < MOST_ANSWERS, "the match does not end"
        properties.check_state(match.state)
        self.answers += len(match.answers)
        again = replay(to_record(match), content)
        assert save.checksum(again.state) == save.checksum(match.state), "the record gives another match"

    def check(self, match: Match, content: Content, dice: random.Random) -> None:
        """One of the costly checks."""
        match dice.randrange(6):
            case 0:
                properties.check_options(match.state)
            case 1:
                properties.check_copy(match.state, dice)
            case 2:
                properties.check_save(match.state, content)
            case 3:
                properties.check_views(match.state, dice)
            case 4:
                properties.check_observer(match, dice.choice(properties.viewers(match.state)), dice)
            case 5:
                properties.check_refusals(match, dice)

    # ---- telling ----

    def report(self, number: int, mutated: bool) -> None:
        """Writes what is needed to see a failure again, and says how."""
        self.folder.mkdir(parents=True, exist_ok=True)
        files = []
        for name, data in self.mutants.items():
            path = self.folder / f"{name}.yaml"
            path.write_text(mutants.as_yaml(data), encoding="utf-8")
            files.append(f" --content {path}")
        if self.match is not None:
            # As far as it went: the state may be in pieces, so the record does not vouch for it.
            record = msgspec.structs.replace(to_record(self.match), result=None, checksum="")
            path = self.folder / f"{number}.json"
            path.write_bytes(encode_record(record))
            print(f"the match up to there: peerless replay {path}{''.join(files)} --log")
        print(f"again: python -m tests.fuzz --seed {number} --matches 1{' --content' if mutated else ''}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--seconds", type=float, help="stop after this time; without it, never")
    parser.add_argument("--matches", type=int, help="stop after so many matches")
    parser.add_argument("--seed", type=int, help="the number of the first match; any if not given")
    parser.add_argument("--content", action="store_true", help="also with heroes and boards edited at random")
    given = parser.parse_args()
    first = given.seed if given.seed is not None else time.time_ns() % 10**9
    fuzzer = Fuzzer(peerless.load_content())
    begun = told = time.monotonic()
    number = first
    print(f"from match {first} on")
    while (given.matches is None or number < first + given.matches) and (
        given.seconds is None or time.monotonic() < begun + given.seconds
    ):
        try:
            fuzzer.run_mutants(number) if given.content else fuzzer.run(number)
        except KeyboardInterrupt:
            break
        except BaseException:  # noqa: BLE001 - whatever it is, it is what we look for
            traceback.print_exc()
            print(f"match {number} failed")
            fuzzer.report(number, given.content)
            return 1
        number += 1
        if time.monotonic() > told + TELL_EVERY:
            told = time.monotonic()
            print(_so_far(fuzzer, told - begun), flush=True)
    print(_so_far(fuzzer, time.monotonic() - begun))
    return 0


def _so_far(fuzzer: Fuzzer, seconds: float) -> str:
    refused = f", {fuzzer.refused} mutants refused" if fuzzer.refused else ""
    return f"{fuzzer.matches} matches, {fuzzer.answers} answers{refused} in {seconds:.0f} s: all well"


if __name__ == "__main__":
    raise SystemExit(main())

"""Random matches with all checks: one number makes one match.

Heroes are bundled or mutated.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from peerless import Content, ContentError, Match, SettingsError, encode_record, new_match, replay, to_record
from peerless.records import save
from tests.support import mutants, properties
from tests.support.play import BOARDS, HEROES, MOST_ANSWERS, TABLES


@dataclass
class Tally:
    """What was tried, and what failed."""

    matches: int = 0
    mutated_matches: int = 0
    decisions: int = 0
    mutated_decisions: int = 0
    refused: int = 0
    """Mutated files that were refused, and set-ups they make impossible."""
    failures: list[str] = field(default_factory=list)
    """How to reproduce each failure."""

    def add(self, other: Tally) -> None:
        self.matches += other.matches
        self.mutated_matches += other.mutated_matches
        self.decisions += other.decisions
        self.mutated_decisions += other.mutated_decisions
        self.refused += other.refused
        self.failures += other.failures


class Fuzzer:
    """Counts what was tried, and knows the match and the content that are being tried now."""

    def __init__(self, content: Content, folder: Path) -> None:
        self.content = content
        self.folder = folder
        self.bundled = mutants.bundled()
        self.tally = Tally()
        self.mutants: dict[str, Any] = {}
        self.match: Match | None = None

    # ---- one number, one match ----

    def run(self, number: int) -> None:
        """A match of the bundled heroes."""
        dice = random.Random(number)
        self.mutants = {}
        (mode, seats), board = dice.choice(TABLES)
        self.play(self.content, number, dice, [dice.choice(HEROES) for _ in range(seats)], board, mode)

    def run_mutants(self, number: int) -> None:
        """A match of mutated heroes on a board that may be mutated, unless they are refused."""
        dice = random.Random(number)
        self.mutants = {}
        self.match = None
        content = self.content.copy()
        if dice.random() < 0.1:
            self._read_text(content, number, dice)
            return
        (mode, seats), board = dice.choice(TABLES)
        heroes = ["mutant", dice.choice((*HEROES, "mutant")), *[dice.choice(HEROES) for _ in range(seats - 2)]]
        dice.shuffle(heroes)
        self._grow_hero(content, dice)
        if dice.random() < 0.2 and self._add(content, "maze", mutants.mutant_board(self.bundled[board], dice)):
            board = "maze"
        try:
            self.play(content, number, dice, heroes, board, mode)
        except SettingsError:
            self.tally.refused += 1  # too many fighters for the board

    def _grow_hero(self, content: Content, dice: random.Random) -> None:
        """Edit a hero a few times; a refused edit is retried in other ways, then skipped."""
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
        wrecked = mutants.deep_copy(data)
        mutants.wreck(wrecked, dice)
        self._add(content, "mutant", wrecked)

    def _add(self, content: Content, name: str, data: Any) -> bool:
        try:
            content.add_data(data, name)
        except ContentError:
            self.tally.refused += 1
            return False
        self.mutants[name] = data
        return True

    def _read_text(self, content: Content, number: int, dice: random.Random) -> None:
        text = mutants.as_yaml(self.bundled[dice.choice((*HEROES, *BOARDS))])
        path = self.folder / f"text_{number}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(mutants.mutant_text(text, dice))
        try:
            content.add_file(path)
        except ContentError:
            self.tally.refused += 1
        path.unlink()

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
        for event in match.events(open_cards=True):
            properties.check_fields(event)
        again = replay(to_record(match), content)
        assert save.checksum(again.state) == save.checksum(match.state), "the record gives another match"
        self._count(len(match.answers))

    def _count(self, decisions: int) -> None:
        self.tally.matches += 1
        self.tally.decisions += decisions
        if self.mutants:
            self.tally.mutated_matches += 1
            self.tally.mutated_decisions += decisions

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

    def report(self, number: int, mutated: bool) -> str:
        """Write what is needed to reproduce a failure into its own folder, and say how."""
        folder = self.folder / str(number)
        folder.mkdir(parents=True, exist_ok=True)
        lines = [f"again: python -m tests.fuzz --seed {number} --matches 1{' --content all' if mutated else ''}"]
        files = []
        for name, data in self.mutants.items():
            path = folder / f"{name}.yaml"
            path.write_text(mutants.as_yaml(data), encoding="utf-8")
            files.append(f" --content {path}")
        if self.match is not None:
            # As far as it went: the state may be in pieces, so the record does not vouch for it.
            record = msgspec.structs.replace(to_record(self.match), result=None, checksum="")
            path = folder / "record.json"
            path.write_bytes(encode_record(record))
            lines.insert(0, f"the match up to there: peerless replay {path}{''.join(files)} --log")
        return "\n".join(lines)

"""Random matches with the heroes of the bench: what must always hold holds for every word of the language."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import peerless
from peerless import Content, new_match
from tests.effects.bench import CONTENT, SCENARIOS, read_bench
from tests.support import properties

MODES = (("duel", ["tester", "tester"]), ("free_for_all", ["tester", "dummy", "tester"]), ("duel", ["dummy", "tester"]))
MOST_ANSWERS = 120  # of one match: most effects happen early, and the checks are slow


@pytest.fixture(scope="module")
def bench() -> Content:
    return peerless.load_content(CONTENT)


@pytest.mark.parametrize("path", sorted(SCENARIOS.glob("*.yaml")), ids=lambda path: path.stem)
def test_everything_holds_in_random_matches(path: Path, bench: Content, matches: int) -> None:
    content = bench.copy()
    testers = {str(scenario.content["tester"]): scenario.content["tester"] for scenario in read_bench(path)}
    rounds = max(1, matches // (100 * len(testers)))
    for number, data in enumerate(testers.values()):
        content.add_data(data, "tester")
        for seed in range(rounds):
            mode, heroes = MODES[(number + seed) % len(MODES)]
            edition = ("current", "classic")[(number + seed) % 2]
            try:
                _play(content, seed, mode, heroes, edition)
            except BaseException as error:
                error.add_note(f"in the random match {path.stem}, tester {number}, {heroes}, {edition}, seed {seed}")
                raise


def _play(content: Content, seed: int, mode: str, heroes: list[str], edition: str) -> None:
    match = new_match(content, seed=seed, heroes=heroes, board="tiny", mode=mode, edition=edition)
    match.listen()
    dice = random.Random(seed)
    while not match.over and len(match.answers) < MOST_ANSWERS:
        properties.check_state(match.state)
        check = dice.random()
        if check < 0.1:
            properties.check_options(match.state)
        elif check < 0.2:
            properties.check_save(match.state, content)
        elif check < 0.3:
            properties.check_views(match.state, dice)
        elif check < 0.35:
            properties.check_observer(match, dice.choice(properties.viewers(match.state)), dice, 12)
        told = len(match.state.log or [])
        match.answer(dice.randrange(len(match.state.options)))
        properties.check_events(match, told)

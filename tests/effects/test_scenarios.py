"""Every word of the effect language does what it says: by scenarios, one file per operation."""

from __future__ import annotations

import pytest

import peerless
from peerless import Content
from peerless.records.scenario import Scenario
from tests.effects.bench import CONTENT, SCENARIOS, read_bench
from tests.support.scenarios import assert_holds


@pytest.fixture(scope="module")
def bench() -> Content:
    return peerless.load_content(CONTENT)


CASES = [
    pytest.param(scenario, id=f"{path.stem}: {scenario.name}", marks=[pytest.mark.rule(r) for r in scenario.rules])
    for path in sorted(SCENARIOS.glob("*.yaml"))
    for scenario in read_bench(path)
]


@pytest.mark.parametrize("scenario", CASES)
def test_word_does_what_it_says(scenario: Scenario, bench: Content) -> None:
    assert_holds(scenario, bench)

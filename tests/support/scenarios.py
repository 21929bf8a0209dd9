"""Scenario files as tests: each scenario is a test case with its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from peerless import Content
from peerless.records.scenario import Scenario, read_scenarios, run


def cases(folder: Path, pattern: str = "*.yaml") -> list[object]:
    """All scenarios of a folder, as parameters of a test; a scenario's rules become its marks."""
    out: list[object] = []
    for path in sorted(folder.glob(pattern)):
        for scenario in read_scenarios(path):
            marks = [pytest.mark.rule(rule) for rule in scenario.rules]
            out.append(pytest.param(scenario, id=f"{path.stem}: {scenario.name}", marks=marks))
    return out


def assert_holds(scenario: Scenario, content: Content) -> None:
    """A scenario must hold; it must also check something, or it proves nothing."""
    checks = [
        s for s in scenario.steps if s != type(s)(p1=s.p1, p2=s.p2, p3=s.p3, p4=s.p4, answer=s.answer, note=s.note)
    ]
    assert checks or scenario.refused, "the scenario checks nothing"
    result = run(scenario, content)
    assert result.ok, "\n".join(map(str, result.failures))

"""`scenario`: what holds and what does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from peerless.messages.translator import translator
from tests.cli.support import call, call_json

HOLDS = """\
- name: Arthur attacks
  rules: [ATK-1]
  heroes: [king_arthur, medusa]
  board: sarpedon
  position:
    fighters: {king_arthur: s29, medusa: s34}
    seats: {p1: {hand: [excalibur]}}
  steps:
  - p1: attack king_arthur medusa excalibur
"""


STEP_LINE = HOLDS.splitlines().index("  - p1: attack king_arthur medusa excalibur") + 1


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.yaml"
    path.write_text(HOLDS, encoding="utf-8")
    return path


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    path = tmp_path / "bad.yaml"
    path.write_text(HOLDS + "    asked: {seat: p2, kind: opponent}\n", encoding="utf-8")
    return path


def test_all_hold(good: Path) -> None:
    assert call("scenario", str(good)).output == f"{translator('en').part('error-scenarios-hold', held=1, count=1)}\n"
    (found,) = call_json("scenario", str(good))
    assert found == {
        "name": "Arthur attacks",
        "ok": True,
        "failures": [],
        "path": str(good),
        "rules": ["ATK-1"],
        "number": 1,
        "step": 0,
        "line": 1,
    }


def test_one_does_not(good: Path, bad: Path) -> None:
    output = call("scenario", str(good), str(bad), code=1).output
    which = translator("en").part("fault-scenario", number=1, name="Arthur attacks")
    assert f"{bad}:{STEP_LINE}: {which}\n    step 1: " in output
    assert translator("en").part("error-scenarios-hold", held=1, count=2) in output
    results = call_json("scenario", str(good), str(bad), code=1)
    assert [result["ok"] for result in results] == [True, False]
    assert results[1]["failures"]


def test_failures_are_told_in_the_language_asked_for(bad: Path) -> None:
    asked = translator("uk").part("fault-step-asked-kind", found="action", expected="opponent")
    told = translator("uk").part("fault-step", number=1, why=asked)
    output = call("scenario", str(bad), "--lang", "uk", code=1).output
    assert f"    {told}\n" in output
    assert output.endswith(f"{translator('uk').part('error-scenarios-hold', held=0, count=1)}\n")
    assert call_json("scenario", str(bad), "--lang", "uk", code=1)[0]["failures"][1:] == [told]

"""`replay`: told again, checked, stopped anywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.support import call


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "match.json"
    call("watch", "--seed", "8", "--hero", "sinbad", "--hero", "alice", "--bot", "random", "--record", str(path))
    return path


def test_outcome_and_check(record: Path) -> None:
    output = call("replay", str(record), "--verify").output
    assert " wins: " in output
    assert "answers replay as recorded." in output


def test_log(record: Path) -> None:
    told = call("replay", str(record), "--log").output
    assert "— Turn 1: Sinbad's turn —" in told
    assert "— Turn 2: Alice's turn —" in told


def test_stopping_early_shows_the_table(record: Path) -> None:
    output = call("replay", str(record), "--step", "20").output
    assert "decides." in output
    assert "after 20 of " in output


def test_the_first_disagreement_is_named(record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.json"
    wrong.write_text(text.replace('"maneuver"', '"scheme feint sinbad"', 1), encoding="utf-8")
    result = call("replay", str(wrong), code=1)
    assert "disagrees with the rules" in result.stderr
    assert "'scheme feint sinbad'" in result.stderr


def test_another_result_is_a_disagreement(record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.json"
    wrong.write_text(text.replace('"WIN-1"', '"WIN-2"'), encoding="utf-8")
    assert "the record says" in call("replay", str(wrong), "--verify", code=1).stderr
    call("replay", str(wrong))  # without checking it still plays


def test_what_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_text("[]", encoding="utf-8")
    assert "not a record" in call("replay", str(path), code=2).stderr
    call("replay", str(tmp_path / "missing.json"), code=2)

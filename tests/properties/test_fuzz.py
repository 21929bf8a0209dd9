"""The fuzzer runs, counts what it tries, and keeps what is needed to see a failure again.

A few matches are played here, with bundled and with mutated content, so that the command cannot rot.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from peerless import Content, decode_record, new_match, replay
from tests import fuzz
from tests.support import properties
from tests.support.fuzzer import Fuzzer, Tally
from tests.support.play import HEROES, TABLES


def figures(text: str) -> dict[str, int]:
    """What the summary, the last line, says."""
    found = re.fullmatch(
        r"(\d+) matches \((\d+) .*?\), (\d+) decisions \((\d+) .*?\), (\d+) refused files, "
        r"seeds (\d+) to (\d+), (\d+) failures, \d+ s, \d+ decisions a second",
        text.splitlines()[-1],
    )
    assert found is not None, text
    names = ("matches", "mutated", "decisions", "mutated_decisions", "refused", "first", "last", "failures")
    return dict(zip(names, map(int, found.groups()), strict=True))


def test_half_of_a_short_fuzz_is_mutated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--seed", "100", "--matches", "12", "--content", "half", "--folder", str(tmp_path)]
    assert fuzz.main(arguments) == 0
    found = figures(capsys.readouterr().out)
    assert (found["first"], found["last"], found["failures"]) == (100, 111, 0)
    assert 0 < found["mutated"] < found["matches"] <= 12
    assert 0 < found["mutated_decisions"] < found["decisions"]
    assert found["refused"] > 0
    assert list(tmp_path.iterdir()) == []


def test_two_processes_stop_after_so_many_decisions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--seed", "1", "--decisions", "50", "--workers", "2", "--folder", str(tmp_path)]
    assert fuzz.main(arguments) == 0
    found = figures(capsys.readouterr().out)
    assert found["decisions"] >= 50
    assert found["last"] - found["first"] + 1 == found["matches"]
    assert found["mutated"] == 0


def test_a_failure_can_be_seen_again(
    content: Content, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(match: object, told: int) -> None:
        assert told < 40, "something broke"

    monkeypatch.setattr(properties, "check_events", fail)
    assert fuzz.main(["--seed", "7", "--matches", "3", "--folder", str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert "something broke" in out
    assert "--seed 7 --matches 1" in out
    assert figures(out)["failures"] == 1
    record = decode_record((tmp_path / "7" / "record.json").read_bytes())
    assert replay(record, content).answers == record.answers


def test_only_legal_set_ups_are_drawn(content: Content) -> None:
    for (mode, seats), board in TABLES:
        new_match(content, seed=1, mode=mode, heroes=list(HEROES[:seats]), board=board)


def test_one_number_makes_one_match(content: Content, tmp_path: Path) -> None:
    played = []
    for _ in range(2):
        fuzzer = Fuzzer(content, tmp_path)
        fuzzer.run_mutants(5)
        assert fuzzer.match is not None
        played.append((fuzzer.match.answers, fuzzer.mutants, fuzzer.tally))
    assert played[0] == played[1]
    assert played[0][2] != Tally()

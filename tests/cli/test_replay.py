"""`replay`: told again, checked, stopped anywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from peerless import decode_record, load_content, new_match
from peerless.messages.translator import translator
from peerless.records.report import Report, encode_report
from peerless.records.view_builder import view_data
from tests.cli.support import call
from tests.support.words import says

say = translator("en").say


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "match.json"
    call("watch", "--seed", "8", "--hero", "sinbad", "--hero", "alice", "--bot", "random", "--record", str(path))
    return path


def test_outcome_and_check(record: Path) -> None:
    output = call("replay", str(record), "--verify").output
    assert says(output, "outcome-one")
    assert say("replay-verified", count=len(decode_record(record.read_bytes()).answers)) in output


def test_log(record: Path) -> None:
    told = call("replay", str(record), "--log").output
    assert says(told, "event-turn", count=1, who="Sinbad's")
    assert says(told, "event-turn", count=2, who="Alice's")


def test_stopping_early_shows_the_table(record: Path) -> None:
    output = call("replay", str(record), "--step", "20").output
    assert says(output, "prompt-waiting")
    assert say("replay-step", count=20, all=len(decode_record(record.read_bytes()).answers)) in output


def test_the_first_disagreement_is_named(record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8")
    answers = decode_record(record.read_bytes()).answers
    number = answers.index("maneuver") + 1
    wrong = tmp_path / "wrong.json"
    wrong.write_text(text.replace('"maneuver"', '"scheme feint sinbad"', 1), encoding="utf-8")
    result = call("replay", str(wrong), code=1)
    assert says(result.stderr, "error-record-answer", number=number, count=len(answers))
    assert says(result.stderr, "error-answer-quoted", answer="scheme feint sinbad")


def test_another_result_is_a_disagreement(record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.json"
    wrong.write_text(text.replace('"WIN-1"', '"WIN-2"'), encoding="utf-8")
    recorded, found = (decode_record(path.read_bytes()).result for path in (wrong, record))
    result = call("replay", str(wrong), "--verify", code=1)
    assert says(result.stderr, "error-record-result", record=recorded, replay=found)
    call("replay", str(wrong))  # without checking it still plays


def test_what_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_text("[]", encoding="utf-8")
    assert says(call("replay", str(path), code=2).stderr, "error-record-unreadable")
    call("replay", str(tmp_path / "missing.json"), code=2)


def test_a_forged_report_is_refused_whole(tmp_path: Path) -> None:
    """Its view is data from outside: names of nothing must not crash what draws the table."""
    content = load_content()
    match = new_match(content, heroes=["alice", "medusa"], board="sarpedon", seed=1)
    real = Report(settings=match.settings, hashes={}, step=0, link="x", view=view_data(match.view("p1")))
    path = tmp_path / "report.json"
    path.write_bytes(encode_report(real))
    assert says(call("replay", str(path), "--lang", "en").output, "replay-report", step=0)
    whole = path.read_text(encoding="utf-8")
    forged = whole.replace('"p2"', '"constructor"')
    assert forged != whole
    path.write_text(forged, encoding="utf-8")
    assert says(call("replay", str(path), "--lang", "en", code=2).output, "error-report-forged")

"""`check`: every problem with its place, or a summary."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from peerless.catalog.loader import bundled_files
from peerless.messages.message import Message
from tests.cli.support import call
from tests.support.words import says


def assert_counted(line: str, name: str, **numbers: int) -> None:
    """The line names what it sums up and has its numbers, in this order."""
    assert name in line
    found = iter(re.findall(r"\d+", line))
    assert all(str(number) in found for number in numbers.values()), line


def test_good_files_are_summed_up() -> None:
    files = [str(path) for path in [*bundled_files("heroes"), *bundled_files("boards")]]
    output = call("check", *files).output
    lines = dict(line.split(": ", 1) for line in output.splitlines())
    assert list(lines) == [Path(file).name for file in files]
    assert_counted(lines["alice.yaml"], "Alice", move=2, health=13, cards=30, kinds=15)
    assert_counted(lines["sarpedon.yaml"], "Sarpedon", spaces=38, zones=6, lines=61, starts=4)


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """Medusa with four different faults."""
    text = next(path for path in bundled_files("heroes") if path.stem == "medusa").read_text(encoding="utf-8")
    text = text.replace("op: damage, to: opposing, amount: 8", "op: damge, to: opposing, amount: 8")
    text = text.replace("fighters: [harpy]", "fighters: [harpie]", 1)
    text = text.replace("boost: 1\n  copies: 3", "boost: 11\n  copies: 3", 1)
    path = tmp_path / "broken.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_every_problem_is_printed_with_its_place(broken: Path) -> None:
    result = call("check", str(broken), code=1)
    lines = result.stdout.splitlines()
    assert all(re.match(r"broken\.yaml:\d+:\d+: cards\[", line) for line in lines)
    assert any("(gaze_of_stone).effects.after_combat" in line for line in lines)
    assert any("(snipe)" in line and "boost" in line for line in lines)
    assert result.stderr == f"{Message('error-check-failed', failed=1, count=1)}\n"


def test_good_and_bad_files_together(broken: Path) -> None:
    good = next(path for path in bundled_files("boards"))
    result = call("check", str(good), str(broken), code=1)
    assert result.stdout.startswith(call("check", str(good)).stdout)
    assert result.stderr == f"{Message('error-check-failed', failed=1, count=2)}\n"


@pytest.mark.parametrize("text", ["- a\n- b\n", ""])
def test_what_is_no_content_at_all(tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text(text, encoding="utf-8")
    assert says(call("check", str(path), code=1).stdout, "fault-not-a-hero")


def test_what_is_no_yaml(tmp_path: Path) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text("name: {\n", encoding="utf-8")
    assert call("check", str(path), code=1).stdout.startswith("odd.yaml:2:1: ")


def test_a_problem_is_at_its_line_and_column_with_the_name_that_was_meant(broken: Path) -> None:
    lines = broken.read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if "damge" in line)
    (problem,) = [line for line in call("check", str(broken), code=1).stdout.splitlines() if "damge" in line]
    assert problem.startswith(f"broken.yaml:{at + 1}:{lines[at].index('damge') + 1}: ")
    assert says(problem, "fault-near", near="damage")


def test_a_missing_file(tmp_path: Path) -> None:
    assert says(call("check", str(tmp_path / "none.yaml"), code=1).stdout, "fault-unreadable")


def test_a_good_file_with_a_name_that_is_taken_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "alice.yaml"
    path.write_bytes(next(file for file in bundled_files("heroes") if file.stem == "alice").read_bytes())
    good, but = call("check", str(path)).stdout.splitlines()
    assert_counted(good, "Alice", move=2)
    assert but == str(Message("error-check-but", file="alice.yaml", why=Message("error-file-taken", id="alice")))

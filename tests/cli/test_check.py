"""`check`: every problem with its place, or a summary."""

from __future__ import annotations

from pathlib import Path

import pytest

from peerless.catalog.loader import bundled_files
from tests.cli.support import call


def test_good_files_are_summed_up() -> None:
    files = [str(path) for path in [*bundled_files("heroes"), *bundled_files("boards")]]
    output = call("check", *files).output
    assert "alice.yaml: good. Hero Alice: move 2; Alice (13 health, melee)" in output
    assert "30 cards of 15 kinds" in output
    assert "sarpedon.yaml: good. Board Sarpedon: 38 spaces in 6 zones, 61 lines, 4 start spaces." in output
    assert len(output.splitlines()) == len(files)


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
    assert all(line.startswith("broken.yaml: cards[") for line in lines)
    assert any("(gaze_of_stone).effects.after_combat" in line for line in lines)
    assert any("(snipe)" in line and "boost" in line for line in lines)
    assert result.stderr == "1 of 1 file with problems\n"


def test_good_and_bad_files_together(broken: Path) -> None:
    good = next(path for path in bundled_files("boards"))
    result = call("check", str(good), str(broken), code=1)
    assert f"{good.name}: good." in result.stdout
    assert "1 of 2 files with problems" in result.stderr


@pytest.mark.parametrize(
    ("text", "place"),
    [("{", "line 1"), ("- a\n- b\n", "a hero is a mapping"), ("", "a hero is a mapping")],
)
def test_what_is_no_content_at_all(tmp_path: Path, text: str, place: str) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text(text, encoding="utf-8")
    assert place in call("check", str(path), code=1).stdout


def test_a_missing_file(tmp_path: Path) -> None:
    assert "cannot be read" in call("check", str(tmp_path / "none.yaml"), code=1).stdout


def test_a_good_file_with_a_name_that_is_taken_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "alice.yaml"
    path.write_bytes(next(file for file in bundled_files("heroes") if file.stem == "alice").read_bytes())
    good, but = call("check", str(path)).stdout.splitlines()
    assert good.startswith("alice.yaml: good. Hero Alice")
    assert but.startswith("alice.yaml: but 'alice' comes with the package: rename the file")

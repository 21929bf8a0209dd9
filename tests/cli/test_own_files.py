"""Heroes and boards named by their file: from any folder, never in the place of a bundled one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from peerless.catalog.loader import bundled_files
from peerless.cli.options import is_file_name
from tests.cli.support import call
from tests.support.words import says


@pytest.fixture
def hero(tmp_path: Path) -> Path:
    path = tmp_path / "drafts" / "my_hero.yaml"
    path.parent.mkdir()
    call("new", "hero", "My Hero", "--out", str(path))
    return path


@pytest.fixture
def board(tmp_path: Path) -> Path:
    path = tmp_path / "my_board.yaml"
    call("new", "board", "My Board", "--out", str(path))
    return path


@pytest.mark.parametrize(
    ("name", "is_file"),
    [("alice", False), ("my_hero", False), ("my_hero.yaml", True), ("x.yml", True), ("./alice", True), ("a/b", True)],
)
def test_what_is_taken_for_a_file(name: str, is_file: bool) -> None:
    assert is_file_name(name) == is_file


def test_by_file_from_another_folder(hero: Path, board: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(hero.parent)
    assert "My Board" in call("board", "../my_board.yaml").output
    assert "Call for Help" in call("hero", "my_hero.yaml").output
    names = ("--hero", "my_hero.yaml", "--hero", "./my_hero.yaml", "--board", "../my_board.yaml", "--seed", "1")
    assert "My Hero (you) against My Hero (hard) on My Board." in call("play", *names).output
    call("hero", "my_hero", "--content", str(hero))


def test_a_bundled_id_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "alice.yaml"
    path.write_bytes(next(file for file in bundled_files("heroes") if file.stem == "alice").read_bytes())
    for arguments in (("play", "--hero", str(path)), ("heroes", "--content", str(path)), ("hero", str(path))):
        assert says(call(*arguments, code=2).stderr, "error-file-taken", id="alice")


def test_a_bundled_file_is_itself() -> None:
    path = next(file for file in bundled_files("heroes") if file.stem == "alice")
    assert "Jabberwock" in call("hero", str(path)).output


def test_two_files_of_one_name_are_refused(hero: Path, tmp_path: Path) -> None:
    other = tmp_path / "my_hero.yaml"
    other.write_bytes(hero.read_bytes())
    said = call("play", "--hero", str(hero), "--hero", str(other), code=2).stderr
    assert says(said, "error-same-file-name")


def test_a_hero_is_no_board(hero: Path, board: Path) -> None:
    assert says(call("play", "--hero", str(board), code=2).stderr, "error-board-not-hero", file="my_board.yaml")
    assert says(call("watch", "--board", str(hero), code=2).stderr, "error-hero-not-board", file="my_hero.yaml")
    assert says(call("hero", str(board), code=2).stderr, "error-board-not-hero")


def test_problems_of_a_file_are_named(hero: Path) -> None:
    hero.write_text(hero.read_text(encoding="utf-8").replace("op: recover", "op: recuperate"), encoding="utf-8")
    said = call("play", "--hero", str(hero), code=2).stderr
    assert re.search(r"my_hero\.yaml:\d+:\d+: cards\[", said)
    assert says(said, "error-more-problems")
    assert says(call("play", "--hero", "./none.yaml", code=2).stderr, "fault-unreadable")


def test_a_record_says_which_files_it_needs(hero: Path, board: Path, tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    names = ("--hero", str(hero), "--hero", "medusa", "--board", str(board))
    call("watch", *names, "--seed", "2", "--bot", "random", "--record", str(record))
    for arguments in (("replay", str(record)), ("play", "--resume", str(record))):
        said = call(*arguments, code=2).stderr
        assert says(said, "error-content-missing", options="--content my_hero.yaml --content my_board.yaml")
    content = ("--content", str(hero), "--content", str(board))
    assert says(call("replay", str(record), "--verify", *content).output, "replay-verified")
    hero.write_text(hero.read_text(encoding="utf-8").replace("health: 16", "health: 17"), encoding="utf-8")
    said = call("replay", str(record), "--verify", *content, code=1).stderr
    assert says(said, "error-content-differs", name="my_hero")


def test_a_record_that_is_no_file_is_refused(tmp_path: Path) -> None:
    assert says(call("replay", str(_huge(tmp_path)), code=2).stderr, "fault-large")
    assert says(call("replay", "/dev/zero", code=2).stderr, "fault-device")


def _huge(folder: Path) -> Path:
    path = folder / "huge.json"
    with path.open("wb") as file:
        file.truncate(11_000_000)
    return path

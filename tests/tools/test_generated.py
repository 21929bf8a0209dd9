"""What the tools do with the files they make."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import generated


@pytest.fixture(autouse=True)
def root(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(generated, "ROOT", tmp_path)
    return tmp_path


def run(monkeypatch: pytest.MonkeyPatch, files: generated.Files, *arguments: str, faults: tuple[str, ...] = ()) -> int:
    monkeypatch.setattr("sys.argv", ["tool", *arguments])
    return generated.main("pages", lambda: files, lambda: list(faults))


def test_files_are_written_and_found_current(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    files: generated.Files = {root / "docs" / "page.md": "sześć\n", root / "list.txt": ""}
    assert run(monkeypatch, files, "--check") == 1
    assert capsys.readouterr().out.splitlines() == [
        "docs/page.md is outdated: run python -m tools.pages",
        "list.txt is outdated: run python -m tools.pages",
    ]
    assert not list(root.iterdir()), "checking changes nothing"
    assert run(monkeypatch, files) == 0
    assert (root / "docs" / "page.md").read_bytes() == "sześć\n".encode()
    assert run(monkeypatch, files, "--check") == 0
    assert capsys.readouterr().out == ""


def test_what_is_current_is_left_alone(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (root / "page.md").write_bytes(b"same\n")
    (root / "page.md").chmod(0o444)
    before = (root / "page.md").stat()
    assert run(monkeypatch, {root / "page.md": "same\n"}) == 0
    assert (root / "page.md").stat() == before


def test_other_line_ends_are_outdated(root: Path) -> None:
    (root / "page.md").write_bytes(b"same\r\n")
    assert generated.outdated("pages", {root / "page.md": "same\n"}) == [
        "page.md is outdated: run python -m tools.pages"
    ]


def test_what_should_not_be_there_is_removed(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (root / "old.json").write_text("{}")
    assert run(monkeypatch, {root / "old.json": None}, "--check") == 1
    assert run(monkeypatch, {root / "old.json": None}) == 0
    assert not (root / "old.json").exists()


def test_other_faults_are_told_as_well(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, {root / "page.md": "x"}, faults=("ATK-2 has no test",)) == 1
    assert (root / "page.md").read_text() == "x"
    assert capsys.readouterr().out == "ATK-2 has no test\n"

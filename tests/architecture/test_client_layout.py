"""Limits that keep the browser client readable: length of files and lines, modules in a folder."""

from collections import Counter
from pathlib import Path
from typing import Final

from tests.architecture.test_repository import ROOT, committed_files

WEB: Final = ROOT / "web"
MOST_LINES: Final = 400
MOST_COLUMNS: Final = 120
MOST_MODULES: Final = 15
SOURCES: Final = {".ts", ".js", ".svelte", ".css", ".html"}
GENERATED: Final = {WEB / "src" / "protocol.ts", WEB / "src" / "beats.ts"}


def client_files() -> list[Path]:
    """Return the sources of the client that people write."""
    return [
        path
        for path in committed_files()
        if path.is_relative_to(WEB) and path.suffix in SOURCES and path not in GENERATED
    ]


def test_files_are_short() -> None:
    lengths = {path.relative_to(ROOT): len(path.read_text(encoding="utf-8").splitlines()) for path in client_files()}
    assert lengths
    assert {path: length for path, length in lengths.items() if length > MOST_LINES} == {}


def test_lines_are_short() -> None:
    assert [
        f"{path.relative_to(ROOT)}:{number}: {len(line)}"
        for path in client_files()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > MOST_COLUMNS
    ] == []


def test_folders_are_small() -> None:
    folders = Counter(path.parent.relative_to(ROOT) for path in client_files())
    assert {folder: count for folder, count in folders.items() if count > MOST_MODULES} == {}

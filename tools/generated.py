"""Write the files a tool generates, or report which are out of date."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TypeAlias

ROOT: Final = Path(__file__).resolve().parents[1]
Files: TypeAlias = Mapping[Path, str | None]
"""File -> its text; None for a file that should not exist."""


def outdated(tool: str, files: Files) -> list[str]:
    """A line for every file that is out of date."""
    return [
        f"{path.relative_to(ROOT).as_posix()} is outdated: run python -m tools.{tool}"
        for path, text in files.items()
        if _kept(path) != text
    ]


def main(tool: str, make: Callable[[], Files], faults: Callable[[], list[str]] = list) -> int:
    """The command of a tool: write what differs, or check; `faults` are other problems to report."""
    parser = argparse.ArgumentParser(prog=f"python -m tools.{tool}", description="Makes files of the repository.")
    parser.add_argument("--check", action="store_true", help="change nothing, fail if something is outdated")
    check, files = parser.parse_args().check, make()
    if not check:
        write(files)
    wrong = [*faults(), *outdated(tool, files)]
    for complaint in wrong:
        print(complaint)
    return 1 if wrong else 0


def write(files: Files) -> None:
    """Write what is new or differs, remove what should not exist, and leave the rest alone."""
    for path, text in files.items():
        if text is None:
            path.unlink(missing_ok=True)
        elif _kept(path) != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")


def _kept(path: Path) -> str | None:
    return path.read_bytes().decode() if path.exists() else None

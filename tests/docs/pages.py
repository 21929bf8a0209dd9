"""Read pages: their blocks, files and commands, and run a page as a reader would.

A block of YAML is a file if its first line names it in a comment. With more words it changes a file written before:

    # keeper.yaml                                the whole file
    # keeper.yaml, above `cards:`                lines to put above that line
    # keeper.yaml, instead of `move: 2`          lines to put in its place
    # keeper.yaml, from `- id: punch` on         lines to put in the place of that line and all after it

In a block of `console`, lines that begin with `$` are commands, the lines after them what they print. `…` is
omitted output; line breaks do not matter.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from click.testing import CliRunner

from peerless.cli.main import main

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
_FENCE: Final = re.compile(r"^( *)```(\w+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
_HEADER: Final = re.compile(r"# (\w+\.yaml)(?:, (above|instead of|from) `(.+?)`(?: on)?)?")


def blocks(page: Path, *kinds: str) -> Iterator[tuple[str, str]]:
    """Kind and text of every block of these kinds, without the indentation of its list."""
    for indent, kind, block in _FENCE.findall(page.read_text(encoding="utf-8")):
        if kind in kinds:
            yield kind, "".join(line.removeprefix(indent) for line in block.splitlines(keepends=True))


def files(page: Path, folder: Path) -> dict[str, Path]:
    """The files a page shows, by name, written to a folder."""
    named = [_put(block, folder) for _, block in blocks(page, "yaml")]
    return {path.name: path for path in named if path is not None}


def _put(block: str, folder: Path) -> Path | None:
    """Write or change the file that a block names; None if it names none."""
    first, _, lines = block.partition("\n")
    header = _HEADER.fullmatch(first)
    if header is None:
        return None
    path = folder / header[1]
    if header[2] is None:
        path.write_text(block, encoding="utf-8")
        return path
    old = path.read_text(encoding="utf-8").splitlines(keepends=True)
    found = [i for i, line in enumerate(old) if line.strip() == header[3]]
    assert len(found) == 1, f"{first}: that line appears {len(found)} times in the file"
    at = found[0]
    rest = {"above": old[at:], "instead of": old[at + 1 :], "from": []}[header[2]]
    path.write_text("".join([*old[:at], lines, *rest]), encoding="utf-8")
    return path


def run(page: Path, folder: Path) -> int:
    """Follow a page in a folder, which is the current one; return the number of commands."""
    count = 0
    for kind, block in blocks(page, "yaml", "console"):
        if kind == "yaml":
            _put(block, folder)
            continue
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, wanted = part.partition("\n")
            printed = _output(command)
            assert _matches(wanted, printed), f"$ {command}\nshown:\n{wanted}\nprinted:\n{printed}"
            count += 1
    return count


def _output(command: str) -> str:
    program, *arguments = shlex.split(command)
    assert program == "peerless", command
    result = CliRunner().invoke(main, arguments, env={"COLUMNS": "120", "LINES": "40"})
    assert result.exception is None or isinstance(result.exception, SystemExit), (command, result.exception)
    return result.output


def _matches(wanted: str, printed: str) -> bool:
    parts = [re.escape(" ".join(part.split())) for part in wanted.split("…")]
    return re.fullmatch(r"\s*.*?\s*".join(parts), " ".join(printed.split()), re.DOTALL) is not None

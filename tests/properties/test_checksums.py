"""Fixed matches end in the states that are written down: compiled or not, on every machine."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest

from peerless import Content

TOOL = runpy.run_path(str(Path(__file__).resolve().parents[2] / "tools" / "checksums.py"))
CASES = TOOL["cases"]()
WRITTEN = json.loads((Path(__file__).parent / "checksums.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", CASES)
def test_match_ends_as_written(content: Content, name: str) -> None:
    """If rules or content were changed on purpose, run `python tools/checksums.py`."""
    assert TOOL["outcome"](content, name, CASES[name]) == WRITTEN[name]


def test_nothing_else_is_written() -> None:
    assert set(WRITTEN) == set(CASES)

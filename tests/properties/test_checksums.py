"""Fixed matches end in the states that are written down: compiled or not, on every machine."""

from __future__ import annotations

import json

import pytest

from peerless import Content
from tools import checksums

CASES = checksums.cases()
WRITTEN = json.loads(checksums.FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", CASES)
def test_match_ends_as_written(content: Content, name: str) -> None:
    """If rules or content were changed on purpose, run `python -m tools.checksums`."""
    assert checksums.outcome(content, name, CASES[name]) == WRITTEN[name]


def test_nothing_else_is_written() -> None:
    assert set(WRITTEN) == set(CASES)

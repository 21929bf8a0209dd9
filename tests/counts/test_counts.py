"""Decision-tree counts and the order of options from fixed positions; `tools/counts.py` says what they are good for."""

from __future__ import annotations

import runpy
from pathlib import Path

from peerless import Content

TOOL = runpy.run_path(str(Path(__file__).resolve().parents[2] / "tools" / "counts.py"))


def test_options_and_counts_are_as_pinned(content: Content) -> None:
    """If this fails, the rules offer something else than before. If that is meant, run `python tools/counts.py`."""
    pinned = TOOL["FILE"].read_text("utf-8").split("\n\n")
    found = TOOL["text"](content).split("\n\n")
    assert [block for block in found if block not in pinned] == []
    assert len(found) == len(pinned)

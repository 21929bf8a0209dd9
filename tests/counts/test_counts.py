"""Decision-tree counts and the order of options from fixed positions; `tools/counts.py` says what they are good for."""

from __future__ import annotations

from peerless import Content
from tools import counts


def test_options_and_counts_are_as_pinned(content: Content) -> None:
    """If this fails, the rules offer something else than before. If that is meant, run `python -m tools.counts`."""
    pinned = counts.FILE.read_text("utf-8").split("\n\n")
    found = counts.text(content).split("\n\n")
    assert [block for block in found if block not in pinned] == []
    assert len(found) == len(pinned)

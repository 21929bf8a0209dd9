"""Bots of a tab: the same levels, within the clock."""

from __future__ import annotations

import pytest

from peerless.bots.registry import LEVELS
from peerless.tab.bots import MOST_MS, within_clock


@pytest.mark.parametrize(
    ("level", "spec"),
    [
        ("easy", LEVELS["easy"]),
        ("medium", LEVELS["medium"]),
        ("hard", f"{LEVELS['hard']},ms={MOST_MS}"),
        ("expert", LEVELS["expert"]),
    ],
)
def test_a_search_ends_by_the_clock(level: str, spec: str) -> None:
    assert within_clock(LEVELS[level]) == spec

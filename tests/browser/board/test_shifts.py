"""Nothing jumps: Chromium's layout shift without input, summed over a match."""

from __future__ import annotations

from typing import Any

import pytest

from peerless import Content
from tests.browser.conftest import PHONE, Visits
from tests.browser.support.fake_server import StandIn
from tests.browser.support.moments import shown
from tests.browser.support.positions import walked
from tests.browser.support.shifts import expect_no_shifts, record_shifts

TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
WIDE = {"viewport": {"width": 1280, "height": 720}}
ANSWERS = 150
"""Of a match, so that it takes seconds."""
TWO = ["dracula", "sinbad"]
FOUR = ["jekyll_and_hyde", "alice", "genie", "medusa"]


@pytest.mark.parametrize(
    ("size", "heroes"),
    [(WIDE, TWO), (PHONE, TWO), (TABLET, FOUR), (PHONE, FOUR)],
    ids=["wide", "phone", "tablet, four", "phone, four"],
)
def test_nothing_jumps(visits: Visits, content: Content, size: dict[str, Any], heroes: list[str]) -> None:
    """Whatever is asked and shown; the page gets no input at all, which would excuse a jump."""
    server = StandIn(visits.page(settings={"motion": "full"}, **size), touch="has_touch" in size)
    mode = "duel" if len(heroes) == 2 else "free_for_all"
    for match in walked(content, heroes, "sarpedon", 5, mode):
        match.listen()
        if match.decision.seat == "p1":
            server.show(*shown(match))
            if server.number == 1:
                record_shifts(server.table.page)
        if len(match.answers) == ANSWERS:
            break
    expect_no_shifts(server.table.page)

"""The board has the room: at every size, on every board, whatever is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from peerless import Content
from peerless.records.viewdata import ViewData
from tests.browser.conftest import Visits
from tests.browser.support.fake_server import StandIn
from tests.browser.support.positions import position, walked

SIZES: Final = {
    (1280, 720): 0.5, (1366, 768): 0.5, (1440, 900): 0.5, (1920, 1080): 0.5,
    (820, 1180): 0.5, (1180, 820): 0.5, (390, 844): 0.45,
}  # fmt: skip
"""How much of a screen the board takes at least."""
FINGER: Final = 44
"""What a finger hits, in pixels."""
_MEASURE: Final = """async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame); // the page has its new shape
    const frame = document.querySelector('main .frame').getBoundingClientRect();
    const spaces = [...document.querySelectorAll('main [data-space]')].map((node) => {
        const { x, y, width, height } = node.querySelector('circle, path').getBoundingClientRect();
        const over = document.elementFromPoint(x + width / 2, y + height / 2);
        return { space: node.dataset.space, seen: over?.closest('.frame') != null, size: Math.min(width, height) };
    });
    return {
        frame: [frame.x, frame.y, frame.width, frame.height].map(Math.round),
        share: (frame.width * frame.height) / (innerWidth * innerHeight),
        covered: spaces.filter(({ seen }) => !seen).map(({ space }) => space),
        smallest: Math.min(...spaces.map(({ size }) => size)),
        hidden: document.documentElement.scrollHeight - innerHeight,
    };
}"""


def questions(content: Content, board: str) -> Iterator[ViewData]:
    """One view for each kind of decision in the middle of a duel; a combat is shown over the board, so it is none."""
    found: set[str] = set()
    for match in walked(content, ["medusa", "dracula"], board, 3):
        if match.decision.seat == "p1" and len(match.answers) > 20 and match.decision.kind not in found:
            view = position(match).view
            if view.combat is None:
                found.add(match.decision.kind)
                yield view


@pytest.mark.parametrize("phone", [False, True])
def test_the_board_has_the_room(visits: Visits, content: Content, phone: bool) -> None:
    """It takes its share, keeps its size whatever is asked, nothing covers a space, and no page scrolls."""
    server = StandIn(visits.page(phone=phone), touch=phone)
    page = server.table.page
    for board in sorted(content.boards):
        before: dict[tuple[int, int], Any] = {}
        for view in questions(content, board):
            server.show(view)
            for (width, height), least in SIZES.items():
                if phone != (width < 500):
                    continue
                page.set_viewport_size({"width": width, "height": height})
                found = page.evaluate(_MEASURE)
                where = f"{board}, {width} x {height}, {view.decision and view.decision.kind}: {found}"
                assert found["share"] >= least, where
                assert found["covered"] == [], where
                assert found["smallest"] >= FINGER, where
                assert found["hidden"] <= 0, where
                assert before.setdefault((width, height), found["frame"]) == found["frame"], where
        assert before, f"nothing was asked on {board}"

"""How smoothly the table moves, and how heavy and fast the static site is (`bench/site.py`): `make bench-web`.

A match of four on the board with the most spaces, in headless Chromium with software rendering. It records the times
between frames while figures are dragged and walk, the board is panned and zoomed, and combats play, and what the page
itself computed for each frame: script, styles and layout.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, Final, NamedTuple

from playwright.sync_api import CDPSession, Page

import peerless
from bench import site
from peerless.bots import make_bot
from peerless.records.match import new_match
from peerless.records.viewdata import ViewData
from tests.browser.conftest import Visits
from tests.browser.support.fake_server import StandIn
from tests.browser.support.moments import Shown, shown
from tests.browser.support.site import browser_and_server

HEROES: Final = ["medusa", "king_arthur", "sinbad", "dracula"]
MOVING: Final = {"speed": 1, "motion": "full"}
SECONDS: Final = 1.5
COMPUTED: Final = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")

_WATCH: Final = """() => {
    const frames = (window.__frames = []);
    const note = (now) => { frames.push(now); if (window.__frames === frames) requestAnimationFrame(note); };
    requestAnimationFrame(note);
}"""
_STOP: Final = "() => { const frames = window.__frames; window.__frames = null; return frames; }"


class Smooth(NamedTuple):
    """For one movement: times between frames, and the page's average computation per frame, in milliseconds."""

    frames: list[float]
    computed: dict[str, float]

    def at(self, share: float) -> float:
        ordered = sorted(self.frames)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Moments(NamedTuple):
    """A position before and after something moved, as the first seat saw it."""

    before: Shown
    after: Shown


class Going(StandIn):
    """Send an update to the page, as a server does, so that things move."""

    def go_on(self, view: ViewData, events: list[dict[str, Any]], first: int | None = None) -> None:
        first, self.view, self.events = len(self.events) if first is None else first, view, events
        self.number += 1
        self._say(type="update", number=self.number, seat=view.seat, view=view, first=first, events=events[first:])

    def go_to(self, view: ViewData, events: list[dict[str, Any]]) -> None:
        """Show the position at once, whichever seat decides."""
        self.go_on(view, events, 0)
        self.table.settle("mine", "theirs", after=self.number - 1)


def positions() -> tuple[Shown, Moments, Moments]:
    """A player's own action, a path of four figures, and a combat with cards on both sides."""
    content = peerless.load_content()
    board = max(
        (b for b in content.boards.values() if sum(s.start is not None for s in b.spaces) >= len(HEROES)),
        key=lambda b: len(b.spaces),
    )
    match = new_match(content, heroes=HEROES, board=board.id, mode="teams", seed=7)
    match.listen()
    bots = {seat: make_bot("greedy", i) for i, seat in enumerate(("p1", "p2", "p3", "p4"))}
    action: Shown | None = None
    found: dict[str, Moments] = {}
    before = shown(match)
    while not match.over and (action is None or len(found) < 2):
        if match.decision.seat == "p1" and match.decision.kind == "action" and len(match.answers) > 30:
            action = action or shown(match)
        match.answer(bots[match.decision.seat].choose(match.view(match.decision.seat)))
        after = shown(match)
        fresh = [event["kind"] for event in after[1][len(before[1]) :]]
        if fresh.count("move") >= 1:
            found.setdefault("move", Moments(before, after))
        if "combat" in fresh and fresh.count("reveal") == 2:
            found.setdefault("combat", Moments(before, after))
        before = after
    assert action is not None
    return action, found["move"], found["combat"]


class Watch:
    """Records what a page does while something happens."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tools: CDPSession = page.context.new_cdp_session(page)
        self.tools.send("Performance.enable")
        self.found: dict[str, Smooth] = {}

    def _computed(self) -> dict[str, float]:
        metrics = self.tools.send("Performance.getMetrics")["metrics"]
        return {metric["name"]: metric["value"] * 1000 for metric in metrics if metric["name"] in COMPUTED}

    @contextmanager
    def over(self, name: str) -> Iterator[None]:
        before = self._computed()
        self.page.evaluate(_WATCH)
        yield
        times: list[float] = self.page.evaluate(_STOP)
        after = self._computed()
        frames = [later - earlier for earlier, later in pairwise(times)]
        each = {key: (after[key] - before[key]) / max(1, len(frames)) for key in COMPUTED}
        self.found[name] = Smooth(frames, each)


def swing(page: Page, x: float, y: float, radius: float) -> None:
    """Move the pointer back and forth for a while, as fast as the page handles it."""
    page.mouse.move(x, y)
    page.mouse.down()
    for turn in range(4):
        side = 1 if turn % 2 == 0 else -1
        page.mouse.move(x + side * radius, y + side * radius / 2, steps=30)
    page.mouse.up()


def measure(page: Page, stand_in: Going) -> dict[str, Smooth]:
    action, move, combat = positions()
    stand_in.show(*action)
    watch = Watch(page)
    board = page.get_by_role("main").bounding_box()
    assert board is not None
    middle = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    hero = next(fighter for fighter in action[0].fighters if fighter.hero and fighter.seat == "p1")
    figure = page.locator(f'[data-space="{hero.space}"]').bounding_box()
    assert figure is not None
    with watch.over("drag a figure"):
        swing(page, figure["x"] + figure["width"] / 2, figure["y"] + figure["height"] / 2, 200)
    with watch.over("look closer"):
        page.mouse.move(*middle)
        for step in range(24):
            page.mouse.wheel(0, -60 if step < 12 else 60)
    page.mouse.wheel(0, -600)
    with watch.over("move the board"):
        swing(page, *middle, 200)
    page.keyboard.press("Escape")
    for name, moments in (("a figure walks", move), ("a combat", combat)):
        stand_in.go_to(*moments.before)
        with watch.over(name):
            stand_in.go_on(*moments.after)
            page.wait_for_timeout(SECONDS * 1000)
    return watch.found


def report(found: dict[str, Smooth]) -> None:
    heads = ("frames", "50 %", "95 %", "99 %", "most", "script", "style", "layout")
    print(f"{'milliseconds':<16}" + "".join(f"{head:>8}" for head in heads))
    for name, smooth in found.items():
        times = [smooth.at(share) for share in (0.5, 0.95, 0.99, 1.0)]
        print(
            f"{name:<16}{len(smooth.frames):>8}" + "".join(f"{ms:8.2f}" for ms in [*times, *smooth.computed.values()])
        )


def main() -> None:
    with browser_and_server() as (browser, server):
        page = Visits(browser, server.address).page(settings=MOVING)
        report(measure(page, Going(page)))
    site.report(site.measure())


if __name__ == "__main__":
    main()

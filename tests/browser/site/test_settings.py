"""What a player can set: contrast, size of text, motion, speed; and what nobody has to wait for."""

from __future__ import annotations

import itertools
import random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from peerless import Content
from tests.browser.conftest import PHONE, Visits
from tests.browser.site.test_accessibility import complaints
from tests.browser.support.fake_server import StandIn
from tests.browser.support.moments import fought
from tests.browser.support.pages import (
    ALL_PAGES,
    DECLINED,
    Table,
    by_list,
    expect_no_overflow,
    say,
    stop_the_clock,
    visit,
)
from tests.browser.support.people import Person, duel
from tests.browser.support.positions import position, walked

NARROW: Final[dict[str, Any]] = {**PHONE, "viewport": {"width": 360, "height": 740}}
WIDE: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
_MOVING: Final = "() => document.getAnimations().filter((a) => a.playState === 'running').length"


@pytest.mark.parametrize(("size", "theme"), [(NARROW, "light"), (WIDE, "dark")], ids=["360", "1440"])
def test_large_text_and_high_contrast(visits: Visits, person: Person, theme: str, size: dict[str, Any]) -> None:
    """With the largest text and all contrast nothing is wider than the page, hidden, or hard to read."""
    settings = {"theme": theme, "contrast": "high", "textSize": 1.5}
    page = visits.page(person=person, settings=settings, bypass_csp=True, **size)
    wrong: list[str] = []
    for path in ALL_PAGES:
        visit(page, path)
        expect_no_overflow(page)
        wrong += complaints(page)
    touch = "has_touch" in size
    table = Table(page, touch=touch)
    page.goto(person.table(duel("alice", "dracula", "marmoreal"), "p1"))
    dice, seen = random.Random(3), set()
    for _ in range(12):
        if table.settle() == "over":
            break
        expect_no_overflow(page)
        expect(table.question).to_be_in_viewport(ratio=1)
        expect_all_seen(page)
        if table.decision["kind"] not in seen:
            seen.add(table.decision["kind"])
            wrong += complaints(page)
        table.answer(table.choose(dice), by_list)
    assert wrong == []


def test_a_list_leaves_the_rest_in_reach(visits: Visits, content: Content) -> None:
    """Cards of an opponent can be chosen only in the list, which opens by itself."""
    match = next(
        match
        for seed in range(300)
        for match in walked(content, ["alice", "dracula"], "marmoreal", seed)
        if match.decision.seat == "p1"
        and match.decision.source == "alice.snicker_snack"
        and len(match.decision.options) > 1
    )
    settings = {"theme": "light", "contrast": "high", "textSize": 1.5}
    server = StandIn(visits.page(settings=settings, bypass_csp=True, **NARROW))
    page = server.show(position(match).view).page
    for option in match.decision.options:
        server.table.button(option).click(trial=True)
    expect_all_seen(page)
    assert complaints(page) == []


def expect_all_seen(page: Page) -> None:
    """Board, tools and hand are there, within the window, and nothing covers the tools."""
    expect(page.get_by_role("main")).to_be_in_viewport()
    expect(page.locator("[data-card]").first).to_be_in_viewport()
    page.get_by_role("button", name=say("web-log")).click(trial=True)


_WATCH: Final = """() => {
    window.shown = [];
    const look = () => {
        const combat = document.querySelector('.combat');
        if (combat === null) return;
        const all = (what) => [...combat.querySelectorAll(what)];
        const now = {
            down: all('.card.down').length, open: all('.card:not(.down)').length,
            lines: all('.now').length, stamps: all('.stamp').length, values: all('.value').map((n) => n.textContent),
            terms: all('.terms li').length, damage: all('.damage').length, verdict: all('.verdict').length,
        };
        if (JSON.stringify(now) !== JSON.stringify(shown.at(-1))) shown.push(now);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""


def test_a_combat_is_shown_step_by_step(visits: Visits, content: Content) -> None:
    """Both cards face down, turned over together, then one thing after the other."""
    before, after = fought(content)
    server = StandIn(visits.page(settings={"speed": 2, "motion": "full"}))
    page = server.show(*before).page
    page.evaluate(_WATCH)
    server.show(*after)
    expect(page.locator(".combat .verdict")).to_be_visible()
    shown: list[dict[str, Any]] = page.evaluate("shown")
    down = [now["down"] for now in shown]
    assert 2 in down
    turned = down.index(2) + down[down.index(2) :].index(0)
    assert 1 not in down[down.index(2) : turned]
    assert all(now["down"] == 0 for now in shown[turned:])
    assert any(now["lines"] for now in shown)
    terms = [now["terms"] for now in shown[turned:]]  # printed values are seen as the cards turn
    assert all(b - a in (0, 1) for a, b in itertools.pairwise(terms))
    first = {part: next(i for i, now in enumerate(shown) if now[part]) for part in ("lines", "damage", "verdict")}
    assert turned <= first["lines"] < first["damage"] <= first["verdict"]


@pytest.mark.parametrize("skip", ["key", "click", "board"])
def test_nothing_is_waited_for(visits: Visits, content: Content, skip: str) -> None:
    """Any key or click completes a combat at once, and still answers if it hits an answer then."""
    before, after = fought(content)
    server = StandIn(visits.page(settings={"speed": 0.5, "motion": "full"}))
    page = server.table.page
    page.clock.install()
    server.show(*before)
    server.send(*after)
    page.get_by_role("button", name=say("web-word-skip")).click()
    server.table.settle()
    option = next(option for option in server.table.options if option in DECLINED)
    place = server.table.button(option).bounding_box()
    assert place is not None
    server.show(*before)
    server.send(*after)
    expect(page.get_by_role("button", name=say("web-word-skip"))).to_be_visible()
    stop_the_clock(page)
    expect(page.locator(".combat .verdict")).to_have_count(0)
    expect(server.table.button(option)).to_have_count(0)
    if skip == "key":
        page.keyboard.press(str(server.table.options.index(option) + 1))
    elif skip == "click":
        page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    else:
        page.get_by_role("main").click()
    expect(page.locator(".combat .verdict")).to_be_visible()
    if skip == "board":
        server.table.button(option).click()
    assert server.answered() == option
    assert server.shown == sorted(set(server.shown))
    assert server.shown[-1] == server.number


def test_at_instant_speed_nothing_is_waited_for(visits: Visits, content: Content) -> None:
    before, after = fought(content)
    server = StandIn(visits.page(settings={"speed": 0, "motion": "auto"}))
    page = server.show(*before).page
    page.evaluate(_WATCH)
    server.show(*after)
    expect(page.locator(".combat .verdict")).to_be_visible()
    assert [now["verdict"] for now in page.evaluate("shown")] in ([1], [0, 1])


@pytest.mark.parametrize("wish", ["system", "setting"])
def test_who_wants_no_motion_gets_none(visits: Visits, content: Content, wish: str) -> None:
    """A combat is still shown step by step, but nothing moves."""
    before, after = fought(content)
    settings = {"speed": 1, "motion": "none" if wish == "setting" else "auto"}
    server = StandIn(visits.page(settings=settings, reduced_motion="reduce" if wish == "system" else "no-preference"))
    page = server.table.page
    page.clock.install()
    server.show(*before)
    stop_the_clock(page)
    page.evaluate(_WATCH)
    server.send(*after)
    expect(page.locator("[data-state]")).to_have_attribute("data-state", "playing")
    while page.locator(".combat .verdict").count() == 0:
        page.clock.run_for(100)
        assert page.evaluate(_MOVING) == 0
    assert len({tuple(now["values"]) for now in page.evaluate("shown")}) > 1

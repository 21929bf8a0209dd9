"""Fighters on the board: described next to their figures, in the colors of their heroes, with their states."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from peerless import Content
from peerless.records.match import new_match
from peerless.records.view_builder import view_data
from peerless.records.viewdata import ViewData
from tests.browser.conftest import Visits
from tests.browser.site.test_accessibility import complaints
from tests.browser.support.fake_server import StandIn
from tests.browser.support.pages import Table, expect_soon, middle_of, say


def started(content: Content, *heroes: str) -> ViewData:
    """The first action of the first seat."""
    match = new_match(content, heroes=list(heroes), board="marmoreal", seed=4)
    while match.decision.kind != "action" or match.decision.seat != "p1":
        match.answer(0)
    return view_data(match.view("p1"))


def panel(table: Table, name: str) -> Locator:
    return table.page.get_by_role("region", name=name, exact=True).and_(table.page.locator(".beside"))


def figure(table: Table, fighter: str) -> Locator:
    return table.page.locator(f'[data-fighter="{fighter}"]')


@pytest.mark.parametrize("how", ["mouse", "keyboard", "tap", "long press"])
def test_a_fighter_is_told_about_beside_its_figure(visits: Visits, content: Content, how: str) -> None:
    view = started(content, "medusa", "alice")
    touch = how in ("tap", "long press")
    screen: dict[str, Any] = {} if touch else {"viewport": {"width": 1280, "height": 720}}
    stand_in = StandIn(visits.page(phone=touch, bypass_csp=True, **screen), touch=touch)
    foe = next(fighter for fighter in view.fighters if fighter.seat == "p2" and fighter.hero)
    own = next(fighter for fighter in view.fighters if fighter.seat == "p1" and fighter.hero)
    spaces = [space.id for space in content.boards["marmoreal"].spaces[:3]]
    stand_in.threats = [
        {"fighter": foe.id, "distance": 2, "reach": spaces, "threatens": [own.id]},
        {"fighter": own.id, "distance": 3, "reach": [], "threatens": [foe.id]},
    ]
    table = stand_in.show(view)
    page, space = table.page, table.space(foe.space or "")
    shown = panel(table, "Alice")
    if how == "mouse":
        page.mouse.move(*middle_of(space))
    elif how == "keyboard":
        space.focus()
    elif how == "tap":
        page.touchscreen.tap(*middle_of(space))
    else:
        x, y = middle_of(space)
        fingers = page.context.new_cdp_session(page)
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(shown).to_contain_text(f"{foe.health}")
    expect(shown).to_contain_text(say("web-hero-move", count=2))
    for key in ("web-threatens", "web-threatened-by"):
        expect(shown).to_contain_text(say(key))
    expect(shown).to_contain_text("Medusa")
    table.expect_marked("within", lambda found: found == set(spaces))
    expect(figure(table, own.id).locator(".threat .sign")).to_have_count(2)
    # A panel that has grown takes its place a frame later. Where a column is beside the board, it is there.
    free = space if touch else page.locator("main .frame")
    expect_soon(page, lambda: apart(shown, free), lambda: f"{shown.bounding_box()} covers {free.bounding_box()}")
    cut = "(node) => node.scrollHeight - node.clientHeight"
    if not touch:
        expect_soon(page, lambda: shown.evaluate(cut) <= 0, lambda: f"{shown.evaluate(cut)} pixels are cut")
    if how == "long press":
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(shown).to_be_visible()
    assert stand_in.sent == [], "looking is no answer"
    assert complaints(page) == []
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    table.expect_marked("within", lambda found: not found)


def apart(one: Locator, other: Locator) -> bool:
    """Neither covers the other, but for a rim."""
    a, b, rim = one.bounding_box(), other.bounding_box(), 4
    assert a is not None
    assert b is not None
    beside = a["x"] + rim >= b["x"] + b["width"] or b["x"] + rim >= a["x"] + a["width"]
    return beside or a["y"] + rim >= b["y"] + b["height"] or b["y"] + rim >= a["y"] + a["height"]


def test_a_hero_has_its_colors_in_any_seat(visits: Visits, content: Content) -> None:
    stand_in = StandIn(visits.page())

    def looks(*heroes: str) -> list[tuple[str, str | None]]:
        """The color and the shape of the foot of each hero, by seat."""
        view = started(content, *heroes)
        table = stand_in.show(view)
        drawn = [figure(table, fighter.id) for fighter in view.fighters if fighter.hero]
        color = "(node) => getComputedStyle(node.querySelector('.foot')).fill"
        return [(one.evaluate(color), one.locator(".foot").get_attribute("d")) for one in drawn]

    (medusa, _), (alice, _) = looks("medusa", "alice")
    assert [color for color, _ in looks("alice", "medusa")] == [alice, medusa]
    (first, foot), (second, other_foot) = looks("medusa", "medusa")
    assert first == medusa != second
    assert foot != other_foot


@pytest.mark.parametrize(("hero", "token", "sides"), [("alice", "size", 2), ("jekyll_and_hyde", "form", 2)])
def test_states_show_on_the_figure_and_in_the_bar(
    visits: Visits, content: Content, hero: str, token: str, sides: int
) -> None:
    stand_in = StandIn(visits.page())
    view = started(content, hero, "medusa")
    drawn = "(node) => node.querySelector('g').outerHTML"
    pictures: set[str] = set()
    for side in next(one for one in content.heroes[hero].tokens if one.id == token).sides:
        tokens = [replace(one, shows=side) for one in view.tokens]
        table = stand_in.show(replace(view, tokens=tokens))
        own = next(fighter for fighter in view.fighters if fighter.seat == "p1" and fighter.hero)
        pictures.add(figure(table, own.id).evaluate(drawn))
        expect(table.page.locator(".side > .seat .state")).to_contain_text(side, ignore_case=True)
    assert len(pictures) == sides

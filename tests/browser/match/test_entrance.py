"""Before the match the heroes enter, and nothing waits for them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.support.pages import Table, stop_the_clock
from tests.browser.support.people import Person, duel

MOVING = {"speed": 1, "motion": "full"}


@pytest.mark.parametrize("how", ["pointer", "keyboard", "time"])
def test_the_heroes_enter(visits: Visits, person: Person, how: str) -> None:
    """A press or a key ends it and goes through to the table; without one it ends by itself."""
    page = visits.page(person=person, settings=MOVING)
    page.clock.install()
    stop_the_clock(page)
    table = Table(page)
    page.goto(person.table(duel("medusa", "sinbad", "sarpedon"), "p1"))
    entrance = page.locator(".entrance")
    expect(entrance).to_contain_text("Medusa")
    expect(entrance).to_contain_text("Sinbad")
    assert page.evaluate("document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest('.entrance')") is None
    if how == "pointer":
        page.mouse.click(640, 300)
    elif how == "keyboard":
        page.keyboard.press("Shift")
    else:
        page.clock.run_for(3000)
    expect(entrance).to_have_count(0)
    assert table.watch() == "mine"


@pytest.mark.parametrize("setting", [{"speed": 1, "motion": "none"}, {"speed": 0, "motion": "full"}])
def test_nobody_enters_without_motion(visits: Visits, person: Person, setting: dict[str, object]) -> None:
    page = visits.page(person=person, settings=setting)
    table = Table(page)
    page.goto(person.table(duel("medusa", "sinbad", "sarpedon"), "p1"))
    table.settle("mine", "theirs", "playing", after=-1)
    expect(page.locator(".entrance")).to_have_count(0)


def test_nobody_enters_with_reduced_motion(visits: Visits, person: Person) -> None:
    page = visits.page(person=person, settings={"speed": 1, "motion": "auto"}, reduced_motion="reduce")
    table = Table(page)
    page.goto(person.table(duel("medusa", "sinbad", "sarpedon"), "p1"))
    table.settle("mine", "theirs", "playing", after=-1)
    expect(page.locator(".entrance")).to_have_count(0)

"""A telephone, by touch."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.pages import Table, by_pointing, expect_no_overflow, say
from tests.browser.people import Person, duel


def test_a_telephone(visits: Visits, person: Person) -> None:
    page = visits.page(phone=True, person=person)
    table = Table(page, touch=True)
    page.goto(person.table(duel("alice", "dracula", "marmoreal"), "p1"))
    dice = random.Random(2)
    for number in range(25):
        if table.settle() == "over":
            break
        expect_no_overflow(page)
        expect(table.question).to_be_in_viewport(ratio=1)
        expect(table.list).to_be_in_viewport()
        if number in (5, 20):
            look_at_a_pile(table)
        table.answer(table.choose(dice), by_pointing)


def look_at_a_pile(table: Table) -> None:
    """What is known of an opponent unfolds from their bar, and from there their discard pile; it closes again."""
    table.bars.first.tap()
    sheet = table.page.get_by_role("dialog")
    expect(sheet).to_be_in_viewport()
    table.piles.first.tap()
    expect(sheet).to_be_in_viewport()
    expect_no_overflow(table.page)
    sheet.get_by_role("button", name=say("web-close")).tap()
    expect(sheet).to_have_count(0)


def test_every_page_fits_a_narrow_telephone(visits: Visits) -> None:
    page = visits.page(phone=True, viewport={"width": 360, "height": 740})
    for path in ("/", "/create", "/lobby", "/gallery", "/gallery/sun_wukong", "/settings"):
        page.goto(path)
        expect(page.get_by_role("main")).to_be_visible()
        page.wait_for_load_state("networkidle")
        expect_no_overflow(page)

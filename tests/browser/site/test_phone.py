"""A telephone, by touch."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.support.pages import ALL_PAGES, Table, by_pointing, expect_no_overflow, say
from tests.browser.support.people import Person, duel


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
            look_at_a_player(table)
        table.answer(table.choose(dice), by_pointing)


def test_a_card_shows_how_far_it_would_go(visits: Visits, person: Person) -> None:
    """The hand lies open over the lower half; the board above shows the reach of the card in the middle."""
    page = visits.page(phone=True, person=person)
    table = Table(page, touch=True)
    page.goto(person.table(duel("king_arthur", "medusa", "sarpedon"), "p1"))
    while table.settle() == "mine" and table.decision["kind"] != "boost":
        table.answer("maneuver" if "maneuver" in table.options else table.options[0], by_pointing)
    bare = table.marked("further")
    page.get_by_role("list", name=say("web-word-hand")).get_by_role("button").first.tap()
    sheet = page.get_by_role("dialog")
    for card in sheet.get_by_role("listitem").all():
        card.scroll_into_view_if_needed()
        expect(card.get_by_role("status")).to_have_text(re.compile(r"\d"))
    table.expect_marked("further", lambda marked: marked > bare)
    sheet.get_by_role("button", name=say("web-close")).tap()
    expect(sheet).to_have_count(0)
    table.expect_marked("further", lambda marked: marked == bare)


def look_at_a_player(table: Table) -> None:
    """A sheet that opens over the table, and closes again."""
    table.bars.first.tap()
    sheet = table.page.get_by_role("dialog")
    expect(sheet).to_be_in_viewport()
    expect_no_overflow(table.page)
    sheet.get_by_role("button", name=say("web-close")).tap()
    expect(sheet).to_have_count(0)


def test_every_page_fits_a_narrow_telephone(visits: Visits) -> None:
    page = visits.page(phone=True, viewport={"width": 360, "height": 740})
    for path in ALL_PAGES:
        page.goto(path)
        expect(page.get_by_role("main")).to_be_visible()
        page.wait_for_load_state("networkidle")
        expect_no_overflow(page)

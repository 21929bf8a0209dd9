"""The menu of a table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.support.pages import Table, choice, expect_chosen, say
from tests.browser.support.people import Person, duel


def test_resigning_is_confirmed_by_keyboard(visits: Visits, person: Person) -> None:
    page = visits.page(person=person)
    table = Table(page)
    page.goto(person.table(duel("medusa", "sinbad", "sarpedon"), "p1"))
    table.settle("mine")
    table.ask_to_resign()
    dialog = page.get_by_role("dialog", name=say("web-resign-ask"))
    expect(dialog.get_by_text(say("web-resign-about", mode="duel"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    table.ask_to_resign()
    dialog.get_by_role("button", name=say("web-keep-playing")).press("Enter")
    expect(dialog).to_have_count(0)

    assert table.settle() == "mine", "the match goes on"
    page.get_by_role("button", name=say("web-resign"), exact=True).press("Enter")
    dialog.get_by_role("button", name=say("web-resign"), exact=True).press("Enter")
    table.settle("over", after=-1)
    expect(dialog).to_have_count(0)
    assert table.view["outcome"]["reason"] == "resignation"


def test_resign_is_apart_from_report(visits: Visits, person: Person) -> None:
    page = visits.page(person=person, phone=True)
    table = Table(page)
    page.goto(person.table(duel("medusa", "sinbad", "sarpedon"), "p1"))
    table.settle("mine")
    table.open_menu()
    report = page.get_by_role("button", name=say("web-report"), exact=True).bounding_box()
    resign = page.get_by_role("button", name=say("web-resign"), exact=True).bounding_box()
    assert report is not None
    assert resign is not None
    assert resign["y"] >= report["y"] + report["height"] + 12, "a finger that slips does not open it"


def test_the_menu_closes_like_any_menu(visits: Visits, person: Person) -> None:
    """With Escape, which gives the focus back, and with a press beside it; the volume is there with the sound."""
    page = visits.page(person=person)
    table = Table(page)
    page.goto(person.table(duel("medusa", "sinbad", "sarpedon"), "p1"))
    table.settle("mine")
    menu = page.get_by_role("button", name=re.compile(f"^{say('web-more')}"))
    table.open_menu()
    page.get_by_role("checkbox", name=say("web-sound"), exact=True).check()
    choice(page, say("web-volume"), "50 %").click()
    expect_chosen(choice(page, say("web-volume"), "50 %"))
    page.keyboard.press("Escape")
    expect(menu).to_have_attribute("aria-expanded", "false")
    expect(menu).to_be_focused()
    table.open_menu()
    page.get_by_role("heading", level=1).first.dispatch_event("pointerdown")
    expect(menu).to_have_attribute("aria-expanded", "false")

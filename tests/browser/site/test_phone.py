"""A telephone, by touch."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from peerless.messages.translator import LANGUAGES
from tests.browser.conftest import Visits
from tests.browser.support.pages import ALL_PAGES, DECLINED, Table, by_list, by_pointing, expect_no_overflow, say
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
        for option in DECLINED.intersection(table.options):
            declines = table.done if table.done.count() else table.button(option)
            expect(declines).to_be_in_viewport(ratio=1)
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
    all_of_them = table.marked("further")
    page.get_by_role("list", name=say("web-word-hand")).get_by_role("button").first.tap()
    sheet = page.get_by_role("dialog")
    for card in sheet.get_by_role("listitem").all():
        card.scroll_into_view_if_needed()
        expect(card.get_by_role("status")).to_have_text(re.compile(r"\d"))
        table.expect_marked("further", lambda marked: marked <= all_of_them)
    sheet.get_by_role("button", name=say("web-close")).tap()
    expect(sheet).to_have_count(0)
    table.expect_marked("further", lambda marked: marked == all_of_them)


SMALL = [(390, 844), (360, 740), (844, 390), (667, 340)]
"""Telephones upright and on their side; the lowest has a bar of the browser above."""


@pytest.mark.parametrize(("width", "height"), SMALL)
def test_four_players_and_a_question_fit(visits: Visits, person: Person, width: int, height: int) -> None:
    """No counter is cut off, and every answer to a question can be seen."""
    bot = {"kind": "bot", "level": "easy"}
    heroes = ("sun_wukong", "medusa", "dracula", "alice")
    seats = [{"hero": hero, **(bot if i else {})} for i, hero in enumerate(heroes)]
    page = visits.page(phone=True, person=person, viewport={"width": width, "height": height})
    table = Table(page, touch=True)
    page.goto(person.table({"mode": "teams", "board": "sarpedon", "seats": seats}, "p1"))
    while table.settle() == "mine" and "no" not in table.options:
        table.answer(table.options[0], by_list)
    for option in table.options:
        expect(table.button(option)).to_be_in_viewport(ratio=1)
    for bar in table.bars.all():
        cut = "(bar) => [bar.scrollWidth - bar.clientWidth, bar.scrollHeight - bar.clientHeight]"
        assert bar.evaluate(cut) == [0, 0]
    clones = table.bars.last
    expect(clones).to_contain_text(f"Clone 3 {say('web-word-reserve')}")
    expect(clones).not_to_contain_text(say("web-word-defeated"))


@pytest.mark.parametrize("phone", [True, False])
def test_ids_of_spaces_are_hidden_until_a_key_shows_them(visits: Visits, person: Person, phone: bool) -> None:
    page = visits.page(phone=phone, person=person)
    table = Table(page, touch=phone)
    page.goto(person.table(duel("medusa", "sinbad", "sarpedon"), "p1"))
    table.settle()
    assert table.decision["kind"] == "place_sidekick"
    space = table.options[0]
    ids = re.compile(r"\bs\d\d\b")
    expect(page.locator("body")).not_to_contain_text(ids)
    spaces = page.locator("[data-space]")
    heard = [label.split(";")[0] for label in spaces.evaluate_all("(all) => all.map((one) => one.ariaLabel)")]
    assert len(set(heard)) == len(heard) > 0
    page.keyboard.press("n")
    expect(table.listed(space)).to_contain_text(space)
    expect(page.get_by_role("button", name=f"{say('web-word-space')} {space}").first).to_be_visible()
    page.keyboard.press("n")
    expect(page.locator("body")).not_to_contain_text(ids)


def look_at_a_player(table: Table) -> None:
    """A sheet that opens over the table, and closes again."""
    table.bars.first.tap()
    sheet = table.page.get_by_role("dialog")
    expect(sheet).to_be_in_viewport()
    expect_no_overflow(table.page)
    sheet.get_by_role("button", name=say("web-close")).tap()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_a_narrow_telephone(visits: Visits, language: str) -> None:
    page = visits.page(phone=True, viewport={"width": 360, "height": 740}, settings={"language": language})
    for path in ALL_PAGES:
        page.goto(path)
        expect(page.get_by_role("main")).to_be_visible()
        page.wait_for_load_state("networkidle")
        expect_no_overflow(page)

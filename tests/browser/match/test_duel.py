"""Whole duels, from the first page to the ending."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.support.pages import Table, by_digits, by_pointing, say
from tests.browser.support.people import Person, duel


def test_a_duel_by_mouse(visits: Visits) -> None:
    """As a newcomer finds it: with all motion, and choices without an alternative taken by the page."""
    page = visits.page(settings={"speed": 1, "motion": "auto", "auto": True})
    page.clock.install()
    table = Table(page)
    page.goto("/")
    page.get_by_role("button", name=say("web-play-now")).click()
    dice = random.Random(6)
    given = 0
    while table.watch() == "mine":
        if table.update["number"] != table.number or len(table.options) == 1:  # the page has answered, or will
            table.answered = table.number
            continue
        table.answer(table.choose(dice), by_pointing)
        given += 1
    assert given >= 10
    table.expect_ending()


@pytest.mark.parametrize(
    ("hero", "other", "board"),
    [
        ("genie", "sinbad", "marmoreal"),
        ("sinbad", "invisible_man", "soho"),
        ("invisible_man", "genie", "baskerville_manor"),
    ],
)
def test_a_duel_by_pointing(visits: Visits, person: Person, hero: str, other: str, board: str) -> None:
    """Heroes that ask for more than others: voyages, wishes, fog that is laid, moved and walked through."""
    page = visits.page(person=person)
    table = Table(page)
    page.goto(person.table(duel(hero, other, board), "p1"))
    assert table.play(random.Random(9), by_pointing) >= 10
    table.expect_ending()


def test_a_duel_by_keyboard(visits: Visits) -> None:
    page = visits.page()
    table = Table(page)
    page.goto("/")
    play = page.get_by_role("button", name=say("web-play-now"))
    expect(play).to_be_visible()
    while not play.evaluate("(node) => node === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert table.play(random.Random(7), by_digits) >= 10
    table.expect_ending()

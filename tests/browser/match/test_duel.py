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


def test_a_duel_by_screen_reader(visits: Visits, person: Person) -> None:
    """By what the tree of roles and names says: the question is announced, every option is a button with its name."""
    page = visits.page(person=person)
    table = Table(page)
    page.goto(person.table(duel("king_arthur", "medusa", "sarpedon"), "p1"))
    dice = random.Random(11)
    options = page.get_by_role("region", name=say("web-options"), exact=True).get_by_role("button")
    given = 0
    while table.settle() == "mine":
        expect(table.question).not_to_be_empty()
        expect(options.and_(page.locator("[data-answer]"))).to_have_count(len(table.options))
        names = table.list.get_by_role("button").all_inner_texts()
        assert all(names)
        assert len(set(names)) == len(names)
        table.answer(table.choose(dice), by_name)
        given += 1
    assert given >= 10
    table.expect_ending()


def by_name(table: Table, option: str) -> None:
    """The button with the name that it is listed under, as a screen reader presses it."""
    name = table.list.get_by_role("button").nth(table.options.index(option)).inner_text()
    _, *words = name.split()  # the number is hidden from screen readers
    button = table.list.get_by_role("button", name=" ".join(words), exact=True)
    expect(button).to_have_count(1)
    button.evaluate("(node) => node.click()")

"""The first match: hints that stay until they are read, played to the end, hidden and begun again."""

from __future__ import annotations

import random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visits
from tests.browser.support.guides import begin_first_match, expect_free, got_it, guide_of
from tests.browser.support.pages import Table, by_list, press, say

LEAST: Final = 5
"""Hints that every match has, however short."""


def hint_of(page: Page) -> str:
    return guide_of(page).get_by_role("heading").inner_text()


def learned(page: Page) -> int:
    """How many hints have been read."""
    return int(page.evaluate("JSON.parse(localStorage['peerless.guide'] ?? '{\"learnt\":[]}').learnt.length"))


def begin(page: Page, touch: bool = False) -> Table:
    table = Table(page, touch=touch)
    begin_first_match(page)
    table.settle()
    return table


@pytest.mark.parametrize("phone", [False, True])
def test_a_first_match(visits: Visits, phone: bool) -> None:
    """No hint covers what it explains."""
    page = visits.page(phone=phone)
    table = begin(page, touch=phone)
    guide = guide_of(page)
    expect(guide).to_be_visible()
    dice, told = random.Random(5), set()
    while table.settle() == "mine":
        while guide.count():
            told.add(hint_of(page))
            expect_free(page)
            press(table, got_it(page))
            page.evaluate("() => new Promise(requestAnimationFrame)")  # the next one, if there is one
        table.answer(table.choose(dice), by_list)
    table.expect_ending()
    assert len(told) >= LEAST
    assert learned(page) >= LEAST
    page.keyboard.press("Escape")  # the summary

    # Who has learned enough hides it, and finds it again.
    expect(guide).to_be_visible()
    guide.get_by_role("button", name=say("web-guide-close")).click()
    expect(guide).to_have_count(0)
    page.reload()
    table.settle("over")
    page.keyboard.press("Escape")
    expect(guide).to_have_count(0)
    table.open_menu()
    page.get_by_role("button", name=say("web-guide-open")).click()
    expect(guide).to_be_visible()

    # And from the beginning.
    table = begin(page)
    expect(guide).to_be_visible()
    assert learned(page) == 0


def test_a_hint_stays_until_it_is_read(visits: Visits) -> None:
    """Whatever the player answers and the bot plays in the meantime."""
    page = visits.page()
    table = begin(page)
    first = hint_of(page)
    while table.view["turn"] < 3:
        table.answer("maneuver" if "maneuver" in table.options else table.options[0], by_list)
        table.settle()
        assert hint_of(page) == first
    got_it(page).click()
    expect(guide_of(page).get_by_role("heading", name=first, exact=True)).to_have_count(0)


def test_the_guide_takes_no_room(visits: Visits) -> None:
    """A bubble beside what it explains: the board is as large as without it."""
    page = visits.page()
    begin(page)
    board = page.get_by_role("main").locator(".fit")
    expect(guide_of(page)).to_be_visible()
    with_guide = board.bounding_box()
    guide_of(page).get_by_role("button", name=say("web-guide-close")).click()
    expect(guide_of(page)).to_have_count(0)
    assert board.bounding_box() == with_guide


def test_play_now_starts_without_the_guide(visits: Visits) -> None:
    page = visits.page()
    table = Table(page)
    page.goto("/")
    page.get_by_role("button", name=say("web-play-now")).click()
    table.settle()
    expect(guide_of(page)).to_have_count(0)
    table.open_menu()
    expect(page.get_by_role("button", name=say("web-guide-open"))).to_have_count(0)

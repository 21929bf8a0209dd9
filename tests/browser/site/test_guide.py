"""The guided first match: lessons that stay until they are read, played to the end, hidden and begun again."""

from __future__ import annotations

import random
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visits
from tests.browser.support.pages import Table, by_list, say

LEAST: Final = 5
"""Lessons that every match has, however short."""


def guide_of(page: Page) -> Locator:
    return page.get_by_role("region", name=say("web-guide"), exact=True)


def lesson_of(page: Page) -> str:
    return guide_of(page).get_by_role("heading").inner_text()


def got_it(page: Page) -> Locator:
    return guide_of(page).get_by_role("button", name=say("web-guide-next"))


def learned(page: Page) -> int:
    """How many lessons have been read."""
    return int(page.evaluate("JSON.parse(localStorage['peerless.guide'] ?? '{\"learnt\":[]}').learnt.length"))


def begin(page: Page) -> Table:
    table = Table(page)
    page.goto("/")
    page.get_by_role("button", name=say("web-learn")).click()
    table.settle()
    return table


def test_a_first_match(visits: Visits) -> None:
    page = visits.page()
    table = begin(page)
    guide = guide_of(page)
    expect(guide).to_be_visible()
    dice, told = random.Random(5), set()
    while table.settle() == "mine":
        while guide.count():
            told.add(lesson_of(page))
            got_it(page).click()
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


def test_a_lesson_stays_while_the_bot_plays(visits: Visits) -> None:
    """A lesson that appears during the opponent's turn stays afterward, until the player closes it."""
    page = visits.page()
    table = begin(page)
    waiting = guide_of(page).get_by_role("heading", name=say("web-lesson-waiting"))
    while table.settle() == "mine" and not waiting.count():
        table.answer("maneuver" if "maneuver" in table.options else table.options[0], by_list)
    expect(waiting).to_be_visible()  # the bot has played its turn, and asks
    got_it(page).click()
    expect(waiting).to_have_count(0)


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

"""The guided first match: played to its end, closed, and begun again."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visits
from tests.browser.support.pages import Table, by_list, say


def learned(page: Page) -> tuple[int, int]:
    """How many lessons have been seen, of how many."""
    text = page.get_by_role("button", name=say("web-guide-list")).inner_text()
    seen, _, all_of_them = text.split()[0].partition("/")
    return int(seen), int(all_of_them)


def test_a_first_match(visits: Visits) -> None:
    page = visits.page()
    table = Table(page)
    page.goto("/")
    page.get_by_role("button", name=say("web-learn")).click()
    guide = page.get_by_role("region", name=say("web-guide"), exact=True)
    understood = guide.get_by_role("button", name=say("web-guide-next"))
    dice, told = random.Random(5), set()
    while table.settle() == "mine":
        expect(guide).to_be_visible()
        if understood.count():
            told.add(guide.get_by_role("status").inner_text())
        if dice.random() < 0.3 and understood.count():
            understood.click()
        table.answer(table.choose(dice), by_list)
    table.expect_ending()
    seen, lessons = learned(page)
    assert seen >= 10
    assert len(told) >= 10
    page.keyboard.press("Escape")
    expect(guide).to_be_visible()
    while understood.count():
        understood.click()
    assert learned(page)[0] > seen - 1
    assert learned(page)[0] <= lessons

    # Who has learned enough closes it, and finds it again.
    guide.get_by_role("button", name=say("web-guide-close")).click()
    expect(guide).to_have_count(0)
    page.reload()
    table.settle("over")
    page.keyboard.press("Escape")
    expect(guide).to_have_count(0)
    page.get_by_role("button", name=say("web-guide-open")).click()
    expect(guide).to_be_visible()

    # And from the beginning.
    page.goto("/")
    page.get_by_role("button", name=say("web-learn")).click()
    table.updates.clear()
    table.answered = -1
    table.settle()
    expect(guide).to_be_visible()
    assert learned(page)[0] == 0
    guide.get_by_role("button", name=say("web-guide-close")).click()
    expect(guide).to_have_count(0)
    table.answer(table.options[0], by_list)
    table.settle()
    expect(guide).to_have_count(0)

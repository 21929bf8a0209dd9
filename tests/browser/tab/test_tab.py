"""Matches on the static site, from files alone: `make site` builds it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visits
from tests.browser.support.pages import by_list, say
from tests.browser.support.tab import SITE, TabTable, static_site


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    assert (SITE / "index.html").exists(), "the static site is not built: run `make site`"
    with static_site() as address:
        yield address


@pytest.fixture
def visits(browser: Browser, site: str) -> Iterator[Visits]:
    made = Visits(browser, site)
    yield made
    made.close(None)
    assert [text for text in made.wrong if not made.forgiven(text)] == []


def test_a_duel_from_files_alone_reloaded_in_the_middle_and_played_to_the_end(visits: Visits) -> None:
    page = visits.page()
    table, dice = TabTable(page), random.Random(1)
    page.goto("./")
    page.get_by_role("button", name=say("web-play-now"), exact=True).click()
    assert table.play(dice, by_list, answers=5) == 5
    table.settle()
    number, options = table.number, table.options
    table.updates.clear()
    page.reload()
    table.settle(after=number - 1)
    assert (table.number, table.options) == (number, options), "the match is where it was"
    table.play(dice, by_list)
    table.expect_ending()


def test_what_needs_other_people_is_not_offered(visits: Visits) -> None:
    page = visits.page()
    page.goto("./")
    expect(page.get_by_text(say("web-site-people"))).to_be_visible()
    expect(page.get_by_role("link", name=say("web-lobby"))).to_have_count(0)
    expect(page.get_by_role("button", name=say("web-invite"))).to_have_count(0)

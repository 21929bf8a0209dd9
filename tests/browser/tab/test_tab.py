"""Matches on the static site, from files alone: `make site` builds it."""

from __future__ import annotations

import random

from playwright.sync_api import Browser, expect

from bench.site import LIMITS, engine_size, first_script
from tests.browser.conftest import Visits
from tests.browser.support.pages import by_list, say
from tests.browser.support.tab import Host, TabTable


def test_a_duel_from_files_alone_reloaded_in_the_middle_and_played_to_the_end(visits: Visits) -> None:
    page = visits.page()
    table, dice = TabTable(page), random.Random(1)
    page.goto("./")
    page.get_by_role("button", name=say("web-play-now"), exact=True).click()
    assert table.play(dice, by_list, answers=5) == 5
    table.settle()
    page.reload()
    table.again()
    table.play(dice, by_list)
    table.expect_ending()


def test_what_needs_other_people_is_not_offered(visits: Visits) -> None:
    page = visits.page()
    page.goto("./")
    expect(page.get_by_text(say("web-site-people"))).to_be_visible()
    expect(page.get_by_role("link", name=say("web-lobby"))).to_have_count(0)
    expect(page.get_by_role("button", name=say("web-invite"))).to_have_count(0)


def test_the_engine_is_small_even_from_a_host_that_does_not_compress(host: Host) -> None:
    assert len(list((host.folder / "engine").rglob("*.bin"))) == 4
    assert engine_size() < LIMITS["engine over the wire, MB"]


def test_little_script_is_loaded_before_the_first_page_can_be_used(browser: Browser, host: Host) -> None:
    assert 10 < first_script(browser, host.address) < LIMITS["script before the first paint, gzip, kB"]

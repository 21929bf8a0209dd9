"""What the static site offers, and that each of it works from files alone."""

from __future__ import annotations

import random
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

import peerless
from peerless.messages.translator import LANGUAGES
from tests.browser.conftest import Visits
from tests.browser.support.pages import ALL_PAGES, Replay, by_list, choice, expect_no_overflow, say
from tests.browser.support.tab import Host, TabTable

HEROES = Path(peerless.__file__).parent / "content" / "heroes"
NEEDS_SERVER = ("/lobby", "/ratings")


def begin(table: TabTable, button: str) -> None:
    """Presses a button that opens a match."""
    table.updates.clear()
    table.answered = -1
    table.page.get_by_role("button", name=say(button), exact=True).click()


def test_all_ways_to_play(visits: Visits) -> None:
    """The lesson, teams, free-for-all, two players at one screen, watching bots."""
    page = visits.page()
    table, dice = TabTable(page), random.Random(1)
    page.goto("./")
    begin(table, "web-learn")
    table.settle()
    expect(page.get_by_text(say("web-step-goal"))).to_be_visible()

    for mode, seats in (("teams", 4), ("free_for_all", 3)):
        page.goto("./#/create/four")
        choice(page, say("web-mode"), say(f"web-mode-{mode}")).click()
        expect(page.get_by_role("button", name=say("web-way-friend"))).to_have_count(0)
        expect(page.get_by_role("button", name=say("web-seat-link"))).to_have_count(0)
        expect(page.get_by_text(say("web-create-rare-alone"))).to_be_visible()
        if mode == "free_for_all":
            choice(page, say("web-players"), str(seats)).click()
        begin(table, "web-start-match")
        table.settle()
        assert len(table.view["seats"]) == seats

    page.goto("./#/create/screen")
    begin(table, "web-start-match")
    page.get_by_role("button", name=say("web-ready")).click()
    assert table.play(dice, by_list, answers=1) == 1

    page.goto("./#/")
    begin(table, "web-watch")
    table.settle("theirs", "playing", "over")


def test_a_replay_is_continued_and_a_homebrew_hero_played(visits: Visits) -> None:
    page = visits.page()
    table, dice = TabTable(page), random.Random(1)
    page.goto("./")
    begin(table, "web-play-now")
    table.play(dice, by_list, answers=4)
    table.settle()
    table.resign()
    table.settle("over")
    page.goto("./#/history")
    page.get_by_role("link", name=say("web-replay"), exact=True).click()
    replay = Replay(page)
    replay.expect_at(0)
    replay.open_tools()
    expect(page.get_by_role("button", name=say("web-download"))).to_be_visible()
    expect(page.get_by_role("button", name=say("web-share"))).to_have_count(0)
    replay.slider.fill("2")
    replay.press("web-continue")
    begin(table, "web-continue-start")
    assert table.play(dice, by_list, answers=1) == 1

    own = (HEROES / "medusa.yaml").read_text("utf-8").replace("name: Medusa\n", "name: Gorgon\n", 1)
    page.goto("./#/check")
    page.get_by_label(say("web-check-text")).fill("name: 3")
    page.get_by_role("button", name=say("web-check-do"), exact=True).click()
    expect(page.get_by_role("status").get_by_role("listitem").first).to_be_visible()
    page.get_by_label(say("web-check-text")).fill(own)
    page.get_by_role("button", name=say("web-check-do"), exact=True).click()
    begin(table, "web-check-play")
    table.settle()
    assert table.view["seats"][0]["hero"] not in {file.stem for file in HEROES.glob("*.yaml")}


@pytest.mark.parametrize("phone", [False, True])
def test_all_pages_in_all_languages(visits: Visits, host: Host, phone: bool) -> None:
    """All pages are there, below the address of the site, and nothing comes from elsewhere."""
    page = visits.page(phone=phone)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("./")
    expect(page.get_by_text(say("web-site-people"))).to_be_visible()
    for number, path in enumerate(ALL_PAGES):
        language = list(LANGUAGES)[number % len(LANGUAGES)]
        page.goto(f"./#{path}")
        page.locator("header select").select_option(language)
        expect(page.get_by_role("link", name=say("web-settings", language), exact=True)).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_text(say("web-loading", language), exact=True)).to_have_count(0)
        expect(page.get_by_text(say("web-site-people", language))).to_have_count(int(path in ("/", *NEEDS_SERVER)))
        expect_no_overflow(page)
        links = page.locator("a[href]").evaluate_all("(all) => all.map((link) => link.href)")
        outside = [link for link in links if not link.startswith((host.address, "https:"))]
        assert outside == [], f"{path} leads to addresses that the host may not have"
    assert {urlsplit(url).netloc for url in asked if url.startswith("http")} == {urlsplit(host.address).netloc}

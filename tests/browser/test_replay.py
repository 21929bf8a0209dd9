"""A match that is over: looked at again, and continued."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.pages import Replay, Table, by_digits, say
from tests.browser.people import Person, duel


def test_a_replay_is_scrubbed_and_continued(visits: Visits, person: Person) -> None:
    page = visits.page(person=person)
    table = Table(page)
    page.goto(person.table(duel("king_arthur", "sinbad", "marmoreal"), "p1"))
    dice = random.Random(13)
    table.play(dice, by_digits, 15)
    if table.settle() == "mine":
        table.resign()
        table.settle("over")
    last = table.update["number"]
    page.get_by_role("link", name=say("web-replay"), exact=True).click()

    replay = Replay(page)
    replay.expect_at(0)
    replay.press("web-replay-on")
    replay.expect_at(1)
    replay.slider.press("End")
    replay.expect_at(last)
    expect(page.get_by_role("button", name=say("web-continue"))).to_be_disabled()
    replay.press("web-replay-turn-back")
    assert int(replay.slider.input_value()) < last
    replay.slider.fill("12")
    replay.expect_at(12)
    expect(replay.slider).to_have_attribute("aria-valuetext", re.compile("12"))
    expect(page).to_have_url(re.compile("#12$"))
    page.reload()
    replay.expect_at(12)

    replay.go_on()
    table.updates.clear()
    table.answered = -1
    assert table.settle() == "mine"
    assert {seat["hero"] for seat in table.view["seats"]} == {"king_arthur", "sinbad"}
    assert table.play(dice, by_digits, 3) == 3

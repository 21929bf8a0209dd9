"""Who plays with whom: shown where a table is made, before the match and at the table."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.support.pages import Table, choice, expect_chosen, expect_no_overflow, say
from tests.browser.support.people import Person

BOT = {"kind": "bot", "level": "easy"}
TEAMS = [say("web-team-1"), say("web-team-2")]


def four(*heroes: str | None) -> dict[str, Any]:
    """A table for two against two: the first two seats are for people."""
    seats = [{"hero": hero} if i < 2 else {"hero": hero, **BOT} for i, hero in enumerate(heroes)]
    return {"mode": "teams", "board": "sarpedon", "picking": "chosen" if heroes[0] else "free", "seats": seats}


def test_seats_are_chosen_by_team(visits: Visits) -> None:
    page = visits.page()
    page.goto("/create/bot")
    expect(page.get_by_text(say("web-way-bot-about"))).to_be_visible()
    choice(page, say("web-way"), say("web-way-four")).click()
    expect(page.get_by_text(say("web-way-bot-about"))).to_have_count(0)
    expect(page.get_by_role("heading", level=3)).to_have_text(TEAMS)
    seats = page.get_by_role("group", name=say("web-seat", number="").strip())
    expect(seats.locator("legend")).to_have_text([say("web-seat", number=number) for number in (1, 3, 2, 4)])
    for number in (2, 3, 4):
        expect_chosen(choice(page, say("web-seat", number=number), say("web-seat-bot")))


def test_the_waiting_room_shows_teams(visits: Visits, person: Person) -> None:
    page = visits.page(person=person)
    page.goto(person.table(four(None, None, None, None), "p1"))
    expect(page.get_by_role("heading", level=2).filter(has=page.locator("svg"))).to_have_text(TEAMS)
    expect(page.get_by_role("heading", level=3)).to_have_text(
        [say("web-seat", number=number) for number in (1, 3, 2, 4)]
    )


@pytest.mark.parametrize("phone", [False, True])
def test_partners_are_together_at_the_table(visits: Visits, person: Person, phone: bool) -> None:
    page = visits.page(person=person, phone=phone)
    table = Table(page)
    page.goto(person.table(four("sun_wukong", "medusa", "dracula", "alice"), "p1", "p2"))
    page.get_by_role("button", name=say("web-ready")).click()
    table.settle("mine")
    own = table.update["seat"]
    heroes = {"p1": ["Dracula", "Medusa", "Alice"], "p2": ["Alice", "Dracula", "Sun Wukong"]}[own]
    sides = [TEAMS[0 if own == "p1" else 1], *[TEAMS[1 if own == "p1" else 0]] * 2]
    bars = table.bars
    expect(bars).to_have_count(4 if phone else 3)  # with room, the own seat is more than a bar
    for bar, hero, side in zip(bars.all()[:3], heroes, sides, strict=True):
        expect(bar).to_contain_text(hero)
        expect(bar).to_contain_text(side)
        expect(bar.get_by_text(say("web-partner")).last).to_be_visible(visible=hero == heroes[0])
    expect_no_overflow(page)

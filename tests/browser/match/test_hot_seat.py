"""Two players at one screen: nobody sees the other's hand."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visits
from tests.browser.support.pages import Table, by_list, say
from tests.browser.support.people import Person, duel


def test_a_hand_is_hidden_until_the_next_player_is_ready(visits: Visits, person: Person) -> None:
    page = visits.page(person=person)
    table = Table(page)
    page.goto(person.table(duel("medusa", "king_arthur", "sarpedon", kind="person"), "p1", "p2"))
    heroes = {"p1": "Medusa", "p2": "King Arthur"}
    cards = {
        seat: {card["name"] for card in person.request("GET", f"/api/heroes/{hero}")["cards"]}
        for seat, hero in (("p1", "medusa"), ("p2", "king_arthur"))
    }
    dice, shown, handed = random.Random(3), None, 0
    for _ in range(40):
        seat = waited(page, table)
        if seat != shown:
            expect_hidden(page, heroes[seat], set.union(*cards.values()))
            page.keyboard.press("Escape")
            page.keyboard.press("1")
            expect_hidden(page, heroes[seat], set.union(*cards.values()))
            page.get_by_role("button", name=say("web-ready")).click()
            shown, handed = seat, handed + 1
        table.settle()
        assert table.update["seat"] == seat
        held = page.locator("[data-card]").evaluate_all("(nodes) => nodes.map((n) => n.dataset.card)")
        assert sorted(held) == sorted(next(s for s in table.view["seats"] if s["seat"] == seat)["hand"])
        table.answer(table.choose(dice), by_list)
        if handed >= 5:
            break
    assert handed >= 5


def waited(page: Page, table: Table) -> str:
    """Who is asked, when the page knows of the last answer."""
    page.wait_for_function(
        """(after) => {
            if (document.querySelector('dialog h2#hand-over')) return true;
            const table = document.querySelector('[data-number]');
            return table !== null && Number(table.dataset.number) > after;
        }""",
        arg=table.answered,
    )
    while not any(update["number"] > table.answered for update in table.updates.values()):
        table.socket.wait_for_event("framereceived")
    return str(table.decision["seat"])


def expect_hidden(page: Page, who: str, names: set[str]) -> None:
    """The curtain is down, and nothing of a hand is on the page, not even where it cannot be seen."""
    expect(page.get_by_role("heading", name=say("web-hand-over", who=who))).to_be_visible()
    expect(page).to_have_title(re.compile(re.escape(who)))
    expect(page.locator("[data-card], [data-answer]")).to_have_count(0)
    shown = page.content()
    assert [name for name in names if name in shown] == []

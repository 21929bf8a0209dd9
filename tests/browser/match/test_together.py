"""Several browsers at one table: reloads, a server that dies, a spectator."""

from __future__ import annotations

import json
import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visits
from tests.browser.support.pages import HeroStage, Table, by_digits, by_list, say
from tests.browser.support.people import Person, duel
from tests.server.support import ServerProcess


def pick(page: Page, hero: str) -> None:
    """On the stage, which is open for who has just sat down."""
    stage = HeroStage(page)
    if not stage.sheet.is_visible():
        stage.press(stage.opener())
    stage.play(hero)


def turn(tables: list[Table], after: int) -> Table:
    """The table of the deciding player, once all have the last answer."""
    states = [table.settle("mine", "theirs", "over", after=after) for table in tables]
    return tables[states.index("mine")]


def play_on(tables: list[Table], dice: random.Random, answers: int, after: int) -> int:
    """Plays on for all; returns the number of the last decision that was answered."""
    for _ in range(answers):
        table = turn(tables, after)
        after = table.update["number"]
        table.answer(table.choose(dice), by_digits)
    return after


def test_two_browsers_a_reload_and_a_server_that_dies(visits: Visits, mortal: ServerProcess) -> None:
    visits.forgiven = lambda text: "WebSocket connection" in text or "ERR_CONNECTION" in text
    ada, bob = (visits.page(base_url=mortal.address) for _ in range(2))
    tables = [Table(ada), Table(bob)]
    ada.goto("/")
    ada.get_by_role("button", name=say("web-invite")).click()
    link = ada.get_by_role("textbox", name=say("web-link")).input_value()
    bob.goto(link)
    bob.get_by_role("button", name=say("web-sit-down")).click()
    pick(ada, "Medusa")
    pick(bob, "Sinbad")
    dice = random.Random(3)
    last = play_on(tables, dice, 12, -1)

    # A reload in the middle of a decision: the same question, the same options.
    asked = turn(tables, last)
    before, question = asked.view, asked.question.inner_text()
    asked.page.reload()
    assert asked.settle("mine", after=last) == "mine"
    assert asked.view == before
    expect(asked.question).to_have_text(question)

    # The server dies: both pages say so, and an answer given meanwhile is not lost.
    mortal.kill()
    for table in tables:
        expect(table.page.get_by_text(say("web-connection-lost"))).to_be_visible()
    last = asked.update["number"]
    option = asked.choose(dice)
    asked.answer(option, by_digits)
    expect(asked.listed(option)).to_be_disabled()
    mortal.start()
    turn(tables, last)
    for table in tables:
        expect(table.page.get_by_text(say("web-connection-lost"))).to_have_count(0)
    last = play_on(tables, dice, 10, last)
    loser = turn(tables, last)
    loser.resign()
    for table in tables:
        table.settle("over", after=last)
        table.expect_ending()


def test_a_spectator_sees_no_hand(visits: Visits, person: Person) -> None:
    page = visits.page(person=person)
    table, watched = Table(page), Table(visits.page())
    where = person.table(duel("medusa", "king_arthur", "sarpedon"), "p1")
    page.goto(where)
    table.settle()
    names = {
        card["card"]: card["name"]
        for hero in ("medusa", "king_arthur")
        for card in person.request("GET", f"/api/heroes/{hero}")["cards"]
    }
    watched.page.goto(where)
    watched.settle("theirs", after=-1)
    expect(watched.page.get_by_role("list", name=say("web-options"))).to_have_count(0)
    public: set[str] = set()
    dice = random.Random(5)
    for _ in range(25):
        if table.settle() == "over":
            break
        watched.settle("theirs", "over", after=table.update["number"] - 1)
        assert watched.update["seat"] is None
        public |= open_cards(table)
        told = {name for frame in watched.frames for name in re.findall(r"(?:medusa|king_arthur)\.\w+", frame)}
        assert told - public == set()
        hidden = set(names.values()) - {names[card] for card in public if card in names}
        shown = watched.page.content()
        assert [name for name in hidden if name in shown] == []
        watched.frames.clear()
        table.answer(table.choose(dice), by_list)
    assert public


def open_cards(table: Table) -> set[str]:
    """The cards that all have seen, from a player's updates so far."""
    found: set[str] = set()
    for frame in table.frames:
        message = json.loads(frame)
        if message["type"] != "update":
            continue
        view = message["view"]
        found.update(card for seat in view["seats"] for card in seat["discard"])
        # The Lady of the Lake finds no Excalibur: all know then who holds it.
        found.update(card for seat in view["seats"] if seat["seat"] != message["seat"] for card in seat["hand"])
        found.update(event["card"] for event in message["events"] if "card" in event and event["kind"] not in PRIVATE)
        if view["scheme"] is not None:
            found.add(view["scheme"]["card"])
        if view["combat"] is not None and view["combat"]["revealed"]:
            found.update(view["combat"][side]["card"] or "" for side in ("attacker", "defender"))
    return found


PRIVATE = {"draw", "commit", "look"}
"""Events that tell a player a card which others do not see."""

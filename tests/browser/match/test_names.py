"""Heroes, boards and cards may be named like members of objects."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

import peerless
from tests.browser.conftest import Visits
from tests.browser.support.pages import Table, by_list, say
from tests.browser.support.people import Person, duel

HEROES = Path(peerless.__file__).parent / "content" / "heroes"


@pytest.mark.parametrize("name", ["constructor", "__proto__", "toString"])
def test_there_is_no_such_hero_or_board(visits: Visits, name: str) -> None:
    page = visits.page()
    page.goto(f"/heroes/{name}")
    expect(page.get_by_text(say("web-missing-hero", hero=name))).to_be_visible()
    page.goto(f"/boards/{name}")
    expect(page.get_by_text(say("web-missing-board", board=name))).to_be_visible()


def test_a_hero_called_constructor_plays(visits: Visits, person: Person) -> None:
    """With a card and sidekicks that are called so too."""
    text = (HEROES / "medusa.yaml").read_text("utf-8")
    text = text.replace("snipe", "constructor").replace("harpy", "hasownproperty")
    setup = duel("constructor", "sinbad", "sarpedon")
    homebrew = [{"kind": "hero", "id": "constructor", "text": text}]
    made = person.request("POST", "/api/tables", {"setup": setup, "seats": ["p1"], "homebrew": homebrew})
    page = visits.page(person=person)
    page.goto(f"/t/{made['table']['table']}#{made['invite']}")
    table = Table(page)
    assert table.play(random.Random(3), by_list, 15) > 0
    expect(page.get_by_role("main")).to_be_visible()

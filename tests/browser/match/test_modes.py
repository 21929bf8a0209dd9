"""More than two at a table."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Visits
from tests.browser.support.pages import Table, by_list, by_pointing
from tests.browser.support.people import Person

BOT = {"kind": "bot", "level": "easy"}


@pytest.mark.parametrize(
    ("mode", "heroes", "how"),
    [
        ("teams", ["medusa", "sun_wukong", "dracula", "alice"], by_list),
        ("free_for_all", ["sinbad", "genie", "houdini"], by_pointing),
    ],
)
def test_many_at_a_table(visits: Visits, person: Person, mode: str, heroes: list[str], how: object) -> None:
    assert callable(how)
    setup = {"mode": mode, "board": "sarpedon", "seats": [{"hero": hero, **BOT} for hero in heroes]}
    setup["seats"][0] = {"hero": heroes[0]}  # type: ignore[index]
    page = visits.page(person=person)
    table = Table(page)
    page.goto(person.table(setup, "p1"))
    given = table.play(random.Random(11), how, 32)
    if table.settle() == "mine":  # not while others decide: nobody would resign, and the match wait for its player
        assert given >= 30
        table.resign()
    table.settle("over")
    table.expect_ending()

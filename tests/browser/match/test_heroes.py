"""What only some heroes ask: every prompt names the card or ability behind it, and can be answered."""

from __future__ import annotations

import random
from typing import Final

import pytest
from playwright.sync_api import expect

import peerless
from peerless import Content
from tests.browser.conftest import Visits
from tests.browser.support.fake_server import StandIn
from tests.browser.support.pages import by_list
from tests.browser.support.positions import of_hero

HEROES: Final = sorted(peerless.load_content().heroes)
MATCHES: Final = 90


@pytest.mark.parametrize("hero", HEROES)
def test_special_prompts(visits: Visits, content: Content, hero: str) -> None:
    server = StandIn(visits.page())
    positions = of_hero(content, hero, MATCHES)
    assert positions
    dice = random.Random(4)
    for view, question, source in positions:
        table = server.show(view)
        expect(table.question).to_have_text(question)
        assert source in question
        option = dice.choice(table.options)
        by_list(table, option)
        assert server.answered() == option

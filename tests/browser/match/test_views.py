"""Views of random matches of all heroes, modes and boards: no figure on another, every option within reach."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from peerless import Content
from tests.browser.conftest import Visits
from tests.browser.support.fake_server import StandIn
from tests.browser.support.pages import CARD_KINDS, DECLINED, Table, by_digits, by_focus, by_list, by_pointing
from tests.browser.support.positions import Position, of_all

EACH: Final = 5
"""Views for each kind of decision."""
COVERED: Final = 0.35
"""Of a figure, by one in front of it: so much of paper figures on neighboring spaces may stand before one another."""

_FIGURES: Final = """() => [...document.querySelectorAll('.figure .cut')].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height];
})"""


_OUT_OF_REACH: Final = """(wanted) => wanted.filter(
    (one) => document.querySelector(`${one}:not([aria-disabled=true]):not(:disabled)`) === null
)"""


def most_covered(figures: list[list[float]]) -> float:
    """The largest part of a figure that another one stands before."""
    worst = 0.0
    for i, (x, y, w, h) in enumerate(figures):
        for u, v, p, q in figures[i + 1 :]:
            wide, high = min(x + w, u + p) - max(x, u), min(y + h, v + q) - max(y, v)
            if wide > 0 and high > 0:
                worst = max(worst, wide * high / min(w * h, p * q))
    return worst


def pointed_at(table: Table, option: str) -> list[str]:
    """Where an option can be pointed at: the spaces and the cards that must not say that they are disabled."""
    kind, words = table.decision["kind"], option.split()
    if option in DECLINED or option == "maneuver":
        return []
    if words[0] == "attack":
        spaces = [table.space_of(fighter) for fighter in words[1:3]]
        return [*(f'[data-space="{space}"]' for space in spaces), card_in_hand(table, words[3])]
    if words[0] == "scheme":
        return [card_in_hand(table, words[1])]
    if kind in ("space", "place_sidekick"):
        return [f'[data-space="{option}"]']
    if kind in CARD_KINDS and table.holds(words[-1]):
        return [card_in_hand(table, words[-1])]
    return []


def card_in_hand(table: Table, card: str) -> str:
    seat = next(s for s in table.view["seats"] if s["seat"] == table.update["seat"])
    return f'[data-card="{seat["hero"]}.{card}"]'


def sample(content: Content) -> list[Position]:
    """Some of each kind."""
    positions = of_all(content)
    random.Random(9).shuffle(positions)
    seen: Counter[str] = Counter()
    chosen = []
    for position in positions:
        decision = position.view.decision
        assert decision is not None
        seen[decision.kind] += 1
        if seen[decision.kind] <= EACH:
            chosen.append(position)
    return chosen


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "telephone"])
def test_views(visits: Visits, content: Content, phone: bool) -> None:
    server = StandIn(visits.page(phone=phone), touch=phone)
    dice = random.Random(12)
    ways: list[Any] = [by_pointing, by_list] if phone else [by_pointing, by_digits, by_list, by_focus]
    worst = 0.0
    for number, (view, question, _) in enumerate(sample(content)):
        table = server.show(view)
        expect(table.question).to_have_text(question)
        missing = table.page.evaluate(
            _OUT_OF_REACH,
            sorted(
                {f'[data-answer="{option}"]' for option in table.options}
                | {at for option in table.options for at in pointed_at(table, option)}
            ),
        )
        assert missing == [], view.decision
        standing = sum(fighter.space is not None for fighter in view.fighters)
        expect(table.page.locator(".figure .cut")).to_have_count(standing)  # figures load with their hero
        figures = table.page.evaluate(_FIGURES)
        worst = max(worst, most_covered(figures))
        option = dice.choice(table.options)
        ways[number % len(ways)](table, option)
        assert server.answered() == option
    assert worst <= COVERED

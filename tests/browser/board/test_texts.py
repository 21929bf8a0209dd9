"""Nothing that is to be read at a table is cut, in any language, on any screen."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect

from peerless import Content
from peerless.messages.translator import LANGUAGES
from peerless.records.viewdata import ViewData
from tests.browser.conftest import PHONE, Visits
from tests.browser.support.fake_server import StandIn
from tests.browser.support.moments import shown
from tests.browser.support.pages import UPPER_PART, Table, expect_soon
from tests.browser.support.positions import Position, of_hero, position, walked

DESK: Final = {"viewport": {"width": 1280, "height": 720}}
TABLET: Final = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
SMALL: Final = {**PHONE, "viewport": {"width": 360, "height": 640}}
LONGEST: Final = 8
"""Questions of each screen and language, the longest first."""
WORDY: Final = ("confirm_suspicion", "elementary", "deduce_strategy", "education_never_ends", "feint")
_CUT: Final = """async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame); // the page has its new shape
    const found = [];
    for (const node of document.querySelectorAll('.says, .answers, .slim strong, .hand .name')) {
        const [wide, high] = [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight];
        if (node.checkVisibility() && (wide > 1 || high > 1)) found.push(`${node.className}: ${node.textContent}`);
    }
    for (const bar of document.querySelectorAll('.slim')) {
        const right = bar.getBoundingClientRect().right;
        for (const part of bar.querySelectorAll('.count, .state, .coin'))
            if (part.getBoundingClientRect().right > right) found.push(`beyond its bar: ${part.textContent}`);
    }
    return found;
}"""

_HELD: Final = """() => {
    const found = [];
    const card = document.querySelector('.hand .slot:hover .card');
    const { left, top, right } = card.getBoundingClientRect();
    const line = document.querySelector('.decision .line').getBoundingClientRect();
    if (top < line.bottom - 1) found.push('over the line');
    if (left < -1 || right > innerWidth + 1) found.push('beside the page');
    const said = [...card.querySelectorAll('.rules p, .who')].map((node) => {
        const words = document.createRange();
        words.selectNodeContents(node);
        return words.getBoundingClientRect().bottom;
    });
    if (Math.max(...said) > innerHeight + 1) found.push(`below the page: ${said}`);
    const column = document.querySelector('.looked section');
    if (column !== null) {
        if (column.querySelector('.card.preview') === null) found.push('not shown beside the board');
        if (column.scrollHeight > column.clientHeight + 1) found.push('cut beside the board');
    }
    return found;
}"""


def wordy_hand(content: Content) -> ViewData:
    """An action of a player who holds the cards with most to read."""
    match = next(m for m in walked(content, ["sherlock_holmes", "medusa"], "sarpedon", 1) if len(m.answers) > 12)
    while match.decision.kind != "action" or match.decision.seat != "p1":
        match.answer(0)
    view = position(match).view
    hand = [f"sherlock_holmes.{card}" for card in WORDY]
    seats = [replace(seat, hand=hand) if seat.seat == "p1" else seat for seat in view.seats]
    return replace(view, seats=seats)


def expect_cards_read(table: Table) -> None:
    """Each card that is pointed at: all of its text, and the line that says what to do is not hidden."""
    held = table.page.locator(".hand [data-card]")
    expect(held).to_have_count(len(WORDY))
    for card in held.all():
        card.hover(position=UPPER_PART)
        expect_soon(table.page, partial(fits, card), lambda: f"{table.page.evaluate(_HELD)}")


def fits(card: Locator) -> bool:
    return bool(card.evaluate(_HELD) == [])


def long_questions(content: Content) -> list[Position]:
    found = [one for hero in sorted(content.heroes) for one in of_hero(content, hero, 3)]
    return sorted(found, key=lambda one: -len(one.question))[:LONGEST]


def four_seats(content: Content) -> list[Position]:
    """Long names, states and many sidekicks beside one another, as partners and as opponents."""
    heroes = ["invisible_man", "sun_wukong", "jekyll_and_hyde", "sherlock_holmes"]
    found = []
    for mode, first in (("teams", heroes), ("free_for_all", heroes[::-1])):
        match = next(m for m in walked(content, first, "sarpedon", 1, mode) if len(m.answers) > 30)
        found.append(position(match))
    return found


def expect_whole(page: Page, question: str) -> None:
    expect_soon(page, lambda: page.evaluate(_CUT) == [], lambda: f"{question}: {page.evaluate(_CUT)}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESK, TABLET, PHONE, SMALL], ids=["desk", "tablet", "phone", "small"])
def test_nothing_is_cut(visits: Visits, content: Content, language: str, size: dict[str, Any]) -> None:
    server = StandIn(visits.page(settings={"language": language}, **size), touch="has_touch" in size)
    page = server.table.page
    for one in [*long_questions(content), *four_seats(content)]:
        server.show(one.view)
        page.evaluate("() => document.fonts.ready.then(() => true)")
        expect_whole(page, one.question)
    if size in (DESK, TABLET):
        expect_cards_read(server.show(wordy_hand(content)))


@pytest.mark.parametrize("phone", [False, True])
def test_an_attack_is_seen_while_a_card_is_chosen(visits: Visits, content: Content, phone: bool) -> None:
    """On a phone, where no scene covers the board then, rings mark who attacks whom; elsewhere the scene does."""
    server = StandIn(visits.page(phone=phone), touch=phone)
    mark = server.table.page.locator("[data-attack]")
    for match in walked(content, ["medusa", "king_arthur"], "sarpedon", 1):
        match.listen()
        if match.decision.kind == "defense" and match.decision.seat == "p1":
            view, events = shown(match)
            server.show(view, events)
            assert view.combat is not None
            wanted = f"{view.combat.attacker.fighter} {view.combat.defender.fighter}"
            if phone:
                expect_soon(server.table.page, lambda: mark.count() == 1, lambda: "no rings")
                assert mark.get_attribute("data-attack") == wanted
                assert mark.locator("circle").count() == 4
            else:
                assert mark.count() == 0
                assert server.table.page.locator("[data-combat]").count() == 1
                back = server.table.page.locator("[data-combat] .attacker .card.down .back")
                expect_soon(server.table.page, partial(as_a_card, back), partial(str, back))
            return
    raise AssertionError("nobody was attacked")


def as_a_card(back: Locator) -> bool:
    """It has the shape of a card."""
    box = back.bounding_box()
    return box is not None and 1.2 < box["height"] / box["width"] < 1.6

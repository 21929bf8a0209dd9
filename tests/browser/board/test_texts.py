"""Nothing that is to be read at a table is cut, in any language, on any screen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect

from peerless import Content
from peerless.messages.translator import LANGUAGES
from peerless.records.view_builder import view_data
from peerless.records.viewdata import DecisionData, ViewData
from tests.browser.conftest import Visits
from tests.browser.support.fake_server import StandIn
from tests.browser.support.moments import shown
from tests.browser.support.pages import UPPER_PART, Table, expect_soon
from tests.browser.support.positions import Position, of_hero, position, walked

MOUSE: Final = [(1280, 720), (1180, 820)]
TOUCH: Final = [(820, 1180), (390, 844), (360, 640), (844, 390)]
LEFT: Final = 3_725_000
"""Milliseconds on each clock: more than an hour, which is as long as a time gets."""
CALLED: Final = "Ada, Countess of Lovelace, "
LONGEST: Final = 8
"""Questions of each language and screen, the longest first."""
WORDY: Final = ("confirm_suspicion", "elementary", "deduce_strategy", "education_never_ends", "feint")
_CUT: Final = """async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame); // the page has its new shape
    const found = [];
    const TEXTS = '.says, .answers, .seat .name, .hand .name, [data-fit]:has(> h2 + p)';
    for (const node of document.querySelectorAll(TEXTS)) {
        const [wide, high] = [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight];
        if (node.checkVisibility() && (wide > 1 || high > 1)) found.push(`${node.className}: ${node.textContent}`);
    }
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const says = document.querySelector('.says').getBoundingClientRect();
    for (const answer of document.querySelectorAll('.answers .button'))
        if (meet(says, answer.getBoundingClientRect())) found.push(`the question on ${answer.textContent.trim()}`);
    for (const tool of document.querySelectorAll('.tools > *'))
        if (tool.checkVisibility() && tool.getBoundingClientRect().right > innerWidth)
            found.push(`beside the page: ${tool.textContent.trim()}`);
    // Of a text its letters, of a picture its frame.
    const boxes = (part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const lines = part.matches(':is(.name, .about)') ? [...range.getClientRects()] : [part.getBoundingClientRect()];
        return lines.map(({ left, top, right, bottom }) => {
            const edge = part.matches('.name, .about') ? (bottom - top) / 5 : 0; // above and below the letters
            return { left: left + 1, top: top + edge + 1, right: right - 1, bottom: bottom - edge - 1 };
        });
    };
    const inside = (a, bar) => a.left >= bar.left && a.right <= bar.right && a.top >= bar.top && a.bottom <= bar.bottom;
    const PARTS = '.portrait, .name, .about, .state, .banner, .partner, .coin, .life, .pips, .health, .count, time';
    for (const bar of document.querySelectorAll('.seat')) {
        const parts = [...bar.querySelectorAll(PARTS)].filter((part) => part.checkVisibility());
        const said = (part) => `${part.className} ${part.textContent.trim()}`;
        for (const [i, part] of parts.entries()) {
            if (!boxes(part).every((box) => inside(box, bar.getBoundingClientRect())))
                found.push(`beyond its bar: ${said(part)}`);
            for (const other of parts.slice(i + 1))
                if (!part.contains(other) && boxes(part).some((a) => boxes(other).some((b) => meet(a, b))))
                    found.push(`${said(part)} on ${said(other)}`);
        }
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


@pytest.fixture(scope="module")
def crowded(content: Content) -> list[Position]:
    """What fills a table: the longest questions, long names, states, counters and many sidekicks."""
    asked = [one for hero in sorted(content.heroes) for one in of_hero(content, hero, 3)]
    longest = sorted(asked, key=lambda one: -len(one.question))[:LONGEST]
    pairs = [one for one in asked if is_pair(one.view.decision)]
    return [*longest, *pairs, *two_seats(content), *four_seats(content), ended(content)]


def is_pair(decision: DecisionData | None) -> bool:
    """Two modes, which are as wide as buttons get."""
    return decision is not None and decision.kind == "mode" and len(decision.options or []) == 2


def ended(content: Content) -> Position:
    """After a match, which has a button more."""
    *_, match = walked(content, ["medusa", "king_arthur"], "sarpedon", 1)
    assert match.over
    return Position(view_data(match.view("p1")), "the end", "")


def two_seats(content: Content) -> Iterator[Position]:
    """Heroes with long names, with a token, with a counter, with many fighters."""
    for heroes in (("alice", "robin_hood"), ("beowulf", "jekyll_and_hyde"), ("little_red_riding_hood", "beowulf")):
        yield position(next(m for m in walked(content, [*heroes], "sarpedon", 1) if len(m.answers) > 30))
    match = next(m for m in walked(content, ["alice", "sherlock_holmes"], "sarpedon", 1) if len(m.answers) > 30)
    yield Position(view_data(match.view(None)), "watched", "")


def four_seats(content: Content) -> Iterator[Position]:
    """As partners and as opponents."""
    heroes = ["invisible_man", "little_red_riding_hood", "jekyll_and_hyde", "sherlock_holmes"]
    for mode, first in (("teams", heroes), ("free_for_all", heroes[::-1])):
        yield position(next(m for m in walked(content, first, "sarpedon", 1, mode) if len(m.answers) > 30))


def expect_whole(page: Page, where: str) -> None:
    expect_soon(page, lambda: page.evaluate(_CUT) == [], lambda: f"{where}: {page.evaluate(_CUT)}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_nothing_is_cut(visits: Visits, content: Content, crowded: list[Position], language: str, touch: bool) -> None:
    """Nor covered: the parts of a player's bar have a place each."""
    server = StandIn(visits.page(settings={"language": language}, phone=touch), touch=touch)
    server.called, server.left = CALLED, LEFT
    page = server.table.page
    for one in crowded:
        server.show(one.view)
        page.evaluate("() => document.fonts.ready.then(() => true)")
        for width, height in TOUCH if touch else MOUSE:
            page.set_viewport_size({"width": width, "height": height})
            expect_whole(page, f"{width} x {height}, {one.question}")
    width, height = TOUCH[0] if touch else MOUSE[0]
    page.set_viewport_size({"width": width, "height": height})
    server.called, server.left = "", None
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

"""Nothing that is to be read at a table is cut, in any language, on any screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page

from peerless import Content
from peerless.messages.translator import LANGUAGES
from peerless.records.view_builder import view_data
from tests.browser.conftest import Visits
from tests.browser.support.fake_server import StandIn
from tests.browser.support.moments import shown
from tests.browser.support.pages import expect_soon
from tests.browser.support.positions import Position, of_hero, position, walked

MOUSE: Final = [(1280, 720), (1180, 820)]
TOUCH: Final = [(820, 1180), (390, 844), (360, 640), (844, 390)]
LEFT: Final = 3_725_000
"""Milliseconds on each clock: more than an hour, which is as long as a time gets."""
CALLED: Final = "Ada, Countess of Lovelace, "
LONGEST: Final = 8
"""Questions of each language and screen, the longest first."""
_CUT: Final = """async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame); // the page has its new shape
    const found = [];
    for (const node of document.querySelectorAll('.says, .answers, .seat .name, .hand .name')) {
        const [wide, high] = [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight];
        if (node.checkVisibility() && (wide > 1 || high > 1)) found.push(`${node.className}: ${node.textContent}`);
    }
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
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
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


@pytest.fixture(scope="module")
def crowded(content: Content) -> list[Position]:
    """What fills a table: the longest questions, long names, states, counters and many sidekicks."""
    asked = [one for hero in sorted(content.heroes) for one in of_hero(content, hero, 3)]
    return [*sorted(asked, key=lambda one: -len(one.question))[:LONGEST], *two_seats(content), *four_seats(content)]


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
def test_nothing_is_cut(visits: Visits, crowded: list[Position], language: str, touch: bool) -> None:
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
            return
    raise AssertionError("nobody was attacked")

"""Pictures of the main screens for the README, at two sizes and in both themes: `make screenshots`."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, expect

import peerless
from peerless.bots import make_bot
from peerless.records.match import new_match
from tests.browser.conftest import DESK, PHONE, Visits
from tests.browser.support.fake_server import StandIn
from tests.browser.support.moments import Shown, shown
from tests.browser.support.pages import Replay, Table, by_digits, say
from tests.browser.support.palette import shrink
from tests.browser.support.people import Person, duel
from tests.browser.support.site import browser_and_server
from tests.server.support import ServerProcess

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "screenshots"
SIZES: Final = {"desk": DESK, "phone": PHONE}
PAGES: Final = {
    "home": ("/", "web-play-now"),
    "create": ("/create", "web-start-match"),
    "hero": ("/gallery/medusa", "web-gallery"),
}
SEED: Final = 21


def scenes() -> dict[str, Shown]:
    """A match between two who play to win: after the first turns, in a combat, at its end."""
    content = peerless.load_content()
    match = new_match(content, heroes=["medusa", "king_arthur"], board="sarpedon", seed=SEED)
    match.listen()
    bots = {seat: make_bot("greedy", seed) for seed, seat in enumerate(("p1", "p2"))}
    found: dict[str, Shown] = {}
    while not match.over:
        mine, given = match.decision.seat == "p1", len(match.answers)
        if mine and match.decision.kind == "action" and given > 25:
            found.setdefault("table", shown(match))
        if mine and match.decision.kind == "defense" and given > 40:
            found.setdefault("combat", shown(match))
        match.answer(bots[match.decision.seat].choose(match.view(match.decision.seat)))
    return {**found, "ending": shown(match)}


def played(server: ServerProcess, browser: Browser) -> tuple[Person, str]:
    """A guest who has a match behind them, and where its replay is."""
    person, visits = Person(server.address), Visits(browser, server.address)
    page = visits.page(person=person)
    table, where = Table(page), person.table(duel("alice", "dracula", "marmoreal"), "p1")
    page.goto(where)
    table.play(random.Random(SEED), by_digits, 40)
    if table.settle() == "mine":
        table.resign()
        table.settle("over")
    visits.close(None)
    name = where.removeprefix("/t/").partition("#")[0]
    frames = person.request("GET", f"/api/tables/{name}/frames?eyes=open&from=20")["frames"]
    hits = [frame for frame in frames if {"combat", "damage"} <= {event["kind"] for event in frame["events"]}]
    return person, f"/r/{name}#{hits[len(hits) // 2]['number']}"


def picture(page: Page, name: str) -> None:
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")
    shrink(page, page.screenshot(animations="disabled"), FOLDER / f"{name}.png")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    at_table = scenes()
    with browser_and_server() as (browser, server):
        person, replay = played(server, browser)
        for size, options in SIZES.items():
            for theme in ("light", "dark"):
                visits = Visits(browser, server.address)
                page = visits.page(person=person, settings={"theme": theme}, bypass_csp=True, **options)
                for name, (path, word) in PAGES.items():
                    page.goto(path)
                    expect(page.get_by_text(say(word), exact=True).first).to_be_visible()
                    picture(page, f"{name}_{size}_{theme}")
                page.goto(replay)
                expect(Replay(page).slider).to_be_visible()
                picture(page, f"replay_{size}_{theme}")
                stand_in = StandIn(visits.page(settings={"theme": theme}, bypass_csp=True, **options))
                for name, (view, events) in at_table.items():
                    stand_in.show(view, events)
                    picture(stand_in.table.page, f"{name}_{size}_{theme}")
                visits.close(None)


if __name__ == "__main__":
    main()

"""Whole matches as sequences of pictures, to look at as a designer would: the second part of `make screenshots`.

Every size, theme and language, four seats, and what each hero asks: each at least twice, not in every combination.
The pictures go to `build/screenshots`; open its `index.html`.
"""

from __future__ import annotations

import html
import random
import shutil
from itertools import cycle
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page

import peerless
from tests.browser.conftest import PHONE, Visits
from tests.browser.support.fake_server import StandIn
from tests.browser.support.pages import Table, by_digits
from tests.browser.support.people import Person
from tests.browser.support.positions import of_hero
from tests.browser.support.site import browser_and_server
from tests.server.support import ServerProcess

FOLDER: Final = Path(__file__).resolve().parents[2] / "build" / "screenshots"
STEP_MS: Final = 400
"""Of the page's clock between two looks at what is being shown."""
DUELS: Final = 40
"""In which a hero asks what it can ask."""


class Look(NamedTuple):
    """How a match is looked at."""

    size: tuple[int, int]
    theme: str
    language: str

    @property
    def name(self) -> str:
        return f"{self.size[0]}x{self.size[1]}_{self.theme}_{self.language}"

    @property
    def touch(self) -> bool:
        return self.size[0] < 500

    def page(self, visits: Visits, person: Person | None = None, **settings: Any) -> Page:
        device = PHONE if self.touch else {}
        screen = {**device, "viewport": {"width": self.size[0], "height": self.size[1]}}
        settings = {"theme": self.theme, "language": self.language, **settings}
        return visits.page(person=person, settings=settings, **screen)


MATCHES: Final[tuple[tuple[Look, str, str, str], ...]] = (
    (Look((1280, 720), "light", "en"), "duel", "sarpedon", "medusa king_arthur"),
    (Look((1366, 768), "dark", "uk"), "duel", "marmoreal", "sinbad alice"),
    (Look((1440, 900), "light", "pl"), "teams", "sarpedon", "genie dracula sun_wukong houdini"),
    (Look((1920, 1080), "dark", "cs"), "free_for_all", "sarpedon", "jekyll_and_hyde medusa sinbad alice"),
    (Look((820, 1180), "light", "ru"), "teams", "sarpedon", "king_arthur invisible_man sherlock_holmes dracula"),
    (Look((1180, 820), "dark", "en"), "duel", "baskerville_manor", "invisible_man houdini"),
    (Look((390, 844), "light", "uk"), "duel", "soho", "jekyll_and_hyde dracula"),
    (Look((390, 844), "dark", "pl"), "free_for_all", "sarpedon", "sun_wukong genie medusa king_arthur"),
    (Look((820, 1180), "dark", "cs"), "duel", "king_solomons_mine", "sherlock_holmes sinbad"),
    (Look((1280, 720), "dark", "ru"), "duel", "soho", "houdini sun_wukong"),
)


class Sequence:
    """The pictures of one match, numbered."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.folder = FOLDER / name
        self.folder.mkdir(parents=True)
        self.count = 0
        self.last = ""

    def take(self, what: str) -> None:
        self.count += 1
        self.page.evaluate("() => document.fonts.ready.then(() => true)")
        self.page.screenshot(path=self.folder / f"{self.count:03}_{what}.png")

    def take_stage(self) -> None:
        """What is shown over the board, if it has changed."""
        stage = self.page.locator("[data-combat], [data-acts]").first
        now = stage.inner_text() if stage.count() else ""
        if now not in ("", self.last):
            self.take("combat" if stage.get_attribute("data-combat") else "card")
        self.last = now


def play(visits: Visits, person: Person, look: Look, mode: str, board: str, heroes: list[str]) -> None:
    """One player against bots, to the end: every question, and every step of every combat."""
    page = look.page(visits, person, speed=1, motion="full")
    page.clock.install()
    table = Table(page, language=look.language, touch=look.touch)
    seats: list[dict[str, Any]] = [{"hero": hero, "kind": "bot", "level": "medium"} for hero in heroes]
    seats[0] = {"hero": heroes[0]}
    page.goto(person.table({"mode": mode, "board": board, "seats": seats}, "p1"))
    pictures, dice = Sequence(page, f"{look.name}_{mode}"), random.Random(3)
    table.settle("mine", "theirs", "playing")
    while not page.locator('[data-state="over"]').count():
        state = page.locator("[data-state]").get_attribute("data-state")
        if state == "playing":
            page.clock.run_for(STEP_MS)
            pictures.take_stage()
        elif state == "mine":
            table.settle("mine")
            pictures.take(table.decision["kind"])
            table.answer(table.choose(dice), by_digits)
            table.settle("mine", "theirs", "playing", "over")
        else:
            page.wait_for_timeout(10)  # for the server
    pictures.take("over")


def ask(visits: Visits, looks: list[Look]) -> None:
    """What every hero can ask, each question twice."""
    content, turn = peerless.load_content(), cycle(looks)
    servers = {look: StandIn(look.page(visits), touch=look.touch) for look in looks}
    for hero in sorted(content.heroes):
        found = of_hero(content, hero, DUELS)
        for number, position in enumerate(found * 2):
            look = next(turn)
            page = servers[look].show(position.view).page
            decision = position.view.decision
            assert decision is not None
            name = f"{number:02}_{decision.kind}_{decision.source.replace(':', '.')}_{look.name}.png"
            page.screenshot(path=FOLDER / f"prompts_{hero}" / name)
        if len(found) % len(looks) == 0:
            next(turn)  # the same question is not seen the same way twice


def write_index() -> None:
    """All pictures on one page per folder, in order."""
    folders = sorted(path for path in FOLDER.iterdir() if path.is_dir())
    for folder in folders:
        pictures = "".join(
            f'<figure><img src="{html.escape(picture.name)}" loading="lazy" width="420">'
            f"<figcaption>{html.escape(picture.stem)}</figcaption></figure>"
            for picture in sorted(folder.glob("*.png"))
        )
        style = "body{display:flex;flex-wrap:wrap;gap:8px;font:14px sans-serif}figure{margin:0}"
        (folder / "index.html").write_text(f"<!doctype html><style>{style}</style>{pictures}", "utf-8")
    links = "".join(f'<li><a href="{f.name}/index.html">{f.name}</a></li>' for f in folders)
    (FOLDER / "index.html").write_text(f"<!doctype html><ul>{links}</ul>", "utf-8")


def take(browser: Browser, server: ServerProcess) -> None:
    for look, mode, board, heroes in MATCHES:
        visits = Visits(browser, server.address)
        play(visits, Person(server.address), look, mode, board, heroes.split())
        visits.close(None)
    visits = Visits(browser, server.address)
    ask(visits, list(dict.fromkeys(look for look, *_ in MATCHES)))
    visits.close(None)
    write_index()


def main() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    with browser_and_server() as (browser, server):
        take(browser, server)


if __name__ == "__main__":
    main()

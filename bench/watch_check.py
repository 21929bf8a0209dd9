"""Count the combats a player sees in real time at normal speed: `make watch-check`.

Plays whole matches against a bot of every level, watches two bots of every level, plays at one screen and watches a
replay, several tables at once. Prints how many of their combats had their result on screen for at least a second.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page

from peerless.bots.registry import LEVELS
from tests.browser.conftest import Visits
from tests.browser.support.pages import Replay, Table, by_digits, say
from tests.browser.support.people import Person, duel
from tests.browser.support.presented import HELD_MS, combats_told, looks, record, results
from tests.browser.support.site import browser_and_server
from tests.server.support import ServerProcess

NORMAL: Final = {"speed": 1, "motion": "full"}
HEROES: Final = ("king_arthur", "medusa")
BOARD: Final = "sarpedon"
AT_ONCE: Final = 4
_STATE: Final = "() => ({ ...document.querySelector('[data-number]')?.dataset })"


class Row(NamedTuple):
    """A line of the table."""

    table: str
    level: str
    combats: int
    seen: int
    least_ms: int

    def __str__(self) -> str:
        return f"| {self.table} | {self.level} | {self.seen} of {self.combats} | {self.least_ms / 1000:.1f} s |"


Watching = Iterator[None]
"""Advances a little whenever it is called; ends with the match."""


def played(page: Page, table: Table, dice: random.Random) -> Watching:
    """Answers whenever the page asks, until the match is over."""
    ready = page.get_by_role("button", name=say("web-ready"))
    while True:
        at: dict[str, str] = page.evaluate(_STATE)
        if at.get("state") == "over":
            return
        if at.get("state") == "mine" and int(at["number"]) > table.answered:
            table.settle()
            table.answer(table.choose(dice), by_digits)
        elif not at and ready.is_visible():
            ready.click()
        yield


def replayed(page: Page) -> Watching:
    """Plays a replay to its end."""
    replay = Replay(page)
    replay.press("web-replay-play")
    last = replay.slider.get_attribute("max")
    while replay.slider.input_value() != last or page.locator("[data-combat]").count() > 0:
        yield


class Check:
    """One watched table."""

    def __init__(self, visits: Visits, person: Person, name: str, level: str, where: str) -> None:
        self.name, self.level, self.where = name, level, where
        self.page = visits.page(person=person, settings=NORMAL)
        self.table = Table(self.page)
        self.page.goto(where)
        self.page.locator("[data-number], dialog, input[type=range]").first.wait_for()
        record(self.page)
        self.going = replayed(self.page) if name == "replay" else played(self.page, self.table, random.Random(7))

    @property
    def replay(self) -> str:
        return "/r/" + self.where.removeprefix("/t/").partition("#")[0]

    def goes_on(self) -> bool:
        return next(self.going, self) is None

    def row(self, combats: int | None = None) -> Row:
        shown = results(looks(self.page))
        told = combats_told(self.table) if combats is None else combats
        seen = sum(ms >= HELD_MS for ms in shown.values())
        self.page.context.close()
        return Row(self.name, self.level, told, seen, round(min(shown.values(), default=0)))


def checks(visits: Visits, person: Person, levels: list[str]) -> list[Callable[[], Check]]:
    """All tables, each opened when its turn comes."""

    def table(name: str, level: str, setup: dict[str, Any], *seats: str) -> Callable[[], Check]:
        return lambda: Check(visits, person, name, level, person.table(setup, *seats))

    def bots(level: str, count: int) -> dict[str, Any]:
        seats = [{"hero": hero} for hero in HEROES]
        return {
            "board": BOARD,
            "seats": [*seats[:-count], *({**s, "kind": "bot", "level": level} for s in seats[-count:])],
        }

    return [
        *(table("against a bot", level, bots(level, 1), "p1") for level in levels),
        *(table("watching bots", level, bots(level, 2)) for level in levels),
        table("hot seat", "", duel(*HEROES, BOARD, kind="person"), "p1", "p2"),
    ]


def run(browser: Browser, server: ServerProcess, levels: list[str], at_once: int) -> Iterator[Row]:
    """The rows as matches end; the first one is watched again as a replay."""
    visits, person = Visits(browser, server.address), Person(server.address)
    waiting = checks(visits, person, levels)
    running: list[Check] = []
    replayed_combats: int | None = None
    while waiting or running:
        while waiting and len(running) < at_once:
            running.append(waiting.pop(0)())
        for check in list(running):
            if check.goes_on():
                continue
            running.remove(check)
            row = check.row(replayed_combats if check.name == "replay" else None)
            yield row
            if replayed_combats is None:
                replayed_combats = row.combats
                waiting.append(partial(Check, visits, person, "replay", "", check.replay))
        for check in running[:1]:
            check.page.wait_for_timeout(20)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs="*", default=[*LEVELS], help=f"levels of bots: {', '.join(LEVELS)}")
    parser.add_argument("--at-once", type=int, default=AT_ONCE, help="tables at the same time")
    given = parser.parse_args()
    with browser_and_server() as (browser, server):
        print("| table | level | result seen for a second | shortest |\n|---|---|---|---|", flush=True)
        for row in run(browser, server, given.levels, given.at_once):
            print(row, flush=True)


if __name__ == "__main__":
    main()

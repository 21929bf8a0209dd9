"""A whole match at normal speed, on the page's own clock: every combat is seen before anything tells its result."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import pairwise
from typing import Any, Final

from tests.browser.conftest import Visits
from tests.browser.support.pages import Table, by_list
from tests.browser.support.people import Person, duel

HELD_MS: Final = 1000
_RECORD: Final = """() => {
    window.seen = [];
    const all = (what) => [...document.querySelectorAll(what)].map((node) => node.textContent.trim());
    const look = () => {
        const stage = document.querySelector('[data-combat]');
        const now = {
            combat: stage?.dataset.combat ?? null,
            verdict: stage?.querySelector('.verdict')?.textContent.trim() ?? null,
            health: all('.fighters'), told: all('.log li.big').filter((line) => line.length > 0),
        };
        const { at, ...last } = seen.at(-1) ?? {};
        if (JSON.stringify(now) !== JSON.stringify(last)) seen.push({ ...now, at: performance.now() });
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}"""


def test_every_combat_is_shown_to_its_end(visits: Visits, person: Person) -> None:
    page = visits.page(person=person, settings={"speed": 1, "motion": "full"})
    page.clock.install()
    table = Table(page)
    page.goto(person.table(duel("king_arthur", "sinbad", "sarpedon"), "p1"))
    table.settle()
    page.evaluate(_RECORD)
    dice = random.Random(4)
    while table.watch() == "mine":
        table.answer(table.choose(dice), by_list)
    table.expect_ending()
    seen: list[dict[str, Any]] = page.evaluate("seen")
    combats = sum(event["kind"] == "combat" for event in _events(table))
    assert combats >= 5
    shown = _shown(seen)
    assert len(shown) == combats
    assert min(shown.values()) >= HELD_MS
    for before, after in pairwise(seen):
        undecided = before["combat"] == after["combat"] is not None and after["verdict"] is None
        assert not (undecided and before["health"] != after["health"]), after
        told = len(after["told"]) - len(before["told"])
        assert not (undecided and told > 0), after


def _events(table: Table) -> list[dict[str, Any]]:
    """Everything the page was told to have happened."""
    found: list[dict[str, Any]] = []
    for message in map(json.loads, table.frames):
        if message["type"] == "update":
            found[message["first"] :] = message["events"]
    return found


def _shown(seen: list[dict[str, Any]]) -> Counter[str]:
    """Combat -> how long its result was on screen."""
    found: Counter[str] = Counter()
    for now, then in pairwise(seen):
        if now["verdict"] is not None:
            found[now["combat"]] += then["at"] - now["at"]
    return found

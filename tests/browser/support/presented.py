"""What a page has shown of the combats of a match, and for how long, by the clock of the page."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from typing import Any, Final, TypeAlias

from playwright.sync_api import Page

from tests.browser.support.pages import Table

HELD_MS: Final = 1000
"""How long every result is shown at least, at normal speed."""
Looks: TypeAlias = list[dict[str, Any]]
"""What was on screen, moment by moment: the combat, its result, health and the log."""

_RECORD: Final = """() => {
    window.seen = [];
    const all = (what) => [...document.querySelectorAll(what)].map((node) => node.textContent.trim());
    const look = () => {
        const stage = document.querySelector('[data-combat]');
        const now = {
            combat: stage?.dataset.combat ?? null,
            verdict: stage?.querySelector('.verdict')?.textContent.trim() ?? null,
            health: all('[data-life]'), told: all('[role="log"] li.big').filter((line) => line.length > 0),
        };
        const { at, ...last } = seen.at(-1) ?? {};
        if (JSON.stringify(now) !== JSON.stringify(last)) seen.push({ ...now, at: performance.now() });
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}"""


def record(page: Page) -> None:
    """Begins to look at the page."""
    page.evaluate(_RECORD)


def looks(page: Page) -> Looks:
    """Everything since then."""
    found: Looks = page.evaluate("[...seen, { ...seen.at(-1), at: performance.now() }]")
    return found


def results(seen: Looks) -> Counter[str]:
    """Combat -> for how many milliseconds its result was on screen."""
    found: Counter[str] = Counter()
    for now, then in pairwise(seen):
        if now["verdict"] is not None:
            found[now["combat"]] += then["at"] - now["at"]
    return found


def spoiled(seen: Looks) -> Looks:
    """Moments at which health or the log changed during a combat without a result."""
    found: Looks = []
    for before, after in pairwise(seen):
        if before["combat"] == after["combat"] is not None and after["verdict"] is None:
            told = len(after["told"]) > len(before["told"])
            if told or before["health"] != after["health"]:
                found.append(after)
    return found


def combats_told(table: Table) -> int:
    """Number of combats the page received."""
    found: set[int] = set()
    for message in map(json.loads, table.frames):
        if message["type"] == "update":
            found |= {event["combat"] for event in message["events"] if event["kind"] == "combat"}
    return len(found)

"""WCAG 2.2 AA as far as axe can tell, on every page, in both themes."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visits
from tests.browser.pages import Table, by_list, say
from tests.browser.people import Person, duel

AXE: Final = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
PAGES: Final = {
    "/": "web-play-now", "/create": "web-open-table", "/lobby": "web-look-again", "/gallery": "web-boards",
    "/gallery/medusa": "web-gallery", "/settings": "web-theme", "/open": "web-open", "/nowhere": "web-missing",
}  # fmt: skip


def complaints(page: Page) -> list[str]:
    if page.evaluate("() => typeof axe") == "undefined":
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "(tags) => axe.run(document, { runOnly: tags, resultTypes: ['violations'] }).then((r) => r.violations)", TAGS
    )
    return [f"{page.url} {v['id']}: {node['target']} {node['failureSummary']}" for v in found for node in v["nodes"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages(visits: Visits, theme: str) -> None:
    page = visits.page(settings={"theme": theme}, bypass_csp=True)
    wrong: list[str] = []
    for path, word in PAGES.items():
        page.goto(path)
        expect(page.get_by_text(say(word), exact=True).first).to_be_visible()
        wrong += complaints(page)
    assert wrong == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table(visits: Visits, person: Person, theme: str) -> None:
    """While people gather, at each kind of decision of a while, and at the end."""
    page = visits.page(person=person, settings={"theme": theme}, bypass_csp=True)
    page.goto(person.table({**duel(kind="person"), "picking": "free"}, "p1"))
    expect(page.get_by_role("textbox", name=say("web-link"))).to_be_visible()
    wrong = complaints(page)
    table = Table(page)
    page.goto(person.table(duel("dracula", "houdini", "soho"), "p1"))
    dice, seen = random.Random(8), set()
    for _ in range(20):
        if table.settle() != "mine":
            break
        if table.decision["kind"] not in seen:
            seen.add(table.decision["kind"])
            wrong += complaints(page)
        table.answer(table.choose(dice), by_list)
    if table.settle() == "mine":
        table.resign()
        table.settle("over")
    wrong += complaints(page)
    assert wrong == []

"""WCAG 2.2 AA as far as axe can tell, on every page, in both themes."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visits
from tests.browser.support.guides import begin_first_match
from tests.browser.support.pages import ALL_PAGES, HeroStage, Replay, Table, by_list, say, visit
from tests.browser.support.people import Person, duel

AXE: Final = Path(__file__).resolve().parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


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
    for path in ALL_PAGES:
        visit(page, path)
        wrong += complaints(page)
    assert "\n".join(wrong) == ""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table(visits: Visits, person: Person, theme: str) -> None:
    """While people gather, at each kind of decision of a while, at the end, and as a replay."""
    page = visits.page(person=person, settings={"theme": theme}, bypass_csp=True)
    page.goto(person.table({**duel(kind="person"), "picking": "free"}, "p1"))
    expect(page.get_by_role("textbox", name=say("web-link"))).to_be_visible()
    wrong = complaints(page)
    table = Table(page)
    where = person.table(duel("dracula", "houdini", "soho"), "p1")
    page.goto(where)
    dice = random.Random(8)
    seen: set[tuple[str, int]] = set()
    while table.settle() == "mine" and (len(seen) < 6 or not any(combat for _, combat in seen)):
        kind = table.decision["kind"], page.locator(".combat").count()
        if kind not in seen:
            seen.add(kind)
            wrong += complaints(page)
        table.answer(table.choose(dice), by_list)
    assert any(combat for _, combat in seen)
    if table.settle() == "mine":
        table.resign()
        table.settle("over")
    expect(page.get_by_role("dialog")).to_be_visible()
    wrong += complaints(page)
    page.goto("/r/" + where.removeprefix("/t/").partition("#")[0])
    expect(Replay(page).slider).to_be_visible()
    wrong += complaints(page)
    for key in ("web-share", "web-continue"):
        Replay(page).open_tools()
        wrong += complaints(page)
        Replay(page).press(key)
        wrong += closed(page)
    assert "\n".join(wrong) == ""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_teams(visits: Visits, person: Person, theme: str) -> None:
    """Where a table is made, before the match and at the table."""
    page = visits.page(person=person, settings={"theme": theme}, bypass_csp=True)
    visit(page, "/create/four")
    wrong = complaints(page)
    stage = HeroStage(page)
    stage.opener().click()
    wrong += closed(page)
    setup: dict[str, Any] = {"mode": "teams", "board": "sarpedon", "seats": [{"kind": "person"}] * 4}
    page.goto(person.table({**setup, "picking": "free"}, "p1"))
    expect(page.get_by_role("textbox", name=say("web-link"))).to_be_visible()
    wrong += complaints(page)
    setup["seats"] = [
        {"hero": "sun_wukong"},
        *[{"kind": "bot", "hero": hero} for hero in ("medusa", "alice", "sinbad")],
    ]
    page.goto(person.table(setup, "p1"))
    Table(page).settle()
    wrong += complaints(page)
    assert "\n".join(wrong) == ""


@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", False), ("dark", True)])
def test_what_opens(visits: Visits, person: Person, theme: str, phone: bool) -> None:
    """Whatever is over the table or beside it: players, cards, log, last turn, talk, a rule, the guide, a curtain."""
    page = visits.page(person=person, phone=phone, settings={"theme": theme}, bypass_csp=True)
    table = Table(page, touch=phone)
    begin_first_match(page)
    dice = random.Random(2)
    while table.settle() == "mine" and (table.decision["kind"] != "action" or table.update["number"] < 6):
        table.answer(table.choose(dice), by_list)
    wrong = complaints(page)
    page.keyboard.press("n")  # with ids, and a field for answers in notation
    wrong += complaints(page)
    for key in ("d", "l", "t"):
        page.keyboard.press(key)
        wrong += closed(page)
    page.keyboard.press("o")
    expect(page.get_by_role("heading", name=say("web-options"))).to_be_in_viewport()
    wrong += complaints(page)
    page.keyboard.press("o")
    expect(page.locator(".list.unseen")).to_have_count(1)  # the guide, which makes way for it, is back
    guide = page.get_by_role("region", name=say("web-guide"), exact=True)
    if guide.count():  # it was looked at above, and may be anywhere
        guide.get_by_role("button", name=say("web-guide-close")).click()
    if phone:
        page.locator("[data-card]").first.tap()
    else:
        page.get_by_role("button", name=re.compile(rf"\d+ {say('web-word-discard')}")).last.click()
    wrong += closed(page)
    page.get_by_role("button", name=re.compile(f"^{say('web-more')}")).click()
    wrong += complaints(page)
    page.get_by_role("textbox", name=say("web-notation")).fill("attack king_arthur merlin nothing")
    page.get_by_role("button", name=say("web-send")).last.click()
    page.get_by_role("alert").get_by_role("button").first.click()
    wrong += closed(page)
    table.ask_to_resign()
    wrong += closed(page)
    page.goto(person.table(duel("medusa", "sinbad", "sarpedon", kind="person"), "p1", "p2"))
    expect(page.get_by_role("button", name=say("web-ready"))).to_be_visible()
    wrong += complaints(page)
    page.goto("/t/nothing")
    expect(page.get_by_role("heading", name=say("web-no-entry"))).to_be_visible()
    wrong += complaints(page)
    assert "\n".join(wrong) == ""


def closed(page: Page) -> list[str]:
    """What axe says of the sheet that is open, which is closed then."""
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    wrong = complaints(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    return wrong

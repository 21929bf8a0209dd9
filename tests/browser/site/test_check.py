"""The page that checks homebrew files: where a fault is, what was meant, how it looks and plays."""

from __future__ import annotations

from typing import Any, Final

import yaml
from playwright.sync_api import Locator, Page, expect

from peerless import Content
from peerless.catalog.checks.advice import advice
from peerless.catalog.loader import template
from peerless.catalog.reading.problems import by_position
from peerless.core.errors import ContentError
from peerless.messages.problem import Problem
from peerless.service.content.homebrew import read_homebrew
from peerless.service.protocol.setup import HomebrewFile
from tests.browser.conftest import Visits
from tests.browser.support.pages import Table, expect_no_overflow, say, visit
from tests.support.tokens import COUNTERS, TOKENS, token_hero

_SELECTED: Final = "(area) => area.value.slice(area.selectionStart, area.selectionEnd)"


def check(page: Page, text: str, language: str = "en") -> Locator:
    """Checks a text on the page; returns where the page reports."""
    page.get_by_label(say("web-check-text", language)).fill(text)
    page.get_by_role("button", name=say("web-check-do", language), exact=True).click()
    return page.get_by_role("status")


def problems_of(content: Content, file: HomebrewFile) -> list[Problem]:
    try:
        read_homebrew(file, content.copy())
    except ContentError as error:
        return list(error.problems)
    return []


def as_shown(problem: Problem) -> str:
    """Words of the file are set apart by their letters, not by backticks."""
    return problem.fault("en").replace("`", "")


def test_each_fault_leads_to_its_line_and_says_what_was_meant(visits: Visits, content: Content) -> None:
    wrong = (
        template("hero").replace("use: feint", "use: fient").replace("op: recover, who: hero", "op: recovr, who: hero")
    )
    wrong = wrong.replace("fighters: [companion]", "fighters: [compenion]")
    expected = by_position(problems_of(content, HomebrewFile(kind="hero", id="new_name", text=wrong)))
    near = {one.near for one in expected}
    assert {"feint", "recover", "companion"} <= near
    page = visits.page()
    visit(page, "/check")
    found = check(page, wrong)
    expect(found.get_by_role("heading")).to_have_text(say("web-check-bad", count=len(expected)))
    expect(found.get_by_role("listitem")).to_have_count(len(expected))
    for number, one in enumerate(expected):
        item = found.get_by_role("listitem").nth(number)
        expect(item).to_contain_text(as_shown(one))
        item.get_by_role("button", name=say("web-check-at", line=one.line, column=one.column), exact=True).click()
        line = wrong.splitlines()[one.line - 1]
        assert page.get_by_label(say("web-check-text")).evaluate(_SELECTED) == line[one.column - 1 :]
    expect_no_overflow(page)


def test_advice_about_a_board_that_is_right(visits: Visits, content: Content) -> None:
    text = template("board").replace("[gray]", "[grae]").replace(", gray]", ", grae]")
    made = read_homebrew(HomebrewFile(kind="board", id="new_name", text=text), content.copy())
    (said,) = advice(made, "")
    assert said.near == "gray"
    page = visits.page()
    visit(page, "/check")
    found = check(page, text)
    expect(found.get_by_text(say("web-check-good"))).to_be_visible()
    expect(found.get_by_role("listitem")).to_contain_text(as_shown(said))
    expect(page.get_by_role("heading", name="NEW_NAME")).to_be_visible()


NAMES: Final[dict[str, Any]] = {
    "name": "Колесник",
    "fighters": {"tess": {"gender": "f", "one": ["Ткаля", "Ткалі", "Ткалі", "Ткалю", "Ткалею", "Ткалі"]}},
    "cards": {"shine": "Сяйво"},
    "tokens": {"t0": {"name": "настрій", "sides": {"s0": "спокій", "s1": "буря"}}},
    "counters": {"c0": "лють"},
}
OWN: Final = yaml.safe_dump({**token_hero(), "names": {"uk": NAMES}}, allow_unicode=True, sort_keys=False)


def test_a_hero_of_ones_own_is_shown_and_played_with_its_tokens(visits: Visits) -> None:
    """Its tokens and counters are there by name and picture, before the match and in it, in the visitor's language."""
    page = visits.page(settings={"language": "uk"})
    page.goto("/check")
    table = Table(page, "uk")
    expect(check(page, OWN, "uk").get_by_text(say("web-check-good", "uk"))).to_be_visible()
    expect(page.get_by_role("heading", name="Колесник")).to_be_visible()
    pieces = page.get_by_role("listitem").filter(has=page.locator("svg .token"))
    expect(pieces).to_have_count(len(TOKENS) + len(COUNTERS))
    expect(pieces.filter(has_text="Настрій")).to_contain_text("Буря")
    expect(pieces.filter(has_text="лють")).to_have_count(1)
    expect_no_overflow(page)
    page.get_by_role("button", name=say("web-check-play", "uk"), exact=True).click()
    table.settle(after=-1)
    own = [token for token in table.view["tokens"] if token["seat"] == "p1"]
    assert len(own) == len(TOKENS) + len(COUNTERS)
    page.get_by_role("button", name="Ткаля", exact=True).click()
    states = page.get_by_role("dialog").locator(".state").filter(has=page.locator("svg .token"))
    expect(states).to_have_count(len(own))
    shows = {token["id"].rpartition(".")[2]: token["shows"] for token in own}
    mood = NAMES["tokens"]["t0"]
    expect(states.filter(has_text=mood["name"])).to_contain_text(mood["sides"][shows["t0"]])
    expect(states.filter(has_text=NAMES["counters"]["c0"])).to_contain_text(shows["c0"])
    expect_no_overflow(page)

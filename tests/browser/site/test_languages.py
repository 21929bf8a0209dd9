"""Every language, on every page: nothing is left unsaid, and nothing shows its key."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from peerless.messages.translator import LANGUAGES, message_files
from tests.browser.conftest import Visits
from tests.browser.support.pages import Table, by_list, say
from tests.browser.support.people import Person, duel
from tests.docs.pages import DOCS

KEYS = {
    key
    for text in message_files("en").values()
    for key in re.findall(r"^([a-z][a-z0-9-]*-[a-z0-9-]+) =", text, re.MULTILINE)
}


def expect_said(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    labels = page.locator("[aria-label], [title], [placeholder]").evaluate_all(
        "(nodes) => nodes.flatMap((n) => [...n.attributes].map((a) => a.value)).join(' ')"
    )
    text = f"{page.title()} {page.locator('body').inner_text()} {labels}"
    assert [word for word in re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", text) if word in KEYS] == []
    assert not re.search(r"\?\?\?|\{ ?\$|undefined|\[object|NaN", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks(visits: Visits, person: Person, language: str) -> None:
    page = visits.page(person=person, settings={"language": language})
    for path, word in (("/", "web-play-now"), ("/create", "web-start-match"), ("/lobby", "web-refresh"),
                       ("/gallery", "web-boards"), ("/settings", "web-theme"), ("/help", "web-help-group-turn"),
                       ("/help/keys", "web-key-escape"), ("/help/terms", "web-term-fog"),
                       ("/help/rules", "web-help-find")):  # fmt: skip
        page.goto(path)
        expect(page.get_by_text(say(word, language), exact=True).first).to_be_visible()
        expect_said(page, language)
    table = Table(page, language)
    page.goto(person.table(duel("sherlock_holmes", "jekyll_and_hyde", "baskerville_manor"), "p1"))
    dice = random.Random(1)
    for _ in range(8):
        if table.settle() == "mine":
            expect_said(page, language)
            table.answer(table.choose(dice), by_list)


def test_the_language_changes_in_place(visits: Visits) -> None:
    page = visits.page()
    page.goto("/settings")
    for code, name in LANGUAGES.items():
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_have_text(say("web-settings", code))
        expect_said(page, code)


def test_the_rules_are_read_in_the_language(visits: Visits) -> None:
    """Also where it is changed in place; a link leads to one rule, the field finds others."""
    page = visits.page()
    page.goto("/help/rules#SET-8")
    for code in LANGUAGES:
        page.locator("header select").select_option(code)
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.locator("#SET-8")).to_have_class(re.compile("wanted"))
        expect(page.locator("#SET-8")).to_contain_text(rule(code, "SET-8"))
        expect(page.locator("main [lang]")).to_have_count(0)
    page.get_by_label(say("web-help-find", code)).fill("MAN-3")
    expect(page.locator("main li")).to_have_count(1)
    expect(page.locator("#MAN-3")).to_contain_text(rule(code, "MAN-3"))


def rule(language: str, wanted: str) -> str:
    """The line of a rule as its page has it."""
    page = (DOCS / "rules.md" if language == "en" else DOCS / "rules" / f"{language}.md").read_text("utf-8")
    return page.partition(f"- **{wanted}** ")[2].partition("\n")[0]

"""Every language, on every page: nothing is left unsaid, and nothing shows its key."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from peerless.messages.voice import LANGUAGES, message_files
from tests.browser.conftest import Visits
from tests.browser.pages import Table, by_list, say
from tests.browser.people import Person, duel

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
    for path, word in (("/", "web-play-now"), ("/create", "web-open-table"), ("/lobby", "web-look-again"),
                       ("/gallery", "web-boards"), ("/settings", "web-theme")):  # fmt: skip
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
        page.get_by_label(name, exact=True).check()
        expect(page.get_by_role("heading", level=1)).to_have_text(say("web-settings", code))
        expect_said(page, code)

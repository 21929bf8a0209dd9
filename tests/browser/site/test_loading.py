"""How much the page loads, how soon it is usable, and from where it loads."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from peerless.messages.translator import LANGUAGES
from tests.browser.conftest import Visits
from tests.browser.support.pages import ALL_PAGES, Table, by_list, say, visit
from tests.browser.support.people import Person, duel

FIRST_SCRIPT: Final = 150_000
"""Compressed bytes of script before the page is usable."""

_LOADED: Final = """() => performance.getEntriesByType('resource').map(
    ({ name, encodedBodySize, decodedBodySize }) => ({ name, encodedBodySize, decodedBodySize }))"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_view_is_small(visits: Visits, record_property: Callable[[str, object], None], language: str) -> None:
    page = visits.page(settings={"language": language})
    page.goto("/")
    expect(page.get_by_role("button", name=say("web-play-now", language))).to_be_enabled()
    ready = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    scripts = [file for file in page.evaluate(_LOADED) if file["name"].endswith(".js")]
    size = sum(file["encodedBodySize"] for file in scripts)
    record_property("bytes of script", size)
    record_property("ready after ms", round(ready))
    assert all(file["encodedBodySize"] < file["decodedBodySize"] for file in scripts if file["decodedBodySize"] > 2000)
    assert 0 < size < FIRST_SCRIPT


@pytest.mark.parametrize(("language", "wanted"), [("en", False), ("uk", True)])
def test_cyrillic_letters_are_for_their_languages(visits: Visits, language: str, wanted: bool) -> None:
    """The list of languages, on every page, has names in Cyrillic: a font of the system shows them well enough."""
    page = visits.page(settings={"language": language})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for path in ("/", "/settings"):
        page.goto(path)
        expect(page.get_by_role("combobox", name=say("web-language", language))).to_contain_text("Українська")
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
    fonts = [url for url in asked if url.endswith(".woff2")]
    assert fonts
    assert any("cyrillic" in url for url in fonts) == wanted


def test_nothing_comes_from_elsewhere(visits: Visits, person: Person) -> None:
    """No page asks another host for anything, and none could."""
    page = visits.page(person=person)
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))
    page.on("websocket", lambda socket: asked.add(socket.url))
    answer: Any = page.goto("/")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy or "default-src 'none'" in policy
    assert "http" not in policy.replace("'self'", "")
    for path in ALL_PAGES:
        visit(page, path)
    table = Table(page)
    where = person.table(duel("medusa", "sinbad", "sarpedon"), "p1")
    page.goto(where)
    table.play(random.Random(1), by_list, 8)
    if table.settle() == "mine":
        table.resign()
        table.settle("over")
    visit(page, "/r/" + where.removeprefix("/t/").partition("#")[0])
    own = visits.address.partition("//")[2]
    others = {url for url in asked if not url.startswith(("data:", "blob:")) and url.split("/")[2] != own}
    assert others == set()
    assert any(url.startswith("ws") for url in asked)

"""The visitor's own matches."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.support.pages import Table, say, visit
from tests.browser.support.people import Person


def test_a_watched_match_is_kept(visits: Visits, person: Person) -> None:
    """Two bots play; the visitor who let them has no seat and nothing to go on with."""
    bot = {"kind": "bot", "level": "easy"}
    where = person.table({"board": "sarpedon", "seats": [{"hero": "medusa", **bot}, {"hero": "sinbad", **bot}]})
    page = visits.page(person=person)
    table = Table(page)
    page.goto(where)
    table.settle("theirs", "over", after=-1)
    visit(page, "/history")
    match = page.get_by_role("listitem").filter(has_text="Medusa").filter(has_text="Sinbad").first
    link = where.partition("#")[0].removeprefix("/t/")
    expect(match.get_by_role("link")).to_have_attribute("href", re.compile(re.escape(link)))
    visit(page, "/")
    expect(page.get_by_text(say("web-resume-do"))).to_have_count(0)

"""The visitor's own matches."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.support.pages import Table, say, visit
from tests.browser.support.people import Person, duel


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


def test_a_table_of_others_that_was_watched(visits: Visits, person: Person) -> None:
    """It is listed for who watched it, without what only players may see, and only while they may watch."""
    made = person.table(duel("medusa", "sinbad", "sarpedon"), "p1")
    page = visits.page()
    visits.forgiven = lambda text: "404" in text
    table = Table(page)
    page.goto(made)
    table.settle("theirs", after=-1)
    visit(page, "/history")
    match = page.get_by_role("listitem").filter(has_text="Medusa").filter(has_text="Sinbad").first
    expect(match).to_contain_text(say("web-history-watched"))
    expect(match).to_contain_text("Ada")
    shown = page.get_by_role("group", name=say("web-history-filter"))
    shown.get_by_role("button", name=say("web-history-played")).click()
    expect(page.get_by_text(say("web-history-none"))).to_be_visible()
    shown.get_by_role("button", name=say("web-history-watched")).click()
    match.get_by_role("link", name=say("web-lobby-watch")).click()
    table.settle("theirs", after=-1)
    person.request("POST", f"/api/tables/{made.removeprefix('/t/').partition('#')[0]}/invite")  # the old one is void
    visit(page, "/history")
    expect(page.get_by_text(say("web-history-empty"))).to_be_visible()


def test_the_record_by_hero(visits: Visits, person: Person) -> None:
    page = visits.page(person=person)
    table = Table(page)
    for hero in ("medusa", "houdini"):
        table.updates.clear()
        page.goto(person.table(duel(hero, "sinbad", "sarpedon"), "p1"))
        table.settle(after=-1)
        table.resign()
        table.settle("over", after=-1)
    visit(page, "/history")
    page.get_by_text(say("web-record")).click()
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.filter(has_text="Medusa").get_by_role("cell")).to_have_text(["0", "1", "0"])
    page.get_by_label(say("web-history-hero")).select_option(label="Houdini")
    expect(page.get_by_role("link", name=say("web-replay"))).to_have_count(1)

"""What the static site stores: taken to another browser as a file, and safe when there is no room left."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visits
from tests.browser.support.pages import by_list, say
from tests.browser.support.tab import TabTable


def begin(page: Page) -> TabTable:
    table = TabTable(page)
    page.goto("./")
    page.get_by_role("button", name=say("web-play-now"), exact=True).click()
    return table


def load(page: Page, file: Path) -> None:
    page.goto("./#/settings")
    page.get_by_label(say("web-data-load")).set_input_files(file)


def test_a_match_goes_on_in_another_browser(visits: Visits, tmp_path: Path) -> None:
    here = visits.page()
    table = begin(here)
    table.play(random.Random(1), by_list, answers=4)
    table.settle()
    here.goto("./#/settings")
    with here.expect_download() as saved:
        here.get_by_role("button", name=say("web-data-save")).click()
    file = tmp_path / "mine.json"
    saved.value.save_as(file)
    assert saved.value.suggested_filename.startswith("peerless-")
    assert json.loads(file.read_text())["identity"]["guest"] == table.kept["guest"]

    there = visits.page()
    elsewhere = TabTable(there)
    load(there, file)
    expect(there.get_by_text(say("web-data-added", count=1))).to_be_visible()
    assert elsewhere.kept == table.kept
    there.get_by_role("button", name=say("web-history")).click()
    there.get_by_role("link", name=say("web-go-on")).click()
    elsewhere.settle(after=table.number - 1)
    assert (elsewhere.number, elsewhere.options) == (table.number, table.options), "the match is where it was"
    elsewhere.play(random.Random(2), by_list)
    elsewhere.expect_ending()


def test_a_file_that_is_none_is_refused_in_words(visits: Visits, tmp_path: Path) -> None:
    page = visits.page()
    for number, (text, key) in enumerate([("{}", "error-own-data-foreign"), ("", "error-own-data-foreign")]):
        file = tmp_path / f"{number}.json"
        file.write_text(text)
        load(page, file)
        expect(page.get_by_role("alert")).to_contain_text(say(key)[1:])


_FILL: Final = """
let full = false;
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
  if (full) throw new DOMException('no room', 'QuotaExceededError');
  return put.apply(this, given);
};
const channel = new BroadcastChannel('test.full');
channel.onmessage = ({ data }) => {
  full = data === 'full';
  channel.postMessage('done');
};
"""
"""Before the worker of the engine: a storage that is full whenever the test says so."""
_TELL: Final = """(what) => new Promise((resolve) => {
  const channel = new BroadcastChannel('test.full');
  channel.onmessage = resolve;
  channel.postMessage(what);
}).then(() => undefined)"""


def with_storage_to_fill(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=_FILL + answer.text())


def test_full_storage_is_said_and_loses_nothing(visits: Visits) -> None:
    visits.forgiven = lambda text: "blocked by Playwright" in text
    page = visits.page(service_workers="block")  # otherwise it, not the test, would give the page its worker
    page.route(re.compile(r"/assets/worker-[^/]*\.js"), with_storage_to_fill)
    table = begin(page)
    table.play(random.Random(3), by_list, answers=3)
    table.settle()
    before = (table.number, table.options)
    page.evaluate(_TELL, "full")
    by_list(table, table.options[0])
    expect(page.get_by_text(say("web-storage-full"))).to_be_visible()
    page.evaluate(_TELL, "free")
    table.updates.clear()
    page.reload()
    table.settle(after=table.number - 1)
    assert (table.number, table.options) == before, "what was refused did not happen"
    table.play(random.Random(4), by_list, answers=2)
    table.settle()
    expect(page.get_by_text(say("web-storage-full"))).to_have_count(0)

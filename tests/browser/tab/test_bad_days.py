"""What can go wrong in a browser: each is said in plain words, and nothing is lost."""

from __future__ import annotations

import gzip
import random
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import Visits
from tests.browser.support.pages import by_list, expect_soon, say
from tests.browser.support.tab import Host, TabTable

WORKER = "/assets/worker-"


def without(name: str) -> bytes:
    """Script that takes something away from a worker."""
    return f"Object.defineProperty(globalThis, '{name}', {{ value: undefined }});\n".encode()


def written_by_python(text: str) -> bool:
    """Pyodide and the Python in it write to the console when a file of theirs breaks off."""
    return text.startswith("console: ")


def press_play(page: Page) -> None:
    page.get_by_role("button", name=say("web-play-now"), exact=True).click()


def test_without_webassembly_the_page_says_so_and_shows_the_rest(visits: Visits, host: Host) -> None:
    host.changes[WORKER] = lambda data: without("WebAssembly") + data
    page = visits.page()
    page.goto("./")
    expect(page.get_by_role("alert").filter(has_text=say("web-engine-no-wasm"))).to_be_visible()
    page.get_by_role("link", name=say("web-gallery"), exact=True).first.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_without_storage_and_service_worker_the_page_says_so_and_plays(visits: Visits, host: Host) -> None:
    host.changes[WORKER] = lambda data: without("indexedDB") + data
    page = visits.page()
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    table = TabTable(page)
    page.goto("./")
    expect(page.get_by_role("alert").filter(has_text=say("web-storage-none"))).to_be_visible()
    expect(page.get_by_text(say("web-offline-none"))).to_be_visible()
    press_play(page)
    assert table.play(random.Random(1), by_list, answers=2) == 2


@pytest.mark.parametrize("part", ["packages.zip", "python_stdlib.zip", "pyodide.asm.mjs", "pyodide.asm.wasm"])
def test_a_missing_or_broken_engine_can_be_loaded_again(visits: Visits, host: Host, part: str) -> None:
    """What the visitor asked for meanwhile happens once the engine is there."""
    visits.forgiven = lambda text: "404" in text or written_by_python(text)
    host.missing = part
    page = visits.page()
    alert = page.get_by_role("alert").filter(has_text=say("web-engine-no-download"))
    page.goto("./")
    press_play(page)
    expect(alert).to_be_visible()
    host.missing = ""
    host.changes[part] = lambda data: data[: len(data) // 2] + b"broken" + data[len(data) // 2 :]
    before = len(host.asked)
    page.get_by_role("button", name=say("web-engine-retry")).click()
    expect_soon(page, lambda: any(part in path for path in host.asked[before:]), lambda: "nothing was asked for")
    expect(alert).to_be_visible()
    host.changes.clear()
    page.get_by_role("button", name=say("web-engine-retry")).click()
    expect(page.locator('[data-state="mine"]')).to_be_visible()


def test_a_browser_that_cannot_run_the_code_says_so(visits: Visits, host: Host) -> None:
    """Such as one whose WebAssembly is too old. Pyodide itself would wait forever."""
    host.changes["pyodide.asm.wasm"] = lambda data: gzip.compress(b"\0asm\1\0\0\0" + b"something new")
    visits.forgiven = written_by_python
    page = visits.page()
    page.goto("./")
    expect(page.get_by_role("alert").filter(has_text=say("web-engine-no-wasm"))).to_be_visible()


def test_an_acknowledged_answer_survives_a_killed_tab(visits: Visits) -> None:
    page = visits.page()
    table, dice = TabTable(page), random.Random(1)
    page.goto("./")
    press_play(page)
    table.play(dice, by_list, answers=3)
    table.settle()
    table.answer(table.choose(dice), by_list)
    expect_soon(page, lambda: table.update["number"] > table.answered, lambda: "the answer was not acknowledged")
    acknowledged, where = table.update["number"], page.url
    with page.expect_event("crash"), suppress(Error):  # a page that is killed does not answer
        page.goto("chrome://crash")
    again = page.context.new_page()
    after = TabTable(again)
    again.goto(where)
    after.settle()
    assert after.number >= acknowledged


def test_two_tabs_on_one_match(visits: Visits) -> None:
    """One of them plays; when it is closed, the other goes on where it was."""
    page = visits.page()
    table, dice = TabTable(page), random.Random(1)
    page.goto("./")
    press_play(page)
    table.play(dice, by_list, answers=3)
    table.settle()
    second = page.context.new_page()
    other = TabTable(second)
    second.goto(page.url)
    expect(second.get_by_text(say("web-engine-elsewhere"))).to_be_visible()
    assert table.play(dice, by_list, answers=1) == 1
    table.settle()
    page.close()
    other.settle(after=table.number - 1)
    assert (other.number, other.options) == (table.number, table.options)
    assert other.play(dice, by_list, answers=1) == 1

"""The static site without a network, and when it is updated."""

from __future__ import annotations

import json
import random
import struct
import urllib.request
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visits
from tests.browser.support.pages import by_list, expect_soon, say
from tests.browser.support.tab import Host, TabTable, kept_releases, next_release


def play_now(page: Page) -> None:
    page.goto("./")
    page.get_by_role("button", name=say("web-play-now"), exact=True).click()


def expect_kept(page: Page) -> None:
    """The home page says that the site works offline."""
    expect(page.get_by_text(say("web-offline-ready"))).to_be_visible()


def test_the_second_start_needs_no_network(visits: Visits, host: Host) -> None:
    page = visits.page()
    table, dice = TabTable(page), random.Random(1)
    page.goto("./")
    expect_kept(page)
    engine = [path for path in host.asked if "/engine/" in path]
    assert len(engine) == len(set(engine)) == 4, "the engine is loaded once, not again by the service worker"
    host.stop()
    visits.forgiven = lambda text: "ERR_CONNECTION_REFUSED" in text  # the browser looks for a new version
    play_now(page)
    assert table.play(dice, by_list, answers=3) == 3
    page.goto("./#/help/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("combobox", name=say("web-language")).select_option("uk")
    expect(page.get_by_role("link", name=say("web-settings", "uk"))).to_be_visible()
    page.get_by_role("link", name=say("web-licenses", "uk")).click()
    expect(page.get_by_text("Mozilla Public License")).to_be_visible()


def test_browsers_can_install_it(host: Host) -> None:
    def read(path: str) -> bytes:
        with urllib.request.urlopen(host.address + path) as answer:
            data: bytes = answer.read()
            return data

    assert b'href="./manifest.webmanifest"' in read("")
    manifest = json.loads(read("manifest.webmanifest"))
    assert {manifest[field] for field in ("id", "start_url", "scope")} == {"./"}, "it works at any address"
    shapes = set()
    for icon in manifest["icons"]:
        width, height = struct.unpack(">II", read(icon["src"])[16:24])
        assert icon["sizes"] == f"{width}x{height}"
        shapes.add((width, icon.get("purpose", "any")))
    assert {(192, "any"), (512, "any"), (512, "maskable")} <= shapes


def test_an_update_in_the_middle_of_a_match(visits: Visits, host: Host, tmp_path: Path) -> None:
    """The match goes on. Nothing of the old release is deleted while a page uses it, and all of it afterwards."""
    page = visits.page()
    table, dice = TabTable(page), random.Random(1)
    page.goto("./")
    expect_kept(page)
    old = kept_releases(page)
    page.get_by_role("button", name=say("web-play-now"), exact=True).click()
    table.play(dice, by_list, answers=4)
    table.settle()
    other = page.context.new_page()
    other.goto("./#/settings")
    expect(other.get_by_text(say("web-engine-elsewhere"))).to_be_visible()
    new = {"b" * 16, "e" * 16}
    host.folder = next_release(tmp_path / "next")
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    expect(page.get_by_text(say("web-update-ready"))).to_be_visible()
    page.get_by_role("button", name=say("web-update-do"), exact=True).click()
    page.wait_for_function("document.getElementById('release').textContent.includes('bbbb')")
    expect_soon(page, lambda: kept_releases(page) == old | new, lambda: str(kept_releases(page)))
    # The other page is of the old release. It gets the engine now or later, and never starts the old one.
    expect(other.get_by_role("button", name=say("web-update-do"), exact=True)).to_be_visible()
    other.get_by_role("link", name=say("web-help")).click()
    expect(other.get_by_role("heading", level=1)).to_be_visible()
    other.close()
    table.again()
    assert table.play(dice, by_list, answers=2) == 2
    page.reload()
    expect_soon(page, lambda: kept_releases(page) == new, lambda: str(kept_releases(page)))


def test_an_old_page_and_a_new_engine_never_meet(visits: Visits, host: Host, tmp_path: Path) -> None:
    """Such as from a browser without service workers that has kept the page."""
    page = visits.page()
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    visits.forgiven = lambda text: "404" in text
    old = (host.folder / "index.html").read_bytes()
    host.folder = next_release(tmp_path / "next")
    page.route(host.address, lambda route: route.fulfill(body=old, content_type="text/html"))
    page.goto("./")
    expect(page.get_by_text(say("web-engine-old"))).to_be_visible()
    page.unroute(host.address)
    page.get_by_role("button", name=say("web-update-do"), exact=True).click()
    expect(page.get_by_text(say("web-offline-none"))).to_be_visible()
    page.get_by_role("button", name=say("web-play-now"), exact=True).click()
    expect(page.locator('[data-state="mine"]')).to_be_visible()

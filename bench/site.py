"""What the static site weighs and how soon it plays: part of `make bench-web`.

Files come from a plain host that compresses nothing. Every visit clicks Play as soon as the page shows it, so that the
whole way from the click to the first decision includes loading the engine. Cold: a browser that has never been there.
Warm: the same browser, later, with what it has kept.
"""

from __future__ import annotations

import gzip
import os
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import Visits
from tests.browser.support.chromium import launch
from tests.browser.support.pages import say
from tests.browser.support.tab import SITE, static_site

VISITS: Final = 3
"""Of so many, the best counts: other work on the machine only adds to it."""
ENGINE: Final = ("worker", "pyodide")
"""Scripts that the worker of the engine loads, beside the page."""
LIMITS: Final = {
    "script before the first paint, gzip, kB": 150.0,
    "engine over the wire, MB": 8.0,
    "cold, click to first decision, s": 8.0,
    "warm, click to first decision, s": 3.0,
    "memory of the tab, MB": 300.0,
}

_NOTE_FIRST_DECISION: Final = """
new MutationObserver(() => {
  if (window.firstDecision === undefined && document.querySelector('[data-state="mine"]') !== null)
    window.firstDecision = performance.now();
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-state'] });
addEventListener('click', () => (window.firstClick ??= performance.now()), true);
"""
_PAINTED: Final = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


class Visit(NamedTuple):
    paint: float
    play: float
    memory: float


def visit(page: Page, browser: Browser) -> Visit:
    page.goto("./")
    page.get_by_role("button", name=say("web-play-now"), exact=True).click()
    page.wait_for_function("window.firstDecision !== undefined")
    took = page.evaluate("window.firstDecision - window.firstClick") / 1000
    paint = page.wait_for_function(_PAINTED).json_value() / 1000
    return Visit(paint, took, renderer_memory(browser))


def renderer_memory(browser: Browser) -> float:
    """Megabytes of the largest process that runs a page: its workers belong to it. Shared pages count in part."""
    processes: list[dict[str, Any]] = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return max(proportional_memory(int(one["id"])) for one in processes if one["type"] == "renderer")


def proportional_memory(process: int) -> float:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1000


def first_script(browser: Browser, address: str) -> float:
    """Kilobytes of script, compressed, that a page has loaded when it can be used."""
    page = Visits(browser, address).page()
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto("./")
    page.get_by_role("button", name=say("web-play-now"), exact=True).wait_for()
    files = {SITE / url.removeprefix(address) for url in loaded if url.endswith(".js")}
    page.context.close()
    waited_for = [file for file in files if not file.name.startswith(ENGINE)]
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in waited_for) / 1000


def engine_size() -> float:
    """Megabytes of the engine as it is stored, which is what a host sends that does not compress."""
    return sum(file.stat().st_size for file in (SITE / "engine").rglob("*.bin")) / 1e6


def measure() -> dict[str, float]:
    cold, warm = [], []
    with sync_playwright() as playwright, static_site() as address:
        for _ in range(VISITS):
            browser = launch(playwright)
            page = Visits(browser, address).page()
            page.context.add_init_script(_NOTE_FIRST_DECISION)
            cold.append(visit(page, browser))
            page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")  # the site is kept
            page.close()
            page = page.context.new_page()
            warm.append(visit(page, browser))
            browser.close()
        browser = launch(playwright)
        script = first_script(browser, address)
        browser.close()
    return {
        "script before the first paint, gzip, kB": script,
        "engine over the wire, MB": engine_size(),
        "first paint, s": min(one.paint for one in cold),
        "cold, click to first decision, s": min(one.play for one in cold),
        "warm, click to first decision, s": min(one.play for one in warm),
        "memory of the tab, MB": max(one.memory for one in [*cold, *warm]),
    }


def report(found: dict[str, float]) -> None:
    print(f"\n{'the static site':<44}{'here':>8}{'limit':>8}   load {os.getloadavg()[0]:.1f}")
    for name, value in found.items():
        limit = LIMITS.get(name)
        print(f"{name:<44}{value:8.2f}{'' if limit is None else f'{limit:8.0f}'}")


if __name__ == "__main__":
    report(measure())

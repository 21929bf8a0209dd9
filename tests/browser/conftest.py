"""One server and one browser for all. Every test has fresh pages, and none may write an error."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from peerless.server.http.app import STATIC
from tests.browser.support.chromium import launch
from tests.browser.support.cluster import PROCESSES, ClusterProcess
from tests.browser.support.pages import WAIT_MS
from tests.browser.support.people import Person
from tests.server.support import ServerProcess, sqlite

STILL = {"language": "en", "speed": 0, "motion": "none", "auto": False, "sound": False}
"""Settings under which nothing has to be waited for, everything is asked, and no sound is made."""
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
CLUSTER = os.environ.get("PEERLESS_BROWSER_CLUSTER") == "1"
"""Whether servers that die and restart are clusters: `make test-processes` says so."""
HIT = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def built() -> None:
    assert (STATIC / "index.html").exists(), "the browser client is not built: run `make web`"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(sqlite(tmp_path_factory.mktemp("browser")), tables_per_guest=10**6)
    process.start()
    yield process
    process.stop()


@pytest.fixture
def mortal(built: None, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of its own, which may be stopped and killed; or a cluster, which has to be as good."""
    process: Any = ClusterProcess(PROCESSES) if CLUSTER else ServerProcess(sqlite(tmp_path))
    process.start()
    yield process
    if CLUSTER:
        process.close()
    else:
        process.kill()


@pytest.fixture
def cluster(built: None) -> Iterator[ClusterProcess]:
    """Several processes behind one address; only two of them, unless `make test-processes` wants all."""
    process = ClusterProcess(PROCESSES if CLUSTER else 2)
    process.start()
    yield process
    process.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[HIT] = True
    return report


class Visits:
    """Browsers of one test. What they write as errors, the test may not pass over."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.wrong: list[str] = []
        self.forgiven: Callable[[str], bool] = lambda text: False
        """Errors that belong to what is tested, such as a server that is not there."""

    def page(self, *, phone: bool = False, person: Person | None = None, **options: Any) -> Page:
        """A fresh browser with one page; `settings` are kept in it, and who its `person` is."""
        settings = {**STILL, **options.pop("settings", {})}
        made = {"base_url": self.address, "locale": "en", **(PHONE if phone else DESK), **options}
        context = self.browser.new_context(**made)
        context.tracing.start()  # without pictures of every step, which would take longer than the steps
        self.contexts.append(context)
        kept = {"peerless.settings": json.dumps(settings)}
        if person is not None:
            kept["peerless.guest"] = json.dumps(person.identity)
        context.add_init_script(
            f"for (const [k, v] of Object.entries({json.dumps(kept)})) if (!localStorage[k]) localStorage[k] = v;"
        )
        page = context.new_page()
        context.set_default_timeout(WAIT_MS)
        page.on("console", self._written)
        page.on("pageerror", lambda error: self.wrong.append(f"page error: {error}"))
        return page

    def _written(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"console: {message.text}")

    def close(self, kept: Path | None) -> None:
        for number, context in enumerate(self.contexts):
            if kept is not None:
                for at, page in enumerate(context.pages):
                    page.screenshot(path=kept / f"{number}.{at}.png")
                context.tracing.stop(path=kept / f"{number}.zip")
            context.close()


@pytest.fixture
def visits(browser: Browser, server: ServerProcess, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Visits]:
    """Browsers at the common server; of a failure screenshots and traces are kept in the folder of the test."""
    made = Visits(browser, server.address)
    yield made
    made.close(tmp_path if request.node.stash.get(HIT, False) else None)
    assert [text for text in made.wrong if not made.forgiven(text)] == []


@pytest.fixture
def person(server: ServerProcess) -> Person:
    return Person(server.address)

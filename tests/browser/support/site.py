"""A browser and a server of its own, for commands that are no tests."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.support.chromium import launch
from tests.server.support import ServerProcess, sqlite


@contextmanager
def browser_and_server() -> Iterator[tuple[Browser, ServerProcess]]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser, server = launch(playwright), ServerProcess(sqlite(Path(folder)), tables_per_guest=1000)
        server.start()
        try:
            yield browser, server
        finally:
            server.stop()
            browser.close()

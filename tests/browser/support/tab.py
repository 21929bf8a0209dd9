"""The static site, served as files, and a table that is played in the tab."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.support.pages import _SETTLED, WAIT_MS, Table

SITE: Final = Path(__file__).resolve().parents[3] / "build" / "site"
PREFIX: Final = "some/folder/"
"""The site works at any address."""
_LISTEN: Final = """
const Plain = Worker;
globalThis.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => data.type === 'send' && heardByTest(data.text));
  }
};
"""


class _Files(SimpleHTTPRequestHandler):
    """What `python -m http.server` serves, below a prefix and without a line for every file."""

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(f"/{PREFIX}"))

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - its name in the library
        pass


@contextmanager
def static_site(folder: Path = SITE) -> Iterator[str]:
    """The address of the site while it is served."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/{PREFIX}"
    finally:
        server.shutdown()
        server.server_close()


class TabTable(Table):
    """A table whose messages come from a worker, not from a socket. Create it before the page is loaded."""

    def __init__(self, page: Page, language: str = "en") -> None:
        super().__init__(page, language)
        page.expose_function("heardByTest", self._heard)
        page.add_init_script(_LISTEN)

    def settle(self, *states: str, after: int | None = None) -> str:
        number = (self.answered if after is None else after) + 1
        found = self.page.wait_for_function(_SETTLED, arg=[number, states or ("mine", "over")], timeout=WAIT_MS)
        shown: dict[str, Any] = found.json_value()
        self.number = int(shown["number"])
        while not self.updates or self.update["number"] < self.number:
            self.page.wait_for_timeout(10)  # what the page knows, the test may hear a moment later
        return str(shown["state"])

    @property
    def kept(self) -> dict[str, Any]:
        """Who the visitor is, as the page keeps it."""
        known: dict[str, Any] = json.loads(self.page.evaluate("localStorage['peerless.guest']"))
        return known

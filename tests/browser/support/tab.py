"""The static site, served as files, and a table that is played in the tab."""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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

Change = Callable[[bytes], bytes]


class Host:
    """A host of files, as `python -m http.server` is one, below a prefix."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[str] = []
        """The paths that were asked for."""
        self.missing = ""
        """A part of the paths that are not there."""
        self.changes: dict[str, Change] = {}
        """A part of a path -> what is done to its file."""
        host = self

        class Files(SimpleHTTPRequestHandler):
            def do_GET(self) -> None:
                host.asked.append(self.path)
                if host.missing and host.missing in self.path:
                    self.send_error(404)
                    return
                change = next((change for part, change in host.changes.items() if part in self.path), None)
                if change is None:
                    super().do_GET()
                    return
                data = change(Path(self.translate_path(self.path)).read_bytes())
                self.send_response(200)
                self.send_header("Content-Type", self.guess_type(self.path))
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def translate_path(self, path: str) -> str:
                self.directory = str(host.folder)
                return super().translate_path(path.removeprefix(f"/{PREFIX}"))

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - its name in the library
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Files)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address: Final = f"http://127.0.0.1:{self._server.server_port}/{PREFIX}"

    def stop(self) -> None:
        """From now on nothing answers; not even what is still open."""
        if self._server.socket.fileno() >= 0:
            self._server.shutdown()
            self._server.server_close()


@contextmanager
def static_site(folder: Path = SITE) -> Iterator[str]:
    """The address of the site while it is served."""
    host = Host(folder)
    try:
        yield host.address
    finally:
        host.stop()


def next_release(folder: Path) -> Path:
    """The same site with the versions of another client and another engine, in a new folder."""
    shutil.copytree(SITE, folder)
    head, _, code = (folder / "sw.js").read_text("utf-8").partition(";\n")
    release = json.loads(head.removeprefix("const RELEASE="))
    for old, new in ((release["version"], "b" * 16), (release["engine"], "e" * 16)):
        for name in ("index.html", "release.json"):
            text = (folder / name).read_text("utf-8")
            (folder / name).write_text(text.replace(old, new), "utf-8")
    (folder / "engine" / release["engine"]).rename(folder / "engine" / ("e" * 16))
    release |= {"version": "b" * 16, "engine": "e" * 16}
    for path, name in (("./", "index.html"), ("release.json", "release.json")):
        digest = hashlib.sha256((folder / name).read_bytes()).digest()
        release["clientFiles"][path] = "sha256-" + base64.b64encode(digest).decode()
    (folder / "sw.js").write_text(f"const RELEASE={json.dumps(release)};\n{code}", "utf-8")
    return folder


def kept_releases(page: Page) -> set[str]:
    """The versions whose files the browser keeps."""
    names: list[str] = page.evaluate("caches.keys()")
    return {name.rpartition(" ")[2] for name in names}


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

    def again(self) -> None:
        """Waits for the decision that was open before the page was loaded again, or another page opened."""
        number, options = self.number, self.options
        self.updates.clear()
        self.settle(after=number - 1)
        assert (self.number, self.options) == (number, options), "the match is where it was"

    @property
    def kept(self) -> dict[str, Any]:
        """Who the visitor is, as the page keeps it."""
        known: dict[str, Any] = json.loads(self.page.evaluate("localStorage['peerless.guest']"))
        return known

"""Chromium: where it is, and how it is started."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Playwright, sync_playwright

ARGS: Final = [
    "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The shell first: the same engine without the frame of a window, it takes a fifth less time."""


def executable() -> str | None:
    """The browser of the system; none: Playwright looks for its own."""
    told = os.environ.get("E2E_CHROMIUM")
    if told:
        return told
    found = (shutil.which(name) for name in NAMES)
    return next((path for path in found if path is not None), None)


def there(playwright: Playwright) -> bool:
    """Whether some Chromium can be started."""
    return executable() is not None or Path(playwright.chromium.executable_path).exists()


def launch(playwright: Playwright) -> Browser:
    options: dict[str, Any] = {"args": ARGS, "chromium_sandbox": False}
    path = executable()
    if path is not None:
        options["executable_path"] = path
    return playwright.chromium.launch(**options)


if __name__ == "__main__":  # says by its code whether one is there
    with sync_playwright() as playwright:
        sys.exit(not there(playwright))

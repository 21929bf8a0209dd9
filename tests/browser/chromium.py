"""Chromium: where it is, and how it is started."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Playwright

ARGS: Final = [
    "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip


def executable() -> str | None:
    """The browser of the system; none: Playwright looks for its own."""
    told = os.environ.get("E2E_CHROMIUM")
    if told is not None:
        return told
    found = [shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome")]
    return next((path for path in ["/usr/bin/chromium", *found] if path is not None and Path(path).exists()), None)


def launch(playwright: Playwright) -> Browser:
    options: dict[str, Any] = {"args": ARGS, "chromium_sandbox": False}
    path = executable()
    if path is not None:
        options["executable_path"] = path
    return playwright.chromium.launch(**options)

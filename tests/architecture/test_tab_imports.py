"""What runs in a browser tab reaches no sockets, threads, processes or database, however indirectly."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Final

import pytest

from tests.architecture.test_imports import is_machine

_ALLOWED: Final = {("peerless.catalog.tables_cache", "threading")}
"""A lock, which starts no thread."""
_HOOK: Final = """
import builtins, json, sys

plain, asked = builtins.__import__, []

def recording(name, globals=None, locals=None, fromlist=(), level=0):
    importer = (globals or {}).get("__name__", "")
    if level == 0 and importer.partition(".")[0] == "peerless":
        asked.append([importer, name, list(fromlist or ())])
    return plain(name, globals, locals, fromlist, level)

builtins.__import__ = recording
"""
_REPORT: Final = "\nprint(json.dumps([asked, sorted(sys.modules)]))"


def imported_by(program: str) -> tuple[set[tuple[str, str]], set[str]]:
    """Who of ours imports what in a fresh interpreter, at any moment of a program, and all modules that are loaded."""
    command = [sys.executable, "-c", _HOOK + program + _REPORT]
    environment = {"PEERLESS_PURE": "1"}  # compiled modules import without asking the hook
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    asked, loaded = json.loads(done.stdout)
    names = [
        (importer, known) for importer, name, wanted in asked for known in (name, *(f"{name}.{w}" for w in wanted))
    ]
    found = {(importer, name.partition(".")[0]) for importer, name in names if is_machine(name)}
    return found, set(loaded)


@pytest.mark.parametrize("module", ["peerless.tab.main", "peerless.service.api.endpoints"])
def test_nothing_that_a_tab_loads_reaches_for_the_machine(module: str) -> None:
    found, loaded = imported_by(f"import {module}")
    assert found <= _ALLOWED
    asyncio_brings = imported_by("import asyncio")[1]  # only our own imports of these count
    assert [name for name in loaded - asyncio_brings if is_machine(name)] == []
    assert not [name for name in loaded if name.startswith(("peerless.server", "peerless.cli"))]


def test_what_a_tab_must_not_load_would_be_found() -> None:
    found, loaded = imported_by("import peerless.bots.remote, peerless.server.store.sqlite")
    assert ("peerless.bots.remote", "subprocess") in found
    assert "sqlite3" in loaded

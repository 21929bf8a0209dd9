"""What the browser client proves itself by is what Python says today."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from peerless.messages.voice import LANGUAGES

TOOLS = Path(__file__).resolve().parents[2] / "tools"


def test_the_vectors_of_the_browser_are_current() -> None:
    """If this fails: run `python tools/browser_vectors.py`, then the browser's tests."""
    tool = runpy.run_path(str(TOOLS / "browser_vectors.py"))
    kept = {file.name: file.read_bytes() for file in tool["FOLDER"].glob("*.json")}
    assert kept == tool["files"]()


def test_the_combats_of_the_browser_are_current() -> None:
    """If this fails: run `python tools/combat_vectors.py`, then the browser's tests."""
    tool = [sys.executable, str(TOOLS / "combat_vectors.py"), "--check"]
    run = subprocess.run(tool, check=False, capture_output=True, text=True)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_gets_whole_messages(language: str) -> None:
    """Whatever its messages refer to comes along, and nothing of the terminal's."""
    messages: str = runpy.run_path(str(TOOLS / "browser_data.py"))["messages"](language)
    keys = {line.partition(" =")[0] for line in messages.splitlines() if line[:1].isalpha()}
    assert {"event-attack", "prompt-action", "quoted"} <= keys
    assert not any(key.startswith(("error-", "match-", "help")) for key in keys)

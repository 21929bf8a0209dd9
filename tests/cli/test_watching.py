"""`--watch`: a saved file is checked and shown again, and a match continues with it."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from peerless.catalog.loader import template
from tests.cli.support import call, ctrl_c_allowed
from tests.support.words import says

GOOD = template("hero").replace("new_id", "fox").replace("NEW_NAME", "The Fox")
BAD = GOOD.replace("op: recover", "op: recovr", 1)
LIMIT = 60
"""Seconds after which a test fails instead of waiting on."""


class Program:
    """A running command, its input, and what it has written."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.text = ""
        self._lines: queue.Queue[str | None] = queue.Queue()
        assert process.stdout is not None
        assert process.stdin is not None
        self.stdin: IO[str] = process.stdin
        threading.Thread(target=self._read, args=(process.stdout,), daemon=True).start()

    def _read(self, stream: IO[str]) -> None:
        for line in stream:
            self._lines.put(line)
        self._lines.put(None)

    def wait_for(self, text: str) -> str:
        """Everything it writes up to a line with this text."""
        written = ""
        while text not in written:
            line = self._lines.get(timeout=LIMIT)
            assert line is not None, f"it ended before '{text}':\n{written}"
            written += line
        return written

    def type(self, line: str) -> None:
        self.stdin.write(f"{line}\n")
        self.stdin.flush()


@contextmanager
def running(*arguments: str, folder: Path) -> Iterator[Program]:
    env = {**os.environ, "PYTHONUNBUFFERED": "1", "COLUMNS": "120", "LANG": "C.UTF-8"}
    with subprocess.Popen(
        [sys.executable, "-m", "peerless", *arguments],
        cwd=folder, env=env, text=True, encoding="utf-8",
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    ) as process:  # fmt: skip
        try:
            yield Program(process)
        finally:
            process.kill()


def replace(path: Path, text: str) -> None:
    """Save as many editors do: write another file and rename it."""
    new = path.with_name(f".{path.name}.new")
    new.write_text(text, encoding="utf-8")
    new.replace(path)


@pytest.fixture
def fox(tmp_path: Path) -> Path:
    path = tmp_path / "fox.yaml"
    path.write_text(GOOD, encoding="utf-8")
    return path


def test_check_shows_faults_and_then_the_hero(fox: Path) -> None:
    with running("check", "--watch", "fox.yaml", "--lang", "en", folder=fox.parent) as program:
        program.wait_for("Ctrl-C")
        fox.write_text(BAD, encoding="utf-8")
        assert "did you mean 'recover'?" in program.wait_for("Ctrl-C")
        replace(fox, GOOD.replace("Second Wind", "Third Wind"))
        shown = program.wait_for("Ctrl-C")
        assert "fox.yaml: good." in shown
        assert "Third Wind" in shown
        fox.unlink()
        fox.write_text(BAD, encoding="utf-8")
        assert "did you mean 'recover'?" in program.wait_for("Ctrl-C")


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal here")
def test_ctrl_c_ends_it_without_an_error(fox: Path) -> None:
    with ctrl_c_allowed(), running("check", "--watch", "fox.yaml", "--lang", "en", folder=fox.parent) as program:
        program.wait_for("Ctrl-C")
        program.process.send_signal(signal.SIGINT)
        assert program.process.wait(LIMIT) == 0


def test_a_match_continues_with_the_saved_file(fox: Path) -> None:
    arguments = ("--hero", "./fox.yaml", "--hero", "medusa", "--board", "sarpedon", "--seed", "1", "--bot", "random")
    with running("play", *arguments, "--watch", "--lang", "en", folder=fox.parent) as program:
        program.type("1")
        program.wait_for("> 1")
        replace(fox, BAD)
        program.wait_for("did you mean 'recover'?")
        replace(fox, GOOD.replace("Second Wind", "Third Wind"))
        assert "Third Wind" in program.wait_for("Press Enter")
        program.type("")
        program.wait_for("Answers still valid: 1 of 1")
        program.type("card third")
        program.wait_for("Third Wind")
        program.type("quit")
        assert program.process.wait(LIMIT) == 0


def test_nothing_to_watch(tmp_path: Path) -> None:
    assert says(call("play", "--watch", "--hero", "alice", code=2).output, "error-nothing-to-watch")

"""Bots in their own process: whatever happens there, the match continues.

The process gets questions as JSON lines and has to answer in time. If it dies, is late or gives an invalid answer, a
plain answer is used instead and a line is written to the log (`peerless.bots`). A process that died or was late is
replaced at the next decision; after `MOST_STARTS`, only plain answers are used.
"""

from __future__ import annotations

import logging
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import IO, Final, TypeVar

import msgspec

from peerless.bots import complaints
from peerless.bots.fallback import Fallback
from peerless.core.state import State
from peerless.core.tables import Tables
from peerless.rules.notation import option_texts, seat_name
from peerless.rules.view import View

LOG: Final = logging.getLogger("peerless.bots")
MOST_STARTS: Final = 3
MOST_BYTES: Final = 1 << 16
"""Size limit of a line from the process."""
MOST_WAITING: Final = 100
"""Limit of unread lines; a process that writes more is no longer read."""
START_SECONDS: Final = 20.0
"""From the start of the process to its first line."""
_LEAVE_SECONDS: Final = 1.0
T = TypeVar("T")


class NoAnswer(Exception):
    """What the process did instead of answering. Only `what` is public: the detail may reveal a hand."""

    def __init__(self, what: str, detail: str = "") -> None:
        super().__init__(what + detail)
        self.what = what


class Lost(NoAnswer):
    """The process has ended or did not answer in time, so it is not asked again."""


class Process:
    """A program and its lines. Threads write and read them, so that no pipe can block the match."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str] | None = None) -> None:
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env, start_new_session=True
            )
        except (OSError, ValueError) as error:
            raise Lost(complaints.unstarted(error)) from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._questions: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        threading.Thread(target=self._write, args=(self._process.stdin,), daemon=True).start()
        threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True).start()

    def _write(self, stdin: IO[bytes]) -> None:
        try:
            with stdin:
                while (line := self._questions.get()) is not None:
                    stdin.write(line + b"\n")
                    stdin.flush()
        except OSError:
            pass  # it has ended, which its reader notices

    def _read(self, stdout: IO[bytes]) -> None:
        with stdout:
            while line := stdout.readline(MOST_BYTES):
                self._answers.put(line)
                if not line.endswith(b"\n") or self._answers.qsize() > MOST_WAITING:
                    break  # longer than allowed, cut off, or too many
        self._answers.put(None)

    def tell(self, line: bytes) -> None:
        self._questions.put(line)

    def hear(self, until: float) -> bytes:
        """The next line, if it arrives before a time (of `time.monotonic`)."""
        left = until - time.monotonic()
        try:
            if left <= 0:  # also for a program whose lines never end
                raise queue.Empty
            line = self._answers.get(timeout=left)
        except queue.Empty:
            raise Lost(complaints.LATE) from None
        if line is None:
            raise Lost(complaints.ENDED)
        return line

    def end(self, last: bytes) -> None:
        """Send a last line, wait a moment for the process to exit, then stop it."""
        if last:
            self.tell(last)
        self._questions.put(None)
        try:
            self._process.wait(_LEAVE_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """Stop it at once; may be called from another thread."""
        self._questions.put(None)
        if self._process.poll() is None:
            kill_group(self._process.pid)
        self._process.kill()
        self._process.wait()


def kill_group(pid: int) -> bool:
    """Kill a process in its own session with all its children; False if there are no process groups here."""
    if sys.platform == "win32":
        return False
    else:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(pid, signal.SIGKILL)
        return True


def read(line: bytes | str, kind: type[T]) -> T:
    """Decode a message from the process. Raises NoAnswer if it is not of that kind."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise NoAnswer(complaints.UNREADABLE, f": {error}") from error


class RemoteBot:
    """Base of bots in their own process; subclasses define the messages."""

    last_line: bytes = b""
    """The last line to a process before it ends."""

    def __init__(self, name: str, seconds: float) -> None:
        self.name = name
        self.seconds = seconds
        """Time limit for each answer."""
        self.starts = 0
        self._process: Process | None = None
        self._stopped = False
        self._fallback = Fallback()
        self._tables: Tables | None = None
        self._steps = 0

    def launch(self) -> Process:
        """Start a process."""
        raise NotImplementedError

    def greet(self, view: View, process: Process) -> None:
        """Prepare it for questions about the match of this view. Raises NoAnswer on failure."""
        raise NotImplementedError

    def question(self, view: View) -> bytes:
        """The question to the process."""
        raise NotImplementedError

    def answer(self, view: View, line: bytes) -> int | None:
        """The index of an answer, or None if it answers an earlier question. Raises NoAnswer for anything else."""
        raise NotImplementedError

    def choose(self, view: View) -> int:
        self._follow(view.state)
        try:
            return self._ask(view)
        except NoAnswer as error:
            choice = self._fallback.choose(view)
            seat, number, option = seat_name(view.seat), int(view.state.steps), option_texts(view.state)[choice]
            LOG.warning("%s, decision %d: %s %s; '%s' is played", seat, number, self.name, error, option)
            return choice

    def _follow(self, s: State) -> None:
        """Start another process for another match."""
        if self._tables is not s.t or s.steps < self._steps:
            self._drop()
            self._tables, self.starts = s.t, 0
        self._steps = int(s.steps)

    def _ask(self, view: View) -> int:
        if self._stopped:
            raise NoAnswer(complaints.STOPPED)
        if self._process is None:
            if self.starts == MOST_STARTS:
                raise NoAnswer(complaints.failed(MOST_STARTS))
            self.starts += 1
            self._start(view)
        process = self._process
        if process is None:
            raise NoAnswer(complaints.STOPPED)
        process.tell(self.question(view))
        until = time.monotonic() + self.seconds
        try:
            while True:
                found = self.answer(view, process.hear(until))
                if found is not None:
                    return found
        except Lost:
            self._process = None
            process.kill()
            raise

    def _start(self, view: View) -> None:
        process = self._process = self.launch()  # set early, so that it can be stopped while it starts
        if self._stopped:  # stopped while it was launched: nothing else will stop it
            self._drop()
            raise NoAnswer(complaints.STOPPED)
        try:
            self.greet(view, process)
        except NoAnswer:
            self._process = None
            process.kill()
            raise

    def _drop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.end(self.last_line)

    def stop(self) -> None:
        """Stop the process, even while it thinks (from another thread); all later answers are plain ones."""
        self._stopped = True
        self._drop()

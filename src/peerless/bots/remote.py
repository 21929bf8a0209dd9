"""Bots that think in a process of their own: whatever happens there, the match goes on.

The process is asked by lines of JSON and has to answer in time. If it dies, is late or answers nonsense, a plain
answer is given in its place and a line goes to the log (`peerless.bots`). A process that died or was late is replaced
at the next decision, but not for ever: after `MOST_STARTS` the plain answers are all there is.
"""

from __future__ import annotations

import logging
import os
import queue
import signal
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import IO, Final, TypeVar

import msgspec

from peerless.bots import complaints
from peerless.core.state import State
from peerless.core.tables import Tables
from peerless.rules.notation import option_texts, seat_name
from peerless.rules.view import View
from peerless.search.geometry import Geometry
from peerless.search.policy import best

LOG: Final = logging.getLogger("peerless.bots")
MOST_STARTS: Final = 3
MOST_BYTES: Final = 1 << 16
"""Of one line from the process."""
MOST_WAITING: Final = 100
"""Lines nobody has asked for yet: whoever says more is not listened to any longer."""
START_SECONDS: Final = 20.0
"""From the start of the process to its first line."""
_LEAVE_SECONDS: Final = 1.0
T = TypeVar("T")


class NoAnswer(Exception):
    """What the process did instead of answering. Only `what` is for everyone: the detail may speak of a hand."""

    def __init__(self, what: str, detail: str = "") -> None:
        super().__init__(what + detail)
        self.what = what


class Lost(NoAnswer):
    """It has ended, or did not answer in time: there is no use in asking it again."""


class Process:
    """A program and the lines to and from it. Threads write and read them, so that no pipe can block the match."""

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
            pass  # it has ended, as its reader notices

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
        """The next line, if it comes before that time (of `time.monotonic`)."""
        left = until - time.monotonic()
        try:
            if left <= 0:  # also for somebody whose lines never end
                raise queue.Empty
            line = self._answers.get(timeout=left)
        except queue.Empty:
            raise Lost(complaints.LATE) from None
        if line is None:
            raise Lost(complaints.ENDED)
        return line

    def end(self, last: bytes) -> None:
        """A last line and time to leave in peace; then it is stopped."""
        if last:
            self.tell(last)
        self._questions.put(None)
        try:
            self._process.wait(_LEAVE_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """Stops it at once; may be called from another thread."""
        self._questions.put(None)
        if self._process.poll() is None:
            kill_group(self._process.pid)
        self._process.kill()
        self._process.wait()


def kill_group(pid: int) -> bool:
    """Kills a process that was started in a session of its own, and what it has started; False: no groups here."""
    if not hasattr(os, "killpg"):
        return False
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, signal.SIGKILL)
    return True


def read(line: bytes | str, kind: type[T]) -> T:
    """A message from the process; raises NoAnswer if it is not of that kind."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise NoAnswer(complaints.UNREADABLE, f": {error}") from error


class Fallback:
    """The plain answer: the likeliest option by what the seat knows. It is always the same in the same place."""

    def __init__(self) -> None:
        self._geometry: Geometry | None = None

    def choose(self, view: View) -> int:
        s = view.state
        if self._geometry is None or self._geometry.t is not s.t:
            self._geometry = Geometry(s.t)
        return int(best(s, self._geometry))


class RemoteBot:
    """Base of bots in a process of their own; what is said and read is for others to add."""

    last_line: bytes = b""
    """What a process is told before it ends."""

    def __init__(self, name: str, seconds: float) -> None:
        self.name = name
        self.seconds = seconds
        """For each answer."""
        self.starts = 0
        self._process: Process | None = None
        self._stopped = False
        self._fallback = Fallback()
        self._tables: Tables | None = None
        self._steps = 0

    def launch(self) -> Process:
        """A new process."""
        raise NotImplementedError

    def greet(self, view: View, process: Process) -> None:
        """Makes it ready for questions about the match of this view; raises NoAnswer if it is not."""
        raise NotImplementedError

    def question(self, view: View) -> bytes:
        """What the process is asked."""
        raise NotImplementedError

    def answer(self, view: View, line: bytes) -> int | None:
        """The index its line means, None for the answer to an earlier question; raises NoAnswer for anything else."""
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
        """Another match gets another process."""
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
        process = self._process = self.launch()  # there already, so that it can be stopped while it gets ready
        if self._stopped:  # while it was launched: nobody will stop it again
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
        """Ends the process, also while it thinks (from another thread); from now on all answers are plain ones."""
        self._stopped = True
        self._drop()

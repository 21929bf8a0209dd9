"""The process that reads, checks and compiles homebrew, with little memory and little time.

Everything it gets comes from clients. Its parent kills it when it takes too long, and starts another one.
"""

from __future__ import annotations

import faulthandler
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import BinaryIO, Final

import msgspec
from msgspec import Raw, Struct, field

from peerless.bots.matchup import Matchup, tables_of
from peerless.bots.worker import READY, own_pipes, say
from peerless.catalog.content import load_content
from peerless.catalog.settings import Settings
from peerless.core.errors import ContentError
from peerless.server.content.message_data import ProblemData, problem_data
from peerless.server.content.tables_data import tables_to_data
from peerless.service.api.file_check import checked
from peerless.service.content.homebrew import read_files
from peerless.service.protocol.setup import HomebrewFile

NICE: Final = 5
"""Tables have priority over files."""


class Start(Struct, frozen=True):
    """The first line: the limits of the process."""

    seconds: float
    """Time limit of one task."""
    most_bytes: int
    """Memory of the process."""
    taken: list[str] = field(default_factory=list)
    """Ids that homebrew cannot have, besides those of the package."""


class ReadFiles(Struct, frozen=True, tag="read"):
    """Files of a new table; the result is a list of `ContentRow`."""

    files: list[HomebrewFile]


class CheckFile(Struct, frozen=True, tag="check"):
    """A file that a client wants to know about; the result is a `FileChecked`."""

    file: HomebrewFile
    language: str


class Compile(Struct, frozen=True, tag="compile"):
    """A match-up with homebrew; the result is its tables as `tables_to_data` encodes them."""

    matchup: Matchup
    settings: Settings


Task = ReadFiles | CheckFile | Compile


class Done(Struct, frozen=True):
    """The result of a task, or the problems of its files."""

    result: Raw = field(default_factory=lambda: Raw(b"null"))
    problems: list[ProblemData] = field(default_factory=list)
    out_of_memory: bool = False


class HomebrewWorker:
    """Run one task after the other."""

    def __init__(self, tasks: BinaryIO, replies: BinaryIO, start: Start) -> None:
        self.tasks, self.replies, self.start = tasks, replies, start
        self.content = load_content()

    def run(self) -> None:
        limit_memory(self.start.most_bytes)
        for line in self.tasks:
            limit_time(self.start.seconds)
            # If the parent is gone, nothing else ends a task that takes too long.
            faulthandler.dump_traceback_later(self.start.seconds + 1, exit=True)
            done = self.done(line)
            faulthandler.cancel_dump_traceback_later()
            say(self.replies, msgspec.json.encode(done) + b"\n")

    def done(self, line: bytes) -> Done:
        try:
            return Done(Raw(msgspec.json.encode(self.result(msgspec.json.decode(line, type=Task)))))
        except ContentError as error:
            return Done(problems=[problem_data(problem) for problem in error.problems])
        except MemoryError:
            return Done(out_of_memory=True)

    def result(self, task: Task) -> object:
        match task:
            case ReadFiles():
                return read_files(task.files, self.content, self.start.taken)
            case CheckFile():
                return checked(task.file, self.content, task.language, self.start.taken)
            case Compile():
                return tables_to_data(tables_of(task.matchup, task.settings))


if sys.platform == "win32":

    def limit_memory(most_bytes: int) -> None:
        """The platform cannot."""

    def limit_time(seconds: float) -> None:
        """The platform cannot; the parent ends a task that takes too long."""

else:
    import resource

    def limit_memory(most_bytes: int) -> None:
        """Limit the memory of this process."""
        _lower(resource.RLIMIT_AS, most_bytes)

    def limit_time(seconds: float) -> None:
        """Give this process more seconds of CPU time."""
        used = resource.getrusage(resource.RUSAGE_SELF)
        _lower(resource.RLIMIT_CPU, int(used.ru_utime + used.ru_stime + seconds) + 1)

    def _lower(kind: int, most: int) -> None:
        """Set the soft limit; the hard limit stays, so that the next task can have another."""
        hard = resource.getrlimit(kind)[1]
        with suppress(OSError, ValueError):  # some systems have the limit and cannot set it
            resource.setrlimit(kind, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def main(make: Callable[[BinaryIO, BinaryIO, Start], HomebrewWorker] = HomebrewWorker) -> None:
    """Run the process."""
    tasks, replies = own_pipes()
    if hasattr(os, "nice"):
        os.nice(NICE)
    worker = make(tasks, replies, msgspec.json.decode(tasks.readline(), type=Start))
    say(replies, READY)
    worker.run()

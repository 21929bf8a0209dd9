"""Processes that read, check and compile homebrew, driven from the event loop.

    rows = await homebrew_pool.read("192.0.2.7", files)

The event loop never parses what clients wrote; it decodes results of at most `MOST_RESULT` bytes. Callers take turns,
and a caller has one process at a time, so that nobody waits for the heavy files of another while a process is free. A
process that is late, dead or out of memory is replaced, and the request it worked on is refused.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Raw

from peerless.bots.matchup import Matchup
from peerless.bots.remote import Lost
from peerless.catalog.settings import Settings
from peerless.core.errors import ContentError, PeerlessError
from peerless.core.tables import Tables
from peerless.messages.message import Message
from peerless.messages.problem import Problem
from peerless.server.content import homebrew_worker
from peerless.server.content.homebrew_worker import CheckFile, Compile, Done, ReadFiles, Start, Task
from peerless.server.content.message_data import problem_of
from peerless.server.content.tables_data import tables_from_data
from peerless.server.processes.child_process import ChildProcess
from peerless.service.content.homebrew import HomebrewBusy
from peerless.service.http.fair_queue import FairQueue
from peerless.service.protocol.setup import HomebrewFile
from peerless.service.store.base import ContentRow

LOG: Final = logging.getLogger("peerless.server")
PROCESSES: Final = 2
"""With two processes, one heavy file leaves one for everyone else. They start with the first request."""
SECONDS: Final = 5.0
MOST_MEMORY: Final = 512_000_000
"""Address space of a process; the interpreter and the package take about a third of it."""
MOST_RESULT: Final = 2_000_000
"""Bytes of a result, which the event loop decodes. A hero has about 7,000."""
MOST_WAITING: Final = 4
"""Tasks that may wait for one caller."""
MOST_TASKS: Final = 256
"""Tasks that may wait altogether."""
MOST_WAITING_BYTES: Final = 16_000_000
"""Bytes of all waiting tasks: eight of the largest."""
PATIENCE: Final = 4
"""Multiple of the time limit after which a waiting task is refused."""
T = TypeVar("T")


@dataclass(eq=False)
class _Waiting:
    """A task, and the future of its result."""

    caller: str
    line: Raw
    done: asyncio.Future[Done]
    since: float

    def fail(self, error: PeerlessError) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class HomebrewPool:
    """All processes for homebrew. Use it within one event loop."""

    def __init__(
        self,
        processes: int = PROCESSES,
        seconds: float = SECONDS,
        most_memory: int = MOST_MEMORY,
        *,
        worker: str = homebrew_worker.__name__,
        most_waiting_bytes: int = MOST_WAITING_BYTES,
        taken: Sequence[str] = (),
    ) -> None:
        """`worker` is the module that the processes run; `taken` are ids that homebrew cannot have, besides those of
        the package."""
        self.seconds, self.most_memory, self.most_waiting_bytes = seconds, most_memory, most_waiting_bytes
        start = Start(seconds, most_memory, list(taken))
        self.children = [ChildProcess(worker, start, "homebrew", MOST_RESULT) for _ in range(processes)]
        self._queue: FairQueue[_Waiting] = FairQueue()
        self._open: set[_Waiting] = set()
        """All tasks without a result yet."""
        self._busy: set[str] = set()
        """Callers whose task is in a process."""
        self.bytes = 0
        """Bytes of all tasks that wait or are in a process."""
        self._wake = asyncio.Event()
        self._runners: list[asyncio.Task[None]] = []
        self._closed = False

    async def read(self, caller: str, files: list[HomebrewFile]) -> list[ContentRow]:
        """Files as rows; raises ContentError with the problems of the first file that has any."""
        return await self._result(caller, ReadFiles(files), list[ContentRow])

    async def check(self, caller: str, file: HomebrewFile, language: str) -> Raw:
        """A `FileChecked` as JSON."""
        return await self._result(caller, CheckFile(file, language), Raw)

    async def compile(self, caller: str, matchup: Matchup, settings: Settings) -> Tables:
        """The tables of a match-up of definitions that were checked before."""
        try:
            return tables_from_data(await self._result(caller, Compile(matchup, settings), dict[str, Any]))
        except ContentError as error:  # not the fault of the players
            raise HomebrewBusy(error) from error

    async def close(self) -> None:
        """End all processes at once; requests without a result are refused."""
        self._closed = True
        for runner in self._runners:
            runner.cancel()
        await asyncio.gather(*self._runners, return_exceptions=True)
        for waiting in self._open:
            waiting.fail(HomebrewBusy(Message("error-closing")))
        await asyncio.gather(*(child.drop() for child in self.children))

    async def _result(self, caller: str, task: Task, kind: type[T]) -> T:
        done = await self._do(caller, task)
        if done.problems:
            raise ContentError([problem_of(problem) for problem in done.problems])
        if done.out_of_memory:
            raise _refused(Message("error-homebrew-memory", most=self.most_memory // 1_000_000))
        return msgspec.json.decode(done.result, type=kind)

    async def _do(self, caller: str, task: Task) -> Done:
        loop = asyncio.get_running_loop()
        line = msgspec.json.encode(task)
        ahead = sum(waiting.caller == caller for waiting in self._queue)
        full = len(self._queue) >= MOST_TASKS or self.bytes + len(line) > self.most_waiting_bytes
        if self._closed or full or ahead >= MOST_WAITING:
            raise HomebrewBusy(Message("error-homebrew-busy"))
        if not self._runners:
            self._runners = [asyncio.create_task(self._run(child)) for child in self.children]
        waiting = _Waiting(caller, Raw(line), loop.create_future(), loop.time())
        self.bytes += len(line)
        self._open.add(waiting)
        self._queue.add(caller, caller, waiting)
        self._wake.set()
        try:
            return await waiting.done
        finally:
            self.bytes -= len(line)
            self._open.discard(waiting)
            self._queue.discard(caller, caller, waiting)

    async def _run(self, child: ChildProcess) -> None:
        """Run the tasks of callers in turn, those of one caller one after the other."""
        while True:
            while (waiting := self._queue.take(but=self._busy)) is None:
                self._wake.clear()
                await self._wake.wait()
            self._busy.add(waiting.caller)
            try:
                done = await self._done(child, waiting)
                if not waiting.done.done():
                    waiting.done.set_result(done)
            except PeerlessError as error:
                waiting.fail(error)
            except Exception:
                LOG.exception("homebrew could not be checked")
                await child.drop()  # its next output is unpredictable
                waiting.fail(HomebrewBusy(Message("error-homebrew-busy")))
            finally:
                self._busy.discard(waiting.caller)
                self._wake.set()  # another process may take the next task of this caller

    async def _done(self, child: ChildProcess, waiting: _Waiting) -> Done:
        if asyncio.get_running_loop().time() - waiting.since > PATIENCE * self.seconds:
            raise HomebrewBusy(Message("error-homebrew-busy"))
        if not await child.ready():
            raise HomebrewBusy(Message("error-homebrew-busy"))
        try:
            async with asyncio.timeout(self.seconds):
                child.write(waiting.line)
                done = msgspec.json.decode(await child.line(), type=Done)
        except TimeoutError:
            await child.drop()
            raise _refused(Message("error-homebrew-late", seconds=self.seconds)) from None
        except (Lost, msgspec.DecodeError):
            await child.drop()
            raise _refused(Message("error-homebrew-failed")) from None
        if done.out_of_memory:
            await child.drop()
        return done


def _refused(message: Message) -> ContentError:
    """The error for files that were too much for a process."""
    return ContentError([Problem("", "", message)])

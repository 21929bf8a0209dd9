"""A pool of processes for the bots of all tables, driven from the event loop.

    bot_pool = BotPool(processes=2, seconds=10)
    choice = await bot_pool.choose("table p2", "hard", bot_seed(seed, 1), content, view)

Every question gets an answer, whatever happens in a process. If a process is late, dead or sends nonsense, the pool
gives the plain bot's answer and replaces the process, and its successor takes over the waiting questions. The log never
mentions cards or options, because players may read it.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import msgspec

from peerless.bots import complaints
from peerless.bots.remote import MOST_BYTES, START_SECONDS, Fallback, Lost, NoAnswer, kill_group, read
from peerless.bots.worker import READY, choice_of, matchup_of, python_process, question_of
from peerless.catalog.content import Content
from peerless.rules.view import View
from peerless.server.bots import bot_worker
from peerless.server.bots.bot_worker import Ask, Forget, Said, Start

LOG: Final = logging.getLogger("peerless.server")
MOST_WAITING: Final = 512
"""Questions that may wait for one process."""
MOST_LOST: Final = 3
"""Processes a seat may crash in a row; then it gets only plain answers."""
PATIENCE: Final = 3
"""Multiple of the time limit after which a waiting question gets the plain answer."""
RETRY_SECONDS: Final = 1.0
"""Between two attempts to start a process that does not start."""
_LEAVE_SECONDS: Final = 1.0
FULL: Final = "has too much to think about"
NO_PROCESS: Final = "has no process to think in"
NO_TURN: Final = "has waited too long for its turn"


class Closed(Exception):
    """The bot pool was closed before there was an answer: the decision stays open."""


@dataclass(eq=False)
class _Asked:
    """A question, and the future of its answer."""

    key: str
    spec: str
    seed: int
    content: Content
    view: View
    answer: asyncio.Future[int]
    since: float


class Worker:
    """One process of the bot pool and the questions that wait for it, a turn for each seat in order."""

    def __init__(self, seconds: float, modules: Sequence[str], most_waiting: int) -> None:
        self.seconds, self.modules, self.most_waiting = seconds, list(modules), most_waiting
        self.seats = 0
        self.starts = 0
        self.process: Process | None = None
        self._waiting: dict[str, deque[_Asked]] = {}
        self._begun: _Asked | None = None
        self._number = 0
        self._failed_at = float("-inf")
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def load(self) -> int:
        return sum(map(len, self._waiting.values())) + (self._begun is not None)

    def begin(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def ask(self, asked: _Asked) -> int:
        """The choice; raises NoAnswer."""
        if self.load >= self.most_waiting:
            raise NoAnswer(FULL)
        self._waiting.setdefault(asked.key, deque()).append(asked)
        self._wake.set()
        try:
            return await asked.answer
        finally:
            if asked in self._waiting.get(asked.key, ()):  # given up before its turn
                self._take(asked)

    def _take(self, asked: _Asked) -> None:
        """Out of the queue; the seat goes behind all others."""
        line = self._waiting.pop(asked.key)
        line.remove(asked)
        if line:
            self._waiting[asked.key] = line

    def forget(self, key: str) -> None:
        if self.process is not None:
            with suppress(Lost):
                self._write(self.process, Forget(key))

    async def close(self) -> None:
        """At once, in the middle of a thought as well."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        waiting = [asked for line in self._waiting.values() for asked in line]
        for asked in [*waiting, *filter(None, [self._begun])]:
            if not asked.answer.done():
                asked.answer.set_exception(Closed())
        await self._drop()

    async def _run(self) -> None:
        while True:
            await self._ready()
            while not self._waiting:
                self._wake.clear()
                await self._wake.wait()
            asked = next(iter(self._waiting.values()))[0]
            self._take(asked)
            self._begun = asked
            try:
                choice = await self._answer(asked)
                if not asked.answer.done():
                    asked.answer.set_result(choice)
            except Exception as error:  # noqa: BLE001 - the caller gets it; the others get their turns
                if not isinstance(error, NoAnswer) or isinstance(error, Lost):
                    await self._drop()
                if not asked.answer.done():
                    asked.answer.set_exception(error)
            self._begun = None

    async def _answer(self, asked: _Asked) -> int:
        if asyncio.get_running_loop().time() - asked.since > PATIENCE * self.seconds:
            raise NoAnswer(NO_TURN)
        await self._ready()
        if self.process is None:
            raise NoAnswer(NO_PROCESS)
        try:
            async with asyncio.timeout(self.seconds):
                return await self._think(self.process, asked)
        except TimeoutError:
            raise Lost(complaints.LATE) from None

    async def _think(self, process: Process, asked: _Asked) -> int:
        self._number += 1
        self._write(process, Ask(self._number, asked.key, asked.spec, asked.seed, question_of(asked.view)))
        said = await self._hear(process)
        if said.reply is None:
            self._write(process, matchup_of(asked.view, asked.content))
            said = await self._hear(process)
        if said.reply is None or said.number != self._number:
            raise Lost(complaints.NOT_ASKED)
        return choice_of(said.reply, asked.view)

    def _write(self, process: Process, message: msgspec.Struct) -> None:
        """Never waits; what a process does not read is a few questions at most."""
        assert process.stdin is not None
        try:
            process.stdin.write(msgspec.json.encode(message) + b"\n")
        except (OSError, RuntimeError):  # some loops raise it where the pipe is closed
            raise Lost(complaints.ENDED) from None

    async def _hear(self, process: Process) -> Said:
        try:
            return read(await _line(process), Said)
        except NoAnswer as error:
            raise Lost(error.what) from None

    async def _ready(self) -> None:
        """Sees to it that there is a process, if one can be started."""
        if self.process is not None and not _has_ended(self.process):
            return
        await self._drop()
        loop = asyncio.get_running_loop()
        if loop.time() - self._failed_at < RETRY_SECONDS:
            return
        command, env = python_process(bot_worker.__name__)
        self.starts += 1
        try:
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env=env, limit=MOST_BYTES, start_new_session=True
            )
            self._write(self.process, Start(self.modules, self.seconds))
            async with asyncio.timeout(START_SECONDS):
                if await _line(self.process) != READY:
                    raise Lost(complaints.NOT_ASKED)
        except (OSError, ValueError, Lost) as error:  # a TimeoutError is an OSError
            LOG.error("a process for bots cannot be started: %s", str(error) or "it was not ready in time")
            self._failed_at = loop.time()
            await self._drop()

    async def _drop(self) -> None:
        """Kills the process; it stays ours until it is gone for good."""
        process = self.process
        if process is None:
            return
        # Its own way to kill would first look whether it has ended, and take the news from the loop that waits for it.
        if process.returncode is None and not kill_group(process.pid):
            process.kill()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.close()
        await process.wait()
        with suppress(OSError, ValueError):  # what it has started might hold the pipe
            async with asyncio.timeout(_LEAVE_SECONDS):
                while await process.stdout.read(MOST_BYTES):
                    pass
        self.process = None


async def _line(process: Process) -> bytes:
    assert process.stdout is not None
    try:
        line = await process.stdout.readline()
    except ValueError:  # longer than any answer
        raise Lost(complaints.UNREADABLE) from None
    except OSError:
        raise Lost(complaints.ENDED) from None
    if not line.endswith(b"\n"):
        raise Lost(complaints.ENDED)
    return line


def _has_ended(process: Process) -> bool:
    return process.returncode is not None or (process.stdout is not None and process.stdout.at_eof())


@dataclass
class _Seat:
    """Where a seat's bot thinks, and how many processes in a row were lost by it."""

    worker: Worker
    lost: int = 0


class BotPool:
    """Processes shared by all tables. To be made and used within one event loop."""

    def __init__(
        self, processes: int, seconds: float, *, modules: Sequence[str] = (), most_waiting: int = MOST_WAITING
    ) -> None:
        """`seconds` is the longest thinking; `modules` register further bots in the processes."""
        self._workers = [Worker(seconds, modules, most_waiting) for _ in range(processes)]
        self._seats: dict[str, _Seat] = {}
        self._fallback = Fallback()
        self._closed = False

    def start(self) -> None:
        """Starts the processes, which the first question would do as well, but wait for it."""
        for worker in self._workers:
            worker.begin()

    async def choose(self, key: str, spec: str, seed: int, content: Content, view: View) -> int:
        """What the bot of a spec chooses. `key` names table and seat: the bot is kept under it."""
        if self._closed:
            raise Closed
        self.start()
        seat = self._seat(key)
        answer = asyncio.get_running_loop().create_future()
        asked = _Asked(key, spec, seed, content, view, answer, asyncio.get_running_loop().time())
        try:
            if seat.lost >= MOST_LOST:
                raise NoAnswer(complaints.failed(MOST_LOST))
            choice = await seat.worker.ask(asked)
        except NoAnswer as error:
            seat.lost += isinstance(error, Lost)
            number = int(view.state.steps)
            LOG.warning("%s, decision %d: bot '%s' %s; the plain answer is given", key, number, spec, error.what)
            return self._fallback.choose(view)
        seat.lost = 0
        return choice

    def _seat(self, key: str) -> _Seat:
        """The same process for a seat as long as it plays, at first the one with least to do."""
        seat = self._seats.get(key)
        if seat is None:
            worker = min(self._workers, key=lambda worker: (worker.load, worker.seats))
            worker.seats += 1
            seat = self._seats[key] = _Seat(worker)
        return seat

    def forget(self, key: str) -> None:
        """The match is over or left."""
        seat = self._seats.pop(key, None)
        if seat is not None:
            seat.worker.seats -= 1
            seat.worker.forget(key)

    async def close(self) -> None:
        """Ends all processes at once. Questions without an answer raise Closed."""
        self._closed = True
        await asyncio.gather(*(worker.close() for worker in self._workers))

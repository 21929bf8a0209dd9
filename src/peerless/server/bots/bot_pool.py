"""A pool of processes for the bots of all tables, driven from the event loop.

    bot_pool = BotPool(processes=2, seconds=10)
    choice = await bot_pool.choose("table p2", "hard", bot_seed(seed, 1), content, view)

Every question gets an answer, whatever happens in a process. If a process is late, dead or sends invalid data, the pool
gives the plain bot's answer and replaces the process, and its successor takes over the waiting questions. The log never
mentions cards or options, because players may read it.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from typing import Final

from peerless.bots import complaints
from peerless.bots.fallback import Fallback
from peerless.bots.matchup import Matchup, matchup_of
from peerless.bots.registry import is_quick
from peerless.bots.remote import Lost, NoAnswer, read
from peerless.bots.worker import Question, Reply, choice_of, question_of
from peerless.catalog.content import Content
from peerless.rules.view import View
from peerless.server.bots import bot_worker
from peerless.server.bots.bot_worker import Ask, Forget, Said, Start
from peerless.server.processes.child_process import ChildProcess
from peerless.service.bots.interface import Closed
from peerless.service.http.fair_queue import FairQueue

LOG: Final = logging.getLogger("peerless.server")
MOST_WAITING: Final = 512
"""Questions that may wait for one process."""
MOST_LOST: Final = 3
"""Processes a seat may crash in a row; then it gets only plain answers."""
PATIENCE: Final = 3
"""Multiple of the time limit after which a waiting question gets the plain answer."""
MOST_QUICK: Final = 20
"""Questions for quick bots in a row, while one for a slow bot waits."""
FULL: Final = "has too much to think about"
NO_PROCESS: Final = "has no process to think in"
NO_TURN: Final = "has waited too long for its turn"


@dataclass(eq=False)
class Asking:
    """A question for the bot of a seat."""

    guest: str
    key: str
    spec: str
    seed: int
    question: Question
    matchup: Callable[[], Awaitable[Matchup]]
    """Gets the match-up, if the process does not know it."""


@dataclass(eq=False)
class _Asked:
    """A question, and the future of its answer."""

    asking: Asking
    answer: asyncio.Future[Reply]
    since: float


class Worker:
    """One process of the bot pool and the questions that wait for it.

    Guests take turns, then the seats of a guest's tables. Questions for quick bots come first: they take milliseconds
    and should not wait behind the long searches of others.
    """

    def __init__(self, seconds: float, modules: Sequence[str], most_waiting: int) -> None:
        self.seconds, self.most_waiting = seconds, most_waiting
        self.seats = 0
        self._child = ChildProcess(bot_worker.__name__, Start(list(modules), seconds), "bots")
        self._quick: FairQueue[_Asked] = FairQueue()
        self._slow: FairQueue[_Asked] = FairQueue()
        self._in_a_row = 0
        """Questions for quick bots since the last one for a slow bot."""
        self._begun: _Asked | None = None
        self._number = 0
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def load(self) -> int:
        return len(self._quick) + len(self._slow) + (self._begun is not None)

    @property
    def starts(self) -> int:
        return self._child.starts

    @property
    def process(self) -> Process | None:
        return self._child.process

    def begin(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def ask(self, asking: Asking) -> Reply:
        """Wait for the reply. Raises NoAnswer."""
        if self.load >= self.most_waiting:
            raise NoAnswer(FULL)
        loop = asyncio.get_running_loop()
        asked = _Asked(asking, loop.create_future(), loop.time())
        line = self._quick if is_quick(asking.spec) else self._slow
        line.add(asking.guest, asking.key, asked)
        self._wake.set()
        try:
            return await asked.answer
        finally:
            line.discard(asking.guest, asking.key, asked)  # canceled before its turn

    def _take(self) -> _Asked | None:
        """Take the next question."""
        asked = self._quick.take() if self._in_a_row < MOST_QUICK or not self._slow else None
        if asked is None:
            self._in_a_row = 0
            return self._slow.take()
        self._in_a_row += 1
        return asked

    def forget(self, key: str) -> None:
        with suppress(Lost):
            self._child.write(Forget(key))

    async def close(self) -> None:
        """Stop at once, even during a search."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for asked in chain(self._quick, self._slow, filter(None, [self._begun])):
            if not asked.answer.done():
                asked.answer.set_exception(Closed())
        await self._child.drop()

    async def _run(self) -> None:
        while True:
            await self._child.ready()
            while (asked := self._take()) is None:
                self._wake.clear()
                await self._wake.wait()
            self._begun = asked
            try:
                reply = await self._answer(asked)
                if not asked.answer.done():
                    asked.answer.set_result(reply)
            except Exception as error:  # noqa: BLE001 - the caller gets it; the others get their turns
                if not isinstance(error, NoAnswer) or isinstance(error, Lost):
                    await self._child.drop()
                if not asked.answer.done():
                    asked.answer.set_exception(error)
            self._begun = None

    async def _answer(self, asked: _Asked) -> Reply:
        if asyncio.get_running_loop().time() - asked.since > PATIENCE * self.seconds:
            raise NoAnswer(NO_TURN)
        if not await self._child.ready():
            raise NoAnswer(NO_PROCESS)
        try:
            async with asyncio.timeout(self.seconds):
                return await self._think(asked.asking)
        except TimeoutError:
            raise Lost(complaints.LATE) from None

    async def _think(self, asking: Asking) -> Reply:
        self._number += 1
        self._child.write(Ask(self._number, asking.key, asking.spec, asking.seed, asking.question))
        said = await self._hear()
        if said.reply is None:
            self._child.write(await asking.matchup())
            said = await self._hear()
        if said.reply is None or said.number != self._number:
            raise Lost(complaints.NOT_ASKED)
        return said.reply

    async def _hear(self) -> Said:
        try:
            return read(await self._child.line(), Said)
        except NoAnswer as error:
            raise Lost(error.what) from None


@dataclass
class _Seat:
    """The process of a seat's bot, and how many processes in a row it has crashed."""

    worker: Worker
    guest: str
    quick: bool
    lost: int = 0


class BotPool:
    """Processes shared by all tables. Create and use it within one event loop."""

    def __init__(
        self, processes: int, seconds: float, *, modules: Sequence[str] = (), most_waiting: int = MOST_WAITING
    ) -> None:
        """`seconds` is the time limit of a bot; `modules` register further bots in the processes."""
        self._workers = [Worker(seconds, modules, most_waiting) for _ in range(processes)]
        self._seats: dict[str, _Seat] = {}
        self._fallback = Fallback()
        self._closed = False

    def start(self) -> None:
        """Start the processes now, so that the first question does not wait for it."""
        for worker in self._workers:
            worker.begin()

    async def choose(self, key: str, spec: str, seed: int, content: Content, view: View, guest: str = "") -> int:
        """Ask the bot of a specification. `key` names table and seat; the process keeps the bot under it.

        Guests get equal shares of bot time. Without a `guest`, the seat has its own share.
        """

        async def matchup() -> Matchup:
            return matchup_of(view, content)

        try:
            return choice_of(await self.think(Asking(guest, key, spec, seed, question_of(view), matchup)), view)
        except NoAnswer as error:
            return plain_choice(self._fallback, view, key, spec, error)

    async def think(self, asking: Asking) -> Reply:
        """Ask a bot whose view only the caller can read. Raises NoAnswer and Closed."""
        if self._closed:
            raise Closed
        self.start()
        asking.guest = asking.guest or asking.key
        seat = self._seat(asking.key, asking.guest, is_quick(asking.spec))
        if seat.lost >= MOST_LOST:
            raise NoAnswer(complaints.failed(MOST_LOST))
        try:
            reply = await seat.worker.ask(asking)
        except Lost:
            seat.lost += 1
            raise
        if not reply.error:
            seat.lost = 0
        return reply

    def _seat(self, key: str, guest: str, quick: bool) -> _Seat:
        """The process of a seat, the same for the whole match; at first the one with the fewest questions."""
        seat = self._seats.get(key)
        if seat is None:
            worker = min(self._open_to(guest, quick), key=lambda worker: (worker.load, worker.seats))
            worker.seats += 1
            seat = self._seats[key] = _Seat(worker, guest, quick)
        return seat

    def _open_to(self, guest: str, quick: bool) -> Sequence[Worker]:
        """The processes for a seat. If there are several, the slow bots of one guest leave one free for others."""
        if quick or len(self._workers) == 1:
            return self._workers
        used = {seat.worker for seat in self._seats.values() if seat.guest == guest and not seat.quick}
        return list(used) if len(used) == len(self._workers) - 1 else self._workers

    def forget(self, key: str) -> None:
        """Forget a seat: its match is over or abandoned."""
        seat = self._seats.pop(key, None)
        if seat is not None:
            seat.worker.seats -= 1
            seat.worker.forget(key)

    async def close(self) -> None:
        """Stop all processes at once. Unanswered questions raise Closed."""
        self._closed = True
        await asyncio.gather(*(worker.close() for worker in self._workers))


def plain_choice(fallback: Fallback, view: View, key: str, spec: str, error: NoAnswer) -> int:
    """The answer for a bot that gives none; the log says why."""
    number = int(view.state.steps)
    LOG.warning("%s, decision %d: bot '%s' %s; the plain answer is given", key, number, spec, error.what)
    return fallback.choose(view)

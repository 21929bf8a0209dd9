"""Play tasks on this machine: a pool of processes, each with the content loaded."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing.process import BaseProcess
from typing import Final

from peerless.catalog.content import Content
from peerless.core.errors import BudgetError
from peerless.lab.collect import MatchResult
from peerless.lab.play import Definition, Played, content_of, play_task
from peerless.lab.schedule import Task
from peerless.messages.message import Message

AHEAD: Final = 3  # tasks handed out per worker: one being played, the others waiting
MOST_DEATHS: Final = 3  # pools in a row that break before a single task is done


class AbandonedTask(BaseException):
    """Nobody wants the result any more."""


class _Worker:
    """What a worker process knows."""

    content: Content
    playing = False
    abandoned = False


_worker: Final = _Worker()


def play_here(tasks: Sequence[Task], definitions: Sequence[Definition]) -> Played:
    """Play one task after the other in this process."""
    content = content_of(definitions)
    for task in tasks:
        yield task, play_task(task, content)


def play_in_pool(tasks: Sequence[Task], definitions: Sequence[Definition], workers: int) -> Played:
    """Play tasks, yielding results as they finish. If a worker dies, a new pool plays the rest."""
    left = {task.id: task for task in tasks}
    deaths = 0
    while left:
        try:
            for task, results in _one_pool(list(left.values()), definitions, workers):
                del left[task.id]
                deaths = 0
                yield task, results
        except BrokenProcessPool as error:
            deaths += 1
            if deaths == MOST_DEATHS:
                raise BudgetError(Message("error-lab-workers-die", count=len(left))) from error


def _one_pool(tasks: Sequence[Task], definitions: Sequence[Definition], workers: int) -> Played:
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, initializer=_start_worker, initargs=(definitions,))
    waiting = iter(tasks)
    running: dict[Future[list[MatchResult]], Task] = {}
    try:
        while True:
            while len(running) < workers * AHEAD and (task := next(waiting, None)) is not None:
                with _interrupts_held():  # a worker that is still starting would end with a traceback
                    running[pool.submit(_play, task)] = task
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
    finally:
        if running:  # interrupted: running tasks are abandoned, because they can take minutes
            for process in set(multiprocessing.active_children()) - others:
                _abandon(process)
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold back Ctrl-C until the end. Processes started in the meantime inherit this and ignore it for good."""
    if sys.platform == "win32":  # has no masks of signals
        yield
    else:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _start_worker(definitions: Sequence[Definition]) -> None:
    """Prepare a new process. Ctrl-C reaches all processes of a terminal; only the first one handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _worker.content = content_of(definitions)
    if sys.platform != "win32":
        signal.signal(signal.SIGUSR1, _stop_playing)


def _abandon(process: BaseProcess) -> None:
    """Make a worker give up its tasks. A result half written when a worker is killed would block the pool forever."""
    if sys.platform == "win32":  # has no signal for it
        process.terminate()
    elif process.pid is not None:
        with suppress(ProcessLookupError):  # a worker that died of itself may be gone by now
            os.kill(process.pid, signal.SIGUSR1)


def _stop_playing(*_: object) -> None:
    _worker.abandoned = True
    if _worker.playing:
        raise AbandonedTask


def _play(task: Task) -> list[MatchResult]:
    _worker.playing = True
    try:
        if _worker.abandoned:
            raise AbandonedTask
        return play_task(task, _worker.content)
    finally:
        _worker.playing = False

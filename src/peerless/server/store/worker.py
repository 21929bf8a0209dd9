"""A thread with a connection to SQLite. It runs all waiting jobs together."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from peerless.messages.message import Message
from peerless.server.store.gathering import GATHER_SECONDS, Gathering
from peerless.server.store.script import Script, require_arguments
from peerless.service.store.base import Change, NotStored, Unsure, encode

T = TypeVar("T")
_MOST: Final = 1000  # jobs per transaction
_NAMES: Final = tuple(str(i) for i in range(1, 32_767))  # of parameters: to SQLite, `$1` is one named "1"
_OF_THE_DATA: Final = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.InterfaceError, sqlite3.ProgrammingError)
_APPEND_SETUP: Final = """
    CREATE TEMP VIEW appended (lines) AS SELECT NULL;
    CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN
        UPDATE tables SET number = tables.number + 1, updated = given.at FROM (
            SELECT json_extract(value, '$[0]') AS id, json_extract(value, '$[1]') AS owner,
                json_extract(value, '$[2]') AS number, json_extract(value, '$[3]') AS at FROM json_each(NEW.lines)
        ) AS given
        WHERE tables.id = given.id AND tables.owner = given.owner AND tables.number = given.number;
        SELECT RAISE(ABORT, 'not all tables were moved') WHERE changes() <> json_array_length(NEW.lines);
        INSERT INTO entries (table_id, number, data)
        SELECT json_extract(value, '$[0]'), json_extract(value, '$[2]'), json_extract(value, '$[4]')
        FROM json_each(NEW.lines);
    END;
"""
_APPEND: Final = "INSERT INTO appended VALUES (?)"


class Job:
    """A script to run, and who waits for it.

    `plain`: all it does is to append this entry. `alone`: instead of a script, work outside of any transaction.
    """

    __slots__ = ("alone", "error", "future", "make", "plain", "value")

    def __init__(
        self,
        make: Callable[[], Script[Any]],
        future: asyncio.Future[Any],
        plain: Change | None = None,
        alone: Callable[[sqlite3.Connection], Any] | None = None,
    ) -> None:
        self.make = make
        self.future = future
        self.plain = plain
        self.alone = alone
        self.value: Any = None
        self.error: Exception | None = None

    def deliver(self) -> None:
        if self.future.done():  # the caller was canceled
            return
        if self.error is None:
            self.future.set_result(self.value)
        else:
            self.future.set_exception(self.error)


def _nothing() -> Script[None]:
    yield from ()


class Worker:
    """Runs jobs on its connection, until it is stopped."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        work: Callable[[sqlite3.Connection, list[Job]], None],
        *,
        gathers: bool = False,
    ) -> None:
        """`gathers`: under load, wait a little for more jobs, because each transaction has a cost."""
        self._connection = connection
        self._work = work
        self._gathering = Gathering() if gathers else None
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name=f"store-{work.__name__}", daemon=True)
        self._thread.start()

    def do(self, make: Callable[[], Script[T]], plain: Change | None = None) -> asyncio.Future[T]:
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(Job(make, future, plain))
        return future

    def alone(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Run something outside of any transaction."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(Job(_nothing, future, alone=work))
        return future

    async def stop(self) -> None:
        """Stop after finishing all earlier jobs."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going = True
        while going:
            job = self._queue.get()
            if self._gathering is not None and self._gathering.is_worthwhile:
                time.sleep(GATHER_SECONDS)
            jobs = list[Job]()
            while job is not None and job.alone is None:
                jobs.append(job)
                if len(jobs) == _MOST:
                    break
                try:
                    job = self._queue.get_nowait()
                except Empty:
                    break
            going = job is not None
            if jobs:
                self._work(self._connection, jobs)
            if self._gathering is not None:
                self._gathering.wrote(len(jobs))
            if job is not None and job.alone is not None:
                _run_alone(self._connection, job)
                jobs.append(job)
            with suppress(RuntimeError):  # the loop has ended, so nothing waits any more
                self._loop.call_soon_threadsafe(_deliver, jobs)
        self._connection.close()


def _deliver(jobs: list[Job]) -> None:
    for job in jobs:
        job.deliver()


def read(db: sqlite3.Connection, jobs: list[Job]) -> None:
    """Run all of them as of one moment."""
    try:
        db.execute("BEGIN")
        for job in jobs:
            try:
                job.value = run(db, job.make())
            except Exception as error:  # noqa: BLE001 - whatever it is, the caller gets it
                job.error = told(error)
        db.execute("COMMIT")
    except sqlite3.Error as error:
        _take_back(db)
        for job in jobs:
            job.error = job.error or told(error)


def prepare_to_append(db: sqlite3.Connection) -> None:
    """Let `write` append many entries with one statement."""
    db.executescript(_APPEND_SETUP)


def write(db: sqlite3.Connection, jobs: list[Job]) -> None:
    """Run jobs in one transaction, so that they share the wait for the disk; if that fails, each in its own.

    Nearly all jobs append an entry. One statement stores all of these and is a transaction by itself: each statement
    more would release the interpreter and wait for it again, which takes longer than the statement.
    """
    entries: dict[str, Job] = {}
    for job in jobs:
        if job.plain is not None:
            entries.setdefault(job.plain.table, job)
    try:
        if len(entries) == len(jobs) and _append(db, jobs):
            return
        db.execute("BEGIN IMMEDIATE")
        if 1 < len(entries) < len(jobs) and _append(db, [*entries.values()]):
            stored = set(entries.values())
        else:
            stored = set()
        for job in jobs:
            if job not in stored:
                _attempt(db, job)
        db.execute("COMMIT")
    except sqlite3.Error as error:
        _take_back(db)
        if error.sqlite_errorname == "SQLITE_IOERR_FSYNC":
            # It is in the file, but maybe not on disk: this process does not see it, but one after a crash may.
            for job in jobs:
                job.error = Unsure(Message("error-store-unsure", why=str(error)))
        elif len(jobs) == 1:
            jobs[0].error = told(error)
        else:
            for job in jobs:
                write(db, [job])


def _append(db: sqlite3.Connection, jobs: list[Job]) -> bool:
    """Append entries to different tables. If one of them cannot be stored, store none: alone, each finds its reason."""
    try:
        lines = encode([_line(job.plain) for job in jobs if job.plain is not None]).decode()
        db.execute(_APPEND, (lines,))
    except (sqlite3.IntegrityError, sqlite3.DataError, UnicodeError, OverflowError):
        return False
    return True


def _line(change: Change) -> tuple[object, ...]:
    return change.table, change.owner, change.number, change.at, change.entry


def _attempt(db: sqlite3.Connection, job: Job) -> None:
    job.error = None
    db.execute("SAVEPOINT job")
    try:
        job.value = run(db, job.make())
    except Exception as error:
        if isinstance(error, sqlite3.Error) and not db.in_transaction:  # all is rolled back, as for a full disk
            raise
        db.execute("ROLLBACK TO job")
        job.error = told(error)
    db.execute("RELEASE job")


def _run_alone(db: sqlite3.Connection, job: Job) -> None:
    assert job.alone is not None
    try:
        job.value = job.alone(db)
    except Exception as error:  # noqa: BLE001 - whatever it is, the caller gets it
        job.error = told(error)


def _take_back(db: sqlite3.Connection) -> None:
    if db.in_transaction:
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")


def run(db: sqlite3.Connection, script: Script[T]) -> T:
    try:
        sql, arguments = next(script)
        while True:
            require_arguments(arguments)
            named = dict(zip(_NAMES, arguments, strict=False))
            sql, arguments = script.send(db.execute(sql, named).fetchall())
    except StopIteration as end:
        value: T = end.value
        return value


def told(error: Exception) -> Exception:
    """Convert an error of SQLite to ours."""
    if isinstance(error, sqlite3.Error | UnicodeEncodeError | OverflowError):
        failed = NotStored(Message("error-store-failed", why=str(error)))
        failed.by_database = isinstance(error, sqlite3.Error) and not isinstance(error, _OF_THE_DATA)
        return failed
    return error

"""A store in one file.

Two connections, each with its own thread: one writes, grouping waiting writes into one transaction, and one reads. A
read that follows a completed write sees it.

Before anything is opened, the log and the pages are checked: a damaged database is refused and not changed.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from logging import ERROR
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

from peerless.messages.message import Message
from peerless.server.store import script, worker
from peerless.server.store.checks.integrity import (
    LateCheck,
    check_files,
    check_links,
    check_pages,
    is_small,
    read_only,
)
from peerless.server.store.lock import Lock
from peerless.server.store.schema import steps_from
from peerless.server.store.script import Script
from peerless.server.store.scripted import ScriptedStore
from peerless.server.store.wiper import Wiper
from peerless.server.store.worker import Worker
from peerless.service.ops.clock import now_ms
from peerless.service.ops.logs import note
from peerless.service.store.base import LEASE_SECONDS, Change, NotStored, StoreError

T = TypeVar("T")
P = ParamSpec("P")

_OURS: Final = 0x50454552  # the mark of our files, set by the first migration
_SETTINGS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
    "PRAGMA wal_autocheckpoint = 2000",  # 8 MB: rare enough not to be noticed, small enough to read at every start
    "PRAGMA journal_size_limit = 67108864",
    "PRAGMA secure_delete = ON",
    "PRAGMA temp_store = MEMORY",  # else statements that change many rows create files to take them back
)


class SqliteStore(ScriptedStore):
    """For one process at a time, by a lock file; so leases found in it belong to dead processes."""

    def __init__(
        self, path: Path | str, *, lease_seconds: float = LEASE_SECONDS, clock: Callable[[], int] = now_ms
    ) -> None:
        super().__init__(lease_seconds)
        self.path = Path(path).expanduser().resolve()
        self._clock = clock
        self._lock = Lock(self.path)
        self._reader: Worker | None = None
        self._writer: Worker | None = None
        self._wiper: Wiper | None = None
        self._late_check: LateCheck | None = None
        self._damage: StoreError | None = None

    @property
    def place(self) -> str:
        return str(self.path)

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock.take()
        try:
            await asyncio.to_thread(self._check_whole)
            db = self._connect("rwc")
            try:
                self._lock.hold()
                _migrate(db, self.path)
                worker.prepare_to_append(db)
                self._reader = Worker(self._connect("rw"), worker.read)
            except BaseException:
                db.close()
                raise
            self._writer = Worker(db, worker.write, gathers=True)
            self._wiper = Wiper(self._writer)
            await self.wipe()  # what the last process did not finish
            await self.write(script.release_all)
            if not is_small(self.path):
                self._late_check = LateCheck(self.path, self._note_damage)
        except BaseException:
            await self.close()
            raise

    def _check_whole(self) -> None:
        """Refuse a damaged database before anything is opened for writing."""
        check_files(self.path)
        if self.path.is_file() and self.path.stat().st_size:
            self._lock.hold()
            if is_small(self.path):
                _version_of(self.path)  # another program's file is refused as such
                check_pages(self.path)

    def _note_damage(self, error: StoreError) -> None:
        self._damage = error
        note("database damaged", level=ERROR, error=str(error))

    async def check(self) -> None:
        if self._damage is not None:
            raise self._damage
        await super().check()

    async def open_to_read(self) -> None:
        if not self.path.exists():
            raise StoreError(Message("error-store-no-file", file=self.path))
        check_links(self.path)
        if not self._lock.is_held():  # a running server has checked it, and is writing to it now
            check_files(self.path)
        db = self._connect("ro")  # the last writable connection that closes would move the log into the database
        try:
            self.version = _version(db, self.path)
            steps_from("sqlite", self.version, self.place)
        except BaseException:
            db.close()
            raise
        self._reader = Worker(db, worker.read)

    async def close(self) -> None:
        if self._late_check is not None:
            await asyncio.to_thread(self._late_check.stop)
            self._late_check = None
        writer, reader, wiper = self._writer, self._reader, self._wiper
        self._writer = self._reader = self._wiper = None
        if wiper is not None:
            wiper.stop()
        if writer is not None:
            await writer.stop()
        if reader is not None:
            await reader.stop()
        self._lock.release()

    async def read(self, make: Callable[P, Script[T]], *args: P.args, **named: P.kwargs) -> T:
        return await _open(self._reader).do(partial(make, *args, **named))

    read_at_once = read

    async def write(self, make: Callable[P, Script[T]], *args: P.args, **named: P.kwargs) -> T:
        return await _open(self._writer).do(partial(make, *args, **named))

    async def commit(self, change: Change) -> None:
        plain = change if script.is_plain(change) else None
        await self.watched(_open(self._writer).do(partial(script.commit, change), plain))

    async def wipe(self) -> None:
        if self._wiper is not None:
            await self._wiper.wipe()

    def _connect(self, mode: str) -> sqlite3.Connection:
        try:
            db = sqlite3.connect(
                f"{self.path.as_uri()}?mode={mode}", uri=True, isolation_level=None, check_same_thread=False
            )
        except sqlite3.Error as error:
            raise _unusable(self.path, error) from error
        try:
            db.create_function("now_ms", 0, self._clock)
            _version(db, self.path)  # before anything is changed: it may be the file of another program
            for setting in _SETTINGS:
                db.execute(setting).fetchall()
        except BaseException as error:
            db.close()
            if isinstance(error, sqlite3.Error):
                raise _unusable(self.path, error) from error
            raise
        return db


def _open(worker: Worker | None) -> Worker:
    if worker is None:
        raise NotStored(Message("error-store-closed"))
    return worker


def _unusable(path: Path, error: sqlite3.Error) -> StoreError:
    return StoreError(Message("error-store-unusable", place=path, why=str(error)))


def _version(db: sqlite3.Connection, path: Path) -> int:
    """The version of the schema; 0 if there is none. Refuses a file of another program."""
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    mark: int = db.execute("PRAGMA application_id").fetchone()[0]
    empty = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0
    if mark != _OURS and not (empty and version == 0):
        raise StoreError(Message("error-store-foreign", place=path))
    return version


def _version_of(path: Path) -> int:
    try:
        with closing(read_only(path)) as db:
            return _version(db, path)
    except sqlite3.Error as error:
        raise _unusable(path, error) from error


def _migrate(db: sqlite3.Connection, path: Path) -> None:
    try:
        for version, step in steps_from("sqlite", _version(db, path), str(path)):
            db.executescript(f"BEGIN IMMEDIATE;\n{step}\nPRAGMA user_version = {version};\nCOMMIT;")
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise _unusable(path, error) from error

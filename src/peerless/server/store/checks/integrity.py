"""Check whether a SQLite database is intact, when a server starts and in `peerless doctor`.

Checks use a read-only connection, because closing the last writable one would move the log into
the database.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from stat import S_ISREG
from threading import Thread
from typing import Final

from peerless.messages.message import Message
from peerless.server.store.checks.wal import damage_of, wal_of
from peerless.service.store.base import StoreError

AT_ONCE: Final = 64 * 1024 * 1024
"""Up to this many bytes, a database is checked before the server starts, in less than a second."""
_MOST_PROBLEMS: Final = 20  # problems reported per database
_ASK_EVERY: Final = 10_000  # steps of SQLite between two checks whether to continue


def check_files(path: Path) -> None:
    """Refuse a database whose log is damaged, or whose log is all that is left of it. No process may have it open."""
    damage = damage_of(path)
    log = wal_of(path)
    if damage is not None:
        raise StoreError(Message("error-store-wal", file=log, frame=damage.frame, frames=damage.frames))
    if _size(log) and not _size(path):
        raise StoreError(Message("error-store-wal-alone", file=log, database=path))


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0


def check_links(path: Path) -> None:
    """Refuse a database with a second name: the log belongs to a name, so what is written under one is missed under
    the other."""
    try:
        found = path.stat()
    except OSError:
        return  # missing or out of reach: opening it will report that
    if S_ISREG(found.st_mode) and found.st_nlink > 1:
        raise StoreError(Message("error-store-links", file=path, links=found.st_nlink))


def read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None, check_same_thread=False)


def problems_of(db: sqlite3.Connection, check: str = "quick_check") -> list[str]:
    """Problems that SQLite finds in the pages and references of a database, in its words."""
    try:
        rows = db.execute(f"PRAGMA {check}({_MOST_PROBLEMS})").fetchall()
        found = [" ".join(str(row[0]).split()) for row in rows if row[0] != "ok"]
        if not found:
            rows = db.execute("SELECT DISTINCT * FROM pragma_foreign_key_check LIMIT ?", (_MOST_PROBLEMS,)).fetchall()
            found = [f"{table}: row {row} refers to a missing row of {parent}" for table, row, parent, _ in rows]
    except sqlite3.DatabaseError as error:
        return [str(error)]
    return found


def damaged(path: Path, problems: list[str]) -> StoreError:
    return StoreError(Message("error-store-damaged", file=path, why=problems[0]))


def check_pages(path: Path) -> None:
    """Refuse a database with damaged pages or references."""
    with closing(read_only(path)) as db:
        found = problems_of(db)
    if found:
        raise damaged(path, found)


def is_small(path: Path) -> bool:
    return _size(path) <= AT_ONCE


class LateCheck:
    """Checks a large database while the server runs."""

    def __init__(self, path: Path, told: Callable[[StoreError], None]) -> None:
        self._path = path
        self._told = told
        self._stopped = False
        self._thread = Thread(target=self._run, name="store-check", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Wait until it has ended, done or not."""
        self._stopped = True
        self._thread.join()

    def _run(self) -> None:
        with closing(read_only(self._path)) as db:
            db.set_progress_handler(lambda: self._stopped, _ASK_EVERY)  # true ends the statement
            found = problems_of(db)
        if found and not self._stopped:
            self._told(damaged(self._path, found))

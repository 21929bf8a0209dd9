"""Remove the bytes of what was deleted from the file of SQLite.

`secure_delete` overwrites deleted rows, but not the copies that SQLite leaves behind when it moves rows between pages.
So the whole file is rewritten (`VACUUM`), and the log is emptied. That takes about a second per 100 MB, and other
writes wait for it. Deletions at about the same time share one rewrite, and the store pauses between rewrites.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from functools import partial
from logging import WARNING
from typing import Final

from peerless.server.store.worker import Worker
from peerless.service.ops.logs import note
from peerless.service.store.base import NotStored

_REST: Final = 9.0
"""The wiper pauses this many times as long as a rewrite takes."""
_AGAIN_SECONDS: Final = 0.25  # until it tries again
_PATIENCE: Final = 10.0
"""Seconds a caller waits. While a program reads the file, such as `peerless backup`, the log cannot be emptied."""


def rewrite(db: sqlite3.Connection) -> int:
    """Rewrite the file if anything was deleted; return how many deletions that covers."""
    count: int = db.execute("SELECT unwiped FROM peerless").fetchone()[0]
    if count:
        db.execute("VACUUM")
    return count


def empty_log(db: sqlite3.Connection, covered: int) -> bool:
    """Empty the write-ahead log after a rewrite; False while a reader needs it."""
    (before,) = db.execute("PRAGMA busy_timeout").fetchone()
    db.execute("PRAGMA busy_timeout = 100")  # reads of this process are done by then
    busy = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    db.execute(f"PRAGMA busy_timeout = {before}")
    if not busy:
        db.execute("UPDATE peerless SET unwiped = unwiped - $1", {"1": covered})
    return not busy


class Wiper:
    """Runs rewrites one after the other, in the background if a caller cannot wait for it."""

    def __init__(self, writer: Worker) -> None:
        self._writer = writer
        self._next: asyncio.Task[None] | None = None
        """The rewrite that has not begun yet."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()
        self._rested_at = 0.0

    async def wipe(self) -> None:
        """Return when everything deleted so far is gone, or after ten seconds; the rewrite still follows then."""
        if self._next is None:
            self._next = asyncio.create_task(self._rewritten())
            self._tasks.add(self._next)
            self._next.add_done_callback(self._tasks.discard)
        await asyncio.wait([self._next], timeout=_PATIENCE)

    async def _rewritten(self) -> None:
        async with self._turn:
            await asyncio.sleep(max(0.0, self._rested_at - time.monotonic()))
            self._next = None  # what is deleted from now on may come too late for this one
            began = time.monotonic()
            try:
                covered = await self._writer.alone(rewrite)
                self._rested_at = time.monotonic() + (time.monotonic() - began) * _REST
                while covered and not await self._writer.alone(partial(empty_log, covered=covered)):
                    await asyncio.sleep(_AGAIN_SECONDS)
            except NotStored as error:
                note("deleted data not wiped, trying again at the next deletion or start", level=WARNING, cause=error)

    def stop(self) -> None:
        """What is not wiped by now is wiped at the next start."""
        for task in list(self._tasks):
            task.cancel()

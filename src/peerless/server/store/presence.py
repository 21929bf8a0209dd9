"""How processes on one PostgreSQL know that another one is dead: its session with the database has ended.

Each keeps a session that holds a lock of its own. If a process is killed, the system closes the session's connection,
and the database frees the lock at once; if its machine is gone, some seconds later. A process that is slow or stopped
keeps it.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from hashlib import blake2b
from logging import WARNING
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from peerless.server.store.script import Script
from peerless.service.ops.logs import note

PREFIX: Final = "bus."
"""Names of processes that keep such a session begin with it; others are dead when their lease has run out."""
_LOOK_SECONDS: Final = 1.0
_AGAIN_SECONDS: Final = 0.2
_PATIENCE: Final = 3.0
_SETTINGS: Final = {
    # The database notices within about 5 s that a machine is gone.
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
}


def lock_of(owner: str) -> int:
    """The number of a process's lock."""
    return int.from_bytes(blake2b(owner.encode(), digest_size=8).digest(), "big", signed=True)


def bury(owner: str) -> Script[bool]:
    """End the lease of a process if it is dead; return whether it is."""
    if not owner.startswith(PREFIX):
        return False
    rows = yield "SELECT pg_try_advisory_xact_lock($1)", (lock_of(owner),)
    if rows[0][0]:
        yield "DELETE FROM leases WHERE owner = $1", (owner,)
    return bool(rows[0][0])


class Presence:
    """The session of this process."""

    def __init__(self, url: str, owner: str) -> None:
        self._url = url
        self._owner = owner
        self._is_held = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Returns when the session holds the lock."""
        self._task = asyncio.create_task(self._hold())
        await self._is_held.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _hold(self) -> None:
        while True:
            try:
                await self._session()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                if self._is_held.is_set():
                    note("session with the database lost", level=WARNING, cause=error)
                self._is_held.clear()
            await asyncio.sleep(_AGAIN_SECONDS)

    async def _session(self) -> None:
        settings = {**_SETTINGS, "application_name": f"peerless {self._owner} {os.getpid()}"}
        db: Any = await asyncpg.connect(
            self._url, timeout=_PATIENCE, command_timeout=_PATIENCE, server_settings=settings
        )
        try:
            while not await db.fetchval("SELECT pg_try_advisory_lock($1)", lock_of(self._owner)):
                await asyncio.sleep(_AGAIN_SECONDS)  # the session before is not known to be gone yet
            self._is_held.set()
            while True:
                await asyncio.sleep(_LOOK_SECONDS)
                await db.execute("SELECT 1")
        finally:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                db.terminate()

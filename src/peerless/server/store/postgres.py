"""A store in PostgreSQL, which several processes may share.

Plain entries, which are nearly all writes, are collected while other writes are in progress and written in one
statement. Everything else is its own transaction. A write that was certainly not stored when its connection broke is
retried once with another connection.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, ParamSpec, TypeVar
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]

from peerless.messages.message import Message
from peerless.server.store import script
from peerless.server.store.gathering import GATHER_SECONDS, Gathering
from peerless.server.store.schema import steps_from
from peerless.server.store.script import Script
from peerless.server.store.scripted import ScriptedStore
from peerless.service.store.base import LEASE_SECONDS, Change, NotStored, StoreError, Unsure

T = TypeVar("T")
P = ParamSpec("P")

_MIGRATING: Final = 0x50454552  # the lock of the process that upgrades the schema
_MOST: Final = 1000  # entries per statement
_LOST: Final = (
    OSError,  # includes timeouts
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.exceptions.OperatorInterventionError,
)
"""Errors of a connection that is lost or cannot be made."""
_CANNOT_WRITE: Final = (
    asyncpg.exceptions.InsufficientResourcesError,
    asyncpg.exceptions.PostgresSystemError,
    asyncpg.exceptions.InternalServerError,
    asyncpg.exceptions.ReadOnlySQLTransactionError,
)
_AGAIN: Final = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
_APPEND: Final = """
    WITH given AS (
        SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::text[])
            AS given (id, owner, number, at, entry)
    ), moved AS (
        UPDATE tables SET number = tables.number + 1, updated = given.at FROM given
        WHERE tables.id = given.id AND tables.owner = given.owner AND tables.number = given.number
        RETURNING tables.id, given.number, given.entry
    ), written AS (
        INSERT INTO entries (table_id, number, data) SELECT id, number, entry FROM moved
    )
    SELECT id FROM moved
"""
Waiting = tuple[Change, "asyncio.Future[None]"]


class PostgresStore(ScriptedStore):
    """Leases use the clock of the database."""

    def __init__(
        self, url: str, *, lease_seconds: float = LEASE_SECONDS, connections: int = 8, patience: float = 10.0
    ) -> None:
        """`patience`: seconds to wait for a connection, and for a statement."""
        super().__init__(lease_seconds)
        self._url = url
        self._connections = connections
        self._patience = patience
        self._pool: Any = None
        self._waiting: list[Waiting] = []
        self._gathering = Gathering()
        self._appending: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._connect()
        try:
            async with self._connection() as db, db.transaction():
                await db.execute(f"SELECT pg_advisory_xact_lock({_MIGRATING})")
                for version, step in steps_from("postgres", await _version(db), self.place):
                    await db.execute(step)
                    await db.execute(f"UPDATE peerless SET version = {version}")
                await db.execute("DELETE FROM leases WHERE until < now_ms()")  # which is as bad as none
        except asyncpg.PostgresError as error:
            await self.close()
            raise self._unusable(error) from error
        except BaseException:
            await self.close()
            raise

    async def open_to_read(self) -> None:
        await self._connect()
        try:
            async with self._connection() as db:
                self.version = await _version(db)
                steps_from("postgres", self.version, self.place)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        if self._appending is not None:
            await self._appending
        pool, self._pool = self._pool, None
        if pool is None:
            return
        try:
            await asyncio.wait_for(pool.close(), self._patience)
        except _LOST:
            pool.terminate()

    @property
    def place(self) -> str:
        parts = urlsplit(self._url)
        return f"postgresql://{parts.hostname or ''}{parts.path}"

    async def read(self, make: Callable[P, Script[T]], *args: P.args, **named: P.kwargs) -> T:
        for last in self._tries():
            try:
                async with self._connection() as db:
                    return await _run(db, make(*args, **named))
            except (*_LOST, asyncpg.PostgresError) as error:
                if last or not _is_lost(error):
                    raise _failed(error) from error
        raise AssertionError

    def _tries(self) -> Iterator[bool]:
        """Attempts: every pooled connection may be dead before a new one is made; true for the last attempt."""
        yield from [False] * self._connections
        yield True

    async def read_at_once(self, make: Callable[P, Script[T]], *args: P.args, **named: P.kwargs) -> T:
        try:
            async with self._connection() as db, db.transaction(isolation="repeatable_read", readonly=True):
                return await _run(db, make(*args, **named))
        except (*_LOST, asyncpg.PostgresError) as error:
            raise _failed(error) from error

    async def write(self, make: Callable[P, Script[T]], *args: P.args, **named: P.kwargs) -> T:
        for last in self._tries():
            committing = False
            try:
                async with self._connection() as db:
                    transaction = db.transaction()
                    await transaction.start()
                    try:
                        value = await _run(db, make(*args, **named))
                    except BaseException as error:
                        if not _is_lost(error):
                            await transaction.rollback()
                        raise
                    committing = True
                    await transaction.commit()
                    return value
            except (*_LOST, asyncpg.PostgresError) as error:
                if committing and _is_lost(error):
                    raise _unsure(error) from error
                if last or committing or not (_is_lost(error) or isinstance(error, _AGAIN)):
                    raise _failed(error) from error
        raise AssertionError

    async def wipe(self) -> None:
        """Do nothing: PostgreSQL reuses the space of deleted rows when it vacuums (docs/hosting.md)."""

    # ---- entries ----

    async def commit(self, change: Change) -> None:
        is_plain = script.is_plain(change)
        await self.watched(self._commit_plain(change) if is_plain else self.write(script.commit, change))

    async def _commit_plain(self, change: Change) -> None:
        if self._pool is None:
            raise NotStored(Message("error-store-closed"))
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, future))
        if self._appending is None or self._appending.done():
            self._appending = asyncio.create_task(self._append_all())
        await future

    async def _append_all(self) -> None:
        while self._waiting:
            if self._gathering.is_worthwhile:
                await asyncio.sleep(GATHER_SECONDS)
            batch = self._next_batch()
            self._gathering.wrote(len(batch))
            try:
                await self._append(batch)
            except (Exception, asyncio.CancelledError) as error:  # noqa: BLE001 - no caller may wait forever
                for _, future in batch:
                    _settle(future, error if isinstance(error, StoreError) else _unsure(error))

    def _next_batch(self) -> list[Waiting]:
        """At most one change per table: a statement updates a row once."""
        batch: dict[str, Waiting] = {}
        later: list[Waiting] = []
        for change, future in self._waiting:
            if change.table in batch or len(batch) == _MOST:
                later.append((change, future))
            else:
                batch[change.table] = (change, future)
        self._waiting = later
        return list(batch.values())

    async def _append(self, batch: list[Waiting]) -> None:
        changes = [change for change, _ in batch]
        try:
            texts = [script.text(change.entry) for change in changes if change.entry is not None]
        except NotStored:
            for change, future in batch:
                await self._commit_alone(change, future)
            return
        try:
            async with self._connection() as db:
                rows = await db.fetch(
                    _APPEND,
                    [change.table for change in changes],
                    [change.owner for change in changes],
                    [change.number for change in changes],
                    [change.at for change in changes],
                    texts,
                )
        except (*_LOST, asyncpg.PostgresError) as error:
            if _is_lost(error):
                raise _unsure(error) from error
            rows = []
        stored = {row[0] for row in rows}
        for change, future in batch:
            if change.table in stored:
                _settle(future, None)
            else:  # alone, to find the reason, or because another one of the batch failed
                await self._commit_alone(change, future)

    async def _commit_alone(self, change: Change, future: asyncio.Future[None]) -> None:
        try:
            await self.write(script.commit, change)
        except StoreError as error:
            _settle(future, error)
        else:
            _settle(future, None)

    # ---- connections ----

    async def _connect(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=self._connections,
                timeout=self._patience,
                command_timeout=self._patience,
                server_settings={"application_name": "peerless", "synchronous_commit": "on"},
                reset=_as_it_is,
            )
        except (*_LOST, asyncpg.PostgresError, ValueError) as error:
            raise self._unusable(error) from error

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        pool = self._pool
        if pool is None:
            raise NotStored(Message("error-store-closed"))
        try:
            db = await pool.acquire(timeout=self._patience)
        except (*_LOST, asyncpg.PostgresError) as error:
            raise _failed(error) from error
        try:
            yield db
        except _LOST:
            db.terminate()  # whatever its state, nobody else may get it
            raise
        finally:
            with suppress(*_LOST, asyncpg.PostgresError):
                await pool.release(db)

    def _unusable(self, error: Exception) -> StoreError:
        return StoreError(Message("error-store-unusable", place=self.place, why=_why(error)))


async def _as_it_is(db: Any) -> None:
    """Do nothing: sessions have no state to reset, which would be a round trip."""


async def _version(db: Any) -> int:
    if await db.fetchval("SELECT to_regclass('peerless')") is None:
        return 0
    version: int = await db.fetchval("SELECT version FROM peerless")
    return version


async def _run(db: Any, made: Script[T]) -> T:
    try:
        sql, arguments = next(made)
        while True:
            script.require_arguments(arguments)
            sql, arguments = made.send(await db.fetch(sql, *arguments))
    except StopIteration as end:
        value: T = end.value
        return value


def _settle(future: asyncio.Future[None], error: StoreError | None) -> None:
    if future.done():  # the caller was canceled
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


def _is_lost(error: BaseException) -> bool:
    """A value that cannot be sent is an error of the connection's class, too, but a ValueError."""
    return isinstance(error, _LOST) and not isinstance(error, ValueError)


def _failed(error: Exception) -> NotStored:
    failed = NotStored(Message("error-store-failed", why=_why(error)))
    failed.by_database = _is_lost(error) or isinstance(error, _CANNOT_WRITE)
    return failed


def _unsure(error: BaseException) -> Unsure:
    return Unsure(Message("error-store-unsure", why=_why(error)))


def _why(error: BaseException) -> str:
    return str(error) or type(error).__name__

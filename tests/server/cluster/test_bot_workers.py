"""Bots that think in other processes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from peerless.server.cluster.bot_work import BotWork
from peerless.server.cluster.bus import BusRefused
from peerless.server.cluster.remote_bots import RemoteBots
from peerless.service.http.errors import key_of
from peerless.service.ops.config import Config
from tests.server.cluster.support import Bus, cluster_of
from tests.server.restarts import BOT_DUEL, until
from tests.server.support import WAIT_SECONDS, RunningServer, connected_to, in_loop, new_guest, server_here

WORKERS: dict[str, Any] = {"bots": "workers", "bot_seconds": WAIT_SECONDS}
BOTS_PLAY = {**BOT_DUEL, "seats": [{"hero": hero, "kind": "bot", "level": "easy"} for hero in ("medusa", "sinbad")]}


@asynccontextmanager
async def worker_here(bus: Bus) -> AsyncIterator[BotWork]:
    work = BotWork(Config(**bus.settings, bot_processes=1, bot_seconds=WAIT_SECONDS))
    await work.start()
    try:
        yield work
    finally:
        await work.close()


def workers_of(server: RunningServer) -> list[str]:
    return [name for name, peer in cluster_of(server).members.peers.items() if peer.role == "bots"]


async def watched(server: RunningServer, answers: int) -> str:
    """A match between bots, until they have given some answers."""
    guest = await new_guest(server.address)
    table, _ = await guest.create(BOTS_PLAY, [])
    async with connected_to(server.address, table, guest) as watching:
        await watching.last(lambda m: m["type"] == "update" and m["number"] >= answers)
    return table


@in_loop
async def test_bots_think_in_workers_that_come_and_go(postgres_url: str, bus: Bus) -> None:
    async with server_here(postgres_url, **bus.settings, **WORKERS) as server:
        watching = asyncio.create_task(watched(server, 30))
        async with worker_here(bus) as first:
            await until(lambda: len(first.pool._seats) == 2)
            await until(lambda: any(table.match_log.number > 3 for table in server.registry.tables.values()))  # type: ignore[union-attr]
        assert not watching.done()
        async with worker_here(bus) as second:
            table = await watching
            assert len(second.pool._seats) == 2
            log = await server.registry.store.log(table)
            assert {entry.by for entry in log} == {"bot"}
            pool = server.registry.bot_pool
            assert isinstance(pool, RemoteBots)
            assert set(pool._seats.values()) == {second.members.name}
            pool.forget(f"{table} p1")
            await until(lambda: len(second.pool._seats) == 1)


@in_loop
async def test_a_killed_worker_loses_nothing(postgres_url: str, bus: Bus) -> None:
    environment = {f"PEERLESS_{name.upper()}": str(value) for name, value in bus.settings.items()}
    command = [sys.executable, "-m", "peerless", "bot-worker", "--processes", "1"]
    async with server_here(postgres_url, **bus.settings, **WORKERS) as server:
        process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.PIPE)
        try:
            await until(lambda: len(workers_of(server)) == 1)
            watching = asyncio.create_task(watched(server, 30))
            await until(lambda: any(table.match_log.number > 3 for table in server.registry.tables.values()))  # type: ignore[union-attr]
        finally:
            process.send_signal(signal.SIGKILL)
            process.communicate()
        async with worker_here(bus):
            await watching
        assert len(workers_of(server)) <= 1


@in_loop
async def test_without_a_worker_the_plain_bot_answers(postgres_url: str, bus: Bus) -> None:
    async with server_here(postgres_url, **bus.settings, bots="workers", bot_seconds=0.01) as server:
        assert not workers_of(server)
        await watched(server, 5)


@in_loop
async def test_workers_need_a_bus(sqlite_url: str) -> None:
    with pytest.raises(BusRefused) as refused:
        async with server_here(sqlite_url, bots="workers"):
            pass
    assert key_of(refused.value) == "error-bus-workers"

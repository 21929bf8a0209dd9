"""Several server processes on one PostgreSQL: a table has one owner, and changes hands when that one is gone."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from peerless.server.store.open import store_of
from peerless.service.store.base import TableRow
from tests.server.restarts import BOT_DUEL, check_stored, free, go_on, log_of, playing, serving, to_the_end, until
from tests.server.store.support import connected
from tests.server.support import (
    DUEL,
    WAIT_SECONDS,
    Guest,
    Player,
    ServerProcess,
    connected_to,
    in_loop,
    new_guest,
    play_on,
)

LEASE = 1.5
"""Of processes that die or stop: others take their tables when it has run out."""
LONG = 3600.0
"""Of processes that keep their tables, however seldom they get a turn on a busy machine."""
LOOKS = 3

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals as only Unix has them")


async def row_of(db: str, table: str) -> TableRow:
    store = store_of(db)
    await store.open_to_read()
    try:
        row = await store.table(table)
        assert row is not None
        return row
    finally:
        await store.close()


async def run_out(db: str, owner: str | None) -> None:
    """The lease of a process that is dead has run out."""
    connection = await connected(db)
    await connection.execute("UPDATE leases SET until = 0 WHERE owner = $1", owner)
    await connection.close()


async def looked_round(db: str, but: str | None) -> None:
    """Another process has renewed its lease some times; as often it looks for tables that it may take."""
    connection = await connected(db)
    seen: set[int] = set()
    async with asyncio.timeout(WAIT_SECONDS):
        while len(seen) <= LOOKS:
            rows = await connection.fetch("SELECT until FROM leases WHERE owner <> $1", but)
            seen.update(row["until"] for row in rows)
            await asyncio.sleep(0.05)
    await connection.close()


async def refused_at(server: ServerProcess, table: str, guest: Guest) -> dict[str, Any]:
    """How a server refuses a client, and that it says to retry."""
    async with connected_to(server.address, table, guest) as player:
        with pytest.raises(ConnectionClosed) as closed:
            await player.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        return player.heard[0]


@in_loop
async def test_a_table_is_left_to_the_process_that_has_it(postgres_url: str) -> None:
    """Also while it is started, and although bots and clocks have something to do there."""
    async with serving(postgres_url, lease_seconds=LONG) as one:
        clock = {"kind": "decision", "seconds": 3600, "grace": 100}
        ada = await new_guest(one.address)
        table, invite = await ada.create({**BOT_DUEL, "clock": clock}, ["p1"])
        async with connected_to(one.address, table, ada) as player, serving(postgres_url, lease_seconds=LEASE) as two:
            owner = (await row_of(postgres_url, table)).owner
            await play_on({"p1": player}, random.Random(1), answers=5)
            said = await refused_at(two, table, ada)
            assert (said["type"], said["error"]) == ("refused", "error-table-elsewhere")
            eve = await new_guest(two.address)
            joining = await eve.call("POST", f"/api/tables/{table}/join", invite=invite, seat="p2")
            assert (joining.status_code, joining.json()["error"]) == (409, "error-table-elsewhere")
            await looked_round(postgres_url, owner)
            await play_on({"p1": player}, random.Random(2), answers=5)
            row = await row_of(postgres_url, table)
            assert row.owner == owner
            assert row.number == player.match["p1"]["number"]
            log = await log_of(postgres_url, table)
            assert sum(entry.by == "person" for entry in log) == 10

            matches = [*await playing(one, DUEL), *await playing(two, DUEL, BOT_DUEL)]
            await go_on(matches, 20)
            for match in matches:
                await match.leave()
            for server in (one, two):
                assert await asyncio.to_thread(server.end, signal.SIGTERM) == 0
        await check_stored(postgres_url, matches)


@in_loop
async def test_tables_of_a_dead_process_go_on_at_another(postgres_url: str) -> None:
    async with serving(postgres_url, lease_seconds=LONG) as one, serving(postgres_url, lease_seconds=LEASE) as two:
        matches = await playing(one, DUEL, BOT_DUEL)
        await go_on(matches, 10, hold=True)
        await asyncio.to_thread(one.kill)
        free(matches)
        for match in matches:
            for player in match.players:
                player.address = player.guest.address = two.address
        await until(lambda: all(match.refusals["error-table-elsewhere"] for match in matches))
        await run_out(postgres_url, (await row_of(postgres_url, matches[0].table)).owner)
        await to_the_end(two, matches)


@in_loop
async def test_a_bot_of_a_dead_process_is_asked_again_by_another(postgres_url: str) -> None:
    """Nobody has to come for that."""
    async with serving(postgres_url, lease_seconds=LONG) as one, serving(postgres_url, lease_seconds=LEASE):
        setup = {**DUEL, "seats": [{"hero": "medusa", "kind": "bot", "level": "easy"}, {"hero": "sinbad"}]}
        guest = await new_guest(one.address)
        table, _ = await guest.create(setup, ["p2"])
        await asyncio.to_thread(one.kill)
        before = await row_of(postgres_url, table)
        await run_out(postgres_url, before.owner)
        async with asyncio.timeout(WAIT_SECONDS):
            while (now := await row_of(postgres_url, table)).owner == before.owner or now.number == 0:
                await asyncio.sleep(0.1)
        log = await log_of(postgres_url, table)
        assert log[0].by == "bot"


@in_loop
async def test_a_process_that_was_stopped_for_long_writes_nothing_any_more(postgres_url: str) -> None:
    """Another one plays on at its table; when it wakes up, its answers are refused and its clients sent away."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(serving(postgres_url, lease_seconds=LEASE))
        two = await stack.enter_async_context(serving(postgres_url, lease_seconds=LEASE))
        ada, bob = await new_guest(one.address), await new_guest(one.address)
        table, invite = await ada.create(DUEL, ["p1"])
        await bob.join(table, invite)
        quiet, _ = await ada.create(DUEL, ["p1", "p2"])

        async def sit(server: ServerProcess) -> dict[str, Player]:
            return {
                seat: await stack.enter_async_context(connected_to(server.address, table, guest))
                for seat, guest in (("p1", ada), ("p2", bob))
            }

        there = await sit(one)
        await play_on(there, random.Random(1), answers=10)
        elsewhere = await stack.enter_async_context(connected_to(one.address, quiet, ada))
        asked = next(seat for seat in there if there[seat].options(seat))
        os.kill(one.pid, signal.SIGSTOP)
        try:
            known = await log_of(postgres_url, table)
            await there[asked].send("answer", seat=asked, number=10, answer=there[asked].options(asked)[0])
            while (await refused_or_in(two, table, ada)) == "error-table-elsewhere":
                await asyncio.sleep(0.1)
            here = await sit(two)
            await play_on(here, random.Random(2), answers=10)
            await refused_or_in(two, quiet, ada)
        finally:
            os.kill(one.pid, signal.SIGCONT)
        for player in (*there.values(), elsewhere):
            heard = await player.until(lambda m: m["type"] in ("notice", "accepted"))
            assert (heard["type"], heard.get("notice")) == ("notice", "moved")
        await play_on(here, random.Random(3), answers=5)
        log = await log_of(postgres_url, table)
        assert len(log) == 25
        assert log[:10] == known
        assert here["p1"].match["p1"]["number"] == 25
        assert (await refused_at(one, table, ada))["error"] == "error-table-elsewhere"
        assert one.process is not None
        assert one.process.poll() is None


async def refused_or_in(server: ServerProcess, table: str, guest: Guest) -> str | None:
    async with connected_to(server.address, table, guest) as player:
        error: str | None = player.heard[0].get("error")
        return error

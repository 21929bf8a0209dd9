"""Processes that die, stop or lose the bus."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from contextlib import AsyncExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.cluster.support import Bus, cluster_of, running_bus, servers_here
from tests.server.cluster.test_watching import metrics_of
from tests.server.restarts import BOT_DUEL, free, go_on, log_of, playing, serving, to_the_end, until
from tests.server.support import DUEL, WAIT_SECONDS, ServerProcess, connected_to, in_loop, new_guest, play_on
from tests.server.tables.test_leases import LONG, row_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals as only Unix has them")


def has_said(server: ServerProcess, words: str) -> bool:
    return any(words in line for line in server.said)


@in_loop
async def test_tables_of_a_killed_process_go_on_long_before_its_lease_runs_out(postgres_url: str, bus: Bus) -> None:
    """Also those where nobody is: a bot's turn at a table whose player never comes back."""
    settings = {**bus.settings, "lease_seconds": LONG}
    async with serving(postgres_url, **settings) as one, serving(postgres_url, **settings) as two:
        matches = await playing(one, DUEL, BOT_DUEL)
        alone = {**DUEL, "seats": [{"hero": "medusa", "kind": "bot", "level": "easy"}, {"hero": "sinbad"}]}
        guest = await new_guest(two.address)
        guest.address = one.address
        table, _ = await guest.create(alone, ["p2"])
        before = await row_of(postgres_url, table)
        for match in matches:
            match.players[-1].address = two.address
        await go_on(matches, 10, hold=True)
        await asyncio.to_thread(one.kill)
        free(matches)
        for match in matches:
            for player in match.players:
                player.address = player.guest.address = two.address
        while (now := await row_of(postgres_url, table)).owner == before.owner or now.number == 0:
            await asyncio.sleep(0.05)
        assert (await log_of(postgres_url, table))[0].by == "bot"
        # Those that clients opened count like those that ran by themselves, and each once.
        while (await metrics_of(two))["peerless_takeovers_total"] < len(matches) + 1:
            await asyncio.sleep(0.05)
        await to_the_end(two, matches)
        for name in (table, *(match.table for match in matches)):
            assert sum(f"table taken over table={name} " in line for line in two.said) == 1


@in_loop
async def test_a_process_that_is_slow_keeps_its_tables(postgres_url: str, bus: Bus) -> None:
    """It does not answer at all for a while; nobody takes what it has, and it goes on where it was."""
    settings = {**bus.settings, "lease_seconds": LONG}
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(serving(postgres_url, **settings))
        two = await stack.enter_async_context(serving(postgres_url, **settings))
        ada, bob = await new_guest(one.address), await new_guest(two.address, "Bob")
        table, invite = await ada.create({**DUEL, "clock": {"kind": "decision", "seconds": 3600}}, ["p1"])
        await bob.join(table, invite)
        here = await stack.enter_async_context(connected_to(one.address, table, ada))
        owner = (await row_of(postgres_url, table)).owner
        os.kill(one.pid, signal.SIGSTOP)
        try:
            await until(lambda: has_said(two, "process does not answer"))
            async with connected_to(two.address, table, bob) as there:
                with pytest.raises(ConnectionClosed):
                    await there.next()
                assert there.heard[0]["error"] == "error-table-elsewhere"
        finally:
            os.kill(one.pid, signal.SIGCONT)
        while True:
            async with connected_to(two.address, table, bob) as there:
                if there.heard[0]["type"] == "welcome":
                    await play_on({"p1": here, "p2": there}, random.Random(1), answers=6)
                    break
        assert (await row_of(postgres_url, table)).owner == owner
        assert not has_said(two, "process is dead")


@in_loop
async def test_clients_of_a_process_that_was_slow_come_back(postgres_url: str, bus: Bus) -> None:
    """The owner of their table has given them up meanwhile; they are told, instead of waiting for ever."""
    settings = {**bus.settings, "lease_seconds": LONG}
    async with serving(postgres_url, **settings) as one, serving(postgres_url, **settings) as two:
        ada, bob = await new_guest(one.address), await new_guest(two.address, "Bob")
        table, invite = await ada.create(DUEL, ["p1"])
        await bob.join(table, invite)
        async with connected_to(one.address, table, ada) as here:
            async with connected_to(two.address, table, bob) as there:
                await play_on({"p1": here, "p2": there}, random.Random(1), answers=4)
                os.kill(two.pid, signal.SIGSTOP)
                try:
                    await until(lambda: has_said(one, "process does not answer"))
                finally:
                    os.kill(two.pid, signal.SIGCONT)
                async with asyncio.timeout(WAIT_SECONDS):
                    await there.socket.wait_closed()
                assert there.socket.close_code == 1012
            while True:
                async with connected_to(two.address, table, bob) as there:
                    if there.heard[0]["type"] == "welcome":
                        await play_on({"p1": here, "p2": there}, random.Random(2), answers=4)
                        break
        assert not has_said(two, "table taken over")


@in_loop
async def test_a_process_that_stops_gives_its_tables_to_the_others(postgres_url: str, bus: Bus) -> None:
    settings = {**bus.settings, "lease_seconds": LONG}
    async with serving(postgres_url, **settings) as one, serving(postgres_url, **settings) as two:
        matches = await playing(one, DUEL, BOT_DUEL)
        for match in matches:
            match.players[-1].address = two.address
        await go_on(matches, 10)
        for match in matches:
            for player in match.players:
                player.address = player.guest.address = two.address
        assert await asyncio.to_thread(one.end, signal.SIGTERM) == 0
        await to_the_end(two, matches)


@in_loop
async def test_without_the_bus_owners_serve_their_clients_and_nothing_is_lost(postgres_url: str) -> None:
    with running_bus() as bus:
        async with servers_here(postgres_url, bus) as (one, two):
            ada, bob = await new_guest(one.address), await new_guest(two.address, "Bob")
            table, invite = await ada.create(DUEL, ["p1"])
            await bob.join(table, invite)
            async with connected_to(one.address, table, ada) as here:
                async with connected_to(two.address, table, bob) as there:
                    await play_on({"p1": here, "p2": there}, random.Random(1), answers=5)
                    await asyncio.to_thread(bus.stop)
                    await there.socket.wait_closed()
                    assert there.socket.close_code == 1012
                    known = there.match["p2"]["number"], len(there.events["p2"])
                async with connected_to(two.address, table, bob) as there:
                    assert there.heard[0]["error"] == "error-table-elsewhere"
                async with connected_to(one.address, table, bob) as there:
                    await play_on({"p1": here, "p2": there}, random.Random(2), answers=5)
                await asyncio.to_thread(bus.start)
                await until(lambda: all(cluster_of(server).members.peers for server in (one, two)))
                async with connected_to(two.address, table, bob, number=known[0], events=known[1]) as there:
                    assert there.match["p2"]["number"] == 10
                    assert there.match["p2"]["first"] <= known[1]
                    await play_on({"p1": here, "p2": there}, random.Random(3), answers=5)
            assert one.registry.tables.keys() == {table}


@in_loop
async def test_who_was_signed_out_without_the_bus_is_cut_off_when_it_is_back(postgres_url: str) -> None:
    with running_bus() as bus:
        async with servers_here(postgres_url, bus) as (one, two):
            ada = await new_guest(one.address)
            table, _ = await ada.create(DUEL, ["p1"])
            async with connected_to(one.address, table, ada) as here:
                await asyncio.to_thread(bus.stop)
                await until(lambda: not cluster_of(one).bus.is_up and not cluster_of(two).bus.is_up)
                ada.address = two.address
                assert (await ada.call("DELETE", "/api/guests/me/token")).status_code == 204
                await asyncio.to_thread(bus.start)
                await here.socket.wait_closed()
                assert here.socket.close_code == 1012

"""Bots wait until clients have presented what happened; nobody else does."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from peerless.service.bots.pacing import PRESENTED_PACE, pace_seconds
from peerless.service.tables.presentation import MOST_SECONDS
from peerless.service.tables.table import Table
from tests.server.support import (
    DUEL,
    WAIT_SECONDS,
    Guest,
    Player,
    RunningServer,
    connected_to,
    in_loop,
    new_guest,
    play_on,
    server_here,
    sqlite,
)

BOT: dict[str, Any] = {"hero": "sinbad", "kind": "bot", "level": "easy"}
AGAINST_BOT = {**DUEL, "seats": [{"hero": "medusa"}, BOT]}
BOTS = {**DUEL, "seats": [{**BOT, "hero": "medusa"}, BOT]}
FOREVER = 10.0**9


async def table_of(here: RunningServer, guest: Guest, setup: dict[str, Any], seats: list[str]) -> Table:
    """A new table whose bots wait as long as it takes."""
    name, _ = await guest.create(setup, seats)
    table = await here.registry.open(name)
    table._presentation.most_seconds = FOREVER
    return table


def number(table: Table) -> int:
    assert table.match_log is not None
    return table.match_log.number


async def until_a_bot_waits(table: Table) -> None:
    async with asyncio.timeout(WAIT_SECONDS):
        while not table._presentation.waiting:
            await asyncio.sleep(0.001)


async def pong(player: Player) -> None:
    """Everything sent before has been dealt with."""
    request = await player.send("ping")
    await player.until(lambda m: m["type"] == "pong" and m["id"] == request)


async def until_the_bot_is_asked(player: Player) -> None:
    while player.options("p1"):
        before = player.match["p1"]["number"]
        await player.send("shown", number=before)
        await player.answer("p1", player.options("p1")[-1])
        while player.match["p1"]["number"] == before:
            await player.next()


async def update(player: Player, above: int) -> None:
    await player.until(lambda m: m["type"] == "update" and m["number"] > above)


@in_loop
async def test_a_bot_waits_until_a_player_has_seen_what_happened(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here:
        ada = await new_guest(here.address)
        table = await table_of(here, ada, AGAINST_BOT, ["p1"])
        async with connected_to(here.address, table.id, ada, presents=True) as player:
            await until_the_bot_is_asked(player)
            await until_a_bot_waits(table)
            open_now = number(table)
            for wrong in (0, open_now - 1, open_now + 1, 10**6):
                await player.send("shown", number=wrong)
            await pong(player)
            assert (number(table), table._presentation.waiting) == (open_now, 1)
            await player.send("shown", number=open_now)
            await update(player, open_now)


@in_loop
async def test_a_thousand_reports_change_nothing_and_get_no_reply(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        ada = await new_guest(here.address)
        table = await table_of(here, ada, AGAINST_BOT, ["p1"])
        player = await stack.enter_async_context(connected_to(here.address, table.id, ada, presents=True))
        other = await stack.enter_async_context(connected_to(here.address, table.id, ada, presents=True))
        await until_the_bot_is_asked(player)
        await until_a_bot_waits(table)
        open_now, heard = number(table), len(player.heard)
        for reported in range(1000):
            await player.send("shown", number=reported)
        await pong(player)
        assert [message["type"] for message in player.heard[heard:]] == ["pong"]
        assert (number(table), table._presentation.waiting) == (open_now, 1)  # the other screen is not done
        await other.send("shown", number=open_now)
        await update(player, open_now)


@in_loop
async def test_a_bot_waits_for_every_screen_of_a_player_until_it_closes(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        ada = await new_guest(here.address)
        table = await table_of(here, ada, AGAINST_BOT, ["p1"])
        player = await stack.enter_async_context(connected_to(here.address, table.id, ada, presents=True))
        async with connected_to(here.address, table.id, ada, presents=True):
            await until_the_bot_is_asked(player)
            open_now = number(table)
            await player.send("shown", number=open_now)
            await until_a_bot_waits(table)
            await pong(player)
            assert number(table) == open_now
        await update(player, open_now)


@in_loop
async def test_a_bot_does_not_wait_longer_than_its_limit(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here:
        ada = await new_guest(here.address)
        table = await table_of(here, ada, AGAINST_BOT, ["p1"])
        table._presentation.most_seconds = 0.0
        async with connected_to(here.address, table.id, ada, presents=True) as player:
            await play_on({"p1": player}, random.Random(5), answers=10)
    assert MOST_SECONDS == 10


@in_loop
async def test_a_match_with_reports_is_played_to_its_end(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here:
        ada = await new_guest(here.address)
        table = await table_of(here, ada, AGAINST_BOT, ["p1"])
        dice = random.Random(4)
        async with connected_to(here.address, table.id, ada, presents=True) as player:
            while player.match["p1"]["view"]["outcome"] is None:
                before = player.match["p1"]["number"]
                await player.send("shown", number=before)
                if player.options("p1"):
                    await player.send("answer", seat="p1", number=before, answer=dice.choice(player.options("p1")))
                while player.match["p1"]["number"] == before:
                    await player.next()


@in_loop
async def test_where_no_person_sits_bots_wait_for_the_host_only(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        ada, eve = await new_guest(here.address, "Ada"), await new_guest(here.address, "Eve")
        table = await table_of(here, ada, {**BOTS, "public": True}, [])
        watcher = await stack.enter_async_context(connected_to(here.address, table.id, eve, presents=True))
        await update(watcher, 3)
        host = await stack.enter_async_context(connected_to(here.address, table.id, ada, presents=True))
        await until_a_bot_waits(table)
        open_now = number(table)
        await watcher.send("shown", number=open_now)
        await pong(watcher)
        assert number(table) == open_now
        await host.send("shown", number=open_now)
        await update(host, open_now)


@in_loop
async def test_nobody_waits_for_what_a_spectator_sees(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        ada, eve = await new_guest(here.address, "Ada"), await new_guest(here.address, "Eve")
        table = await table_of(here, ada, {**AGAINST_BOT, "public": True}, ["p1"])
        player = await stack.enter_async_context(connected_to(here.address, table.id, ada))
        await stack.enter_async_context(connected_to(here.address, table.id, eve, presents=True))
        await play_on({"p1": player}, random.Random(6), answers=10)


@in_loop
async def test_a_person_never_waits_for_another(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        ada, bob = await new_guest(here.address, "Ada"), await new_guest(here.address, "Bob")
        table, invite = await ada.create(DUEL, ["p1"])
        await bob.join(table, invite)
        players = {
            seat: await stack.enter_async_context(connected_to(here.address, table, guest, presents=True))
            for seat, guest in (("p1", ada), ("p2", bob))
        }
        await play_on(players, random.Random(7), answers=30)


@in_loop
async def test_an_undo_ends_the_wait(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here:
        ada = await new_guest(here.address)
        table = await table_of(here, ada, AGAINST_BOT, ["p1"])
        async with connected_to(here.address, table.id, ada, presents=True) as player:
            await until_the_bot_is_asked(player)
            await until_a_bot_waits(table)
            open_now = number(table)
            assert (await player.ask("undo", seat="p1", number=0))["type"] == "accepted"
            async with asyncio.timeout(WAIT_SECONDS):
                while table._presentation.waiting:
                    await asyncio.sleep(0.001)
            assert number(table) == open_now + 1


@pytest.mark.parametrize(
    ("setting", "is_presented", "seconds"),
    [(500, False, 0.5), (500, True, PRESENTED_PACE), (50, True, 0.05), (0, True, 0.0), (0, False, 0.0)],
)
def test_the_pace_of_the_settings_is_for_tables_where_nobody_watches(
    setting: int, is_presented: bool, seconds: float
) -> None:
    assert pace_seconds(setting, is_presented) == seconds

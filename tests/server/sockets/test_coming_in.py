"""What happens while a client comes in: on a busy server, seconds between its hello and the answers of the database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from peerless.service.store.base import Line
from tests.server.support import DUEL, RunningServer, connected_to, in_loop, new_guest, server_here, sqlite


@in_loop
async def test_a_table_that_becomes_idle_while_somebody_comes_in_lets_them_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server_here(sqlite(tmp_path), idle_seconds=0.05) as here:
        ada = await new_guest(here.address)
        table, _ = await ada.create(DUEL, ["p1", "p2"])
        lines = here.registry.store.lines

        async def slow_lines(*asked: Any) -> list[Line]:
            while table in here.registry.tables:
                await asyncio.sleep(0.01)
            return await lines(*asked)

        monkeypatch.setattr(here.registry.store, "lines", slow_lines)
        async with connected_to(here.address, table, ada) as player:
            assert player.heard[0]["type"] == "welcome"
            assert player.options("p1") or player.options("p2")


class SlowLines:
    """Holds up clients that come in."""

    def __init__(self, here: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached, self.go_on = asyncio.Event(), asyncio.Event()
        self._lines = here.registry.store.lines
        monkeypatch.setattr(here.registry.store, "lines", self._slow)

    async def _slow(self, *asked: Any) -> list[Line]:
        self.reached.set()
        await self.go_on.wait()
        return await self._lines(*asked)


@in_loop
async def test_who_is_deleted_while_they_come_in_stays_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server_here(sqlite(tmp_path)) as here:
        ada, eve = await new_guest(here.address, "Ada"), await new_guest(here.address, "Eve")
        table, _ = await ada.create({**DUEL, "public": True}, ["p1"])
        slow = SlowLines(here, monkeypatch)

        async def come_in() -> None:
            async with connected_to(here.address, table, eve):
                pass

        coming = asyncio.create_task(come_in())
        await slow.reached.wait()
        assert (await eve.call("DELETE", "/api/guests/me")).is_success
        slow.go_on.set()
        with pytest.raises(ConnectionClosed):
            await coming


@in_loop
async def test_who_is_renamed_while_they_come_in_speaks_by_the_new_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server_here(sqlite(tmp_path)) as here:
        eve = await new_guest(here.address, "Eve")
        table, _ = await eve.create({**DUEL, "public": True}, [])
        slow = SlowLines(here, monkeypatch)

        async def come_in() -> str:
            async with connected_to(here.address, table, eve) as watcher:
                await watcher.ask("chat", text="hello")
                return str((await watcher.last(lambda m: m["type"] == "chat"))["name"])

        coming = asyncio.create_task(come_in())
        await slow.reached.wait()
        assert (await eve.call("PATCH", "/api/guests/me", name="Eva")).is_success
        slow.go_on.set()
        assert await coming == "Eva"

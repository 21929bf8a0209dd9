"""Tables leave memory when they are idle, and nobody who comes in at that moment is turned away."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from peerless.service.store.base import Line
from tests.server.support import DUEL, connected_to, in_loop, new_guest, server_here, sqlite


@in_loop
async def test_a_table_that_becomes_idle_while_somebody_comes_in_lets_them_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy server there may be seconds between a client's hello and the answers of the database."""
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

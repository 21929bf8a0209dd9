"""A closed socket is freed at once: the garbage collector, which holds up everyone, finds nothing."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from peerless.server.connections.socket_connection import SocketConnection
from peerless.server.sockets.table_socket import Socket
from tests.server.support import DUEL, WAIT_SECONDS, connected_to, in_loop, new_guest, server_here, sqlite


@pytest.fixture
def without_collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(gc, "collect", lambda: 0)
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("without_collector")
@in_loop
async def test_a_closed_socket_leaves_no_reference_cycle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alive: list[weakref.ref[Any]] = []
    for kind in (SocketConnection, Socket):

        def begun(self: Any, *args: Any, begin: Any = kind.__init__, **named: Any) -> None:
            alive.append(weakref.ref(self))
            begin(self, *args, **named)

        monkeypatch.setattr(kind, "__init__", begun)
    async with server_here(sqlite(tmp_path)) as here:
        ada = await new_guest(here.address)
        table, _ = await ada.create(DUEL, ["p1", "p2"])
        async with connected_to(here.address, table, ada) as player:
            seat = next(seat for seat in ("p1", "p2") if player.options(seat))
            await player.answer(seat, player.options(seat)[0])
            await player.socket.ping()
        assert len(alive) == 2
        async with asyncio.timeout(WAIT_SECONDS):
            while any(made() is not None for made in alive):
                await asyncio.sleep(0.01)

"""A server that may have few files open, and more clients than that."""

from __future__ import annotations

import asyncio
import random
import re
from contextlib import suppress
from pathlib import Path

import httpx2 as httpx

from tests.server.restarts import BOT_DUEL, insist, until
from tests.server.support import WAIT_SECONDS, ServerProcess, connected_to, in_loop, new_guest, play_on, sqlite

DESCRIPTORS = 128
IDLE = 200


@in_loop
async def test_those_inside_stay_served_when_descriptors_run_out(tmp_path: Path) -> None:
    """They play, bots think in processes that are started now, and answers are stored."""
    server = ServerProcess(sqlite(tmp_path), descriptors=DESCRIPTORS, header_seconds=WAIT_SECONDS)
    try:
        await asyncio.to_thread(server.start)
        ada = await new_guest(server.address, "Ada")
        table, _ = await ada.create(BOT_DUEL, ["p1"])
        async with connected_to(server.address, table, ada) as player:
            port = int(server.address.rpartition(":")[2])
            waiting = [asyncio.create_task(idle(port)) for _ in range(IDLE)]
            await until(lambda: sum(task.done() for task in waiting) >= IDLE - DESCRIPTORS // 2)
            assert not all(task.done() for task in waiting)  # the others have stayed: it is full
            await play_on({"p1": player}, random.Random(1), 10)
            assert (await ada.call("GET", "/api/tables")).status_code == 200  # over a connection that is new
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        page = await insist(lambda: metrics(server.address))
        [cut] = re.findall(r'^peerless_cut_total\{reason="full"\} (\S+)', page, re.MULTILINE)
        assert float(cut) >= IDLE - DESCRIPTORS // 2
        assert "Too many open files" not in "".join(server.said)
        assert "127.0.0.1" not in "".join(server.said)  # the log names no client
        assert any("fewer connections" in line for line in server.said)
    finally:
        await asyncio.to_thread(server.kill)


async def idle(port: int) -> None:
    """Connects and says nothing, until it is sent away."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        with suppress(ConnectionError):
            await asyncio.wait_for(reader.read(), WAIT_SECONDS)
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def metrics(address: str) -> str:
    async with httpx.AsyncClient(base_url=address, timeout=WAIT_SECONDS) as client:
        answer = await client.get("/metrics")
        if answer.status_code == 503:
            raise httpx.ConnectError("full")
        return answer.text

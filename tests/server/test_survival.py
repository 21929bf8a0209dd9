"""Servers and databases that die, disks that fill up: nothing that was acknowledged is lost, and matches go on."""

from __future__ import annotations

import asyncio
import os
import random
import sys

import pytest

from tests.server.support import DUEL, ServerProcess, in_loop
from tests.server.survivors import BOT_DUEL, Match, check_stored, sit_down

KILLS = int(os.environ.get("PEERLESS_KILLS", "5"))
"""Of the server, with each database; more find more."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="kills, limits and looks at processes as Linux does")


@pytest.mark.timeout(120 + 10 * KILLS)
@in_loop
async def test_a_killed_server_loses_nothing(url: str, record_property: pytest.RecordProperty) -> None:
    """At random moments, again and again, while four tables are played, two of them against bots."""
    seed = random.randrange(10**6)
    dice = random.Random(seed)
    server = ServerProcess(url, lease_seconds=0.2, tables_per_guest=100)
    server.start()
    played: list[Match] = []
    done = False

    async def series(setup: dict[str, object]) -> None:
        while not done:
            match = await sit_down(server.address, setup, dice)
            match.begin()
            played.append(match)
            await match.end()
            await match.verify_record()

    try:
        tables = [asyncio.create_task(series(setup)) for setup in (DUEL, DUEL, BOT_DUEL, BOT_DUEL)]
        for _ in range(KILLS):
            await asyncio.wait(tables, timeout=dice.random(), return_when=asyncio.FIRST_EXCEPTION)
            server.kill()
            await asyncio.to_thread(server.start)
        done = True
        await asyncio.gather(*tables)
        server.stop()
        answers = await check_stored(url, played)
    finally:
        server.kill()
    assert answers > KILLS
    record_property("figures", f"seed {seed}: {KILLS} kills, {len(played)} matches, {answers} answers, none lost")

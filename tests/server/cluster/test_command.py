"""`peerless cluster` and `peerless bot-worker`."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys

import pytest

from tests.server.restarts import BOT_DUEL, SHORT, sit_down
from tests.server.store.support import postgres
from tests.server.support import QUICK, WAIT_SECONDS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals as only Unix has them")


def test_a_cluster_with_one_command() -> None:
    with postgres() as server:
        asyncio.run(played(server.get_uri()))


async def played(db: str) -> None:
    """Its processes, its proxy and its bot worker play a match, and it ends when it is asked to."""
    settings = {f"PEERLESS_{name.upper()}": str(value) for name, value in QUICK.items()}
    cluster = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "peerless", "cluster", "--processes", "2", "--bot-workers", "1"),
        *("--port", "0", "--db", db),
        env={**os.environ, **settings},
        stdout=asyncio.subprocess.PIPE,
    )
    assert cluster.stdout is not None
    async with asyncio.timeout(WAIT_SECONDS):
        line = (await cluster.stdout.readline()).decode()
    try:
        assert line.startswith("Peerless: http://127.0.0.1:")
        match = await sit_down(line.split()[1], BOT_DUEL, random.Random(1), **SHORT)
        match.begin()
        await match.end()
        await match.verify_record()
    finally:
        cluster.send_signal(signal.SIGTERM)
    await cluster.communicate()
    assert cluster.returncode == 0

"""The whole server: headers, health, programs with a seat, the page."""

import asyncio
import re
import sys
from pathlib import Path

from tests.server.support import DUEL, client_of, in_loop, new_guest, server_here, sqlite

EXAMPLE = Path("examples/socket_bot.py")


@in_loop
async def test_two_programs_play_a_match_over_sockets(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here:
        ada, bob = await new_guest(here.address, "Ada"), await new_guest(here.address, "Bob")
        table, invite = await ada.create(DUEL, ["p1"])
        address = here.address.replace("http", "ws", 1) + f"/api/tables/{table}/program"
        first = await _program(address, ada.token)  # waits until another player joins
        await bob.join(table, invite)
        second = await _program(address, bob.token)
        for program in (first, second):
            out, _ = await asyncio.wait_for(program.communicate(), 60)
            assert out.decode().splitlines() == ["the match is over"]
        row = await here.registry.store.table(table)
        assert row is not None
        assert row.data.phase == "over"


async def _program(address: str, token: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, str(EXAMPLE), address, token, stdout=asyncio.subprocess.PIPE
    )


@in_loop
async def test_health_metrics_and_headers(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, client_of(here.address) as client:
        ada = await new_guest(here.address)
        await ada.create(DUEL, ["p1", "p2"])
        assert (await client.get("/healthz")).json() == {"alive": True}
        assert (await client.get("/readyz")).json() == {"ready": True}
        metrics = (await client.get("/metrics")).text
        assert re.search(r"^peerless_sockets 0", metrics, re.MULTILINE)
        assert ada.token not in metrics
        answer = await client.get("/api/heroes")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        here.registry.closing = True
        assert (await client.get("/readyz")).status_code == 503
        here.registry.closing = False


@in_loop
async def test_other_origins_are_refused(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, client_of(here.address) as client:
        foreign = {"Origin": "https://elsewhere.example"}
        refused = await client.post("/api/guests", json={"name": "Eve"}, headers=foreign)
        assert (refused.status_code, refused.json()["error"]) == (403, "error-origin")
        own = await client.post("/api/guests", json={"name": "Ada"}, headers={"Origin": here.address})
        assert own.status_code == 200


@in_loop
async def test_too_many_guests_tables_and_requests_are_refused(tmp_path: Path) -> None:
    async with server_here(
        sqlite(tmp_path), guests_per_hour=2, tables_per_guest=1
    ) as here, client_of(here.address) as client:  # fmt: skip
        ada = await new_guest(here.address)
        await ada.create(DUEL, ["p1"])
        refused = await ada.call("POST", "/api/tables", setup=DUEL, seats=["p1"])
        assert (refused.status_code, refused.json()["error"]) == (409, "error-too-many-tables")
        await new_guest(here.address)
        third = await client.post("/api/guests", json={"name": "Eve"})
        assert (third.status_code, third.json()["error"]) == (429, "error-too-many-guests")
        assert int(third.headers["retry-after"]) > 0

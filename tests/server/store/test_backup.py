"""Backup and restore: from each database into each, while a store is in use; damaged files."""

from __future__ import annotations

import asyncio
import gzip
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from peerless.server.store import backup as files
from peerless.server.store import schema
from peerless.server.store.open import store_of
from peerless.server.store.script import Script, places
from peerless.server.store.scripted import ScriptedStore
from peerless.service.store.base import ContentRow, Guest, Line, Rating, Share, StoreError
from tests.cli.support import call
from tests.server.store.support import DATA, answers, change, data, with_store
from tests.support.words import says, words

TABLES, ENTRIES = 50, 21  # together more rows than go into two statements
REFUSALS = ("error-backup-foreign", "error-backup-damaged", "error-backup-newer")


async def fill(store: ScriptedStore) -> None:
    await store.add_guest(Guest(id="ann", name="Ann 🦊", created=1), b"\x00token\xff")
    await store.add_code(b"\x00code", "ann", 10**12)
    await store.add_content([ContentRow(hash="h", kind="hero", id="alice", data=b'{"\xc3\xa9": 1}')])
    await asyncio.gather(*(store.add_table(f"t{i}", data(host="bob", seats=[]), "me", 1) for i in range(TABLES)))
    await store.add_table("t", DATA, "me", 1)
    await store.add_table("u", data(seed=2**64 - 1), "me", 2)
    for number in range(ENTRIES):
        await asyncio.gather(*(store.commit(change(number, table=f"t{i}")) for i in range(TABLES)))
    await store.commit(change(0, table="u", ratings=[Rating(key="guest:ann", mu=0.1, sigma=8 / 3, matches=1, wins=0)]))
    for i in range(3):
        await store.add_line("t", Line(guest="ann", name="Ann", text=f"{i}\n", at=i))
    await store.commit(change(1, table="u", entry=None, data=data(seed=2**64 - 1, phase="over")))
    await store.add_replay("u", {"open": b"\x00all", "p1": b"mine"})
    await store.add_share(Share(id="s", table="t", viewpoint="open", number=0, created=1))


async def look(store: ScriptedStore) -> None:
    guest = await store.guest_of(b"\x00token\xff")
    assert guest == Guest(id="ann", name="Ann 🦊", created=1)
    assert [row.data for row in await store.content(["h"])] == [b'{"\xc3\xa9": 1}']
    for i in range(TABLES):
        assert await answers(store, f"t{i}") == [f"a{number}" for number in range(ENTRIES)]
    row = await store.claim("u", "another process")
    assert row is not None
    assert (row.number, row.data) == (1, data(seed=2**64 - 1, phase="over"))
    assert (await store.replay("u", "open"), await store.replay("u", "p1")) == (b"\x00all", b"mine")
    assert await store.claim_replays("another process", 9) == []
    assert (await store.ratings(["guest:ann"]))["guest:ann"].sigma == 8 / 3
    assert [line.text for line in await store.lines("t", 9)] == ["0\n", "1\n", "2\n"]
    assert (await store.share("s")) is not None
    assert [row.id for row in await store.tables_of("ann", 9)] == ["u", "t"]
    assert await store.take_code(b"\x00code", 1) == "ann"
    await store.commit(change(1, table="u", owner="another process"))
    await store.add_line("t", Line(guest="ann", name="Ann", text="last", at=9))
    assert (await store.lines("t", 1))[0].text == "last"


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
def test_a_backup_goes_into_either_database(
    url: str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file = tmp_path / "a.backup"
    with_store(url, fill)
    output = call("backup", str(file), "--db", url).output
    counts = [1, TABLES + 2, TABLES * ENTRIES + 1]
    assert re.search(r"\D+".join(rf"\b{count}\b" for count in counts), output), "guests, tables, entries"
    if target == "sqlite":
        other = f"sqlite:{tmp_path / 'other.sqlite3'}"
    else:
        other = request.getfixturevalue("other_postgres_url")
    call("restore", str(file), "--db", other)
    with_store(other, look)
    refused = call("restore", str(file), "--db", other, code=2)
    assert says(refused.stderr, "error-backup-not-empty")
    again = tmp_path / "again.backup"
    call("backup", str(again), "--db", url)
    assert again.read_bytes() == file.read_bytes()


def test_big_rows_are_copied_a_few_at_a_time(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replays are big, and five hundred of them need not fit into memory."""
    file, other, most = tmp_path / "a.backup", f"sqlite:{tmp_path / 'other.sqlite3'}", 1000
    big = {f"p{i}": bytes([i]) * 400 for i in range(1, 5)} | {"open": b"\xff" * 3000}
    read: list[list[int]] = []
    written: list[list[int]] = []

    async def begin(store: ScriptedStore) -> None:
        await store.add_table("t", data(phase="over"), "me", 1)
        await store.add_replay("t", big)

    async def check(store: ScriptedStore) -> None:
        for viewpoint, document in big.items():
            assert await store.replay("t", viewpoint) == document

    def watch(sizes: list[list[int]], make: Any) -> Any:
        def script(*args: Any) -> Any:
            inner = make(*args)
            try:
                statement, values = next(inner)
                while True:
                    rows = yield statement, values
                    blobs = [value for row in [*rows, values] for value in row if isinstance(value, bytes)]
                    sizes.append([len(blob) for blob in blobs if len(blob) >= 400])
                    statement, values = inner.send(rows)
            except StopIteration as done:
                return done.value

        return script

    monkeypatch.setattr(files, "_MOST_BYTES", most)
    monkeypatch.setattr(files, "_write", watch(read, files._write))
    monkeypatch.setattr(files, "_fill", watch(written, files._fill))
    with_store(url, begin)
    call("backup", str(file), "--db", url)
    call("restore", str(file), "--db", other)
    with_store(other, check)
    for sizes in (read, written):
        assert sorted(size for some in sizes for size in some) == [400, 400, 400, 400, 3000]
        assert all(len(some) <= 1 or sum(some) <= most for some in sizes)


def test_a_backup_of_a_store_that_goes_on_is_of_one_moment(url: str, tmp_path: Path) -> None:
    file, other = tmp_path / "a.backup", f"sqlite:{tmp_path / 'other.sqlite3'}"

    async def scenario(store: ScriptedStore) -> None:
        for i in range(20):
            await store.add_table(f"t{i}", DATA, "me", i)
        number = 0

        async def write() -> None:
            nonlocal number
            while True:
                await asyncio.gather(*(store.commit(change(number, table=f"t{i}")) for i in range(20)))
                number += 1

        writing = asyncio.create_task(write())
        reading = store_of(url)
        await reading.open_to_read()
        while number < 40:
            await asyncio.sleep(0.005)
        before = number
        counts = await files.backup(reading, file)
        await reading.close()
        writing.cancel()
        assert counts["entries"] >= 20 * before

    async def whole(store: ScriptedStore) -> None:
        for i in range(20):
            row = await store.table(f"t{i}")
            assert row is not None
            assert await answers(store, f"t{i}") == [f"a{number}" for number in range(row.number)]

    with_store(url, scenario)
    call("restore", str(file), "--db", other)
    with_store(other, whole)


def test_a_damaged_backup_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    file, broken = tmp_path / "a.backup", tmp_path / "b.backup"
    url, other = f"sqlite:{tmp_path / 'a.sqlite3'}", f"sqlite:{tmp_path / 'other.sqlite3'}"
    with_store(url, fill)
    call("backup", str(file), "--db", url)
    good, chance = file.read_bytes(), random.Random(1)
    lines = gzip.decompress(good).splitlines(keepends=True)
    damaged = [good[: chance.randrange(len(good))] for _ in range(10)]
    damaged += [
        b"".join([good[:at], bytes([good[at] ^ 255]), good[at + 1 :]]) for at in chance.sample(range(12, len(good)), 10)
    ]
    damaged += [
        gzip.compress(b"".join(lines[:5] + lines[6:])),
        gzip.compress(b"".join(lines[:-1])),
        gzip.compress(b"".join([lines[0], lines[1].replace(b'"', b'"\xf0', 1), *lines[2:]])),
        gzip.compress(b"".join([lines[0], b"[" * 100_000 + b"\n", *lines[2:]])),
        gzip.compress(b"".join([lines[0].replace(b'"', b'"\xf0', 1), *lines[1:]])),
        gzip.compress(b"".join([*lines, lines[-1]])),
        gzip.compress(b"".join([lines[0].replace(b'"created"', b'"x) --"'), *lines[1:]])),
        gzip.compress(b"".join([lines[0].replace(b'backup":1', b'backup":2'), *lines[1:]])),
        b"no backup",
        b"",
    ]

    async def empty(store: ScriptedStore) -> None:
        for bad in damaged:
            broken.write_bytes(bad)
            with pytest.raises(StoreError, match="|".join(words(key, file=broken) for key in REFUSALS)):
                await files.restore(store, broken)
        assert await store.guest("ann") is None
        await files.restore(store, file)

    with_store(other, empty)
    with_store(other, look)


def test_a_backup_that_fails_leaves_no_file(tmp_path: Path) -> None:
    missing = call("backup", str(tmp_path / "a.backup"), "--db", str(tmp_path / "none.sqlite3"), code=2)
    assert says(missing.stderr, "error-store-no-file", file=tmp_path / "none.sqlite3")
    assert list(tmp_path.iterdir()) == []


def test_a_store_of_an_older_schema_can_be_backed_up(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before a new program brings the schema up to date, which cannot be undone."""
    known, file, other = schema.migrations, tmp_path / "a.backup", f"sqlite:{tmp_path / 'other.sqlite3'}"

    def add_old_table() -> Script[None]:
        columns = "id, created, updated, number, owner, phase, public, host, running, data"
        values = ("t", 1, 1, 0, "me", "playing", 0, DATA.host, 0, msgspec.json.encode(DATA).decode())
        yield f"INSERT INTO tables ({columns}) VALUES {places(len(values))}", values

    async def begin(store: ScriptedStore) -> None:
        await store.write(add_old_table)
        await store.commit(change(0))

    async def check(store: ScriptedStore) -> None:
        assert await answers(store) == ["a0"]

    with monkeypatch.context() as older:
        older.setattr(schema, "migrations", lambda kind: known(kind)[:1])
        with_store(url, begin)
    call("backup", str(file), "--db", url)
    call("restore", str(file), "--db", other)
    with_store(other, check)

"""Damaged files: told before anything is opened, never repaired in silence."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from peerless.messages.translator import LANGUAGES
from peerless.records.log.entry import Entry
from peerless.server.store.checks import integrity, wal
from peerless.server.store.checks.integrity import LateCheck
from peerless.server.store.lock import Lock
from peerless.server.store.scripted import ScriptedStore
from peerless.server.store.sqlite import SqliteStore
from peerless.service.store.base import StoreError
from tests.server.store.support import DATA, answers, change, with_store
from tests.support.words import words

ANSWERS = 60
FRAME = 24 + 4096
SUFFIXES = ("", "-wal", "-shm")
Files = dict[str, bytes]


@pytest.fixture(scope="module")
def crashed(tmp_path_factory: pytest.TempPathFactory) -> Files:
    """The files of a server that was killed after 60 acknowledged answers, all of them in the log."""
    path = tmp_path_factory.mktemp("crashed") / "peerless.sqlite3"
    found: Files = {}

    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", DATA, "me", 1)
        for number in range(ANSWERS):
            await store.commit(change(number))
        found.update({suffix: path.with_name(path.name + suffix).read_bytes() for suffix in SUFFIXES})

    with_store(str(path), scenario)
    return found


@pytest.fixture
def closed(tmp_path: Path) -> Path:
    """A database that was closed in order, with a log long enough for inner pages."""
    path = tmp_path / "peerless.sqlite3"

    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", DATA, "me", 1)
        for number in range(ANSWERS):
            await store.commit(change(number, entry=Entry(answer="x" * 900)))

    with_store(str(path), scenario)
    assert [file.name for file in path.parent.iterdir() if file.name.endswith(("-wal", "-shm"))] == []
    return path


def lay(folder: Path, files: Files, *, index: bool = True) -> Path:
    """Files as a crash has left them; after a power failure the index is gone."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    path = folder / "peerless.sqlite3"
    for suffix, data in files.items():
        if index or suffix != "-shm":
            path.with_name(path.name + suffix).write_bytes(data)
    return path


def flipped(data: bytes, at: int, bit: int = 0) -> bytes:
    return data[:at] + bytes([data[at] ^ 1 << bit]) + data[at + 1 :]


def held(path: Path) -> list[str]:
    """The answers in a database, which is opened for it."""
    found: list[str] = []

    async def scenario(store: ScriptedStore) -> None:
        found.extend(await answers(store))

    with_store(str(path), scenario)
    return found


def refused(path: Path, key: str) -> str:
    """Opening is refused, to write and to read, and leaves every file as it was."""
    before = {file: file.read_bytes() for file in path.parent.iterdir()}
    said = ""
    for opening in (SqliteStore(path).open, SqliteStore(path).open_to_read):
        with pytest.raises(StoreError, match=words(key)) as caught:
            asyncio.run(opening())
        said = str(caught.value)
    for file, data in before.items():
        if not file.name.endswith((".lock", "-shm")):
            assert file.read_bytes() == data, file
    return said


# ---- the log of the latest writes ----


def test_what_a_crash_leaves_is_opened_with_everything_acknowledged(crashed: Files, tmp_path: Path) -> None:
    for index in (True, False):
        assert len(held(lay(tmp_path / "copy", crashed, index=index))) == ANSWERS


def test_a_flipped_bit_anywhere_in_the_log_is_told(crashed: Files, tmp_path: Path) -> None:
    """The index next to the log knows how much was committed, so not even the last answer is lost silently."""
    chance = random.Random(7)
    log = crashed["-wal"]
    places = [0, 8, 16, 24, 31, len(log) - 1, len(log) - FRAME + 4, *(chance.randrange(len(log)) for _ in range(60))]
    for at in places:
        damaged = {**crashed, "-wal": flipped(log, at, chance.randrange(8))}
        found = wal.damage_in(damaged["-wal"], damaged["-shm"])
        assert found is not None, at
        assert found.frame == (0 if at < 32 else (at - 32) // FRAME + 1)
    said = refused(lay(tmp_path / "copy", damaged), "error-store-wal")
    assert "peerless.sqlite3-wal" in said
    assert "peerless doctor" in said


def test_a_flipped_bit_is_told_without_the_index_too(crashed: Files, tmp_path: Path) -> None:
    """Frames behind it prove that it was on disk: all but the last transaction."""
    chance, log = random.Random(8), crashed["-wal"]
    last = len(log) - 10 * FRAME  # a transaction has fewer frames
    for _ in range(60):
        at = chance.randrange(last)
        assert wal.damage_in(flipped(log, at, chance.randrange(8))) is not None, at
    damaged = {**crashed, "-wal": flipped(log, last // 2)}
    refused(lay(tmp_path / "copy", damaged, index=False), "error-store-wal")


def test_a_torn_last_transaction_is_no_damage(crashed: Files, tmp_path: Path) -> None:
    """After a power failure the index is gone, and pages of the last write are missing in any order."""
    chance, log = random.Random(9), crashed["-wal"]
    frames = (len(log) - 32) // FRAME
    commits = [i for i in range(frames) if int.from_bytes(log[32 + i * FRAME + 4 : 32 + i * FRAME + 8], "big") != 0]
    for _ in range(20):
        end = chance.randrange(len(commits) // 2, len(commits))
        first, last = commits[end - 1] + 1, commits[end]
        torn = bytearray(log[: 32 + (last + 1) * FRAME])
        for number in chance.sample(range(first, last + 1), chance.randint(1, last + 1 - first)):
            at = 32 + number * FRAME
            torn[at : at + FRAME] = bytes(FRAME) if chance.random() < 0.5 else chance.randbytes(FRAME)
        assert wal.damage_in(bytes(torn)) is None
    assert len(held(lay(tmp_path / "copy", {**crashed, "-wal": bytes(torn)}, index=False))) == end - commits_before(log)


def commits_before(log: bytes) -> int:
    """Commits before the first answer: schema, leases, the table."""
    frames = (len(log) - 32) // FRAME
    sizes = [int.from_bytes(log[32 + i * FRAME + 4 : 32 + i * FRAME + 8], "big") for i in range(frames)]
    return sum(size != 0 for size in sizes) - ANSWERS


def test_old_frames_behind_a_log_that_began_anew_are_no_damage(tmp_path: Path) -> None:
    """The log is written over from its beginning once everything in it is in the database."""
    path = tmp_path / "peerless.sqlite3"

    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", DATA, "me", 1)
        for number in range(900):
            await store.commit(change(number))
        log, index = wal.wal_of(path).read_bytes(), wal.index_of(path).read_bytes()
        salts = {log[32 + at + 8 : 32 + at + 16] for at in range(0, len(log) - 32, FRAME)}
        assert len(salts) == 2, "frames of two rounds"
        assert wal.damage_in(log, index) is None
        assert wal.damage_in(log) is None

    with_store(str(path), scenario)


def test_a_log_without_its_database_is_told(crashed: Files, tmp_path: Path) -> None:
    """SQLite would delete it: an empty database needs no log."""
    for database in (b"", None):
        path = lay(tmp_path / "copy", {**crashed, "": b""})
        if database is None:
            path.unlink()
        with pytest.raises(StoreError, match=words("error-store-wal-alone")):
            asyncio.run(SqliteStore(path).open())
        assert wal.wal_of(path).read_bytes() == crashed["-wal"]


def test_what_no_log_is_empty_or_damaged() -> None:
    assert wal.damage_in(b"") is None
    assert wal.damage_in(bytes(32)) is None
    assert wal.damage_in(bytes(10_000)) is None, "a file that was made longer, and never written to"
    assert wal.damage_in(b"x" * 10_000) == (0, 1)


# ---- the database itself ----


def test_damaged_pages_are_told_at_the_start(closed: Path, tmp_path: Path) -> None:
    whole = closed.read_bytes()
    page = 4096 * 9
    cut, spoiled = whole[: len(whole) // 2], whole[:page] + b"\xff" * 16 + whole[page + 16 :]
    for damaged in (cut, spoiled):
        path = lay(tmp_path / "copy", {"": damaged})
        with pytest.raises(StoreError) as caught:
            asyncio.run(SqliteStore(path).open())
        assert all(str(path) in caught.value.said(language) for language in LANGUAGES)
        assert path.read_bytes() == damaged


def test_a_reference_to_nothing_is_told_at_the_start(closed: Path) -> None:
    with closing(sqlite3.connect(closed)) as db:
        db.execute("INSERT INTO entries VALUES ('gone', 0, '{}')")
        db.commit()
    with pytest.raises(StoreError, match=words("error-store-damaged")):
        asyncio.run(SqliteStore(closed).open())


def test_a_large_database_is_checked_beside_the_server(closed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(integrity, "AT_ONCE", 1000)
    with_store(str(closed), ScriptedStore.check)
    with closing(sqlite3.connect(closed)) as db:
        db.execute("INSERT INTO entries VALUES ('gone', 0, '{}')")
        db.commit()

    async def scenario(store: ScriptedStore) -> None:
        assert isinstance(store, SqliteStore)
        late = store._late_check
        assert isinstance(late, LateCheck)
        await asyncio.to_thread(late._thread.join)
        with pytest.raises(StoreError, match=words("error-store-damaged")):
            await store.check()

    with_store(str(closed), scenario)


def test_a_log_with_a_gap_is_not_played(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        for table in ("t", "u", "v"):
            await store.add_table(table, DATA, "me", 1)
            for number in range(3):
                await store.commit(change(number, table=table))
        await store.write(_forget, "t", 1)
        await store.write(_forget, "u", 2)
        for table in ("t", "u"):
            with pytest.raises(StoreError, match=words("error-store-log", table=table, found=2, number=3)):
                await store.log(table)
        assert len(await store.log("v")) == 3
        assert await store.log("w") == []

    with_store(url, scenario)


def _forget(table: str, number: int):  # type: ignore[no-untyped-def]
    yield "DELETE FROM entries WHERE table_id = $1 AND number = $2", (table, number)


# ---- a second server ----


def test_a_second_server_on_a_hard_link_is_refused(tmp_path: Path) -> None:
    path, link = tmp_path / "peerless.sqlite3", tmp_path / "other" / "link.sqlite3"
    link.parent.mkdir()

    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", DATA, "me", 1)
        os.link(path, link)
        for opening in (SqliteStore(link).open, SqliteStore(link).open_to_read):
            with pytest.raises(StoreError, match=words("error-store-links")):
                await opening()
        assert [file.name for file in link.parent.iterdir()] == ["link.sqlite3"]
        await store.commit(change(0))  # the first continues

    with_store(str(path), scenario)
    with pytest.raises(StoreError, match=words("error-store-links", file=path)):
        asyncio.run(SqliteStore(path).open())
    link.unlink()
    assert held(path) == ["a0"]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere this lock would be in SQLite's way")
def test_a_server_that_came_another_way_to_the_file_is_refused(closed: Path) -> None:
    """A bind mount leads to the same file without a link: the file itself is locked."""
    program = (
        "import fcntl, sys\nfile = open(sys.argv[1])\nfcntl.flock(file, fcntl.LOCK_EX)\nprint('held', flush=True)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", f"{program}sys.stdin.read()", str(closed)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    ) as other:  # fmt: skip
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(StoreError, match=words("error-store-locked")):
            asyncio.run(SqliteStore(closed).open())
        other.communicate()
    assert len(held(closed)) == ANSWERS


def test_the_lock_on_the_file_leaves_the_locks_of_sqlite_alone(closed: Path) -> None:
    """Another process that writes to the file, as SQLite's own tool would, waits for the server's transactions."""
    lock = Lock(closed)
    lock.take()
    lock.hold()
    program = (
        "import sqlite3, sys\ndb = sqlite3.connect(sys.argv[1], timeout=0)\ntry:\n    db.execute('BEGIN IMMEDIATE')\n"
        "    print('in')\nexcept sqlite3.OperationalError as error:\n    print(error)\n"
    )

    def other() -> str:
        done = subprocess.run([sys.executable, "-c", program, str(closed)], capture_output=True, text=True, check=True)
        return done.stdout.strip()

    with closing(sqlite3.connect(closed, isolation_level=None)) as db:
        assert other() == "in"
        db.execute("BEGIN IMMEDIATE")
        assert other() == "database is locked"
        db.execute("ROLLBACK")
    assert lock.is_held()
    lock.release()
    assert not lock.is_held()

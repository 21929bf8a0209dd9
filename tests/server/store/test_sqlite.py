"""What only a store in a file can meet: a second server, a full disk, files cut off, a disk that does not answer."""

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
from peerless.server.store import worker
from peerless.server.store.script import Script
from peerless.server.store.scripted import ScriptedStore
from peerless.server.store.sqlite import SqliteStore
from peerless.service.store.base import LeaseLost, NotStored, StoreError, Unsure
from tests.server.store.support import DATA, answers, change, with_store
from tests.support.words import words


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "peerless.sqlite3"


# ---- a second server ----


def test_a_second_server_on_the_same_file_is_refused(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite3"
    link.symlink_to(path)

    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", DATA, "me", 1)
        for same in (path, link):
            second = SqliteStore(same)
            with pytest.raises(StoreError) as caught:
                await second.open()
            assert all(str(path) in caught.value.said(language) for language in LANGUAGES)
            assert all(str(os.getpid()) in caught.value.said(language) for language in LANGUAGES)
            await second.close()
        await store.commit(change(0))

    with_store(str(path), scenario)
    with_store(str(path), _has_one_entry)


async def _has_one_entry(store: ScriptedStore) -> None:
    assert await answers(store) == ["a0"]


def test_another_process_is_refused_and_named(path: Path) -> None:
    program = (
        "import asyncio, sys\nfrom peerless.server.store.sqlite import SqliteStore\n"
        "async def main():\n    store = SqliteStore(sys.argv[1])\n    await store.open()\n"
        "    print('open', flush=True)\n    sys.stdin.read()\nasyncio.run(main())"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "open\n"
        with pytest.raises(StoreError, match=str(child.pid)):
            asyncio.run(SqliteStore(path).open())
        child.kill()
    with_store(str(path), ScriptedStore.check)


def test_whoever_opens_the_file_finds_no_leases(path: Path) -> None:
    async def leave(store: ScriptedStore) -> None:
        await store.add_table("t", DATA, "dead", 1)

    async def take(store: ScriptedStore) -> None:
        with pytest.raises(LeaseLost):
            await store.commit(change(0, owner="dead"))
        assert await store.claim("t", "me") is not None
        await store.commit(change(0))

    with_store(str(path), leave)
    with_store(str(path), take)


def test_a_lease_goes_by_the_clock(path: Path) -> None:
    now = 1000

    async def scenario() -> None:
        nonlocal now
        store = SqliteStore(path, lease_seconds=12, clock=lambda: now)
        await store.open()
        await store.add_table("t", DATA, "me", 1)
        now += 11_999
        with pytest.raises(LeaseLost):
            await store.claim("t", "you")
        await store.renew("me")
        now += 11_999
        with pytest.raises(LeaseLost):
            await store.claim("t", "you")
        now += 1
        assert await store.claim("t", "you") is not None
        await store.close()

    asyncio.run(scenario())


# ---- files that are not ours, or not whole ----


def test_other_files_are_refused_and_left_alone(tmp_path: Path) -> None:
    text, foreign = tmp_path / "text", tmp_path / "foreign"
    text.write_text("not a database at all " * 100)
    db = sqlite3.connect(foreign)
    db.execute("CREATE TABLE guests (name)")
    db.close()
    for path in (text, foreign):
        before = path.read_bytes()
        for opening in (SqliteStore(path).open(), SqliteStore(path).open_to_read()):
            with pytest.raises(StoreError, match=str(path)):
                asyncio.run(opening)
        assert path.read_bytes() == before
    with pytest.raises(StoreError, match=words("error-store-unusable")):
        asyncio.run(SqliteStore(tmp_path).open())


def test_a_log_cut_off_anywhere_keeps_every_commit_before(path: Path, tmp_path: Path) -> None:
    """As after a power cut: the file that is written to ends in the middle of a page, or in rubbish."""
    wal, chance = path.with_name(path.name + "-wal"), random.Random(5)
    sizes: list[int] = []

    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", DATA, "me", 1)
        sizes.append(wal.stat().st_size)
        for number in range(30):
            await store.commit(change(number, entry=Entry(answer=f"a{number}" + " " * chance.randrange(9000))))
            sizes.append(wal.stat().st_size)
        base, whole = path.read_bytes(), wal.read_bytes()
        assert sorted(set(sizes)) == sizes, "each commit makes the file longer"
        for i in range(60):
            cut = chance.randrange(sizes[0], len(whole) + 1)
            rubbish = chance.randbytes(chance.choice([0, 1, 24, 4096, 10_000]))
            copy = tmp_path / f"copy{i}" / "peerless.sqlite3"
            copy.parent.mkdir()
            copy.write_bytes(base)
            copy.with_name(wal.name).write_bytes(whole[:cut] + rubbish)  # and no -shm, as if it had been removed
            stored = sum(size <= cut for size in sizes[1:])
            await _goes_on(copy, stored)
            shutil.rmtree(copy.parent)

    with_store(str(path), scenario)


async def _goes_on(path: Path, stored: int) -> None:
    store = SqliteStore(path)
    await store.open()
    row = await store.claim("t", "you")
    assert row is not None
    assert row.number == stored
    assert [answer.strip() for answer in await answers(store)] == [f"a{number}" for number in range(stored)]
    await store.commit(change(stored, owner="you"))
    await store.close()


# ---- a disk that is full, or fails ----


def _at_most(pages: int) -> Script[int]:
    rows = yield f"PRAGMA max_page_count = {pages}", ()
    number: int = rows[0][0]
    return number


def test_a_full_file_stores_nothing_until_there_is_room(path: Path) -> None:
    async def scenario(store: ScriptedStore) -> None:
        for i in range(10):
            await store.add_table(f"t{i}", DATA, "me", 1)
        full = await store.write(_at_most, 1)  # as many as there are
        assert full > 1
        big = Entry(answer="x" * 5000)
        for _ in range(3):
            got = await asyncio.gather(
                *(store.commit(change(0, table=f"t{i}", entry=big)) for i in range(10)), return_exceptions=True
            )
            assert [type(one) for one in got] == [NotStored] * 10
            assert "full" in str(got[0])
        for i in range(10):
            row = await store.table(f"t{i}")
            assert row is not None
            assert row.number == len(await store.log(f"t{i}")) == 0
        small = await asyncio.gather(
            store.commit(change(0, table="t0", entry=big)), store.renew("me"), store.check(), return_exceptions=True
        )
        assert [type(one) for one in small[:2]] == [NotStored, type(None)], "what fits is stored"
        assert type(small[2]) is NotStored, "and the check does not say that all is well"
        await store.write(_at_most, full + 1000)
        await asyncio.gather(*(store.commit(change(0, table=f"t{i}", entry=big)) for i in range(10)))
        assert await answers(store, "t9") == ["x" * 5000]

    with_store(str(path), scenario)


class Broken:
    """A connection whose disk fails when it has to write."""

    def __init__(self, code: str, memory: sqlite3.Connection) -> None:
        self.code = code
        self.in_transaction = True
        self._memory = memory

    def execute(self, sql: str, arguments: tuple[object, ...] = ()) -> sqlite3.Cursor:
        if sql == "COMMIT":
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorname = self.code
            raise error
        return self._memory.cursor()


@pytest.mark.parametrize(("code", "told"), [("SQLITE_IOERR_FSYNC", Unsure), ("SQLITE_IOERR_WRITE", NotStored)])
def test_a_disk_that_fails_is_told_as_what_it_is(code: str, told: type[StoreError]) -> None:
    """After a failed sync the commit is in the file: a crash could bring it back."""

    def nothing() -> Script[None]:
        yield from ()

    loop = asyncio.new_event_loop()
    jobs = [worker.Job(nothing, loop.create_future(), None) for _ in range(2)]
    with closing(sqlite3.connect(":memory:")) as memory:
        worker.write(Broken(code, memory), jobs)  # type: ignore[arg-type]
    assert [type(job.error) for job in jobs] == [told, told]
    loop.close()

"""How many statements SQLite runs for entries that are written together."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from peerless.records.log.entry import Entry
from peerless.server.store import script, worker
from peerless.server.store.sqlite import SqliteStore
from peerless.server.store.worker import Job
from peerless.service.store.base import Change, LeaseLost, StoreError, encode
from tests.server.store.support import DATA, change

TABLES = [f"t{number}" for number in range(20)]


class Counting(sqlite3.Connection):
    """Remembers the first word of each statement that it is given."""

    ran: list[str]

    def execute(self, sql: str, *parameters: Any) -> sqlite3.Cursor:
        self.ran.append(sql.split(maxsplit=1)[0])
        return super().execute(sql, *parameters)


@contextmanager
def database(tmp_path: Path) -> Iterator[Counting]:
    """With some tables, on a connection that is prepared as the store's is."""
    path = tmp_path / "a.sqlite3"

    async def prepare() -> None:
        store = SqliteStore(path)
        await store.open()
        for table in TABLES:
            await store.add_table(table, DATA, "me", 1)
        await store.close()

    asyncio.run(prepare())
    with closing(sqlite3.connect(path, isolation_level=None, factory=Counting)) as db:
        db.ran = []
        db.execute("UPDATE tables SET owner = 'me'")
        worker.prepare_to_append(db)
        yield db


def job(plain: Change) -> Job:
    return Job(lambda: script.commit(plain), future=None, plain=plain)  # type: ignore[arg-type]


def statements(db: Counting, jobs: list[Job]) -> list[str]:
    db.ran.clear()
    worker.write(db, jobs)
    return [*db.ran]


def entries(db: sqlite3.Connection) -> dict[str, int]:
    return dict(db.execute("SELECT table_id, count(*) FROM entries GROUP BY 1").fetchall())


@pytest.mark.parametrize("count", [1, 20])
def test_entries_of_many_tables_are_one_statement(tmp_path: Path, count: int) -> None:
    with database(tmp_path) as db:
        jobs = [job(change(0, table=table)) for table in TABLES[:count]]
        assert statements(db, jobs) == ["INSERT"], "which is a transaction by itself"
        assert [one.error for one in jobs] == [None] * count
        assert entries(db) == dict.fromkeys(TABLES[:count], 1)
        assert db.execute("SELECT sum(number) FROM tables").fetchone() == (count,)


def test_the_log_has_what_was_given(tmp_path: Path) -> None:
    odd = 'quoted "text", \\ and \u0000, žluťoučký, \U0001f600'
    with database(tmp_path) as db:
        given = [Entry(answer=odd, seat="p1", at=2**40, ms=7), Entry(answer="", by="bot", barrier=True)]
        worker.write(db, [job(change(0, table=name, entry=one)) for name, one in zip(TABLES, given, strict=False)])
        stored = [row[0] for row in db.execute("SELECT data FROM entries ORDER BY table_id").fetchall()]
        assert stored == [encode(one).decode() for one in given]


def test_one_that_cannot_be_stored_keeps_no_other_from_it(tmp_path: Path) -> None:
    wrong: list[tuple[Any, type[StoreError]]] = [
        (change(3, table="t1"), StoreError),
        (change(0, table="t1", owner="another"), LeaseLost),
        (change(0, table="t1", entry=Entry(answer="\ud800")), StoreError),
    ]
    for number, (bad, error) in enumerate(wrong):
        with database(tmp_path / str(number)) as db:
            jobs = [job(change(0, table="t0")), job(bad), job(change(0, table="t2"))]
            worker.write(db, jobs)
            assert [jobs[0].error, jobs[2].error] == [None, None]
            assert isinstance(jobs[1].error, error)
            assert entries(db) == {"t0": 1, "t2": 1}
            assert not db.in_transaction


def test_entries_beside_other_work_are_one_statement_too(tmp_path: Path) -> None:
    with database(tmp_path) as db:
        jobs = [job(change(0, table=table)) for table in TABLES[:5]]
        jobs.append(Job(lambda: script.check(1), future=None))  # type: ignore[arg-type]
        assert statements(db, jobs).count("INSERT") == 1
        assert entries(db) == dict.fromkeys(TABLES[:5], 1)

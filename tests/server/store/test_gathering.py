"""When entries wait for each other: never while few come, at least a little while many do."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

import pytest

from peerless.server.store import worker
from peerless.server.store.gathering import BUSY, GATHER_SECONDS, Gathering
from peerless.server.store.sqlite import SqliteStore
from tests.server.store.support import DATA, change


class Watch:
    now = 10.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize(("per_second", "is_worthwhile"), [(BUSY / 5, False), (BUSY * 0.9, False), (BUSY * 1.1, True)])
def test_only_while_many_are_written(per_second: float, is_worthwhile: bool) -> None:
    watch = Watch()
    gathering = Gathering(watch)
    for _ in range(1000):
        watch.now += 2 / per_second
        gathering.wrote(2)
    assert gathering.is_worthwhile == is_worthwhile


def test_a_burst_after_a_pause_does_not_wait() -> None:
    watch = Watch()
    gathering = Gathering(watch)
    watch.now += 60
    gathering.wrote(100)
    assert not gathering.is_worthwhile


def test_it_ends_when_the_many_end() -> None:
    watch = Watch()
    gathering = Gathering(watch)
    watch.now += 1
    gathering.wrote(int(BUSY) * 2)
    assert gathering.is_worthwhile
    watch.now += 1
    gathering.wrote(1)
    assert not gathering.is_worthwhile


def test_a_busy_store_waits_before_it_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    gathering = SimpleNamespace(is_worthwhile=False, wrote=lambda _: None)
    monkeypatch.setattr(worker, "time", SimpleNamespace(sleep=waits.append))
    monkeypatch.setattr(worker, "Gathering", lambda: gathering)

    async def write() -> None:
        store = SqliteStore(tmp_path / "a.sqlite3")
        await store.open()
        await store.add_table("t", DATA, "me", 1)
        await store.commit(change(0))
        assert waits == []
        gathering.is_worthwhile = True
        await store.commit(change(1))
        await store.close()

    asyncio.run(write())
    assert set(waits) == {GATHER_SECONDS}

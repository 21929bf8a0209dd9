"""Kills processes that commit, at random moments, and looks after each whether everything acknowledged is there.

    python -m tests.server.store.crash kill URL COUNT SEED
    python -m tests.server.store.crash full PATH

Run by `test_crash.py`. Each process that is killed is forked from this one, which has no threads: so a kill costs
hundredths of a second, not the start of an interpreter.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import sys
import time
import traceback
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import IO

from peerless.records.log.entry import Entry
from peerless.server.store.open import store_of
from peerless.server.store.scripted import ScriptedStore
from peerless.service.store.base import NotStored
from tests.server.store.support import DATA, answers, change, data

TABLES = ("t0", "t1", "t2", "t3")
Acknowledged = dict[str, dict[int, str]]


def kill(url: str, count: int, seed: int) -> None:
    chance = random.Random(seed)
    acknowledged: Acknowledged = {table: {} for table in TABLES}
    for i in range(count):
        _kill_one(url, f"owner{i}", acknowledged, chance)
    reader, pid = _fork(lambda pipe: asyncio.run(_look(url, acknowledged)))
    assert reader.read() == b""
    assert os.waitpid(pid, 0)[1] == 0
    sys.stdout.write(f"{count} {sum(map(len, acknowledged.values()))}\n")


def _kill_one(url: str, owner: str, acknowledged: Acknowledged, chance: random.Random) -> None:
    reader, pid = _fork(lambda pipe: asyncio.run(_commit(url, owner, acknowledged, pipe)))
    lines = [reader.readline() for _ in range(chance.choice([0, 1, 10, 100]))]
    time.sleep(chance.random() * 0.02)  # somewhere between two acknowledgements, or while it opens the store
    os.kill(pid, signal.SIGKILL)
    lines += reader.read().splitlines(keepends=True)
    assert os.waitpid(pid, 0)[1] == signal.SIGKILL, "it failed before it could be killed"
    for line in lines:
        table, number, answer = line.decode().split()
        acknowledged[table][int(number)] = answer


def _fork(work: Callable[[int], None]) -> tuple[IO[bytes], int]:
    """A child, and what it writes."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return open(reading, "rb"), pid  # noqa: PTH123 - a pipe, read to its end
    try:
        work(writing)
    except BaseException:  # noqa: BLE001 - a forked child ends here, whatever it is
        traceback.print_exc()
        os._exit(1)
    os._exit(0)


async def _commit(url: str, owner: str, acknowledged: Acknowledged, pipe: int) -> None:
    store = store_of(url, lease_seconds=0)
    await store.open()
    await _all_there(store, acknowledged)

    async def play(table: str) -> None:
        row = await store.claim(table, owner)
        if row is None:
            await store.add_table(table, DATA, owner, 1)
        number = 0 if row is None else row.number
        while True:
            answer = f"{owner}.{number}"
            changed = data(seed=number) if number % 5 == 0 else None
            await store.commit(change(number, table=table, owner=owner, entry=Entry(answer=answer), data=changed))
            os.write(pipe, f"{table} {number} {answer}\n".encode())
            number += 1

    await asyncio.gather(*map(play, TABLES))


async def _look(url: str, acknowledged: Acknowledged) -> None:
    store = store_of(url, lease_seconds=0)
    await store.open()
    await _all_there(store, acknowledged)
    await store.close()


async def _all_there(store: ScriptedStore, acknowledged: Acknowledged) -> None:
    for table, told in acknowledged.items():
        row = await store.table(table)
        if row is None:
            assert not told
            continue
        log = await answers(store, table)
        assert len(log) == row.number, "no gap, no entry too many"
        assert row.data.seed == (None if not log else (len(log) - 1) // 5 * 5), "data and entry go together"
        assert {number: log[number] for number in told} == told
        assert [int(answer.partition(".")[2]) for answer in log] == list(range(len(log)))


def full(path: str) -> None:
    """A limit on the size of files is what a full disk is, and needs no disk to be filled."""
    asyncio.run(_fill(path))


async def _fill(path: str) -> None:
    store = store_of(path)
    await store.open()
    for table in TABLES:
        await store.add_table(table, DATA, "me", 1)
    size = Path(f"{path}-wal").stat().st_size
    most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    number = 0
    for room in (0, 1, 5_000, 50_000):
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + room, most))
        number = await _until_refused(lambda i: store.commit(change(i, table="t0")), number)
        await _until_refused(lambda i: store.check())  # which is smaller, and may still fit in
        assert await _until_refused(lambda i: store.commit(change(i, table="t0")), number) == number
        assert await answers(store, "t0") == [f"a{i}" for i in range(number)], "reading goes on"
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        await store.check()
        await store.commit(change(number, table="t0"))
        number += 1
        size = Path(f"{path}-wal").stat().st_size
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()
    os.kill(os.getpid(), signal.SIGKILL)


async def _until_refused(write: Callable[[int], Awaitable[None]], number: int = 0) -> int:
    while True:
        try:
            await write(number)
        except NotStored:
            return number
        number += 1


if __name__ == "__main__":
    if sys.argv[1] == "kill":
        kill(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
    else:
        full(sys.argv[2])

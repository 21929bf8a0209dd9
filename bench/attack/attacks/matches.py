"""Attacks with long matches: undo, reopening, reconnecting, replays, record files."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from bench.attack.attack import BROKEN, Hostile, Pace, attack
from bench.attack.hot_seat import HotSeat
from bench.attack.target import Failed, Target, encode
from peerless.records.record import FORMAT

ENTRIES: Final = 1300  # 700 answers, 600 undos
SOCKETS: Final = 12
PREPARE_SECONDS: Final = 30.0  # to make a long match; then it is as long as the limits allow
CONNECTIONS_PER_SECOND: Final = 100.0
ADDRESSES: Final = 4
FILES: Final = 30  # record files from each address at once
LETTERS: Final = 390_000  # of a record file


async def long_match(me: Hostile, sockets: int = SOCKETS) -> HotSeat:
    """A match of many answers and undos."""
    table = await HotSeat.begin(me.at(), await me.at().guest(), sockets)
    with suppress(TimeoutError):
        async with asyncio.timeout(PREPARE_SECONDS):
            await table.lengthen(ENTRIES)
    me.counts["entries"] = table.number
    return table


@attack("undo storm", longer=2.0, settings={"idle_seconds": 1.0})
async def undo_storm(me: Hostile) -> None:
    """A match of 700 answers and 600 undos is undone again and again, left until it leaves memory, and reopened."""
    table = await long_match(me)
    await me.go()
    while me.goes_on:
        for _ in range(5):
            number = table.number
            if await table.answer():
                me.counts["undone"] += await table.undo(number)
        table.leave()
        await asyncio.sleep(2.5)
        with suppress(*BROKEN, Failed):
            await table.enter(2)
            me.counts["reopened"] += 1


async def greeted(target: Target, table: HotSeat) -> None:
    """Connect, hear the first word, and go."""
    told = asyncio.Event()
    wire = await target.table_wire(table.table, table.token, lambda message: told.set())
    try:
        async with asyncio.timeout(2.0):
            await told.wait()
    finally:
        wire.close()


@attack("reconnect storm")
async def reconnect_storm(me: Hostile) -> None:
    """A long match is opened from four addresses, 100 times a second, each time by a client that knows nothing."""
    table = await long_match(me)
    await me.go()
    pace = Pace(CONNECTIONS_PER_SECOND)

    async def connect(number: int) -> None:
        while me.goes_on:
            await pace.take()
            try:
                await greeted(me.at(number), table)
                me.counts["connected"] += 1
            except (*BROKEN, Failed):
                me.counts["refused"] += 1

    await asyncio.gather(*(connect(number % ADDRESSES) for number in range(ADDRESSES * 5)))


@attack("replay pages")
async def replay_pages(me: Hostile) -> None:
    """Replays, records and history of a long match that is over, from four addresses, 100 requests a second."""
    table = await long_match(me)
    while not table.over:
        with suppress(TimeoutError):
            await table.resign()
    await me.go()
    pace, name = Pace(CONNECTIONS_PER_SECOND), f"/api/tables/{table.table}"
    paths = [f"{name}/frames?eyes=open&from=0", f"{name}/frames?eyes=p1&from=20", f"{name}/record", "/api/history"]

    async def read(number: int) -> None:
        turn = number
        while me.goes_on:
            turn += 1
            await pace.take()
            await me.ask(me.at(number % ADDRESSES), "GET", paths[turn % len(paths)], None, table.token)

    await asyncio.gather(*(read(number) for number in range(ADDRESSES * 5)))


def record_file() -> str:
    """A record as large as a file may be, which takes many times as much memory once it is read."""
    settings = {"heroes": ["alice", "medusa"], "board": "sarpedon"}
    answers = ["s1"] * (LETTERS // 5)
    record: dict[str, Any] = {"format": FORMAT, "settings": settings, "seed": 1, "answers": answers, "hashes": {}}
    return encode(record).decode()


@attack("record files")
async def record_files(me: Hostile) -> None:
    """Record files of 78,000 answers from four addresses, 30 at once from each."""
    await me.go()
    body = {"record": record_file(), "eyes": "open"}
    pace = Pace(CONNECTIONS_PER_SECOND)

    async def send(number: int) -> None:
        while me.goes_on:
            await pace.take()
            await me.ask(me.at(number % ADDRESSES), "POST", "/api/records/frames", body)

    await asyncio.gather(*(send(number) for number in range(ADDRESSES * FILES)))

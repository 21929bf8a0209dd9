"""The steps of a measurement: more and more tables, full speed, all players gone, some players back."""

from __future__ import annotations

import asyncio
import gc
import re
from contextlib import AbstractContextManager
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Final

from bench.server.host import Process, postgres, served, sqlite
from bench.server.load import Load, Tally

WARM_UP: Final = 1.0  # seconds of the same load before measuring starts
MOST_PER_TABLE: Final = 20.0  # answers per second of one table; two people are not faster
RESUMED: Final = 200  # tables whose players reconnect
PATIENCE: Final = 60.0  # seconds until idle tables must have left memory


@dataclass
class Step:
    """The figures of one load. Times are in milliseconds."""

    tables: int
    wanted: float | None
    """Answers per second; None: as fast as possible."""
    answers: int
    seconds: float
    p50: float
    p99: float
    most: float
    late: float
    """How late the generator sent its answers (p99)."""
    refused: int
    server_us: float
    """CPU time of the server per answer."""
    store_us: float
    """CPU time of the database processes per answer."""
    load_us: float
    """CPU time of the generator per answer."""
    server_cores: float
    memory_mb: float

    @property
    def rate(self) -> float:
        return self.answers / self.seconds


@dataclass
class Idle:
    """All players leave, then some return. Memory is in MB, times are in milliseconds."""

    tables: int
    before_mb: float
    """With all tables and sockets."""
    no_sockets_mb: float
    """Just after all players have left."""
    empty_mb: float
    """When no table is in memory."""
    left_s: float
    """From the last player leaving until no table is in memory."""
    resumed: int
    answers: float
    """Average number of answers in the log of a reopened table."""
    again_mb: float
    """With the reopened tables in memory."""
    p50: float
    p99: float


@dataclass
class Curve:
    """All measurements with one database."""

    store: str
    start_mb: float
    """Memory of the server with a few tables, before the first step."""
    steps: list[Step]
    idle: Idle
    longest_step_ms: float | None = None
    """Longest step of the server's event loop, if the server reports it."""

    @property
    def table_kb(self) -> float:
        """Memory that one table adds, with its two sockets."""
        last = max((step for step in self.steps), key=lambda step: step.tables)
        first = self.steps[0]
        return (last.memory_mb - first.memory_mb) * 1024 / max(1, last.tables - first.tables)


def percentile(values: list[float], share: float) -> float:
    """A percentile in milliseconds, of values in seconds."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else 0.0


class Meter:
    """CPU and wall time of all processes since the meter was created."""

    def __init__(self, server: Process, store: Process | None) -> None:
        self._server, self._store = server, store
        self._began = self._now()

    def _now(self) -> tuple[float, float, float, float]:
        store = 0.0 if self._store is None else self._store.cpu()
        return perf_counter(), self._server.cpu(), store, process_time()

    def step(self, tables: int, wanted: float | None, tally: Tally) -> Step:
        wall, server, store, mine = (now - then for now, then in zip(self._now(), self._began, strict=True))
        answers = max(1, len(tally.seconds))
        return Step(
            tables=tables,
            wanted=wanted,
            answers=len(tally.seconds),
            seconds=wall,
            p50=percentile(tally.seconds, 0.5),
            p99=percentile(tally.seconds, 0.99),
            most=percentile(tally.seconds, 1.0),
            late=percentile(tally.late, 0.99),
            refused=len(tally.refused),
            server_us=server / answers * 1e6,
            store_us=store / answers * 1e6,
            load_us=mine / answers * 1e6,
            server_cores=server / wall,
            memory_mb=self._server.memory() / 2**20,
        )


async def measure(load: Load, server: Process, store: Process | None, rate: float | None, seconds: float) -> Step:
    """Measure one load on the existing tables."""

    async def run(length: float) -> None:
        await (load.flat_out(length) if rate is None else load.steady(rate, length))

    await run(WARM_UP)
    await load.settle()
    load.tally = Tally()
    gc.collect()
    gc.freeze()  # the generator's own pauses are not the server's
    meter = Meter(server, store)
    await run(seconds)
    await load.settle()
    return meter.step(len(load.tables), rate, load.tally)


async def idle(load: Load, server: Process) -> Idle:
    """Disconnect all players, wait until tables leave memory, then reopen some."""
    before = server.memory()
    began = perf_counter()
    await load.leave()
    alone = server.memory()
    while perf_counter() - began < PATIENCE and await tables_in_memory(load) > 0:
        await asyncio.sleep(0.1)
    if await tables_in_memory(load) > 0:
        raise RuntimeError(f"tables are still in memory after {PATIENCE:.0f} seconds")
    left = perf_counter() - began
    empty = server.memory()
    times = await load.come_back(RESUMED)
    visited = load.tables[: len(times)]
    return Idle(
        tables=len(load.tables),
        before_mb=before / 2**20,
        no_sockets_mb=alone / 2**20,
        empty_mb=empty / 2**20,
        left_s=left,
        resumed=len(times),
        answers=sum(table.number for table in visited) / len(visited),
        again_mb=server.memory() / 2**20,
        p50=percentile(times, 0.5),
        p99=percentile(times, 0.99),
    )


async def tables_in_memory(load: Load) -> float:
    return sum(map(float, re.findall(r"^peerless_tables\{.*\} (\S+)$", await load.web.get("/metrics"), re.MULTILINE)))


def longest_step(metrics: str) -> float | None:
    """The server's longest event loop step in milliseconds, from `/metrics`; None if that metric is missing."""
    found = re.findall(r"^peerless_longest_step_seconds(?:\{.*\})? (\S+)$", metrics, re.MULTILINE)
    return max(map(float, found)) * 1000 if found else None


async def curve(db: str, counts: list[int], rate: float, seconds: float) -> Curve:
    """Measure all steps with one database: `sqlite` or `postgres`."""
    database: AbstractContextManager[tuple[str, Process | None]] = sqlite() if db == "sqlite" else postgres()
    with database as (url, store), served(url) as (server, port):
        load = Load(port)
        try:
            await load.grow(min(counts))
            start = server.memory() / 2**20
            steps = []
            for count in counts:
                await load.grow(count)
                steps.append(await measure(load, server, store, min(rate, count * MOST_PER_TABLE), seconds))
            steps.append(await measure(load, server, store, None, seconds))
            longest = longest_step(await load.web.get("/metrics"))
            left = await idle(load, server)
            return Curve(store=db, start_mb=start, steps=steps, idle=left, longest_step_ms=longest)
        finally:
            await load.leave()
            load.close()

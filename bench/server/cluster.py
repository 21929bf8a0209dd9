"""A cluster under load, and what players notice when processes die or are restarted."""

from __future__ import annotations

import asyncio
import gc
import random
import time
from dataclasses import dataclass, field
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from bench.server.curve import WARM_UP, percentile
from bench.server.host import SETTINGS, Process
from bench.server.load import Load, Tally
from bench.table import grid
from peerless.server.cluster.trial import Trial
from tests.server.restarts import BOT_DUEL, Match, check_stored, sit_down
from tests.server.support import DUEL, Guest, new_guest

_AT_ONCE: Final = 12
HEAD: Final = ("processes", "tables", "carried", "wanted/s", "answers/s", "p50 ms", "p99 ms", "servers µs", "bus µs",
               "store µs", "load µs", "cores in all")  # fmt: skip


@dataclass
class Figures:
    """The figures of one load. CPU times are of all processes together, in microseconds for each answer."""

    processes: int
    tables: int
    carried: float | None
    wanted: float | None
    rate: float
    p50: float
    p99: float
    servers: float
    bus: float
    store: float
    load: float
    cores: float

    def cells(self) -> tuple[str, ...]:
        carried = "random" if self.carried is None else f"{self.carried:.0%}"
        wanted = "all" if self.wanted is None else f"{self.wanted:,.0f}"
        numbers = (self.servers, self.bus, self.store, self.load)
        return (f"{self.processes}", f"{self.tables:,}", carried, wanted, f"{self.rate:,.0f}", f"{self.p50:.1f}",
                f"{self.p99:.1f}", *(f"{number:.0f}" for number in numbers), f"{self.cores:.2f}")  # fmt: skip


@dataclass
class Failures:
    """What happened to players in a run with failures. Times are in seconds."""

    what: str
    answers: int = 0
    tables: int = 0
    pauses: list[float] = field(default_factory=list)
    """For each table of a process that died, from its death until its players gave answers again."""
    alone: list[float] = field(default_factory=list)
    """For each table without players, until another process ran it."""

    def said(self) -> str:
        parts = [f"{self.what}: {self.answers:,} answers at {self.tables} tables, 0 lost, 0 doubled"]
        for name, times in (("players went on", self.pauses), ("tables without players were taken over", self.alone)):
            if times:
                p50, most = percentile(times, 0.5) / 1000, max(times)
                parts.append(f"{len(times)} {name} after {p50:.1f} s (p50), {most:.1f} s at most")
        return "; ".join(parts) + "."


async def measure(processes: int, tables: int, carried: float | None, rate: float | None, seconds: float) -> Figures:
    """Measure one load on a new cluster."""
    settings: dict[str, Any] = dict(SETTINGS)
    async with Trial(processes, **settings) as trial:
        load = Load(*trial.ports, carried=carried)
        parts = [
            [Process(process.pid) for process in trial.processes],
            [Process(trial.bus_pid)],
            [Process(trial.database_pid)],
        ]
        try:
            await load.grow(tables)

            async def run(length: float) -> None:
                await (load.flat_out(length) if rate is None else load.steady(rate, length))

            await run(WARM_UP)
            await load.settle()
            load.tally = Tally()
            gc.collect()
            gc.freeze()
            before = [sum(process.cpu() for process in group) for group in parts]
            began, mine = time.perf_counter(), time.process_time()
            await run(seconds)
            await load.settle()
            wall, mine = time.perf_counter() - began, time.process_time() - mine
            after = [sum(process.cpu() for process in group) for group in parts]
        finally:
            await load.leave()
            load.close()
    used = [now - then for now, then in zip(after, before, strict=True)]
    answers = max(1, len(load.tally.seconds))
    servers, bus, store, mine_us = (part / answers * 1e6 for part in (*used, mine))
    return Figures(
        processes, tables, carried, rate, answers / wall, percentile(load.tally.seconds, 0.5),
        percentile(load.tally.seconds, 0.99), servers, bus, store, mine_us, (sum(used) + mine) / wall,
    )  # fmt: skip


async def under_load(counts: list[int], tables: int, rate: float, seconds: float) -> str:
    """Several processes beside each other, and what carrying over costs."""
    rows: list[tuple[str, ...]] = [HEAD]
    for count in counts:
        for wanted in (rate, None):
            rows.append((await measure(count, tables, None, wanted, seconds)).cells())
    for share in (0.0, 1.0):
        rows.append((await measure(2, tables, share, rate, seconds)).cells())
    return grid(rows, left=0)


# ---- failures ----


class Waves:
    """Matches of people over the proxy: as many at a time, new ones when they are over, until it is enough."""

    def __init__(self, trial: Trial, tables: int) -> None:
        self.matches: list[Match] = []
        self._trial = trial
        self._tables = tables
        self._dice = random.Random(1)
        self._is_enough = False

    async def play(self) -> None:
        await asyncio.gather(*(self._one_after_the_other() for _ in range(self._tables)))

    async def _one_after_the_other(self) -> None:
        while not self._is_enough:
            match = await sit_down(self._trial.address, DUEL, self._dice)
            self.matches.append(match)
            match.begin()
            await match.end()

    async def all_play(self) -> None:
        while sum(match.players[0].number > 2 and not match.players[0].over for match in self.matches) < self._tables:
            await asyncio.sleep(0.05)

    def stop(self) -> None:
        """Begin no other match."""
        self._is_enough = True


async def _alone(trial: Trial, tables: int) -> list[str]:
    """Tables that run without anyone: a bot plays, and the clock of who never comes."""
    guest: Guest = await new_guest(trial.address)
    setup = {**BOT_DUEL, "clock": {"kind": "decision", "seconds": 600}}
    return [(await guest.create(setup, ["p1"]))[0] for _ in range(tables)]


async def _owners(db: Any) -> dict[str, str | None]:
    return {row["id"]: row["owner"] for row in await db.fetch("SELECT id, owner FROM tables WHERE phase = 'playing'")}


async def killed(processes: int, tables: int, settings: dict[str, Any]) -> Failures:
    """Kill each process once, while everybody plays."""
    found = Failures(f"{processes} of {processes} processes killed, one after the other")
    async with Trial(processes, **settings) as trial:
        waves = Waves(trial, tables)
        playing = asyncio.create_task(waves.play())
        db = await asyncpg.connect(trial.db)
        try:
            for place in range(processes):
                alone = await _alone(trial, tables)
                await waves.all_play()
                await _kill(trial, place, waves.matches, alone, db, found)
        finally:
            await db.close()
        await _finish(trial, waves, playing, found)
    return found


async def _kill(trial: Trial, place: int, matches: list[Match], alone: list[str], db: Any, found: Failures) -> None:
    owners = await _owners(db)
    name = await _name_of(trial, place, db)
    lost = [match for match in matches if owners.get(match.table) == name and not match.players[0].over]
    numbers = {match.table: match.players[0].number for match in lost}
    waiting = {table for table in alone if owners.get(table) == name}
    await trial.kill(place)
    died = time.monotonic()

    async def goes_on(match: Match) -> None:
        await match.until(numbers[match.table] + 3)
        if not match.players[0].over:
            found.pauses.append(time.monotonic() - died)

    async def taken_over() -> None:
        while waiting:
            now = await _owners(db)
            for table in [table for table in waiting if now.get(table) not in (None, name)]:
                waiting.discard(table)
                found.alone.append(time.monotonic() - died)
            await asyncio.sleep(0.05)

    await asyncio.gather(taken_over(), *map(goes_on, lost))
    await trial.processes[place].is_ready.wait()


async def _name_of(trial: Trial, place: int, db: Any) -> str:
    """The name of a process as the database knows it, by the session that it keeps there."""
    pid = trial.processes[place].pid
    rows = await db.fetch("SELECT application_name FROM pg_stat_activity WHERE application_name LIKE 'peerless %'")
    names = (str(row[0]).split() for row in rows)
    return next(name for _, name, of in names if of == str(pid))


async def rolled(processes: int, tables: int, settings: dict[str, Any]) -> Failures:
    """Restart all processes, one after the other, while everybody plays."""
    found = Failures(f"rolling restart of {processes} processes")
    async with Trial(processes, **settings) as trial:
        waves = Waves(trial, tables)
        playing = asyncio.create_task(waves.play())
        await waves.all_play()
        await trial.roll()
        await _finish(trial, waves, playing, found)
    return found


async def _finish(trial: Trial, waves: Waves, playing: asyncio.Task[None], found: Failures) -> None:
    """Play to the end; then everything that was acknowledged has to be in the database, once and in order."""
    waves.stop()
    await playing
    for process in trial.processes:
        await process.stop()
    found.tables = len(waves.matches)
    found.answers = await check_stored(trial.db, waves.matches)


async def failures(processes: int, tables: int) -> str:
    settings = {**SETTINGS, "idle_seconds": 60, "bot_pace_ms": 0}
    runs = [await killed(processes, tables, settings), await rolled(processes, tables, settings)]
    return "\n".join(run.said() for run in runs)

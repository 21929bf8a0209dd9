"""The watchdog of the event loop: what it measures of a step, and what it says about long ones."""

from __future__ import annotations

import asyncio
import gc
import inspect
import logging
import time
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvloop

from peerless.server.ops.loop_watchdog import MOST_SECONDS, LoopWatchdog
from peerless.server.ops.metrics import Metrics, metrics_response
from tests.server.support import DUEL, ServerProcess, connected_to, in_loop, new_guest, server_here, sqlite


class Clocks:
    """Both clocks, which go on when a test says so."""

    def __init__(self) -> None:
        self.wall = self.cpu = 100.0

    def work(self, seconds: float) -> None:
        self.wall += seconds
        self.cpu += seconds

    def wait(self, seconds: float) -> None:
        """Another process has the core."""
        self.wall += seconds


def watchdog_with(clocks: Clocks) -> tuple[LoopWatchdog, Metrics]:
    metrics = Metrics()
    return LoopWatchdog(metrics, lambda: clocks.wall, lambda: clocks.cpu), metrics


@asynccontextmanager
async def watched(watchdog: LoopWatchdog) -> AsyncIterator[LoopWatchdog]:
    watchdog.start()
    try:
        yield watchdog
    finally:
        watchdog.stop()


def figures(metrics: Metrics) -> tuple[float, float]:
    """The longest step, and the number of long ones, as the page of metrics has them."""
    page = bytes(metrics_response(metrics).body).decode()
    values = dict(line.rsplit(" ", 1) for line in page.splitlines() if not line.startswith("#"))
    return float(values["peerless_longest_step_seconds"]), float(values["peerless_long_steps_total"])


@in_loop
async def test_each_resumption_of_a_task_is_a_step() -> None:
    clocks = Clocks()
    watchdog, metrics = watchdog_with(clocks)

    async def task() -> str:
        for seconds in (0.004, 0.015, 0.007):
            clocks.work(seconds)
            await asyncio.sleep(0)
        return "done"

    async with watched(watchdog):
        assert await asyncio.create_task(task()) == "done"
    assert figures(metrics) == pytest.approx((0.015, 0.0))


@in_loop
async def test_time_in_which_the_thread_does_not_run_does_not_count() -> None:
    clocks = Clocks()
    watchdog, metrics = watchdog_with(clocks)

    async def task() -> None:
        clocks.work(0.006)
        clocks.wait(5.0)

    async with watched(watchdog):
        await asyncio.create_task(task())
    assert figures(metrics) == pytest.approx((0.006, 0.0))


@in_loop
async def test_a_step_is_charged_with_at_most_a_millisecond_of_earlier_ones() -> None:
    clocks = Clocks()
    watchdog, metrics = watchdog_with(clocks)

    async def task() -> None:
        for _ in range(400):
            clocks.work(0.0003)
            await asyncio.sleep(0)
        clocks.work(0.01)

    async with watched(watchdog):
        await asyncio.create_task(task())
    longest, _ = figures(metrics)
    assert 0.01 <= longest <= 0.0111


def test_what_is_not_a_task_may_be_a_step() -> None:
    clocks = Clocks()
    watchdog, metrics = watchdog_with(clocks)
    with watchdog.step("SocketConnection"):
        clocks.work(0.03)
    assert figures(metrics) == pytest.approx((0.03, 1.0))


@in_loop
async def test_received_data_is_a_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    begin = LoopWatchdog.begin

    def noted(self: LoopWatchdog, name: str) -> float:
        seen.append(name)
        return begin(self, name)

    monkeypatch.setattr(LoopWatchdog, "begin", noted)
    async with server_here(sqlite(tmp_path)) as here:
        ada = await new_guest(here.address)
        assert set(seen) == {"HttpConnection"}
        table, _ = await ada.create(DUEL, ["p1", "p2"])
        async with connected_to(here.address, table, ada) as player:
            assert (await player.ask("resign", seat="p1"))["type"] == "accepted"
    assert set(seen) == {"HttpConnection", "SocketConnection"}


@in_loop
async def test_tasks_fail_and_are_canceled_as_usual() -> None:
    watchdog, _ = watchdog_with(Clocks())

    async def fail() -> None:
        await asyncio.sleep(0)
        raise ValueError

    async def wait() -> str:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            return "canceled"
        return ""

    async with watched(watchdog):
        with pytest.raises(ValueError):  # noqa: PT011
            await asyncio.create_task(fail())
        waiting = asyncio.create_task(wait(), name="waits")
        await asyncio.sleep(0)
        coroutine: Any = waiting.get_coro()
        assert inspect.getcoroutinestate(coroutine) == inspect.CORO_SUSPENDED
        assert "waits" in repr(waiting)
        assert "wait()" in repr(waiting)
        waiting.cancel()
        assert await waiting == "canceled"


@in_loop
async def test_a_canceled_task_leaves_no_garbage() -> None:
    """Every socket that closes cancels tasks."""
    watchdog, _ = watchdog_with(Clocks())
    async with watched(watchdog):
        waiting = asyncio.create_task(asyncio.Event().wait())
        await asyncio.sleep(0)
        gc.collect()
        gc.disable()
        try:
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            gone = weakref.ref(waiting.get_coro())
            del waiting
            await asyncio.sleep(0)
            assert gone() is None
        finally:
            gc.enable()


@in_loop
async def test_the_log_says_where_a_long_step_was_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    clocks = Clocks()
    watchdog, metrics = watchdog_with(clocks)

    async def busy() -> None:
        while watchdog.seen[0] != watchdog.steps:  # until the thread has looked
            time.sleep(0)
        clocks.work(MOST_SECONDS * 2)

    async with watched(watchdog):
        with caplog.at_level(logging.WARNING, "peerless.server"):
            await asyncio.create_task(busy())
            clocks.work(59.0)
            await asyncio.create_task(busy())
            clocks.work(1.0)
            await asyncio.create_task(busy())
    assert figures(metrics) == pytest.approx((MOST_SECONDS * 2, 3.0))
    assert len(caplog.records) == 2
    fields = getattr(caplog.records[0], "fields")  # noqa: B009
    assert fields["kind"].endswith("busy")
    assert fields["ms"] == pytest.approx(40.0)
    assert "ops/test_loop_watchdog.py:" in fields["stack"]


def test_real_clocks_and_uvloop() -> None:
    """What a step computes counts, what it sleeps does not."""
    metrics = Metrics()

    async def compute() -> None:
        until = time.thread_time() + 0.03
        while time.thread_time() < until:
            pass

    async def sleep() -> None:
        time.sleep(0.1)

    async def main() -> None:
        async with watched(LoopWatchdog(metrics)):
            await asyncio.create_task(sleep())
            assert figures(metrics)[0] < 0.1
            await asyncio.create_task(compute())

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())
    longest, long = figures(metrics)
    assert longest >= 0.03
    assert long >= 1


@in_loop
async def test_a_server_exports_its_longest_step(tmp_path: Path) -> None:
    server = ServerProcess(sqlite(tmp_path))
    server.start()
    try:
        ada = await new_guest(server.address)
        page = (await ada.call("GET", "/metrics")).text
    finally:
        server.stop()
    longest = next(line for line in page.splitlines() if line.startswith("peerless_longest_step_seconds "))
    assert float(longest.split()[1]) > 0

"""Slow work happens one at a time, and whoever asks for much of it delays nobody else."""

from __future__ import annotations

import asyncio
import threading
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from peerless.core.errors import RecordError
from peerless.messages.message import Message
from peerless.records.record import Record
from peerless.service.api import record_files
from peerless.service.http.limits import TooMany
from peerless.service.http.turns import Turns
from tests.server.support import WAIT_SECONDS, client_of, in_loop, server_here, sqlite


class Worker:
    """Takes turns and notes whose they were."""

    def __init__(self) -> None:
        self.turns = Turns()
        self.done: list[str] = []
        self.at_once = 0

    async def work(self, caller: str) -> None:
        async with self.turns.turn(caller):
            self.at_once += 1
            assert self.at_once == 1
            await asyncio.sleep(0)
            self.done.append(caller)
            self.at_once -= 1


@in_loop
async def test_callers_take_turns() -> None:
    worker = Worker()
    callers = ["eve"] * 4 + ["ada"] * 2 + ["bob"]
    await asyncio.gather(*(worker.work(caller) for caller in callers))
    assert worker.done == ["eve", "eve", "ada", "bob", "eve", "ada", "eve"]


@in_loop
async def test_who_stops_waiting_keeps_nobody_from_their_turn() -> None:
    worker = Worker()
    async with worker.turns.turn("ada"):
        waiting = [asyncio.create_task(worker.work(caller)) for caller in ("eve", "bob", "eve", "ada")]
        await asyncio.sleep(0)
        waiting[0].cancel()
    waiting[1].cancel()  # its turn has just come
    assert [type(done) for done in await asyncio.gather(*waiting, return_exceptions=True)] == [
        asyncio.CancelledError, asyncio.CancelledError, type(None), type(None),
    ]  # fmt: skip
    await worker.work("bob")
    assert sorted(worker.done) == ["ada", "bob", "eve"]


@in_loop
async def test_a_turn_ends_with_an_error() -> None:
    worker = Worker()
    with pytest.raises(ZeroDivisionError):
        async with worker.turns.turn("ada"):
            raise ZeroDivisionError
    await worker.work("ada")


@in_loop
async def test_only_so_many_wait() -> None:
    turns = Turns()
    async with turns.turn("eve", 2), AsyncExitStack() as stack:
        waiting = [asyncio.create_task(stack.enter_async_context(turns.turn("eve", 2))) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany) as refused:
            await stack.enter_async_context(turns.turn("eve", 2))
        assert refused.value.wait > 0
        other = asyncio.create_task(stack.enter_async_context(turns.turn("ada", 2)))
        await asyncio.sleep(0)
        for task in (*waiting, other):
            task.cancel()
        await asyncio.gather(*waiting, other, return_exceptions=True)


@in_loop
async def test_a_record_file_is_read_in_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Outside the event loop, one at a time, and only some of them wait: read, they take many times their size."""
    loop_thread, go_on = threading.current_thread(), threading.Event()
    running: list[int] = []

    def decoded(text: str) -> Record:
        assert threading.current_thread() is not loop_thread
        running.append((running.count(1) - running.count(-1) and 9) or 1)
        assert go_on.wait(WAIT_SECONDS)
        running.append(-1)
        raise RecordError(Message("error-record-unreadable", why=text))

    monkeypatch.setattr(record_files, "decode_record", decoded)
    most = record_files.MOST_WAITING
    async with server_here(sqlite(tmp_path)) as here, client_of(here.address) as client:

        async def send(path: str, **more: Any) -> httpx.Response:
            return await client.post(path, json={"record": "{}", **more})

        first = asyncio.create_task(send("/api/records/frames"))
        while not running:
            await asyncio.sleep(0.01)
        paths = {"/api/records": {}, "/api/records/frames": {}, "/api/records/mark": {"number": 1}}
        sent = [asyncio.create_task(send(path, **more)) for _ in range(4) for path, more in paths.items()]
        refused = 3 * 4 - most
        while sum(task.done() for task in sent) < refused:
            await asyncio.sleep(0.01)
        assert running == [1]
        go_on.set()
        statuses = sorted([(await task).status_code for task in sent])
        assert statuses == [400] * most + [429] * refused
        assert (await first).status_code == 400
    assert running == [1, -1] * (most + 1)

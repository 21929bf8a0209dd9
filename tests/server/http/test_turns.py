"""Slow work happens one at a time, and whoever asks for much of it delays nobody else."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from peerless.core.errors import RecordError
from peerless.messages.message import Message
from peerless.records.log.entry import Entry
from peerless.records.record import Record
from peerless.service.api import record_files
from peerless.service.http.limits import TooMany
from peerless.service.http.turns import Turns
from peerless.service.replays.replay_writer import ReplayWriter
from peerless.service.store.base import TableRow
from tests.server.support import (
    DUEL,
    WAIT_SECONDS,
    client_of,
    connected_to,
    in_loop,
    new_guest,
    server_here,
    sqlite,
)


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
async def test_a_turn_is_followed_by_a_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """In proportion to the turn, and the next turn begins only then."""
    loop, now = asyncio.get_running_loop(), 100.0
    rests: list[tuple[float, Callable[[], None]]] = []
    turns = Turns(rest=2.0)
    monkeypatch.setattr(loop, "time", lambda: now)
    monkeypatch.setattr(loop, "call_later", lambda delay, end: rests.append((delay, end)))
    async with turns.turn("eve"):
        now += 0.5
    waiting = turns.turn("ada")
    entering = asyncio.create_task(waiting.__aenter__())
    await asyncio.sleep(0)
    now += 1.0
    assert not entering.done()
    rests[0][1]()
    await entering
    now += 3.0
    await waiting.__aexit__(None, None, None)
    assert [delay for delay, _ in rests] == [1.0, 6.0]


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


@in_loop
async def test_the_log_of_a_match_is_loaded_in_a_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests that wait hold none."""
    started, go_on = threading.Event(), threading.Event()

    def decoded(text: str) -> Record:
        started.set()
        assert go_on.wait(WAIT_SECONDS)
        raise RecordError(Message("error-record-unreadable", why=text))

    async def idle(self: ReplayWriter) -> None:
        """Otherwise it would load logs, too."""

    monkeypatch.setattr(ReplayWriter, "run", idle)
    monkeypatch.setattr(record_files, "decode_record", decoded)
    async with server_here(sqlite(tmp_path)) as here, client_of(here.address) as client:
        ada = await new_guest(here.address)
        seats = [{"hero": "medusa"}, {"hero": "sinbad", "kind": "bot", "level": "easy"}]
        table, _ = await ada.create({**DUEL, "seats": seats}, ["p1"])
        async with connected_to(here.address, table, ada) as player:
            await player.ask("resign", seat="p1")
        store, loaded = here.registry.store, list[str]()
        log, rows = store.log, list[str]()
        read = store.table

        async def counted(name: str) -> list[Entry]:
            loaded.append(name)
            return await log(name)

        async def looked(name: str) -> TableRow | None:
            rows.append(name)
            return await read(name)

        monkeypatch.setattr(store, "log", counted)
        monkeypatch.setattr(store, "table", looked)
        first = asyncio.create_task(client.post("/api/records/frames", json={"record": "{}"}))
        while not started.is_set():
            await asyncio.sleep(0.01)
        name = f"/api/tables/{table}"
        asked = {
            "GET": [f"{name}/frames", f"{name}/record", f"{name}/scenario?number=1"],
            "POST": [f"{name}/report", f"{name}/continue"],
        }
        bodies = {"report": {"number": 0, "text": "odd"}, "continue": {"number": 0, "seat": "p1"}}
        sent = [
            asyncio.create_task(ada.call(method, path, **bodies.get(path.rpartition("/")[2], {})))
            for method, paths in asked.items()
            for path in paths
        ]
        while len(rows) < len(sent):
            await asyncio.sleep(0.01)
        assert loaded == []
        go_on.set()
        assert [(await task).status_code for task in sent] == [200] * len(sent)
        assert len(loaded) == len(sent)
        await first

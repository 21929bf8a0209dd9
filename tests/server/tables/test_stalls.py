"""No table waits for ever: whatever goes wrong around a bot's turn, the match goes on."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from peerless.service.protocol.setup import SeatSetup, TableSetup
from peerless.service.store.base import Change, Guest
from peerless.service.tables import timers as timers_module
from peerless.service.tables.table import Table
from peerless.service.tables.timers import Timers
from tests.server.support import DUEL, WAIT_SECONDS, connected_to, in_loop, new_guest, server_here, sqlite

BOT: dict[str, Any] = {"kind": "bot", "level": "easy"}


class Watcher:
    """A spectator in the same process."""

    def __init__(self, guest: Guest | None = None) -> None:
        self.guest = guest
        self.token = b""
        self.invite = ""
        self.seats: list[str] = []
        self.muted: set[str] = set()
        self.known: dict[str | None, int] = {}
        self.presents = False
        self.shown = -1

    def send(self, message: bytes) -> None:
        pass

    def reseat(self, held: list[str]) -> None:
        pass

    def close(self) -> None:
        pass


async def moved(table: Table, number: int) -> None:
    """Until the match has more entries than that."""
    async with asyncio.timeout(WAIT_SECONDS):
        while table.match_log is None or table.match_log.number <= number:
            await asyncio.sleep(0.01)


@in_loop
async def test_bots_play_on_for_a_spectator_who_comes_at_the_moment_they_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last spectator goes while an answer is stored, and comes back before its task is cleared away."""
    async with server_here(sqlite(tmp_path), bot_pace_ms=0) as here:
        host = Guest(id="host", name="Ada", created=0)
        setup = TableSetup(seats=[SeatSetup(kind="bot", level="easy", hero="medusa")] * 2, public=True)
        table, _ = await here.registry.create(host, setup)
        watcher, commit, stopped = Watcher(), here.registry.store.commit, asyncio.Event()

        async def slow_commit(change: Change) -> None:
            await commit(change)
            if not stopped.is_set():
                stopped.set()
                table.leave(watcher)
                asyncio.get_running_loop().call_soon(table.enter, watcher, 0, 0)

        monkeypatch.setattr(here.registry.store, "commit", slow_commit)
        table.enter(watcher, 0, 0)
        await asyncio.wait_for(stopped.wait(), WAIT_SECONDS)
        await moved(table, 1)
        table.leave(watcher)


@in_loop
async def test_a_bot_is_asked_again_after_an_unexpected_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timers_module, "RETRY_SECONDS", 0.01)
    async with server_here(sqlite(tmp_path), bot_pace_ms=0) as here:
        ada = await new_guest(here.address)
        choose, failures = here.registry.bot_pool.choose, 0

        async def failing(*asked: Any, **named: Any) -> int:
            nonlocal failures
            failures += 1
            if failures < 3:
                raise RuntimeError("nobody has thought of this")
            return await choose(*asked, **named)

        monkeypatch.setattr(here.registry.bot_pool, "choose", failing)
        seats = [{"hero": "medusa", **BOT}, {"hero": "sinbad"}]
        table, _ = await ada.create({**DUEL, "seats": seats}, ["p2"])
        async with connected_to(here.address, table, ada) as player:
            while player.match["p2"]["number"] == 0:
                await player.next()
        assert failures >= 3


@in_loop
async def test_a_bot_whose_seat_was_taken_is_not_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timers_module, "RETRY_SECONDS", 0.01)
    async with server_here(sqlite(tmp_path), bot_pace_ms=0) as here:
        ada = await new_guest(here.address)
        asked = asyncio.Event()

        async def failing(*given: Any, **named: Any) -> int:
            asked.set()
            raise RuntimeError("nobody has thought of this")

        monkeypatch.setattr(here.registry.bot_pool, "choose", failing)
        seats = [{"hero": "medusa", **BOT}, {"hero": "sinbad"}]
        table, invite = await ada.create({**DUEL, "seats": seats}, ["p2"])
        await asyncio.wait_for(asked.wait(), WAIT_SECONDS)
        assert await ada.join(table, invite, "p1") == ["p1", "p2"]
        async with asyncio.timeout(WAIT_SECONDS):
            while here.registry.tables[table]._timers.is_working:
                await asyncio.sleep(0.01)


@in_loop
async def test_work_that_has_ended_is_not_under_way() -> None:
    timers = Timers("t")

    async def nothing() -> None:
        pass

    timers.start(nothing)
    assert timers.is_working
    await asyncio.sleep(0)  # the task has run; what clears it away has not
    assert not timers.is_working


def away_left(seat: int) -> Callable[[dict[str, Any]], bool]:
    """Whether a message says that the player of a seat is away, and for how long they are waited for."""
    return lambda message: message["type"] == "table" and message["table"]["seats"][seat].get("away_left") is not None


@in_loop
async def test_who_signs_out_is_not_waited_for_longer_than_others(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        ada, bob = await new_guest(here.address), await new_guest(here.address, "Bob")
        table, invite = await ada.create({**DUEL, "rated": True, "absent": "out"}, ["p1"])
        await bob.join(table, invite)
        player = await stack.enter_async_context(connected_to(here.address, table, bob))
        await stack.enter_async_context(connected_to(here.address, table, ada))
        assert (await ada.call("DELETE", "/api/guests/me/token")).is_success
        await player.until(away_left(0))


@in_loop
async def test_who_takes_a_seat_and_never_connects_is_not_waited_for_longer_than_others(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), bot_pace_ms=10**9) as here, AsyncExitStack() as stack:
        ada, eve = await new_guest(here.address), await new_guest(here.address, "Eve")
        seats = [{"hero": "medusa"}, {"hero": "sinbad", **BOT}]
        table, _ = await ada.create({**DUEL, "seats": seats, "absent": "bot", "public": True}, ["p1"])
        player = await stack.enter_async_context(connected_to(here.address, table, ada))
        await eve.join(table, "", "p2")
        await player.until(away_left(1))
        await stack.enter_async_context(connected_to(here.address, table, eve))
        await player.until(lambda message: message["type"] == "table" and not away_left(1)(message))


@in_loop
async def test_an_unexpected_error_does_not_end_what_a_server_does_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server_here(sqlite(tmp_path), lease_seconds=0.06, idle_seconds=0.05) as here:
        tried: Counter[str] = Counter()
        for name in ("renew", "running"):
            work = getattr(here.registry.store, name)

            async def fails_once(*asked: Any, name: str = name, work: Any = work, **more: Any) -> Any:
                tried[name] += 1
                if tried[name] == 1:
                    raise ZeroDivisionError
                return await work(*asked, **more)

            monkeypatch.setattr(here.registry.store, name, fails_once)
        async with asyncio.timeout(WAIT_SECONDS):
            while min(tried["renew"], tried["running"]) < 3:
                await asyncio.sleep(0.01)

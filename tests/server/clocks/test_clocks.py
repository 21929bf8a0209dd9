"""Clocks start after the same allowance for everyone, whatever a client reports."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from peerless.records.beats import allowance_ms
from peerless.records.log.entry import Entry
from peerless.service.protocol.setup import Clock
from peerless.service.tables import stored_table
from peerless.service.tables import table as table_module
from peerless.service.tables.clocks import Clocks
from tests.server.support import DUEL, Player, connected_to, in_loop, new_guest, server_here, sqlite

SECONDS = 600
INCREMENT = 2
SETUP = {**DUEL, "clock": {"kind": "match", "seconds": SECONDS, "increment": INCREMENT}}


class Time:
    """Does not move until a test moves it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    for module in (table_module, stored_table):
        monkeypatch.setattr(module, "monotonic_ms", time)
    return time


# ---- the clocks alone ----


def test_an_answer_within_the_allowance_costs_nothing() -> None:
    clocks = Clocks(Clock(kind="match", seconds=60), ["p1", "p2"])
    clocks.start("p1", 0, 1000.0, 3000)
    assert [clocks.used(now) for now in (1000.0, 3999.0, 4000.0, 4700.0)] == [0, 0, 0, 700]


def test_a_clock_tells_when_it_starts() -> None:
    clocks = Clocks(Clock(kind="match", seconds=60), ["p1", "p2"])
    clocks.start("p1", 0, 1000.0, 3000)
    told = [clocks.data(now) for now in (1000.0, 2500.0, 4000.0, 5000.0)]
    assert [(data.starts_in, data.left["p1"]) for data in told] == [
        (3000, 60_000), (1500, 60_000), (0, 60_000), (0, 59_000),
    ]  # fmt: skip
    clocks.stop(Entry(answer="s01", seat="p1"), 5000.0)
    stopped = clocks.data(5000.0)
    assert (stopped.running, stopped.starts_in) == (None, 0)


@pytest.mark.parametrize("kind", ["match", "decision"])
def test_time_runs_out_after_the_allowance(kind: Any) -> None:
    clocks = Clocks(Clock(kind=kind, seconds=60), ["p1", "p2"])
    clocks.start("p1", 0, 1000.0, 3000)
    assert [clocks.until_out(now) for now in (1000.0, 4000.0, 64_000.0)] == [63_000.0, 60_000.0, 0.0]


def test_a_seat_that_is_not_charged_for_an_allowance_loses_nothing_to_an_undo() -> None:
    clocks = Clocks(Clock(kind="match", seconds=60), ["p1", "p2"])
    clocks.start("p1", 0, 1000.0, 3000)
    clocks.stop(Entry(answer="undo 3", seat="p2", by="agreement"), 2000.0)
    assert clocks.left["p1"] == 60_000


# ---- over sockets ----


@in_loop
async def test_an_undo_earns_no_time_and_costs_what_it_took(tmp_path: Path, time: Time) -> None:
    """Nobody stops their clock, or winds it up, by answering and undoing."""
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        ada = await new_guest(here.address, "Ada")
        table, _ = await ada.create(SETUP, ["p1", "p2"])
        player = await stack.enter_async_context(connected_to(here.address, table, ada))
        players, seat = {"p1": player, "p2": player}, "p1"

        async def left() -> int:
            clock = player.match[seat]["clock"]
            time.now += clock["starts_in"]
            return int(clock["left"][seat])

        async def until_free() -> int:
            """Play until this seat is asked and may undo its last answer; returns the number of that answer."""
            while player.match[seat].get("undo") is None or not player.options(seat):
                number, asked = player.match[seat]["number"], player.match[seat]["clock"]["running"]
                await player.answer(asked, player.options(asked)[0])
                await meet(players, number)
            return int(player.match[seat]["undo"])

        undone, before = await until_free(), await left()
        number = player.match[seat]["number"]
        time.now += 7000
        assert (await player.ask("undo", seat=seat, number=undone))["type"] == "accepted"
        await meet(players, number)
        assert await left() == before - 7000
        [entry] = here.registry.tables[table].match_log.entries[number:]  # type: ignore[union-attr]
        assert (entry.answer, entry.ms) == (f"undo {undone}", 7000), "and it is stored"


async def report(player: Player, how: str, number: int) -> None:
    if how == "early":
        await player.send("shown", number=number)
    elif how == "a thousand times":
        for offset in range(1000):
            await player.send("shown", number=number + offset % 3)
    request = await player.send("ping")
    await player.until(lambda m: m["type"] == "pong" and m["id"] == request)


async def meet(players: dict[str, Player], above: int) -> None:
    """Everyone has heard of the decision after this one."""
    for seat, player in players.items():
        while player.match[seat]["number"] <= above:
            await player.next()


@pytest.mark.parametrize("how", ["never", "early", "a thousand times"])
@in_loop
async def test_everyone_has_the_same_time_whatever_they_report(tmp_path: Path, time: Time, how: str) -> None:
    """One client only plays; the other presents and reports. Both pay for what they use after the allowance."""
    dice = random.Random(8)
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        ada, bob = await new_guest(here.address, "Ada"), await new_guest(here.address, "Bob")
        table, invite = await ada.create(SETUP, ["p1"])
        await bob.join(table, invite)
        p1 = await stack.enter_async_context(connected_to(here.address, table, ada))
        p2 = await stack.enter_async_context(connected_to(here.address, table, bob, presents=True))
        players = {"p1": p1, "p2": p2}
        left, allowances = {"p1": SECONDS * 1000, "p2": SECONDS * 1000}, set()
        for answers in range(40):
            told = p1.match["p1"]
            clock, number = told["clock"], told["number"]
            allowance = allowance_ms(told["events"] if number else [])
            assert (clock["left"], clock["starts_in"]) == (left, allowance)
            assert clock == p2.match["p2"]["clock"]
            allowances.add(allowance)
            if answers % 10 == 0:
                await report(p2, how, number)
            seat = clock["running"]
            late = dice.choice([-allowance, -(allowance // 2), 0, 700, 20_000])
            time.now += allowance + late
            assert (await players[seat].answer(seat, dice.choice(players[seat].options(seat))))["type"] == "accepted"
            await meet(players, number)
            left[seat] += INCREMENT * 1000 - max(0, late)
        assert len(allowances) > 3


@in_loop
async def test_a_clock_and_its_allowance_survive_a_restart(tmp_path: Path, time: Time) -> None:
    dice = random.Random(9)
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        ada = await new_guest(here.address, "Ada")
        table, _ = await ada.create(SETUP, ["p1", "p2"])
        player = await stack.enter_async_context(connected_to(here.address, table, ada))
        while player.match["p1"]["number"] < 20 or not player.match["p1"]["clock"]["starts_in"]:
            number, clock = player.match["p1"]["number"], player.match["p1"]["clock"]
            time.now += clock["starts_in"] + 300
            await player.answer(clock["running"], dice.choice(player.options(clock["running"])))
            await meet({"p1": player, "p2": player}, number)
        before = player.match["p1"]["clock"]
    time.now += 50_000
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        ada.address = here.address
        player = await stack.enter_async_context(connected_to(here.address, table, ada))
        assert player.match["p1"]["clock"] == before


@in_loop
async def test_another_name_does_not_restart_a_clock(tmp_path: Path, time: Time) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        ada = await new_guest(here.address, "Ada")
        table, _ = await ada.create(SETUP, ["p1", "p2"])
        player = await stack.enter_async_context(connected_to(here.address, table, ada))
        time.now += 5000
        await ada.call("PATCH", "/api/guests/me", name="Eva")
        told = await player.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["name"] == "Eva")
        clock = told["table"]["clock"]
        assert clock["left"][clock["running"]] == SECONDS * 1000 - 5000

"""Nobody learns what they should not: what a socket is sent does not change with what its eyes cannot know."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from peerless.records import save
from peerless.server.store import sqlite as sqlite_store
from peerless.server.table import Table, match_of
from tests.server.support import Guest, Here, Player, new_guest, server_here, sitting_at, sqlite
from tests.server.worlds import (
    Eyes,
    Heard,
    hear,
    hello,
    second_world,
    sitting_of,
    twin_of,
    what_next,
    wrong_requests,
)
from tests.support.play import HEROES, SEATS, TABLES
from tests.support.properties import check_state

ANSWERS = 12
"""Over sockets in one match; before them it is played on to some random moment."""


class Room:
    """A table with everybody connected, and a spectator."""

    def __init__(self, here: Here, table: Table, guests: dict[str, Guest], dice: random.Random) -> None:
        self.here, self.table, self.guests, self.dice = here, table, guests, dice
        self.players: dict[str | None, Player] = {}
        self.compared = self.followed = 0

    @property
    def number(self) -> int:
        return sitting_of(self.table).number

    async def connect(self, stack: AsyncExitStack, seat: str | None) -> None:
        """Comes in, or comes again knowing what it knew."""
        before = self.players.get(seat)
        known = before.match[seat]["number"] if before is not None else 0
        events = list(before.events[seat]) if before is not None else []
        guest = None if seat is None else self.guests[seat]
        at = sitting_at(self.here.address, self.table.id, guest, number=known, events=len(events))
        player = await stack.enter_async_context(at)
        update = player.match[seat]
        all_events = sitting_of(self.table).events_from(0, seat)
        assert events[: update["first"]] + update["events"] == json.loads(json.dumps(all_events))
        player.events[seat] = all_events
        self.players[seat] = player

    async def skip(self, answers: int) -> None:
        """Played on by the server itself."""
        sitting = sitting_of(self.table)
        async with self.table.lock:
            while answers and not sitting.over:
                answers -= 1
                await self.table._take(sitting.choice(self.dice.randrange(len(sitting.state.options)), by="person"))

    async def step(self) -> None:
        """Somebody answers, perhaps after trying something else, and perhaps takes it back."""
        sitting, dice = sitting_of(self.table), self.dice
        seat = str(sitting.asked)
        player = self.players[seat]
        for request in wrong_requests(sitting, Eyes(seat, None), dice, dice.choice([0, 0, 1, 3])):
            refused = await player.ask(**{"kind" if k == "type" else k: v for k, v in request.items() if k != "id"})
            assert refused["type"] == "refused", (request, refused)
        reply = await player.answer(seat, dice.choice(player.options(seat)))
        assert reply["type"] == "accepted"
        await self.all_told()
        free = player.match[seat].get("undo")
        if free is not None and dice.random() < 0.3:
            assert (await player.ask("undo", seat=seat, number=free))["type"] == "accepted"
            await self.all_told()

    async def all_told(self) -> None:
        for eyes, player in self.players.items():
            while player.match[eyes]["number"] < self.number:
                await player.next()

    async def probe(self, eyes: Eyes) -> None:
        """The same requests and the same step in this world and in another: the same is heard."""
        sitting, dice = sitting_of(self.table), self.dice
        world = second_world(sitting, eyes, dice)
        check_state(world.state)
        asked = [hello(sitting, eyes, dice), *wrong_requests(sitting, eyes, dice, 6)]
        then = what_next(sitting, world, eyes, dice)
        nothing = {"do": "ask", "request": {"type": "ping", "id": 98}}
        one, other = then or (nothing, nothing)
        true = await hear(self.here, self.table, twin_of(sitting), eyes, asked, one)
        twin = await hear(self.here, self.table, world, eyes, asked, other)
        assert true.before == twin.before, "what is hidden has been told"
        self.compared += len(true.before)
        if then is not None and _happened(true) == _happened(twin):
            assert true.after == twin.after, f"what happened looks the same, but is told differently: {one} {other}"
            self.followed += 1


def _happened(heard: Heard) -> list[Any]:
    """The events of what was told at last: if they differ, something was revealed that differs."""
    return [message.get("events") for message in map(json.loads, heard.after)]


async def seated(here: Here, guests: list[Guest], mode: str, count: int, dice: random.Random) -> Room:
    """A table of random heroes on a random board."""
    board = dice.choice([board for seats, board in TABLES if seats == (mode, count)])
    setup = {
        "mode": mode,
        "board": board,
        "edition": dice.choice(["current", "classic"]),
        "public": True,
        "seats": [{"hero": dice.choice(HEROES)} for _ in range(count)],
    }
    table, invite = await guests[0].create(setup, ["p1"])
    for guest in guests[1:count]:
        await guest.join(table, invite)
    return Room(here, here.hall.tables[table], {f"p{i + 1}": guests[i] for i in range(count)}, dice)


async def play(here: Here, room: Room) -> None:
    dice = room.dice
    await room.skip(dice.choice([0, dice.randrange(40), dice.randrange(200)]))
    async with AsyncExitStack() as stack:
        for seat in (*room.guests, None):
            await room.connect(stack, seat)
        for _ in range(ANSWERS):
            if sitting_of(room.table).over:
                break
            if dice.random() < 0.1:
                await room.connect(stack, dice.choice([*room.guests, None]))
            if dice.random() < 0.5:
                seat = dice.choice([*room.guests, None])
                await room.probe(Eyes(seat, None if seat is None else room.guests[seat]))
            await room.step()
    await check_stored(here, room.table)


async def check_stored(here: Here, table: Table) -> None:
    """The match is what its stored log says."""
    log = await here.hall.store.log(table.id)
    again = match_of(table.data, table.content, log)
    assert save.checksum(again.state) == save.checksum(sitting_of(table).state)
    check_state(again.state)


@pytest.mark.parametrize(("mode", "count"), SEATS, ids=[f"{mode}-{count}" for mode, count in SEATS])
def test_what_is_hidden_changes_nothing_that_is_sent(
    tmp_path: Path, matches: int, mode: str, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = [line.replace("FULL", "OFF") for line in sqlite_store._SETTINGS]  # no disk is to be waited for here
    monkeypatch.setattr(sqlite_store, "_SETTINGS", quick)
    monkeypatch.setattr(secrets, "randbits", random.Random(f"{mode} {count}").getrandbits)  # the seeds of the matches

    async def scenario() -> tuple[int, int]:
        compared = followed = 0
        async with server_here(sqlite(tmp_path), tables_per_guest=10**9) as here:
            guests = [await new_guest(here.address, f"guest {i}") for i in range(count)]
            for number in range(max(1, matches // 60)):
                room = await seated(here, guests, mode, count, random.Random(f"{mode} {count} {number}"))
                try:
                    await play(here, room)
                except BaseException as error:
                    error.add_note(f"in the match number {number}: {room.table.data.setup}")
                    raise
                compared, followed = compared + room.compared, followed + room.followed
        return compared, followed

    compared, followed = asyncio.run(scenario())
    assert compared
    assert followed

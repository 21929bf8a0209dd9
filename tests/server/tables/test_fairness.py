"""Nobody plays one side knowing the cards of another, and nobody hears of a seat that is no longer theirs."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from peerless.bots.protocol import PROTOCOL
from peerless.service.http.errors import key_of
from peerless.service.protocol.setup import SeatSetup, TableSetup
from peerless.service.store import base
from peerless.service.store.base import Seat, TableData
from peerless.service.tables.refusals import TableError
from peerless.service.tables.seating import joined, taken_over
from tests.server.support import (
    DUEL,
    WAIT_SECONDS,
    Guest,
    connected_to,
    in_loop,
    new_guest,
    play_on,
    server_here,
    sqlite,
)

BOT = {"kind": "bot", "level": "easy"}
STILL: dict[str, Any] = {"bot_pace_ms": 10**9}
"""Bots take their time, so nothing happens by itself."""
THREE: dict[str, Any] = {
    "mode": "free_for_all", "board": "sarpedon", "absent": "bot",
    "seats": [{"hero": "medusa"}, {"hero": "sinbad"}, {"hero": "alice", **BOT}],
}  # fmt: skip
ALONE: dict[str, Any] = {**THREE, "seats": [{"hero": "medusa"}, {"hero": "sinbad", **BOT}, {"hero": "alice", **BOT}]}
TEAMS: dict[str, Any] = {
    "mode": "teams", "board": "sarpedon", "absent": "bot",
    "seats": [{"hero": "medusa"}, {"hero": "sinbad"}, {"hero": "alice", **BOT}, {"hero": "genie", **BOT}],
}  # fmt: skip


async def get_up(guest: Guest, table: str, seat: str) -> None:
    assert (await guest.call("DELETE", f"/api/tables/{table}/seats/{seat}")).is_success


async def refused(guest: Guest, table: str, invite: str, seat: str) -> str:
    """Why the guest may not sit down there."""
    reply = await guest.call("POST", f"/api/tables/{table}/join", invite=invite, seat=seat)
    assert reply.status_code == 409, reply.text
    return str(reply.json()["error"])


async def program_at(stack: AsyncExitStack, guest: Guest, table: str) -> ClientConnection:
    """A program that has said that it is ready."""
    url = guest.address.replace("http", "ws", 1) + f"/api/tables/{table}/program"
    headers = {"Authorization": f"Bearer {guest.token}"}
    socket = await stack.enter_async_context(connect(url, additional_headers=headers))
    assert json.loads(await socket.recv())["type"] == "hello"
    await socket.send(json.dumps({"type": "ready", "protocol": PROTOCOL, "name": "p"}))
    return socket


async def rest_of(socket: ClientConnection) -> list[dict[str, Any]]:
    """What it is sent until it is cut off."""
    heard: list[dict[str, Any]] = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(json.loads(await asyncio.wait_for(socket.recv(), WAIT_SECONDS)))
    return heard


# ---- what is sent ----


@in_loop
async def test_a_program_hears_nothing_of_a_seat_that_has_changed_hands(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), **STILL) as here, AsyncExitStack() as stack:
        ada, eve = await new_guest(here.address, "Ada"), await new_guest(here.address, "Eve")
        table, invite = await ada.create({**DUEL, "absent": "bot", "seats": [{"hero": "medusa"}, BOT]}, ["p1"])
        program = await program_at(stack, ada, table)
        assert json.loads(await program.recv())["type"] == "decide"
        await get_up(ada, table, "p1")
        assert await eve.join(table, invite, "p1") == ["p1"]
        player = await stack.enter_async_context(connected_to(here.address, table, eve))
        await play_on({"p1": player}, random.Random(1), 3)
        assert await rest_of(program) == []


@in_loop
async def test_who_gets_up_is_cut_off_and_comes_back_as_a_spectator(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), **STILL) as here, AsyncExitStack() as stack:
        ada = await new_guest(here.address, "Ada")
        table, invite = await ada.create(ALONE, ["p1"])
        sockets = [await stack.enter_async_context(connected_to(here.address, table, ada)) for _ in range(2)]
        await get_up(ada, table, "p1")
        for socket in sockets:
            assert "update" not in [heard["type"] for heard in await rest_of(socket.socket)]
        watching = await stack.enter_async_context(connected_to(here.address, table, ada, invite=invite))
        assert watching.heard[0]["seats"] == []
        assert all(seat["hand"] == [] for seat in watching.match[None]["view"]["seats"])


@in_loop
async def test_who_watches_with_an_invitation_that_is_void_is_cut_off(tmp_path: Path) -> None:
    """And may come back with the new one."""
    async with server_here(sqlite(tmp_path), **STILL) as here, AsyncExitStack() as stack:
        ada, eve = await new_guest(here.address, "Ada"), await new_guest(here.address, "Eve")
        table, invite = await ada.create(ALONE, ["p1"])
        player = await stack.enter_async_context(connected_to(here.address, table, ada))
        watching = [
            await stack.enter_async_context(connected_to(here.address, table, guest, invite=invite))
            for guest in (eve, None)
        ]
        fresh = (await ada.call("POST", f"/api/tables/{table}/invite")).json()["invite"]
        await play_on({"p1": player}, random.Random(1), 3)
        for socket in watching:
            assert {heard["type"] for heard in await rest_of(socket.socket)} <= {"table"}  # that somebody came
        back = await stack.enter_async_context(connected_to(here.address, table, eve, invite=fresh))
        assert back.heard[0]["type"] == "welcome"


@in_loop
async def test_who_is_removed_from_a_private_table_hears_nothing_of_its_match(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), **STILL) as here, AsyncExitStack() as stack:
        ada, bob, eve = [await new_guest(here.address, name) for name in ("Ada", "Bob", "Eve")]
        table, invite = await ada.create({**DUEL, "picking": "free"}, ["p1"])
        await bob.join(table, invite)
        sitting = await stack.enter_async_context(connected_to(here.address, table, bob))
        assert (await ada.call("POST", f"/api/tables/{table}/seats/p2", do="open")).is_success
        await eve.join(table, invite)
        for guest, seat in ((ada, "p1"), (eve, "p2")):
            assert (await guest.call("POST", f"/api/tables/{table}/seats/{seat}", do="pick", hero="medusa")).is_success
        player = await stack.enter_async_context(connected_to(here.address, table, ada))
        assert player.table["phase"] == "playing"
        assert await rest_of(sitting.socket) == []


@in_loop
async def test_signing_out_ends_the_open_sockets_of_the_device(tmp_path: Path) -> None:
    """Of this device only."""
    async with server_here(sqlite(tmp_path), **STILL) as here, AsyncExitStack() as stack:
        ada = await new_guest(here.address, "Ada")
        code = (await ada.call("POST", "/api/guests/me/code")).json()["code"]
        claimed = (await ada.call("POST", "/api/guests/claim", code=code)).json()
        other = Guest(here.address, "Ada", claimed["guest"], claimed["token"])
        table, _ = await ada.create(ALONE, ["p1"])
        here_and_there = [
            await stack.enter_async_context(connected_to(here.address, table, device)) for device in (ada, other)
        ]
        program = await program_at(stack, ada, table)
        assert (await ada.call("DELETE", "/api/guests/me/token")).is_success
        for socket in (here_and_there[0].socket, program):
            await rest_of(socket)
        assert (await here_and_there[1].ask("chat", text="Still here."))["type"] == "accepted"


# ---- who may sit down ----


def test_a_match_begun_before_this_was_remembered() -> None:
    """Who gets up is known then at the latest."""
    seats = [Seat(kind="person", guest=name, name=name, picked=True) for name in ("ada", "bob")]
    setup = TableSetup(seats=[SeatSetup(), SeatSetup(), SeatSetup(kind="bot")], mode="free_for_all")
    data = TableData(setup=setup, phase="playing", host="ada", invite="", seats=[*seats, Seat(kind="bot", picked=True)])
    left = taken_over(data, "p1")
    with pytest.raises(TableError) as raised:
        joined(left, base.Guest(id="ada", name="ada", created=0), "p3")
    assert key_of(raised.value) == "error-second-seat"
    assert joined(left, base.Guest(id="eve", name="eve", created=0), "p3").seats[2].guest == "eve"


@in_loop
async def test_nobody_hops_from_side_to_side(tmp_path: Path) -> None:
    """Not by getting up in between, and not after a restart either."""
    db = sqlite(tmp_path)
    async with server_here(db, **STILL) as here:
        ada, bob = await new_guest(here.address, "Ada"), await new_guest(here.address, "Bob")
        table, invite = await ada.create(THREE, ["p1"])
        await bob.join(table, invite, "p2")
        await get_up(ada, table, "p1")
        assert await refused(ada, table, invite, "p3") == "error-second-seat"
    async with server_here(db, **STILL) as here:
        ada.address = bob.address = here.address
        assert await refused(ada, table, invite, "p3") == "error-second-seat"
        assert await ada.join(table, invite, "p1") == ["p1"]
        eve = await new_guest(here.address, "Eve")
        assert await eve.join(table, invite, "p3") == ["p3"]


@in_loop
async def test_nobody_joins_a_match_in_which_one_has_seen_two_sides(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), **STILL) as here:
        ada, eve = await new_guest(here.address, "Ada"), await new_guest(here.address, "Eve")
        table, invite = await ada.create(ALONE, ["p1"])
        await get_up(ada, table, "p1")
        assert await ada.join(table, invite, "p2") == ["p2"]  # among bots
        assert await refused(eve, table, invite, "p1") == "error-seat-seen"
        assert await refused(eve, table, invite, "p3") == "error-seat-seen"
        await get_up(ada, table, "p2")
        assert await eve.join(table, invite, "p1") == ["p1"]
        assert await refused(ada, table, invite, "p2") == "error-second-seat"


@in_loop
async def test_who_has_left_can_come_back_to_their_seat(tmp_path: Path) -> None:
    """Their opponent cannot look at their cards while they are away, by which the match would be closed to them."""
    db = sqlite(tmp_path)
    async with server_here(db, **STILL) as here:
        ada, bob = await new_guest(here.address, "Ada"), await new_guest(here.address, "Bob")
        table, invite = await ada.create({**DUEL, "absent": "bot"}, ["p1"])
        await bob.join(table, invite, "p2")
        await get_up(bob, table, "p2")
        assert await refused(ada, table, invite, "p2") == "error-second-seat"
        await get_up(ada, table, "p1")
        assert await refused(ada, table, invite, "p2") == "error-second-seat"
    async with server_here(db, **STILL) as here:
        ada.address = bob.address = here.address
        assert await refused(ada, table, invite, "p2") == "error-second-seat"
        assert await ada.join(table, invite, "p1") == ["p1"]
        assert await bob.join(table, invite, "p2") == ["p2"]


@in_loop
async def test_partners_may_take_each_others_seats(tmp_path: Path) -> None:
    """TEAM-1: they see each other's cards anyway."""
    async with server_here(sqlite(tmp_path), **STILL) as here:
        ada, bob = await new_guest(here.address, "Ada"), await new_guest(here.address, "Bob")
        table, invite = await ada.create(TEAMS, ["p1"])
        await bob.join(table, invite, "p2")
        assert await ada.join(table, invite, "p3") == ["p1", "p3"]
        assert await refused(ada, table, invite, "p4") == "error-second-seat"


@in_loop
async def test_a_hot_seat_is_declared_when_the_table_is_created(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), **STILL) as here:
        ada, bob, eve = [await new_guest(here.address, name) for name in ("Ada", "Bob", "Eve")]
        setup = {**THREE, "seats": [{"hero": "medusa"}, {"hero": "sinbad"}, {"hero": "alice"}]}
        table, invite = await ada.create(setup, ["p1", "p2"])
        assert await bob.join(table, invite, "p3") == ["p3"]
        await get_up(ada, table, "p2")  # whose cards she has seen
        assert await refused(eve, table, invite, "p2") == "error-seat-seen"
        assert await ada.join(table, invite, "p2") == ["p1", "p2"]
        later, invite = await ada.create(setup, ["p1"])
        await bob.join(later, invite, "p3")
        assert await refused(ada, later, invite, "p2") == "error-second-seat"


@in_loop
async def test_nobody_joins_a_match_that_continues_another(tmp_path: Path) -> None:
    """The player who continues it may know its cards, and everyone at the table sees that."""
    async with server_here(sqlite(tmp_path), **STILL) as here, AsyncExitStack() as stack:
        ada, eve = await new_guest(here.address, "Ada"), await new_guest(here.address, "Eve")
        table, _ = await ada.create(DUEL, ["p1", "p2"])
        player = await stack.enter_async_context(connected_to(here.address, table, ada))
        assert not player.table["forked"]
        assert (await player.ask("resign", seat="p1"))["type"] == "accepted"
        body = {"number": 0, "seat": "p1", "level": "easy"}
        fork = (await ada.call("POST", f"/api/tables/{table}/continue", **body)).json()
        assert fork["forked"]
        invite = (await ada.call("POST", f"/api/tables/{fork['table']}/invite")).json()["invite"]
        assert await refused(eve, fork["table"], invite, "p2") == "error-fork-closed"
        watching = await stack.enter_async_context(connected_to(here.address, fork["table"], eve, invite=invite))
        assert watching.table["forked"]

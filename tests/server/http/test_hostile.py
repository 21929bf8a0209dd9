"""Hostile clients: each gets an error or is disconnected, and nobody else is affected."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import socket as sockets
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from peerless.records import save
from peerless.rules.notation import option_texts
from peerless.server.sockets import table_socket
from peerless.server.store import sqlite as sqlite_store
from peerless.service.clients import table_client as socket_module
from peerless.service.protocol.messages import ChatLine, ClientMessage
from peerless.service.tables.stored_table import match_log_of_table
from peerless.service.tables.table import Table
from tests.server.support import (
    DUEL,
    WAIT_SECONDS,
    Guest,
    Player,
    RunningServer,
    connected_to,
    in_loop,
    new_guest,
    play_on,
    server_here,
    sqlite,
)
from tests.server.tables.resampled import match_log_of
from tests.support.properties import check_state

MOST_BYTES = 64 * 1024
KINDS = [kind.__struct_config__.tag for kind in ClientMessage.__args__]
FIELDS = sorted({name for kind in ClientMessage.__args__ for name in kind.__struct_fields__})
ABSURD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(),
    st.text(max_size=600),
    st.sampled_from(["p1", "p2", "p3", "p9", "draw", "rematch", "en", "undo", "\x00", "💥" * 300, "../..", "<b>"]),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=3), st.text(max_size=3), max_size=3),
)
MESSAGES = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.one_of(st.sampled_from(KINDS), st.text(max_size=8)),
    st.dictionaries(st.one_of(st.sampled_from(FIELDS), st.text(max_size=5)), ABSURD, max_size=7),
)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No disk is to be waited for here."""
    monkeypatch.setattr(sqlite_store, "_SETTINGS", [line.replace("FULL", "OFF") for line in sqlite_store._SETTINGS])


@pytest.fixture(autouse=True)
def no_fault(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever a client does is its own fault: nothing is logged as ours."""
    caplog.set_level(logging.WARNING)
    yield
    faults = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert faults == []


class OpenTable:
    """A duel of two who play on whatever happens."""

    def __init__(
        self, here: RunningServer, table: Table, invite: str, guests: list[Guest], players: dict[str, Player]
    ) -> None:
        self.here, self.table, self.invite, self.guests, self.players = here, table, invite, guests, players
        self.dice = random.Random(1)

    @property
    def url(self) -> str:
        return self.here.address.replace("http", "ws", 1) + f"/api/tables/{self.table.id}/socket"

    async def goes_on(self, answers: int = 3) -> None:
        """Both can play, nobody got an error, and the match is as stored."""
        heard = {seat: len(player.heard) for seat, player in self.players.items()}
        await play_on(self.players, self.dice, answers)
        for seat, player in self.players.items():
            assert not [message for message in player.heard[heard[seat] :] if message["type"] == "refused"]
        match_log = match_log_of(self.table)
        check_state(match_log.state)
        again = match_log_of_table(
            self.table.data, self.table.content, await self.here.registry.store.log(self.table.id)
        )
        assert save.checksum(again.state) == save.checksum(match_log.state)


@asynccontextmanager
async def room_at(folder: Path, **config: Any) -> AsyncIterator[OpenTable]:
    async with server_here(sqlite(folder), **config) as here, AsyncExitStack() as stack:
        yield await new_room(here, stack)


async def new_room(here: RunningServer, stack: AsyncExitStack) -> OpenTable:
    guests = [await new_guest(here.address, name) for name in ("Ada", "Bob")]
    table, invite = await guests[0].create({**DUEL, "public": True}, ["p1"])
    await guests[1].join(table, invite)
    players = {
        seat: await stack.enter_async_context(connected_to(here.address, table, guest))
        for seat, guest in zip(("p1", "p2"), guests, strict=True)
    }
    return OpenTable(here, here.registry.tables[table], invite, guests, players)


LAST = 2**53 - 77
"""The id of a ping that nothing else has."""


async def told(socket: ClientConnection) -> list[dict[str, Any]]:
    """Everything until the answer to a ping, or until the socket is closed."""
    out: list[dict[str, Any]] = []
    try:
        await socket.send(json.dumps({"type": "ping", "id": LAST}))
        while not out or (out[-1]["type"], out[-1].get("id")) != ("pong", LAST):
            out.append(json.loads(await asyncio.wait_for(socket.recv(), WAIT_SECONDS)))
    except ConnectionClosed:
        pass
    return out


def hello(guest: Guest | None = None, **more: Any) -> str:
    return json.dumps({"type": "hello", "protocol": 1, "token": guest.token if guest is not None else "", **more})


# ---- messages ----


def test_whatever_is_said_is_answered(tmp_path: Path) -> None:
    """Every kind of message with fields of every kind, by a stranger: nobody else is hurt."""
    loop = asyncio.new_event_loop()
    stack = AsyncExitStack()
    room = loop.run_until_complete(stack.enter_async_context(room_at(tmp_path)))

    async def say(messages: list[dict[str, Any]], eve: Guest) -> None:
        before = match_log_of(room.table).number
        async with connect(room.url, compression=None, max_queue=None) as socket:
            await socket.send(hello(eve))
            for message in messages:
                await socket.send(json.dumps(message))
            answers = await told(socket)
        assert answers[0]["type"] == "welcome"
        replies = [one for one in answers if one["type"] in ("accepted", "refused", "pong", "threats")]
        assert len(replies) == len(messages) + 1
        assert all(one["text"] for one in replies if one["type"] == "refused")
        assert match_log_of(room.table).number == before

    eve = loop.run_until_complete(new_guest(room.here.address, "Eve"))

    @settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(st.lists(MESSAGES, min_size=1, max_size=8))
    def hostile(messages: list[dict[str, Any]]) -> None:
        loop.run_until_complete(say(messages, eve))

    try:
        hostile()
        loop.run_until_complete(room.goes_on())
    finally:
        loop.run_until_complete(stack.aclose())
        loop.close()


@in_loop
async def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    async with room_at(tmp_path) as room:
        async with connect(room.url, compression=None, max_queue=None) as socket:
            await socket.send(hello(room.guests[0]))
            deep = "[" * 30_000
            for text in ("", "{", "null", "[]", "1e999", '"x"', deep, '{"type":' * 5000, "\x00", '{"type":"answer"}'):
                await socket.send(text)
            await socket.send(b"\xff\xfe")
            await socket.send(json.dumps({"type": "ping", "id": 5}).encode())  # bytes are no messages
            await socket.send(hello(room.guests[0], id=3))
            answers = [one for one in await told(socket) if one["type"] == "refused"]
            assert [one["error"] for one in answers] == ["error-unreadable"] * 12 + ["error-hello-again"]
        await room.goes_on()


@in_loop
async def test_large_and_broken_frames_end_only_their_own_socket(tmp_path: Path) -> None:
    async with room_at(tmp_path) as room:
        async with connect(room.url, compression=None, max_queue=None) as socket:
            await socket.send(hello(room.guests[0]))
            await socket.send("x" * MOST_BYTES)
            assert (await told(socket))[-2]["error"] == "error-unreadable"
            await socket.send("x" * (MOST_BYTES + 1))
            assert "pong" not in [one["type"] for one in await told(socket)]
            assert socket.close_code == 1009
        for frame in (b"\x81\x82\x00\x00\x00\x00\xff\xfe", b"\x8f\x80\x00\x00\x00\x00", b"\x81\x02ab", b"\xff" * 40):
            code = await raw(room, frame)
            assert code in (1002, 1007), frame
        await room.goes_on()


def handshake(room: OpenTable) -> bytes:
    lines = [
        f"GET /api/tables/{room.table.id}/socket HTTP/1.1", "Host: localhost", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", "",
    ]  # fmt: skip
    return "\r\n".join(lines).encode()


async def raw(room: OpenTable, frame: bytes) -> int:
    """Sends bytes after the handshake; the code with which the socket is closed."""
    port = int(room.here.address.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(handshake(room))
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frame)
    data = await asyncio.wait_for(reader.read(), WAIT_SECONDS)
    writer.close()
    assert data[0] == 0x88, data
    return int.from_bytes(data[2:4], "big")


@in_loop
async def test_who_says_nothing_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_module, "HELLO_SECONDS", 0.05)
    async with room_at(tmp_path) as room:
        async with connect(room.url) as silent, connect(room.url) as rude:
            await rude.send(json.dumps({"type": "ping", "id": 1}))
            assert json.loads(await rude.recv())["error"] == "error-hello-first"
            for socket in (silent, rude):
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(socket.recv(), WAIT_SECONDS)
                assert socket.close_code == 4000
        await room.goes_on()


@in_loop
async def test_a_flood_of_messages_slows_only_itself(tmp_path: Path) -> None:
    """At its pace it would take 1000 seconds, which is longer than any test may."""
    async with room_at(tmp_path, messages_per_second=5.0) as room, connect(room.url, max_queue=None) as socket:
        await socket.send(hello())
        flood = asyncio.create_task(pour(socket, 5000))
        await room.goes_on(20)
        flood.cancel()
        await asyncio.gather(flood, return_exceptions=True)
        while json.loads(await asyncio.wait_for(socket.recv(), WAIT_SECONDS)).get("error") != "error-too-fast":
            pass


async def pour(socket: ClientConnection, count: int) -> None:
    for _ in range(count):
        await socket.send('{"type":"ping"}')


@in_loop
async def test_nobody_is_muted_without_end(tmp_path: Path) -> None:
    async with room_at(tmp_path) as room:
        ada = room.players["p1"]
        for number in range(socket_module.MOST_MUTED):
            await ada.send("mute", guest=f"g{number}")
        refused = await ada.ask("mute", guest="one_more")
        assert refused["error"] == "error-too-many-muted"
        assert (await ada.ask("mute", guest="g1", muted=False))["type"] == "accepted"


# ---- who does not read ----


@in_loop
async def test_who_does_not_read_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_socket, "MOST_WAITING", 200_000)
    async with room_at(tmp_path) as room, AsyncExitStack() as stack:
        second = await new_room(room.here, stack)
        port = int(room.here.address.rpartition(":")[2])
        deaf = sockets.socket()
        deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        deaf.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(deaf, ("127.0.0.1", port))
        await loop.sock_sendall(deaf, handshake(room))
        assert b"101" in await loop.sock_recv(deaf, 1000)
        await loop.sock_sendall(deaf, frame_of(hello().encode()))
        while room.table.audience.spectators == 0:
            await asyncio.sleep(0.001)
        line = ChatLine(guest="g", name="Eve", text="x" * 50_000, at=0)
        for number in range(400):  # 20 MB: more than the system takes off our hands
            room.table.audience.tell(room.table.data, line)
            await asyncio.sleep(0)
            if number == 3:  # as much as may wait for it: nobody else waits
                await second.goes_on()
            if not room.table.audience.spectators:
                break
        else:
            pytest.fail("it is still there")
        deaf.close()
        await room.goes_on()
        await second.goes_on()


def frame_of(text: bytes) -> bytes:
    """A masked text frame (with a mask of zeros)."""
    assert len(text) <= 125 or len(text) < 2**16
    size = bytes([0x80 | len(text)]) if len(text) <= 125 else bytes([0x80 | 126]) + len(text).to_bytes(2, "big")
    return b"\x81" + size + b"\0\0\0\0" + text


# ---- requests of several at once ----


@pytest.mark.parametrize("seed", range(6))
def test_requests_of_several_at_once(tmp_path: Path, seed: int) -> None:
    """Two who play and a stranger, all asking for everything at once: the match stays whole."""

    async def scenario() -> None:
        dice = random.Random(seed)
        async with room_at(tmp_path) as room, AsyncExitStack() as stack:
            eve = await new_guest(room.here.address, "Eve")
            guests = [*room.guests, eve]
            devices = [
                await stack.enter_async_context(connected_to(room.here.address, room.table.id, guest))
                for guest in (*guests, *guests)
            ]
            for _ in range(12):
                sent = [(device, await device.send(**request(room, dice))) for device in devices for _ in range(5)]
                for device, number in sent:
                    await device.last(lambda m, n=number: m["type"] in ("accepted", "refused") and m["id"] == n)  # type: ignore[misc]
                match_log = match_log_of(room.table)
                check_state(match_log.state)
            log = await room.here.registry.store.log(room.table.id)
            again = match_log_of_table(room.table.data, room.table.content, log)
            assert save.checksum(again.state) == save.checksum(match_log_of(room.table).state)
            assert not [entry for entry in log if entry.seat not in ("p1", "p2", None)]

    asyncio.run(scenario())


def request(room: OpenTable, dice: random.Random) -> dict[str, Any]:
    """Anything that could be asked now; resigning seldom."""
    match_log = match_log_of(room.table)
    seat = dice.choice(["p1", "p2", "p1", "p2", "p3"])
    number = max(0, match_log.number + dice.choice([0, 0, 0, 0, -1, 1]))
    offered = option_texts(match_log.state) if not match_log.over else ["maneuver"]
    choices: list[dict[str, Any]] = [
        {"kind": "answer", "seat": seat, "number": number, "answer": dice.choice(offered)},
        {"kind": "undo", "seat": seat, "number": max(0, number - dice.randrange(3))},
        {"kind": "propose", "seat": seat, "what": dice.choice(["draw", "rematch"])},
        {"kind": "reply", "seat": seat, "proposal": dice.randrange(20), "agree": dice.random() < 0.9},
        {"kind": "chat", "text": "hello"},
        {"kind": "emote", "emote": "hello"},
    ]
    if dice.random() < 0.01:
        return {"kind": "resign", "seat": seat}
    return dice.choices(choices, [8, 2, 1, 2, 1, 1])[0]

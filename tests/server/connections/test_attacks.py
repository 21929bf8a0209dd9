"""Attacks on the whole server over raw sockets, while two others play on."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from peerless.server.sockets import table_socket
from peerless.server.sockets.table_socket import Socket
from peerless.service.http import limits
from peerless.service.protocol.messages import ChatLine
from tests.server.connections.support import Client, open_client
from tests.server.http.test_hostile import OpenTable, frame_of, handshake, hello, room_at
from tests.server.restarts import until
from tests.server.support import WAIT_SECONDS, in_loop

PING = b"\x89\x80\0\0\0\0"
BODY = 100_000
"""Bytes of a request that is never finished."""


@pytest.fixture(autouse=True)
def no_fault(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever a client does is its own fault: nothing is logged as ours."""
    caplog.set_level(logging.WARNING)
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


def port_of(room: OpenTable) -> int:
    return int(room.here.address.rpartition(":")[2])


@asynccontextmanager
async def stranger(room: OpenTable, deaf: bool = False) -> AsyncIterator[Client]:
    async with open_client(port_of(room), deaf) as client:
        yield client


@asynccontextmanager
async def spectator(room: OpenTable, deaf: bool = False) -> AsyncIterator[Client]:
    """A socket that has said hello."""
    before = room.table.audience.spectators
    async with stranger(room, deaf) as client:
        await client.write(handshake(room))
        assert b" 101 " in await asyncio.wait_for(client.reader.readuntil(b"\r\n\r\n"), WAIT_SECONDS)
        await client.write(frame_of(hello().encode()))
        await until(lambda: room.table.audience.spectators == before + 1)
        yield client


def cuts(room: OpenTable, reason: str) -> float:
    return float(room.here.metrics.cuts.labels(reason)._value.get())


@in_loop
async def test_a_flood_of_pings_ends_its_own_socket(tmp_path: Path) -> None:
    async with room_at(tmp_path, messages_per_second=1000.0) as room, spectator(room) as eve:
        await asyncio.gather(eve.pour(PING * 5000), room.goes_on(10))
        await eve.rest()
        assert cuts(room, "frames") == 1
        await until(lambda: room.table.audience.spectators == 0)
        await room.goes_on()


@in_loop
async def test_a_flood_of_headers_ends_its_own_connection(tmp_path: Path) -> None:
    async with room_at(tmp_path) as room, stranger(room) as eve:
        await eve.write(b"GET /api/tables HTTP/1.1\r\n")
        await asyncio.gather(eve.pour(b"a: " + b"b" * 1000 + b"\r\n"), room.goes_on(10))
        assert cuts(room, "headers") == 1


@in_loop
async def test_idle_connections_leave_those_inside_alone(tmp_path: Path) -> None:
    async with room_at(tmp_path, connections=50) as room, AsyncExitStack() as stack:
        for _ in range(300):
            await stack.enter_async_context(stranger(room))
        await until(lambda: cuts(room, "full") >= 250)
        await room.goes_on(10)


@in_loop
async def test_bodies_that_are_never_finished_do_not_fill_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_BODIES_PER_ADDRESS", 5 * BODY)
    async with room_at(tmp_path) as room, AsyncExitStack() as stack:
        eve = room.guests[0]
        head = (
            f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {eve.token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {BODY + 1}\r\n\r\n"
        )
        senders = [await stack.enter_async_context(stranger(room)) for _ in range(20)]
        for sender in senders:
            await sender.write(head.encode() + b" " * BODY)
        refused = [asyncio.create_task(sender.status()) for sender in senders]
        done: set[asyncio.Task[int]] = set()
        while len(done) < 15:
            more, _ = await asyncio.wait(set(refused) - done, return_when=asyncio.FIRST_COMPLETED, timeout=WAIT_SECONDS)
            assert more
            done |= more
        assert {task.result() for task in done} == {429}
        await room.goes_on()
        for task in refused:
            task.cancel()
        await asyncio.gather(*refused, return_exceptions=True)
        for sender in senders:
            sender.writer.transport.abort()
        await until(lambda: len(room.here.connections) == 2)  # the players
        assert (await room.guests[1].call("POST", "/api/tables", setup={})).is_success  # there is room again


@in_loop
async def test_all_who_do_not_read_have_one_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    most = 300_000
    monkeypatch.setattr(limits, "MOST_UNREAD_PER_ADDRESS", most)
    async with room_at(tmp_path) as room, AsyncExitStack() as stack:
        for _ in range(5):
            await stack.enter_async_context(spectator(room, deaf=True))
        known = room.here.registry._sockets
        line = ChatLine(guest="g", name="Eve", text="x" * 20_000, at=0)
        largest = 0
        for _ in range(1000):
            room.table.audience.tell(room.table.data, line)
            largest = max(largest, sum(one._bytes for one in known if isinstance(one, Socket) and not one.seats))
            await asyncio.sleep(0)
            if not room.table.audience.spectators:
                break
        assert not room.table.audience.spectators
        assert largest <= most + 5 * (table_socket.BEHIND + 30_000)
        await room.goes_on()


@in_loop
async def test_who_goes_in_the_middle_of_a_request_is_no_error(tmp_path: Path) -> None:
    async with room_at(tmp_path) as room:
        for body in (b"Content-Length: 100\r\n\r\nabc", b"Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n"):
            async with stranger(room) as eve:
                await eve.write(
                    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" + body
                )
                await until(lambda: len(room.here.connections) == 3)
            await until(lambda: len(room.here.connections) == 2)
        await room.goes_on()


@pytest.mark.parametrize(("proxies", "addresses"), [(0, "127.0.0.1"), (1, "10.0.0.0/8")])
@in_loop
async def test_a_forged_address_does_not_evade_the_limit_of_sockets(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, proxies: int, addresses: str
) -> None:
    settings = {"proxies": proxies, "proxy_addresses": addresses, "sockets_per_address": 5}
    async with room_at(tmp_path, **settings) as room, AsyncExitStack() as stack:
        for number in range(3):  # the players have two
            headers = {"X-Forwarded-For": f"1.2.3.{number}"}
            await stack.enter_async_context(connect(room.url, additional_headers=headers))
        with pytest.raises(InvalidStatus) as caught:
            await connect(room.url, additional_headers={"X-Forwarded-For": "1.2.3.9"})
        assert caught.value.response.status_code == 429
    caplog.clear()  # the host sees it in the log


@in_loop
async def test_behind_a_proxy_each_client_has_limits_of_its_own(tmp_path: Path) -> None:
    """A flood through the proxy takes nothing from the others behind it."""
    settings = {"proxies": 1, "sockets_per_address": 2, "messages_per_second": 2.0}
    async with room_at(tmp_path, **settings) as room, AsyncExitStack() as stack:
        for number in range(5):
            headers = {"X-Forwarded-For": f"6.6.6.6, 1.2.3.{number}"}
            socket = await stack.enter_async_context(connect(room.url, additional_headers=headers))
            await socket.send(hello())
            assert json.loads(await socket.recv())["type"] == "welcome"
            if number < 4:
                await asyncio.wait_for(flooded(socket), WAIT_SECONDS)
        assert cuts(room, "frames") == 4
        await (await socket.ping())


async def flooded(socket: ClientConnection) -> None:
    """Pings until the socket is closed."""
    with suppress(ConnectionClosed):
        while True:
            await socket.ping()
            await asyncio.sleep(0)

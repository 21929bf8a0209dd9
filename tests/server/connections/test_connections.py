"""How many may connect, in all and from one address, and who is looked after."""

from __future__ import annotations

import asyncio
import errno
import socket
from contextlib import AsyncExitStack
from typing import Any

import pytest

from peerless.server.connections import descriptors, limited_server
from peerless.server.connections.connections import LEAST_READ, Connection, Connections
from peerless.server.connections.descriptors import RESERVE, RESERVE_PER_BOT, WANTED, raise_limit, room
from peerless.server.connections.limited_server import LimitedServer
from peerless.server.ops.metrics import Metrics
from peerless.server.ops.run import http_settings, listen
from peerless.service.http.limits import Limits
from peerless.service.ops.config import Config
from tests.server.connections.support import GET, App, client, on_both_loops, site
from tests.server.support import in_loop


def connections(**settings: Any) -> Connections:
    config = Config(**settings)
    return Connections(config, Limits(config), Metrics())


# ---- how many ----


def test_connections_are_counted_by_address_and_in_all() -> None:
    some = connections(connections=4, connections_per_address=2)
    assert [some.enter("1.1.1.1") for _ in range(3)] == [True, True, False]
    assert [some.enter(f"2001:db8::{number}") for number in range(3)] == [True, True, False]  # one /64
    assert not some.enter("3.3.3.3")
    assert len(some) == 4
    some.leave("1.1.1.1")
    assert some.enter("3.3.3.3")


def test_a_proxy_may_have_as_many_as_there_are() -> None:
    some = connections(connections=5, connections_per_address=2, proxies=1)
    assert [some.enter("127.0.0.1") for _ in range(6)] == [True] * 5 + [False]
    some.leave("127.0.0.1")
    assert some.enter("1.1.1.1")
    some.leave("1.1.1.1")
    assert len(some) == 4


def test_connecting_again_and_again_is_limited() -> None:
    """A connection costs something even if nothing is asked over it."""
    some = connections(connections_per_address=10, requests_per_second=1e-6)
    for _ in range(10):
        assert some.enter("1.1.1.1")
        some.leave("1.1.1.1")
    assert not some.enter("1.1.1.1")
    assert some.enter("2.2.2.2")


@pytest.mark.parametrize("limit", [{"connections": 3}, {"connections_per_address": 3}])
@on_both_loops
async def test_one_too_many_is_told_so_and_those_inside_stay_served(limit: dict[str, int]) -> None:
    async with site(**limit) as here, AsyncExitStack() as stack:
        inside = [await stack.enter_async_context(client(here)) for _ in range(3)]
        for one in inside:
            await one.write(GET + b"\r\n")
            assert await one.status() == 200
        for number in range(20):
            async with client(here) as late:
                assert (await late.rest()).startswith(b"HTTP/1.1 503 ")
            await inside[number % 3].write(GET + b"\r\n")
            assert await inside[number % 3].status() == 200
        assert len(here.connections) == 3
        assert sum(here.cuts().values()) == 20
        inside[0].writer.close()
        await here.until(lambda: len(here.connections) == 2)
        assert await here.is_served()


@on_both_loops
async def test_idle_connections_make_room() -> None:
    """300 silent connections with room for 30: all are gone after a while by themselves."""
    async with site(connections=30, header_seconds=0.2) as here, AsyncExitStack() as stack:
        idle = [await stack.enter_async_context(client(here)) for _ in range(300)]
        for one in idle:
            await one.rest()
        await here.until(lambda: len(here.connections) == 0)
        cuts = here.cuts()
        assert cuts["slow"] >= 30
        assert cuts["slow"] + cuts.get("full", 0) == 300
        assert await here.is_served()


@on_both_loops
async def test_idle_connections_shut_nobody_out() -> None:
    """Where all is full, those make room that have not asked for anything, and nobody else."""
    async with site(connections=10) as here, AsyncExitStack() as stack:
        inside = [await stack.enter_async_context(client(here)) for _ in range(2)]
        await inside[0].upgrade()
        for _ in range(100):
            await stack.enter_async_context(client(here))
            await inside[1].write(GET + b"\r\n")
            assert await inside[1].status() == 200
            assert await here.is_served()
        assert len(here.connections) <= 10
        assert here.cuts().keys() == {"full"}
        await inside[0].write(b"\x89\x80\0\0\0\0")
        assert await inside[0].reader.readexactly(2) == b"\x8a\0"


@in_loop
async def test_a_system_without_descriptors_is_not_asked_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limited_server, "_PAUSE_SECONDS", 1000.0)
    server = LimitedServer(http_settings(App()), connections())
    asked = 0

    async def sock_accept(listener: socket.socket) -> None:
        nonlocal asked
        asked += 1
        raise OSError(errno.EMFILE, "Too many open files") if asked > 3 else ConnectionAbortedError

    monkeypatch.setattr(asyncio.get_running_loop(), "sock_accept", sock_accept)
    with listen("127.0.0.1", 0) as listener:
        accepting = asyncio.create_task(server._accept(listener))
        for _ in range(1000):
            await asyncio.sleep(0)
        assert asked == 4
        accepting.cancel()
        await asyncio.gather(accepting, return_exceptions=True)


# ---- who does not read ----


class Pipe:
    """What a connection sees of a transport."""

    def __init__(self) -> None:
        self.unsent = 0
        self.closing = self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize(
    ("unsent", "is_cut"),
    [
        ([0, 0, 0], False),
        ([0, 10, 0, 10, 0], False),
        ([10, 10], True),
        ([100_000, 100_000 - LEAST_READ, 100_000 - 2 * LEAST_READ, 10, 0], False),
        ([100_000, 100_000 - LEAST_READ + 1], True),
        ([10, 50], True),
    ],
)
@in_loop
async def test_who_reads_something_is_served(unsent: list[int], is_cut: bool) -> None:
    pipe: Any = Pipe()
    some = connections()
    assert some.enter("")
    connection = Connection(some, pipe, "")
    for size in unsent:
        assert not pipe.aborted
        pipe.unsent = size
        connection._look()
    assert pipe.aborted == is_cut
    connection.end()


@in_loop
async def test_who_caught_up_is_served_however_much_waits_again() -> None:
    pipe: Any = Pipe()
    some = connections()
    assert some.enter("")
    connection = Connection(some, pipe, "")
    for _ in range(5):
        pipe.unsent = 50_000
        connection._look()
        connection.note_caught_up()
    assert not pipe.aborted
    connection.end()


@in_loop
async def test_a_closed_connection_does_not_wait_for_its_client_forever() -> None:
    pipe: Any = Pipe()
    some = connections()
    assert some.enter("")
    connection = Connection(some, pipe, "")
    pipe.closing, pipe.unsent = True, 100_000
    connection._look()
    assert not pipe.aborted
    pipe.unsent = 50_000
    connection._look()
    assert pipe.aborted
    connection.end()
    assert len(some) == 0


# ---- descriptors ----


class Resource:
    """The limits of a process."""

    RLIMIT_NOFILE = 7
    RLIM_INFINITY = -1

    def __init__(self, soft: int, hard: int, refuses: bool = False) -> None:
        self.limits = soft, hard
        self.refuses = refuses

    def getrlimit(self, what: int) -> tuple[int, int]:
        return self.limits

    def setrlimit(self, what: int, limits: tuple[int, int]) -> None:
        if self.refuses:
            raise ValueError
        self.limits = limits


@pytest.mark.parametrize(
    ("soft", "hard", "raised"),
    [
        (128, 128, 128),
        (1024, 4096, 4096),
        (1024, 10**9, WANTED),
        (1024, -1, WANTED),
        (-1, -1, None),
        (10**6, 10**6, 10**6),
    ],
)
def test_the_limit_is_raised_as_far_as_it_helps(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, raised: int | None
) -> None:
    monkeypatch.setattr(descriptors, "resource", Resource(soft, hard))
    assert raise_limit() == raised
    monkeypatch.setattr(descriptors, "resource", Resource(soft, hard, refuses=True))
    assert raise_limit() == (None if soft == -1 else soft)


@pytest.mark.parametrize(
    ("limit", "bots", "connections"),
    [
        (None, 3, 10_000),
        (65_536, 3, 10_000),
        (1024, 3, 1024 - RESERVE - 3 * RESERVE_PER_BOT),
        (128, 3, 64),
        (1024, 1000, 512),
    ],
)
def test_descriptors_are_kept_for_everything_else(limit: int | None, bots: int, connections: int) -> None:
    assert room(limit, 10_000, bots) == connections

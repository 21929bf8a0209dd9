"""Requests that are too long, too slow or too many: each is refused while it arrives."""

from __future__ import annotations

import asyncio
import gc
import logging
import weakref
from collections.abc import Iterator

import pytest

from peerless.server.connections.http_connection import (
    MOST_HEADER_BYTES,
    MOST_HEADERS,
    MOST_LINE,
    MOST_PIPELINED,
    MOST_SURPLUS,
    MOST_URL,
    HttpConnection,
)
from tests.server.connections.support import GET, POST, UPGRADE, client, on_both_loops, site

CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
SHORT = b"a: b\r\n"
SOON = 0.05
"""Seconds that an idle client does not notice."""


@pytest.fixture(autouse=True)
def no_fault(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever a client does is its own fault: nothing is logged, not even that it was refused."""
    caplog.set_level(logging.WARNING)
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of all pieces that were given to a parser."""
    sizes: list[int] = []
    feed = HttpConnection._feed

    def counted(self: HttpConnection, piece: bytes) -> None:
        sizes.append(len(piece))
        feed(self, piece)

    monkeypatch.setattr(HttpConnection, "_feed", counted)
    return sizes


@pytest.mark.parametrize(
    ("begin", "more", "status", "reason"),
    [
        (b"GET /", b"x" * 1000, 414, "url"),
        (GET, b"a: " + b"b" * 1000 + b"\r\n", 431, "headers"),
        (GET, SHORT * 100, 431, "headers"),
        (GET + b"a: ", b"x" * 1000, 431, "headers"),
        (GET, b"x" * 1000, 431, "headers"),
        (UPGRADE, b"a: " + b"b" * 1000 + b"\r\n", 431, "headers"),
        (UPGRADE + b"a: ", b"x" * 1000, 431, "headers"),
        (b"", b"\r\n" * 500, 431, "headers"),
        (CHUNKED + b"1;a=", b"x" * 1000, 431, "headers"),
        (CHUNKED + b"1\r\nx\r\n0\r\na: ", b"x" * 1000, 431, "headers"),
        (CHUNKED + b"1\r\nx\r\n0\r\n", SHORT * 100, 431, "headers"),
    ],
)
@on_both_loops
async def test_a_request_without_end_is_refused_while_it_arrives(
    parsed: list[int], begin: bytes, more: bytes, status: int, reason: str
) -> None:
    async with site() as here, client(here) as eve:
        await eve.write(begin)
        await eve.pour(more)
        said = await eve.rest()
        assert said[:12] in (b"", b"HTTP/1.1 %d" % status)  # lost where the connection was reset
        assert here.cuts() == {reason: 1}
        assert sum(parsed) < len(begin) + MOST_HEADER_BYTES + 2 * MOST_LINE  # of ten million bytes
        await here.until(lambda: len(here.connections) == 0)
        assert await here.is_served()


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"GET /" + b"x" * (MOST_URL - 1) + b" HTTP/1.1\r\nHost: a\r\n\r\n", 200),
        (b"GET /" + b"x" * MOST_URL + b" HTTP/1.1\r\nHost: a\r\n\r\n", 414),
        (GET + SHORT * (MOST_HEADERS - 1) + b"\r\n", 200),
        (GET + SHORT * MOST_HEADERS + b"\r\n", 431),
        (GET + b"a: " + b"b" * (MOST_LINE - 1) + b"\r\n\r\n", 200),
        (GET + b"a: " + b"b" * MOST_LINE + b"\r\n\r\n", 431),
        (GET + (b"a: " + b"b" * 999 + b"\r\n") * 16 + b"\r\n", 200),
        (GET + (b"a: " + b"b" * 999 + b"\r\n") * 17 + b"\r\n", 431),
        (b"nonsense\r\n\r\n", 400),
    ],
)
@on_both_loops
async def test_the_limits_of_a_request(request_: bytes, status: int) -> None:
    """On the first request of a connection and on later ones."""
    async with site() as here:
        for earlier in (0, 2):
            async with client(here) as ada:
                for _ in range(earlier):
                    await ada.write(GET + b"\r\n")
                    assert await ada.status() == 200
                await ada.write(request_)
                assert await ada.status() == status
                if status != 200:
                    assert await ada.rest() == b""  # it is closed


@pytest.mark.parametrize("long", [b"b" * (MOST_LINE + 1), b"b"])
@on_both_loops
async def test_the_limits_of_a_handshake(long: bytes) -> None:
    async with site() as here, client(here) as ada:
        await ada.write(UPGRADE + (b"a: " + long + b"\r\n") * MOST_HEADERS + b"\r\n")
        assert await ada.status() == 431
        assert await ada.rest() == b""


@on_both_loops
async def test_a_body_may_be_longer_than_all_headers() -> None:
    async with site() as here, client(here) as ada:
        body = b"x" * 1_000_000
        for _ in range(2):
            await ada.write(POST + b"Content-Length: %d\r\n\r\n" % len(body) + body)
            assert await ada.status() == 200
        await ada.write(CHUNKED + b"1\r\nx\r\n" * 50_000 + b"0\r\n\r\n")
        assert await ada.status() == 200
        assert here.app.asked == 3


@on_both_loops
async def test_requests_do_not_queue_up_without_end() -> None:
    async with site() as here, client(here) as eve:
        await eve.pour((GET + b"\r\n") * 1000, most=10)
        await eve.rest()
        assert here.cuts() == {"pipeline": 1}
        assert here.app.asked <= MOST_PIPELINED + 1


@on_both_loops
async def test_a_few_requests_may_be_sent_at_once() -> None:
    async with site() as here, client(here) as ada:
        await ada.write((GET + b"\r\n") * MOST_PIPELINED)
        assert [await ada.status() for _ in range(MOST_PIPELINED)] == [200] * MOST_PIPELINED


@on_both_loops
async def test_a_body_after_its_response_is_not_read_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async with site() as here, client(here) as eve:
        await eve.write(GET + b"Content-Length: 1000000000\r\n\r\n")
        assert await eve.status() == 200
        written = await eve.pour(b"x" * 10_000, most=100_000)
        assert written < 100_000
        assert here.cuts() == {"body": 1}
        assert MOST_SURPLUS < 10**9


@on_both_loops
async def test_after_an_upgrade_to_something_else_nothing_is_read() -> None:
    async with site() as here, client(here) as eve:
        await eve.write(GET + b"Upgrade: h2c\r\nConnection: Upgrade\r\n\r\n" + b"x" * 100_000)
        assert await eve.status() == 200
        assert await eve.rest() == b""
        assert here.app.asked == 1


# ---- too slow ----


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (b"", b""),
        (b"", b"\r\n"),
        (b"GET / HT", b""),
        (GET, SHORT),
        (UPGRADE, SHORT),
        (GET + b"\r\n", b"\r\n"),
        (GET + b"\r\n" + GET, SHORT),
    ],
)
@on_both_loops
async def test_who_does_not_finish_the_headers_is_let_go(begin: bytes, more: bytes) -> None:
    async with site(header_seconds=SOON) as here, client(here) as eve:
        await eve.write(begin)
        while more and not eve.reader.at_eof() and here.cuts() == {}:
            await eve.write(more[:1])
            more = more[1:] + more[:1]
            await asyncio.sleep(SOON / 4)
        said = await eve.rest()
        assert said == b"" or b" 408 " in said
        assert here.cuts() in ({"slow": 1}, {"unreadable": 1})
        await here.until(lambda: len(here.connections) == 0)


@pytest.mark.parametrize("begin", [CHUNKED, POST + b"Content-Length: 100\r\n\r\n"])
@on_both_loops
async def test_who_does_not_finish_the_body_is_let_go(begin: bytes) -> None:
    """The application hears that the client has gone."""
    async with site(body_seconds=SOON) as here, client(here) as eve:
        await eve.write(begin)
        assert b" 408 " in await eve.rest()
        assert here.cuts() == {"slow": 1}
        await here.until(lambda: here.app.left == 1)
        assert len(here.connections) == 0


@on_both_loops
async def test_who_has_been_answered_is_let_go_in_the_middle_of_a_body() -> None:
    async with site(body_seconds=SOON) as here, client(here) as eve:
        await eve.write(GET + b"Content-Length: 1000\r\n\r\n")
        assert await eve.status() == 200
        while here.cuts() == {}:
            await eve.write(b"x")
            await asyncio.sleep(SOON / 4)
        assert here.cuts() == {"slow": 1}


@on_both_loops
async def test_time_runs_only_while_a_request_arrives() -> None:
    async with site() as here, client(here) as ada:
        await here.until(lambda: len(here.protocols) == 1)
        [protocol] = here.protocols
        for _ in range(3):
            await ada.write(POST + b"Content-Length: 2\r\n\r\nx")
            await here.until(lambda: protocol.cycle is not None and not protocol.cycle.response_complete)
            assert protocol._deadline is not None
            await ada.write(b"x")
            assert await ada.status() == 200
            assert protocol._deadline is None
            assert protocol.timeout_keep_alive_task is not None


# ---- who does not read ----


@on_both_loops
async def test_who_does_not_read_a_response_is_let_go() -> None:
    async with site(unread_seconds=SOON) as here, client(here, deaf=True) as eve:
        await eve.write(GET.replace(b"/ ", b"/large ", 1) + b"\r\n")
        await here.until(lambda: here.cuts() == {"unread": 1})
        await here.until(lambda: len(here.connections) == 0)
        assert await here.is_served()


@pytest.mark.parametrize("is_socket", [False, True])
@on_both_loops
async def test_a_closed_connection_leaves_memory_at_once(is_socket: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to look for it: a garbage collection of everything would hold up everyone."""
    made: list[weakref.ref[HttpConnection]] = []
    connection_made = HttpConnection.connection_made

    def noted(self: HttpConnection, transport: asyncio.Transport) -> None:
        made.append(weakref.ref(self))
        connection_made(self, transport)

    monkeypatch.setattr(HttpConnection, "connection_made", noted)
    gc.disable()
    try:
        async with site() as here:
            async with client(here) as ada:
                if is_socket:
                    await ada.upgrade()
                else:
                    await ada.write(GET + b"\r\n")
                    assert await ada.status() == 200
            await here.until(lambda: len(made) == 1 and made[0]() is None)
    finally:
        gc.enable()

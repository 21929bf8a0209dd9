"""Floods of frames over a real socket: each ends its own socket, or waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect

from peerless.server.connections.socket_connection import MOST_FRAGMENTS, SocketConnection
from tests.server.connections.support import client, on_both_loops, site

MASK = b"\0\0\0\0"
TEXT, CONTINUATION, CLOSE, PING, PONG = 0x01, 0x00, 0x08, 0x09, 0x0A
POLICY_VIOLATION = 1008
RATE: dict[str, Any] = {"messages_per_second": 2.0}
"""Bursts of ten."""


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    """As clients send it, with a mask of zeros."""
    assert len(data) <= 125
    return bytes([opcode | (0x80 if fin else 0), 0x80 | len(data)]) + MASK + data


@pytest.fixture(autouse=True)
def no_fault(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    caplog.set_level(logging.WARNING)
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


def code_of(said: bytes) -> int:
    """Of the close frame at the end of what a server said, which has a reason."""
    at = said.rindex(b"too many frames")
    return int.from_bytes(said[at - 2 : at], "big")


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING) * 20,
        frame(PING, b"x" * 125) * 20,
        frame(PONG) * 20,
        frame(TEXT, b"x", fin=False) + frame(CONTINUATION, b"", fin=False) * 20,
        (frame(TEXT, b"", fin=False) + frame(CONTINUATION, b"x")) * 20,
    ],
)
@on_both_loops
async def test_a_flood_of_frames_is_cut(flood: bytes) -> None:
    async with site(**RATE) as here, client(here) as eve:
        await eve.upgrade()
        await eve.write(flood)
        said = await eve.rest()
        assert code_of(said) == POLICY_VIOLATION
        assert here.cuts() == {"frames": 1}
        await here.until(lambda: here.app.heard[-1:] != [] and here.app.heard[-1]["type"] == "websocket.disconnect")
        await here.until(lambda: len(here.connections) == 0)


@on_both_loops
async def test_no_more_pings_are_answered_than_the_budget_allows() -> None:
    async with site(**RATE) as here, client(here) as eve:
        await eve.upgrade()
        await eve.pour(frame(PING, b"abc") * 10_000, most=100)
        said = await eve.rest()
        assert said.count(b"\x8a\x03abc") < 300  # of a million: those of one piece, at most
        assert here.cuts() == {"frames": 1}


@on_both_loops
async def test_frames_of_all_sockets_of_an_address_are_counted_together() -> None:
    """Those who send little are spared."""
    async with site(messages_per_second=10.0) as here, AsyncExitStack() as stack:
        modest = await stack.enter_async_context(client(here))
        await modest.upgrade()
        flood = [await stack.enter_async_context(client(here)) for _ in range(30)]
        for eve in flood:  # each stays within its own budget of 50
            await eve.upgrade()
            await eve.write(frame(PING, b"abc") * 45)
        await here.until(lambda: here.cuts().get("frames", 0) > 0)
        await modest.write(frame(PING, b"def"))
        assert await modest.reader.readexactly(5) == b"\x8a\x03def"


@on_both_loops
async def test_one_message_has_only_so_many_parts() -> None:
    """However slowly they come."""
    async with site(messages_per_second=1e6) as here, client(here) as ada, client(here) as eve:
        for one, parts in ((ada, MOST_FRAGMENTS - 1), (eve, MOST_FRAGMENTS)):
            await one.upgrade()
            await one.write(frame(TEXT, b"x", fin=False) + frame(CONTINUATION, b"x", fin=False) * parts)
            await one.write(frame(CONTINUATION, b"y"))
        assert code_of(await eve.rest()) == POLICY_VIOLATION
        await here.until(lambda: {"type": "websocket.receive", "text": "x" * MOST_FRAGMENTS + "y"} in here.app.heard)


@on_both_loops
async def test_messages_wait_on_the_wire_while_the_application_is_busy() -> None:
    """One read of tiny messages does not become thousands in memory."""
    async with site() as here, client(here) as eve:
        here.app.hears.clear()
        await eve.upgrade()
        await eve.write(frame(TEXT) * 50_000)
        await here.until(lambda: any(protocol.read_paused for protocol in here.protocols))
        [protocol] = here.protocols
        assert isinstance(protocol, SocketConnection)
        assert protocol.queue.qsize() <= 1
        here.app.hears.set()
        await here.until(lambda: len(here.app.heard) == 50_000)  # and none is lost
        assert {message["text"] for message in here.app.heard} == {""}


@on_both_loops
async def test_order_and_content_survive_the_pieces() -> None:
    async with site() as here, connect(f"ws://127.0.0.1:{here.port}", compression=None) as ada:
        sent: list[Any] = [str(number) * number for number in range(300)] + ["x" * 60_000, b"\0" * 3000]
        for message in sent:
            await ada.send(message)
        await ada.close()
        assert ada.close_code == 1000
        await here.until(lambda: len(here.app.heard) == len(sent) + 1)
        assert [message.get("text") or message.get("bytes", b"") for message in here.app.heard[1:-1]] == sent[1:]


@pytest.mark.parametrize("size", [1, 2, 3, 7, 100, 1024, 100_000])
@on_both_loops
async def test_frames_may_come_in_any_pieces(size: int) -> None:
    """Also the parts of a message with a ping between them."""
    long = b"y" * 300
    whole = bytes([0x80 | TEXT, 0x80 | 126]) + len(long).to_bytes(2, "big") + b"\1\2\1\2" + _masked(long, b"\1\2\1\2")
    parts = frame(TEXT, b"a", fin=False) + frame(PING, b"p") + frame(CONTINUATION, b"b")
    sent = frame(TEXT, b"") + parts + whole + frame(PONG) + frame(0x02, b"bin") + frame(TEXT, b"end")
    sent += frame(CLOSE, b"\x03\xe8")
    async with site() as here, client(here) as ada:
        await ada.upgrade()
        for at in range(0, len(sent), size):
            await ada.write(sent[at : at + size])
            await asyncio.sleep(0)
        assert b"\x8a\x01p" in await ada.rest()
        await here.until(lambda: here.app.heard[-1:] != [] and here.app.heard[-1]["type"] == "websocket.disconnect")
        heard = [message.get("text") or message.get("bytes", "") for message in here.app.heard[:-1]]
        assert heard == ["", "ab", long.decode(), b"bin", "end"]


def _masked(data: bytes, mask: bytes) -> bytes:
    return bytes(byte ^ mask[number % 4] for number, byte in enumerate(data))


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(TEXT, b"a", fin=False) + frame(TEXT, b"b"), 1002),  # a whole message between the parts of another
        (frame(CONTINUATION, b"b"), 1002),
        (bytes([0x80 | TEXT, 1]) + b"x", 1002),  # without a mask
        (bytes([0xC0 | TEXT, 0x81]) + MASK + b"x", 1002),  # with a reserved bit
        (bytes([0x83, 0x80]) + MASK, 1002),  # of an unknown kind
        (bytes([0x80 | TEXT, 0xFF]) + (2**40).to_bytes(8, "big") + MASK, 1009),  # too long, as its first bytes tell
        (frame(TEXT, b"\xff"), 1007),
    ],
)
@on_both_loops
async def test_wrong_frames_end_the_socket(wrong: bytes, code: int) -> None:
    async with site() as here, client(here) as eve:
        await eve.upgrade()
        await eve.write(frame(TEXT, b"right") + wrong + frame(TEXT, b"late"))
        assert code.to_bytes(2, "big") in await eve.rest()
        await here.until(lambda: len(here.connections) == 0)
        assert [message["text"] for message in here.app.heard if "text" in message] == ["right"]


@on_both_loops
async def test_whole_texts_need_no_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[bytes] = []
    parse = WebSocketsSansIOProtocol.data_received

    def noted(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        parsed.append(data)
        parse(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noted)
    async with site() as here, client(here) as ada:
        await ada.upgrade()
        parsed.clear()
        await ada.write(frame(TEXT, b"one") + frame(TEXT, b"two") + frame(PING))
        await here.until(lambda: len(parsed) > 0)
        assert parsed == [frame(PING)]
        assert [message["text"] for message in here.app.heard] == ["one", "two"]


@on_both_loops
async def test_who_pings_and_never_reads_fills_no_memory() -> None:
    """With a budget that hardly limits: pongs stop as soon as nobody reads them."""
    async with site(messages_per_second=1e6) as here, client(here, deaf=True) as eve:
        await eve.upgrade()
        [protocol] = here.protocols
        most = 0
        pings = frame(PING, b"x" * 125) * 100
        for _ in range(1000):  # 13 MB, of which the system takes at most a few hundred kilobytes
            eve.writer.write(pings)
            await eve.writer.drain()
            await asyncio.sleep(0)
            most = max(most, protocol.transport.get_write_buffer_size())
            if not protocol.writable.is_set():
                break
        assert not protocol.writable.is_set()
        for _ in range(100):
            eve.writer.write(pings)
            await eve.writer.drain()
            await asyncio.sleep(0)
        assert protocol.transport.get_write_buffer_size() < 100_000


@on_both_loops
async def test_who_pings_and_never_reads_is_let_go() -> None:
    async with site(messages_per_second=1e6, unread_seconds=0.1) as here, client(here, deaf=True) as eve:
        await eve.upgrade()
        await eve.pour(frame(PING, b"x" * 125) * 100, most=1000)
        await here.until(lambda: here.cuts() == {"unread": 1})
        await here.until(lambda: len(here.connections) == 0)

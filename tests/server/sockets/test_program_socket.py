"""The socket of a program at a real table: how it ends."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from peerless.bots.protocol import PROTOCOL
from peerless.messages.message import Message
from peerless.server.sockets.program_session import PROTOCOL_ERROR
from peerless.server.sockets.program_socket import MOST_PROGRAMS
from peerless.service.tables.table import Table
from tests.server.restarts import until
from tests.server.support import DUEL, WAIT_SECONDS, Guest, RunningServer, in_loop, new_guest, server_here, sqlite

NOT_YOURS = 4003
AWAY = 1012
LOST = str(Message("error-seat-not-yours", seat="p2"))


@pytest.fixture(autouse=True)
def no_fault(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """However a program ends, it is no error of the server."""
    caplog.set_level(logging.WARNING)
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


class Seated:
    """Ada is the host; Bob's program sits at p2."""

    def __init__(self, here: RunningServer, stack: AsyncExitStack) -> None:
        self.here, self._stack = here, stack

    async def sit_down(self, *, begun: bool) -> None:
        self.ada, self.bob = await new_guest(self.here.address, "Ada"), await new_guest(self.here.address, "Bob")
        setup = DUEL if begun else {**DUEL, "mode": "free_for_all", "seats": [*DUEL["seats"], {"hero": "alice"}]}
        self.table, invite = await self.ada.create({**setup, "absent": "bot"}, ["p1"])
        await self.bob.join(self.table, invite, "p2")
        self.program = await self.connect(self.bob)
        if begun:
            assert json.loads(await self.program.recv())["type"] == "hello"
            await self.program.send(json.dumps({"type": "ready", "protocol": PROTOCOL}))
        else:
            await until(lambda: bool(self.here.registry.tables[self.table].audience))

    async def connect(self, guest: Guest) -> ClientConnection:
        url = guest.address.replace("http", "ws", 1) + f"/api/tables/{self.table}/program"
        headers = {"Authorization": f"Bearer {guest.token}"}
        return await self._stack.enter_async_context(connect(url, additional_headers=headers))

    async def closed(self) -> tuple[int | None, str | None]:
        """The code and the reason with which the program's socket is closed."""
        with suppress(ConnectionClosed):
            async with asyncio.timeout(WAIT_SECONDS):
                while True:
                    await self.program.recv()
        return self.program.close_code, self.program.close_reason

    @property
    def sockets(self) -> int:
        """How many the server knows of."""
        return len(self.here.registry._sockets)


async def kick(seated: Seated) -> None:
    answer = await seated.ada.call("POST", f"/api/tables/{seated.table}/seats/p2", do="open")
    assert answer.status_code == 200, answer.text


async def replace_by_bot(seated: Seated) -> None:
    answer = await seated.ada.call("POST", f"/api/tables/{seated.table}/seats/p2", do="open")
    assert answer.status_code == 200, answer.text
    answer = await seated.ada.call("POST", f"/api/tables/{seated.table}/seats/p2", do="bot")
    assert answer.status_code == 200, answer.text


async def get_up(seated: Seated) -> None:
    assert (await seated.bob.call("DELETE", f"/api/tables/{seated.table}/seats/p2")).status_code == 200


async def delete(seated: Seated) -> None:
    assert (await seated.bob.call("DELETE", "/api/guests/me")).is_success


@pytest.mark.parametrize(
    ("begun", "lose"),
    [(False, kick), (False, replace_by_bot), (False, get_up), (True, get_up), (True, delete), (False, delete)],
)
def test_a_program_whose_seat_is_lost_is_told_so(tmp_path: Path, begun: bool, lose: Any) -> None:
    async def scenario() -> None:
        async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
            seated = Seated(here, stack)
            await seated.sit_down(begun=begun)
            await lose(seated)
            assert await seated.closed() == (NOT_YOURS, LOST)
            await until(lambda: seated.sockets == 0)

    asyncio.run(scenario())


@in_loop
async def test_a_program_that_goes_before_the_match_begins_is_noticed(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        seated = Seated(here, stack)
        await seated.sit_down(begun=False)
        assert seated.sockets == 1
        await seated.program.close()
        await until(lambda: seated.sockets == 0)


@in_loop
async def test_what_a_program_sends_before_the_match_begins_is_heard_afterward(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        seated = Seated(here, stack)
        await seated.sit_down(begun=False)
        await seated.program.send(json.dumps({"type": "ready", "protocol": PROTOCOL + 1}))
        answer = await seated.ada.call("POST", f"/api/tables/{seated.table}/seats/p3", do="bot")
        assert answer.status_code == 200, answer.text
        assert json.loads(await seated.program.recv())["type"] == "hello"
        assert json.loads(await seated.program.recv())["type"] == "refused"
        assert (await seated.closed())[0] == PROTOCOL_ERROR


@in_loop
async def test_a_program_may_come_back_when_the_table_has_gone(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        seated = Seated(here, stack)
        await seated.sit_down(begun=True)
        table = here.registry.tables[seated.table]
        async with table.lock:
            table.close()
        assert (await seated.closed())[0] == AWAY


@in_loop
async def test_bytes_are_as_good_as_text(tmp_path: Path) -> None:
    """And neither ends the socket without a word."""
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        seated = Seated(here, stack)
        await seated.sit_down(begun=True)
        for _ in range(3):
            await seated.program.send(b"\xff\xfe")
        assert (await seated.closed())[0] == PROTOCOL_ERROR


@in_loop
async def test_a_device_that_is_signed_out_while_its_program_comes_in_is_turned_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Opening a table may take a while."""
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        seated = Seated(here, stack)
        await seated.sit_down(begun=True)
        opened = here.registry.open

        async def slow_open(name: str) -> Table:
            table = await opened(name)
            monkeypatch.undo()
            assert (await seated.bob.call("DELETE", "/api/guests/me/token")).is_success
            return table

        monkeypatch.setattr(here.registry, "open", slow_open)
        late = await seated.connect(seated.bob)
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(late.recv(), WAIT_SECONDS)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == NOT_YOURS


@in_loop
async def test_one_program_too_many_replaces_the_first(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        seated = Seated(here, stack)
        await seated.sit_down(begun=True)
        others = [await seated.connect(seated.bob) for _ in range(MOST_PROGRAMS)]
        assert await seated.closed() == (NOT_YOURS, str(Message("error-too-many-programs", most=MOST_PROGRAMS)))
        for other in others:
            assert json.loads(await other.recv())["type"] == "hello"

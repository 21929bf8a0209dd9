"""Between an answer and its place in the store: who goes meanwhile, and stores that do not know what they have done."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from peerless.messages.message import Message
from peerless.service.store.base import Change, LeaseLost, Unsure
from tests.server.support import (
    DUEL,
    WAIT_SECONDS,
    RunningServer,
    connected_to,
    in_loop,
    new_guest,
    server_here,
    sqlite,
)


class Broken:
    """A store whose next commit waits, or ends without anybody knowing how."""

    def __init__(self, here: RunningServer) -> None:
        self._commit = here.registry.store.commit
        here.registry.store.commit = self.commit  # type: ignore[method-assign]
        self.reached = asyncio.Event()
        self.go_on = asyncio.Event()
        self.go_on.set()
        self.unsure: bool | None = None
        """Whether the next one is stored although it fails."""

    async def commit(self, change: Change) -> None:
        self.reached.set()
        await self.go_on.wait()
        unsure, self.unsure = self.unsure, None
        if unsure is not False:
            await self._commit(change)
        if unsure is not None:
            raise Unsure(Message("error-store-unsure", why="test"))


@in_loop
async def test_who_goes_in_the_middle_of_an_answer_has_given_it(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        ada, bob = await new_guest(here.address), await new_guest(here.address)
        table, invite = await ada.create(DUEL, ["p1"])
        await bob.join(table, invite)
        players = {
            seat: await stack.enter_async_context(connected_to(here.address, table, guest))
            for seat, guest in (("p1", ada), ("p2", bob))
        }
        asked = next(seat for seat in players if players[seat].options(seat))
        other = players["p2" if asked == "p1" else "p1"]
        store = Broken(here)
        store.go_on.clear()
        await players[asked].send("answer", seat=asked, number=0, answer=players[asked].options(asked)[0])
        await store.reached.wait()
        await players[asked].socket.close()
        while all(seat["online"] for seat in other.table["seats"]):  # it shows when something is sent to them
            await other.ask("chat", text="Are you there?")
        store.go_on.set()
        assert (await other.until(lambda m: m["type"] == "update"))["number"] == 1
        assert len(await here.registry.store.log(table)) == 1


@pytest.mark.parametrize("stored", [True, False])
@in_loop
async def test_an_answer_nobody_knows_of_is_given_again(tmp_path: Path, stored: bool) -> None:
    """The table is read again; repeating the answer is right in either case and stores it once."""
    async with server_here(sqlite(tmp_path)) as here:
        ada = await new_guest(here.address)
        table, _ = await ada.create(DUEL, ["p1", "p2"])
        store = Broken(here)
        async with connected_to(here.address, table, ada) as player, connected_to(here.address, table, ada) as second:
            decision = player.decision("p1")
            assert decision is not None
            seat = decision["seat"]
            answer = player.options(seat)[0]
            store.unsure, there = stored, here.registry.tables[table]
            store.go_on.clear()
            await player.send("answer", seat=seat, number=0, answer=answer)
            await store.reached.wait()
            waiting = asyncio.create_task(there.answer(await here.registry.store.guest(ada.guest), seat, 0, answer))
            await asyncio.sleep(0)
            store.go_on.set()
            assert (await player.until(lambda m: m["type"] == "notice"))["notice"] == "moved"
            assert (await second.until(lambda m: m["type"] == "notice"))["notice"] == "moved"
            with pytest.raises(ConnectionClosed):
                await player.until(lambda m: False)
            with pytest.raises(LeaseLost) as lost:  # what waited at the old table does not write behind the new one
                await waiting
            assert isinstance(lost.value.message, Message)
            assert lost.value.message.key == "error-table-let-go"
        assert len(await here.registry.store.log(table)) == int(stored)
        async with connected_to(here.address, table, ada) as player:
            assert player.match[seat]["number"] == int(stored)
            assert (await player.answer(seat, answer, number=0))["type"] == "accepted"
        assert [entry.answer for entry in await here.registry.store.log(table)] == [answer]


@in_loop
async def test_a_bot_whose_answer_nobody_knows_of_is_asked_again(tmp_path: Path) -> None:
    """Although nobody connects."""
    setup = {**DUEL, "seats": [{"hero": "medusa", "kind": "bot", "level": "easy"}, {"hero": "sinbad"}]}
    async with server_here(sqlite(tmp_path), lease_seconds=0.3) as here:
        ada = await new_guest(here.address)
        store = Broken(here)
        store.unsure = False
        table, _ = await ada.create(setup, ["p2"])
        first = here.registry.tables[table]
        async with asyncio.timeout(WAIT_SECONDS):
            while not await here.registry.store.log(table):
                await asyncio.sleep(0.05)
        assert here.registry.tables[table] is not first

"""How messages go out: an update and the reply to its answer together, everything else at once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from peerless.server.connections.socket_connection import SocketConnection
from tests.server.support import DUEL, connected_to, in_loop, new_guest, server_here, sqlite


@in_loop
async def test_an_update_and_the_reply_to_its_answer_are_one_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writes: list[list[str]] = []
    push = SocketConnection.push

    def noted(self: SocketConnection, texts: Sequence[bytes]) -> bool:
        writes.append([kind for text in texts for kind in ("update", "accepted") if f'"{kind}"'.encode() in text[:40]])
        return push(self, texts)

    monkeypatch.setattr(SocketConnection, "push", noted)
    async with server_here(sqlite(tmp_path)) as here:
        ada = await new_guest(here.address)
        table, _ = await ada.create(DUEL, ["p1", "p2"])
        async with connected_to(here.address, table, ada) as player:
            seat = next(seat for seat in ("p1", "p2") if player.options(seat))
            writes.clear()
            assert (await player.answer(seat, player.options(seat)[0]))["type"] == "accepted"
            assert [kind for written in writes for kind in written] == ["update", "update", "accepted"]
            assert len(writes) == 1


@in_loop
async def test_a_client_whose_answer_is_being_stored_hears_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server_here(sqlite(tmp_path)) as here:
        ada, bob = await new_guest(here.address), await new_guest(here.address)
        table, invite = await ada.create(DUEL, ["p1"])
        await bob.join(table, invite)
        chatted = asyncio.Event()
        commit = here.registry.store.commit

        async def after_the_chat(*asked: Any) -> Any:
            await chatted.wait()
            return await commit(*asked)

        async with connected_to(here.address, table, ada) as one, connected_to(here.address, table, bob) as two:
            players = {"p1": one, "p2": two}
            asked = next(seat for seat in players if players[seat].options(seat))
            other = players["p2" if asked == "p1" else "p1"]
            monkeypatch.setattr(here.registry.store, "commit", after_the_chat)
            await players[asked].send("answer", seat=asked, number=0, answer=players[asked].options(asked)[0])
            assert (await other.ask("chat", text="Hello!"))["type"] == "accepted"
            await players[asked].until(lambda message: message["type"] == "chat")
            chatted.set()
            await players[asked].until(lambda message: message["type"] == "accepted")

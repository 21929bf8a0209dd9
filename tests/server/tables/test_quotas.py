"""What one guest may create, store and say, over real sockets: refused attempts count, and so do finished tables."""

import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from peerless.catalog.loader import template
from peerless.messages.message import Message
from peerless.records.record import decode_record
from peerless.server.store import script
from peerless.service.api import record_files, replays
from peerless.service.api.replays import row_of
from peerless.service.content.homebrew import HomebrewBusy
from peerless.service.http.limits import CHAT_BURST
from tests.server.support import (
    DUEL,
    Guest,
    RunningServer,
    connected_to,
    in_loop,
    new_guest,
    server_here,
    sqlite,
)

BOTS: dict[str, Any] = {**DUEL, "seats": [{"hero": "medusa"}, {"hero": "sinbad", "kind": "bot", "level": "easy"}]}
NEVER: dict[str, Any] = {**DUEL, "board": "nowhere"}


async def created(guest: Guest, setup: dict[str, Any] = DUEL) -> str:
    """The error of an attempt to create a table, or nothing."""
    answer = await guest.call("POST", "/api/tables", setup=setup, seats=["p1"])
    return str(answer.json().get("error", ""))


async def lost_match(here: RunningServer, guest: Guest) -> str:
    """A table at which the guest has resigned."""
    table, _ = await guest.create(BOTS, ["p1"])
    async with connected_to(here.address, table, guest) as player:
        assert (await player.ask("resign", seat="p1"))["type"] == "accepted"
    return table


@in_loop
async def test_a_refused_table_counts_as_much_as_a_created_one(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), tables_per_guest=4) as here:
        ada, bob = await new_guest(here.address), await new_guest(here.address, "Bob")
        assert [await created(ada, NEVER) for _ in range(3)] == ["error-no-board"] * 3
        assert await created(ada) == ""
        assert [await created(ada), await created(ada, NEVER)] == ["error-too-many-tables"] * 2
        assert await created(bob) == "", "each guest has a share of their own"


@in_loop
async def test_bad_homebrew_counts_and_is_not_even_read_beyond_the_limit(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), tables_per_guest=2) as here:
        ada = await new_guest(here.address)
        bad = [{"kind": "hero", "id": "bad", "text": "name: 3"}]
        pool = here.registry.content_cache.homebrew_pool
        read, calls = pool.read, []

        async def counted(caller: str, files: list[object]) -> object:
            calls.append(caller)
            return await read(caller, files)  # type: ignore[arg-type]

        pool.read = counted  # type: ignore[method-assign, assignment]
        statuses = [
            (await ada.call("POST", "/api/tables", setup=DUEL, seats=["p1"], homebrew=bad)).status_code
            for _ in range(5)
        ]
        assert statuses == [422, 422, 409, 409, 409]
        assert calls == ["127.0.0.1"] * 2


@in_loop
async def test_a_match_that_cannot_be_continued_counts_and_is_not_even_read_beyond_the_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a file nor a finished match."""
    async with server_here(sqlite(tmp_path), tables_per_guest=4) as here:
        ada = await new_guest(here.address)
        table = await lost_match(here, ada)
        read: list[str] = []

        def counted(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
            def call(*given: Any) -> Any:
                read.append(name)
                return function(*given)

            return call

        monkeypatch.setattr(record_files, "decode_record", counted("file", decode_record))
        monkeypatch.setattr(replays, "row_of", counted("table", row_of))
        wanted = {"number": 0, "seat": "p4"}
        paths = {"/api/records/continue": {"record": "{}", **wanted}, f"/api/tables/{table}/continue": wanted}
        errors = [
            (await ada.call("POST", path, **body)).json()["error"] for _ in range(3) for path, body in paths.items()
        ]
        assert errors[3:] == ["error-too-many-tables"] * 3
        assert "error-too-many-tables" not in errors[:3]
        assert read == ["file", "table", "file"]


@in_loop
async def test_homebrew_of_a_table_that_was_not_created_is_not_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would count as nobody's."""
    async with server_here(sqlite(tmp_path)) as here:
        ada = await new_guest(here.address)
        text = template("hero").replace("new_id", "own").replace("NEW_NAME", "Own")

        async def late(*asked: object) -> None:
            raise HomebrewBusy(Message("error-homebrew-busy"))

        monkeypatch.setattr(here.registry.content_cache.homebrew_pool, "compile", late)
        setup = {**BOTS, "seats": [{"hero": "own"}, BOTS["seats"][1]]}
        files = [{"kind": "hero", "id": "own", "text": text}]
        answer = await ada.call("POST", "/api/tables", setup=setup, seats=["p1"], homebrew=files)
        assert answer.json()["error"] == "error-homebrew-busy"
        db = sqlite3.connect(tmp_path / "peerless.sqlite3")
        assert db.execute("SELECT id FROM contents").fetchall() == []
        db.close()


@in_loop
async def test_finished_tables_and_rematches_count(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), tables_per_guest=3) as here:
        ada = await new_guest(here.address)
        first = await lost_match(here, ada)
        async with connected_to(here.address, first, ada) as player:
            assert (await player.ask("propose", seat="p1", what="rematch"))["type"] == "accepted"
        second = await lost_match(here, ada)
        async with connected_to(here.address, second, ada) as player:
            refused = await player.ask("propose", seat="p1", what="rematch")
            assert (refused["type"], refused["error"]) == ("refused", "error-too-many-tables")
        assert await created(ada) == "error-too-many-tables"


@in_loop
async def test_a_rematch_without_its_host_counts_for_a_player(tmp_path: Path) -> None:
    """The host watched, and was deleted."""
    async with server_here(sqlite(tmp_path), tables_per_guest=2) as here:
        ada, bob = await new_guest(here.address), await new_guest(here.address, "Bob")
        table, invite = await ada.create(BOTS, [])
        await bob.join(table, invite, "p1")
        assert (await ada.call("DELETE", "/api/guests/me")).is_success
        replies = []
        for _ in range(3):
            async with connected_to(here.address, table, bob) as player:
                [seat] = player.heard[0]["seats"]
                assert (await player.ask("resign", seat=seat))["type"] == "accepted"
                replies.append(await player.ask("propose", seat=seat, what="rematch"))
            table = here.registry.tables[table].data.next or table
        assert [reply["type"] for reply in replies] == ["accepted", "accepted", "refused"]
        assert replies[-1]["error"] == await created(bob) == "error-too-many-tables"
        assert (await here.registry.store.usage(bob.guest, 0, 0)).tables == 2


@in_loop
async def test_the_count_outlives_the_process(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), tables_per_guest=2) as here:
        ada = await new_guest(here.address)
        await lost_match(here, ada)
        await lost_match(here, ada)
    async with server_here(sqlite(tmp_path), tables_per_guest=2) as here:
        ada.address = here.address
        assert await created(ada) == "error-too-many-tables"


@in_loop
async def test_what_a_guest_stores_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server_here(sqlite(tmp_path), mb_per_guest=1) as here:
        ada = await new_guest(here.address)
        text = template("hero").replace("new_id", "own").replace("NEW_NAME", "Own")
        setup = {**DUEL, "seats": [{"hero": "own"}, {"hero": "sinbad"}]}
        await ada.create(setup, ["p1"], homebrew=[{"kind": "hero", "id": "own", "text": text}])
        usage = await here.registry.store.usage(ada.guest, 0, 0)
        assert (usage.tables, usage.bytes > len(text) / 2) == (1, True)
        monkeypatch.setattr(script, "ENTRY_BYTES", 500_000)
        await lost_match(here, ada)
        assert await created(ada) == ""
        await lost_match(here, ada)
        assert await created(ada) == "error-too-much-stored"
        bob = await new_guest(here.address, "Bob")
        assert await created(bob) == ""


@in_loop
async def test_chat_is_limited_per_guest_across_sockets_and_tables(tmp_path: Path) -> None:
    async with server_here(sqlite(tmp_path), chat_per_minute=0.001) as here, AsyncExitStack() as stack:
        ada, bob = await new_guest(here.address), await new_guest(here.address, "Bob")
        tables = [(await ada.create(DUEL, ["p1"])) for _ in range(2)]
        sockets = [
            await stack.enter_async_context(connected_to(here.address, table, ada))
            for table, _ in tables
            for _ in range(3)
        ]
        table, invite = tables[0]
        other = await stack.enter_async_context(connected_to(here.address, table, bob, invite=invite))
        replies = [await socket.ask("chat", text="flood") for _ in range(5) for socket in sockets]
        assert sum(reply["type"] == "accepted" for reply in replies) == CHAT_BURST
        assert {reply.get("error") for reply in replies[CHAT_BURST:]} == {"error-chat-fast"}
        assert (await other.ask("chat", text="hello"))["type"] == "accepted", "others may write"
        lines = [len(await here.registry.store.lines(table, 100)) for table, _ in tables]
        assert sum(lines) == CHAT_BURST + 1

"""Matches that were begun by another version: their own content, and other rules than theirs."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from peerless.catalog.content import Content, load_content
from peerless.core.ids import RULES_VERSION
from peerless.records.record import decode_record, replay
from peerless.server.content import content_cache
from peerless.server.store.base import Change, Entry
from peerless.server.store.open import store_of
from peerless.server.store.scripted import ScriptedStore
from tests.server.support import DUEL, Guest, Player, connected_to, in_loop, new_guest, play_on, server_here, sqlite

HERO = "medusa"


async def begin(db: str, answers: int | None, **setup: Any) -> tuple[str, Guest, dict[str, Any]]:
    """A match on a hot seat, so far, and what its first seat was told last."""
    async with server_here(db) as here:
        ada = await new_guest(here.address)
        table, _ = await ada.create({**DUEL, **setup}, ["p1", "p2"])
        async with connected_to(here.address, table, ada) as player:
            await play_on({"p1": player, "p2": player}, random.Random(4), answers)
            return table, ada, player.match["p1"]


async def rewrite(db: str, table: str, change: Any) -> None:
    """Does something to a table behind the back of all servers."""
    store = store_of(db)
    await store.open()
    try:
        await store.claim(table, "test")
        await change(store)
    finally:
        await store.close()


def other_hero() -> Content:
    """As bundled with another version."""
    content = load_content()
    hero = content.heroes[HERO]
    content.heroes[HERO] = replace(hero, hero=replace(hero.hero, health=hero.hero.health + 7), cards=hero.cards[::-1])
    return content


def health(player: Player) -> int:
    view = player.match["p1"]["view"]
    return max(int(fighter["health"]) for fighter in view["fighters"] if fighter["seat"] == "p1")


@in_loop
async def test_a_match_keeps_the_heroes_it_was_begun_with(tmp_path: Path) -> None:
    db = sqlite(tmp_path)
    table, ada, known = await begin(db, 12, turn_limit=8)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(content_cache, "load_content", other_hero)
        async with server_here(db) as here, AsyncExitStack() as stack:
            assert here.registry.content_cache.bundled.heroes[HERO] != load_content().heroes[HERO]
            ada.address = here.address
            player = await stack.enter_async_context(connected_to(here.address, table, ada))
            assert player.match["p1"]["view"] == known["view"]
            await play_on({"p1": player, "p2": player}, random.Random(5))
            record = decode_record((await ada.call("GET", f"/api/tables/{table}/record")).content)
            replay(record, load_content(), verify=True)
            new, _ = await ada.create(DUEL, ["p1", "p2"])
            other = await stack.enter_async_context(connected_to(here.address, new, ada))
            assert health(other) == load_content().heroes[HERO].hero.health + 7


@in_loop
async def test_a_log_that_other_rules_do_not_allow_goes_on_from_the_last_turn(tmp_path: Path) -> None:
    """Nothing is taken out of the log, everybody sees what happened, and the record verifies in the end."""
    db = sqlite(tmp_path)
    table, ada, known = await begin(db, 25, turn_limit=12)

    async def spoil(store: ScriptedStore) -> None:
        row = await store.table(table)
        assert row is not None
        strange = [Entry(answer="fly to the moon", seat="p1", at=1), Entry(answer="pass", seat="p2", at=2)]
        for number, entry in enumerate(strange, start=25):
            data = replace(row.data, rules=RULES_VERSION - 1)
            await store.commit(Change(table=table, owner="test", number=number, at=1, entry=entry, data=data))

    await rewrite(db, table, spoil)
    for _ in range(2):  # it is mended once, and then it is as it is
        async with server_here(db) as here:
            async with connected_to(here.address, table, ada, number=27, events=len(known["events"]) + 99) as player:
                match = player.match["p1"]
                assert (match["number"], match["by"]) == (28, "rules")
                assert match["view"]["turn"] == known["view"]["turn"]
            log = await here.registry.store.log(table)
            assert [entry.answer for entry in log[25:27]] == ["fly to the moon", "pass"]
            assert len(log) == 28
    async with server_here(db) as here:
        ada.address = here.address
        async with connected_to(here.address, table, ada) as player:
            await play_on({"p1": player, "p2": player}, random.Random(6))
        answer = await ada.call("GET", f"/api/tables/{table}/record")
        assert answer.status_code == 200, answer.text
        record = decode_record(answer.content)
        assert record.rules == RULES_VERSION
        replay(record, load_content(), verify=True)


@in_loop
async def test_a_match_that_cannot_be_shown_hurts_no_other(tmp_path: Path) -> None:
    """One that is over by other rules: a clear error, its record stays; the next table is not concerned."""
    db = sqlite(tmp_path)
    table, ada, _ = await begin(db, None, turn_limit=4)
    well, bob, _ = await begin(db, 5)

    async def spoil(store: ScriptedStore) -> None:
        row = await store.table(table)
        assert row is not None
        data = replace(row.data, rules=RULES_VERSION - 1)
        entry = Entry(answer="fly to the moon", seat="p1")
        await store.commit(Change(table=table, owner="test", number=row.number, at=1, entry=entry, data=data))

    await rewrite(db, table, spoil)
    async with server_here(db) as here:
        ada.address = here.address
        async with connected_to(here.address, table, ada) as player:
            assert player.heard[0]["error"] == "error-match-other-rules"
        answer = await ada.call("GET", f"/api/tables/{table}/record")
        assert answer.status_code == 200
        assert decode_record(answer.content).answers[-1] == "fly to the moon"
        async with connected_to(here.address, well, bob) as player:
            await play_on({"p1": player, "p2": player}, random.Random(6), answers=5)


@in_loop
async def test_content_that_cannot_be_read_is_said_for_its_table_only(tmp_path: Path) -> None:
    db = sqlite(tmp_path)
    table, ada, _ = await begin(db, 5)
    well, bob, _ = await begin(db, 5, seats=[{"hero": "alice"}, {"hero": "sinbad"}])

    async def spoil(store: ScriptedStore) -> None:
        def script() -> Any:
            yield "UPDATE contents SET data = $1 WHERE id = $2", (b'{"age": 3000}', HERO)

        await store.write(script)

    await rewrite(db, table, spoil)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(content_cache, "load_content", other_hero)
        async with server_here(db) as here:
            async with connected_to(here.address, table, ada) as player:
                assert player.heard[0]["error"] == "error-content-unreadable"
            async with connected_to(here.address, well, bob) as player:
                await play_on({"p1": player, "p2": player}, random.Random(6), answers=5)

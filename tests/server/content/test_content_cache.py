"""Heroes and boards in memory: bounded by bytes, whatever clients ask for."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from peerless.catalog import content as content_module
from peerless.catalog.build import build_tables
from peerless.catalog.loader import template
from peerless.catalog.settings import Settings
from peerless.core.errors import PeerlessError
from peerless.core.tables import Tables
from peerless.server.content.homebrew_pool import HomebrewPool
from peerless.server.store.open import store_of
from peerless.service.content import content_cache as content_cache_module
from peerless.service.content.content_cache import ContentCache
from peerless.service.content.homebrew import from_row, to_row
from peerless.service.protocol.setup import HomebrewFile, SeatSetup, TableSetup
from peerless.service.store.base import ContentRow, Guest
from tests.server.support import in_loop, server_here, sqlite

ADA = Guest(id="ada", name="Ada", created=0)


def refused_setup(turn_limit: int) -> TableSetup:
    """A set-up that no other request has compiled, refused because bots do not play rated matches."""
    seats = [SeatSetup(kind="bot", hero="medusa"), SeatSetup(hero="sinbad")]
    return TableSetup(board=None, seats=seats, rated=True, turn_limit=turn_limit)


@in_loop
async def test_refused_tables_compile_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []

    def counted(settings: Settings, *rest: Any) -> Tables:
        compiled.append(settings.board)
        return build_tables(settings, *rest)

    monkeypatch.setattr(content_module, "build_tables", counted)
    async with server_here(sqlite(tmp_path), tables_per_guest=10**6) as here:
        for limit in range(1, 701):
            with pytest.raises(PeerlessError):
                await here.registry.create(ADA, refused_setup(limit), (), ["p2"])
        cache = here.registry.content_cache
        assert (compiled, cache.tables_cache.bytes, cache.bytes) == ([], 0, 0)
        duel = TableSetup(board="sarpedon", seats=[SeatSetup(kind="bot", hero="medusa"), SeatSetup(hero="sinbad")])
        await here.registry.create(ADA, duel, (), ["p2"])
        assert compiled == ["sarpedon"], "a match that begins is compiled once"


@in_loop
async def test_compiled_tables_of_all_contents_are_bounded_together(tmp_path: Path) -> None:
    store = store_of(sqlite(tmp_path))
    await store.open()
    try:
        cache = ContentCache(store, HomebrewPool(), most_tables_bytes=1_000_000)
        for number in range(8):
            file = HomebrewFile(kind="hero", id=f"hero_{number}", text=template("hero"))
            content, _ = await cache.with_homebrew([file], "here")
            for board in ("sarpedon", "marmoreal"):
                content.tables(heroes=[f"hero_{number}", "medusa"], board=board)
            assert 0 < cache.tables_cache.bytes <= 1_000_000
    finally:
        await cache.close()
        await store.close()


@in_loop
async def test_contents_with_homebrew_are_bounded_by_bytes(tmp_path: Path) -> None:
    store = store_of(sqlite(tmp_path))
    await store.open()
    try:
        cache = ContentCache(store, HomebrewPool(), most_bytes=300_000)
        made = cache.bundled.heroes["medusa"]
        rows = [to_row(replace(made, id=f"hero_{number}")) for number in range(20)]
        await store.add_content(rows)
        first = await cache.content_of({rows[0].id: rows[0].hash})
        assert await cache.content_of({rows[0].id: rows[0].hash}) is first
        for row in rows[1:]:
            await cache.content_of({row.id: row.hash})
            assert 0 < cache.bytes <= 300_000
        again = await cache.content_of({rows[0].id: rows[0].hash})
        assert again is not first, "it has left memory, and is read again"
        assert again.heroes["hero_0"] == first.heroes["hero_0"]
    finally:
        await store.close()


@in_loop
async def test_one_step_of_the_event_loop_decodes_one_definition(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    decoded, at_once = 0, []

    def counted(row: ContentRow) -> Any:
        nonlocal decoded
        decoded += 1
        return from_row(row)

    async def count_steps() -> None:
        nonlocal decoded
        while True:
            at_once.append(decoded)
            decoded = 0
            await asyncio.sleep(0)

    monkeypatch.setattr(content_cache_module, "from_row", counted)
    store = store_of(sqlite(tmp_path))
    await store.open()
    counting = asyncio.create_task(count_steps())
    try:
        cache = ContentCache(store, HomebrewPool())
        made = cache.bundled.heroes["medusa"]
        rows = [to_row(replace(made, id=f"hero_{number}")) for number in range(4)]
        await store.add_content(rows)
        await cache.content_of({row.id: row.hash for row in rows})
        assert (sum(at_once) + decoded, max(at_once)) == (4, 1)
    finally:
        counting.cancel()
        await store.close()

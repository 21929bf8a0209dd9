"""Compiled tables are cached up to a number of bytes."""

import gc
import pickle
import tracemalloc

import pytest

from peerless.catalog.build import build_tables
from peerless.catalog.content import Content
from peerless.catalog.settings import Settings
from peerless.catalog.tables_cache import TablesCache, tables_bytes

DUEL = Settings(heroes=["medusa", "alice"], board="sarpedon")
TEAMS = Settings(heroes=["medusa", "alice", "genie", "sinbad"], board="sarpedon", mode="teams")


def turns(limit: int) -> Settings:
    return Settings(heroes=["medusa", "alice"], board="sarpedon", turn_limit=limit)


@pytest.mark.parametrize("settings", [DUEL, TEAMS], ids=["duel", "teams"])
def test_the_counted_bytes_are_those_that_are_used(content: Content, settings: Settings) -> None:
    build_tables(settings, content.heroes, content.boards)  # fills what is computed once
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        tables = build_tables(settings, content.heroes, content.boards)
        gc.collect()
        used = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert tables_bytes(tables) == pytest.approx(used, rel=0.15)


def test_the_tables_used_last_stay(content: Content) -> None:
    size = tables_bytes(content.tables_for(turns(1)))
    cache = TablesCache(most_bytes=3 * size + size // 2)
    bounded = content.copy(cache)
    first, second = bounded.tables_for(turns(1)), bounded.tables_for(turns(2))
    bounded.tables_for(turns(3))
    assert bounded.tables_for(turns(1)) is first
    bounded.tables_for(turns(4))
    assert (len(cache), bounded.tables_for(turns(1)) is first) == (3, True)
    assert bounded.tables_for(turns(2)) is not second, "the one used longest ago has left"


def test_the_bytes_are_bounded_whatever_is_compiled(content: Content) -> None:
    cache = TablesCache(most_bytes=1_000_000)
    bounded = content.copy(cache)
    for limit in range(1, 31):
        bounded.tables_for(turns(limit))
        assert 0 < cache.bytes <= 1_000_000
    assert cache.bytes == sum(tables_bytes(tables) for tables, _ in cache._kept.values())


def test_what_is_too_large_is_not_kept(content: Content) -> None:
    cache = TablesCache(most_bytes=1000)
    assert content.copy(cache).tables_for(DUEL).board_id == "sarpedon"
    assert (len(cache), cache.bytes) == (0, 0)


def test_contents_that_share_a_cache_do_not_share_tables(content: Content) -> None:
    cache = TablesCache()
    one, other = content.copy(cache), content.copy(cache)
    mine = one.tables_for(DUEL)
    assert other.tables_for(DUEL) is not mine
    assert one.tables_for(DUEL) is mine
    one.add(one.heroes["medusa"])
    assert one.tables_for(DUEL) is not mine, "a content that was added to is compiled again"
    assert len(cache) == 2


def test_settings_are_checked_without_compiling(content: Content) -> None:
    own = content.copy()
    own.check_settings(DUEL)
    assert len(own.tables_cache) == 0


def test_a_cache_is_copied_without_what_is_in_it(content: Content) -> None:
    own = content.copy(TablesCache(most_bytes=5_000_000))
    own.tables_for(DUEL)
    again = pickle.loads(pickle.dumps(own.tables_cache))
    assert (again.most_bytes, len(again), again.bytes) == (5_000_000, 0, 0)

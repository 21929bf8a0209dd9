"""The store of a tab keeps the promises of every store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import pytest

from peerless.service.store.base import Seat
from peerless.tab.key_value_store import KeyValueStore, MemoryKeyValueStore
from peerless.tab.store import TabStore
from tests.server.store import test_guests as guests
from tests.server.store import test_store as tables
from tests.server.store.support import PERSONS, data

NOT_OF_A_TAB: Final = {
    "test_a_lease_that_is_not_renewed_ends": "a browser lets one tab at a time have the store",
    "test_tables_that_go_on_by_themselves_are_found": "a tab opens a table when the page shows it",
    "test_tables_of_the_living_are_left_to_them": "a tab opens a table when the page shows it",
    "test_what_is_under_way_is_finished_before_closing": "a closed tab runs nothing that could wait",
}
PROMISES: list[Callable[[Any], None]] = [
    found
    for module in (tables, guests)
    for name, found in vars(module).items()
    if name.startswith("test_") and found.__code__.co_varnames[: found.__code__.co_argcount] == ("url",)
]


def test_what_a_tab_does_not_promise_is_a_promise_of_databases() -> None:
    assert set(NOT_OF_A_TAB) <= {promise.__name__ for promise in PROMISES}


@pytest.mark.parametrize(
    "promise",
    [promise for promise in PROMISES if promise.__name__ not in NOT_OF_A_TAB],
    ids=lambda promise: promise.__name__,
)
def test_promise(promise: Callable[[KeyValueStore], None]) -> None:
    promise(MemoryKeyValueStore())


def test_the_next_tab_goes_on_with_what_the_last_one_left() -> None:
    async def scenario() -> None:
        database = MemoryKeyValueStore()
        first = TabStore(database)
        await first.open()
        await first.add_table("quiet", data(), "first", 1)
        await first.add_table("bot", data(seats=[PERSONS[0], Seat(kind="bot")]), "first", 1)
        second = TabStore(database)
        await second.open()
        assert await second.running(9) == [], "nothing is opened before the page asks for it"
        row = await second.claim("quiet", "second")
        assert row is not None
        assert row.owner == "second"

    asyncio.run(scenario())


def test_a_table_that_cannot_be_read_is_kept_and_does_not_stop_the_others() -> None:
    async def scenario() -> None:
        database = MemoryKeyValueStore()
        first = TabStore(database)
        await first.open()
        await first.add_table("good", data(), "first", 1)
        database.texts["table/bad"] = '{"row": "from a later version"}'
        second = TabStore(database)
        await second.open()
        assert await second.table("good") is not None
        assert await second.table("bad") is None
        assert "table/bad" in database.texts

    asyncio.run(scenario())

"""What a store knows of guests, by both databases."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from peerless.server.store.scripted import ScriptedStore
from peerless.service.store.base import Guest, LeaseLost, Line, NotStored, Rating, Seat
from tests.server.store.support import ANN, DATA, PERSONS, TOKEN, answers, change, data, with_store
from tests.support.words import words

BOB = Guest(id="bob", name="Bob", created=6)
OTHER = b"\xff" * 32


def test_a_guest_is_found_by_id_and_token(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        await store.add_guest(ANN, TOKEN)
        assert await store.guest("ann") == ANN
        assert await store.guest_of(TOKEN) == ANN
        assert await store.guest("bob") is None
        assert await store.guest_of(OTHER) is None
        await store.add_token("ann", OTHER, 9)
        assert await store.guest_of(OTHER) == ANN
        await store.drop_token(TOKEN)
        await store.drop_token(TOKEN)
        assert await store.guest_of(TOKEN) is None
        await store.rename_guest("ann", "Anna")
        assert await store.guest_of(OTHER) == replace(ANN, name="Anna")

    with_store(url, scenario)


def test_what_does_not_fit_is_refused_whole(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        await store.add_guest(ANN, TOKEN)
        with pytest.raises(NotStored):
            await store.add_guest(replace(BOB, id="ann"), OTHER)
        with pytest.raises(NotStored):
            await store.add_guest(BOB, TOKEN)  # the guest is written before the token: both must go
        assert await store.guest("bob") is None
        with pytest.raises(NotStored, match=words("error-store-no-guest", guest="bob")):
            await store.rename_guest("bob", "Rob")
        with pytest.raises(NotStored):
            await store.add_token("bob", OTHER, 1)
        with pytest.raises(NotStored):
            await store.add_code(b"code", "bob", 1)
        with pytest.raises(NotStored):
            await store.add_line("nowhere", Line(guest="ann", name="Ann", text="hi", at=1))
        with pytest.raises(NotStored):
            await store.rename_guest("ann", "\ud800")  # no text: nothing can write it
        assert await store.guest_of(TOKEN) == ANN
        assert await store.guest_of(OTHER) is None

    with_store(url, scenario)


def test_a_code_works_once_and_until_then(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        await store.add_guest(ANN, TOKEN)
        await store.add_guest(BOB, OTHER)
        await store.add_code(b"zero", "ann", 100)
        await store.add_code(b"one", "ann", 100)
        await store.add_code(b"two", "bob", 200)
        assert await store.take_code(b"three", 99) is None
        assert await store.take_code(b"zero", 99) is None, "a guest has one code, the last"
        found = await asyncio.gather(*(store.take_code(b"one", 99) for _ in range(20)))
        assert sorted(filter(None, found)) == ["ann"]
        assert await store.take_code(b"two", 200) is None
        assert await store.take_code(b"two", 100) is None, "used up by being too late"

    with_store(url, scenario)


def test_a_guest_is_deleted_with_everything(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        await store.add_guest(ANN, TOKEN)
        await store.add_guest(BOB, OTHER)
        await store.add_code(b"code", "ann", 100)
        await store.add_table("t", DATA, "me", 1)
        await store.add_table("u", data(host="bob"), "me", 2)
        await store.add_table("v", data(host="ann", seats=[PERSONS[1], PERSONS[1]]), "me", 3)
        scores = [Rating(key=f"guest:{guest}", mu=25, sigma=8, matches=1, wins=1) for guest in ("ann", "bob")]
        await store.commit(change(0, ratings=scores))
        for guest in (ANN, BOB):
            await store.add_line("t", Line(guest=guest.id, name=guest.name, text="hi", at=1))

        await store.delete_guest("ann", "me")

        assert await store.guest("ann") is None
        assert await store.guest_of(TOKEN) is None
        assert await store.take_code(b"code", 1) is None
        assert list(await store.ratings(["guest:ann", "guest:bob"])) == ["guest:bob"]
        assert [line.guest for line in await store.lines("t", 9)] == ["bob"]
        assert await store.tables_of("ann", 9) == []
        assert (await store.usage("ann", 0, 0)).tables == 0
        for table, host in (("t", ""), ("u", "bob"), ("v", "")):
            row = await store.table(table)
            assert row is not None
            assert row.data.host == host
            assert "ann" not in str(row.data).lower()
        row = await store.table("t")
        assert row is not None
        assert row.data.seats == [Seat(kind="person"), PERSONS[1]]
        assert [row.id for row in await store.tables_of("bob", 9)] == ["t", "v", "u"]
        assert await answers(store) == ["a0"]
        await store.delete_guest("ann", "me")
        await store.commit(change(1))

    with_store(url, scenario)


def test_a_deleted_guest_is_not_written_back_by_another_process(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        await store.add_guest(ANN, TOKEN)
        await store.add_table("t", DATA, "me", 1)
        await store.delete_guest("ann", "another")
        score = Rating(key="guest:ann", mu=25, sigma=8, matches=1, wins=1)
        for late in (change(0), change(0, data=DATA), change(0, ratings=[score])):
            with pytest.raises(LeaseLost):
                await store.commit(late)
        row = await store.table("t")
        assert row is not None
        assert "ann" not in str(row.data).lower()
        assert await store.ratings(["guest:ann"]) == {}

    with_store(url, scenario)

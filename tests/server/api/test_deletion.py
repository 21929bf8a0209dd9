"""What is left of a deleted guest: nothing."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest

from peerless.messages.message import Message
from peerless.server.store.scripted import ScriptedStore
from peerless.server.store.sqlite import SqliteStore
from peerless.server.store.wiper import empty_log, rewrite
from peerless.service.store.base import Change, Line, NotStored, Rating
from peerless.service.store.base import Guest as StoredGuest
from tests.server.store.support import ANN, DATA, TOKEN, change, data, with_store
from tests.server.support import DUEL, connected_to, in_loop, new_guest, play_on, server_here, sqlite

NAME = "Xanthippe Quux"
WORDS = "an utterance like no other"


def traces(folder: Path, *texts: str) -> list[tuple[str, str]]:
    """Where any file of a folder contains a text."""
    files = [file for file in folder.rglob("*") if file.is_file()]
    assert any(file.name == "peerless.sqlite3-wal" for file in files)
    found = {file.name: file.read_bytes() for file in files}
    return [(name, text) for name, content in found.items() for text in texts if text.encode() in content]


@in_loop
async def test_no_byte_of_a_deleted_guest_is_left_in_any_file(tmp_path: Path) -> None:
    """Name, claimed or before, chat, ratings: gone from file and log when the request returns, the matches are not."""
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        ada, bob = await new_guest(here.address, "Former Zyxwv"), await new_guest(here.address, "Bob")
        finished, invite = await ada.create({**DUEL, "rated": True}, ["p1"])
        await bob.join(finished, invite)
        player = await stack.enter_async_context(connected_to(here.address, finished, ada))
        assert (await player.ask("resign", seat="p1"))["type"] == "accepted"
        await ada.call("PATCH", "/api/guests/me", name=NAME, claim=True)
        waiting, _ = await ada.create({**DUEL, "public": True}, ["p1"])
        running, invite = await ada.create(DUEL, ["p1"])
        await bob.join(running, invite)
        for table in (finished, waiting, running):
            async with connected_to(here.address, table, ada) as talking:
                for i in range(60):
                    await talking.ask("chat", text=f"{WORDS} {i}")
        looks = "xanthippequux"
        assert {text for _, text in traces(tmp_path, NAME, WORDS, looks, ada.guest)} == {NAME, WORDS, looks, ada.guest}

        assert (await ada.call("DELETE", "/api/guests/me")).status_code == 204

        assert traces(tmp_path, NAME, WORDS, looks, ada.guest, "Former Zyxwv") == []
        ratings = (await bob.call("GET", "/api/ratings")).json()["guests"]
        assert [rating["name"] for rating in ratings] == ["Bob"]
        for table in (finished, running):
            async with connected_to(here.address, table, bob) as again:
                assert again.table["seats"][0]["name"] == ""
                assert again.table["seats"][1]["name"] == "Bob"


@in_loop
async def test_one_table_that_cannot_be_written_does_not_keep_the_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The guest is gone from the store by then: the other tables are told, and the bytes are removed."""
    async with server_here(sqlite(tmp_path)) as here:
        ada, bob = await new_guest(here.address, NAME), await new_guest(here.address, "Bob")
        tables = []
        for _ in range(3):
            table, invite = await ada.create(DUEL, ["p1"])
            await bob.join(table, invite)
            tables.append(table)
        commit = here.registry.store.commit

        async def failing(made: Change) -> None:
            if made.table == tables[0]:
                raise NotStored(Message("error-store-failed", why="full"))
            await commit(made)

        monkeypatch.setattr(here.registry.store, "commit", failing)
        assert (await ada.call("DELETE", "/api/guests/me")).status_code == 204
        assert traces(tmp_path, NAME, ada.guest) == []
        for table in tables:
            async with connected_to(here.address, table, bob) as again:
                assert (again.table["seats"][0]["name"], again.table["seats"][0]["kind"]) == ("", "bot")


@in_loop
async def test_a_rated_match_that_ends_by_the_deletion_leaves_no_rating(tmp_path: Path) -> None:
    """The winner is rated, the deleted loser is not."""
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        ada, bob = await new_guest(here.address, "Ada"), await new_guest(here.address, "Bob")
        table, invite = await ada.create({**DUEL, "rated": True}, ["p1"])
        await bob.join(table, invite)
        players = {
            seat: await stack.enter_async_context(connected_to(here.address, table, guest))
            for seat, guest in (("p1", ada), ("p2", bob))
        }
        await play_on(players, random.Random(1), answers=4)
        assert (await ada.call("DELETE", "/api/guests/me")).status_code == 204
        await players["p2"].until(lambda m: m["type"] == "table" and m["table"]["phase"] == "over")
        keys = [f"guest:{ada.guest}", f"guest:{bob.guest}"]
        found = await here.registry.store.ratings(keys)
        assert list(found) == [keys[1]]
        assert (found[keys[1]].matches, found[keys[1]].wins) == (1, 1)
        best = (await bob.call("GET", "/api/ratings")).json()["guests"]
        assert [line["name"] for line in best] == ["Bob"]


def test_what_a_process_still_knows_is_not_written_back(url: str) -> None:
    """A table in memory has the name for a moment longer: nothing it writes brings guest, name or rating back."""

    async def scenario(store: ScriptedStore) -> None:
        await store.add_guest(ANN, TOKEN)
        await store.add_guest(StoredGuest(id="bob", name="Bob", created=1), b"\x01" * 32)
        await store.add_table("t", DATA, "me", 1)
        await store.delete_guest("ann", "me")
        scores = [Rating(key=f"guest:{guest}", mu=25, sigma=8, matches=1, wins=1) for guest in ("ann", "bob")]
        await store.commit(change(0, data=data(phase="over"), ratings=scores))
        await store.add_table("u", DATA, "me", 2)
        with pytest.raises(NotStored):
            await store.add_line("t", Line(guest="ann", name=ANN.name, text="late", at=1))
        for table in ("t", "u"):
            row = await store.table(table)
            assert row is not None
            assert "ann" not in str(row.data).lower()
            assert row.data.seats[1].name == "Bob"
        assert list(await store.ratings(["guest:ann", "guest:bob"])) == ["guest:bob"]
        assert await store.lines("t", 9) == []
        assert await store.tables_of("ann", 9) == []

    with_store(url, scenario)


def test_who_writes_while_a_guest_is_deleted_writes_before_or_without_them(url: str) -> None:
    """Whatever is first, nothing of the guest is left."""

    async def scenario(store: ScriptedStore) -> None:
        for i in range(20):
            guest = StoredGuest(id=f"g{i}", name="Rarely", created=1)
            await store.add_guest(guest, bytes([i]) * 32)
            seat = DATA.seats[0]
            mine = data(host=guest.id, seats=[type(seat)(kind="person", guest=guest.id, name="Rarely"), DATA.seats[1]])
            await store.add_table(f"t{i}", data(host="bob", seats=[DATA.seats[1], DATA.seats[1]]), "me", 1)
            score = Rating(key=f"guest:{guest.id}", mu=25, sigma=8, matches=1, wins=1)
            await asyncio.gather(
                store.commit(change(0, table=f"t{i}", data=mine, ratings=[score])),
                store.add_line(f"t{i}", Line(guest=guest.id, name="Rarely", text="hi", at=1)),
                store.delete_guest(guest.id, "me"),
                return_exceptions=True,
            )
            row = await store.table(f"t{i}")
            assert row is not None
            assert guest.id not in str(row.data).lower()
            assert await store.lines(f"t{i}", 9) == []
            assert await store.ratings([score.key]) == {}

    with_store(url, scenario)


# ---- the file ----


def test_copies_left_by_moved_rows_are_wiped(tmp_path: Path) -> None:
    """SQLite leaves copies of rows in pages from which it moved them; `secure_delete` does not find those.

    These dice made it leave some, so that the file has to be rewritten.
    """
    dice = random.Random(7)

    async def scenario(store: ScriptedStore) -> None:
        await store.add_guest(ANN, TOKEN)
        await store.add_guest(StoredGuest(id="bob", name="Bob", created=1), b"1" * 32)
        names: list[str] = []
        for i in range(2000):
            turn = dice.random()
            if turn < 0.1 or not names:
                names.append(f"t{dice.randrange(10**9)}")
                new = data(phase="gathering", invite="x" * dice.randrange(3000))
                await store.add_table(names[-1], new, "me", 1)
            elif turn < 0.4:
                table, new = dice.choice(names), data(phase="gathering", invite="x" * dice.randrange(6000))
                await store.commit(change(0, table=table, entry=None, data=new))
            elif turn < 0.95:
                guest = dice.choice(["ann", "bob"])
                name, text = (NAME, WORDS) if guest == "ann" else ("Bob", "hello")
                table = dice.choice(names)
                await store.add_line(table, Line(guest=guest, name=name, text=text + "y" * dice.randrange(300), at=i))
            elif len(names) > 20:
                await store.drop_table(names.pop(dice.randrange(len(names))), "me")
        await store.delete_guest("ann", "me")
        await store.wipe()
        assert traces(tmp_path, NAME, WORDS, ANN.name, '"ann"') == []

    with_store(str(tmp_path / "peerless.sqlite3"), scenario)


def test_a_wipe_that_was_cut_off_is_made_up_for_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "peerless.sqlite3"

    async def delete(store: ScriptedStore) -> None:
        await store.add_guest(StoredGuest(id="ann", name=NAME, created=1), TOKEN)
        await store.delete_guest("ann", "me")  # and the process ends here

    with_store(str(path), delete)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT unwiped FROM peerless").fetchone() == (1,)

    async def check(store: ScriptedStore) -> None:
        assert traces(tmp_path, NAME) == []

    with_store(str(path), check)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT unwiped FROM peerless").fetchone() == (0,)


def test_the_log_is_emptied_as_soon_as_nobody_reads_it(tmp_path: Path) -> None:
    """A backup in progress still sees what was there when it began."""
    path = tmp_path / "peerless.sqlite3"

    async def scenario(store: ScriptedStore) -> None:
        await store.add_guest(StoredGuest(id="ann", name=NAME, created=1), TOKEN)
        reader = sqlite3.connect(path, isolation_level=None)
        reader.execute("BEGIN")
        assert reader.execute("SELECT name FROM guests").fetchall() == [(NAME,)]
        await store.delete_guest("ann", "me")
        wiping = asyncio.create_task(store.wipe())
        await store.check()
        while (await store.read(_unwiped)) != 1:
            await asyncio.sleep(0.01)
        assert reader.execute("SELECT name FROM guests").fetchall() == [(NAME,)]
        reader.close()
        await wiping
        assert traces(tmp_path, NAME) == []

    with_store(str(path), scenario)


def _unwiped():  # type: ignore[no-untyped-def]
    rows = yield "SELECT unwiped FROM peerless", ()
    return rows[0][0]


def test_deletions_at_once_share_a_rewrite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rewrite takes as long as the file is big: who deletes many guests does not get one for each."""
    rewrites: list[int] = []

    def counted(db: sqlite3.Connection) -> int:
        rewrites.append(rewrite(db))
        return rewrites[-1]

    monkeypatch.setattr("peerless.server.store.wiper.rewrite", counted)

    async def scenario(store: ScriptedStore) -> None:
        assert isinstance(store, SqliteStore)
        rewrites.clear()
        for i in range(20):
            await store.add_guest(StoredGuest(id=f"g{i}", name=NAME, created=1), bytes([i]) * 32)

        async def delete(i: int) -> None:
            await store.delete_guest(f"g{i}", "me")
            await store.wipe()

        await asyncio.gather(*(delete(i) for i in range(20)))
        assert sum(rewrites) == 20
        assert sum(1 for covered in rewrites if covered) <= 3
        assert traces(tmp_path, NAME) == []

    with_store(str(tmp_path / "peerless.sqlite3"), scenario)


def test_emptying_the_log_does_not_hide_a_later_deletion(tmp_path: Path) -> None:
    path = tmp_path / "peerless.sqlite3"
    with_store(str(path), ScriptedStore.check)
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("UPDATE peerless SET unwiped = 1")
    covered = rewrite(db)
    db.execute("UPDATE peerless SET unwiped = unwiped + 1")
    assert empty_log(db, covered)
    assert db.execute("SELECT unwiped FROM peerless").fetchone() == (1,)
    db.close()

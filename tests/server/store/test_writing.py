"""Whether a database can write, and which characters it takes: alike for both."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from peerless.messages.message import Message
from peerless.records.log.entry import Entry
from peerless.server.store.script import Script
from peerless.server.store.scripted import ScriptedStore
from peerless.service.store.base import ContentRow, Line, NotStored, Rating
from tests.server.store.support import ANN, DATA, TOKEN, answers, change, data, with_store
from tests.support.words import words

# ---- whether it can write ----


def test_a_check_after_a_failed_commit_wants_room_for_an_answer(url: str) -> None:
    """A row that fits into the last room proves nothing while answers are refused."""

    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", DATA, "me", 1)
        await store.check()
        wrong = NotStored(Message("error-none"))
        wrote: list[str] = []
        write = store.write

        async def watching(make: Any, *args: Any, **named: Any) -> Any:
            wrote.append(make.__name__)
            return await write(make, *args, **named)

        async def failing() -> None:
            raise wrong

        store.write = watching  # type: ignore[method-assign]
        for by_database in (False, True):
            wrong.by_database = by_database
            with pytest.raises(NotStored):
                await store.watched(failing())
            wrote.clear()
            await store.check()
            await store.check()
            more = ["fill_leases", "clear_leases"] if by_database else []
            assert wrote == ["check", *more, "check"], "until it has been shown that there is room"
        assert await store.read(_leases) == ["me"]

    with_store(url, scenario)


def _leases() -> Script[list[str]]:
    rows = yield "SELECT owner FROM leases", ()
    return [row[0] for row in rows]


def test_what_cannot_be_stored_does_not_make_a_database_fail(url: str) -> None:
    """A client that sends odd data must not be able to make a server unavailable."""

    async def scenario(store: ScriptedStore) -> None:
        await store.add_table("t", DATA, "me", 1)
        odd = [change(0, ratings=[Rating(key="guest:\0", mu=1, sigma=1, matches=1, wins=1)])]
        odd += [change(0, entry=Entry(answer="\ud800")), change(0, data=data(host="\ud800")), change(0, table="u")]
        for one in odd:
            with pytest.raises(NotStored) as caught:
                await store.commit(one)
            assert not caught.value.by_database
            assert not store._failing
        await store.add_table("v", DATA, "me", 1)
        both = (change(0, table="v", entry=Entry(answer="\ud800")), change(0))
        got = await asyncio.gather(*map(store.commit, both), return_exceptions=True)
        assert [type(one) for one in got] == [NotStored, type(None)], "nor anybody else's answer"

    with_store(url, scenario)


# ---- characters ----


def test_characters_are_refused_alike(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        await store.add_guest(ANN, TOKEN)
        await store.add_table("t", DATA, "me", 1)
        for character in ("\0", "\u202e", "\u2066"):
            name = f"An{character}n"
            line = Line(guest="ann", name="Ann", text=name, at=1)
            code = f"U+{ord(character):04X}"
            for refused in (
                store.rename_guest("ann", name),
                store.add_guest(replace(ANN, id="other", name=name), b"1"),
                store.add_line("t", line),
            ):
                with pytest.raises(NotStored, match=words("error-characters", code=code)):
                    await refused
        nul = "a\0b"
        for asked in (store.table(nul), store.guest(nul), store.share(nul), store.log(nul), store.lines(nul, 3),
                      store.content([nul]), store.ratings([nul]), store.claim(nul, "me"), store.tables_of(nul, 3),
                      store.add_table(nul, DATA, "me", 1), store.commit(change(0, table=nul)),
                      store.add_content([ContentRow(hash=nul, kind="hero", id="x", data=b"")])):  # fmt: skip
            with pytest.raises(NotStored, match=words("error-characters", code="U+0000")):
                await asked
        assert await store.guest("ann") == ANN
        assert await store.lines("t", 9) == []
        await store.commit(change(0, entry=Entry(answer="\0 and \u202e")))  # both can store what is inside JSON
        assert await answers(store) == ["\0 and \u202e"]

    with_store(url, scenario)

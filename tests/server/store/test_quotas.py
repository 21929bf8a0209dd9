"""What a guest has stored, and what is deleted because nothing needs it, by both databases."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from peerless.records.log.entry import Entry
from peerless.server.store import script
from peerless.server.store.script import ENTRY_BYTES, Script
from peerless.server.store.scripted import ScriptedStore
from peerless.service.ops.clock import now_ms
from peerless.service.store.base import Change, ContentRow, Line, Usage
from tests.server.store.support import ANN, DATA, TOKEN, data, with_store


def test_tables_of_a_host_are_counted_with_finished_ones(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        for i, phase in enumerate(["gathering", "playing", "over"]):
            await store.add_table(f"t{i}", data(phase=phase), "me", i)
        await store.add_table("u", data(host="bob"), "me", 1)
        assert (await store.usage("ann", 0, 0)).tables == 3
        assert (await store.usage("ann", 1, 0)).tables == 2
        assert await store.usage("eve", 0, 0) == Usage(tables=0, bytes=0)

    with_store(url, scenario)


def test_bytes_of_tables_are_counted(url: str) -> None:
    """The data of a table, its contents, its log and its replay."""

    async def scenario(store: ScriptedStore) -> None:
        content = ContentRow(hash="h", kind="hero", id="own", data=b"x" * 10_000)
        await store.add_content([content])
        await store.add_guest(ANN, TOKEN)
        own = data(phase="playing", hashes={"own": "h"})
        size = len(msgspec.json.encode(own))
        await store.add_table("t", own, "me", 5)
        assert (await store.usage("ann", 0, 0)).bytes == size + 10_000
        await store.commit(Change(table="t", owner="me", number=0, at=6, entry=Entry(answer="a", seat="p1")))
        over = replace(own, phase="over")
        await store.commit(Change(table="t", owner="me", number=1, at=7, data=over))
        await store.add_replay("t", {"open": b"y" * 3000, "p1": b"z" * 2000})
        assert (await store.usage("ann", 0, 0)).bytes == size + 15_000 + ENTRY_BYTES
        await store.add_replay("t", {"open": b"y" * 3000})
        assert (await store.usage("ann", 0, 5)).bytes == size + 15_000 + ENTRY_BYTES, "it was stored before"
        assert (await store.usage("ann", 0, 6)).bytes == 0, "the table was created earlier"

    with_store(url, scenario)


def test_content_that_no_table_needs_is_deleted(url: str) -> None:
    async def scenario(store: ScriptedStore) -> None:
        names = ("waiting", "played", "stale", "never", "again")
        rows = {name: ContentRow(hash=f"h_{name}", kind="hero", id=name, data=b"{}") for name in names}
        await store.add_content(list(rows.values()))
        gathering = data(phase="gathering")
        await store.add_table("waiting", replace(gathering, hashes={"waiting": "h_waiting"}), "me", 5)
        await store.add_table("stale", replace(gathering, hashes={"stale": "h_stale"}), "me", 1)
        await store.add_table("begun", gathering, "me", 5)
        begun = data(phase="playing", hashes={"played": "h_played"})
        await store.commit(Change(table="begun", owner="me", number=0, at=6, data=begun))
        assert await store.drop_content(0) == 0, "it is new: a table may be about to need it"
        await store.release("me", ["stale", "waiting"])
        assert await store.drop_stale(3) == 1
        await store.write(_stored_at, "h_again", 0)
        await store.add_content([rows["again"]])
        assert await store.drop_content(1) == 0, "it was stored again, for a table that is still to come"
        later = now_ms() + 1
        assert await store.drop_content(later) == 3
        kept = {row.id for row in await store.content([row.hash for row in rows.values()])}
        assert kept == {"waiting", "played"}
        ended = replace(begun, phase="over")
        await store.commit(Change(table="begun", owner="me", number=0, at=7, data=ended))
        assert await store.drop_content(later) == 0, "a finished match needs its content"

    with_store(url, scenario)


def _stored_at(digest: str, at: int) -> Script[None]:
    yield "UPDATE contents SET stored = $2 WHERE hash = $1", (digest, at)


def test_a_table_keeps_its_last_lines_of_chat(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script, "MOST_LINES", 5)

    async def scenario(store: ScriptedStore) -> None:
        for name in ("t", "u"):
            await store.add_table(name, DATA, "me", 1)
            for i in range(8):
                await store.add_line(name, Line(guest="ann", name="Ann", text=str(i), at=i))
        for name in ("t", "u"):
            assert [line.text for line in await store.lines(name, 100)] == ["3", "4", "5", "6", "7"]

    with_store(url, scenario)

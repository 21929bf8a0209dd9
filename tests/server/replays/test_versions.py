"""Matches that were begun by another version: their own content, and other rules than theirs."""

from __future__ import annotations

import asyncio
import random
import zlib
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from peerless.catalog.content import Content, load_content
from peerless.core.ids import RULES_VERSION
from peerless.records.log.entry import Entry
from peerless.records.outcome import Outcome
from peerless.records.record import decode_record, replay
from peerless.records.view_builder import view_data
from peerless.rules.view import View
from peerless.server.store.open import store_of
from peerless.server.store.script import text
from peerless.server.store.scripted import ScriptedStore
from peerless.service.api.replays import FrameList
from peerless.service.content import content_cache
from peerless.service.replays import replay as replays
from peerless.service.replays import replay_writer, stored_replay
from peerless.service.replays.replay import Frame, RecordedMatch
from peerless.service.store.base import Change, Store
from tests.server.support import (
    DUEL,
    WAIT_SECONDS,
    Guest,
    Player,
    connected_to,
    in_loop,
    new_guest,
    play_on,
    server_here,
    sqlite,
)

HERO = "medusa"


async def begin(db: str, answers: int | None, **setup: Any) -> tuple[str, Guest, dict[str, Any]]:
    """A match on a hot seat so far, and the last update of its first seat."""
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
        await store.release("test")
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
    """Nothing is removed from the log, all players see what happened, and the record verifies."""
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


async def older(store: ScriptedStore, table: str, at: int | None = None) -> None:
    """A finished match as another version of the rules left it; these do not allow its entry at a place."""
    row = await store.table(table)
    assert row is not None
    data = replace(row.data, rules=RULES_VERSION - 1)
    await store.commit(Change(table=table, owner="test", number=row.number, at=1, data=data))
    if at is not None:

        def script() -> Any:
            entry = Entry(answer="fly to the moon", seat="p1")
            yield "UPDATE entries SET data = $3 WHERE table_id = $1 AND number = $2", (table, at, text(entry))

        await store.write(script)


async def untried(store: ScriptedStore, table: str) -> None:
    """A finished match from before replays were stored."""

    def script() -> Any:
        yield "DELETE FROM replays WHERE table_id = $1", (table,)
        yield "UPDATE tables SET replay = 0, replay_owner = NULL WHERE id = $1", (table,)

    await store.write(script)


async def frames(guest: Guest, table: str, viewpoint: str, page: str = "") -> FrameList:
    answer = await guest.call("GET", f"/api/tables/{table}/frames?eyes={viewpoint}{page}")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=FrameList)


UNTRIED, STORED, IMPOSSIBLE = 0, 1, 2


async def state_of(store: Store, table: str) -> int:
    """Whether the replay of a match is stored."""

    def script() -> Any:
        rows = yield "SELECT replay FROM tables WHERE id = $1", (table,)
        return int(rows[0][0])

    assert isinstance(store, ScriptedStore)
    state: int = await store.read(script)
    return state


async def stored(store: Store, table: str) -> None:
    """Waits until a replay was stored, or was tried."""
    while await state_of(store, table) == UNTRIED:
        await asyncio.sleep(0.02)


@pytest.fixture
def quick_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_writer, "_SWEEP_SECONDS", 0.02)
    monkeypatch.setattr(replay_writer, "_REST", 0.0)


@pytest.mark.usefixtures("quick_replays")
@in_loop
async def test_a_finished_match_is_shown_as_it_was_played(url: str) -> None:
    """It is stored when it ends; other rules than its own show the same frames to each viewer."""
    table, ada, _ = await begin(url, None, turn_limit=4)
    before = {}
    async with server_here(url) as here:
        ada.address = here.address
        await asyncio.wait_for(stored(here.registry.store, table), WAIT_SECONDS)
        for viewpoint in ("p1", "p2", "spectator", "open"):
            before[viewpoint] = await frames(ada, table, viewpoint)
            assert before[viewpoint].rest is None
    await rewrite(url, table, lambda store: older(store, table, at=5))
    async with server_here(url) as here:
        ada.address = here.address
        for viewpoint, known in before.items():
            assert await frames(ada, table, viewpoint) == known


@pytest.mark.usefixtures("quick_replays")
@in_loop
async def test_an_older_match_that_still_replays_is_stored_at_the_start(url: str) -> None:
    table, _, _ = await begin(url, None, turn_limit=4)

    async def change(store: ScriptedStore) -> None:
        await older(store, table)
        await untried(store, table)
        assert await state_of(store, table) == UNTRIED

    await rewrite(url, table, change)
    async with server_here(url) as here:
        await asyncio.wait_for(stored(here.registry.store, table), WAIT_SECONDS)
        document = await here.registry.store.replay(table, "p2")
    assert document is not None
    shown = stored_replay.read_frames(document, 3, 2)
    assert shown is not None
    written = msgspec.json.decode(msgspec.json.encode(shown.frames), type=list[Frame])
    assert [frame.number for frame in written] == [3, 4]


@pytest.mark.usefixtures("quick_replays")
@in_loop
async def test_a_match_the_rules_cannot_repeat_is_shown_as_far_as_they_can(url: str) -> None:
    """Then come its answers as a list, to each viewer their own, and its result; nothing is refused but to go on
    from there."""
    table, ada, _ = await begin(url, None, turn_limit=4)

    async def change(store: ScriptedStore) -> None:
        await older(store, table, at=5)
        await untried(store, table)

    await rewrite(url, table, change)
    async with server_here(url) as here:
        ada.address = here.address
        store = here.registry.store
        await asyncio.wait_for(stored(store, table), WAIT_SECONDS)
        assert await store.replay(table, "open") is None
        log, row = await store.log(table), await store.table(table)
        assert row is not None
        assert row.data.result is not None
        shown = await frames(ada, table, "open")
        assert (shown.last, len(shown.frames)) == (5, 6)
        assert shown.rest is not None
        assert shown.rest.rules == RULES_VERSION - 1
        assert [line.answer for line in shown.rest.answers] == [entry.answer for entry in log[5:]]
        assert shown.rest.result == row.data.result
        early = await frames(ada, table, "open", "&count=5")  # the rest comes with the last frame
        assert (early.last, len(early.frames), early.rest) == (5, 5, None)
        assert (await frames(ada, table, "open", "&from=5&count=5")).rest == shown.rest
        closed = await frames(ada, table, "p2")
        assert closed.rest is not None
        wanted = [entry.answer if entry.seat == "p2" else None for entry in log[5:]]
        assert [line.answer for line in closed.rest.answers] == wanted
        async with connected_to(here.address, table, ada) as player:
            view = player.match["p1"]["view"]
            assert view["decision"] is None
            assert msgspec.convert(view["outcome"], Outcome) == row.data.result
        assert (await ada.call("GET", f"/api/tables/{table}/record")).status_code == 200
        on = {"number": len(log), "seat": "p1"}
        refused = await ada.call("POST", f"/api/tables/{table}/continue", **on)
        assert refused.json()["error"] == "error-match-other-rules"
        well = await ada.call("POST", f"/api/tables/{table}/continue", **{**on, "number": 4})
        assert well.status_code == 200, well.text


@pytest.mark.usefixtures("quick_replays")
@in_loop
async def test_one_match_that_cannot_be_stored_does_not_keep_others_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = sqlite(tmp_path)
    seedless, _, _ = await begin(db, None, turn_limit=2)
    faulty, _, _ = await begin(db, None, turn_limit=2)
    well, _, _ = await begin(db, None, turn_limit=2)
    wrong: list[int | str] = []

    async def change(store: ScriptedStore) -> None:
        for table in (seedless, faulty, well):
            await untried(store, table)
        row, other = await store.table(seedless), await store.table(faulty)
        assert row is not None
        assert other is not None
        data = replace(row.data, seed=None)
        await store.claim(seedless, "test")
        await store.commit(Change(table=seedless, owner="test", number=row.number, at=1, data=data))
        wrong.append(other.data.seed or 0)

    await rewrite(db, faulty, change)

    def documents_of(recorded: RecordedMatch) -> Any:
        if recorded.seed in wrong:
            raise RuntimeError
        return stored_replay.documents_of(recorded)

    monkeypatch.setattr(replay_writer, "documents_of", documents_of)
    async with server_here(db) as here:
        store = here.registry.store
        for table in (seedless, faulty, well):
            await asyncio.wait_for(stored(store, table), WAIT_SECONDS)
        assert [await state_of(store, table) for table in (seedless, faulty, well)] == [IMPOSSIBLE, IMPOSSIBLE, STORED]


@pytest.mark.usefixtures("quick_replays")
@in_loop
async def test_a_server_closes_while_it_writes_a_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that would never be finished; the next server writes it."""
    db, writing = sqlite(tmp_path), asyncio.Event()

    def endless(_: RecordedMatch) -> Any:
        while True:
            writing.set()
            yield

    with monkeypatch.context() as patch:
        patch.setattr(replay_writer, "documents_of", endless)
        table, _, _ = await begin(db, None, turn_limit=2)
        async with server_here(db) as here:
            await asyncio.wait_for(writing.wait(), WAIT_SECONDS)
        assert not here.registry.tables
    async with server_here(db) as here:
        await asyncio.wait_for(stored(here.registry.store, table), WAIT_SECONDS)
        assert await state_of(here.registry.store, table) == STORED


@pytest.mark.usefixtures("quick_replays")
@in_loop
async def test_a_replay_is_written_with_content_and_views_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The content that tables share does not grow, and no view is made twice."""
    db = sqlite(tmp_path)
    contents: list[Content] = []
    made: list[int] = []

    def documents_of(recorded: RecordedMatch) -> Any:
        contents.append(recorded.content)
        return stored_replay.documents_of(recorded)

    def counted(view: View, **options: Any) -> Any:
        made.append(view.seat)
        return view_data(view, **options)

    table, _, _ = await begin(db, None, turn_limit=2)
    await rewrite(db, table, lambda store: untried(store, table))
    monkeypatch.setattr(replay_writer, "documents_of", documents_of)
    monkeypatch.setattr(replays, "view_data", counted)
    async with server_here(db) as here:
        await asyncio.wait_for(stored(here.registry.store, table), WAIT_SECONDS)
        log = await here.registry.store.log(table)
        assert contents[-1] is not here.registry.content_cache.bundled
    assert len(made) == 3 * (len(log) + 1)


@in_loop
async def test_a_stored_replay_is_sent_as_it_was_written(tmp_path: Path) -> None:
    """Frames of another version may have other fields than those of this one."""
    db, frame = sqlite(tmp_path), {"number": 0, "of another version": [1]}
    table, ada, _ = await begin(db, None, turn_limit=2)
    lines = [frame, {**frame, "number": 1}, {"turns": [{"novel": True}], "last": 1}]
    document = zlib.compress(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))

    async def change(store: ScriptedStore) -> None:
        await older(store, table)
        await untried(store, table)
        await store.add_replay(table, {"open": document})

    await rewrite(db, table, change)
    async with server_here(db) as here:
        ada.address = here.address
        answer = (await ada.call("GET", f"/api/tables/{table}/frames?eyes=open&count=1")).json()
    assert (answer["frames"], answer["turns"], answer["last"]) == ([frame], [{"novel": True}], 1)


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

"""Long matches with many undos: the work of one step is bounded, and other tables are served in between."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from peerless.catalog.content import Content
from peerless.records.log.entry import Entry
from peerless.records.log.match_log import MatchLog
from peerless.records.log.snapshots import SPACING
from peerless.server.store.open import store_of
from peerless.server.store.script import text
from peerless.service.tables import audience, slices
from peerless.service.tables.slices import ANSWERS_AT_ONCE, Backlog, backlog_of
from tests.server.support import (
    DUEL,
    WAIT_SECONDS,
    Guest,
    connected_to,
    in_loop,
    new_guest,
    play_on,
    server_here,
    sqlite,
)
from tests.server.tables.resampled import match_log_of
from tests.support.long_match import long_match

ANSWERS, UNDOS = 700, 600


async def stored_match(db: str, content: Content, answers: int, undos: int) -> tuple[str, Guest, MatchLog]:
    """A hot seat, and a match at it that was played behind the back of all servers."""
    async with server_here(db) as here:
        ada = await new_guest(here.address)
        table, _ = await ada.create(DUEL, ["p1", "p2"])
    heroes = [str(seat["hero"]) for seat in DUEL["seats"]]  # type: ignore[index]
    log = long_match(content.tables(heroes=heroes, board=DUEL["board"]), 2, answers, undos)
    store = store_of(db)
    await store.open()
    row = await store.table(table)
    assert row is not None
    data = replace(row.data, seed=log.seed)

    def script() -> Any:
        for number, entry in enumerate(log.entries):
            yield "INSERT INTO entries (table_id, number, data) VALUES ($1, $2, $3)", (table, number, text(entry))
        yield "UPDATE tables SET number = $2, data = $3 WHERE id = $1", (table, log.number, text(data))

    try:
        await store.write(script)
    finally:
        await store.close()
    return table, ada, log


class Turns:
    """The turns of the event loop."""

    def __init__(self) -> None:
        self.count = 0
        self._task = asyncio.ensure_future(self._run())

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(0)
            self.count += 1

    async def stop(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task


@in_loop
async def test_others_are_served_while_a_long_match_opens(
    tmp_path: Path, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It plays what is kept, a slice in each turn of the loop, and is not there before it is complete."""
    db = sqlite(tmp_path)
    table, ada, log = await stored_match(db, content, ANSWERS, UNDOS)
    begun, served, load = asyncio.Event(), asyncio.Event(), MatchLog.load
    pieces: Counter[int] = Counter()

    def waiting(self: MatchLog, entries: Sequence[Entry]) -> Iterator[None]:
        """Does not end before the other table was served, as if the match went on and on."""
        for piece, _ in enumerate(load(self, entries)):
            pieces[turns.count] += 1
            yield
            while piece == ANSWERS_AT_ONCE // 2 and not served.is_set():
                begun.set()
                pieces[turns.count] += 1
                assert pieces[turns.count] <= ANSWERS_AT_ONCE, "nobody else is served"
                yield

    async with server_here(db) as here:
        ada.address = here.address
        other, _ = await ada.create(DUEL, ["p1", "p2"])
        async with connected_to(here.address, other, ada) as player:
            turns = Turns()
            monkeypatch.setattr(MatchLog, "load", waiting)
            opening = asyncio.ensure_future(here.registry.open(table))
            await asyncio.wait_for(begun.wait(), WAIT_SECONDS)
            assert await play_on({"p1": player, "p2": player}, random.Random(1), 3) == 3
            assert table not in here.registry.tables
            served.set()
            opened = match_log_of(await opening)
            await turns.stop()
        assert max(pieces.values()) <= ANSWERS_AT_ONCE
        assert opened.played == len(log.line) == ANSWERS - UNDOS
        assert (opened.entries, opened.state.key()) == (log.entries, log.state.key())


@in_loop
async def test_an_undo_of_a_long_match_replays_few_answers(tmp_path: Path, content: Content) -> None:
    db = sqlite(tmp_path)
    table, ada, log = await stored_match(db, content, ANSWERS, UNDOS)
    async with server_here(db) as here, connected_to(here.address, table, ada) as player:
        match_log = match_log_of(here.registry.tables[table])
        for kept in (len(log.line) - 1, SPACING + 5, SPACING - 1, 3):
            before, number = match_log.played, match_log.line[kept]
            assert (await player.ask("undo", seat="p1", number=number))["type"] == "accepted"
            assert match_log.played - before < SPACING
            assert len(match_log.line) == kept
            again = MatchLog(log.tables, log.seed, [log.entries[place] for place in log.line[:kept]])
            assert match_log.state.key() == again.state.key()


# ---- events of a long match ----


@in_loop
async def test_events_of_a_long_match_are_encoded_in_slices(
    tmp_path: Path, content: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "MOST_EVENTS", 20)
    monkeypatch.setattr(audience, "MOST_EVENTS", 20)
    db, most, events_from = sqlite(tmp_path), 0, MatchLog.events_from
    table, ada, log = await stored_match(db, content, 120, 4)
    assert len(log.events) > 100

    def counted(self: MatchLog, first: int, seat: str | None, last: int | None = None) -> list[dict[str, Any]]:
        nonlocal most
        found = events_from(self, first, seat, last)
        most = max(most, len(found))
        return found

    expected = {seat: json.loads(msgspec.json.encode(log.events_from(0, seat))) for seat in ("p1", "p2")}
    monkeypatch.setattr(MatchLog, "events_from", counted)
    async with server_here(db) as here:
        async with connected_to(here.address, table, ada) as player:
            assert player.events == expected
        async with connected_to(here.address, table, ada, number=log.number, events=len(log.events) - 30) as player:
            assert player.match["p1"]["first"] == len(log.events) - 30
            assert player.match["p1"]["events"] == expected["p1"][-30:]
    assert 0 < most <= 20


def sent(log: MatchLog, backlog: Backlog) -> list[dict[str, Any]]:
    """What a client gets that knew nothing."""
    ready = backlog.valid(log, 0)
    rest = log.events_from(len(ready), "p1")
    return [*(msgspec.json.decode(event) for event in ready), *msgspec.json.decode(msgspec.json.encode(rest))]


@pytest.mark.parametrize("seed", range(5))
def test_a_match_may_change_while_its_events_are_encoded(
    content: Content, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Answers and undos between two slices: what is sent in the end is what has happened."""
    monkeypatch.setattr(slices, "MOST_EVENTS", 10)
    monkeypatch.setattr(audience, "MOST_EVENTS", 10)
    dice = random.Random(seed)
    log = long_match(content.tables(heroes=["medusa", "sinbad"], board="sarpedon"), seed, 90, 2)
    encoding = backlog_of(log, "p1", 0, 0)
    while True:
        try:
            encoding.send(None)
        except StopIteration as end:
            backlog = end.value
            break
        if dice.random() < 0.4 and log.line:
            log.accept(log.undo(dice.choice(log.line[-20:]), seat="p1"))
        elif not log.over:
            log.accept(log.choice(0, by="person"))
    assert len(log.events) - len(backlog.valid(log, 0)) <= audience.MOST_EVENTS
    assert sent(log, backlog) == msgspec.json.decode(msgspec.json.encode(log.events_from(0, "p1")))
    log.accept(log.undo(log.line[len(log.line) // 2], seat="p1"))  # after it was encoded, before it is sent
    for _ in range(20):  # another match from there on
        if not log.over:
            log.accept(log.choice(dice.randrange(len(log.state.options)), by="person"))
    assert sent(log, backlog) == msgspec.json.decode(msgspec.json.encode(log.events_from(0, "p1")))


@in_loop
async def test_a_spectator_who_takes_a_seat_connects_again_for_its_events(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server_here(sqlite(tmp_path)) as here:
        ada, bob = await new_guest(here.address), await new_guest(here.address, "Bob")
        seats = [{"hero": "medusa"}, {"hero": "sinbad", "kind": "bot", "level": "easy"}]
        table, invite = await ada.create({**DUEL, "seats": seats, "spectators": True}, ["p1"])
        async with connected_to(here.address, table, ada) as player:
            await play_on({"p1": player}, random.Random(2), 12)
            while not player.options("p1"):
                await player.next()
            monkeypatch.setattr(slices, "MOST_EVENTS", 10)  # not before: one answer of the bot may lead to more
            monkeypatch.setattr(audience, "MOST_EVENTS", 10)
            async with connected_to(here.address, table, bob, invite=invite) as watching:
                assert await bob.join(table, invite, "p2") == ["p2"]
                with pytest.raises(ConnectionClosed) as closed:
                    await watching.until(lambda message: "p2" in watching.match)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
            async with connected_to(here.address, table, bob) as sitting:
                match_log = match_log_of(here.registry.tables[table])
                events = json.loads(msgspec.json.encode(match_log.events_from(0, "p2")))
                assert sitting.events == {"p2": events}
                assert len(events) > 10

"""Nobody learns what they should not: what a socket is sent does not change with what its viewer cannot know."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import random
import secrets
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from peerless import PeerlessError, State
from peerless.core.ids import NONE
from peerless.messages.message import Message
from peerless.records import save
from peerless.records.events import open_event_data
from peerless.records.log.match_log import MatchLog, Step
from peerless.records.view_builder import view_data
from peerless.records.viewdata import ViewData
from peerless.rules.notation import option_texts
from peerless.server.store import sqlite as sqlite_store
from peerless.service.tables.refusals import TableError
from peerless.service.tables.stored_table import match_log_of_table
from peerless.service.tables.table import Table
from tests.server.support import Guest, Player, RunningServer, connected_to, new_guest, server_here, sqlite
from tests.server.tables.resampled import (
    CLOSED,
    Received,
    Viewpoint,
    hear,
    hello,
    match_log_of,
    second_world,
    twin_of,
    what_next,
    wrong_requests,
)
from tests.support.play import HEROES, SEATS, TABLES
from tests.support.properties import check_state

ANSWERS = 12
"""Over sockets in one match; before them it is played on to some random moment."""


class OpenTable:
    """A table with all players connected, and a spectator."""

    def __init__(self, here: RunningServer, table: Table, guests: dict[str, Guest], dice: random.Random) -> None:
        self.here, self.table, self.guests, self.dice = here, table, guests, dice
        self.players: dict[str | None, Player] = {}
        self.compared = self.followed = 0

    @property
    def number(self) -> int:
        return match_log_of(self.table).number

    async def connect(self, stack: AsyncExitStack, seat: str | None) -> None:
        """Comes in, or comes again knowing what it knew."""
        before = self.players.get(seat)
        known = before.match[seat]["number"] if before is not None else 0
        events = list(before.events[seat]) if before is not None else []
        guest = None if seat is None else self.guests[seat]
        at = connected_to(self.here.address, self.table.id, guest, number=known, events=len(events))
        player = await stack.enter_async_context(at)
        update = player.match[seat]
        all_events = match_log_of(self.table).events_from(0, seat)
        heard = events[: update["first"]] + update["events"]
        assert heard == json.loads(json.dumps(all_events)), "who comes back is told differently"
        player.events[seat] = all_events
        self.players[seat] = player

    async def skip(self, answers: int) -> None:
        """Played on by the server itself."""
        match_log = match_log_of(self.table)
        async with self.table.lock:
            while answers and not match_log.over:
                answers -= 1
                await self.table._take(match_log.choice(self.dice.randrange(len(match_log.state.options)), by="person"))

    async def step(self) -> None:
        """A player answers, perhaps after trying something else, and perhaps undoes it."""
        match_log, dice = match_log_of(self.table), self.dice
        seat = str(match_log.asked)
        player = self.players[seat]
        for request in wrong_requests(match_log, Viewpoint(seat, None), dice, dice.choice([0, 0, 1, 3])):
            refused = await player.ask(**{"kind" if k == "type" else k: v for k, v in request.items() if k != "id"})
            assert refused["type"] == "refused", (request, refused)
        reply = await player.answer(seat, dice.choice(option_texts(match_log.state)))
        assert reply["type"] == "accepted"
        await self.all_told()
        free = player.match[seat].get("undo")
        if free is not None and dice.random() < 0.3:
            assert (await player.ask("undo", seat=seat, number=free))["type"] == "accepted"
            await self.all_told()

    async def all_told(self) -> None:
        for viewpoint, player in self.players.items():
            while player.match[viewpoint]["number"] < self.number:
                await player.next()

    async def probe(self, viewpoint: Viewpoint) -> None:
        """The same requests and the same step in this world and in another: the same is heard."""
        match_log, dice = match_log_of(self.table), self.dice
        world = second_world(match_log, viewpoint, dice)
        check_state(world.state)
        looks = {"type": "inspect", "id": 97}
        asked = [hello(match_log, viewpoint, dice), looks, *wrong_requests(match_log, viewpoint, dice, 6)]
        then = what_next(match_log, world, viewpoint, dice)
        nothing = {"do": "ask", "request": {"type": "ping", "id": 98}}
        one, other = then or (nothing, nothing)
        true = await hear(self.here, self.table, twin_of(match_log), viewpoint, asked, one)
        twin = await hear(self.here, self.table, world, viewpoint, asked, other)
        assert not true.before[-1].startswith(CLOSED), true.before
        assert true.before == twin.before, "what is hidden has been told"
        self.compared += len(true.before)
        if then is not None and _happened(true) == _happened(twin):
            assert true.after == twin.after, f"what happened looks the same, but is told differently: {one} {other}"
            self.followed += 1


def _happened(heard: Received) -> list[Any]:
    """The events of the last update: if they differ, something different was revealed."""
    return [message.get("events") for message in map(json.loads, heard.after)]


async def seated(here: RunningServer, guests: list[Guest], mode: str, count: int, dice: random.Random) -> OpenTable:
    """A table of random heroes on a random board."""
    board = dice.choice([board for seats, board in TABLES if seats == (mode, count)])
    setup = {
        "mode": mode,
        "board": board,
        "edition": dice.choice(["current", "classic"]),
        "public": True,
        "seats": [{"hero": dice.choice(HEROES)} for _ in range(count)],
    }
    table, invite = await guests[0].create(setup, ["p1"])
    for guest in guests[1:count]:
        await guest.join(table, invite)
    return OpenTable(here, here.registry.tables[table], {f"p{i + 1}": guests[i] for i in range(count)}, dice)


async def play(here: RunningServer, room: OpenTable) -> None:
    dice = room.dice
    await room.skip(dice.choice([0, dice.randrange(40), dice.randrange(200)]))
    async with AsyncExitStack() as stack:
        for seat in (*room.guests, None):
            await room.connect(stack, seat)
        for _ in range(ANSWERS):
            if match_log_of(room.table).over:
                break
            if dice.random() < 0.1:
                await room.connect(stack, dice.choice([*room.guests, None]))
            if dice.random() < 0.5:
                seat = dice.choice([*room.guests, None])
                await room.probe(Viewpoint(seat, None if seat is None else room.guests[seat]))
            await room.step()
    await check_stored(here, room.table)


async def check_stored(here: RunningServer, table: Table) -> None:
    """The match is what its stored log says."""
    log = await here.registry.store.log(table.id)
    again = match_log_of_table(table.data, table.content, log)
    assert save.checksum(again.state) == save.checksum(match_log_of(table).state)
    check_state(again.state)


async def play_some(folder: Path, mode: str, count: int, matches: int) -> tuple[int, int]:
    """Plays some matches; how many messages were compared, and how many steps were followed in both worlds."""
    compared = followed = 0
    async with server_here(sqlite(folder), tables_per_guest=10**9) as here:
        guests = [await new_guest(here.address, f"guest {i}") for i in range(count)]
        for number in range(matches):
            room = await seated(here, guests, mode, count, random.Random(f"{mode} {count} {number}"))
            try:
                await play(here, room)
            except BaseException as error:
                error.add_note(f"in the match number {number}: {room.table.data.setup}")
                raise
            compared, followed = compared + room.compared, followed + room.followed
    return compared, followed


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No disk is to be waited for here, and seeds can be had again."""
    settings = [line.replace("FULL", "OFF") for line in sqlite_store._SETTINGS]
    monkeypatch.setattr(sqlite_store, "_SETTINGS", settings)
    monkeypatch.setattr(secrets, "randbits", random.Random(7).getrandbits)


@pytest.mark.parametrize(("mode", "count"), SEATS, ids=[f"{mode}-{count}" for mode, count in SEATS])
def test_what_is_hidden_changes_nothing_that_is_sent(tmp_path: Path, matches: int, mode: str, count: int) -> None:
    compared, followed = asyncio.run(play_some(tmp_path, mode, count, max(1, matches // 75)))
    assert compared
    assert followed


# ---- the check itself: servers that tell too much ----


def _their_cards(s: State, viewpoint: str | None) -> list[int]:
    """A hand that this viewer does not see."""
    own = NONE if viewpoint is None else int(viewpoint[1:]) - 1
    seat = next(i for i in range(int(s.t.seats)) if i != own)
    return [int(card) for card in s.hand(seat)]


def _open_events(patch: pytest.MonkeyPatch) -> None:
    def told(self: MatchLog, first: int, seat: str | None, last: int | None = None) -> list[dict[str, Any]]:
        return [open_event_data(self.state, event) for event in self.events.since(first, last)]

    patch.setattr(MatchLog, "events_from", told)


def _open_options(patch: pytest.MonkeyPatch) -> None:
    def told(self: MatchLog, seat: str | None) -> ViewData:
        data = view_data(self.view(seat))
        if data.decision is None:
            return data
        return replace(data, decision=replace(data.decision, options=option_texts(self.state)))

    patch.setattr(MatchLog, "view_data", told)


def _wrong_viewpoint(patch: pytest.MonkeyPatch) -> None:
    """All viewers see what the first seat sees."""
    true, true_data = MatchLog.view, MatchLog.view_data
    patch.setattr(MatchLog, "view", lambda self, _: true(self, "p1"))
    patch.setattr(MatchLog, "view_data", lambda self, _: true_data(self, "p1"))


def _foreign_hand_in_refusals(patch: pytest.MonkeyPatch) -> None:
    true = Table.answer

    async def answer(self: Table, guest: object, seat: str, number: int, text: str) -> None:
        try:
            await true(self, guest, seat, number, text)  # type: ignore[arg-type]
        except PeerlessError as error:
            hand = sorted(_their_cards(match_log_of(self).state, seat))
            raise TableError(Message("error-no-seat", seat=hand[0] if hand else 0, known="")) from error

    patch.setattr(Table, "answer", answer)


def _offered_or_not(patch: pytest.MonkeyPatch) -> None:
    """An answer of the wrong seat is refused in another way if the right one could give it."""
    true = Table.answer

    async def answer(self: Table, guest: object, seat: str, number: int, text: str) -> None:
        if seat != match_log_of(self).asked and text in option_texts(match_log_of(self).state):
            raise TableError(Message("error-no-proposal"))
        await true(self, guest, seat, number, text)  # type: ignore[arg-type]

    patch.setattr(Table, "answer", answer)


def _undo_by_hands(patch: pytest.MonkeyPatch) -> None:
    """Whether an undo is free depends on another player's hand."""
    true = MatchLog.answer

    def answer(self: MatchLog, text: str, *, at: int = 0, ms: int = 0) -> Step:
        step = true(self, text, at=at, ms=ms)
        return dataclasses.replace(step, entry=replace(step.entry, barrier=sum(step.state.hand(0)) % 2 == 1))

    patch.setattr(MatchLog, "answer", answer)


def _gaps_in_events(patch: pytest.MonkeyPatch) -> None:
    true = MatchLog.events_from

    def told(self: MatchLog, first: int, seat: str | None) -> list[dict[str, Any]]:
        kept = true(self, first, seat)
        return [data for data, event in zip(kept, self.events.since(first), strict=True) if event.card % 7 != 3]

    patch.setattr(MatchLog, "events_from", told)


def _order_by_hands(patch: pytest.MonkeyPatch) -> None:
    """Seats get updates in an order that depends on a hidden hand."""

    def told(self: MatchLog, seat: str | None) -> ViewData:
        data = view_data(self.view(seat))
        turned = sum(_their_cards(self.state, seat)) % 2
        return replace(data, seats=data.seats[::-1] if turned else data.seats)

    patch.setattr(MatchLog, "view_data", told)


def _top_of_a_deck(patch: pytest.MonkeyPatch) -> None:
    """A number that tells of the deck."""
    true = MatchLog.view_data

    def told(self: MatchLog, seat: str | None) -> ViewData:
        data = true(self, seat)
        return replace(data, turn=data.turn + (self.state.deck(0) or [0])[-1])

    patch.setattr(MatchLog, "view_data", told)


LEAKS = [
    _open_events, _open_options, _wrong_viewpoint, _foreign_hand_in_refusals, _offered_or_not, _undo_by_hands,
    _gaps_in_events, _order_by_hands, _top_of_a_deck,
]  # fmt: skip


@pytest.mark.parametrize("leak", LEAKS, ids=[leak.__name__.lstrip("_") for leak in LEAKS])
def test_a_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[Any], None]) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=r"what is hidden has been told|is told differently"):
        asyncio.run(play_some(tmp_path, "free_for_all", 3, 20))

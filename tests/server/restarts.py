"""Players who go through everything that may happen to a server, and what must be true of their matches afterward."""

from __future__ import annotations

import asyncio
import json
import math
import random
import signal
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache
from typing import Any, Final, TypeVar

import httpx2 as httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from peerless.catalog.content import Content, load_content
from peerless.records.log.entry import Entry
from peerless.records.record import decode_record, replay
from peerless.server.content.homebrew_pool import HomebrewPool
from peerless.server.store.open import store_of
from peerless.service.content.content_cache import ContentCache
from peerless.service.tables.stored_table import match_log_of_table
from tests.server.support import DUEL, WAIT_SECONDS, Guest, ServerProcess, new_guest

T = TypeVar("T")
LATER: Final = {
    "error-store-failed", "error-store-unsure", "error-store-lease", "error-store-gone-on", "error-table-let-go",
    "error-table-elsewhere", "error-closing", "error-server-closing",
}  # fmt: skip
"""Refusals that say: not now."""
BOT_DUEL: Final = {**DUEL, "seats": [DUEL["seats"][0], {"hero": "sinbad", "kind": "bot", "level": "easy"}]}


@cache
def bundled() -> Content:
    return load_content()


SHORT: Final = {"turn_limit": 12}
"""For matches that should end soon."""


async def insist(call: Callable[[], Awaitable[T]]) -> T:
    """Once more, until it works; a server may be down, or stop before it has answered."""
    async with asyncio.timeout(WAIT_SECONDS):
        while True:
            try:
                return await call()
            except (httpx.HTTPError, OSError):
                await asyncio.sleep(0.02)
            except AssertionError as error:
                if not any(key in str(error) for key in LATER):
                    raise
                await asyncio.sleep(0.02)


class ReconnectingPlayer:
    """One seat, played by chance. Connects again with what it knows, and gives an answer until that is acknowledged."""

    def __init__(self, address: str, table: str, guest: Guest, seat: str, dice: random.Random) -> None:
        self.address, self.table, self.guest, self.seat, self.dice = address, table, guest, seat, dice
        self.number = 0
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.acknowledged: dict[int, str] = {}
        self.pending: tuple[int, str] | None = None
        self.refusals: Counter[str] = Counter()
        self.notices: list[str] = []
        self.connections = 0
        self.changed = asyncio.Event()
        self.limit = math.inf
        """Give no answer once the match has this many entries, until `free` is called."""
        self._freed = asyncio.Event()

    def __str__(self) -> str:
        return f"{self.seat} at {self.number}: {self.pending}, {self.connections} times, {self.refusals}"

    @property
    def over(self) -> bool:
        return bool(self.view) and self.view["outcome"] is not None and self.pending is None

    def free(self) -> None:
        """Give answers again, however long the match is."""
        self.limit = math.inf
        self._freed.set()

    async def play(self) -> None:
        """Until the match is over."""
        while not self.over:
            try:
                url = self.address.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
                async with connect(
                    url, max_size=None, compression=None, ping_interval=None, open_timeout=5, close_timeout=1
                ) as socket:
                    self.connections += 1
                    await self._sit(socket)
            except (OSError, WebSocketException, EOFError):
                await asyncio.sleep(0.02)

    async def _sit(self, socket: ClientConnection) -> None:
        await self._say(
            socket, "hello", 0, protocol=1, token=self.guest.token, number=self.number, events=len(self.events)
        )
        sent = known = False
        while not self.over:
            message = json.loads(await socket.recv())
            if message["type"] == "update":
                self._hear(message)
                known = True
            elif message["type"] == "accepted":
                assert self.pending is not None
                number, answer = self.pending
                self.acknowledged[number] = answer
                self.pending, sent = None, False
            elif message["type"] == "refused":
                assert message["error"] in LATER, (message, self.seat, self.pending, self.number)
                self.refusals[message["error"]] += 1
                await asyncio.sleep(0.02)
                sent = False
            elif message["type"] == "notice":
                self.notices.append(message["notice"])
            self.changed.set()
            if known and not sent and self._has_answer():
                assert self.pending is not None
                sent = True
                while self.number >= self.limit:
                    self._freed.clear()
                    await self._freed.wait()
                await self._say(socket, "answer", 1, seat=self.seat, number=self.pending[0], answer=self.pending[1])

    def _has_answer(self) -> bool:
        decision = self.view["decision"]
        if self.pending is None and decision is not None and decision["seat"] == self.seat:
            self.pending = self.number, self.dice.choice(decision["options"])
        return self.pending is not None

    def _hear(self, update: dict[str, Any]) -> None:
        assert update["number"] >= self.number, "what was told is never taken back"
        assert update["first"] <= len(self.events)
        self.number, self.view = update["number"], update["view"]
        self.events = self.events[: update["first"]] + update["events"]

    async def _say(self, socket: ClientConnection, kind: str, request: int, **fields: Any) -> None:
        with suppress(ConnectionClosed):  # what was sent before it was closed is still to be read
            await socket.send(json.dumps({"type": kind, "id": request, **fields}))

    async def until(self, number: int) -> None:
        """The match has come so far, as this one knows."""
        async with asyncio.timeout(WAIT_SECONDS):
            while self.number < number and not self.over:
                self.changed.clear()
                await self.changed.wait()


class Match:
    """A table with players on all seats for people."""

    def __init__(self, table: str, players: Sequence[ReconnectingPlayer]) -> None:
        self.table = table
        self.players = list(players)
        self._playing: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self._playing = [asyncio.create_task(player.play()) for player in self.players]

    @property
    def answers(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    @property
    def refusals(self) -> Counter[str]:
        return sum((player.refusals for player in self.players), Counter())

    async def until(self, number: int) -> None:
        """Wait until all players know this many entries, or one has failed."""
        waiting = [asyncio.create_task(player.until(number)) for player in self.players]
        everybody = asyncio.create_task(asyncio.wait(waiting))
        failed = asyncio.create_task(asyncio.wait(self._playing, return_when=asyncio.FIRST_EXCEPTION))
        await asyncio.wait([everybody, failed], return_when=asyncio.FIRST_COMPLETED)
        for task in (*waiting, *self._playing):
            if task.done():
                task.result()
        for helper in (*waiting, everybody, failed):
            helper.cancel()

    async def end(self) -> None:
        """Play the match to its end, however long it takes, as long as it advances."""
        while True:
            before = [player.number for player in self.players]
            done, waiting = await asyncio.wait(self._playing, timeout=WAIT_SECONDS, return_when=asyncio.FIRST_EXCEPTION)
            for playing in done:
                playing.result()
            if not waiting:
                return
            assert [player.number for player in self.players] != before, [*map(str, self.players)]

    async def leave(self) -> None:
        """Disconnect all players, at any point of the match."""
        for playing in self._playing:
            playing.cancel()
        for result in await asyncio.gather(*self._playing, return_exceptions=True):
            if isinstance(result, Exception):
                raise result

    async def verify_record(self) -> None:
        """The record anybody can load down is that of the match, and replays."""
        guest = self.players[0].guest
        path = f"/api/tables/{self.table}/record"
        answer = await insist(lambda: guest.call("GET", path))
        assert answer.status_code == 200, answer.text
        record = decode_record(answer.content)
        replay(record, bundled(), verify=True)
        outcome = self.players[0].view["outcome"]
        assert record.result is not None
        assert {"winners": list(record.result.winners), "reason": record.result.reason} == outcome


async def sit_down(address: str, setup: dict[str, Any], dice: random.Random, **more: Any) -> Match:
    """A table with new guests on all seats that are not bots'."""
    persons = [f"p{i + 1}" for i, seat in enumerate(setup["seats"]) if seat.get("kind") != "bot"]
    guests = [await insist(lambda: new_guest(address)) for _ in persons]
    table, invite = await insist(lambda: guests[0].create({**setup, **more}, persons[:1]))
    for guest, seat in zip(guests[1:], persons[1:], strict=True):
        await insist(lambda guest=guest, seat=seat: guest.join(table, invite, seat))  # type: ignore[misc]
    seated = zip(guests, persons, strict=True)
    return Match(
        table, [ReconnectingPlayer(address, table, guest, seat, random.Random(dice.random())) for guest, seat in seated]
    )


async def check_stored(db: str, matches: Sequence[Match]) -> int:
    """Everything acknowledged is stored once and in order, and all players know the same. Returns people's answers.

    To be called when no server runs.
    """
    store = store_of(db)
    await store.open()
    try:
        content_cache = ContentCache(store, HomebrewPool())
        answers = 0
        for match in matches:
            row = await store.table(match.table)
            assert row is not None
            log = await store.log(match.table)
            assert row.number == len(log)
            match_log = match_log_of_table(row.data, await content_cache.content_of(row.data.hashes), log)
            for player in match.players:
                check_log(log, player)
                told = match_log.events_from(0, player.seat)
                assert player.events == msgspec.json.decode(msgspec.json.encode(told))[: len(player.events)]
                if player.over:
                    assert len(told) == len(player.events)
                    assert row.data.phase == "over"
            answers += match.answers
        return answers
    finally:
        await store.close()


def check_log(log: Sequence[Entry], player: ReconnectingPlayer) -> None:
    """A log has the acknowledged answers of a seat and no others, except perhaps one not acknowledged yet."""
    given = {
        number: entry.answer for number, entry in enumerate(log) if entry.seat == player.seat and entry.by == "person"
    }
    unsure = dict([player.pending] if player.pending is not None else [])
    assert player.acknowledged.items() <= given.items()
    assert given.items() <= (player.acknowledged | unsure).items()
    assert player.number <= len(log)


@asynccontextmanager
async def serving(db: str, **settings: Any) -> AsyncIterator[ServerProcess]:
    """A server process that is gone afterward."""
    server = ServerProcess(db, **{"lease_seconds": 0.5, "tables_per_guest": 100, **settings})
    try:
        await asyncio.to_thread(server.start)
        yield server
    finally:
        await asyncio.to_thread(server.kill)


async def playing(server: ServerProcess, *setups: dict[str, Any], seed: int = 1) -> list[Match]:
    """Matches that are under way."""
    dice = random.Random(seed)
    matches = [await sit_down(server.address, setup, dice, **SHORT) for setup in setups]
    for match in matches:
        match.begin()
    return matches


AHEAD: Final = 20
"""Entries a match may be ahead of where it must get: without a limit, one without bots ends before another begins."""


async def go_on(matches: list[Match], answers: int, hold: bool = False) -> None:
    """Play a number of further entries at every table, or to its end; `hold` them there until they are freed."""
    ends = [match.players[0].number + answers for match in matches]
    for match, end in zip(matches, ends, strict=True):
        for player in match.players:
            player.limit = end if hold else end + AHEAD
    await asyncio.gather(*(match.until(end) for match, end in zip(matches, ends, strict=True)))
    if not hold:
        free(matches)


def free(matches: list[Match]) -> None:
    for match in matches:
        for player in match.players:
            player.free()


async def to_the_end(server: ServerProcess, matches: list[Match]) -> None:
    """Everything that has to be true at the end."""
    for match in matches:
        await match.end()
        await match.verify_record()
    assert await asyncio.to_thread(server.end, signal.SIGTERM) == 0
    assert await check_stored(server.db, matches) > 0


async def until(holds: Callable[[], bool], seconds: float = WAIT_SECONDS) -> None:
    """For what nobody tells us of."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.02)


async def log_of(db: str, table: str) -> list[Entry]:
    store = store_of(db)
    await store.open_to_read()
    try:
        return await store.log(table)
    finally:
        await store.close()

"""Only entries of the match log change a clock: every message and every request that the protocol has is tried.

The messages and requests are made from their types, so that a new one is tried, too. `test_clock_changes.py` has those
that need a story.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from msgspec import inspect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from peerless.bots.protocol import PROTOCOL, Answer, Ready
from peerless.server.sockets.program_session import MOST_UNREADABLE
from peerless.service.api.endpoints import ENDPOINTS
from peerless.service.http.endpoint import Endpoint
from peerless.service.protocol.messages import ClientMessage
from peerless.service.tables import stored_table
from peerless.service.tables import table as table_module
from peerless.service.tables.table import Table
from tests.server.support import (
    DUEL,
    Guest,
    Player,
    RunningServer,
    connected_to,
    in_loop,
    new_guest,
    server_here,
    sqlite,
)

MESSAGES: list[Any] = list(ClientMessage.__args__)
GOODBYES = [known for known in ENDPOINTS if known.method == "DELETE" and known.path.startswith("/api/guests")]
"""After these a guest may be gone for good."""
SEATS = ("p1", "p2")
MESSAGE_TIMES = 5
REQUEST_TIMES = 1


class Duel:
    """Two people at a table with a clock, a spectator, and a bot that never answers where somebody has left."""

    def __init__(self, here: RunningServer, kind: str, stack: AsyncExitStack) -> None:
        self.here = here
        self.stack = stack
        self.dice = random.Random(kind)
        self.kind = kind
        self.id = self.invite = ""
        self.guests: list[Guest] = []
        self.players: list[Player] = []

    async def begin(self) -> None:
        """A new table, with new people: the last ones may be deleted."""
        self.guests = [await new_guest(self.here.address, name) for name in ("Ada", "Bob", "Eve")]
        clock = {"kind": self.kind, "seconds": 3600}
        setup = {**DUEL, "clock": clock, "public": True, "absent": "bot", "away_seconds": 3600}
        self.id, self.invite = await self.guests[0].create(setup, ["p1"])
        await self.guests[1].join(self.id, self.invite)
        self.players = [await self._connected(guest) for guest in self.guests]

    async def _connected(self, guest: Guest) -> Player:
        connecting = connected_to(self.here.address, self.id, guest, presents=True)
        return await self.stack.enter_async_context(connecting)

    @property
    def table(self) -> Table:
        return self.here.registry.tables[self.id]

    @property
    def number(self) -> int:
        assert self.table.match_log is not None
        return self.table.match_log.number

    def clocks(self) -> tuple[object, ...]:
        clocks = self.table._clocks
        return dict(clocks.left), dict(clocks.strikes), clocks._since, clocks._decision

    async def sit_down(self) -> None:
        """Whoever has left takes their seat again; a match that is over is left for a new one."""
        if self.table.data.phase != "playing":
            await self.begin()
        for place, (guest, seat) in enumerate(zip(self.guests, SEATS, strict=False)):
            if self.table.data.seats[place].guest != guest.guest:
                await guest.join(self.id, self.invite, seat)
        for place, player in enumerate(self.players):
            if player.socket.close_code is not None:
                self.players[place] = await self._connected(self.guests[place])

    # ---- what is sent ----

    async def send(self, kind: Any) -> None:
        """A message of this kind, and whatever else the socket has sent was dealt with."""
        fields = self.fields(kind)
        player = self.dice.choice(self.players)
        if "seat" in fields and self.dice.random() < 0.8:  # most speak for themselves
            player = self.players[SEATS.index(fields["seat"])]
        with suppress(ConnectionClosed):
            message = {**fields, "type": kind.__struct_config__.tag}
            await player.socket.send(msgspec.json.encode(message).decode())
            request = await player.send("ping")
            await player.until(lambda message: message["type"] == "pong" and message["id"] == request)

    async def ask(self, known: Endpoint) -> None:
        """A request to this endpoint."""
        given = self.fields(known.params)
        path, query = known.path, []
        for name, value in given.items():
            text = quote(str(value), safe="")
            if f"{{{name}}}" in path:
                path = path.replace(f"{{{name}}}", text)
            elif value is not None:
                query.append(f"{name}={text}")
        body = self.fields(known.body) if known.body is not None else {}
        await self.dice.choice(self.guests).call(known.method, f"{path}?{'&'.join(query)}", **body)

    async def play_as_a_program(self) -> None:
        """All that a program may say."""
        url = self.here.address.replace("http", "ws", 1) + f"/api/tables/{self.id}/program"
        headers = {"Authorization": f"Bearer {self.dice.choice(self.guests).token}"}
        async with connect(url, additional_headers=headers) as socket:
            with suppress(ConnectionClosed):
                await socket.recv()
                await socket.send(msgspec.json.encode(Ready(PROTOCOL)).decode())
                for number in (self.number, self.number + 1, 0):
                    await socket.send(msgspec.json.encode(Answer(number, "nonsense")).decode())
                for _ in range(MOST_UNREADABLE):
                    await socket.send("{")
                while True:  # until it is closed for that
                    await socket.recv()

    # ---- what it contains ----

    def fields(self, kind: Any) -> dict[str, Any]:
        """The fields of a struct, such that many of them make sense at this table."""
        described = inspect.type_info(kind)
        assert isinstance(described, inspect.StructType)
        return {field.encode_name: self.value(field.encode_name, field.type) for field in described.fields}

    def value(self, name: str, kind: inspect.Type) -> Any:
        choice = self.dice.choice
        known: dict[str, list[Any]] = {
            "table": [self.id], "seat": [*SEATS], "seats": [["p1"], []], "invite": [self.invite, ""],
            "guest": [guest.guest for guest in self.guests], "token": [choice(self.guests).token, ""],
            "number": [self.number, max(0, self.number - 1), 0, 1000], "proposal": [1, 2, 3], "protocol": [1],
            "hero": ["medusa", None], "language": ["en"], "name": [f"Name {self.dice.random()}"],
            "answer": [*self.options(), "nonsense"], "code": ["en", "ABCD-EFGH"], "text": ["hello"],
        }  # fmt: skip
        return choice(known[name]) if name in known else self._made(kind)

    def options(self) -> list[str]:
        """What the player who is asked may answer."""
        found = [player.match.get(seat) for player, seat in zip(self.players, SEATS, strict=False)]
        decisions = [(match["view"]["decision"] or {}) for match in found if match is not None]
        return [option for decision in decisions for option in decision.get("options") or []]

    def _made(self, kind: inspect.Type) -> Any:
        choice = self.dice.choice
        match kind:
            case inspect.UnionType():
                return self._made(choice(kind.types))
            case inspect.LiteralType():
                return choice(kind.values)
            case inspect.BoolType():
                return choice([True, False])
            case inspect.IntType() | inspect.FloatType():
                return kind.ge or 0
            case inspect.StrType():
                return "x" * max(1, kind.min_length or 1)
            case inspect.ListType():
                return [self._made(kind.item_type) for _ in range(kind.min_length or 0)]
            case inspect.DictType():
                return {}
            case inspect.StructType():
                return {field.encode_name: self.value(field.encode_name, field.type) for field in kind.fields}
            case _:
                return None


@pytest.mark.parametrize("kind", ["match", "decision"])
@in_loop
async def test_whatever_is_sent_only_an_entry_changes_a_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    now = [1000.0]
    for module in (table_module, stored_table):
        monkeypatch.setattr(module, "monotonic_ms", lambda: now[0])
    async with server_here(sqlite(tmp_path), tables_per_guest=10**6) as here, AsyncExitStack() as stack:
        monkeypatch.setattr(here.registry.bot_pool, "choose", lambda *asked, **named: asyncio.Event().wait())
        duel = Duel(here, kind, stack)
        await duel.begin()
        steps: list[Any] = [*MESSAGES * MESSAGE_TIMES, *[*ENDPOINTS, None] * REQUEST_TIMES]
        duel.dice.shuffle(steps)
        entries = 0
        for step in steps:
            table, number, before = duel.table, duel.number, duel.clocks()
            now[0] += duel.dice.choice([0, 300, 2000])
            if step is None:
                await duel.play_as_a_program()
            elif isinstance(step, Endpoint):
                await duel.ask(step)
            else:
                await duel.send(step)
            assert duel.table is table
            entries += duel.number > number
            if duel.number == number:
                assert duel.clocks() == before, step
            else:
                before = duel.clocks()
            number = duel.number
            if step in GOODBYES:
                await duel.begin()
            await duel.sit_down()
            if duel.table is table and duel.number == number:
                assert duel.clocks() == before, f"{step}, and sitting down again"
        assert entries > 0, "some were entries"

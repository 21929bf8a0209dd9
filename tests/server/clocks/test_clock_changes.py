"""Only entries of the match log change a clock, whatever else clients ask for."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from peerless.service.tables import stored_table
from peerless.service.tables import table as table_module
from peerless.service.tables.clocks import Clocks
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

SECONDS = 3600
REQUESTS = 34


class Duel:
    """Two people at a table with a clock, and a stranger."""

    def __init__(
        self,
        here: RunningServer,
        table: str,
        guests: list[Guest],
        players: list[Player],
        stack: AsyncExitStack,
        dice: int,
    ) -> None:
        self.here = here
        self.stack = stack
        self.table = table
        self.guests = guests
        self.players = players
        self.dice = random.Random(dice)

    @property
    def clocks(self) -> Clocks:
        return self.here.registry.tables[self.table]._clocks

    def clock_state(self) -> tuple[Any, ...]:
        clocks = self.clocks
        return dict(clocks.left), dict(clocks.strikes), clocks.running, clocks._since, clocks._decision

    @property
    def asked(self) -> int:
        """The index of the player who is asked."""
        return 0 if self.clocks.running == "p1" else 1

    def some(self) -> int:
        return self.dice.randrange(2)

    async def call(self, who: int, method: str, path: str, **body: Any) -> int:
        return (await self.guests[who].call(method, path.format(table=self.table), **body)).status_code

    async def settle(self) -> None:
        """Everything that was sent before has been dealt with."""
        for player in self.players:
            request = await player.send("ping")
            await player.until(lambda m, request=request: m["type"] == "pong" and m["id"] == request)  # type: ignore[misc]


Request = Callable[[Duel], Awaitable[object]]


async def rename(duel: Duel) -> None:
    assert await duel.call(duel.some(), "PATCH", "/api/guests/me", name=f"Name {duel.dice.random()}") == 200


async def chat(duel: Duel) -> None:
    assert (await duel.players[duel.some()].ask("chat", text="hello"))["type"] == "accepted"


async def emote(duel: Duel) -> None:
    assert (await duel.players[duel.some()].ask("emote", emote="wow"))["type"] == "accepted"


async def mute(duel: Duel) -> None:
    await duel.players[duel.some()].ask("mute", guest=duel.guests[duel.some()].guest, muted=duel.dice.random() < 0.5)


async def report_shown(duel: Duel) -> None:
    for _ in range(3):
        await duel.players[duel.some()].send("shown", number=duel.dice.choice([0, 1, 2, 3, 1000]))


async def inspect(duel: Duel) -> None:
    player = duel.players[duel.some()]
    request = await player.send("inspect")
    await player.until(lambda m: m["type"] == "threats" and m["id"] == request)


async def say_hello_again(duel: Duel) -> None:
    assert (await duel.players[duel.some()].ask("hello", protocol=1))["type"] == "refused"


async def send_nonsense(duel: Duel) -> None:
    await duel.players[duel.some()].socket.send(duel.dice.choice(["{", "[]", '{"type":"nothing"}', "\u202e"]))


async def answer_wrongly(duel: Duel) -> None:
    """Illegal, too early, too late, or another seat's decision."""
    asked = duel.asked
    number = duel.players[asked].match[f"p{asked + 1}"]["number"]
    who = duel.some()
    text, given = duel.dice.choice([("nonsense", number), ("maneuver", number + 1), ("maneuver", max(0, number - 1))])
    reply = await duel.players[who].answer(f"p{asked + 1}", text, given)
    assert reply["type"] == "refused"


async def offer_draw(duel: Duel) -> None:
    await _offer(duel, duel.some(), "propose", what="draw")


async def ask_for_undo(duel: Duel) -> None:
    by, number = duel.some(), duel.dice.choice([0, 1, 500])
    match_log = duel.here.registry.tables[duel.table].match_log
    assert match_log is not None
    is_free = match_log.can_undo(number) and match_log.is_free(f"p{by + 1}", number)
    if not is_free:  # a free one is an entry of the log
        await _offer(duel, by, "undo", number=number)


async def _offer(duel: Duel, by: int, kind: str, **fields: Any) -> None:
    """Something the other has to agree to, and does not."""
    reply = await duel.players[by].ask(kind, seat=f"p{by + 1}", **fields)
    proposal = duel.here.registry.tables[duel.table]._proposals.open
    if reply["type"] == "accepted" and proposal is not None:
        other = duel.players[1 - by]
        await other.ask("reply", seat=f"p{2 - by}", proposal=proposal.info().proposal, agree=False)


async def renew_invitation(duel: Duel) -> None:
    assert await duel.call(0, "POST", "/api/tables/{table}/invite") == 200
    assert await duel.call(1, "POST", "/api/tables/{table}/invite") == 409


async def join_again(duel: Duel) -> None:
    for who in range(3):
        await duel.call(who, "POST", "/api/tables/{table}/join", invite="", seat=f"p{duel.some() + 1}")


async def change_seat(duel: Duel) -> None:
    for do in ("pick", "bot", "open"):
        assert await duel.call(0, "POST", f"/api/tables/{{table}}/seats/p{duel.some() + 1}", do=do) != 200


async def look(duel: Duel) -> None:
    for path in ("/api/tables", "/api/guests/me", "/api/history", "/metrics", "/readyz"):
        await duel.call(duel.some(), "GET", path)
    assert await duel.call(duel.some(), "POST", "/api/tables/{table}/enter", invite="") == 200


async def connect_once_more(duel: Duel) -> None:
    guest = duel.dice.choice(duel.guests[:2])
    async with connected_to(duel.here.address, duel.table, guest, presents=True) as player:
        await player.send("shown", number=1)
        assert player.heard[0]["type"] == "welcome"


async def watch(duel: Duel) -> None:
    async with connected_to(duel.here.address, duel.table, None) as player:
        assert player.heard[0]["type"] == "welcome"


async def leave_and_return(duel: Duel) -> None:
    """The seat is a bot's in between, which has not answered yet."""
    who = duel.some()
    assert await duel.call(who, "DELETE", f"/api/tables/{{table}}/seats/p{who + 1}") == 200
    assert await duel.call(who, "POST", "/api/tables/{table}/join", seat=f"p{who + 1}") == 200
    await duel.players[who].socket.wait_closed()  # it was cut off with its seat
    back = connected_to(duel.here.address, duel.table, duel.guests[who])
    duel.players[who] = await duel.stack.enter_async_context(back)


REQUESTED: list[Request] = [
    rename, chat, emote, mute, report_shown, inspect, say_hello_again, send_nonsense, answer_wrongly, offer_draw,
    ask_for_undo, renew_invitation, join_again, change_seat, look, connect_once_more, watch, leave_and_return,
]  # fmt: skip


@pytest.mark.parametrize("kind", ["match", "decision"])
@in_loop
async def test_no_other_request_changes_a_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    now = [1000.0]
    for module in (table_module, stored_table):
        monkeypatch.setattr(module, "monotonic_ms", lambda: now[0])
    setup = {**DUEL, "clock": {"kind": kind, "seconds": SECONDS}, "public": True, "absent": "bot"}
    async with server_here(sqlite(tmp_path)) as here, AsyncExitStack() as stack:
        monkeypatch.setattr(here.registry.bot_pool, "choose", lambda *asked, **named: asyncio.Event().wait())
        guests = [await new_guest(here.address, name) for name in ("Ada", "Bob", "Eve")]
        table, invite = await guests[0].create(setup, ["p1"])
        await guests[1].join(table, invite)
        players = [
            await stack.enter_async_context(connected_to(here.address, table, guest, presents=True))
            for guest in guests[:2]
        ]
        duel = Duel(here, table, guests, players, stack, dice=len(kind))
        requests = [duel.dice.choice(REQUESTED) for _ in range(REQUESTS - len(REQUESTED))] + REQUESTED
        duel.dice.shuffle(requests)
        for at, request in enumerate(requests):
            if at % 10 == 9:
                await _answer(duel, now[0])
            before = duel.clock_state()
            now[0] += duel.dice.choice([0, 300, 2000])
            await request(duel)
            await duel.settle()
            assert duel.clock_state() == before, request.__name__


async def _answer(duel: Duel, now: float) -> None:
    """An answer, which does change the clock of its seat."""
    asked = duel.asked
    seat, player = f"p{asked + 1}", duel.players[asked]
    left, used = duel.clocks.left[seat], duel.clocks.used(now)
    number = player.match[seat]["number"]
    assert (await player.answer(seat, duel.dice.choice(player.options(seat))))["type"] == "accepted"
    for name, other in zip(("p1", "p2"), duel.players, strict=True):
        while other.match[name]["number"] <= number:
            await other.next()
    if duel.clocks.clock.kind == "match":
        assert duel.clocks.left[seat] == left - used
    assert duel.clocks._decision == (duel.clocks.running, number + 1)

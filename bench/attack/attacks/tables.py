"""Attacks of guests on the quotas of tables and chat, and on what happens around a match."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from bench.attack.attack import BROKEN, Hostile, Pace, attack
from bench.attack.hot_seat import DUEL, HotSeat
from bench.attack.target import Failed, encode
from peerless.service.ops.config import Config

CHATTERS: Final = 20
CHAT_PER_SECOND: Final = 400.0
GUESTS: Final = 12
CHANGES_PER_SECOND: Final = 100.0


@attack("finished tables", most={"finished": Config().tables_per_guest})
async def finished_tables(me: Hostile) -> None:
    """One guest creates tables and resigns at once, so that none counts as open."""
    target, token = me.at(), await me.at().guest()
    await me.go()
    while me.goes_on:
        try:
            table = await HotSeat.begin(target, token)
            await table.resign()
            me.counts["finished"] += 1
            table.leave()
        except (*BROKEN, Failed):
            me.counts["refused"] += 1
            await asyncio.sleep(0.2)


@attack("chat flood")
async def chat_flood(me: Hostile) -> None:
    """One guest chats on 20 sockets of one table, 400 lines a second."""
    target, token = me.at(), await me.at().guest()

    def hear(message: bytes) -> None:
        kind = message[:40]
        if b'"accepted"' in kind:
            me.counts["accepted"] += 1
        elif b'"refused"' in kind:
            me.counts["refused"] += 1

    made = (await target.request("POST", "/api/tables", {"setup": DUEL, "seats": ["p1"]}, token)).json()
    table = made["table"]["table"]
    wires = await me.as_many(target.table_wire(table, token, hear) for _ in range(CHATTERS))
    await me.go()
    pace, line = Pace(CHAT_PER_SECOND), encode({"type": "chat", "text": "x" * 400, "id": 1})
    while me.goes_on:
        for number, wire in enumerate(wires):
            await pace.take()
            if wire.lost.done():
                me.counts["cut off"] += 1
                with suppress(*BROKEN, Failed):
                    wires[number] = await target.table_wire(table, token, hear)
            elif wire.transport.get_write_buffer_size() < 2**20:
                wire.send(line)


@attack("joins, leaves and names")
async def joins_leaves_names(me: Hostile) -> None:
    """12 guests at four addresses join and leave one public table and change their names, 100 requests a second."""
    homes = [me.at(number % 4) for number in range(GUESTS)]
    tokens = [await home.guest() for home in homes]
    seats = [{"hero": "medusa"}, {"hero": "sinbad"}, {"hero": "alice"}, {"hero": "king_arthur"}]
    setup = {"board": "sarpedon", "mode": "free_for_all", "public": True, "picking": "free", "seats": seats}
    made = (await homes[0].request("POST", "/api/tables", {"setup": setup}, tokens[0])).json()
    table = f"/api/tables/{made['table']['table']}"
    await me.as_many(home.table_wire(made["table"]["table"], token) for home, token in zip(homes, tokens, strict=True))
    await me.go()
    pace = Pace(CHANGES_PER_SECOND)

    async def bustle(number: int) -> None:
        home, token, turn = homes[number], tokens[number], 0
        while me.goes_on:
            turn += 1
            seat = f"p{(number + turn) % 4 + 1}"
            await pace.take(3)
            await me.ask(home, "POST", f"{table}/join", {"seat": seat}, token)
            await me.ask(home, "PATCH", "/api/guests/me", {"name": f"Guest {number} {turn}"}, token)
            await me.ask(home, "DELETE", f"{table}/seats/{seat}", None, token)

    await asyncio.gather(*(bustle(number) for number in range(GUESTS)))

"""Attacks on the processes in which bots think."""

from __future__ import annotations

import asyncio
from typing import Final

from bench.attack.attack import Hostile, attack

TABLES: Final = 28
EXPERT: Final = {"kind": "bot", "level": "expert"}


@attack("expert bots", easy_bot=True)
async def expert_bots(me: Hostile) -> None:
    """One guest watches 28 tables at which expert bots play each other."""
    target, token = me.at(), await me.at().guest()
    seats = [{**EXPERT, "hero": "medusa"}, {**EXPERT, "hero": "sinbad"}]
    body = {"setup": {"board": "sarpedon", "seats": seats}}
    replies = [await me.ask(target, "POST", "/api/tables", body, token) for _ in range(TABLES)]
    tables = [reply.json()["table"]["table"] for reply in replies if reply.status == 200]
    await me.go()
    me.counts["watched"] = len(await me.as_many(target.table_wire(table, token) for table in tables))
    await asyncio.sleep(me.seconds)

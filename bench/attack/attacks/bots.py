"""Attacks on the processes in which bots think."""

from __future__ import annotations

import asyncio
from typing import Final

from bench.attack.attack import Hostile, attack
from bench.attack.target import Failed

TABLES: Final = 28
EXPERT: Final = {"kind": "bot", "level": "expert"}


@attack("expert bots", easy_bot=True)
async def expert_bots(me: Hostile) -> None:
    """One guest watches 28 tables at which expert bots play each other."""
    target, token = me.at(), await me.at().guest()
    seats = [{**EXPERT, "hero": "medusa"}, {**EXPERT, "hero": "sinbad"}]
    body = {"setup": {"board": "sarpedon", "seats": seats}}
    tables = []
    for _ in range(TABLES):
        try:
            tables.append((await target.request("POST", "/api/tables", body, token)).json()["table"]["table"])
        except Failed:
            me.counts["refused"] += 1
    await me.go()
    for table in tables:
        await target.table_wire(table, token)
        me.counts["watched"] += 1
    await asyncio.sleep(me.seconds)

"""Attacks on the limits per address."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Final

from bench.attack.attack import BROKEN, Hostile, Pace, attack
from bench.attack.target import Reply
from peerless.service.ops.config import Config

PER_SECOND: Final = 100.0
AT_ONCE: Final = 8
GUESTS: Final = Config().guests_per_hour


@attack("code guessing", safe=True, most={"codes tried": GUESTS})
async def code_guessing(me: Hostile) -> None:
    """Codes for a guest's other devices, guessed at random from one address, 100 a second."""
    target, dice = me.at(), Random(1)
    await me.go()
    pace = Pace(PER_SECOND)

    async def guess() -> None:
        while me.goes_on:
            await pace.take()
            code = "".join(dice.choices("ABCDEFGHJKLMNPQRSTUVWXYZ23456789", k=8))
            reply = await me.ask(target, "POST", "/api/guests/claim", {"code": code})
            me.counts["codes tried"] += reply.status in (200, 404)

    await asyncio.gather(*(guess() for _ in range(AT_ONCE)))


@attack("forged addresses", safe=True, most={"guests made": GUESTS})
async def forged_addresses(me: Hostile) -> None:
    """New guests from one address that claims another one in X-Forwarded-For each time, 100 a second."""
    target, dice = me.at(), Random(1)
    await me.go()
    pace = Pace(PER_SECOND)

    async def forge() -> None:
        while me.goes_on:
            await pace.take()
            address = ".".join(str(dice.randrange(1, 250)) for _ in range(4))
            try:
                more = f"X-Forwarded-For: {address}\r\n"
                reply = await target.request("POST", "/api/guests", {"name": "Eve"}, more=more)
            except BROKEN:
                reply = Reply(0, b"")
            me.counts["guests made" if reply.status == 200 else "refused"] += 1

    await asyncio.gather(*(forge() for _ in range(AT_ONCE)))

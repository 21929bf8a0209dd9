"""A table where one hostile guest holds both seats, so that nobody else has to agree."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import cycle
from random import Random
from typing import Any, Final

import msgspec

from bench.attack.target import Failed, Target, encode
from bench.server.load import Told
from bench.server.wire import Wire

DUEL: Final = {"board": "sarpedon", "seats": [{"hero": "medusa"}, {"hero": "sinbad"}]}
_REPLY_SECONDS: Final = 5.0
_TOO_FAST_SECONDS: Final = 0.25
_decode: Final = msgspec.json.Decoder(Told).decode


class HotSeat:
    """The table with several sockets, because each socket has its own rate limit."""

    def __init__(self, target: Target, token: str, table: str) -> None:
        self._target, self.token, self.table = target, token, table
        self.wires: list[Wire] = []
        self.number = -1
        self.asked: str | None = None
        self.options: list[str] = []
        self.over = False
        self._refused = False
        self._told = asyncio.Event()
        self._dice = Random(1)

    @classmethod
    async def begin(cls, target: Target, token: str, sockets: int = 1, **setup: Any) -> HotSeat:
        body = {"setup": {**DUEL, **setup}, "seats": ["p1", "p2"]}
        made = (await target.request("POST", "/api/tables", body, token)).json()
        table = cls(target, token, made["table"]["table"])
        await table.enter(sockets)
        return table

    async def enter(self, sockets: int = 1) -> None:
        """Open a number of sockets; the first one listens."""
        self.number = -1
        first = await self._target.table_wire(self.table, self.token, self._hear)
        self.wires = [first]
        with suppress(OSError, Failed):  # fewer will do
            for _ in range(sockets - 1):
                self.wires.append(await self._target.table_wire(self.table, self.token))
        self._turns = cycle(self.wires)
        async with asyncio.timeout(_REPLY_SECONDS):
            while not self.options and not self.over:
                await self._change()

    def leave(self) -> None:
        for wire in self.wires:
            wire.close()
        self.wires = []

    def _hear(self, message: bytes) -> None:
        told = _decode(message)
        if told.type == "refused":
            self._refused = True
        elif told.view is not None and told.number >= self.number:
            decision = told.view.decision
            self.over = told.view.outcome is not None
            if decision is not None and decision.options is not None:
                self.number, self.asked, self.options = told.number, decision.seat, decision.options
            elif self.over:
                self.number, self.asked, self.options = told.number, None, []
            else:
                return
        else:
            return
        self._told.set()

    async def _change(self) -> None:
        self._told.clear()
        await self._told.wait()

    async def say(self, **message: Any) -> bool:
        """Send a message that is an entry of the match; whether it was taken."""
        before, self._refused = self.number, False
        wire = next(self._turns)
        if wire.transport.is_closing() or self.wires[0].transport.is_closing():
            raise ConnectionError("cut off")
        wire.send(encode(message))
        try:
            async with asyncio.timeout(_TOO_FAST_SECONDS if len(self.wires) > 1 else _REPLY_SECONDS):
                while self.number <= before and not self._refused:
                    await self._change()
        except TimeoutError:
            return False  # refused to another socket than the one that listens
        if self._refused:
            await asyncio.sleep(_TOO_FAST_SECONDS)
        return self.number > before

    async def answer(self) -> bool:
        """Give a random answer."""
        text = self.options[self._dice.randrange(len(self.options))]
        return await self.say(type="answer", seat=self.asked, number=self.number, answer=text)

    async def undo(self, number: int) -> bool:
        return await self.say(type="undo", seat="p1", number=number)

    async def lengthen(self, entries: int) -> None:
        """Answer and undo until the log has a number of entries: the longest possible match."""
        while self.number < entries and not self.over:
            number = self.number
            if await self.answer():
                await self.undo(number)

    async def resign(self) -> None:
        """End the match."""
        self.wires[0].send(encode({"type": "resign", "seat": "p1"}))
        async with asyncio.timeout(_REPLY_SECONDS):
            while not self.over:
                await self._change()

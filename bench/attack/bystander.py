"""The harmless players: duels at a fixed pace, new players, a match against an easy bot."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec

from bench.attack.target import PATIENCE, Failed, Target, encode
from bench.server.load import MATCH_UPS, SEATS, Told
from bench.server.wire import Wire

PLAYERS: Final = 2
"""The network 127.2.0.0/16, from which players come on loopback; newcomers come from the next one."""
NEWCOMERS: Final = 3
DUELS: Final = 8
THINK_SECONDS: Final = 0.15
"""Seconds from an update to the answer. Eight duels give about 50 answers per second."""
LONGEST_WAIT: Final = 30.0
"""Seconds after which an answer counts as lost."""
RETRY_SECONDS: Final = 0.5
BOT_TABLE: Final = {
    "board": "sarpedon",
    "seats": [{"hero": "medusa"}, {"kind": "bot", "level": "easy", "hero": "sinbad"}],
}
_decode: Final = msgspec.json.Decoder(Told).decode


class Tally:
    """What players have seen, each with the moment it began."""

    def __init__(self) -> None:
        self.answers: list[tuple[float, float]] = []
        """When an answer was sent, and the seconds until both players had the update."""
        self.lost: list[float] = []
        """When answers without an update were sent: the connection was cut, or the wait was too long."""
        self.shut_out: list[float] = []
        """When players could not begin their next match."""
        self.late: list[tuple[float, float]] = []
        """How late players answered because of this process: noise of the machine."""
        self.bot_answers: list[tuple[float, float]] = []


class Match:
    """The sockets of one match, and the decision that is open."""

    def __init__(self) -> None:
        self.wires: dict[str, Wire] = {}
        self.number = -1
        self.asked = ""
        """The seat whose decision it is; empty when the match is over."""
        self.options: list[str] = []
        self._told = 0
        self._change = asyncio.Event()

    def hear(self, message: bytes) -> None:
        told = _decode(message)
        if told.view is None or told.number < self.number:
            return
        if told.number > self.number:
            self.number, self._told = told.number, 0
        self._told += 1
        decision = told.view.decision
        self.asked = decision.seat if decision is not None and told.view.outcome is None else ""
        if decision is not None and decision.options is not None:
            self.options = decision.options
        if self._told == len(self.wires):
            self._change.set()

    async def told(self, after: int) -> None:
        """Wait until all players have a later decision. Raises if that takes too long or a player was disconnected."""
        async with asyncio.timeout(LONGEST_WAIT):
            while self.number <= after or self._told < len(self.wires):
                self._change.clear()
                gone = [wire.lost for wire in self.wires.values()]
                waiting = asyncio.ensure_future(self._change.wait())
                either: list[asyncio.Future[Any]] = [waiting, *gone]
                await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()
                if any(lost.done() for lost in gone):
                    raise ConnectionError("cut off")

    def answer(self, text: str) -> None:
        if any(wire.transport.is_closing() for wire in self.wires.values()):
            raise ConnectionError("cut off")
        said = {"type": "answer", "seat": self.asked, "number": self.number, "answer": text}
        self.wires[self.asked].send(encode(said))

    def close(self) -> None:
        for wire in self.wires.values():
            wire.close()


class Bystanders:
    """All players who play while others attack."""

    def __init__(
        self,
        target: Target,
        duels: int = DUELS,
        *,
        easy_bot: bool = False,
        tokens: dict[int, list[str]] | None = None,
    ) -> None:
        """`tokens`: the guests of earlier players, by duel, where all share an address and few guests can be made."""
        self._target = target
        self.tally = Tally()
        self.under_way: dict[int, float] = {}
        """Times of answers still in flight, by group of players."""
        self._addresses = count()
        self._tokens = {} if tokens is None else tokens
        self._dice = Random(1)
        self._tasks = [asyncio.create_task(self._duels(number)) for number in range(duels)]
        if easy_bot:
            self._tasks.append(asyncio.create_task(self._against_bot()))
        self._newcomers = count()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def check(self) -> None:
        """Raise what has gone wrong in the players themselves."""
        for task in self._tasks:
            if task.done():
                task.result()

    # ---- duels ----

    async def _duels(self, number: int) -> None:
        """Play one match after the other. On loopback each has new players with their own addresses."""
        while True:
            began = perf_counter()
            match = Match()
            try:
                await self._begin(match, number)
                await self._play(match, number)
            except (OSError, Failed):
                if number not in self.under_way:
                    self.tally.shut_out.append(began)
                await asyncio.sleep(RETRY_SECONDS)
            finally:
                if number in self.under_way:
                    self.tally.lost.append(self.under_way.pop(number))
                match.close()

    async def _begin(self, match: Match, number: int) -> None:
        homes = [self._target.seen_from(PLAYERS, next(self._addresses)) for _ in SEATS]
        if self._target.is_local or number not in self._tokens:
            self._tokens[number] = [await home.guest() for home in homes]
        first, second, board = MATCH_UPS[self._dice.randrange(len(MATCH_UPS))]
        host, other = self._tokens[number]
        body = {"setup": {"board": board, "seats": [{"hero": first}, {"hero": second}]}, "seats": ["p1"]}
        made = (await homes[0].request("POST", "/api/tables", body, host)).json()
        table = made["table"]["table"]
        (await homes[1].request("POST", f"/api/tables/{table}/join", {"invite": made["invite"]}, other)).json()
        for seat, home in zip(SEATS, homes, strict=True):
            match.wires[seat] = await home.wire(f"/api/tables/{table}/socket", match.hear)
        for wire, token in zip(match.wires.values(), (host, other), strict=True):
            wire.send(encode({"type": "hello", "protocol": 1, "token": token}))
        await match.told(-1)

    async def _play(self, match: Match, number: int) -> None:
        while match.asked:
            due = perf_counter() + THINK_SECONDS
            await asyncio.sleep(THINK_SECONDS)
            sent = self.under_way[number] = perf_counter()
            self.tally.late.append((sent, sent - due))
            before = match.number
            match.answer(match.options[self._dice.randrange(len(match.options))])
            await match.told(before)
            del self.under_way[number]
            self.tally.answers.append((sent, perf_counter() - sent))

    # ---- an easy bot ----

    async def _against_bot(self) -> None:
        """Play against an easy bot and measure how long it takes to answer."""
        while True:
            match = Match()
            try:
                await self._meet_bot(match)
            except (OSError, Failed):
                await asyncio.sleep(RETRY_SECONDS)
            finally:
                match.close()

    async def _meet_bot(self, match: Match) -> None:
        home = self._target.seen_from(PLAYERS, next(self._addresses))
        token = await home.guest()
        made = (await home.request("POST", "/api/tables", {"setup": BOT_TABLE, "seats": ["p1"]}, token)).json()
        match.wires["p1"] = await home.wire(f"/api/tables/{made['table']['table']}/socket", match.hear)
        match.wires["p1"].send(encode({"type": "hello", "protocol": 1, "token": token}))
        await match.told(-1)
        while match.asked:
            before = match.number
            if match.asked == "p1":
                match.answer(match.options[self._dice.randrange(len(match.options))])
                await match.told(before)
                continue
            asked = self.under_way[-1] = perf_counter()
            try:
                await match.told(before)
            finally:
                del self.under_way[-1]
                self.tally.bot_answers.append((asked, perf_counter() - asked))

    # ---- newcomers ----

    async def newcomer(self) -> float | None:
        """The seconds until a new player is at a table; None if the server refused them."""
        home = self._target.seen_from(NEWCOMERS, next(self._newcomers))
        began = perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                token = await home.guest("New")
                table = (await home.request("POST", "/api/tables", {"seats": ["p1"]}, token)).json()["table"]["table"]
                welcome = asyncio.Event()
                wire = await home.table_wire(table, token, lambda message: welcome.set())
                try:
                    await welcome.wait()
                finally:
                    wire.close()
        except (OSError, Failed):
            return None
        return perf_counter() - began


def between(seen: list[tuple[float, float]], begin: float, end: float) -> Iterator[float]:
    """The seconds of what began in between."""
    return (seconds for at, seconds in seen if begin <= at < end)

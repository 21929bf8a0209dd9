"""Tables with two players each, who give random answers: at a fixed rate, or as fast as possible."""

from __future__ import annotations

import asyncio
from collections import deque
from itertools import combinations, product
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec

from bench.ours import BOARDS, HEROES
from bench.server.wire import Web, Wire

SEATS: Final = ("p1", "p2")
MATCH_UPS: Final = [(*pair, board) for pair, board in product(combinations(HEROES, 2), BOARDS)]
AT_ONCE: Final = 16  # tables created at the same time
TICK: Final = 0.001
PATIENCE: Final = 60.0  # seconds for an answer


class Decision(msgspec.Struct):
    """The part of a decision that the load reads."""

    seat: str
    options: list[str] | None


class Seen(msgspec.Struct):
    """The part of a view that the load reads."""

    decision: Decision | None
    outcome: dict[str, Any] | None


class Told(msgspec.Struct):
    """The part of a message that the load needs; the rest is not decoded."""

    type: str
    number: int = 0
    view: Seen | None = None
    error: str = ""


_decode = msgspec.json.Decoder(Told).decode
_encode = msgspec.json.Encoder().encode


class Person:
    """A player: a token, and a socket at a table."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.wire: Wire | None = None


class Tally:
    """The measurements since the last reset."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        """For each answer, from when it was due until both players had the update."""
        self.late: list[float] = []
        """For each answer, from when it was due until it was sent."""
        self.refused: list[str] = []
        self.over = 0
        """Matches that ended."""


class Table:
    """One table: two sockets, and the answer in flight."""

    def __init__(self, load: Load, persons: list[Person], number: int) -> None:
        self._load = load
        self.persons = persons
        self.home = load.ports[number % len(load.ports)]
        """The port of the process that creates its matches, and so runs them."""
        self._heroes = MATCH_UPS[number % len(MATCH_UPS)]
        self.name = ""
        self._asked: tuple[int, str, list[str]] | None = None
        self.number = -1
        """Number of the open decision."""
        self._waiting = 0
        self._due = 0.0
        self._ready = asyncio.Event()

    async def set_up(self) -> None:
        """Create a match and connect both players."""
        first, second, board = self._heroes
        web, (host, other) = self._load.webs[self.home], self.persons
        setup = {"board": board, "seats": [{"hero": first}, {"hero": second}]}
        made = await web.post("/api/tables", {"setup": setup, "seats": ["p1"]}, host.token)
        self.name = made["table"]["table"]
        await web.post(f"/api/tables/{self.name}/join", {"invite": made["invite"]}, other.token)
        await self.connect()

    async def connect(self) -> float:
        """Connect both players; return the seconds until both had the match."""
        began = perf_counter()
        self._ready.clear()
        self._asked, self.number, self._waiting = None, -1, len(self.persons)
        for person in self.persons:
            await self._open(person)
        await self._ready.wait()
        return perf_counter() - began

    async def _open(self, person: Person) -> None:
        loop, port = asyncio.get_running_loop(), self._load.port_for(self.home)
        path = f"/api/tables/{self.name}/socket"
        _, wire = await loop.create_connection(lambda: Wire(port, path, self._hear), "127.0.0.1", port)
        await wire.opened
        wire.send(_encode({"type": "hello", "protocol": 1, "token": person.token}))
        person.wire = wire
        wire.lost.add_done_callback(lambda _: self._load.cut_off(self) if person.wire is wire else None)

    async def disconnect(self) -> None:
        for person in self.persons:
            wire, person.wire = person.wire, None
            if wire is not None:
                wire.close()
                await wire.lost

    def _hear(self, message: bytes) -> None:
        told = _decode(message)
        if told.view is None:
            if told.type == "refused":
                self._load.tally.refused.append(told.error)
            return
        if told.number <= self.number:
            return
        decision = told.view.decision
        if decision is not None and decision.options is not None:
            self._asked = (told.number, decision.seat, decision.options)
        self._waiting -= 1
        if self._waiting:
            return
        self.number = told.number
        if not self._ready.is_set():
            self._ready.set()
        else:
            self._load.tally.seconds.append(perf_counter() - self._due)
        if told.view.outcome is not None:
            self._load.ended(self)
        else:
            self._load.ready(self)

    def answer(self, due: float) -> None:
        """Send a random option; `due` is when it should have been sent."""
        assert self._asked is not None
        number, seat, options = self._asked
        text = options[int(self._load.dice.random() * len(options))]
        self._due = due
        self._waiting = len(self.persons)
        wire = self.persons[SEATS.index(seat)].wire
        assert wire is not None
        wire.send(_encode({"type": "answer", "seat": seat, "number": number, "answer": text}))


class Load:
    """All tables, and the pace of their answers."""

    def __init__(self, *ports: int, carried: float | None = None, seed: int = 1) -> None:
        """`carried`: the share of sockets that do not go to the process that runs the table; by default chance says."""
        self.ports = ports
        self.carried = carried
        self.webs = {port: Web(port) for port in ports}
        self.web = self.webs[ports[0]]
        self.dice = Random(seed)
        self.tables: list[Table] = []
        self.tally = Tally()
        self._idle: deque[Table] = deque()
        """Tables that can send their next answer, longest waiting first."""
        self._flat_out = False
        self._timers: set[asyncio.Task[None]] = set()
        self._failed: BaseException | None = None

    # ---- tables ----

    async def grow(self, count: int) -> None:
        """Create tables until there are `count`."""
        wanted = iter(range(len(self.tables), count))

        async def work() -> None:
            for number in wanted:
                persons = [Person((await self.web.post("/api/guests", {"name": "Load"}))["token"]) for _ in SEATS]
                table = Table(self, persons, number)
                self.tables.append(table)
                await table.set_up()

        await asyncio.gather(*(work() for _ in range(AT_ONCE)))

    async def leave(self) -> None:
        """Disconnect all players; the tables remain."""
        self._idle.clear()
        for table in self.tables:
            await table.disconnect()

    async def come_back(self, count: int) -> list[float]:
        """Reconnect some tables one after the other; return the seconds each took."""
        return [await table.connect() for table in self.tables[:count]]

    def close(self) -> None:
        for web in self.webs.values():
            web.close()

    def port_for(self, home: int) -> int:
        """The process for a socket of a table."""
        if self.carried is None or len(self.ports) == 1:
            return self.dice.choice(self.ports)
        others = [port for port in self.ports if port != home]
        return self.dice.choice(others) if self.dice.random() < self.carried else home

    # ---- pace ----

    def ready(self, table: Table) -> None:
        if self._flat_out:
            table.answer(perf_counter())
        else:
            self._idle.append(table)

    def ended(self, table: Table) -> None:
        """Start another match with the same two players, in the background."""
        self.tally.over += 1
        task = asyncio.ensure_future(self._again(table))
        self._timers.add(task)
        task.add_done_callback(self._done)

    def cut_off(self, table: Table) -> None:
        """Fail the run: the server closed a socket, so this table would wait forever."""
        self._failed = self._failed or ConnectionError(f"the server has closed a socket of table {table.name}")

    def _done(self, task: asyncio.Task[None]) -> None:
        self._timers.discard(task)
        self._failed = self._failed or task.exception()

    async def _again(self, table: Table) -> None:
        await table.disconnect()
        await table.set_up()

    async def steady(self, rate: float, seconds: float) -> None:
        """Send `rate` answers per second, evenly spaced; an answer without a free table waits for one."""
        began = perf_counter()
        sent = 0
        while sent < rate * seconds:
            now = perf_counter()
            while self._idle and sent < rate * seconds and (due := began + sent / rate) <= now:
                self.tally.late.append(now - due)
                self._idle.popleft().answer(due)
                sent += 1
            await self._tick()
            if perf_counter() - began > 3 * seconds:
                break  # the server is far behind: report what it managed
        await self.settle()

    async def flat_out(self, seconds: float) -> None:
        """Let every table answer as soon as both players have the update."""
        self._flat_out = True
        for table in list(self._idle):
            table.answer(perf_counter())
        self._idle.clear()
        await asyncio.sleep(seconds)
        self._flat_out = False

    async def settle(self) -> None:
        """Wait until every table is ready again."""
        began = perf_counter()
        while len(self._idle) < len(self.tables):
            await self._tick()
            if perf_counter() - began > PATIENCE:
                raise RuntimeError(
                    f"{len(self.tables) - len(self._idle)} tables wait forever: {self.tally.refused[:3]}"
                )

    async def _tick(self) -> None:
        if self._failed is not None:
            raise self._failed
        await asyncio.sleep(TICK)

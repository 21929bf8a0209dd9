"""What an attack is, and what hostile clients need: addresses, a bounded pace, counts of what became of it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final, TypeVar

from bench.attack.target import Failed, Reply, Target

T = TypeVar("T")
HOSTILE: Final = 1
"""The network 127.1.0.0/16, from which hostile clients come on loopback."""
BROKEN: Final = (OSError, asyncio.IncompleteReadError, RuntimeError)
"""What a client sees when the server cuts it off. A timeout is an OSError; uvloop raises a RuntimeError where a
connection was closed in the middle of a write."""


class Hostile:
    """The hostile clients of one attack, all in one process."""

    def __init__(self, target: Target, ready: Callable[[], Awaitable[None]], seconds: float) -> None:
        self._target = target
        self._ready = ready
        self.seconds = seconds
        self._until = float("inf")
        self.counts: Counter[str] = Counter()
        """What has happened, for the report."""

    def at(self, number: int = 0) -> Target:
        """The server as seen from an address of the attacker's."""
        return self._target.seen_from(HOSTILE, number)

    async def go(self) -> None:
        """Everything is prepared: wait for the sign to attack."""
        await self._ready()
        self._until = perf_counter() + self.seconds

    def close(self) -> None:
        """Cut all connections."""
        self._target.close()

    @property
    def goes_on(self) -> bool:
        return perf_counter() < self._until

    async def ask(self, target: Target, method: str, path: str, body: Any = None, token: str = "") -> Reply:
        """A request that may come to nothing; its status is counted."""
        try:
            reply = await target.request(method, path, body, token)
        except BROKEN:
            reply = Reply(0, b"")
        self.counts[_word(reply.status)] += 1
        return reply

    async def as_many(self, make: Iterable[Awaitable[T]]) -> list[T]:
        """What the server lets the attacker have of all this; the rest is counted."""
        made = []
        for one in make:
            try:
                made.append(await one)
            except (*BROKEN, Failed):
                self.counts["refused"] += 1
        return made


def _word(status: int) -> str:
    if status == 0:
        return "cut off"
    return "accepted" if status < 300 else "limited" if status == 429 else "refused"


class Pace:
    """So much a second at most, whatever it is counted in."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._began = perf_counter()
        self._taken = 0.0

    async def take(self, amount: float = 1.0) -> None:
        """Wait until there is room for as much again."""
        self._taken += amount
        await asyncio.sleep(max(0.0, self._began + self._taken / self._rate - perf_counter()))


Run = Callable[[Hostile], Awaitable[None]]


@dataclass(frozen=True)
class Attack:
    """An attack: what it does, and what it must not achieve."""

    name: str
    run: Run
    safe: bool = False
    """May be aimed at a server that people use: it does little harm even where limits do not hold."""
    settings: Mapping[str, object] = field(default_factory=dict)
    """Settings that make something happen within the attack; limits stay as they are."""
    most: Mapping[str, int] = field(default_factory=dict)
    """What it may achieve at most, by count: the limits it attacks."""
    easy_bot: bool = False
    """A stranger's easy bot is measured, too."""
    longer: float = 1.0
    """So many times as long as other attacks: it needs the time to do what it does."""
    needs_room: bool = True
    """New players must be let in meanwhile. Without: those inside are served, others may have to wait."""

    @property
    def what(self) -> str:
        return (self.run.__doc__ or "").partition("\n")[0]


def attack(name: str, **options: Any) -> Callable[[Run], Attack]:
    """Make a function an attack. The first line of its docstring describes it."""
    return lambda run: Attack(name, run, **options)

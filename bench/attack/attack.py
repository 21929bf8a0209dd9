"""The definition of an attack, and tools for hostile clients: addresses, a limited pace, counts of results."""

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
        """Counts for the report."""

    def at(self, number: int = 0) -> Target:
        """The server as seen from one of the attacker's addresses."""
        return self._target.seen_from(HOSTILE, number)

    async def go(self) -> None:
        """Wait for the signal to attack, after the preparation."""
        await self._ready()
        self._until = perf_counter() + self.seconds

    def close(self) -> None:
        """Cut all connections."""
        self._target.close()

    @property
    def goes_on(self) -> bool:
        return perf_counter() < self._until

    async def ask(self, target: Target, method: str, path: str, body: Any = None, token: str = "") -> Reply:
        """Send a request that may fail, and count its status."""
        try:
            reply = await target.request(method, path, body, token)
        except BROKEN:
            reply = Reply(0, b"")
        self.counts[_word(reply.status)] += 1
        return reply

    async def as_many(self, make: Iterable[Awaitable[T]]) -> list[T]:
        """Keep the results that the server allows; count the rest."""
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
    """A maximum rate per second, in any unit."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._began = perf_counter()
        self._taken = 0.0

    async def take(self, amount: float = 1.0) -> None:
        """Wait until the rate allows this much more."""
        self._taken += amount
        await asyncio.sleep(max(0.0, self._began + self._taken / self._rate - perf_counter()))


Run = Callable[[Hostile], Awaitable[None]]


@dataclass(frozen=True)
class Attack:
    """An attack: what it does, and what it must not achieve."""

    name: str
    run: Run
    safe: bool = False
    """May run against a server in use: it does little harm even if the limits fail."""
    settings: Mapping[str, object] = field(default_factory=dict)
    """Settings that make something happen within the attack; limits do not change."""
    most: Mapping[str, int] = field(default_factory=dict)
    """The most it may achieve, by count: the limits it attacks."""
    easy_bot: bool = False
    """A stranger's easy bot is measured, too."""
    longer: float = 1.0
    """Its length as a multiple of other attacks, if it needs more time."""
    needs_room: bool = True
    """Whether new players must be able to join. If not, connected players are served and others may have to wait."""

    @property
    def what(self) -> str:
        return (self.run.__doc__ or "").partition("\n")[0]


def attack(name: str, **options: Any) -> Callable[[Run], Attack]:
    """Make a function an attack. The first line of its docstring describes it."""
    return lambda run: Attack(name, run, **options)

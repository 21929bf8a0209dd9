"""Attacks with what tables are made of: set-ups and homebrew files."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any, Final

from bench.attack.attack import Hostile, Pace, attack
from bench.attack.hot_seat import DUEL
from peerless.catalog.loader import template
from peerless.catalog.reading.strict_yaml import MOST_NODES
from peerless.catalog.reading.yaml_file import MOST_BYTES

ADDRESSES: Final = 4
CREATIONS: Final = 700
IN_TIME: Final = 0.8  # of the attack
FILES: Final = 8
FILES_PER_SECOND: Final = 40.0
HEROES: Final = ("alice", "medusa", "sinbad", "king_arthur")
ROOM: Final = MOST_BYTES - 5_000  # letters of a file


@attack("refused tables", longer=3.0)
async def refused_tables(me: Hostile) -> None:
    """700 tables from four addresses, each with another set-up, all refused after the set-up was compiled."""
    homes = [me.at(number) for number in range(ADDRESSES)]
    tokens = [await home.guest() for home in homes]
    await me.go()
    pace, numbers = Pace(CREATIONS / (me.seconds * IN_TIME)), iter(range(CREATIONS))

    async def create(at: int) -> None:
        for number in numbers:
            await pace.take()
            if not me.goes_on:
                return
            seats = [{"hero": HEROES[(number + seat) % len(HEROES)], "kind": "bot"} for seat in range(4)]
            setup = {"mode": "teams", "board": "sarpedon", "seats": seats, "turn_limit": number + 1, "rated": True}
            await me.ask(homes[at], "POST", "/api/tables", {"setup": setup}, tokens[at])

    await asyncio.gather(*(create(at) for at in range(ADDRESSES) for _ in range(4)))


def padded(name: str) -> str:
    """A hero that plays, with comments up to the size limit."""
    return template("hero").replace("new_id", name).replace("NEW_NAME", name) + "# padding\n" * (ROOM // 10 - 1000)


def dense(name: str) -> str:
    """As many values as a file may have, and then a fault."""
    return "name: x\ncards:\n" + "- {id: a, value: 1}\n" * (MOST_NODES // 5 - 100) + "move: none\n"


def deep(name: str) -> str:
    """As deep as the size limit allows."""
    return "name: " + "[" * (ROOM // 2) + "]" * (ROOM // 2)


def aliases(name: str) -> str:
    """Nine levels of nine aliases each: a billion values."""
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 10)]
    return "\n".join(lines)


KINDS: Final[tuple[Callable[[str], str], ...]] = (padded, dense, deep, aliases)


@attack("homebrew files")
async def homebrew_files(me: Hostile) -> None:
    """Tables with eight homebrew files each: padded, dense, deep or full of aliases, five such tables a second."""
    target = me.at()
    token = await target.guest()
    numbers, pace = count(), Pace(FILES_PER_SECOND)
    await me.go()

    async def create() -> None:
        while me.goes_on:
            number = next(numbers)
            make = KINDS[number % len(KINDS)]
            names = [f"h{number}_{part}" for part in range(FILES)]
            files: list[dict[str, Any]] = [{"kind": "hero", "id": name, "text": make(name)} for name in names]
            await pace.take(FILES)
            await me.ask(target, "POST", "/api/tables", {"setup": DUEL, "seats": ["p4"], "homebrew": files}, token)

    async def check() -> None:
        while me.goes_on:
            number = next(numbers)
            await pace.take()
            text = KINDS[number % len(KINDS)](f"h{number}")
            await me.ask(target, "POST", "/api/check", {"kind": "hero", "id": f"h{number}", "text": text})

    await asyncio.gather(create(), create(), check())

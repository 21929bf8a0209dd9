"""The bots of a tab: one question at a time, within the clock."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from peerless.bots.base import Bot, Stepwise
from peerless.bots.fallback import Fallback
from peerless.bots.registry import thinking_seconds
from peerless.catalog.content import Content
from peerless.rules.view import View
from peerless.service.bots.interface import Closed
from peerless.service.bots.memory import Memory

LOG: Final = logging.getLogger("peerless.tab")
MOST_MS: Final = 800
"""Thinking time of a search whose level names none, on any machine."""


def within_clock(spec: str, most_ms: int = MOST_MS) -> str:
    """Add a time limit to the specification of a search that has none."""
    is_search = spec.startswith("ismcts")
    return f"{spec},ms={most_ms}" if is_search and not thinking_seconds(spec) else spec


class TabBots:
    """Bots that think in the thread of the tables, in small steps; in between, messages of the page are obeyed.

    They are kept and limited as in a process of the server (`service.bots.memory`).
    """

    def __init__(self) -> None:
        self._memory = Memory()
        self._fallback = Fallback()
        self._turn = asyncio.Lock()
        self._asked: dict[str, View] = {}
        """The last question to each seat. After an undo, earlier ones need no answer."""
        self._closed = False

    async def choose(self, key: str, spec: str, seed: int, content: Content, view: View, guest: str = "") -> int:
        self._asked[key] = view
        async with self._turn:
            try:
                choice = await self._answer(key, self._memory.bot(key, within_clock(spec), seed), view)
            except Closed:
                raise
            except Exception as error:  # noqa: BLE001 - whatever it is, the match continues
                LOG.warning("%s: bot '%s' raised %s; the plain answer is given", key, spec, type(error).__name__)
                self._memory.forget(key)
                return self._fallback.choose(view)
            self._memory.tidy()
            return choice

    async def _answer(self, key: str, bot: Bot, view: View) -> int:
        steps = bot.steps(view) if isinstance(bot, Stepwise) else None
        while True:
            await asyncio.sleep(0)  # the page gets what was broadcast, and its messages are read
            if self._closed or self._asked.get(key) is not view:
                raise Closed
            if steps is None:
                return bot.choose(view)
            try:
                next(steps)
            except StopIteration as done:
                choice: int = done.value
                return choice

    def forget(self, key: str) -> None:
        self._asked.pop(key, None)
        self._memory.forget(key)

    async def close(self) -> None:
        self._closed = True

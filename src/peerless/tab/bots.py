"""The bots of a tab: they think where the tables are, one question at a time, within the clock."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from peerless.bots.fallback import Fallback
from peerless.bots.registry import thinking_seconds
from peerless.catalog.content import Content
from peerless.rules.view import View
from peerless.service.bots.interface import Closed
from peerless.service.bots.memory import Memory

LOG: Final = logging.getLogger("peerless.tab")
MOST_MS: Final = 800
"""Thinking time of a bot whose level names no time, on a machine however slow."""


def within_clock(spec: str, most_ms: int = MOST_MS) -> str:
    """The specification of a search, limited by the clock; others as they are."""
    is_search = spec.startswith("ismcts")
    return f"{spec},ms={most_ms}" if is_search and not thinking_seconds(spec) else spec


class TabBots:
    """Keeps and limits bots as a process of the server does (`service.bots.memory`)."""

    def __init__(self) -> None:
        self._memory = Memory()
        self._fallback = Fallback()
        self._turn = asyncio.Lock()
        self._closed = False

    async def choose(self, key: str, spec: str, seed: int, content: Content, view: View, guest: str = "") -> int:
        async with self._turn:
            await asyncio.sleep(0)  # what was broadcast before goes out first
            if self._closed:
                raise Closed
            try:
                choice = self._memory.bot(key, within_clock(spec), seed).choose(view)
            except Exception as error:  # noqa: BLE001 - whatever it is, the match continues
                LOG.warning("%s: bot '%s' raised %s; the plain answer is given", key, spec, type(error).__name__)
                self._memory.forget(key)
                return self._fallback.choose(view)
            self._memory.tidy()
            return choice

    def forget(self, key: str) -> None:
        self._memory.forget(key)

    async def close(self) -> None:
        self._closed = True

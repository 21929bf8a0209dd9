"""The pace of bots, so that thinking time reveals little about a hand."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from peerless.bots.registry import thinking_seconds

_MARGIN: Final = 1.2
"""With enough processes, a bot with a time limit has answered after this multiple of its limit."""
PRESENTED_PACE: Final = 0.1
"""The pace in seconds if players watch what bots do: shorter than a beat, longer than most bots take."""
T = TypeVar("T")


def pace_seconds(bot_pace_ms: int, is_presented: bool) -> float:
    """The pace of a table: that of the settings, unless clients present what bots do and so set the pace."""
    pace = bot_pace_ms / 1000
    return min(pace, PRESENTED_PACE) if is_presented else pace


def least_seconds(level: str) -> float:
    """The minimum time a bot of a level takes; 0 for those that take less than any pace.

    It also applies if there is nothing to choose: it must not show that a defender has no card to defend with.
    """
    return _MARGIN * thinking_seconds(level)


async def paced(
    thinking: Awaitable[T],
    pace: float,
    *,
    least: float = 0.0,
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> T:
    """Return a result after a whole multiple of `pace` seconds from now, not before `least`.

    Without a pace, return at once.
    """
    began = clock()
    thought = await thinking
    if pace > 0:
        spent = max(clock() - began, least)
        await sleep(began + max(1, math.ceil(spent / pace)) * pace - clock())
    return thought

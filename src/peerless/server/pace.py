"""The pace of bots: how long one takes should tell nothing about its hand."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")


async def paced(
    thinking: Awaitable[T],
    pace: float,
    *,
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> T:
    """What was thought, after a whole multiple of `pace` seconds from now on, at least one; with no pace at once."""
    began = clock()
    thought = await thinking
    if pace > 0:
        beats = max(1, math.ceil((clock() - began) / pace))
        await sleep(began + beats * pace - clock())
    return thought

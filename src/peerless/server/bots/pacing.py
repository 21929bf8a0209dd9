"""The pace of bots: how long one takes should tell little about its hand."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

LEAST: Final = {"expert": 1.2}
"""Level -> seconds it takes for a choice where it has processes enough; others take less than any pace.

Where there is nothing to choose it takes as long: that a defender has no card to defend with is not to be seen.
"""
T = TypeVar("T")


async def paced(
    thinking: Awaitable[T],
    pace: float,
    *,
    least: float = 0.0,
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> T:
    """What was thought, after a whole multiple of `pace` seconds from now on, not before `least`.

    With no pace at once.
    """
    began = clock()
    thought = await thinking
    if pace > 0:
        spent = max(clock() - began, least)
        await sleep(began + max(1, math.ceil(spent / pace)) * pace - clock())
    return thought

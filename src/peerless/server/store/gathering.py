"""When to let entries wait for each other: only while there are many.

Each write has a cost, also for the event loop. A busy store therefore writes several entries together. While few
come, an entry would only wait.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

GATHER_SECONDS: Final = 0.004
"""How long a busy store waits for more entries."""
BUSY: Final = 1 / GATHER_SECONDS
"""Entries a second; from here on, another one is likely to come while the store waits."""
_WINDOW_SECONDS: Final = 0.1


class Gathering:
    """Counts what is written."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since = clock()
        self._count = 0
        self.is_worthwhile = False

    def wrote(self, count: int) -> None:
        self._count += count
        elapsed = self._clock() - self._since
        if elapsed >= _WINDOW_SECONDS:
            self.is_worthwhile = self._count >= BUSY * elapsed
            self._since += elapsed
            self._count = 0

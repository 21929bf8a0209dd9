"""When Python looks for garbage that only its collector can free.

A look takes longer than a step of the event loop may as soon as there are some hundred tables in memory, even a look at
new objects only. It would find next to nothing: closed tables and sockets, answers and refusals leave no reference
cycles (`tests/server/sockets/test_garbage.py`). So the collector is off. The server looks when nobody is connected, and
when it uses more memory than its tables explain.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from typing import Final

MB: Final = 2**20
_BASE: Final = 150 * MB
_TABLE: Final = MB // 4
"""A table of two with its sockets takes about half of this."""
_GROWTH: Final = 1.1


def resident_bytes() -> int:
    """Memory of this process; 0 where the system does not tell."""
    try:
        status = Path("/proc/self/status").read_text(encoding="utf-8")
    except OSError:
        return 0
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


class Garbage:
    """Decides when to look. The memory can be replaced by tests."""

    def __init__(self, memory: Callable[[], int] = resident_bytes) -> None:
        self._memory = memory
        self._after = 0
        """Memory after the last look."""
        self._is_due = False

    @staticmethod
    def turn_off() -> None:
        """Turn the collector off, and never again look at what exists now."""
        gc.collect()
        gc.freeze()
        gc.disable()

    def note_left(self) -> None:
        """Tables have left memory."""
        self._is_due = True

    def sweep(self, tables: int, sockets: int) -> bool:
        """Look if it is time, with so many tables in memory and sockets open; returns whether it did."""
        if not (self._is_due and not sockets) and not self._has_grown(tables):
            return False
        self._is_due = False
        gc.collect()
        self._after = self._memory()
        return True

    def _has_grown(self, tables: int) -> bool:
        """Whether there is more than the tables explain, and clearly more than after the last look."""
        memory = self._memory()
        return memory > _BASE + tables * _TABLE and memory > self._after * _GROWTH

"""What the attacked server uses: memory, descriptors, disk, and its own longest step."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from bench.server.host import Process

MB: Final = 2**20
LOOK_SECONDS: Final = 0.1
STOP_MB: Final = 1000.0
"""MB of memory at which the attack ends, to protect the rest of the machine."""


class Died(Exception):
    """The server has ended."""


class Watch:
    """Watches a server process during an attack. Without a process (a server elsewhere) it sees nothing."""

    def __init__(self, process: Process | None, folder: Path | None) -> None:
        self._process = process
        self._folder = folder
        self.memory_peak: float | None = None
        self.descriptors_peak: int | None = None
        self.too_much = asyncio.Event()
        if process is not None:
            process.forget_peak()

    def memory(self) -> float | None:
        """MB of the server now, without its bots."""
        return None if self._process is None else self._process.memory() / MB

    def cpu(self) -> float | None:
        """CPU seconds of the server so far, without its bots."""
        return None if self._process is None else self._process.own_cpu()

    def disk(self) -> float | None:
        """MB of its database."""
        if self._folder is None:
            return None
        return sum(path.stat().st_size for path in self._folder.iterdir() if path.is_file()) / MB

    def look(self) -> None:
        """Record the maximum use so far. Raises `Died`."""
        if self._process is None:
            return
        try:
            peak, descriptors = self._process.peak() / MB, self._process.descriptors()
        except (OSError, IndexError):  # gone, or only its exit code is left
            raise Died from None
        self.memory_peak = max(self.memory_peak or 0.0, peak)
        self.descriptors_peak = max(self.descriptors_peak or 0, descriptors)
        if peak > STOP_MB:
            self.too_much.set()

    async def run(self) -> None:
        """Check repeatedly."""
        while True:
            self.look()
            await asyncio.sleep(LOOK_SECONDS)

"""Timers of a table, by name, and work that is retried until it is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from logging import ERROR, WARNING
from typing import Any, Final

from peerless.core.errors import PeerlessError
from peerless.service.bots.interface import Closed
from peerless.service.ops.logs import note
from peerless.service.store.base import NotStored, StoreError

RETRY_SECONDS: Final = 1.0  # until the next attempt to store
MOST_RETRY_SECONDS: Final = 60.0  # until the next attempt after something unexpected; the first takes RETRY_SECONDS
Work = Callable[..., Coroutine[Any, Any, None]]


class Timers:
    """The timers and tasks of one table; they end with it."""

    def __init__(self, table: str) -> None:
        self.table = table
        self._timers: dict[str, tuple[asyncio.Handle, float]] = {}
        """Each with the time of the event loop when it is due."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def __bool__(self) -> bool:
        return bool(self._timers or self._tasks)

    @property
    def is_working(self) -> bool:
        """Whether work is under way. A task that has ended is removed a moment later."""
        return any(not task.done() for task in self._tasks)

    def after(self, seconds: float, name: str, work: Work, *args: object) -> None:
        """Schedule work; replaces a timer of the same name."""
        self.cancel(name)
        if not self._closed:
            loop = asyncio.get_running_loop()
            handle = loop.call_later(seconds, self._due, name, work, *args)
            self._timers[name] = handle, loop.time() + seconds

    def _due(self, name: str, work: Work, *args: object) -> None:
        self._timers.pop(name, None)
        self.start(work, *args)

    def cancel(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer[0].cancel()

    def ms_left(self, name: str) -> int | None:
        """Milliseconds until a timer is due; None if there is none."""
        timer = self._timers.get(name)
        if timer is None:
            return None
        return max(0, int((timer[1] - asyncio.get_running_loop().time()) * 1000))

    def start(self, work: Work, *args: object) -> None:
        """Start work now, as a separate task."""
        if not self._closed:
            task = asyncio.ensure_future(self._done(work, *args))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _done(self, work: Work, *args: object) -> None:
        patience = RETRY_SECONDS
        while True:
            try:
                await work(*args)
                return
            except NotStored as error:
                note("not stored, trying again", level=WARNING, table=self.table, cause=error)
                await asyncio.sleep(RETRY_SECONDS)
            except (StoreError, Closed):
                return  # the table was dropped or the server stops; it continues when the table is opened again
            except PeerlessError as error:
                note("work at a table refused", level=ERROR, table=self.table, cause=error)
                return
            except Exception as error:  # noqa: BLE001 - whatever it is, the players wait for this work
                note("work at a table failed, trying again", level=ERROR, table=self.table, cause=error)
                await asyncio.sleep(patience)
                patience = min(2 * patience, MOST_RETRY_SECONDS)

    def close(self) -> None:
        self._closed = True
        for handle, _ in self._timers.values():
            handle.cancel()
        self._timers.clear()
        for task in list(self._tasks):
            task.cancel()

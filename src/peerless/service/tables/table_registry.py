"""All tables of a server process.

The registry opens tables from the store when a client connects, and removes idle ones from memory. `table_creation.py`
has what creates them.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from functools import partial
from logging import ERROR, WARNING
from typing import Final

from msgspec.structs import replace

from peerless.core.ids import RULES_VERSION
from peerless.messages.message import Message
from peerless.records.log.match_log import MatchLog
from peerless.service.bots.interface import Bots
from peerless.service.content.content_cache import ContentCache
from peerless.service.content.homebrew import HomebrewBusy
from peerless.service.ops.clock import now_ms
from peerless.service.ops.config import Config
from peerless.service.ops.garbage import Garbage
from peerless.service.ops.logs import note
from peerless.service.ops.measures import Metrics
from peerless.service.protocol.messages import Notice
from peerless.service.replays.replay_writer import ReplayWriter
from peerless.service.store.base import (
    CONTENT_MS,
    Change,
    Guest,
    LeaseLost,
    NotStored,
    Store,
    StoreError,
    TableData,
    TableRow,
    Unsure,
)
from peerless.service.tables import access, seating
from peerless.service.tables.audience import Listener
from peerless.service.tables.refusals import Closing, Elsewhere, NoTable
from peerless.service.tables.stored_table import StoredTable, match_log_of_table
from peerless.service.tables.table import Table
from peerless.service.tables.table_creation import TableCreation

_MOST_WOKEN: Final = 10_000  # tables that continue without a client after a start
_SWEEP_SECONDS: Final = 5.0
_WOKEN_AT_ONCE: Final = 4  # of them; what takes long is to wait for the store
_SHARE_SECONDS: Final = 1.0  # before a process opens what others should have opened
_HOUR_MS: Final = 3_600_000
_STALE_MS: Final = 7 * 24 * _HOUR_MS  # for tables whose match never began


class TableRegistry(TableCreation):
    """The tables in memory; this process holds the lease of each."""

    def __init__(
        self, config: Config, store: Store, content_cache: ContentCache, bot_pool: Bots, metrics: Metrics
    ) -> None:
        super().__init__(config, store, content_cache, bot_pool, metrics)
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._leaving: dict[str, asyncio.Event] = {}
        self._sockets: set[Listener] = set()
        self._to_reopen: set[str] = set()
        """Tables to reopen without a client."""
        self._has_woken = False
        """Whether the tables that run without a client were opened once; from then on only orphaned ones are."""
        self._left: set[str] = set()
        """Tables without an owner that were left to other processes when this one looked last."""
        self._look = asyncio.Event()
        """Set when tables may have lost their owner."""
        self.taken_over = 0
        """Tables opened here whose process had died."""
        self._renewed = time.monotonic()
        """When the leases were renewed last."""
        self._timers: list[asyncio.Task[None]] = []
        self._garbage = Garbage()

    # ---- life ----

    async def start(self) -> None:
        """Start the background tasks, and open matches that continue without a client."""
        writer = ReplayWriter(self.store, self.content_cache, self.owner)
        lease = self.config.lease_seconds / 3
        sweep = min(_SWEEP_SECONDS, max(0.05, self.config.idle_seconds))
        tasks = (
            _repeat(self._renew, "leases not renewed", before=lease),
            _repeat(self._sweep, "idle tables not removed", before=sweep),
            _repeat(partial(self._wake_all, lease), "tables not found"),
            _repeat(self._tidy, "stale tables not dropped", after=_HOUR_MS / 1000),
            writer.run(),
        )
        self._timers = [asyncio.create_task(task) for task in tasks]

    def look_for_orphans(self, *, all_free: bool) -> None:
        """Soon open matches that continue without a client and whose process died; `all_free`: or gave them back."""
        self._has_woken = self._has_woken and not all_free
        self._look.set()

    async def _wake_all(self, pause: float) -> None:
        """Open matches that continue without a client: all at first, then those dropped or left by a dead process.

        Of several processes each begins with its own share, and opens later what the others have left.
        """
        self._look.clear()
        names, self._to_reopen = self._to_reopen, set()
        try:
            free = await self.store.running(_MOST_WOKEN, orphaned=self._has_woken)
            first = self.neighbors.mine(free) | self._left
            self._left = {*free} - first
            if self._left:
                pause = min(pause, _SHARE_SECONDS)
            else:
                self._has_woken = True
            names.update(name for name in free if name in first)
        finally:
            waiting = iter(names)
            await asyncio.gather(*(self._wake_each(waiting) for _ in range(_WOKEN_AT_ONCE)))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._look.wait(), pause)

    async def _wake_each(self, names: Iterator[str]) -> None:
        for name in names:
            await self._wake(name)

    async def _wake(self, name: str) -> None:
        try:
            await self.open(name)
        except (Elsewhere, NoTable):
            pass  # another process was faster
        except (NotStored, Unsure, HomebrewBusy) as error:
            note("table not opened, trying again", level=WARNING, table=name, cause=error)
            self._to_reopen.add(name)
        except Exception as error:  # noqa: BLE001 - whatever is wrong with it, other tables have to be opened
            note("table cannot be opened", level=ERROR, table=name, cause=error)
        await asyncio.sleep(0)

    async def close(self) -> None:
        """Notify all clients and stop; everything acknowledged is already stored."""
        self.closing = True
        for task in self._timers:
            task.cancel()
        for table in list(self.tables.values()):
            async with table.lock:
                table.close(Notice(notice="closing"))
        self.tables.clear()
        for socket in list(self._sockets):  # those whose table is elsewhere, too
            socket.close()
        await self.bot_pool.close()
        await self.content_cache.close()
        try:
            await self.store.release(self.owner)
        except StoreError:
            note("leases not given back; they run out by themselves", level=WARNING)
        await self.neighbors.leave()

    def add_socket(self, socket: Listener) -> None:
        """Count a connection, whether or not it is at a table yet."""
        self._sockets.add(socket)
        self.metrics.sockets.set(len(self._sockets))

    def remove_socket(self, socket: Listener) -> None:
        self._sockets.discard(socket)
        self.metrics.sockets.set(len(self._sockets))

    def sign_out(self, token: bytes) -> None:
        """End all connections that came with this token, given by its hash, here and elsewhere."""
        self.cut_off(token)
        self.neighbors.note_changed(token=token)

    def cut_off(self, token: bytes) -> None:
        """End all connections to this process that came with a token."""
        for socket in [socket for socket in self._sockets if socket.token == token]:
            socket.close()
        for table in self.tables.values():
            table.audience.disconnect(lambda listener: listener.token == token)

    async def wait_for_sockets(self, seconds: float) -> None:
        """Wait until all clients are notified and gone, or until the timeout."""
        until = time.monotonic() + seconds
        while self._sockets and time.monotonic() < until:
            await asyncio.sleep(0.01)

    async def _renew(self) -> None:
        """Every write checks the lease, so nothing can go wrong while it cannot be renewed."""
        began = time.monotonic()
        await self.store.renew(self.owner)
        if time.monotonic() - self._renewed > self.config.lease_seconds:
            await self._look_round()
        self._renewed = began

    async def _tidy(self) -> None:
        await self.store.drop_stale(now_ms() - _STALE_MS)
        await self.store.drop_content(now_ms() - CONTENT_MS)

    async def _look_round(self) -> None:
        """After leases expired, notify the clients of tables that another process has taken over."""
        here = list(self.tables.values())
        owned = set(await self.store.owned(self.owner))
        for table in here:
            if table.id not in owned:
                self.lost(table)

    async def _sweep(self) -> None:
        """Remove idle tables from memory, also those whose match never began."""
        at = time.monotonic()
        idle = [
            table
            for table in self.tables.values()
            if not table.is_busy and at - table.audience.idle_since > self.config.idle_seconds
        ]
        for table in idle:
            self._drop(table)
        self._count()
        if idle:
            self._garbage.note_left()
        self._garbage.sweep(len(self.tables), len(self._sockets))
        if idle:
            await self._give_back([table.id for table in idle])

    async def _give_back(self, names: list[str]) -> None:
        """Release the leases of tables that have left memory; opening one of them waits for this."""
        done = asyncio.Event()
        self._leaving.update(dict.fromkeys(names, done))
        try:
            await self.store.release(self.owner, names)
        except StoreError:
            note("leases not given back", level=WARNING, count=len(names))
        finally:
            for name in names:
                self._leaving.pop(name, None)
            done.set()

    def _drop(self, table: StoredTable, notice: Notice | None = None) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.close(notice)

    def _count(self) -> None:
        phases = Counter(table.data.phase for table in self.tables.values())
        for phase in ("gathering", "playing", "over"):
            self.metrics.tables.labels(phase).set(phases[phase])

    def lost(self, table: StoredTable) -> None:
        """Drop a table whose stored state is unknown or that another process owns; it is read again on demand."""
        note("table dropped", level=WARNING, table=table.id)
        self._drop(table, Notice(notice="moved"))
        if table.data.phase == "playing":
            self._to_reopen.add(table.id)

    # ---- tables ----

    async def renamed(self, guest: str, now: Guest | None) -> None:
        """Update connections and tables after a guest was renamed or deleted, here and elsewhere."""
        self.neighbors.note_changed(guest=guest)
        await self.rename_here(guest, now)

    async def look_at_everybody(self) -> None:
        """Find out who was signed out, renamed or deleted elsewhere while nobody could tell."""
        for token in {socket.token for socket in self._sockets if socket.token}:
            if await self.store.guest_of(token) is None:
                self.cut_off(token)
        named = {socket.guest.id: socket.guest for socket in self._sockets if socket.guest is not None}
        for guest, known in named.items():
            if (now := await self.store.guest(guest)) != known:
                await self.rename_here(guest, now)

    async def rename_here(self, guest: str, now: Guest | None) -> None:
        """Update connections and tables in memory after a guest was renamed or deleted."""
        for socket in [socket for socket in self._sockets if socket.guest is not None and socket.guest.id == guest]:
            if now is None:  # also those that are still opening their table
                socket.close()
            else:
                socket.guest = now
        for table in list(self.tables.values()):
            table.audience.rename(guest, now)
            try:
                if now is None and guest in (table.data.host, *(seat.guest for seat in table.data.seats)):
                    await table.forget(guest)
                elif now is not None and access.held_by(table.data, guest):
                    await table.rename(now)
            except StoreError as error:  # the store has the new name, or none: the table is read again
                note("table not updated", level=WARNING, table=table.id, cause=error)
                self.lost(table)

    async def open(self, name: str) -> Table:
        """Return a table by its id, from memory or from the store."""
        table = self.tables.get(name)
        if table is not None:
            return table
        if self.closing:
            raise Closing
        if name not in self._opening:  # several clients may ask at once: read it once
            self._opening[name] = asyncio.create_task(self._load(name))
            self._opening[name].add_done_callback(lambda task: self._opened(name, task))
        return await asyncio.shield(self._opening[name])

    def _opened(self, name: str, task: asyncio.Task[Table]) -> None:
        self._opening.pop(name, None)
        if not task.cancelled():
            task.exception()  # the caller has got it

    async def _load(self, name: str) -> Table:
        if name in self._leaving:
            await self._leaving[name].wait()
        row = await self._claim(name)
        if row is None:
            raise NoTable(Message("error-no-table"))
        try:
            table = await self._restored(row)
            if self.closing:
                raise Closing
        except BaseException:
            with suppress(StoreError):  # another process may be able to open it
                await self.store.release(self.owner, [name])
            raise
        self._register(table)
        return table

    async def _claim(self, name: str) -> TableRow | None:
        while True:
            try:
                row = await self.store.claim(name, self.owner)
            except LeaseLost as error:
                if not await self.neighbors.is_gone(error.owner):
                    raise Elsewhere(error.owner) from error
            else:
                if row is not None and row.taken_from is not None:
                    self.taken_over += 1
                    note("table taken over", table=name, place=row.taken_from)
                return row

    async def _restored(self, row: TableRow) -> Table:
        data = seating.without_nobody(row.data)
        content = await self.content_cache.content_of(data.hashes)
        if data.phase == "gathering":
            return Table(self, row.id, data, content, None, row.number)
        entries = await self.store.log(row.id)
        await self.compile(data, content)
        match_log = await self.log_loader.load(match_log_of_table(data, content), entries)
        if data.phase == "over":
            match_log.ended = data.result
        elif match_log.broken is not None:
            data = await self._mend(row, data, match_log)
        return Table(self, row.id, data, content, match_log, match_log.number)

    async def _mend(self, row: TableRow, data: TableData, match_log: MatchLog) -> TableData:
        """Rewind a match that was played by other rules and that these rules cannot repeat to an earlier turn.

        The log keeps every entry, and clients see what happened.
        """
        at = now_ms()
        step, data = match_log.mended(at=at), replace(data, rules=RULES_VERSION)
        change = Change(table=row.id, owner=self.owner, number=row.number, at=at, entry=step.entry, data=data)
        await self.store.commit(change)
        match_log.accept(step)
        note("match taken back, by other rules", level=WARNING, table=row.id, number=match_log.number)
        return data


async def _repeat(work: Callable[[], Awaitable[None]], failed: str, *, before: float = 0.0, after: float = 0.0) -> None:
    """Do something again and again, with pauses in seconds, whatever goes wrong."""
    while True:
        await asyncio.sleep(before)
        try:
            await work()
        except Exception as error:  # noqa: BLE001 - the server would never do it again
            note(failed, level=WARNING if isinstance(error, StoreError) else ERROR, cause=error)
        await asyncio.sleep(after)

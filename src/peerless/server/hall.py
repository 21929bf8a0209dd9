"""All tables of a server process: created, opened from the store when somebody comes, put away when nobody is there."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import random
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from logging import ERROR, WARNING
from typing import Final

from msgspec.structs import replace

from peerless.catalog.content import Content
from peerless.core.errors import PeerlessError
from peerless.core.ids import RULES_VERSION
from peerless.messages.message import Message
from peerless.server import seating
from peerless.server.config import Config
from peerless.server.crew import Crew
from peerless.server.health import Health
from peerless.server.library import Library
from peerless.server.logs import note
from peerless.server.metrics import Metrics
from peerless.server.protocol import Notice
from peerless.server.seating import Elsewhere, NoTable, TableError
from peerless.server.setup import HomebrewFile, TableSetup
from peerless.server.store.base import (
    LEASE_SECONDS,
    Guest,
    LeaseLost,
    Store,
    StoreError,
    TableData,
    TableRow,
)
from peerless.server.table import Table, match_of, now

_MOST_WOKEN: Final = 10_000  # tables that go on by themselves after a start
_SWEEP_SECONDS: Final = 5.0


def hashed(secret: str) -> bytes:
    """What is stored of a token, a code or an invitation: they are long and random, so a plain hash will do."""
    return hashlib.sha256(secret.encode()).digest()


class Hall:
    """The tables in memory, each of which this process has the lease of."""

    def __init__(self, config: Config, store: Store, library: Library, crew: Crew, metrics: Metrics) -> None:
        self.config = config
        self.store = store
        self.library = library
        self.crew = crew
        self.metrics = metrics
        self.owner = secrets.token_urlsafe(9)
        self.rating = asyncio.Lock()
        self.tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self.health = Health(store)
        self._dice = random.SystemRandom()
        self._left = 0
        """Tables that have left memory since it was last tidied."""

    # ---- life ----

    async def start(self) -> None:
        """Chores begin, and matches that go on by themselves are opened."""
        self._chores = [asyncio.create_task(self._renew()), asyncio.create_task(self._sweep())]
        self._chores.append(asyncio.create_task(self._wake_all()))

    async def _wake_all(self) -> None:
        for name in await self.store.running(_MOST_WOKEN):
            try:
                await self.open(name)
            except (PeerlessError, KeyError, ValueError) as error:
                note("table cannot be opened", level=ERROR, table=name, cause=error)
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Everybody is told; what was acknowledged is stored already."""
        self.health.closing = True
        for chore in self._chores:
            chore.cancel()
        for table in list(self.tables.values()):
            async with table.lock:
                table.close(Notice(notice="closing"))
        self.tables.clear()
        await self.crew.close()
        try:
            await self.store.release(self.owner)
        except StoreError:
            note("leases not given back; they run out by themselves", level=WARNING)

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(LEASE_SECONDS / 3)
            try:
                await self.store.renew(self.owner)
            except StoreError as error:  # every write is fenced, so nothing can go wrong meanwhile
                note("leases not renewed", level=WARNING, cause=error)

    async def _sweep(self) -> None:
        """Tables where nothing can happen leave memory; so do those that were gathering and were left."""
        while True:
            await asyncio.sleep(min(_SWEEP_SECONDS, max(0.05, self.config.idle_seconds)))
            at = time.monotonic()
            idle = [
                table
                for table in self.tables.values()
                if not table.is_busy and at - table.audience.idle_since > self.config.idle_seconds
            ]
            for table in idle:
                self._drop(table)
            self._count()
            self._collect(len(idle))
            if idle:
                try:
                    await self.store.release(self.owner, [table.id for table in idle])
                except StoreError:
                    note("leases not given back", level=WARNING, count=len(idle))

    def _collect(self, left: int) -> None:
        """Parsers of closed sockets go round in circles, so their memory has to be collected. That takes the longer the
        more there is in memory: it is done when as many tables have left as stay."""
        self._left += left
        if self._left > len(self.tables):
            self._left = 0
            gc.collect()

    def _drop(self, table: Table, notice: Notice | None = None) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.close(notice)

    def _count(self) -> None:
        phases = Counter(table.data.phase for table in self.tables.values())
        for phase in ("gathering", "playing", "over"):
            self.metrics.tables.labels(phase).set(phases[phase])

    def lost(self, table: Table) -> None:
        """Nobody knows what was stored, or another process went on: it is read anew when somebody comes."""
        note("table let go", level=WARNING, table=table.id)
        self._drop(table, Notice(notice="moved"))

    # ---- tables ----

    async def create(
        self,
        host: Guest,
        setup: TableSetup,
        homebrew: Sequence[HomebrewFile] = (),
        seats: Sequence[str] = (),
    ) -> tuple[Table, str]:
        """A new table with its invitation; the host sits down on the given seats (several: a hot seat)."""
        if self.health.closing:
            raise TableError(Message("error-closing"))
        if await self.store.count_open(host.id) >= self.config.tables_per_guest:
            raise TableError(Message("error-too-many-tables", most=self.config.tables_per_guest))
        content, rows = self.library.brought(list(homebrew))
        seating.check_setup(setup, content, homebrew=bool(rows))
        invite = secrets.token_urlsafe(18)
        data = TableData(
            setup=setup,
            phase="gathering",
            host=host.id,
            invite=hashed(invite).hex(),
            seats=seating.seats_of(setup),
            hashes={row.id: row.hash for row in rows},
        )
        for seat in seats:
            data = seating.joined(data, host, seat)
        await self.store.add_content(rows)
        return await self._found(data, content), invite

    async def _found(self, data: TableData, content: Content) -> Table:
        if seating.is_ready(data):
            data = await self.settle(data, content)
        name = secrets.token_urlsafe(9)
        await self.store.add_table(name, data, self.owner, now())
        sitting = match_of(data, content) if data.phase == "playing" else None
        table = Table(self, name, data, content, sitting, 0)
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        self.tables[table.id] = table
        table.wake()

    async def settle(self, data: TableData, content: Content) -> TableData:
        """A match begins: what is open is drawn, its content pinned, its seed made."""
        data = seating.drawn(data, content, self._dice)
        heroes = [str(seat.hero) for seat in data.seats]
        tables = content.tables_for(seating.settings_of(data.setup, heroes, str(data.board)))
        await self.store.add_content(self.library.rows_of(content, list(tables.hashes)))
        return replace(
            data,
            phase="playing",
            seed=secrets.randbits(62),
            hashes={**data.hashes, **tables.hashes},
            rules=RULES_VERSION,
            begun=now(),
        )

    async def rematch(self, data: TableData) -> str:
        """The same people at a new table, everybody one seat further, so that somebody else begins."""
        fresh = seating.again(data)
        content = await self.library.content_of(data.hashes)
        return (await self._found(fresh, content)).id

    async def renamed(self, guest: str, name: str | None) -> None:
        """A guest has another name, or is gone: tables in memory are brought in line."""
        for table in list(self.tables.values()):
            if seating.held_by(table.data, guest):
                await table.rename(guest, name or "")

    async def open(self, name: str) -> Table:
        """A table by its name, from memory or from the store."""
        table = self.tables.get(name)
        if table is not None:
            return table
        if self.health.closing:
            raise TableError(Message("error-closing"))
        if name not in self._opening:  # several may ask at once: it is read once
            self._opening[name] = asyncio.create_task(self._load(name))
            self._opening[name].add_done_callback(lambda task: self._opened(name, task))
        return await asyncio.shield(self._opening[name])

    def _opened(self, name: str, task: asyncio.Task[Table]) -> None:
        self._opening.pop(name, None)
        if not task.cancelled():
            task.exception()  # whoever asked has got it

    async def _load(self, name: str) -> Table:
        try:
            row = await self.store.claim(name, self.owner)
        except LeaseLost as error:
            raise Elsewhere(Message("error-table-elsewhere")) from error
        if row is None:
            raise NoTable(Message("error-no-table"))
        table = await self._restored(row)
        self._keep(table)
        return table

    async def _restored(self, row: TableRow) -> Table:
        content = await self.library.content_of(row.data.hashes)
        sitting = None
        if row.data.phase != "gathering":
            sitting = match_of(row.data, content, await self.store.log(row.id))
        return Table(self, row.id, row.data, content, sitting, row.number)

"""New tables: from a set-up, for a rematch, and from a match that another one continues."""

from __future__ import annotations

import random
import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from peerless.bots.registry import Level
from peerless.catalog.content import Content
from peerless.core.ids import RULES_VERSION
from peerless.messages.message import Message
from peerless.records.log.entry import Entry
from peerless.records.match import secret_seed
from peerless.service.bots.interface import Bots
from peerless.service.content.content_cache import ContentCache
from peerless.service.http.limits import HOUR, ChatLimits, Quota
from peerless.service.ops.clock import now_ms
from peerless.service.ops.config import Config
from peerless.service.ops.measures import Metrics
from peerless.service.protocol.setup import HomebrewFile, TableSetup
from peerless.service.store.base import Change, ContentRow, Guest, Store, TableData
from peerless.service.store.tokens import hashed, new_invitation
from peerless.service.tables import access, seating
from peerless.service.tables.neighbors import Alone, Neighbors
from peerless.service.tables.refusals import Closing, TableError
from peerless.service.tables.slices import LogLoader
from peerless.service.tables.stored_table import StoredTable, match_log_of_table
from peerless.service.tables.table import Table

_HOUR_MS: Final = 3_600_000
_DAY_MS: Final = 24 * _HOUR_MS
_QUOTA_DAYS: Final = 30  # for what a guest's tables take in the database


class TableCreation(ABC):
    """Creates tables, which are then in memory; this process holds the lease of each."""

    def __init__(
        self, config: Config, store: Store, content_cache: ContentCache, bot_pool: Bots, metrics: Metrics
    ) -> None:
        self.config = config
        self.store = store
        self.content_cache = content_cache
        self.bot_pool = bot_pool
        self.metrics = metrics
        self.owner = secrets.token_urlsafe(9)
        self.neighbors: Neighbors = Alone()
        self.tables: dict[str, Table] = {}
        self.closing = False
        """Set when the server is about to stop."""
        self.chat_limits = ChatLimits(config.chat_per_minute)
        self.attempts = Quota(config.tables_per_guest, HOUR)
        self._dice = random.SystemRandom()
        self.log_loader = LogLoader()

    @abstractmethod
    def lost(self, table: StoredTable) -> None:
        """Drop a table that this process may no longer change."""

    async def create(
        self,
        host: Guest,
        setup: TableSetup,
        homebrew: Sequence[HomebrewFile] = (),
        seats: Sequence[str] = (),
        address: str = "",
    ) -> tuple[Table, str]:
        """Create a table with its invitation; the host takes the given seats (several: a hot seat).

        Guests at one address share their turns to have homebrew checked.
        """
        await self.check_room(host.id)
        content, rows = await self.content_cache.with_homebrew(list(homebrew), address or host.id)
        seating.check_setup(setup, content, homebrew=bool(rows))
        invite = new_invitation()
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
        data = replace(data, hot_seats=access.shared_seats(data))
        return await self._add(data, content, rows), invite

    async def check_room(self, guest: str) -> None:
        """Count an attempt to create a table, before any work; raises if the guest has had enough of them."""
        if self.closing:
            raise Closing
        most, most_mb, now = self.config.tables_per_guest, self.config.mb_per_guest, now_ms()
        if self.attempts.take(guest):
            raise TableError(Message("error-too-many-tables", most=most))
        # What a process counts ends with it; the store knows what other processes and earlier ones have created.
        usage = await self.store.usage(guest, now - _HOUR_MS, now - _QUOTA_DAYS * _DAY_MS)
        if usage.tables >= most:
            raise TableError(Message("error-too-many-tables", most=most))
        if usage.bytes >= most_mb * 1_000_000:
            raise TableError(Message("error-too-much-stored", days=_QUOTA_DAYS, most=most_mb))

    async def _add(self, data: TableData, content: Content, rows: list[ContentRow]) -> Table:
        """Store a table and its homebrew. What cannot be compiled is refused before: it would count as nobody's."""
        if seating.is_ready(data):
            data = await self.settle(data, content)
        await self.store.add_content(rows)
        name = secrets.token_urlsafe(9)
        await self.store.add_table(name, data, self.owner, now_ms())
        match_log = None
        if data.phase == "playing":
            await self.compile(data, content)
            match_log = match_log_of_table(data, content)
        table = Table(self, name, data, content, match_log, 0)
        self._register(table)
        return table

    def _register(self, table: Table) -> None:
        self.tables[table.id] = table
        table.wake()

    async def settle(self, data: TableData, content: Content) -> TableData:
        """Begin a match: draw what is still open, pin the content, create the seed."""
        data = seating.drawn(data, content, self._dice)
        await self.compile(data, content)
        tables = content.tables_for(seating.match_settings(data))
        await self.store.add_content(self.content_cache.rows_of(content, list(tables.hashes)))
        begun = replace(
            data,
            phase="playing",
            seed=secret_seed(),
            hashes={**data.hashes, **tables.hashes},
            rules=RULES_VERSION,
            begun=now_ms(),
        )
        return access.with_seen(begun)

    async def compile(self, data: TableData, content: Content) -> None:
        """Compile the match-up of a table in another process if it has homebrew."""
        await self.content_cache.compile(content, seating.match_settings(data), data.host)

    async def rematch(self, data: TableData) -> str:
        """Create a new table for the same people, each one seat further, so that another player begins."""
        fresh = seating.again(data)
        await self.check_room(fresh.host)
        content = await self.content_cache.content_of(data.hashes)
        return (await self._add(fresh, content, [])).id

    async def fork(
        self,
        guest: Guest,
        source: TableData,
        entries: Sequence[Entry],
        seat: str,
        level: Level,
        *,
        lesson: bool = False,
    ) -> Table:
        """Create a match that continues another one: the guest on one seat, bots on the others.

        The caller has called `check_room` before it read the other match.
        """
        data = seating.forked(source, guest, seat, level, now_ms(), lesson=lesson)
        content = await self.content_cache.content_of(data.hashes)
        await self.compile(data, content)
        match_log = await self.log_loader.load(match_log_of_table(data, content), entries)
        if match_log.broken is not None:
            raise TableError(Message("error-match-other-rules", rules=source.rules, ours=RULES_VERSION))
        if match_log.over:
            raise TableError(Message("error-match-over"))
        await self.store.add_content(self.content_cache.rows_of(content, list(data.hashes)))
        name = secrets.token_urlsafe(9)
        await self.store.add_table(name, data, self.owner, now_ms())
        for number, entry in enumerate(entries):
            await self.store.commit(Change(table=name, owner=self.owner, number=number, at=now_ms(), entry=entry))
        table = Table(self, name, data, content, match_log, len(entries))
        self._register(table)
        return table

"""The store of a tab, in the database of the page.

The keys, each with one value as JSON:

    guest/ID  token/HASH  code/HASH  claim/SKELETON  deleted/HASH
    table/ID  log/ID/NUMBER  lines/ID  replay/ID/VIEWPOINT
    content/HASH  rating/KEY  share/ID

A browser gives it to one tab at a time (`web/src/tab/worker.ts`), so leases end with the tab: `open` drops the owners
of an earlier one. Tables are in memory, everything else is read on demand. Some requests scan all tokens or links: a
tab has a handful of them, and one visitor who asks.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from functools import partial
from logging import ERROR
from typing import Final, Literal

import msgspec
from msgspec.structs import asdict, replace

from peerless.messages.message import Message
from peerless.records.log.entry import Entry
from peerless.service.ops.clock import now_ms
from peerless.service.ops.logs import note
from peerless.service.store.base import (
    Change,
    ClaimedRow,
    ContentRow,
    LeaseLost,
    Line,
    NotStored,
    Rating,
    RatingMoved,
    Share,
    StoreError,
    TableData,
    TableRow,
    Usage,
)
from peerless.tab.guests import GuestStore
from peerless.tab.key_value_store import Batch, KeyValueStore
from peerless.tab.records import ContentRecord, TableRecord, log_key

MOST_LINES: Final = 1000
"""Lines of chat that a table keeps, the last ones."""
ENTRY_BYTES: Final = 200
"""Approximate bytes of an entry."""


class TabStore(GuestStore):
    """The whole interface `service.store.base.Store`."""

    def __init__(self, database: KeyValueStore) -> None:
        super().__init__(database)
        self._lock = asyncio.Lock()
        self.tables: dict[str, TableRecord] = {}

    async def open(self) -> None:
        """Read all tables. One that this version cannot read is left alone: the others must not wait for it."""
        for key, text in (await self._database.scan("table/")).items():
            try:
                table = msgspec.json.decode(text, type=TableRecord)
            except (msgspec.DecodeError, UnicodeError) as error:
                note("table not readable", level=ERROR, table=key, cause=error)
                continue
            self.tables[table.row.id] = replace(table, row=replace(table.row, owner=None), replay_owner="")

    async def close(self) -> None:
        pass

    async def check(self) -> None:
        await self._database.write({"checked": str(now_ms())})

    async def wipe(self) -> None:
        pass  # what was deleted is gone

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Batch]:
        """A batch that is written at the end of a `with`, unless it raises."""
        async with self._lock:
            batch = Batch(self._database)
            yield batch
            await batch.write()

    async def texts(self, kinds: Collection[str]) -> dict[str, str]:
        """All records of these kinds, as they are stored; none of a table that this version cannot read."""
        async with self._lock:
            found = {key: text for kind in kinds for key, text in (await self._database.scan(f"{kind}/")).items()}
        return {key: text for key, text in found.items() if _table_of(key) in (None, *self.tables)}

    # ---- content ----

    async def add_content(self, rows: list[ContentRow]) -> None:
        async with self.writing() as batch:
            for row in rows:
                if await batch.get(f"content/{row.hash}", ContentRecord) is None:
                    batch.put(f"content/{row.hash}", ContentRecord(row=row, stored=now_ms()))

    async def drop_content(self, before: int) -> int:
        gathering = [table.row.data for table in self.tables.values() if table.row.data.phase == "gathering"]
        needed = {digest for data in gathering for digest in data.hashes.values()}
        count = 0
        async with self.writing() as batch:
            for digest, record in (await batch.scan("content/", ContentRecord)).items():
                if not record.played and record.stored < before and digest not in needed:
                    batch.drop(f"content/{digest}")
                    count += 1
        return count

    async def content(self, hashes: list[str]) -> list[ContentRow]:
        batch = Batch(self._database)
        found = [await batch.get(f"content/{digest}", ContentRecord) for digest in dict.fromkeys(hashes)]
        return [record.row for record in found if record is not None]

    async def _note_played(self, batch: Batch, data: TableData) -> None:
        """The contents of a match stay forever."""
        for digest in data.hashes.values() if data.phase == "playing" else ():
            record = await batch.get(f"content/{digest}", ContentRecord)
            if record is not None and not record.played:
                batch.put(f"content/{digest}", replace(record, played=True))

    # ---- tables ----

    async def add_table(self, table: str, data: TableData, owner: str, at: int) -> None:
        async with self.writing() as batch:
            if table in self.tables:
                raise NotStored(Message("error-store-failed", why=table))
            data = await self._without_deleted(batch, data)
            row = TableRow(id=table, created=at, updated=at, number=0, owner=owner, data=data)
            self.put_table(batch, TableRecord(row=row))
            await self._note_played(batch, data)

    async def table(self, table: str) -> TableRow | None:
        record = self.tables.get(table)
        return None if record is None else (await self._with_names([record.row]))[0]

    async def log(self, table: str) -> list[Entry]:
        record = self.tables.get(table)
        entries = list((await Batch(self._database).scan(f"log/{table}/", Entry)).values())
        if record is not None and len(entries) < record.row.number:  # nothing of a match may be left out
            raise StoreError(Message("error-store-log", table=table, found=len(entries), number=record.row.number))
        return entries

    async def claim(self, table: str, owner: str) -> ClaimedRow | None:
        record = self.tables.get(table)
        if record is None:
            return None
        if record.row.owner not in (None, owner):
            raise LeaseLost(Message("error-store-lease", table=table, owner=record.row.owner))
        self._own(table, owner)
        row = await self.table(table)
        return None if row is None else ClaimedRow(**asdict(row))

    def put_table(self, batch: Batch, record: TableRecord) -> None:
        """Write a table. Owners may change until it is written: they are in memory only."""
        batch.put(f"table/{record.row.id}", record)
        batch.then.append(partial(self._written, record))

    def _written(self, record: TableRecord) -> None:
        now = self.tables.get(record.row.id)
        if now is not None:
            record = replace(record, row=replace(record.row, owner=now.row.owner), replay_owner=now.replay_owner)
        self.tables[record.row.id] = record

    def _own(self, table: str, owner: str | None) -> None:
        self.tables[table] = replace(self.tables[table], row=replace(self.tables[table].row, owner=owner))

    async def renew(self, owner: str) -> None:
        pass  # this tab is the only one

    async def owned(self, owner: str) -> list[str]:
        return [name for name, table in self.tables.items() if table.row.owner == owner]

    async def release(self, owner: str, tables: list[str] | None = None) -> None:
        for name, record in list(self.tables.items()):
            if record.row.owner == owner and (tables is None or name in tables):
                self._own(name, None)
            if tables is None and record.replay_owner == owner:
                self.tables[name] = replace(self.tables[name], replay_owner="")

    def _owned_by(self, table: str, owner: str, number: int) -> TableRecord:
        """A table that may be changed; raises the reason why not."""
        record = self.tables.get(table)
        if record is None:
            raise NotStored(Message("error-store-no-table", table=table))
        if record.row.owner != owner:
            raise LeaseLost(Message("error-store-lease", table=table, owner=record.row.owner or "–"))
        if record.row.number != number:
            raise LeaseLost(Message("error-store-gone-on", table=table, number=record.row.number))
        return record

    async def commit(self, change: Change) -> None:
        table = change.table
        async with self.writing() as batch:
            record = self._owned_by(table, change.owner, change.number)
            row = replace(record.row, updated=change.at)
            if change.entry is not None:
                batch.put(log_key(table, change.number), change.entry)
                row = replace(row, number=change.number + 1)
            if change.data is not None:
                row = replace(row, data=await self._without_deleted(batch, change.data))
                await self._note_played(batch, row.data)
            for rating in change.ratings:
                before = await batch.get(f"rating/{rating.key}", Rating)
                if before is not None and before.matches != rating.matches - 1:
                    raise RatingMoved(Message("error-store-rating-moved", key=rating.key))
                if not await self._is_deleted(batch, rating.key.removeprefix("guest:")):
                    batch.put(f"rating/{rating.key}", rating)
            self.put_table(batch, replace(record, row=row))

    async def drop_table(self, table: str, owner: str) -> None:
        async with self.writing() as batch:
            self._owned_by(table, owner, 0)
            self._drop(batch, table)

    def _drop(self, batch: Batch, table: str) -> None:
        """A table at which nothing was played."""
        batch.drop(f"table/{table}")
        batch.drop(f"lines/{table}")
        batch.then.append(partial(self.tables.pop, table))

    async def drop_stale(self, before: int) -> int:
        stale = [
            record.row.id
            for record in self.tables.values()
            if record.row.owner is None
            and record.row.number == 0
            and record.row.updated < before
            and record.row.data.phase == "gathering"
        ]
        async with self.writing() as batch:
            for table in stale:
                self._drop(batch, table)
        return len(stale)

    async def _listed(self, fits: Callable[[TableRow], bool], newest: Callable[[TableRow], int]) -> list[TableRow]:
        rows = [record.row for record in self.tables.values() if fits(record.row)]
        return await self._with_names(sorted(rows, key=lambda row: (-newest(row), row.id)))

    async def lobby(self, most: int) -> list[TableRow]:
        rows = await self._listed(
            lambda row: row.data.setup.public and row.data.phase != "over", lambda row: row.created
        )
        return rows[:most]

    async def tables_of(self, guest: str, most: int, before: int | None = None) -> list[TableRow]:
        def fits(row: TableRow) -> bool:
            people = (row.data.host, *(seat.guest for seat in row.data.seats))
            return guest in people and (before is None or row.updated < before)

        return (await self._listed(fits, lambda row: row.updated))[:most]

    async def usage(self, guest: str, tables_since: int, bytes_since: int) -> Usage:
        created = [table for table in self.tables.values() if table.row.data.host == guest]
        return Usage(
            tables=sum(table.row.created >= tables_since for table in created),
            bytes=sum(
                table.bytes + ENTRY_BYTES * table.row.number for table in created if table.row.created >= bytes_since
            ),
        )

    async def running(self, most: int, *, orphaned: bool = False) -> list[str]:
        """None: a tab opens a table when the page shows it. Opening all at the start would keep the visitor waiting."""
        return []

    # ---- replays, chat, ratings, shares ----

    async def claim_replays(self, owner: str, most: int) -> list[str]:
        free = [
            table
            for table in self.tables.values()
            if table.row.data.phase == "over" and not table.replay and not table.replay_owner
        ]
        found = [table.row.id for table in sorted(free, key=lambda table: (table.row.updated, table.row.id))][:most]
        for table in found:
            self.tables[table] = replace(self.tables[table], replay_owner=owner)
        return found

    async def add_replay(self, table: str, replay: dict[str, bytes]) -> None:
        async with self.writing() as batch:
            record = self.tables.get(table)
            if record is None or record.row.data.phase != "over" or record.replay:
                return
            for viewpoint, data in replay.items():
                batch.put(f"replay/{table}/{viewpoint}", data)
            size = sum(map(len, replay.values()))
            self.put_table(batch, replace(record, replay="stored" if replay else "none", bytes=record.bytes + size))

    async def replay(self, table: str, viewpoint: str) -> bytes | None:
        return await Batch(self._database).get(f"replay/{table}/{viewpoint}", bytes)

    async def add_line(self, table: str, line: Line) -> None:
        async with self.writing() as batch:
            if table not in self.tables or await self._is_deleted(batch, line.guest):
                raise NotStored(Message("error-store-no-table", table=table))
            said = await batch.get(f"lines/{table}", list[Line]) or []
            batch.put(f"lines/{table}", [*said, line][-MOST_LINES:])

    async def lines(self, table: str, most: int) -> list[Line]:
        said = await Batch(self._database).get(f"lines/{table}", list[Line]) or []
        return said[-most:]

    async def ratings(self, keys: list[str]) -> dict[str, Rating]:
        batch = Batch(self._database)
        found = {key: await batch.get(f"rating/{key}", Rating) for key in keys}
        return {key: rating for key, rating in found.items() if rating is not None}

    async def best(self, kind: Literal["guest", "hero"], most: int) -> list[Rating]:
        found = (await Batch(self._database).scan(f"rating/{kind}:", Rating)).values()
        return sorted(found, key=lambda rating: (3 * rating.sigma - rating.mu, rating.key))[:most]

    async def add_share(self, share: Share) -> str:
        async with self.writing() as batch:
            if share.table not in self.tables:
                raise NotStored(Message("error-store-no-table", table=share.table))
            for known in (await batch.scan("share/", Share)).values():
                if (known.table, known.viewpoint, known.number) == (share.table, share.viewpoint, share.number):
                    return known.id
            batch.put(f"share/{share.id}", share)
        return share.id

    async def share(self, share: str) -> Share | None:
        return await Batch(self._database).get(f"share/{share}", Share)

    # ---- what guests need of tables ----

    async def _forget(self, batch: Batch, guest: str, owner: str) -> None:
        """Remove a guest from tables and chat."""
        for name, record in self.tables.items():
            row = record.row
            if guest in (row.data.host, *(seat.guest for seat in row.data.seats)):
                self.put_table(batch, replace(record, row=replace(row, data=without(row.data, {guest}))))
                if row.owner != owner:
                    batch.then.append(partial(self._own, name, None))
        for name, said in (await batch.scan("lines/", list[Line])).items():
            if any(line.guest == guest for line in said):
                batch.put(f"lines/{name}", [line for line in said if line.guest != guest])

    async def _without_deleted(self, batch: Batch, data: TableData) -> TableData:
        people = {guest for guest in (data.host, *(seat.guest for seat in data.seats)) if guest}
        return without(data, {guest for guest in people if await self._is_deleted(batch, guest)})

    async def _with_names(self, rows: Sequence[TableRow]) -> list[TableRow]:
        """The tables with the names their guests have now."""
        known = await self.guests([seat.guest for row in rows for seat in row.data.seats if seat.guest is not None])
        return [
            replace(
                row,
                data=replace(
                    row.data,
                    seats=[
                        seat
                        if (guest := known.get(seat.guest or "")) is None
                        else replace(seat, name=guest.name, claimed=guest.claimed)
                        for seat in row.data.seats
                    ],
                ),
            )
            for row in rows
        ]


def _table_of(key: str) -> str | None:
    """The table that a record belongs to."""
    kind, _, rest = key.partition("/")
    return rest.partition("/")[0] if kind in ("table", "log", "lines", "replay") else None


def without(data: TableData, guests: set[str]) -> TableData:
    """The data of a table without deleted guests."""
    seats = [seat.without_guest() if seat.guest in guests else seat for seat in data.seats]
    return replace(data, seats=seats, host="" if data.host in guests else data.host)

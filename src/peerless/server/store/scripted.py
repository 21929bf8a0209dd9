"""A store that runs scripts: the whole interface except the database driver."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Literal, ParamSpec, TypeVar

from peerless.records.log.entry import Entry
from peerless.server.store import guest_script, script
from peerless.server.store.guest_script import DAY_MS
from peerless.server.store.script import Script
from peerless.service.ops.clock import now_ms
from peerless.service.store.base import (
    LEASE_SECONDS,
    Change,
    ClaimedRow,
    ContentRow,
    Device,
    Guest,
    Line,
    NotStored,
    Rating,
    Share,
    StoreError,
    TableData,
    TableRow,
    Unsure,
    Usage,
)

T = TypeVar("T")
P = ParamSpec("P")


class ScriptedStore(ABC):
    """`read` and `write` take a function that creates the script, because a failed transaction may be retried."""

    def __init__(self, lease_seconds: float = LEASE_SECONDS) -> None:
        self._lease = round(lease_seconds * 1000)
        self.version: int | None = None
        """Version of the schema, if it was opened for reading; None: the newest."""
        self._failing = False
        """Whether the database could not write the last commit."""

    @property
    @abstractmethod
    def place(self) -> str:
        """Its location for people to read, without secrets."""

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def open_to_read(self) -> None:
        """Open for reading only, even while a server uses the database; the schema is not upgraded."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def read(self, make: Callable[P, Script[T]], *args: P.args, **named: P.kwargs) -> T: ...

    @abstractmethod
    async def read_at_once(self, make: Callable[P, Script[T]], *args: P.args, **named: P.kwargs) -> T:
        """Read everything as of one moment."""

    @abstractmethod
    async def write(self, make: Callable[P, Script[T]], *args: P.args, **named: P.kwargs) -> T: ...

    async def check(self) -> None:
        await self.write(script.check, now_ms())
        if self._failing:  # an answer takes more room than this row
            await self.write(script.fill_leases)
            await self.write(script.clear_leases)
            self._failing = False

    async def watched(self, writing: Awaitable[None]) -> None:
        """Write, and remember whether the database could."""
        try:
            await writing
        except (NotStored, Unsure) as error:
            self._failing = self._failing or isinstance(error, Unsure) or error.by_database
            raise
        self._failing = False

    # ---- guests ----

    async def add_guest(
        self, guest: Guest, token: bytes, skeletons: Sequence[str] = (), *, browser: str = "", system: str = ""
    ) -> None:
        device = Device(token=token, created=guest.created, browser=browser, system=system)
        await self.write(guest_script.add_guest, guest, device, skeletons)

    async def guest_of(self, token: bytes) -> Guest | None:
        found = await self.read(guest_script.guest_of, token)
        if found is None:
            return None
        guest, seen = found
        today = now_ms() // DAY_MS * DAY_MS
        if seen < today:
            with suppress(StoreError):  # guests are recognized even if the disk is full
                await self.write(guest_script.note_seen, token, today)
        return guest

    async def guest(self, guest: str) -> Guest | None:
        return await self.read(guest_script.guest, guest)

    async def guests(self, ids: Sequence[str]) -> dict[str, Guest]:
        return await self.read(script.guests, ids)

    async def rename_guest(self, guest: str, name: str, skeletons: Sequence[str] = (), *, claim: bool = False) -> Guest:
        return await self.write(guest_script.rename_guest, guest, name, skeletons, claim)

    async def delete_guest(self, guest: str, owner: str) -> None:
        await self.write(guest_script.delete_guest, guest, owner)

    @abstractmethod
    async def wipe(self) -> None: ...

    async def add_token(self, guest: str, token: bytes, at: int, *, browser: str = "", system: str = "") -> None:
        device = Device(token=token, created=at, browser=browser, system=system)
        await self.write(guest_script.add_token, guest, device)

    async def devices(self, guest: str) -> list[Device]:
        return await self.read(guest_script.devices, guest)

    async def drop_token(self, token: bytes) -> None:
        await self.write(guest_script.drop_token, token)

    async def add_code(self, code: bytes, guest: str, until: int) -> None:
        await self.write(guest_script.add_code, code, guest, until)

    async def take_code(self, code: bytes, now: int) -> str | None:
        return await self.write(guest_script.take_code, code, now)

    # ---- content ----

    async def add_content(self, rows: list[ContentRow]) -> None:
        await self.write(script.add_content, rows, now_ms())

    async def drop_content(self, before: int) -> int:
        return await self.write(script.drop_content, before)

    async def content(self, hashes: list[str]) -> list[ContentRow]:
        return await self.read(script.content, hashes)

    # ---- tables ----

    async def add_table(self, table: str, data: TableData, owner: str, at: int) -> None:
        await self.write(script.add_table, table, data, owner, at, self._lease)

    async def table(self, table: str) -> TableRow | None:
        return await self.read(script.table, table)

    async def log(self, table: str) -> list[Entry]:
        return await self.read(script.log, table)

    async def claim(self, table: str, owner: str) -> ClaimedRow | None:
        return await self.write(script.claim, table, owner, self._lease)

    async def renew(self, owner: str) -> None:
        await self.write(script.renew, owner, self._lease)

    async def owned(self, owner: str) -> list[str]:
        return await self.read(script.owned, owner)

    async def release(self, owner: str, tables: list[str] | None = None) -> None:
        await self.write(script.release, owner, tables)

    async def commit(self, change: Change) -> None:
        await self.write(script.commit, change)

    async def drop_table(self, table: str, owner: str) -> None:
        await self.write(script.drop_table, table, owner)

    async def lobby(self, most: int) -> list[TableRow]:
        return await self.read(script.lobby, most)

    async def tables_of(self, guest: str, most: int, before: int | None = None) -> list[TableRow]:
        return await self.read(script.tables_of, guest, most, before)

    async def usage(self, guest: str, tables_since: int, bytes_since: int) -> Usage:
        return await self.read(script.usage, guest, tables_since, bytes_since)

    async def drop_stale(self, before: int) -> int:
        return await self.write(script.drop_stale, before)

    async def running(self, most: int, *, orphaned: bool = False) -> list[str]:
        return await self.read(script.running, most, orphaned)

    # ---- chat, ratings, shares ----

    async def claim_replays(self, owner: str, most: int) -> list[str]:
        return await self.write(script.claim_replays, owner, most, self._lease)

    async def add_replay(self, table: str, replay: dict[str, bytes]) -> None:
        await self.write(script.add_replay, table, replay)

    async def replay(self, table: str, viewpoint: str) -> bytes | None:
        return await self.read(script.replay, table, viewpoint)

    async def add_line(self, table: str, line: Line) -> None:
        await self.write(script.add_line, table, line)

    async def lines(self, table: str, most: int) -> list[Line]:
        return await self.read(script.lines, table, most)

    async def ratings(self, keys: list[str]) -> dict[str, Rating]:
        return await self.read(script.ratings, keys)

    async def best(self, kind: Literal["guest", "hero"], most: int) -> list[Rating]:
        return await self.read(script.best, kind, most)

    async def add_share(self, share: Share) -> str:
        return await self.write(script.add_share, share)

    async def share(self, share: str) -> Share | None:
        return await self.read(script.share, share)

"""The interface of a store, and its guarantees.

- Once `commit` returns, the change survives a crash of the process or the machine.
- A table has one owner at a time, a server process with a lease. Writes by any other process raise `LeaseLost` and
  write nothing.
- A failed write has written nothing (`NotStored`), unless the outcome is unknown (`Unsure`, after a lost connection);
  then the table must be read again before it continues.

Times are milliseconds since 1970. Tokens and codes are passed as hashes; the store never sees the originals.
"""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec
from msgspec import Struct, field

from peerless.bots.registry import DEFAULT_LEVEL, Level
from peerless.core.errors import PeerlessError
from peerless.records.log.entry import Entry
from peerless.records.outcome import Outcome
from peerless.server.protocol.setup import TableSetup

Phase = Literal["gathering", "playing", "over"]


class StoreError(PeerlessError):
    """The store did not do what it was asked."""


class NotStored(StoreError):
    """Nothing was written: the disk is full, the database cannot be reached, the row is not there."""


class Unsure(StoreError):
    """The connection broke while it was written: it may be stored or not."""


class LeaseLost(StoreError):
    """Another process has the table, or the table has gone on without this one."""


class RatingMoved(NotStored):
    """A rating is of another match already than the one it was reckoned from."""


class Guest(Struct, frozen=True, kw_only=True):
    """A person without an account."""

    id: str
    name: str
    created: int


class Seat(Struct, frozen=True, kw_only=True):
    """Who sits in a seat of a table."""

    kind: Literal["open", "person", "bot"]
    guest: str | None = None
    name: str = ""
    level: Level = DEFAULT_LEVEL
    hero: str | None = None
    """Picked; in a blind pick nobody else sees it before the match. None: drawn at random when the match begins."""
    picked: bool = False


class TableData(Struct, frozen=True, kw_only=True):
    """All of a table but its log. Kept as JSON, so new fields need a default."""

    setup: TableSetup
    phase: Phase
    host: str
    invite: str
    """Hash of the invitation."""
    seats: list[Seat]
    board: str | None = None
    seed: int | None = None
    """A secret until the match is over."""
    hashes: dict[str, str] = field(default_factory=dict)
    """Content that was brought along, and once it has begun all of the match: id -> hash of a stored content."""
    rules: int = 0
    """Rules version the match was begun with."""
    result: Outcome | None = None
    next: str | None = None
    """The table of the rematch."""
    begun: int | None = None
    ended: int | None = None


class TableRow(Struct, frozen=True, kw_only=True):
    """A table as it is stored."""

    id: str
    created: int
    updated: int
    number: int
    """Entries in its log."""
    owner: str | None
    """The process that has its lease, whether or not it still runs."""
    data: TableData


class ContentRow(Struct, frozen=True, kw_only=True):
    """A hero or a board, pinned by its hash."""

    hash: str
    kind: Literal["hero", "board"]
    id: str
    data: bytes
    """Its definition as JSON."""


class Rating(Struct, frozen=True, kw_only=True):
    """How strong somebody has shown to be: `guest:ID` or `hero:ID`."""

    key: str
    mu: float
    sigma: float
    matches: int
    wins: int


class Line(Struct, frozen=True, kw_only=True):
    """A line of chat."""

    guest: str
    name: str
    text: str
    at: int


class Share(Struct, frozen=True, kw_only=True):
    """A link to a replay: with whose eyes (a seat, `spectator`, `open`) and at which entry it opens."""

    id: str
    table: str
    eyes: str
    number: int
    created: int


class Change(Struct, frozen=True, kw_only=True):
    """What one commit writes to a table, all of it or nothing."""

    table: str
    owner: str
    number: int
    """Entries the log has now; if that is not so, `LeaseLost`."""
    at: int
    entry: Entry | None = None
    data: TableData | None = None
    """The new data, if it changed."""
    ratings: list[Rating] = field(default_factory=list)
    """Each with one match more than the stored one has; if that is not so, `RatingMoved`."""


class Store(Protocol):
    """Safe to be used by many tasks of one event loop."""

    async def open(self) -> None:
        """Connects and brings the schema up to date. Refuses a schema that is newer than this program."""
        ...

    async def close(self) -> None: ...

    async def check(self) -> None:
        """Raises `NotStored` if the store cannot be written to at the moment."""
        ...

    # ---- guests ----

    async def add_guest(self, guest: Guest, token: bytes) -> None: ...

    async def guest_of(self, token: bytes) -> Guest | None: ...

    async def guest(self, guest: str) -> Guest | None: ...

    async def rename_guest(self, guest: str, name: str) -> None: ...

    async def delete_guest(self, guest: str, owner: str) -> None:
        """The guest with name, tokens, codes and rating. Chat lines go; in logs and seats the id and the name are
        replaced by nobody's, matches stay. Tables the owner holds in memory are for the caller to bring in line; from
        other processes they are taken, so that none writes the name back."""
        ...

    async def add_token(self, guest: str, token: bytes, at: int) -> None: ...

    async def drop_token(self, token: bytes) -> None: ...

    async def add_code(self, code: bytes, guest: str, until: int) -> None:
        """A code that carries a guest to another device, once, until then."""
        ...

    async def take_code(self, code: bytes, now: int) -> str | None:
        """The guest of a code, which is used up by this."""
        ...

    # ---- content ----

    async def add_content(self, rows: list[ContentRow]) -> None:
        """What is there already stays as it is: equal hashes are equal content."""
        ...

    async def content(self, hashes: list[str]) -> list[ContentRow]: ...

    # ---- tables ----

    async def add_table(self, table: str, data: TableData, owner: str, at: int) -> None:
        """A new table, with its lease."""
        ...

    async def table(self, table: str) -> TableRow | None: ...

    async def log(self, table: str) -> list[Entry]: ...

    async def claim(self, table: str, owner: str) -> TableRow | None:
        """The lease, if nobody else has it who still renews; None if there is no such table. Raises `LeaseLost`, with
        the owner, if another process has it."""
        ...

    async def renew(self, owner: str) -> None:
        """All leases of a process hold for another while; to be called every third of `LEASE_SECONDS`."""
        ...

    async def owned(self, owner: str) -> list[str]:
        """The tables a process has."""
        ...

    async def release(self, owner: str, tables: list[str] | None = None) -> None:
        """Gives leases back: those of some tables, or all."""
        ...

    async def commit(self, change: Change) -> None: ...

    async def drop_table(self, table: str, owner: str) -> None:
        """A table at which nothing was played."""
        ...

    async def lobby(self, most: int) -> list[TableRow]:
        """Public tables that gather or play, the newest first."""
        ...

    async def tables_of(self, guest: str, most: int, before: int | None = None) -> list[TableRow]:
        """Tables a guest sits or sat at, the last touched first; `before`: touched before then."""
        ...

    async def count_open(self, guest: str, since: int) -> int:
        """Tables this guest has created since then that are not over."""
        ...

    async def drop_stale(self, before: int) -> int:
        """Drops tables that gather, were not touched since then and are nobody's; returns how many."""
        ...

    async def running(self, most: int, *, orphaned: bool = False) -> list[str]:
        """Tables in play at which something may have to happen without anybody connecting (bots, clocks, absences) and
        that no living process has; `orphaned`: that one had when it died."""
        ...

    # ---- chat, ratings, shares ----

    async def without_replay(self, most: int) -> list[str]:
        """Finished matches for which nobody has tried to store a replay, the oldest first."""
        ...

    async def add_replay(self, table: str, replay: dict[str, bytes]) -> None:
        """The replay of a finished match, one document for each pair of eyes; none: it cannot be stored."""
        ...

    async def replay(self, table: str, eyes: str) -> bytes | None:
        """What `add_replay` has stored for these eyes."""
        ...

    async def add_line(self, table: str, line: Line) -> None: ...

    async def lines(self, table: str, most: int) -> list[Line]:
        """The last lines, the oldest first."""
        ...

    async def ratings(self, keys: list[str]) -> dict[str, Rating]: ...

    async def best(self, kind: Literal["guest", "hero"], most: int) -> list[Rating]:
        """By mu minus three sigma."""
        ...

    async def add_share(self, share: Share) -> None: ...

    async def share(self, share: str) -> Share | None: ...


LEASE_SECONDS = 12.0
"""How long a process that has died, or has lost the database, keeps others from its tables."""


encode = msgspec.json.encode

"""The interface of a store, and its guarantees.

- Once `commit` returns, the change survives a crash of the process or the machine.
- A table has one owner at a time, a server process with a lease. Writes by any other process raise `LeaseLost` and
  write nothing.
- A failed write has written nothing (`NotStored`), unless the outcome is unknown (`Unsure`, after a lost connection);
  then the table must be read again before it continues.

Times are milliseconds since 1970. Tokens and codes are passed as hashes; the store never sees the originals.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec
from msgspec import Struct, field

from peerless.bots.registry import DEFAULT_LEVEL, Level
from peerless.core.errors import PeerlessError
from peerless.messages.message import Message
from peerless.records.log.entry import Entry
from peerless.records.outcome import Outcome
from peerless.service.protocol.setup import TableSetup

Phase = Literal["gathering", "playing", "over"]


class StoreError(PeerlessError):
    """The store could not do what was requested."""


class NotStored(StoreError):
    """Nothing was written: disk full, database unreachable, or no such row."""

    by_database = False
    """Whether the database cannot write at all; otherwise it is what was to be written."""


class Unsure(StoreError):
    """The connection broke during a write: it may be stored or not."""


class LeaseLost(StoreError):
    """Another process owns the table, or the table has changed without this process."""

    def __init__(self, message: Message, owner: str = "") -> None:
        super().__init__(message)
        self.args = (message, owner)
        self.owner = owner
        """The process that has the lease, if one has."""


class RatingMoved(NotStored):
    """Another match has changed a rating since it was read."""


class NameTaken(StoreError):
    """Another guest has claimed the name, or one that looks the same."""


class Guest(Struct, frozen=True, kw_only=True):
    """A person without an account."""

    id: str
    name: str
    created: int
    claimed: bool = False
    """Whether the name is theirs alone."""


class Device(Struct, frozen=True, kw_only=True):
    """A device that is signed in."""

    token: bytes
    """Hash of its token."""
    created: int
    seen: int = 0
    """The day it was last used."""
    browser: str = ""
    system: str = ""
    """Families, such as Firefox and Android; empty if unknown."""


class Seat(Struct, frozen=True, kw_only=True):
    """The player of a seat."""

    kind: Literal["open", "person", "bot"]
    guest: str | None = None
    name: str = ""
    level: Level = DEFAULT_LEVEL
    hero: str | None = None
    """The picked hero; a blind pick is hidden from others before the match. None: random when the match begins."""
    picked: bool = False
    claimed: bool = False
    """Whether the guest has claimed the name. The store reads both from the guest."""

    def without_guest(self) -> Seat:
        """The seat after its guest was deleted."""
        return msgspec.structs.replace(self, guest=None, name="", claimed=False)


class TableData(Struct, frozen=True, kw_only=True):
    """Everything of a table except its log. Stored as JSON, so new fields need a default."""

    setup: TableSetup
    phase: Phase
    host: str
    invite: str
    """Hash of the invitation."""
    seats: list[Seat]
    board: str | None = None
    seed: int | str | None = None
    """Secret until the match is over; names the generator (`core.rng`)."""
    hashes: dict[str, str] = field(default_factory=dict)
    """Homebrew content, and all content once the match has begun: id -> hash of a stored content."""
    rules: int = 0
    """Rules version the match was begun with."""
    result: Outcome | None = None
    next: str | None = None
    """The table of the rematch."""
    begun: int | None = None
    ended: int | None = None
    hot_seats: list[str] = field(default_factory=list)
    """Seats that one guest took together when the table was created."""
    seen: dict[str, list[int]] = field(default_factory=dict)
    """Hash of a guest -> sides whose hidden cards they have seen in this match."""
    forked: bool = False
    """Whether it continues another match, so that its creator may know what is hidden."""
    lesson: bool = False
    """Whether it is the first lesson: its bot plays by the script."""


class TableRow(Struct, frozen=True, kw_only=True):
    """A table as it is stored."""

    id: str
    created: int
    updated: int
    number: int
    """Entries in its log."""
    owner: str | None
    """The process that holds its lease, running or not."""
    data: TableData


class ClaimedRow(TableRow, frozen=True, kw_only=True):
    """A table whose lease was just taken."""

    taken_from: str | None = None
    """The process that had it, if that one is dead; a process that lives gives its tables back before."""


class ContentRow(Struct, frozen=True, kw_only=True):
    """A hero or a board, pinned by its hash."""

    hash: str
    kind: Literal["hero", "board"]
    id: str
    data: bytes
    """Its definition as JSON."""


class Rating(Struct, frozen=True, kw_only=True):
    """The rating of a guest or a hero: `guest:ID` or `hero:ID`."""

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
    claimed: bool = False
    """Whether the guest has claimed this name; not stored with the line."""


class Usage(Struct, frozen=True, kw_only=True):
    """What a guest has created lately."""

    tables: int
    """Tables, finished or not."""
    bytes: int
    """What tables take, with their logs, contents and replays."""


class Share(Struct, frozen=True, kw_only=True):
    """A link to a replay: its viewer (a seat, `spectator`, `open`) and the entry it opens at."""

    id: str
    table: str
    viewpoint: str
    number: int
    created: int


class Change(Struct, frozen=True, kw_only=True):
    """What one commit writes to a table, all of it or nothing."""

    table: str
    owner: str
    number: int
    """Number of entries in the log now; otherwise `LeaseLost`."""
    at: int
    entry: Entry | None = None
    data: TableData | None = None
    """The new data, if it changed."""
    ratings: list[Rating] = field(default_factory=list)
    """Each with one match more than the stored one; otherwise `RatingMoved`."""


class Store(Protocol):
    """Durable storage, safe to use from many tasks of one event loop."""

    async def open(self) -> None:
        """Connect and upgrade the schema. Refuses a schema that is newer than this program."""
        ...

    async def close(self) -> None: ...

    async def check(self) -> None:
        """Write something small; raise `NotStored` if that fails, or if matches could not be written just now."""
        ...

    # ---- guests ----

    async def add_guest(
        self, guest: Guest, token: bytes, skeletons: Sequence[str] = (), *, browser: str = "", system: str = ""
    ) -> None:
        """Add a guest with their first device; `NameTaken` if a name with one of these skeletons is claimed."""
        ...

    async def guest_of(self, token: bytes) -> Guest | None:
        """The guest of a token; notes the day."""
        ...

    async def guest(self, guest: str) -> Guest | None: ...

    async def guests(self, ids: Sequence[str]) -> dict[str, Guest]: ...

    async def rename_guest(self, guest: str, name: str, skeletons: Sequence[str] = (), *, claim: bool = False) -> Guest:
        """Rename a guest, and claim the name if wished. A claim ends with another name.

        `NameTaken` if another guest has claimed a name with one of these skeletons.
        """
        ...

    async def delete_guest(self, guest: str, owner: str) -> None:
        """Delete a guest with name, tokens, codes, rating and chat lines.

        Matches stay, without the id and the name in logs and seats. The caller has to update the tables that the owner
        has in memory, and to call `wipe`. Other processes lose their leases on the guest's tables. Whatever any process
        writes later is stored without the name, and no rating of the guest is stored.
        """
        ...

    async def wipe(self) -> None:
        """Remove the bytes of what was deleted, as far as the database allows."""
        ...

    async def add_token(self, guest: str, token: bytes, at: int, *, browser: str = "", system: str = "") -> None:
        """Sign a device in."""
        ...

    async def devices(self, guest: str) -> list[Device]:
        """The devices of a guest, the oldest first."""
        ...

    async def drop_token(self, token: bytes) -> None: ...

    async def add_code(self, code: bytes, guest: str, until: int) -> None:
        """Store a code that moves a guest to another device, once, until it expires or they ask for another one."""
        ...

    async def take_code(self, code: bytes, now: int) -> str | None:
        """Redeem a code and return its guest."""
        ...

    # ---- content ----

    async def add_content(self, rows: list[ContentRow]) -> None:
        """Store content; existing rows stay, because equal hashes mean equal content."""
        ...

    async def drop_content(self, before: int) -> int:
        """Delete content that was last stored before a time and that no table needs; returns how much.

        A table may be added after its content: only content of at least `CONTENT_MS` ago may be deleted.
        """
        ...

    async def content(self, hashes: list[str]) -> list[ContentRow]: ...

    # ---- tables ----

    async def add_table(self, table: str, data: TableData, owner: str, at: int) -> None:
        """Add a table, with its lease."""
        ...

    async def table(self, table: str) -> TableRow | None: ...

    async def log(self, table: str) -> list[Entry]: ...

    async def claim(self, table: str, owner: str) -> ClaimedRow | None:
        """Take the lease of a table, unless a live process holds it; None if there is no such table.

        Raises `LeaseLost`, with the owner, if another process has it.
        """
        ...

    async def renew(self, owner: str) -> None:
        """Renew all leases of a process; call it every third of `LEASE_SECONDS`."""
        ...

    async def owned(self, owner: str) -> list[str]:
        """The tables a process owns."""
        ...

    async def release(self, owner: str, tables: list[str] | None = None) -> None:
        """Release the leases of some tables, or all."""
        ...

    async def commit(self, change: Change) -> None: ...

    async def drop_table(self, table: str, owner: str) -> None:
        """Delete a table at which nothing was played."""
        ...

    async def lobby(self, most: int) -> list[TableRow]:
        """Public tables before or during a match, the newest first."""
        ...

    async def tables_of(self, guest: str, most: int, before: int | None = None) -> list[TableRow]:
        """Tables a guest plays at or has created, the most recently changed first; `before`: only earlier ones."""
        ...

    async def usage(self, guest: str, tables_since: int, bytes_since: int) -> Usage:
        """The tables this guest has created since a time, and the bytes of those since another, earlier one."""
        ...

    async def drop_stale(self, before: int) -> int:
        """Delete unowned tables that have not begun and were last changed before a time; returns how many."""
        ...

    async def running(self, most: int, *, orphaned: bool = False) -> list[str]:
        """Tables in play that may need to continue without a client (bots, clocks, absences) and that no live process
        owns; `orphaned`: only those a dead process owned."""
        ...

    # ---- chat, ratings, shares ----

    async def claim_replays(self, owner: str, most: int) -> list[str]:
        """Finished matches without a replay, the oldest first. No process gets them again while this lease lasts."""
        ...

    async def add_replay(self, table: str, replay: dict[str, bytes]) -> None:
        """Store the replay of a finished match, one document per viewer; none if it cannot be stored."""
        ...

    async def replay(self, table: str, viewpoint: str) -> bytes | None:
        """The document that `add_replay` stored for this viewer."""
        ...

    async def add_line(self, table: str, line: Line) -> None: ...

    async def lines(self, table: str, most: int) -> list[Line]:
        """The last lines, the oldest first."""
        ...

    async def ratings(self, keys: list[str]) -> dict[str, Rating]: ...

    async def best(self, kind: Literal["guest", "hero"], most: int) -> list[Rating]:
        """By mu minus three sigma."""
        ...

    async def add_share(self, share: Share) -> str:
        """Store a link, unless there is an equal one; returns the id of the one that is stored."""
        ...

    async def share(self, share: str) -> Share | None: ...


LEASE_SECONDS = 12.0
"""How long a process that is dead or disconnected keeps its tables from others."""

CONTENT_MS = 24 * 3_600_000
"""How long content is kept for a table that is still to be added."""


encode = msgspec.json.encode

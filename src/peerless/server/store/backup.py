"""Back up a whole store to one file, and restore it into any database.

The file is a gzip of JSON lines: a header with the version of the format and of the columns; the rows, each after those
it refers to; and a last line with the row count of each table and the hash of everything before it. Leases are not
included.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import sqlite3
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct, field

from peerless.messages.message import Message
from peerless.server.store.schema import migrations
from peerless.server.store.script import Script, places
from peerless.server.store.scripted import ScriptedStore
from peerless.service.store.base import StoreError

FORMAT: Final = 1
_UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)
_AT_ONCE: Final = 500  # rows of one statement
_MOST_BYTES: Final = 8_000_000
"""Bytes of the rows of one statement, unless it is a single row: replays are large."""
_STAYS: Final = frozenset({"peerless", "leases"})
"""Tables that are not copied."""
_STAYS_COLUMN: Final = frozenset({"owner", "replay_owner"})


class Columns(NamedTuple):
    """What is copied of a table."""

    names: list[str]
    key: list[str]
    """Columns by which rows are ordered."""
    raw: frozenset[str]
    """Bytes; JSON writes them in base64."""
    numbered: frozenset[str]
    """Assigned by the database, in the order of the rows."""


@cache
def columns_of(version: int | None = None) -> dict[str, Columns]:
    """Every table that is copied, each after those it refers to, for a version of the schema, by default the newest.

    Both databases have the same tables and columns, so this reads the schema of SQLite, created in memory.
    """
    db = sqlite3.connect(":memory:")
    try:
        for step in migrations("sqlite")[:version]:
            db.executescript(step)
        tables = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid")]
        return {table: _columns(db, table) for table in tables if table not in _STAYS}
    finally:
        db.close()


def _columns(db: sqlite3.Connection, table: str) -> Columns:
    info = db.execute("SELECT name, type, pk FROM pragma_table_info(?)", (table,)).fetchall()
    key = [name for _, name in sorted((pk, name) for name, _, pk in info if pk)]
    return Columns(
        names=[name for name, _, _ in info if name not in _STAYS_COLUMN],
        key=key,
        raw=frozenset(name for name, kind, _ in info if kind == "BLOB"),
        numbered=frozenset(name for name, kind, pk in info if pk and kind == "INTEGER" and len(key) == 1),
    )


class Header(Struct, frozen=True, kw_only=True):
    """The first line."""

    peerless_backup: int
    columns: dict[str, list[str]]


class Trailer(Struct, frozen=True, kw_only=True):
    """The last line."""

    counts: dict[str, int]
    sha256: str = field(default="")


async def backup(store: ScriptedStore, path: Path) -> dict[str, int]:
    """Write a complete file or none at all, even while a server writes. Returns the row counts."""
    part = path.with_name(path.name + ".part")
    try:
        with part.open("wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=6, mtime=0, filename="") as file:
                counts = await store.read_at_once(_write, file, columns_of(store.version))
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
    return counts


def _write(file: gzip.GzipFile, tables: dict[str, Columns]) -> Script[dict[str, int]]:
    digest = hashlib.sha256()
    counts = dict.fromkeys(tables, 0)

    def put(line: object) -> None:
        data = msgspec.json.encode(line) + b"\n"
        digest.update(data)
        file.write(data)

    put(Header(peerless_backup=FORMAT, columns={table: columns.names for table, columns in tables.items()}))
    for table, columns in tables.items():
        by = ", ".join(columns.key)
        size = " + ".join(f"length({name})" for name in sorted(columns.raw)) or "0"
        where, last = "", ()
        while sizes := (yield f"SELECT {size} FROM {table} {where} ORDER BY {by} LIMIT {_AT_ONCE}", last):
            count = _fitting(row[0] for row in sizes)
            select = f"SELECT {', '.join(columns.names)} FROM {table}"
            rows = yield f"{select} {where} ORDER BY {by} LIMIT {count}", last
            for row in rows:
                put([table, *row])
            counts[table] += len(rows)
            where, last = (
                f"WHERE ({by}) > {places(len(columns.key))}",
                tuple(rows[-1][columns.names.index(name)] for name in columns.key),
            )
    file.write(msgspec.json.encode(Trailer(counts=counts, sha256=digest.hexdigest())) + b"\n")
    return counts


def _fitting(sizes: Iterable[int]) -> int:
    """The number of rows for one statement: at least one."""
    return max(1, sum(total <= _MOST_BYTES for total in accumulate(sizes)))


async def restore(store: ScriptedStore, path: Path) -> dict[str, int]:
    """Restore everything or nothing, into an empty store."""
    counts = _check(path)
    await store.write(_fill, path, store.place)
    return counts


def _fill(path: Path, place: str) -> Script[None]:
    tables = columns_of()
    for table in tables:
        rows = yield f"SELECT 1 FROM {table} LIMIT 1", ()
        if rows:
            raise StoreError(Message("error-backup-not-empty", place=place))
    lines = _lines(path)
    columns = _header(next(lines), path).columns
    for table, rows in _blocks(lines):
        names = columns[table]
        raw = [name in tables[table].raw for name in names]
        chosen = [i for i, name in enumerate(names) if name not in tables[table].numbered]
        values = [msgspec.convert(row[i], bytes) if raw[i] else _text(row[i]) for row in rows for i in chosen]
        width = len(chosen)
        groups = ", ".join(places(width, first) for first in range(1, len(values) + 1, width))
        yield f"INSERT INTO {table} ({', '.join(names[i] for i in chosen)}) VALUES {groups}", values


def _text(value: Any) -> Any:
    """Replace NUL in names and chat, which SQLite used to accept and no database does now."""
    return value.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(value, str) else value


def _blocks(lines: Iterator[bytes]) -> Iterator[tuple[str, list[list[Any]]]]:
    """Rows of one table, as many as go into one statement."""
    table, size = "", 0
    rows: list[list[Any]] = []
    for line in lines:
        row = msgspec.json.decode(line)
        if not isinstance(row, list):
            break
        if rows and (row[0] != table or len(rows) == _AT_ONCE or size + len(line) > _MOST_BYTES):
            yield table, rows
            rows, size = [], 0
        table = row[0]
        size += len(line)
        rows.append(row[1:])
    if rows:
        yield table, rows


def _check(path: Path) -> dict[str, int]:
    """Read and verify the whole file before using any of it."""
    damaged = StoreError(Message("error-backup-damaged", file=path))
    try:
        lines = _lines(path)
        first = next(lines, b"")
        header = _header(first, path)
        digest = hashlib.sha256(first)
        counts = dict.fromkeys(header.columns, 0)
        trailer: Trailer | None = None
        for line in lines:
            if trailer is not None:
                raise damaged
            if line.startswith(b"{"):
                trailer = msgspec.json.decode(line, type=Trailer)
            else:
                digest.update(line)
                counts[msgspec.json.decode(line)[0]] += 1
    except (EOFError, zlib.error, gzip.BadGzipFile, *_UNREADABLE, KeyError, IndexError, TypeError) as error:
        raise damaged from error
    if trailer is None or trailer.sha256 != digest.hexdigest() or trailer.counts != counts:
        raise damaged
    return counts


def _header(line: bytes, path: Path) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except _UNREADABLE as error:
        raise StoreError(Message("error-backup-foreign", file=path)) from error
    ours = columns_of()
    known = all(table in ours and set(columns) <= set(ours[table].names) for table, columns in header.columns.items())
    if header.peerless_backup > FORMAT or not known:
        raise StoreError(Message("error-backup-newer", file=path))
    return header


def _lines(path: Path) -> Iterator[bytes]:
    with path.open("rb") as raw:
        if raw.read(2) != b"\x1f\x8b":
            raise StoreError(Message("error-backup-foreign", file=path))
        raw.seek(0)
        with gzip.GzipFile(fileobj=raw) as file:
            yield from file

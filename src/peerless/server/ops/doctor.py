"""Check everything a server has stored, without changing any of it: `peerless doctor`."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import msgspec

from peerless.core.errors import PeerlessError
from peerless.messages.message import Message
from peerless.server.content.homebrew_pool import HomebrewPool
from peerless.server.store import script
from peerless.server.store.checks import wal
from peerless.server.store.checks.integrity import check_files, check_links, problems_of, read_only
from peerless.server.store.lock import Lock
from peerless.server.store.schema import Kind, migrations
from peerless.server.store.script import Script
from peerless.server.store.scripted import ScriptedStore
from peerless.server.store.sqlite import SqliteStore
from peerless.service.content.content_cache import ContentCache
from peerless.service.ops.config import from_environment
from peerless.service.store.base import StoreError, TableRow
from peerless.service.tables.stored_table import match_log_of_table

LEAST_SPACE: Final = 100  # MB on the disk; matches need a few a day
MOST_TOLD: Final = 20
"""Problems of one kind that are reported individually."""
_AT_ONCE: Final = 200  # tables read by one statement
_TRIES: Final = 5  # to read a log while a server writes to it


class Finding(NamedTuple):
    """The result of a check, in words."""

    kind: Literal["good", "note", "bad"]
    message: Message | PeerlessError


def _good(key: str, **given: Any) -> Finding:
    return Finding("good", Message(key, **given))


def _note(key: str, **given: Any) -> Finding:
    return Finding("note", Message(key, **given))


def _bad(message: Message | PeerlessError) -> Finding:
    return Finding("bad", message)


async def examine(store: ScriptedStore, environment: dict[str, str]) -> AsyncIterator[Finding]:
    """All checks, one finding after the other. Damaged files are not opened."""
    yield _settings(environment)
    if isinstance(store, SqliteStore):
        whole = True
        for found in _files(store.path):
            whole = whole and found.kind != "bad"
            yield found
        if not whole:
            return
    try:
        await store.open_to_read()
    except StoreError as error:
        yield _bad(error)
        return
    kind: Kind = "sqlite" if isinstance(store, SqliteStore) else "postgres"
    known = len(migrations(kind))
    if store.version != known:
        yield _note("doctor-schema-old", version=store.version, known=known)
        return
    yield _good("doctor-schema", version=known)
    try:
        async for found in _tables(store):
            yield found
    except (StoreError, msgspec.DecodeError, UnicodeError) as error:
        yield _bad(Message("doctor-unreadable", why=str(error)))


def _settings(environment: dict[str, str]) -> Finding:
    try:
        from_environment(environment)
    except PeerlessError as error:
        return _bad(error)
    return _good("doctor-settings")


# ---- the files of SQLite ----


def _files(path: Path) -> Iterator[Finding]:
    if not path.is_file():
        yield _bad(Message("error-store-no-file", file=path))
        return
    locked = [file for file in (path, path.parent) if not os.access(file, os.R_OK | os.W_OK)]
    yield _bad(Message("doctor-access-bad", file=locked[0])) if locked else _good("doctor-access", file=path)
    free = shutil.disk_usage(path.parent).free // 1_000_000
    key = "doctor-space" if free >= LEAST_SPACE else "doctor-space-low"
    yield Finding("good" if free >= LEAST_SPACE else "bad", Message(key, free=free))
    used = Lock(path).is_held()
    yield _note("doctor-used") if used else _good("doctor-unused")
    try:
        check_links(path)
        if used:
            yield _living_log(path)
        else:
            check_files(path)
            yield _good("doctor-log")
    except StoreError as error:
        yield _bad(error)
        return
    try:
        with closing(read_only(path)) as db:
            problems = problems_of(db, "integrity_check")
    except sqlite3.Error as error:
        problems = [str(error)]
    for why in problems[:MOST_TOLD]:
        yield _bad(Message("error-store-damaged", file=path, why=why))
    if not problems:
        yield _good("doctor-pages")


def _living_log(path: Path) -> Finding:
    """Check the log while a server writes to it: damage counts only if it persists, as a write may be half done."""
    before = None
    for _ in range(_TRIES):
        log = wal.wal_of(path).read_bytes()
        found = wal.damage_in(log)
        if found is None:
            return _good("doctor-log")
        seen = (found.frame, log[:32])
        if seen == before:
            place = wal.wal_of(path)
            return _bad(Message("error-store-wal", file=place, frame=found.frame, frames=found.frames))
        before = seen
    return _note("doctor-log-busy")


# ---- tables, contents, matches ----


async def _tables(store: ScriptedStore) -> AsyncIterator[Finding]:
    gaps = await store.read(_gaps)
    for table, number, found in gaps[:MOST_TOLD]:
        yield _bad(Message("error-store-log", table=table, found=found, number=number))
    tables, entries = await store.read(_counts)
    if gaps[MOST_TOLD:]:
        yield _bad(Message("doctor-more", count=len(gaps) - MOST_TOLD))
    if not gaps:
        yield _good("doctor-logs", tables=tables, entries=entries)
    cache = ContentCache(store, HomebrewPool())
    broken = {table for table, _, _ in gaps}
    bad, matches, last = 0, 0, ""
    while rows := await store.read(script.tables_after, last, _AT_ONCE):
        last = rows[-1][0].id
        for row, replay in rows:
            if row.data.phase == "gathering" or row.id in broken:
                continue
            matches += 1
            wrong = await _wrong_match(store, cache, row, replay)
            if wrong is not None:
                bad += 1
                if bad <= MOST_TOLD:
                    yield _bad(wrong)
    if bad > MOST_TOLD:
        yield _bad(Message("doctor-more", count=bad - MOST_TOLD))
    if not bad:
        yield _good("doctor-matches", count=matches)


async def _wrong_match(
    store: ScriptedStore, cache: ContentCache, row: TableRow, replay: int
) -> Message | PeerlessError | None:
    """Why a match cannot be shown or continued; None if it can. A stored replay needs neither content nor rules."""
    if row.data.phase == "over" and replay == 1:
        return None
    try:
        content = await cache.content_of(row.data.hashes)
        match_log = match_log_of_table(row.data, content, await store.log(row.id))
    except PeerlessError as error:
        return Message("doctor-match", table=row.id, why=error)
    except (msgspec.DecodeError, ValueError) as error:
        return Message("doctor-match", table=row.id, why=str(error))
    if match_log.broken is not None:
        return Message("doctor-match-rules", table=row.id, number=match_log.broken + 1, count=match_log.number)
    return None


def _gaps() -> Script[list[tuple[str, int, int]]]:
    """Tables whose log is not numbered from 0 to the number of entries they have."""
    rows = yield (
        (
            "SELECT t.id, t.number, count(e.number) FROM tables t LEFT JOIN entries e ON e.table_id = t.id "
            "GROUP BY t.id, t.number HAVING count(e.number) <> t.number "
            "OR (t.number > 0 AND (min(e.number) <> 0 OR max(e.number) <> t.number - 1)) ORDER BY t.id"
        ),
        (),
    )
    return [(row[0], row[1], row[2]) for row in rows]


def _counts() -> Script[Sequence[int]]:
    rows = yield "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries)", ()
    return [int(number) for number in rows[0]]

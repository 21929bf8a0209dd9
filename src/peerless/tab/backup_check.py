"""Check every record of a backup before anything is imported: the file may be damaged, or made to do harm.

What passes can be listed, opened and played like what the tab stored itself.
"""

from __future__ import annotations

import asyncio
import math
import re
import zlib
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from peerless.catalog.checks.validate import check_board, check_hero
from peerless.catalog.content import Content
from peerless.catalog.models import HeroDef
from peerless.catalog.reading.problems import Problems
from peerless.core.ids import REASONS
from peerless.records.log.entry import Entry
from peerless.service.api.guests import clean_name
from peerless.service.content.content_cache import ContentCache
from peerless.service.content.homebrew import from_row, to_row
from peerless.service.store.base import ContentRow, Guest, Line, Rating, Seat, Share, TableData
from peerless.service.tables import seating
from peerless.service.tables.slices import LogLoader
from peerless.service.tables.stored_table import match_log_of_table
from peerless.tab.backup import KINDS, Backup, broken
from peerless.tab.homebrew import TabHomebrew
from peerless.tab.records import ContentRecord, TableRecord

MOST_TIME: Final = 8_640_000_000_000_000
"""The last millisecond that a date in a browser can be."""
MOST_LINES: Final = 1000
"""Lines of chat of a table."""
MOST_TEXT: Final = 1000
"""Letters of an answer in a log, or of a line of chat."""
MOST_REPLAY: Final = 64_000_000
"""Size of an unpacked replay; a long match of four has 5,000,000."""
MOST_DEFINITION: Final = 1_000_000
"""Size of a hero or board as JSON; its file may have 200,000."""
AT_ONCE: Final = 200
"""Records that are checked before the page gets its turn."""
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_NUMBER: Final = re.compile(r"[0-9]{8}")
_VIEWPOINT: Final = re.compile(r"p[1-4]|spectator|open")
_RATED: Final = re.compile(r"(?:guest|hero):[A-Za-z0-9_-]{1,64}")
_NAMES: Final[dict[str, tuple[re.Pattern[str], ...]]] = {
    "guest": (_ID,),
    "content": (_HASH,),
    "table": (_ID,),
    "log": (_ID, _NUMBER),
    "lines": (_ID,),
    "replay": (_ID, _VIEWPOINT),
    "rating": (_RATED,),
    "share": (_ID,),
}
"""The parts of a key after the first."""


@dataclass
class CheckedTable:
    """A table of the file, with everything that belongs to it."""

    record: TableRecord
    entries: list[Entry] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    replays: dict[str, bytes] = field(default_factory=dict)


@dataclass
class Checked:
    """The records of a file, all of them sound."""

    guests: dict[str, Guest] = field(default_factory=dict)
    contents: dict[str, ContentRecord] = field(default_factory=dict)
    tables: dict[str, CheckedTable] = field(default_factory=dict)
    ratings: dict[str, Rating] = field(default_factory=dict)
    shares: dict[str, Share] = field(default_factory=dict)

    async def content(self, hashes: list[str]) -> list[ContentRow]:
        """As a store: the definitions of the file."""
        return [self.contents[digest].row for digest in hashes if digest in self.contents]


async def check(backup: Backup, bundled: Content) -> Checked:
    """All records, decoded and checked; raises `BackupError` at the first that is not sound."""
    found = Checked()
    order = {kind: number for number, kind in enumerate(KINDS)}
    keys = sorted(backup.records, key=lambda key: (order.get(key.partition("/")[0], len(order)), key))
    for number, key in enumerate(keys):
        try:
            _add(found, key, bytes(backup.records[key]))
        except Exception as error:  # whatever a record was made to do, nothing is imported
            raise broken(key) from error
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
    contents = ContentCache(found, TabHomebrew(bundled), bundled=bundled)
    for name, table in found.tables.items():
        try:
            await _require_playable(table, contents)
        except Exception as error:
            raise broken(f"table/{name}") from error
        await asyncio.sleep(0)
    if backup.identity is not None and backup.identity.guest not in found.guests:
        raise broken("identity")
    return found


def _require(condition: bool) -> None:
    if not condition:
        raise ValueError


def _add(found: Checked, key: str, data: bytes) -> None:
    """Check a record by itself and against those before it. Raises whatever is wrong."""
    kind, *names = key.split("/")
    _require(kind in KINDS and len(names) == len(_NAMES[kind]))
    _require(all(pattern.fullmatch(name) for pattern, name in zip(_NAMES[kind], names, strict=True)))
    value: Any = msgspec.json.decode(data, type=KINDS[kind])
    match kind:
        case "guest":
            _require(value.id == names[0] and clean_name(value.name) == value.name)
            _require_times(value.created)
            found.guests[value.id] = replace(value, claimed=False)
        case "content":
            found.contents[names[0]] = _content(value, names[0])
        case "table":
            _require_table(value, names[0])
            row = replace(value.row, owner=None)
            found.tables[names[0]] = CheckedTable(replace(value, row=row, replay_owner="", replay="", bytes=0))
        case "log":
            entries = found.tables[_known(found, names[0])].entries
            _require(int(names[1]) == len(entries) and len(value.answer) <= MOST_TEXT)
            _require_times(value.at, value.ms)
            entries.append(value)
        case "lines":
            _require(len(value) <= MOST_LINES)
            for line in value:
                _require(len(line.text) <= MOST_TEXT and clean_name(line.name) == line.name)
                _require_times(line.at)
            found.tables[_known(found, names[0])].lines = value
        case "replay":
            table = found.tables[_known(found, names[0])]
            _require(table.record.row.data.phase == "over")
            _require_replay(value)
            table.replays[names[1]] = value
        case "rating":
            _require(value.key == names[0] and math.isfinite(value.mu) and math.isfinite(value.sigma))
            _require(0 <= value.wins <= value.matches <= MOST_TIME)
            found.ratings[value.key] = value
        case "share":
            _require(value.id == names[0] and _VIEWPOINT.fullmatch(value.viewpoint) is not None)
            _require_times(value.created, value.number)
            _known(found, value.table)
            found.shares[value.id] = value


def _known(found: Checked, table: str) -> str:
    _require(table in found.tables)
    return table


def _require_times(*times: int | None) -> None:
    _require(all(time is None or 0 <= time <= MOST_TIME for time in times))


def _content(record: ContentRecord, digest: str) -> ContentRecord:
    """A definition that is what its hash says and passes the checks of homebrew."""
    row = record.row
    _require(len(row.data) <= MOST_DEFINITION)
    made, problems = from_row(row), Problems(row.id)
    _require(to_row(made).hash == row.hash == digest and made.id == row.id)
    if isinstance(made, HeroDef):
        check_hero(made, problems)
    else:
        check_board(made, problems)
    _require(not problems)
    _require_times(record.stored)
    return replace(record, row=to_row(made))


def _require_table(record: TableRecord, name: str) -> None:
    row, data = record.row, record.row.data
    _require(row.id == name and len(data.seats) == len(data.setup.seats))
    _require_times(row.created, row.updated, row.number, data.begun, data.ended)
    _require(all(_ID.fullmatch(text) is not None for text in (data.host, data.next, data.board) if text))
    _require(all(_HASH.fullmatch(digest) is not None for digest in data.hashes.values()))
    _require((data.phase == "over") == (data.result is not None))
    if data.result is not None:
        _require(data.result.reason in REASONS and {*data.result.winners} <= {*seating.seat_names(data)})
    for seat in data.seats:
        _require_seat(seat)


def _require_seat(seat: Seat) -> None:
    _require(all(_ID.fullmatch(text) is not None for text in (seat.guest, seat.hero) if text))
    _require(not seat.name or clean_name(seat.name) == seat.name)


def _require_replay(document: bytes) -> None:
    """Refuse what does not unpack to lines of JSON, or to too many."""
    unpacking = zlib.decompressobj()
    try:
        text = unpacking.decompress(document, MOST_REPLAY)
    except zlib.error as error:
        raise ValueError from error
    _require(unpacking.eof and not unpacking.unconsumed_tail)
    lines = text.splitlines()
    _require(bool(lines))
    for line in lines:
        msgspec.json.decode(line)


async def _require_playable(table: CheckedTable, contents: ContentCache) -> None:
    """Prepare a table as if it were opened; a running match is played up to its last answer."""
    row = table.record.row
    _require(len(table.entries) == row.number)
    data: TableData = seating.without_nobody(row.data)
    content = await contents.content_of(data.hashes)
    if data.phase == "gathering":
        _require(not table.entries)
        seating.check_setup(data.setup, content, homebrew=bool(data.hashes))
        for seat in data.seats:
            _require(seat.hero is None or seat.hero in content.heroes)
        return
    content.check_settings(seating.match_settings(data))
    _require(data.seed is not None)
    if data.phase == "playing":
        await contents.compile(content, seating.match_settings(data), data.host)
        log = match_log_of_table(data, content)
        await LogLoader().load(log, table.entries)
        _require(not log.over)

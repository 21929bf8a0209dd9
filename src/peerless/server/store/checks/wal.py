"""Look for damage in the write-ahead log of a SQLite database, without SQLite and without changing anything.

SQLite reads the log up to the first frame whose checksum is wrong and ignores everything behind it, committed or not.
After a crash that is right for the last transaction, which was not acknowledged. Anywhere else it would silently lose
acknowledged answers. Two facts distinguish these cases:

- Each frame continues the checksum of the one before. A frame behind the bad one that continues a frame which ended a
  transaction was written after that transaction was on disk, because the server syncs each one (`synchronous = FULL`).
- The index next to the log (`-shm`) says how many frames were committed. It is written after the sync, and survives a
  killed process.

Damage to the very last transaction looks like a torn write if the index is gone too, as after a power failure.
"""

from __future__ import annotations

import sys
from pathlib import Path
from struct import Struct, unpack_from
from typing import Final, NamedTuple

_HEADER: Final = Struct(">8I")  # magic, version, page size, checkpoints, two salts, two checksums
_FRAME: Final = Struct(">6I")  # page, pages of the database after a commit or 0, two salts, two checksums
_MAGIC: Final = 0x377F0682  # its last bit: checksums are big-endian
_WORD: Final = 0xFFFFFFFF
_INDEX_SIZE: Final = 48  # of the header of the index, which is written twice
_INDEX_VERSION: Final = 3007000
Sums = tuple[int, int]


class Damage(NamedTuple):
    """Where a log is damaged."""

    frame: int
    """Number of the first bad frame, from 1; 0 for the header."""
    frames: int
    """Minimum number of frames of the log."""


def wal_of(database: Path) -> Path:
    return database.with_name(database.name + "-wal")


def index_of(database: Path) -> Path:
    return database.with_name(database.name + "-shm")


def damage_of(database: Path) -> Damage | None:
    """The damage in the log of a database that no process has open; None without a log or damage."""
    return damage_in(_content(wal_of(database)), _content(index_of(database)))


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return b""


def damage_in(log: bytes, index: bytes = b"") -> Damage | None:
    """The same for the bytes of a log and of its index."""
    if len(log) < _HEADER.size + _FRAME.size:
        return None
    magic, _, page, _, *salts, one, other = _HEADER.unpack_from(log)
    order = ">" if magic & 1 else "<"
    whole = magic & ~1 == _MAGIC and _sums((0, 0), log[:24], order) == (one, other)
    if not whole:
        return None if not any(log[: _HEADER.size]) and not any(log) else Damage(0, 1)
    size = _FRAME.size + page
    count = (len(log) - _HEADER.size) // size
    sums: Sums = (one, other)
    good = 0
    while good < count:
        found = _frame(log, good, size, salts, sums, order)
        if found is None:
            break
        sums = found
        good += 1
    last = _last_behind(log, good, count, size, salts, order)
    committed = _committed(index, log[16:24])
    if last is None and committed <= good:
        return None
    return Damage(good + 1, max(committed, 0 if last is None else last + 1))


def _frame(log: bytes, number: int, size: int, salts: list[int], before: Sums, order: str) -> Sums | None:
    """The checksum after a frame that continues one, or None if it does not."""
    at = _HEADER.size + number * size
    _, _, salt, other_salt, one, other = _FRAME.unpack_from(log, at)
    if [salt, other_salt] != salts:
        return None
    sums = _sums(_sums(before, log[at : at + 8], order), log[at + _FRAME.size : at + size], order)
    return sums if sums == (one, other) else None


def _last_behind(log: bytes, bad: int, count: int, size: int, salts: list[int], order: str) -> int | None:
    """The last frame behind a bad one that begins another transaction of this log, and so proves that one before it
    was on disk."""
    for number in range(count - 1, bad, -1):
        at = _HEADER.size + (number - 1) * size
        _, pages, _, _, *before = _FRAME.unpack_from(log, at)
        if pages and _frame(log, number, size, salts, (before[0], before[1]), order) is not None:
            return number
    return None


def _sums(sums: Sums, data: bytes, order: str) -> Sums:
    """The checksum of SQLite: two running sums over pairs of words."""
    one, other = sums
    words = unpack_from(f"{order}{len(data) // 4}I", data)
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = (one + first + other) & _WORD
        other = (other + second + one) & _WORD
    return one, other


def _committed(index: bytes, salts: bytes) -> int:
    """How many frames of this log the index knows as committed; 0 if it is not the index of this log, or not whole."""
    header = index[:_INDEX_SIZE]
    if len(header) < _INDEX_SIZE or index[_INDEX_SIZE : 2 * _INDEX_SIZE] != header or header[32:40] != salts:
        return 0
    order = "<" if sys.byteorder == "little" else ">"
    version, frames = unpack_from(f"{order}I", header)[0], unpack_from(f"{order}I", header, 16)[0]
    sums = unpack_from(f"{order}2I", header, 40)
    if version != _INDEX_VERSION or _sums((0, 0), header[:40], order) != sums:
        return 0
    return int(frames)

"""A cache of compiled tables, limited by their size in bytes."""

from __future__ import annotations

import sys
from collections import OrderedDict
from threading import Lock
from typing import Final

from peerless.core.tables import Tables

MOST_BYTES: Final = 256_000_000
"""For a library or a study: about 1,700 match-ups of two heroes."""
_SHARED_INTS: Final = range(-5, 257)  # Python has one object for each of them
Key = tuple[int, str]
"""A content, by its number, and settings as canonical JSON."""


class TablesCache:
    """The most recently used tables. Contents and threads may share a cache."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        """Bytes of the tables in the cache; never more than `most_bytes`."""
        self._kept: OrderedDict[Key, tuple[Tables, int]] = OrderedDict()
        self._lock = Lock()

    def __reduce__(self) -> tuple[type[TablesCache], tuple[int]]:
        """A pickled content comes without compiled tables."""
        return TablesCache, (self.most_bytes,)

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Key) -> Tables | None:
        with self._lock:
            if key not in self._kept:
                return None
            self._kept.move_to_end(key)
            return self._kept[key][0]

    def put(self, key: Key, tables: Tables) -> None:
        size = tables_bytes(tables)
        with self._lock:
            self._remove(key)
            self._kept[key] = tables, size
            self.bytes += size
            while self.bytes > self.most_bytes:
                self._remove(next(iter(self._kept)))

    def forget(self, content: int) -> None:
        """Remove the tables of a content."""
        with self._lock:
            for key in [key for key in self._kept if key[0] == content]:
                self._remove(key)

    def _remove(self, key: Key) -> None:
        if key in self._kept:
            self.bytes -= self._kept.pop(key)[1]


def tables_bytes(tables: Tables) -> int:
    """The memory of compiled tables, without what all tables share."""
    names = (name for name in dir(tables) if not name.startswith("_") and name != "bits")
    return sum(_bytes_of(getattr(tables, name)) for name in names)


def _bytes_of(value: object) -> int:
    match value:
        case int():
            return 0 if value in _SHARED_INTS else sys.getsizeof(value)
        case list():
            return sys.getsizeof(value) + sum(map(_bytes_of, value))
        case dict():
            return sys.getsizeof(value) + sum(map(_bytes_of, value)) + sum(map(_bytes_of, value.values()))
        case _:
            return sys.getsizeof(value)

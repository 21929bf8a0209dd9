"""The events of a match, packed to save memory.

As objects they would take most of the memory of a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from peerless.core.events import Event, unpacked

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(list[Any]).decode


class EventLog:
    """All events so far. The latest ones are needed at once, so they stay unpacked until others come."""

    def __init__(self) -> None:
        self._packed: list[bytes] = []
        self._last: list[Event] = []

    def __len__(self) -> int:
        return len(self._packed) + len(self._last)

    def extend(self, events: Sequence[Event]) -> None:
        self._packed.extend(map(_pack, self._last))
        self._last = list(events)

    def cut(self, kept: int) -> None:
        """Keep only the first events."""
        self.extend(())
        del self._packed[kept:]

    def since(self, first: int, last: int | None = None) -> list[Event]:
        """All events from this one on, or those before another one."""
        packed = len(self._packed)
        old = [] if first >= packed else [*map(_unpack, self._packed[first:last])]
        return old + self._last[max(0, first - packed) : None if last is None else max(0, last - packed)]

    def copy(self) -> EventLog:
        other = EventLog()
        other._packed, other._last = self._packed[:], self._last[:]
        return other


def _pack(event: Event) -> bytes:
    return _encode(event.packed())


def _unpack(packed: bytes) -> Event:
    return unpacked(_decode(packed))

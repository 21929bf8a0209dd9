"""A queue that is fair to its producers."""

from __future__ import annotations

from collections import deque
from collections.abc import Container, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Items in lines, and lines in groups. Groups take turns, and so do the lines of a group.

    A group with a hundred items does not delay a group with one, even if it came first.
    """

    def __init__(self) -> None:
        self._groups: dict[str, dict[str, deque[T]]] = {}
        """The group whose turn is next is first, and so is the line within a group."""
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[T]:
        return (item for lines in self._groups.values() for line in lines.values() for item in line)

    def count(self, group: str) -> int:
        """How many items of a group are waiting."""
        return sum(map(len, self._groups.get(group, {}).values()))

    def add(self, group: str, line: str, item: T) -> None:
        self._groups.setdefault(group, {}).setdefault(line, deque()).append(item)
        self._count += 1

    def take(self, but: Container[str] = ()) -> T | None:
        """The next item of a group that is not excluded; its group and line move behind all others."""
        for group, lines in self._groups.items():
            if group not in but:
                line = next(iter(lines))
                item = lines[line][0]
                self._remove(group, line, item)
                return item
        return None

    def discard(self, group: str, line: str, item: T) -> None:
        """Remove an item that is waiting."""
        if item in self._groups.get(group, {}).get(line, ()):
            self._remove(group, line, item)

    def _remove(self, group: str, line: str, item: T) -> None:
        lines = self._groups.pop(group)
        items = lines.pop(line)
        items.remove(item)
        self._count -= 1
        if items:
            lines[line] = items
        if lines:
            self._groups[group] = lines

"""Work as a number of function calls: the same on every machine, however busy it is."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Work:
    """What was called so far. Code that is compiled calls without being counted."""

    def __init__(self) -> None:
        self.calls = 0

    def count(self, frame: FrameType, event: str, arg: object) -> None:
        self.calls += event in ("call", "c_call")


@contextmanager
def counted() -> Iterator[Work]:
    work = Work()
    before = sys.getprofile()
    sys.setprofile(work.count)
    try:
        yield work
    finally:
        sys.setprofile(before)

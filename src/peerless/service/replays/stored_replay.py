"""Stored replays of finished matches, which stay viewable when the rules change.

There is a document for each viewer: compressed JSON lines. The frames as the endpoint sends them come first, then a
line with everything else of a list of frames. Frames are passed on as they were written, so a later version of the
program need not be able to read them.
"""

from __future__ import annotations

import zlib
from collections.abc import Generator
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Raw, Struct

from peerless.core.errors import PeerlessError
from peerless.records.match import Match
from peerless.rules.notation import seat_name
from peerless.service.replays.replay import (
    Frames,
    RecordedMatch,
    TurnStart,
    Viewpoint,
    frame_of,
    steps_of,
    turns_of,
    views_of,
)

MOST_BYTES: Final = 2_000_000
"""Limit for all documents of a match, compressed; a duel of 227 answers has 78,000, four seats and
365 answers 221,000."""
_LEVEL: Final = 5
"""Of compression: takes two thirds of the time that the default takes, for 7 % more bytes."""


class _Tail(Struct, frozen=True, kw_only=True):
    turns: Raw
    last: int


class _Document:
    """A document being written. Each line is compressed at once, so that no step takes long."""

    def __init__(self) -> None:
        self._zip = zlib.compressobj(_LEVEL)
        self._parts: list[bytes] = []

    def add(self, line: object) -> None:
        self._parts.append(self._zip.compress(msgspec.json.encode(line) + b"\n"))

    def finish(self) -> bytes:
        return b"".join([*self._parts, self._zip.flush()])


def documents_of(recorded: RecordedMatch) -> Generator[None, None, dict[str, bytes]]:
    """A document for each viewer; none if these rules give another result, or if they are too big.

    Yields after each step, so that the caller can sleep or stop.
    """
    try:
        return (yield from _documents(recorded))
    except PeerlessError:
        return {}


def _documents(recorded: RecordedMatch) -> Generator[None, None, dict[str, bytes]]:
    match = Match(recorded.content, recorded.settings, recorded.seed)
    viewpoints: list[Viewpoint] = ["spectator", "open"]
    viewpoints += [msgspec.convert(seat_name(i), Viewpoint) for i in range(len(recorded.settings.heroes))]
    documents = {viewpoint: _Document() for viewpoint in viewpoints}
    turns: list[TurnStart] = []
    last = 0
    for step in steps_of(match, recorded.counting()):
        last = step.number
        turns += turns_of(step)
        views = views_of(match)
        for viewpoint, document in documents.items():
            document.add(frame_of(match, viewpoint, step, views))
        yield
    if match.outcome != recorded.result:
        return {}
    for document in documents.values():
        document.add(_Tail(turns=Raw(msgspec.json.encode(turns)), last=last))
    made = {str(viewpoint): document.finish() for viewpoint, document in documents.items()}
    return made if sum(map(len, made.values())) <= MOST_BYTES else {}


def read_frames(document: bytes, first: int, count: int) -> Frames | None:
    """Some frames of a document; None if its format is no longer supported."""
    with suppress(zlib.error, msgspec.DecodeError):
        *lines, tail = zlib.decompress(document).splitlines()
        known = msgspec.json.decode(tail, type=_Tail)
        return Frames([Raw(line) for line in lines[first : first + count]], known.turns, known.last, is_whole=True)
    return None

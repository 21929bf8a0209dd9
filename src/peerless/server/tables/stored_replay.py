"""Stored replays of finished matches, which stay viewable when the rules change.

There is a document for each viewer: compressed JSON lines. The first has everything of a list of frames except the
frames; the others are the frames as the endpoint sends them.
"""

from __future__ import annotations

import time
import zlib
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Struct

from peerless.core.errors import PeerlessError
from peerless.records.match import Match
from peerless.rules.notation import seat_name
from peerless.server.tables.replay import Eyes, Frame, Frames, Played, TurnStart, frame_of, steps_of, turns_of

MOST_BYTES: Final = 2_000_000
"""Limit for all documents of a match, compressed; a duel of 200 answers has about 60,000."""
_REST: Final = 9.0
"""The writer sleeps this many times as long as it works, to leave the interpreter to the event loop."""


class _Head(Struct, frozen=True, kw_only=True):
    turns: list[TurnStart]
    last: int


def documents_of(played: Played, *, rest: float = _REST) -> dict[str, bytes]:
    """A document for each viewer; none if these rules give another result, or if they are too big.

    Takes seconds, most of them asleep; for a thread.
    """
    try:
        return _documents(played, rest)
    except PeerlessError:
        return {}


def _documents(played: Played, rest: float) -> dict[str, bytes]:
    match = Match(played.content, played.settings, played.seed)
    viewpoints: list[Eyes] = ["spectator", "open"]
    viewpoints += [msgspec.convert(seat_name(i), Eyes) for i in range(len(played.settings.heroes))]
    lines: dict[Eyes, list[bytes]] = {eyes: [] for eyes in viewpoints}
    turns: list[TurnStart] = []
    last = 0
    for number, entry, new, seen in steps_of(match, played.counting()):
        began = time.perf_counter()
        last = number
        turns += turns_of(number, new)
        for eyes, written in lines.items():
            written.append(msgspec.json.encode(frame_of(match, eyes, number, entry, new, seen)))
        time.sleep((time.perf_counter() - began) * rest)
    if match.outcome != played.result:
        return {}
    head = msgspec.json.encode(_Head(turns=turns, last=last))
    made = {str(eyes): zlib.compress(b"\n".join([head, *written])) for eyes, written in lines.items()}
    return made if sum(map(len, made.values())) <= MOST_BYTES else {}


def read_frames(document: bytes, first: int, count: int) -> Frames | None:
    """Some frames of a document; None if its format is no longer supported."""
    with suppress(zlib.error, msgspec.DecodeError):
        head, *lines = zlib.decompress(document).split(b"\n")
        known = msgspec.json.decode(head, type=_Head)
        frames = [msgspec.json.decode(line, type=Frame) for line in lines[first : first + count]]
        return Frames(frames, known.turns, known.last, is_whole=True)
    return None

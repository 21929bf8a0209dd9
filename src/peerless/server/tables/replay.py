"""Replay a finished match: its record, and what each viewer saw at each step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from peerless.catalog.content import Content
from peerless.catalog.settings import Settings
from peerless.core.errors import AnswerError
from peerless.core.events import E_TURN, Event
from peerless.core.ids import RULES_VERSION
from peerless.records.events import event_data
from peerless.records.log.entry import By, Entry
from peerless.records.log.history import effective
from peerless.records.log.match_log import seat_number
from peerless.records.match import Match, resume_match
from peerless.records.outcome import Outcome
from peerless.records.record import Record
from peerless.records.save import checksum
from peerless.records.viewdata import CombatData, CombatSideData, ViewData, view_data
from peerless.rules.notation import seat_name
from peerless.server.protocol.messages import Events
from peerless.server.store.base import TableData
from peerless.server.tables import seating

Eyes = Literal["p1", "p2", "p3", "p4", "spectator", "open"]
"""The viewer of a replay: a seat, a spectator, or all hands open."""


class TurnStart(Struct, frozen=True, kw_only=True):
    """Where a turn begins."""

    number: int
    turn: int
    seat: str


class Frame(Struct, frozen=True, kw_only=True):
    """The match after so many answers."""

    number: int
    view: ViewData
    first: int
    """Number of the first of the events."""
    events: Events
    """Since the previous frame."""
    seat: str | None = None
    """Who gave the last answer."""
    answer: str | None = None
    """The last answer, if this viewer may see it."""
    by: By | None = None
    ms: int = 0
    """How long it took."""


class Played(Struct, frozen=True, kw_only=True):
    """Everything needed to replay a match."""

    settings: Settings
    seed: int
    log: list[Entry]
    content: Content
    result: Outcome | None

    def counting(self) -> list[Entry]:
        """The entries that were not undone."""
        return [self.log[place] for place in effective([entry.answer for entry in self.log])]


def played_of(data: TableData, log: list[Entry], content: Content) -> Played:
    """The match of a table that has begun."""
    return Played(settings=settings_of(data), seed=int(data.seed or 0), log=log, content=content, result=data.result)


def settings_of(data: TableData) -> Settings:
    """The settings of the match at a table."""
    return seating.settings_of(data.setup, [str(seat.hero) for seat in data.seats], str(data.board))


def record_of(played: Played, data: TableData) -> Record:
    """The record of a match, which `peerless replay --verify` accepts."""
    mended = any(entry.by == "rules" for entry in played.log)  # undone entries of older rules no longer replay
    entries = [entry.answer for entry in (played.counting() if mended else played.log)]
    record = Record(
        settings=played.settings,
        seed=played.seed,
        answers=entries,
        hashes={name: data.hashes[name] for name in (*played.settings.heroes, played.settings.board)},
        result=data.result,
        rules=data.rules,
    )
    if data.rules != RULES_VERSION:
        return record  # by other rules, its last state may differ
    match = resume_match(played.content, played.settings, played.seed, entries)
    return msgspec.structs.replace(record, checksum=checksum(match.state))


class Frames(NamedTuple):
    """Frames of a match, the starts of its turns, and the last frame these rules can show."""

    frames: list[Frame]
    turns: list[TurnStart]
    last: int
    is_whole: bool
    """Whether they lead to the result the match had."""


def frames_of(played: Played, eyes: Eyes, first: int, count: int) -> Frames:
    """Some frames as this viewer sees them, as far as these rules can repeat the match."""
    frames: list[Frame] = []
    turns: list[TurnStart] = []
    match, entries = Match(played.content, played.settings, played.seed), played.counting()
    number = 0
    with suppress(AnswerError):
        for number, entry, new, seen in steps_of(match, entries):
            turns += turns_of(number, new)
            if first <= number < first + count:
                frames.append(frame_of(match, eyes, number, entry, new, seen))
        return Frames(frames, turns, number, match.outcome == played.result)
    return Frames(frames, turns, number, is_whole=False)


Shown = tuple[int, Entry | None, list[Event], int]
"""The number of a frame, the entry that led to it, its events, and how many came before."""


def steps_of(match: Match, entries: Sequence[Entry]) -> Iterator[Shown]:
    """Play a match; at each step its state is that of the frame."""
    match.listen()
    s = match.state
    seen = 0
    for number, entry in enumerate([None, *entries]):
        if entry is not None:
            match.enter(entry.answer)
        new = (s.log or [])[seen:]
        yield number, entry, new, seen
        seen += len(new)


def turns_of(number: int, new: Sequence[Event]) -> list[TurnStart]:
    """The turns that begin with a frame."""
    return [TurnStart(number=number, turn=int(e.number), seat=seat_name(e.seat)) for e in new if e.kind == E_TURN]


def frame_of(match: Match, eyes: Eyes, number: int, entry: Entry | None, new: Sequence[Event], seen: int) -> Frame:
    """The match as it is now, after some new events."""
    s = match.state
    seat = None if eyes in ("spectator", "open") else eyes
    viewer = int(s.t.viewers - 1 if seat is None else s.t.viewer[seat_number(s, seat)])
    return Frame(
        number=number,
        view=open_view(match) if eyes == "open" else view_data(match.view(seat)),
        first=seen,
        events=[event_data(s, event, viewer, eyes == "open") for event in new],
        seat=None if entry is None else entry.seat,
        answer=shown_answer(entry, eyes),
        by=None if entry is None else entry.by,
        ms=0 if entry is None else entry.ms,
    )


def shown_answer(entry: Entry | None, eyes: Eyes) -> str | None:
    """An answer, if this viewer may see it."""
    return entry.answer if entry is not None and eyes in ("open", entry.seat) else None


def open_view(match: Match) -> ViewData:
    """A match with all hands open: what a spectator sees, and of each seat what it sees of itself."""
    base = view_data(match.view())
    own = {seat.seat: view_data(match.view(seat.seat)) for seat in base.seats}
    asked = base.decision
    return msgspec.structs.replace(
        base,
        seats=[own[seat.seat].seats[i] for i, seat in enumerate(base.seats)],
        combat=_open_combat(base.combat, {seat: view.combat for seat, view in own.items()}),
        decision=None if asked is None else own[asked.seat].decision,
    )


def _open_combat(combat: CombatData | None, own: dict[str, CombatData | None]) -> CombatData | None:
    if combat is None:
        return None

    def side(shown: CombatSideData, name: str) -> CombatSideData:
        mine: CombatSideData = getattr(own[shown.seat], name)
        return mine

    outer = {seat: None if view is None else view.outer for seat, view in own.items()}
    return msgspec.structs.replace(
        combat,
        attacker=side(combat.attacker, "attacker"),
        defender=side(combat.defender, "defender"),
        outer=_open_combat(combat.outer, outer),
    )

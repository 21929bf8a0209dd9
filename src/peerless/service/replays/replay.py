"""Replay a finished match: its record, and what each viewer saw at each step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Literal, NamedTuple

import msgspec
from msgspec import Raw, Struct

from peerless.catalog.content import Content
from peerless.catalog.settings import Seed, Settings
from peerless.core.errors import PeerlessError
from peerless.core.events import E_TURN, Event
from peerless.core.ids import RULES_VERSION
from peerless.core.state import Orders
from peerless.records.events import event_data
from peerless.records.log.entry import By, Entry
from peerless.records.log.history import effective
from peerless.records.log.playing import seat_number
from peerless.records.match import Match, resume_match
from peerless.records.outcome import Outcome
from peerless.records.record import Record
from peerless.records.save import checksum
from peerless.records.view_builder import PublicData, view_data
from peerless.records.viewdata import CombatData, CombatSideData, ViewData
from peerless.rules.notation import seat_name
from peerless.service.protocol.messages import Events
from peerless.service.store.base import TableData
from peerless.service.tables import seating

Viewpoint = Literal["p1", "p2", "p3", "p4", "spectator", "open"]
"""The viewer of a replay: a seat, a spectator, or all hands open."""


class TurnStart(Struct, frozen=True, kw_only=True):
    """Where a turn begins."""

    number: int
    turn: int
    seat: str


class Frame(Struct, frozen=True, kw_only=True):
    """The match after a number of answers."""

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


class RecordedMatch(Struct, frozen=True, kw_only=True):
    """Everything needed to replay a match."""

    settings: Settings
    seed: Seed
    log: list[Entry]
    content: Content
    result: Outcome | None

    def counting(self) -> list[Entry]:
        """The entries that were not undone."""
        return counting(self.log)


def counting(log: Sequence[Entry]) -> list[Entry]:
    """The entries that were not undone."""
    return [log[place] for place in effective(entry.answer for entry in log)]


def recorded_match(data: TableData, log: list[Entry], content: Content) -> RecordedMatch:
    """The match of a table that has begun."""
    return RecordedMatch(settings=settings_of(data), seed=data.seed or 0, log=log, content=content, result=data.result)


def settings_of(data: TableData) -> Settings:
    """The settings of the match at a table."""
    return seating.settings_of(data.setup, [str(seat.hero) for seat in data.seats], str(data.board))


def record_of(recorded: RecordedMatch, data: TableData) -> Record:
    """The record of a match, which `peerless replay --verify` accepts."""
    mended = any(entry.by == "rules" for entry in recorded.log)  # undone entries of older rules no longer replay
    entries = [entry.answer for entry in (recorded.counting() if mended else recorded.log)]
    record = Record(
        settings=recorded.settings,
        seed=recorded.seed,
        answers=entries,
        hashes={name: data.hashes[name] for name in (*recorded.settings.heroes, recorded.settings.board)},
        result=data.result,
        rules=data.rules,
    )
    if data.rules != RULES_VERSION:
        return record  # by other rules, its last state may differ
    match = resume_match(recorded.content, recorded.settings, recorded.seed, entries)
    return msgspec.structs.replace(record, checksum=checksum(match.state))


class Frames(NamedTuple):
    """Frames of a match, the starts of its turns, and the number of the last frame."""

    frames: list[Frame] | list[Raw]
    """Raw JSON if they were stored, maybe by another version."""
    turns: list[TurnStart] | Raw
    last: int
    is_whole: bool
    """Whether they lead to the result the match had."""


def frames_of(recorded: RecordedMatch, viewpoint: Viewpoint, first: int, count: int) -> Frames:
    """Some frames as this viewer sees them, as far as these rules can repeat the match."""
    frames: list[Frame] = []
    turns: list[TurnStart] = []
    match, entries = Match(recorded.content, recorded.settings, recorded.seed), recorded.counting()
    number = 0
    with suppress(PeerlessError):
        for step in steps_of(match, entries):
            number = step.number
            turns += turns_of(step)
            if first <= number < first + count:
                frames.append(frame_of(match, viewpoint, step, views_of(match, viewpoint)))
        return Frames(frames, turns, number, match.outcome == recorded.result)
    return Frames(frames, turns, number, is_whole=False)


class ReplayStep(NamedTuple):
    """What leads to a frame."""

    number: int
    entry: Entry | None
    """None for the first frame."""
    events: list[Event]
    """Since the frame before."""
    seen: int
    """Events before these."""


def steps_of(match: Match, entries: Sequence[Entry]) -> Iterator[ReplayStep]:
    """Play a match; at each step its state is that of the frame."""
    match.listen()
    s = match.state
    s.orders = Orders()  # views follow after every answer
    seen = 0
    for number, entry in enumerate([None, *entries]):
        if entry is not None:
            match.enter(entry.answer)
        new = (s.log or [])[seen:]
        yield ReplayStep(number, entry, new, seen)
        seen += len(new)


def turns_of(step: ReplayStep) -> list[TurnStart]:
    """The turns that begin with a frame."""
    return [
        TurnStart(number=step.number, turn=int(event.number), seat=seat_name(event.seat))
        for event in step.events
        if event.kind == E_TURN
    ]


Views = Mapping[str | None, ViewData]
"""What each seat knows; None is the key for spectators."""


def views_of(match: Match, viewpoint: Viewpoint = "open") -> Views:
    """The views that a frame for this viewer needs, without previews: nobody answers in a replay."""
    every = [None, *(seat_name(i) for i in range(int(match.state.t.seats)))]
    wanted = every if viewpoint == "open" else [None if viewpoint == "spectator" else viewpoint]
    views = {seat: match.view(seat) for seat in wanted}
    public = PublicData(views[wanted[0]])
    return {seat: view_data(view, previews=False, public=public) for seat, view in views.items()}


def frame_of(match: Match, viewpoint: Viewpoint, step: ReplayStep, views: Views) -> Frame:
    """The match as it is now, after a step."""
    s, entry = match.state, step.entry
    seat = None if viewpoint in ("spectator", "open") else viewpoint
    viewer = int(s.t.viewers - 1 if seat is None else s.t.viewer[seat_number(s, seat)])
    return Frame(
        number=step.number,
        view=open_view(views) if viewpoint == "open" else views[seat],
        first=step.seen,
        events=[event_data(s, event, viewer, viewpoint == "open") for event in step.events],
        seat=None if entry is None else entry.seat,
        answer=shown_answer(entry, viewpoint),
        by=None if entry is None else entry.by,
        ms=0 if entry is None else entry.ms,
    )


def shown_answer(entry: Entry | None, viewpoint: Viewpoint) -> str | None:
    """An answer, if this viewer may see it."""
    return entry.answer if entry is not None and viewpoint in ("open", entry.seat) else None


def open_view(views: Views) -> ViewData:
    """A match with all hands open: what a spectator sees, and of each seat what it sees of itself."""
    base, asked = views[None], views[None].decision
    return msgspec.structs.replace(
        base,
        seats=[views[seat.seat].seats[i] for i, seat in enumerate(base.seats)],
        combat=_open_combat(base.combat, {seat: view.combat for seat, view in views.items()}),
        decision=None if asked is None else views[asked.seat].decision,
    )


def _open_combat(combat: CombatData | None, own: Mapping[str | None, CombatData | None]) -> CombatData | None:
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

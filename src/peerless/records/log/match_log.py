"""A match as a log of answers: its state, its events, what may be undone.

Nothing here waits, sends or stores. The library (`records.Match`) enters each answer at once. The server prepares a
change on a copy, stores it and then accepts it; a change that is never accepted has no effect. Both play a log with the
same code.

Loading a log plays only the entries that were not undone. An undo starts from a snapshot, so it replays fewer answers
than there are from one snapshot to the next. Compiled, because a server asks it dozens of things for every answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from msgspec.structs import replace

from peerless.catalog.settings import Seed, Settings
from peerless.core.errors import AnswerError, PeerlessError
from peerless.core.events import E_OUT, E_TURN, Event
from peerless.core.ids import NONE
from peerless.core.state import Orders, State
from peerless.core.tables import Tables
from peerless.records.events import event_data, open_event_data, seen_by
from peerless.records.log.barrier import reveals
from peerless.records.log.entry import By, Entry
from peerless.records.log.event_log import EventLog
from peerless.records.log.history import DRAW, RESIGN, Branches, undo_after, undone_to
from peerless.records.log.line import Line, Replay
from peerless.records.log.playing import play, seat_number
from peerless.records.log.rewinds import Rewinds
from peerless.records.outcome import Outcome
from peerless.records.save import settings_of
from peerless.records.view_builder import PublicData, view_data
from peerless.records.viewdata import ViewData
from peerless.rules import driver
from peerless.rules.notation import find_written, option_texts, seat_name, seat_status
from peerless.rules.refusals import refusal
from peerless.rules.view import View, view_of

_READ: Final = 64  # entries read instead of one answer played


@dataclass(frozen=True)
class Step:
    """A prepared change: the entry for the log, and the match after it."""

    entry: Entry
    state: State
    events: list[Event]
    """New events, after the first `kept`."""
    kept: int | None = None
    """Number of events that an undo keeps; None: all."""
    replay: Replay | None = None
    """The branch that an undo goes back to."""


class MatchLog:
    """One match; it may start from a `state` that its log does not explain."""

    def __init__(
        self, tables: Tables, seed: Seed, entries: Sequence[Entry] = (), *, state: State | None = None
    ) -> None:
        self.tables = tables
        self.seed = seed
        self.heard: int | None = None
        """The first decision whose events the state collects; None: it collects none."""
        self.ended: Outcome | None = None
        """How the match ended by its own rules, whatever the current rules make of its log."""
        self.played = 0
        """Answers that were played again, to load the log and for undos."""
        self._begin(driver.new_state(tables, seed) if state is None else state)
        for _ in self.load(entries):
            pass

    def _begin(self, state: State) -> None:
        self.state = state
        self.entries: list[Entry] = []
        self._line = Line(self.tables, self.seed)
        self.events = EventLog()
        self.rewinds = Rewinds()
        self.broken: int | None = None
        """The first entry of a log that these rules do not allow, unless it was undone; see `mended`."""
        self._old = 0
        """Number of events before those of the last entry."""
        self._named: list[tuple[Event, dict[str, Any]]] | None = None
        """The events of the last entry as data, built on demand; most are the same for every viewer."""
        self._orders = Orders()
        self._public: tuple[State, int, PublicData] | None = None
        """What all views of a state after so many entries have in common, built on demand."""

    @property
    def settings(self) -> Settings:
        return settings_of(self.tables)

    @property
    def number(self) -> int:
        """Number of the open decision: entries in the log."""
        return len(self.entries)

    @property
    def line(self) -> list[int]:
        """The entries that were not undone, by their index in the log."""
        return self._line.places

    @property
    def answers(self) -> list[str]:
        """The entries in notation."""
        return [entry.answer for entry in self.entries]

    @property
    def over(self) -> bool:
        return self.state.over != 0 or self.ended is not None

    @property
    def asked(self) -> str | None:
        """The seat that decides."""
        s = self.state
        return None if self.over or not s.ask_kind else seat_name(s.ask_seat)

    def is_out(self, seat: str) -> bool:
        """Whether a seat is out of the match: defeated or resigned."""
        return self.over or seat_status(self.state, seat_number(self.state, seat)) in ("out", "resigned")

    def copy(self) -> MatchLog:
        """An independent log that continues from here, without listeners."""
        other = MatchLog(self.tables, self.seed, state=self.state.copy())
        other.entries, other._line = list(self.entries), self._line.copy()
        other.events, other.rewinds, other._old = self.events.copy(), self.rewinds.copy(), self._old
        other.broken, other.ended = self.broken, self.ended
        return other

    # ---- changes at once ----

    def enter(self, text: str, seat: str | None = None, index: int | None = None) -> None:
        """Play an entry on the state itself; `index` is that of its option, if known."""
        moment = None if index is not None else undone_to(text)
        entry = Entry(answer=text, seat=seat)
        if moment is not None:
            self._rewind(entry, moment, self._heard_replay(self._line.branches.line(moment)))
            return
        if index is not None:
            driver.apply(self.state, index)
        else:
            play(self.state, text)
        self._append(entry, len(self.state.log or ()))

    def resume(self, answers: Sequence[str]) -> None:
        """Adopt a whole log; undone entries are not played."""
        self._line = Line(self.tables, self.seed, Branches(answers))
        self.entries = [Entry(answer=answer) for answer in answers]
        replay = self._heard_replay(self._line.branches.line())
        self._line.follow(replay)
        self.state = replay.state

    def listen(self) -> None:
        """Collect events in the state from now on."""
        if self.state.log is None:
            self.state.log = []
            self.heard = int(self.state.steps)

    def continue_from(self, state: State) -> None:
        """Go on from a state that the log does not lead to; an undo will replay the log from its seed."""
        self.state = state
        self._line.snapshots.stop()

    def _heard_replay(self, then: Sequence[int]) -> Replay:
        """Play a branch, with the events that the state has collected of it."""
        line, log = self._line, self.state.log or []
        same = line.shared(then)
        if self.heard is not None and len(log) != line.count(len(line.places)):
            same = 0  # someone has taken events from the state: collect all again
        log = log[: line.count(same)]
        replay = line.replay(self.entries, then, same, self.heard, log)
        self.played += replay.played
        if self.heard is not None and replay.state.log is None:
            replay.state.log = log
            self.heard = min(self.heard, int(replay.state.steps))
        return replay

    # ---- changes that are prepared ----

    def answer(self, text: str, *, by: By = "person", at: int = 0, ms: int = 0) -> Step:
        """Prepare an answer to the open decision; refused with the rule if it is not an option.

        The reason of a refusal is found in the view of the seat, so that it cannot tell more than the seat knows.
        """
        s = self.state
        try:
            index, written = find_written(s, text)
        except AnswerError:
            raise refusal(view_of(s, s.ask_seat).state, text) from None
        return self._step(written, index, by, at, ms)

    def choice(self, index: int, *, by: By, at: int = 0, ms: int = 0) -> Step:
        """Prepare an answer to the open decision by the index of its option."""
        return self._step(option_texts(self.state)[index], index, by, at, ms)

    def _step(self, text: str, index: int, by: By, at: int, ms: int) -> Step:
        s = self.state
        after = s.copy()
        after.log = []
        driver.apply(after, index)
        entry = Entry(answer=text, seat=seat_name(s.ask_seat), by=by, at=at, ms=ms, barrier=reveals(s, after))
        return Step(entry, after, after.log)

    def resign(self, seat: str, *, by: By = "person", at: int = 0, ms: int = 0) -> Step:
        """Prepare a resignation, or put a seat out."""
        after = self.state.copy()
        after.log = []
        driver.resign(after, seat_number(after, seat))
        entry = Entry(answer=RESIGN + seat, seat=seat, by=by, at=at, ms=ms, barrier=True)
        return Step(entry, after, after.log)

    def draw(self, *, at: int = 0) -> Step:
        """Prepare a draw by agreement."""
        after = self.state.copy()
        after.log = []
        driver.draw(after)
        return Step(Entry(answer=DRAW, by="agreement", at=at, barrier=True), after, after.log)

    def undo(self, number: int, *, seat: str, by: By = "person", at: int = 0, ms: int = 0) -> Step:
        """Prepare an undo to an earlier decision."""
        return self._undone(Entry(answer=f"undo {number}", seat=seat, by=by, at=at, ms=ms), number)

    def _undone(self, entry: Entry, number: int) -> Step:
        """Rewind, including the random streams: the same answers draw the same cards."""
        then = self._line.branches.line(number)
        same = self._line.shared(then)
        kept = self._line.count(same)
        replay = self._line.replay(self.entries, then, same, 0, [])
        replay.counts[:] = [kept + count for count in replay.counts]
        self.played += replay.played
        return Step(entry, replay.state, replay.state.log or [], kept, replay)

    def load(self, entries: Sequence[Entry]) -> Iterator[None]:
        """Play a stored log into this new one. Yields after each answer, so that the caller can do other work.

        Entries that were undone are not played, and neither are those that the current rules do not allow.
        """
        branches = Branches()
        for entry in entries:
            branches.add(undone_to(entry.answer))
            if len(branches) % _READ == 0:
                yield
        try:
            yield from self._load_line(entries, branches)
        except PeerlessError:
            self._begin(driver.new_state(self.tables, self.seed))
            yield from self._load_allowed(entries)

    def _load_line(self, entries: Sequence[Entry], branches: Branches) -> Iterator[None]:
        """Play the entries that were not undone, which these rules allow."""
        self.entries, line = list(entries), Line(self.tables, self.seed, branches)
        for place in branches.line():
            self.state.log = []
            self._play(self.state, entries[place])
            self._hear(self.state.log)
            self.state.log = None
            line.add(place, self.state, len(self.events))
            yield
        for number, answers in branches.kept(line.places):
            self.rewinds.add(number, line.count(answers))
            if number == self.number:
                self._old = line.count(answers)
        self._line = line

    def _load_allowed(self, entries: Sequence[Entry]) -> Iterator[None]:
        """Play a log that these rules do not allow entirely, undone entries included."""
        answers, place = [entry.answer for entry in entries], 0
        while place < len(entries):
            try:
                step = self._again(entries[place])
            except PeerlessError:
                undo = undo_after(answers, place)
                if undo is None:
                    self.broken, undo = place, len(entries)
                for entry in entries[place:undo]:
                    self.entries.append(entry)
                    self._line.branches.add(undone_to(entry.answer))
                place = undo
            else:
                self.accept(step)
                place += 1
            yield

    def mended(self, *, at: int = 0) -> Step:
        """Prepare the undo of a log that these rules cannot repeat: to the start of the last turn they can."""
        moment = 0
        for answers in range(len(self.line), 0, -1):
            events = self.events.since(self._line.count(answers - 1), self._line.count(answers))
            if any(event.kind == E_TURN for event in events):
                moment = self.line[answers - 1] + 1
                break
        return self._undone(Entry(answer=f"undo {moment}", by="rules", at=at, barrier=True), moment)

    def _again(self, entry: Entry) -> Step:
        """Add a line of a stored log."""
        number = undone_to(entry.answer)
        if number is not None:
            return self._undone(entry, number)
        after = self.state.copy()
        after.log = []
        self._play(after, entry)
        return Step(entry, after, after.log)

    def _play(self, state: State, entry: Entry) -> None:
        play(state, entry.answer)
        self.played += 1

    def accept(self, step: Step) -> None:
        """Apply a prepared change."""
        self.broken = None
        if step.replay is None or step.kept is None:
            self.state = step.state
            self._hear(step.events)
            self._append(step.entry, len(self.events))
        else:
            self._rewind(step.entry, undone_to(step.entry.answer), step.replay)
            self.rewinds.add(self.number, step.kept)
            self.events.cut(step.kept)
            self._hear(step.events)
        self.state.log = None

    def _hear(self, events: Sequence[Event]) -> None:
        self._old, self._named = len(self.events), None
        self.events.extend(events)

    def _append(self, entry: Entry, events: int) -> None:
        self.entries.append(entry)
        self._line.branches.add(None)
        self._line.add(self.number - 1, self.state, events)

    def _rewind(self, entry: Entry, moment: int | None, replay: Replay) -> None:
        self._line.branches.add(moment)
        self._line.follow(replay)
        self.entries.append(entry)
        self.state = replay.state

    def out_order(self, step: Step) -> list[str]:
        """Seats in the order in which they went out, up to a last step."""
        return [seat_name(event.seat) for event in [*self.events.since(0), *step.events] if event.kind == E_OUT]

    # ---- what may be undone ----

    def free_undos(self, seat: str) -> tuple[int | None, int | None]:
        """The decisions a seat may freely undo to: its own last one, if nothing was revealed since, and the earliest,
        with all answers since."""
        free = self._free(seat)
        return (self.line[-1], self.line[-free]) if free else (None, None)

    def _free(self, seat: str) -> int:
        """How many of the last answers a seat may freely undo."""
        free = 0
        for index in reversed(self.line):
            if not _may_undo(self.entries[index], seat):
                break
            free += 1
        return free

    def can_undo(self, number: int) -> bool:
        """Whether there is an answer to undo at this decision, and the log may have another undo."""
        return not self._line.branches.is_full and number in self.line

    def is_free(self, seat: str, number: int) -> bool:
        """Whether a seat may freely undo that far."""
        taken_back = self.taken_back(number)
        return bool(taken_back) and all(_may_undo(entry, seat) for entry in taken_back)

    def taken_back(self, number: int) -> list[Entry]:
        """The answers that an undo to this decision would take back."""
        same = self._line.shared(self._line.branches.line(number))
        return [self.entries[index] for index in self.line[same:]]

    # ---- views and events ----

    def view(self, seat: str | None) -> View:
        """What a seat, or a spectator, may know."""
        s = self.state
        s.orders = self._orders
        return view_of(s, NONE if seat is None else seat_number(s, seat))

    def view_data(self, seat: str | None) -> ViewData:
        view, made = self.view(seat), self._public
        if made is None or made[0] is not self.state or made[1] != self.number:
            made = self._public = self.state, self.number, PublicData(view)
        shown = view_data(view, public=made[2])
        if self.ended is None or self.state.over:
            return shown
        return replace(shown, decision=None, outcome=self.ended)

    def known(self, number: int, events: int) -> int:
        """How many of the events known after some entries still hold."""
        return self.rewinds.known(number, min(events, len(self.events)))

    def events_from(self, first: int, seat: str | None, last: int | None = None) -> list[dict[str, Any]]:
        """The events from one on, before another one if that is given, as a seat or a spectator may see them."""
        t = self.tables
        viewer = int(t.viewers - 1 if seat is None else t.viewer[seat_number(self.state, seat)])
        if first < self._old or last is not None:
            return [event_data(self.state, event, viewer) for event in self.events.since(first, last)]
        if self._named is None:
            self._named = [(event, open_event_data(self.state, event)) for event in self.events.since(self._old)]
        return [seen_by(viewer, event, named) for event, named in self._named[first - self._old :]]

    def latest_events(self) -> list[dict[str, Any]]:
        """What the last entry led to, as a spectator sees it."""
        return self.events_from(self._old, None)


def _may_undo(entry: Entry, seat: str) -> bool:
    """Whether a seat may freely undo this answer, apart from later ones."""
    return entry.seat == seat and entry.by == "person" and not entry.barrier

"""A match as a log of answers: its state, its events, what may be undone.

Nothing here waits, sends or stores. The library (`records.Match`) enters each answer at once. The server prepares a
change on a copy, stores it and then accepts it; a change that is never accepted has no effect. Both play a log with the
same code.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from peerless.catalog.settings import Seed, Settings
from peerless.core.errors import AnswerError, PeerlessError
from peerless.core.events import E_OUT, E_TURN, Event
from peerless.core.ids import NONE
from peerless.core.state import State
from peerless.core.tables import Tables
from peerless.messages.message import Message
from peerless.records.events import event_data
from peerless.records.log.barrier import reveals
from peerless.records.log.entry import By, Entry
from peerless.records.log.event_log import EventLog
from peerless.records.log.history import DRAW, MOST_UNDOS, RESIGN, effective, undone_to
from peerless.records.outcome import Outcome, outcome_of
from peerless.records.save import settings_of
from peerless.records.view_builder import view_data
from peerless.records.viewdata import ViewData
from peerless.rules import driver
from peerless.rules.notation import find_written, option_texts, seat_name, seat_status
from peerless.rules.refusals import find, refusal
from peerless.rules.view import View, view_of


@dataclass(frozen=True)
class Step:
    """A prepared change: the entry for the log, and the match after it."""

    entry: Entry
    state: State
    events: list[Event]
    """New events, after the first `kept`."""
    kept: int | None = None
    """Number of events that an undo keeps; None: all."""


@dataclass(frozen=True)
class Rewound:
    """How many events were left after this many entries."""

    number: int
    events: int


class MatchLog:
    """One match; it may start from a `state` that its log does not explain."""

    def __init__(
        self, tables: Tables, seed: Seed, entries: Sequence[Entry] = (), *, state: State | None = None
    ) -> None:
        self.tables = tables
        self.seed = seed
        self.heard: int | None = None
        """The first decision whose events the state collects; None: it collects none."""
        self.entries: list[Entry] = []
        self.line: list[int] = []
        """The entries that were not undone, by their index in the log."""
        self.rewound: list[Rewound] = []
        self.state = driver.new_state(tables, seed) if state is None else state
        self.events = EventLog()
        self._old = 0
        """Number of events before those of the last entry."""
        self.broken: int | None = None
        """The first entry of a log that these rules do not allow, unless it was undone; see `mended`."""
        self.ended: Outcome | None = None
        """How the match ended by its own rules, whatever the current rules make of its log."""
        self._replay(entries)

    @property
    def settings(self) -> Settings:
        return settings_of(self.tables)

    @property
    def number(self) -> int:
        """Number of the open decision: entries in the log."""
        return len(self.entries)

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

    @property
    def result(self) -> Outcome | None:
        return outcome_of(self.state)

    def is_out(self, seat: str) -> bool:
        """Whether a seat is out of the match: defeated or resigned."""
        return self.over or seat_status(self.state, seat_number(self.state, seat)) in ("out", "resigned")

    def copy(self) -> MatchLog:
        """An independent log that continues from here, without listeners."""
        other = MatchLog(self.tables, self.seed, state=self.state.copy())
        other.entries, other.line, other.rewound = list(self.entries), list(self.line), list(self.rewound)
        other.events.extend(self.events.since(0))
        other._old = self._old
        other.broken, other.ended = self.broken, self.ended
        return other

    # ---- changes at once ----

    def enter(self, text: str, seat: str | None = None, index: int | None = None) -> None:
        """Play an entry on the state itself; `index` is that of its option, if known."""
        moment = None if index is not None else undone_to(text)
        if index is not None:
            driver.apply(self.state, index)
        elif moment is not None:
            self.state, _ = self._replayed(effective(self.answers[:moment]))
        else:
            play(self.state, text)
        self._append(Entry(answer=text, seat=seat), moment is not None)

    def resume(self, answers: Sequence[str]) -> None:
        """Adopt a whole log; undone entries are not played."""
        self.entries = [Entry(answer=answer) for answer in answers]
        self.line = effective(answers)
        self.state, _ = self._replayed(self.line)

    def listen(self) -> None:
        """Collect events in the state from now on."""
        if self.state.log is None:
            self.state.log = []
            self.heard = int(self.state.steps)

    def _replayed(self, places: Sequence[int], heard: int | None = None) -> tuple[State, list[int]]:
        """The state some entries lead to from the seed, with its events, and how many of these there are after each."""
        heard = self.heard if heard is None else heard
        state = driver.new_state(self.tables, self.seed)
        counts: list[int] = []
        for place in places:
            if state.steps == heard and state.log is None:
                state.log = []
            play(state, self.entries[place].answer)
            counts.append(len(state.log or ()))
        if heard is not None and state.log is None:
            state.log = []
            self.heard = int(state.steps) if self.heard is not None else None
        return state, counts

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

    def undo(self, number: int, *, seat: str, by: By = "person", at: int = 0) -> Step:
        """Prepare an undo to an earlier decision."""
        entry = Entry(answer=f"undo {number}", seat=seat, by=by, at=at)
        return self._undone(entry, number)

    def _undone(self, entry: Entry, number: int) -> Step:
        """Rewind, including the random streams: the same answers draw the same cards."""
        then = effective(self.answers[:number])
        same = _shared(self.line, then)
        state, counts = self._replayed(then, heard=0)
        kept = counts[same - 1] if same else 0
        return Step(entry, state, (state.log or [])[kept:], kept)

    def _replay(self, entries: Sequence[Entry]) -> None:
        """Load a stored log. Entries that the current rules do not allow are kept but not played."""
        place = 0
        while place < len(entries):
            try:
                step = self._again(entries[place])
            except PeerlessError:
                undo = _undone_at(entries, place)
                if undo is None:
                    self.broken, undo = place, len(entries)
                self.entries.extend(entries[place:undo])
                place = undo
            else:
                self.accept(step)
                place += 1

    def mended(self, *, at: int = 0) -> Step:
        """Prepare the undo of a log that these rules cannot repeat: to the start of the last turn they can."""
        state = driver.new_state(self.tables, self.seed)
        state.log = []
        moment = 0
        for index in self.line:
            play(state, self.entries[index].answer)
            if any(event.kind == E_TURN for event in state.log or ()):
                moment = index + 1
            state.log = []
        return self._undone(Entry(answer=f"undo {moment}", by="rules", at=at, barrier=True), moment)

    def _again(self, entry: Entry) -> Step:
        """Add a line of a stored log."""
        number = undone_to(entry.answer)
        if number is not None:
            return self._undone(entry, number)
        after = self.state.copy()
        after.log = []
        play(after, entry.answer)
        return Step(entry, after, after.log)

    def accept(self, step: Step) -> None:
        """Apply a prepared change."""
        self._append(step.entry, step.kept is not None)
        self.broken = None
        if step.kept is not None:
            self.rewound.append(Rewound(self.number, step.kept))
            self.events.cut(step.kept)
        self._old = len(self.events)
        self.events.extend(step.events)
        self.state = step.state
        self.state.log = None

    def _append(self, entry: Entry, is_undo: bool) -> None:
        self.entries.append(entry)
        if is_undo:
            self.line = effective(self.answers)
        else:
            self.line.append(self.number - 1)

    def out_order(self, step: Step) -> list[str]:
        """Seats in the order in which they went out, up to a last step."""
        return [seat_name(event.seat) for event in [*self.events.since(0), *step.events] if event.kind == E_OUT]

    # ---- what may be undone ----

    def free_undo(self, seat: str) -> int | None:
        """The decision a seat may freely undo to: its own last one, if nothing was revealed since."""
        return self.line[-1] if self._free(seat) else None

    def earliest_free_undo(self, seat: str) -> int | None:
        """The earliest decision a seat may freely undo to, with all answers since."""
        free = self._free(seat)
        return self.line[-free] if free else None

    def _free(self, seat: str) -> int:
        """How many of the last answers a seat may freely undo."""
        free = 0
        for index in reversed(self.line):
            if not _may_undo(self.entries[index], seat):
                break
            free += 1
        return free

    def can_undo(self, number: int) -> bool:
        """Whether there is an answer to undo at this decision; the number of undos is limited."""
        undos = sum(undone_to(entry.answer) is not None for entry in self.entries)
        return undos < MOST_UNDOS and number in self.line

    def is_free(self, seat: str, number: int) -> bool:
        """Whether a seat may freely undo that far."""
        taken_back = self.taken_back(number)
        return bool(taken_back) and all(_may_undo(entry, seat) for entry in taken_back)

    def taken_back(self, number: int) -> list[Entry]:
        """The answers that an undo to this decision would take back."""
        same = _shared(self.line, effective(self.answers[:number]))
        return [self.entries[index] for index in self.line[same:]]

    # ---- what is told ----

    def view(self, seat: str | None) -> View:
        """What a seat, or a spectator, may know."""
        return view_of(self.state, NONE if seat is None else seat_number(self.state, seat))

    def view_data(self, seat: str | None) -> ViewData:
        shown = view_data(self.view(seat))
        if self.ended is None or self.state.over:
            return shown
        return replace(shown, decision=None, outcome=self.ended)

    def known(self, number: int, events: int) -> int:
        """How many of the events known after some entries still hold."""
        since = [rewound.events for rewound in self.rewound if rewound.number > number]
        return min([events, len(self.events), *since])

    def events_from(self, first: int, seat: str | None) -> list[dict[str, Any]]:
        t = self.tables
        viewer = int(t.viewers - 1 if seat is None else t.viewer[seat_number(self.state, seat)])
        return [event_data(self.state, event, viewer) for event in self.events.since(first)]

    def latest_events(self) -> list[dict[str, Any]]:
        """What the last entry led to, as a spectator sees it."""
        return self.events_from(self._old, None)


def _may_undo(entry: Entry, seat: str) -> bool:
    """Whether a seat may freely undo this answer, apart from later ones."""
    return entry.seat == seat and entry.by == "person" and not entry.barrier


def play(s: State, entry: str) -> None:
    """Play an entry that is not an undo."""
    if entry.startswith(RESIGN):
        driver.resign(s, seat_number(s, entry.removeprefix(RESIGN)))
    elif entry == DRAW:
        driver.draw(s)
    else:
        driver.apply(s, find(s, entry))


def seat_number(s: State, seat: str) -> int:
    """The number of a seat by its name."""
    names = [seat_name(i) for i in range(int(s.t.seats))]
    if seat not in names:
        raise AnswerError(Message("error-no-seat", seat=seat, known=", ".join(names)))
    return names.index(seat)


def _undone_at(entries: Sequence[Entry], place: int) -> int | None:
    """The next undo that goes back to before an entry."""
    for later in range(place + 1, len(entries)):
        moment = undone_to(entries[later].answer)
        if moment is not None and moment <= place:
            return later
    return None


def _shared(now: Sequence[int], then: Sequence[int]) -> int:
    """How many answers two branches of a match have in common."""
    return next((i for i, (a, b) in enumerate(zip(now, then, strict=False)) if a != b), min(len(now), len(then)))

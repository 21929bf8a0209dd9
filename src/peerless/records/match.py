"""`Match`: one match, with names instead of numbers.

It holds the state, the answers so far and the events for its listeners. Search code works on the `State` inside; other
code reads the decision and answers by notation.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from peerless.catalog.content import Content
from peerless.catalog.match_drawing import match_text
from peerless.catalog.settings import Seed, Settings
from peerless.core.errors import AnswerError, SettingsError, StaleAnswer, UnreadableAnswer
from peerless.core.ids import ASK_NAMES, NONE
from peerless.core.state import State
from peerless.messages.message import Message
from peerless.records import save
from peerless.records.events import event_data
from peerless.records.log.history import DRAW, MOST_UNDOS, RESIGN, check_moment, undone_to
from peerless.records.log.match_log import MatchLog
from peerless.records.log.playing import seat_number
from peerless.records.outcome import Outcome, outcome_of
from peerless.rules.notation import option_texts, seat_name, source_id
from peerless.rules.refusals import find
from peerless.rules.view import View, view_of

MOST_LETTERS: Final = 500  # of an answer; the longest option is far shorter
SHOWN_OPTIONS: Final = 6  # in the repr of a decision


@dataclass(frozen=True, repr=False)
class Decision:
    """An open question: who is asked, by what, and all options."""

    number: int
    """Number of answers before it; an answer may carry it, so that stale ones are refused."""
    seat: str
    kind: str
    source: str
    """The card or ability that asks, `hero.card` or `hero:ability`; empty for a rule."""
    options: tuple[str, ...]

    def __repr__(self) -> str:
        """Show the first options only: a maneuver on a large board has dozens."""
        more = len(self.options) - SHOWN_OPTIONS
        options = [*self.options[:SHOWN_OPTIONS], *([f"{more} more"] if more > 0 else [])]
        by = f" by {self.source}" if self.source else ""
        return f"<Decision {self.number}: {self.seat} answers {self.kind}{by}: {', '.join(options)}>"


class Match:
    """One match, from its settings and seed."""

    def __init__(self, content: Content, settings: Settings, seed: Seed, state: State | None = None) -> None:
        self.content = content
        self.settings = settings
        self.seed = seed
        self._log = MatchLog(content.tables_for(settings) if state is None else state.t, seed, state=state)
        self.is_whole = state is None
        """Whether seed and answers lead to the state: false for a match continued from a save or a position."""

    @property
    def state(self) -> State:
        return self._log.state

    @state.setter
    def state(self, state: State) -> None:
        self._log.continue_from(state)

    @property
    def answers(self) -> list[str]:
        """A copy of all entries: answers, and the other kinds that `log.history` lists."""
        return self._log.answers

    def __repr__(self) -> str:
        return f"<Match: {self.state.summary()}>"

    def __str__(self) -> str:
        """The board with the fighters on it, the players, and whose turn it is; no hidden cards."""
        return match_text(self.state, self.content.board(self.settings.board))

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """What IPython and notebooks show."""
        printer.text(str(self))

    @property
    def decision(self) -> Decision:
        """The open decision. Raises once the match is over."""
        s = self.state
        if s.over:
            raise AnswerError(Message("error-nothing-asked"))
        return Decision(
            int(s.steps),
            seat_name(s.ask_seat),
            ASK_NAMES[s.ask_kind],
            source_id(s.t, s.ask_source),
            tuple(option_texts(s)),
        )

    def answer(self, answer: str | int, *, seat: str | None = None, number: int | None = None) -> None:
        """Answer the open decision by notation or by index.

        With `seat` and `number` given, an answer of another seat or for another decision is refused. A refused
        answer changes nothing.
        """
        s = self.state
        if s.over:
            raise StaleAnswer(Message("error-match-over"))
        if number is not None and number != s.steps:
            raise StaleAnswer(Message("error-answer-stale", number=number, open=int(s.steps)))
        if seat is not None and seat != seat_name(s.ask_seat):
            raise StaleAnswer(Message("error-answer-seat", seat=seat, asked=seat_name(s.ask_seat)), "TEAM-1")
        if isinstance(answer, bool) or not isinstance(answer, str | int):
            raise UnreadableAnswer(Message("error-answer-type", type=type(answer).__name__))
        if isinstance(answer, int) and not 0 <= answer < len(s.options):
            raise UnreadableAnswer(Message("error-answer-index", count=len(s.options)))
        if isinstance(answer, str) and len(answer) > MOST_LETTERS:
            raise UnreadableAnswer(Message("error-answer-long", most=MOST_LETTERS))
        index = find(s, answer) if isinstance(answer, str) else answer
        text = option_texts(s)[index]
        self._log.enter(text, seat_name(s.ask_seat), index)

    def resign(self, seat: str) -> None:
        """Resign a seat."""
        self._log.enter(RESIGN + seat, seat)

    def draw(self) -> None:
        """End the match in a draw by agreement."""
        self._log.enter(DRAW)

    def undo(self, moment: int) -> None:
        """Go back to the state after the first `moment` entries of `answers`, including the events.

        The undo is an entry itself (see `log.history`). The state is another object from now on.
        """
        if not self.is_whole:
            raise AnswerError(Message("error-undo-not-whole"))
        if self.over:
            raise StaleAnswer(Message("error-match-over"))
        answers = self.answers
        check_moment(moment, len(answers))
        if sum(undone_to(entry) is not None for entry in answers) >= MOST_UNDOS:
            raise AnswerError(Message("error-undo-many", most=MOST_UNDOS))
        self._log.enter(f"undo {moment}")

    def enter(self, entry: str) -> None:
        """Add an entry as written in `answers`: an answer, or another kind that `log.history` lists."""
        moment = undone_to(entry)
        if moment is not None:
            self.undo(moment)
        elif entry == DRAW:
            self.draw()
        elif entry.startswith(RESIGN):
            self.resign(entry.removeprefix(RESIGN))
        else:
            self.answer(entry)

    @property
    def over(self) -> bool:
        return self.state.over != 0

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it runs."""
        return outcome_of(self.state)

    def listen(self) -> None:
        """Collect events from now on."""
        self._log.listen()

    def events(self, seat: str | None = None, *, open_cards: bool = False) -> list[dict[str, Any]]:
        """The events collected so far, as a seat or a spectator may see them; `open_cards` hides nothing."""
        s = self.state
        viewer = s.t.viewers - 1 if seat is None else s.t.viewer[seat_number(s, seat)]
        return [event_data(s, event, int(viewer), open_cards) for event in s.log or []]

    def view(self, seat: str | None = None) -> View:
        """What a seat, or a spectator, may know."""
        return view_of(self.state, NONE if seat is None else seat_number(self.state, seat))

    def copy(self) -> Match:
        """An independent match that continues from here, without listeners."""
        log = self._log.copy()
        other = Match(self.content, self.settings, self.seed, log.state)
        other._log = log
        other.is_whole = self.is_whole
        return other

    def save(self) -> bytes:
        """The state as JSON, at any point of the match."""
        return save.encode(self.state)


def secret_seed() -> str:
    """A seed that nobody can guess, for matches in which a player may try to."""
    return f"2:{secrets.token_hex(16)}"


def new_match(content: Content, *, seed: Seed, **settings: Any) -> Match:
    """Start a match: `new_match(content, heroes=["alice", "medusa"], board="sarpedon", seed=1)`."""
    tables = content.tables(**settings)
    try:
        msgspec.convert(seed, Seed)
    except msgspec.ValidationError as error:
        raise SettingsError(Message("error-seed", why=error)) from error
    return Match(content, save.settings_of(tables), seed)


def resume_match(
    content: Content, settings: Settings, seed: Seed, entries: list[str], *, listen: bool = False
) -> Match:
    """Continue a match after the entries of its log. The log is trusted, so undone entries are not played."""
    match = Match(content, settings, seed)
    if listen:
        match.listen()
    match._log.resume(entries)
    return match


def load_match(data: bytes | str, content: Content) -> Match:
    """Continue a match from a save. A save does not include earlier answers; keep the record for those."""
    state = save.decode(data, content)
    return Match(content, save.settings_of(state.t), 0, state)

"""`State`: one match at one moment. It holds data and nothing else; `copy()` and `key()` are written by hand.

Integers of fighters, tokens and seats lie in `cells` behind accessors, so that they can move to one packed
buffer without touching the rules. `options` is replaced, never changed in place, so copies share it.
"""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core.events import Event
from peerless.core.frames import BELOW, KIND, STEP
from peerless.core.ids import HAND, NONE, PILES, PLAY
from peerless.core.tables import Tables

_ZEROS: list[list[int]] = [[0] * n for n in range(64)]


class State:
    """Everything that changes during a match, the random streams included."""

    def __init__(self, tables: Tables) -> None:
        self.t = tables
        self.turn: i64 = 0
        """Turns begun, by all seats together."""
        self.active: i64 = 0
        self.actions: i64 = 0
        """Actions left this turn."""
        self.action_number: i64 = 0
        """Ordinal of the action being taken this turn."""
        self.over: i64 = 0
        """RUNNING, WON or DRAWN."""
        self.winner: i64 = NONE
        """The winning side."""
        self.reason: i64 = 0
        self.falls: bool = False
        """A hero fell and the outcome was not looked at since."""
        self.steps: i64 = 0
        """Answers given so far: the number of the open decision."""
        self.fp: i64 = NONE
        """Base of the top frame."""
        self.cb: i64 = NONE
        """Base of the innermost combat frame."""
        self.ask_kind: i64 = 0
        self.ask_seat: i64 = NONE
        self.ask_source: i64 = NONE
        self.ask_public: bool = False
        """All seats could list these options."""
        self.options: list[int] = []
        self.cells: list[int] = []
        self.piles: list[list[int]] = []
        self.stack: list[int] = []
        self.terms: list[int] = []
        self.mods: list[int] = []
        self.signals: list[int] = []
        """Pairs (moment, fighter or card) that abilities may answer, not handled yet."""
        self.rng: list[int] = []
        self.know: list[int] = []
        """Card -> four bits per viewer: 0 known, else the number of a group known only up to permutation."""
        self.script: list[int] = []
        """Scripted random outcomes: definitions of cards, in order of use (scenarios)."""
        self.log: list[Event] | None = None
        """Events since someone began to listen; None while nobody does."""

    def copy(self) -> State:
        """An independent state that goes on from here; nobody listens to it."""
        s = State.__new__(State)
        s.t = self.t
        s.turn = self.turn
        s.active = self.active
        s.actions = self.actions
        s.action_number = self.action_number
        s.over = self.over
        s.winner = self.winner
        s.reason = self.reason
        s.falls = self.falls
        s.steps = self.steps
        s.fp = self.fp
        s.cb = self.cb
        s.ask_kind = self.ask_kind
        s.ask_seat = self.ask_seat
        s.ask_source = self.ask_source
        s.ask_public = self.ask_public
        s.options = self.options
        s.cells = self.cells[:]
        s.piles = [pile[:] for pile in self.piles]
        s.stack = self.stack[:]
        s.terms = self.terms[:]
        s.mods = self.mods[:]
        s.signals = self.signals[:]
        s.rng = self.rng[:]
        s.know = self.know[:]
        s.script = self.script[:]
        s.log = None
        return s

    def key(self) -> int:
        """A hash of all that matters for the rest of the match, random streams left out.

        Copies of one card are the same card here, and the order of a hand means nothing.
        """
        c_def, know = self.t.c_def, self.know
        cards: list[tuple[int, int]] = []
        for index, pile in enumerate(self.piles):
            part = [(c_def[c], know[c]) for c in pile]
            if index % PILES == HAND or index % PILES == PLAY:
                part.sort()
            cards.append((-1, index))
            cards.extend(part)
        numbers = (self.turn, self.active, self.actions, self.action_number, self.over, self.winner, self.reason)
        asked = (self.ask_kind, self.ask_seat, self.ask_source, self.falls)
        parts = (tuple(self.cells), tuple(self.stack), tuple(self.terms), tuple(self.mods), tuple(self.signals))
        return hash((numbers, asked, tuple(cards), parts))

    # ---- fighters, tokens, seats: the cells ----

    def place(self, fighter: i64) -> i64:
        """The space a fighter stands on, or NONE off the board."""
        return self.cells[fighter]

    def set_place(self, fighter: i64, space: i64) -> None:
        self.cells[fighter] = space

    def health(self, fighter: i64) -> i64:
        return self.cells[self.t.fighters + fighter]

    def set_health(self, fighter: i64, health: i64) -> None:
        self.cells[self.t.fighters + fighter] = health

    def started(self, fighter: i64) -> i64:
        """Where a fighter started this turn (TRN-6), or NONE."""
        return self.cells[2 * self.t.fighters + fighter]

    def snapshot(self) -> None:
        """Remembers every fighter's space as the one it started the turn on (TRN-6)."""
        n = self.t.fighters
        for f in range(n):
            self.cells[2 * n + f] = self.cells[f]

    def status(self, seat: i64) -> i64:
        return self.cells[3 * self.t.fighters + seat]

    def set_status(self, seat: i64, bits: i64) -> None:
        self.cells[3 * self.t.fighters + seat] = bits

    def token(self, token: i64) -> i64:
        return self.cells[3 * self.t.fighters + self.t.seats + token]

    def set_token(self, token: i64, side: i64) -> None:
        self.cells[3 * self.t.fighters + self.t.seats + token] = side

    # ---- piles ----

    def hand(self, seat: i64) -> list[int]:
        return self.piles[seat * PILES]

    def deck(self, seat: i64) -> list[int]:
        return self.piles[seat * PILES + 1]

    def discard(self, seat: i64) -> list[int]:
        return self.piles[seat * PILES + 2]

    def play(self, seat: i64) -> list[int]:
        return self.piles[seat * PILES + 3]

    # ---- frames ----

    def push(self, kind: i64, size: i64) -> i64:
        """A new top frame of zeros; returns its base."""
        stack = self.stack
        base: i64 = len(stack)
        stack.extend(_ZEROS[size])
        stack[base + KIND] = kind
        stack[base + BELOW] = self.fp
        self.fp = base
        return base

    def pop(self) -> None:
        """Drops the top frame."""
        base = self.fp
        self.fp = self.stack[base + BELOW]
        del self.stack[base:]

    def step(self) -> i64:
        return self.stack[self.fp + STEP]

    def set_step(self, step: i64) -> None:
        self.stack[self.fp + STEP] = step

    # ---- asking ----

    def ask(self, kind: i64, seat: i64, source: i64, options: list[int], public: bool) -> None:
        """Opens a decision. `options` belongs to the state from now on and is never changed."""
        self.ask_kind = kind
        self.ask_seat = seat
        self.ask_source = source
        self.ask_public = public
        self.options = options

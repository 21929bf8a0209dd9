"""`State`: one match at one moment. It has data and nothing else; `copy()` and `key()` are written by hand.

Integers of fighters, tokens, markers and seats are in `cells` behind accessors, so that they can move to one packed
buffer without touching the rules. Short lists that are mostly empty are replaced, never changed in place, so that
copies share them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core.bits import bit
from peerless.core.events import Event
from peerless.core.frames import (
    B_CARD,
    BELOW,
    C_BOOSTS,
    C_CARD,
    C_COMMIT,
    C_SEAT,
    DIS_SOURCE,
    E_PROGRAM,
    E_REGISTERS,
    E_SOURCE,
    KIND,
    MOVE_SOURCE,
    RIDE_SOURCE,
    SCHEME_CARD,
    SHARE_SOURCE,
    STEP,
)
from peerless.core.ids import (
    ABILITY,
    ASK_NAMES,
    F_BOOST,
    F_COMBAT,
    F_DISCARD,
    F_EFFECT,
    F_MOVE,
    F_RIDE,
    F_SCHEME,
    F_SHARE,
    F_WALK,
    HAND,
    KEPT_SLOTS,
    MOD_KEPT_CARDS,
    MOD_STRIDE,
    NONE,
    PILES,
    PLAY,
    REASONS,
    SIG_CARD_BACK,
    SIG_DISCARDED,
    T_STRIDE,
    seat_name,
)
from peerless.core.tables import Tables, cards_of_mask, number_in

_ROOM: Final[list[int]] = [0] * 64  # more than any frame takes
_NOTHING: Final[list[int]] = []


class Orders:
    """The canonical orders of cards in the views of one match, kept as long as no card moves and nobody learns more.

    They follow from the piles and from what is known, if the stack names no card.
    """

    def __init__(self) -> None:
        self.piles: list[list[int]] = []
        self.know: list[int] = []
        self.orders: dict[int, list[int]] = {}
        """Viewer -> the new number of each card."""

    def hold_for(self, s: State) -> None:
        """Forgets the orders of cards that lie otherwise, or are known otherwise."""
        if s.piles != self.piles or s.know != self.know:
            self.piles, self.know, self.orders = [pile[:] for pile in s.piles], s.know[:], {}


class State:
    """Everything that changes during a match, including the random streams."""

    def __init__(
        self,
        tables: Tables,
        cells: list[int],
        piles: list[list[int]],
        know: list[int],
        rng: list[int],
        stack: list[int],
    ) -> None:
        """Take the lists that copies must not share; the rest starts empty."""
        self.t = tables
        self.cells = cells
        self.piles = piles
        self.know = know
        """Card -> four bits per viewer: 0 if known, otherwise a group known only up to permutation."""
        self.rng = rng
        self.stack = stack
        self.top: i64 = len(stack)
        """The end of the frames; anything beyond is left over from old frames."""
        self.turn: i64 = 0
        """Turns begun, by all seats together."""
        self.active: i64 = 0
        self.actions: i64 = 0
        """Actions left this turn."""
        self.action_number: i64 = 0
        """Ordinal of the action being taken this turn."""
        self.effects: i64 = 0
        """Effects begun this turn; limited, so that every match ends."""
        self.over: i64 = 0
        """RUNNING, WON or DRAWN."""
        self.winner: i64 = NONE
        """The winning side."""
        self.reason: i64 = 0
        self.falls: bool = False
        """Whether a hero was defeated and the outcome has not been checked since."""
        self.steps: i64 = 0
        """Answers given so far: the number of the open decision."""
        self.fp: i64 = NONE
        """Base of the top frame."""
        self.cb: i64 = NONE
        """Base of the innermost combat frame."""
        self.combats: i64 = 0
        """Combats begun so far; events refer to combats by number."""
        self.ask_kind: i64 = 0
        self.ask_seat: i64 = NONE
        self.ask_source: i64 = NONE
        self.ask_public: bool = False
        """Whether every seat could list these options."""
        self.held0: i64 = 0
        self.held1: i64 = 0
        self.held2: i64 = 0
        self.held3: i64 = 0
        """Masks of the spaces of each side's fighters, derived from the cells and updated by `set_place`."""
        self.options: list[int] = _NOTHING
        self.running: list[int] = _NOTHING
        """Numbers of the combats in progress, the innermost last."""
        self.terms: list[int] = _NOTHING
        """Terms of combat values, T_STRIDE numbers each."""
        self.mods: list[int] = _NOTHING
        """Modifiers in force, MOD_STRIDE numbers each."""
        self.signals: list[int] = _NOTHING
        """Unhandled pairs (moment, fighter or card) that abilities may react to."""
        self.script: list[int] = _NOTHING
        """Scripted random outcomes: definitions of cards, in order of use (scenarios)."""
        self.log: list[Event] | None = None
        """Events since someone began to listen; None while nobody does."""
        self.orders: Orders | None = None
        """Orders of its views, while someone asks for views after every answer."""
        self.trace: list[int] | None = None
        """Addresses of executed instructions, while coverage of a hero is measured."""

    def __repr__(self) -> str:
        return f"<State: {self.summary()}>"

    def summary(self) -> str:
        """The match at this moment in one line, for debuggers. Contains only what every player may know."""
        t = self.t
        where = f"{' - '.join(t.hero_ids)} on {t.board_id}, turn {self.turn}"
        if len(self.cells) < t.marker_cell:
            return f"{where}, not set up"
        fighters: list[str] = []
        for f in range(t.fighters):
            space = self.place(f)
            fighters.append(f"{t.fighter_ids[f]} {self.health(f)} {'off' if space == NONE else t.space_ids[space]}")
        return f"{where}, {self.situation()}: {', '.join(fighters)}"

    def situation(self) -> str:
        """Who is asked what, or who has won."""
        t = self.t
        if self.over:
            winners = [seat_name(seat) for seat in range(t.seats) if t.side[seat] == self.winner]
            return f"{' and '.join(winners) or 'nobody'} won ({REASONS[self.reason]})"
        if not self.ask_kind:
            return "nothing asked"
        return f"{seat_name(self.ask_seat)} answers {ASK_NAMES[self.ask_kind]}"  # the number of options may be hidden

    def copy(self) -> State:
        """An independent state that continues from here, without listeners."""
        piles = [pile[:] for pile in self.piles]
        s = State(self.t, self.cells[:], piles, self.know[:], self.rng[:], self.frames())
        s.turn = self.turn
        s.active = self.active
        s.actions = self.actions
        s.action_number = self.action_number
        s.effects = self.effects
        s.over = self.over
        s.winner = self.winner
        s.reason = self.reason
        s.falls = self.falls
        s.steps = self.steps
        s.fp = self.fp
        s.cb = self.cb
        s.combats = self.combats
        s.ask_kind = self.ask_kind
        s.ask_seat = self.ask_seat
        s.ask_source = self.ask_source
        s.ask_public = self.ask_public
        s.held0 = self.held0
        s.held1 = self.held1
        s.held2 = self.held2
        s.held3 = self.held3
        # Replaced, never changed in place: copies share them.
        s.options = self.options
        s.running = self.running
        s.terms = self.terms
        s.mods = self.mods
        s.signals = self.signals
        s.script = self.script
        return s

    def key(self) -> int:
        """A hash of everything that matters for the rest of the match, except the random streams.

        Copies of a card count as the same card, and the order of a hand does not matter.
        """
        if card_slots(self) or self.terms or self.mods:
            named = self.copy()
            rename_cards(named, copy_numbers(named))
            return named._key()
        return self._key()

    def _key(self) -> int:
        c_def, know = self.t.c_def, self.know
        cards: list[tuple[int, int]] = []
        for index, pile in enumerate(self.piles):
            part = [(c_def[c], know[c]) for c in pile]
            if index % PILES == HAND or index % PILES == PLAY:
                part.sort()
            cards.append((-1, index))
            cards.extend(part)
        numbers = (
            self.turn,
            self.active,
            self.actions,
            self.action_number,
            self.effects,
            self.over,
            self.winner,
            self.reason,
        )
        asked = (self.ask_kind, self.ask_seat, self.ask_source, self.falls)
        parts = (
            tuple(self.cells),
            tuple(self.frames()),
            tuple(self.terms),
            tuple(self.mods),
            tuple(self.signals),
        )
        return hash((numbers, asked, tuple(cards), parts))

    # ---- fighters, tokens, markers, seats: the cells ----

    def place(self, fighter: i64) -> i64:
        """The space of a fighter, or NONE off the board."""
        return self.cells[fighter]

    def set_place(self, fighter: i64, space: i64) -> None:
        """Move a fighter to a space, or off the board (NONE). Nothing else changes its space."""
        change: i64 = 0
        was: i64 = self.cells[fighter]
        if was != NONE:
            change = bit(was)
        if space != NONE:
            change ^= bit(space)
        self.cells[fighter] = space
        side = self.t.side[self.t.f_seat[fighter]]
        if side == 0:
            self.held0 ^= change
        elif side == 1:
            self.held1 ^= change
        elif side == 2:
            self.held2 ^= change
        else:
            self.held3 ^= change

    def occupied(self) -> i64:
        """Spaces occupied by fighters."""
        return self.held0 | self.held1 | self.held2 | self.held3

    def held(self, side: i64) -> i64:
        """Spaces occupied by fighters of a side."""
        if side == 0:
            return self.held0
        if side == 1:
            return self.held1
        return self.held2 if side == 2 else self.held3

    def health(self, fighter: i64) -> i64:
        return self.cells[self.t.fighters + fighter]

    def set_health(self, fighter: i64, health: i64) -> None:
        self.cells[self.t.fighters + fighter] = health

    def started(self, fighter: i64) -> i64:
        """Where a fighter started this turn (TRN-6), or NONE."""
        return self.cells[2 * self.t.fighters + fighter]

    def snapshot(self) -> None:
        """Record the current spaces of all fighters and markers as their start of turn (TRN-6)."""
        n = self.t.fighters
        for f in range(n):
            self.cells[2 * n + f] = self.cells[f]
        for kind in range(self.t.markers):
            self.cells[self.t.marker_cell + self.t.markers + kind] = self.marked(kind)

    def status(self, seat: i64) -> i64:
        return self.cells[3 * self.t.fighters + seat]

    def set_status(self, seat: i64, bits: i64) -> None:
        self.cells[3 * self.t.fighters + seat] = bits

    def token(self, token: i64) -> i64:
        return self.cells[3 * self.t.fighters + self.t.seats + token]

    def set_token(self, token: i64, side: i64) -> None:
        self.cells[3 * self.t.fighters + self.t.seats + token] = side

    def marked(self, kind: i64) -> i64:
        """Mask of the spaces with markers of a kind, one on each (FOG-4); markers of a kind are interchangeable."""
        return self.cells[self.t.marker_cell + kind]

    def set_marked(self, kind: i64, spaces: i64) -> None:
        self.cells[self.t.marker_cell + kind] = spaces

    def marked_at_start(self, kind: i64) -> i64:
        """Their spaces when this turn started (TRN-6)."""
        return self.cells[self.t.marker_cell + self.t.markers + kind]

    # ---- piles ----

    def hand(self, seat: i64) -> list[int]:
        return self.piles[seat * PILES]

    def deck(self, seat: i64) -> list[int]:
        return self.piles[seat * PILES + 1]

    def discard(self, seat: i64) -> list[int]:
        return self.piles[seat * PILES + 2]

    def play(self, seat: i64) -> list[int]:
        return self.piles[seat * PILES + 3]

    def holder(self, card: i64) -> i64:
        """The seat in whose hand or in whose play a card is; of a card elsewhere, its owner."""
        owner: i64 = self.t.c_seat[card]
        if self.t.lends:
            for seat in range(self.t.seats):
                if seat != owner and (card in self.piles[seat * PILES] or card in self.piles[seat * PILES + PLAY]):
                    return seat
        return owner

    # ---- frames ----

    def frames(self) -> list[int]:
        """The used part of the stack."""
        return self.stack[: self.top]

    def push(self, kind: i64, size: i64) -> i64:
        """Push a frame of zeros; return its base."""
        stack = self.stack
        base = self.top
        end = base + size
        i = base + STEP
        while i < end and i < len(stack):
            stack[i] = 0
            i += 1
        if end > len(stack):
            stack.extend(_ROOM)
        stack[base + KIND] = kind
        stack[base + BELOW] = self.fp
        self.fp = base
        self.top = end
        return base

    def pop(self) -> None:
        """Pop the top frame."""
        self.top = self.fp
        self.fp = self.stack[self.top + BELOW]

    def step(self) -> i64:
        return self.stack[self.fp + STEP]

    def set_step(self, step: i64) -> None:
        self.stack[self.fp + STEP] = step

    # ---- asking ----

    def ask(self, kind: i64, seat: i64, source: i64, options: list[int], public: bool) -> None:
        """Open a decision. The state takes over `options`, which must not be changed afterward."""
        self.ask_kind = kind
        self.ask_seat = seat
        self.ask_source = source
        self.ask_public = public
        self.options = options

    # ---- telling ----

    def note(self, kind: i64, source: i64) -> Event:
        """Append an event to the log for the caller to fill in. Call it only while someone listens."""
        e = Event(kind, self.steps, source)
        if len(self.running) > 0:
            e.combat = self.running[-1]
        if self.log is not None:
            self.log.append(e)
        return e

    def note_piles(self, kind: i64, source: i64, seat: i64) -> Event:
        """Append an event about the cards of a seat, with the sizes of its hand and deck."""
        e = self.note(kind, source)
        e.seat = seat
        e.hand = len(self.hand(seat))
        e.deck = len(self.deck(seat))
        return e


# ---- copies of one card ----
# Copies differ only by their numbers, so a number must never mean anything.


def card_slots(s: State) -> list[int]:
    """Positions of the stack with single cards: played cards, and the sources of running effects."""
    out: list[int] = []
    stack = s.stack
    fp = s.fp
    while fp != NONE:
        kind = stack[fp + KIND]
        if kind == F_COMBAT:
            for at in (fp + C_CARD, fp + C_CARD + 1, fp + C_COMMIT):
                _note_slot(s, at, out)
        elif kind == F_EFFECT:
            _note_slot(s, fp + E_SOURCE, out)
        elif kind in (F_MOVE, F_WALK):
            _note_slot(s, fp + MOVE_SOURCE, out)
        elif kind == F_SCHEME:
            _note_slot(s, fp + SCHEME_CARD, out)
        elif kind == F_DISCARD:
            _note_slot(s, fp + DIS_SOURCE, out)
        elif kind == F_BOOST:
            _note_slot(s, fp + B_CARD, out)
        elif kind == F_RIDE:
            _note_slot(s, fp + RIDE_SOURCE, out)
        elif kind == F_SHARE:
            _note_slot(s, fp + SHARE_SOURCE, out)
        fp = stack[fp + BELOW]
    return out


def _note_slot(s: State, at: i64, out: list[int]) -> None:
    if 0 <= s.stack[at] < ABILITY:
        out.append(at)


def card_masks(s: State) -> list[tuple[int, int]]:
    """Positions of the stack with sets of cards: a mask over the cards of one seat, then the seat."""
    out: list[tuple[int, int]] = []
    stack = s.stack
    fp = s.fp
    while fp != NONE:
        kind = stack[fp + KIND]
        if kind == F_EFFECT:
            for register in s.t.p_cards[stack[fp + E_PROGRAM]]:
                at = fp + E_REGISTERS + register
                out.append((at, stack[at + 1]))
        elif kind == F_COMBAT:
            for side in range(2):
                out.append((fp + C_BOOSTS + side, stack[fp + C_SEAT + side]))
        fp = stack[fp + BELOW]
    return out


def card_set(s: State, at: i64) -> list[int]:
    """The cards of a set register: a mask, then the seat."""
    return _members(s, at, s.stack[at + 1])


def _members(s: State, at: i64, seat: i64) -> list[int]:
    return cards_of_mask(s.t, s.stack[at], seat)


def remembered(s: State) -> dict[int, list[int]]:
    """Card -> the positions of the stack that name it, innermost first."""
    out: dict[int, list[int]] = {}
    for at in card_slots(s):
        out.setdefault(s.stack[at], []).append(at)
    for place, seat in card_masks(s):
        for c in _members(s, place, seat):
            out.setdefault(c, []).append(place)
    for i in range(0, len(s.mods), MOD_STRIDE):
        if s.mods[i] == MOD_KEPT_CARDS:
            for c in cards_of_mask(s.t, s.mods[i + 2], s.mods[i + 1] // KEPT_SLOTS):
                out.setdefault(c, []).append(-1 - i)
    return out


def copy_numbers(s: State) -> list[int]:
    """Card -> its number when copies are numbered by their position instead of their history."""
    return count_copies(s, list(range(int(s.t.cards))), remembered(s))


def count_copies(s: State, label: list[int], named: dict[int, list[int]]) -> list[int]:
    """The same after `label` has put another card in each place; `named` is what is `remembered`."""
    t = s.t
    numbers = label[:]
    free = [0] * len(t.def_ids)  # the next number of each card with this definition
    c = t.cards - 1
    while c >= 0:
        free[t.c_def[c]] = int(c)
        c -= 1
    for seat in range(t.seats):
        _count_copies(t, s.discard(seat), label, free, numbers)
        _count_copies(t, s.play(seat), label, free, numbers)
        hand = s.hand(seat)
        if not alike(s.know, hand, named):
            hand = _told_apart(s.know, hand, named, label)
        _count_copies(t, hand, label, free, numbers)
        _count_copies(t, s.deck(seat)[::-1], label, free, numbers)
    return numbers


def _count_copies(t: Tables, places: list[int], label: list[int], free: list[int], numbers: list[int]) -> None:
    c_def = t.c_def
    for place in places:
        definition: i64 = c_def[label[place]]
        number = free[definition]
        numbers[place] = number
        free[definition] = number + 1


def alike(know: list[int], cards: list[int], named: dict[int, list[int]]) -> bool:
    """Whether everyone knows as much of each of these cards, and the stack names none of them."""
    different = [c for c in cards if know[c] != know[cards[0]] or c in named]
    return not different


def _told_apart(know: list[int], hand: list[int], named: dict[int, list[int]], label: list[int]) -> list[int]:
    """A hand in an order that its numbers decide only where nothing else does."""
    return sorted(hand, key=lambda place: (know[place], named.get(place, []), label[place]))


def rename_cards(s: State, label: list[int]) -> None:
    """Renumber every card wherever the state names it, together with what viewers know of it."""
    before, know = s.know, s.know[:]
    for c in range(s.t.cards):
        know[label[c]] = before[c]
    s.know = know
    for pile in range(len(s.piles)):
        s.piles[pile] = [label[c] for c in s.piles[pile]]
        if pile % PILES == HAND:
            s.piles[pile].sort()
    for place, seat in card_masks(s):
        mask: i64 = 0
        for c in _members(s, place, seat):
            mask |= bit(number_in(s.t, seat, label[c]))
        s.stack[place] = mask
    for at in card_slots(s):
        s.stack[at] = label[s.stack[at]]
    terms = s.terms[:]
    for i in range(T_STRIDE - 1, len(terms), T_STRIDE):
        if 0 <= terms[i] < ABILITY:
            terms[i] = label[terms[i]]
    s.terms = terms
    if s.mods:
        s.mods = _renamed_mods(s, label)
    if s.signals:
        signals = s.signals[:]
        for i in range(0, len(signals), 2):
            if signals[i] in (SIG_DISCARDED, SIG_CARD_BACK):
                signals[i + 1] = label[signals[i + 1]]
        s.signals = signals
    if 0 <= s.ask_source < ABILITY and not _asks_by_name(s):
        s.ask_source = label[s.ask_source]


def _renamed_mods(s: State, label: list[int]) -> list[int]:
    """Modifiers with the new numbers of the cards in them."""
    mods = s.mods[:]
    for i in range(0, len(mods), MOD_STRIDE):
        if mods[i] == MOD_KEPT_CARDS:
            seat = mods[i + 1] // KEPT_SLOTS
            mask: i64 = 0
            for c in cards_of_mask(s.t, mods[i + 2], seat):
                mask |= bit(number_in(s.t, seat, label[c]))
            mods[i + 2] = mask
    return mods


def _asks_by_name(s: State) -> bool:
    """The question whether to hide a hand names any copy of a card, which represents its definition."""
    if s.ask_seat == NONE or s.ask_source != s.t.first_hiding[s.ask_seat]:
        return False
    return s.stack[s.fp + KIND] == F_EFFECT and s.stack[s.fp + E_SOURCE] != s.ask_source

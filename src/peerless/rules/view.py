"""What one viewer may know of a match: the state with everything unknown put in a canonical order.

Cards of a group the viewer cannot tell apart are relabelled, so that two states which differ only in what the
viewer cannot know give the same view. The same relabelling with random choices is `resample`: a full state that
agrees with the view. Bots and servers get views, never states.
"""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core import rng
from peerless.core.bits import bit
from peerless.core.frames import C_CARD, C_COMMIT, C_FIGHTER, C_OUTER
from peerless.core.ids import (
    ACT_MANEUVER,
    AS_ATTACK,
    AS_DEFENSE,
    ASK_ACTION,
    ASK_BOOST,
    ASK_CARD,
    ASK_COMMIT,
    ASK_DEFENSE,
    ASK_DISCARD,
    ASK_PUT_BACK,
    NONE,
)
from peerless.core.knowledge import holding, lies_face_down
from peerless.core.state import State, copy_numbers, remembered, rename_cards
from peerless.effects.expr import may_play
from peerless.rules import driver, legal


class View:
    """A match as one viewer may know it; `seat` is NONE for a spectator."""

    def __init__(self, state: State, seat: i64, viewer: i64) -> None:
        self.state = state
        """Public facts and the viewer's knowledge as they are; unknown cards in canonical order."""
        self.seat = seat
        self.viewer = viewer

    @property
    def mine(self) -> bool:
        """The open decision is this seat's to answer."""
        return self.state.ask_kind != 0 and self.state.ask_seat == self.seat


def view_of(s: State, seat: i64) -> View:
    """The view of a seat, or of a spectator (NONE)."""
    viewer = s.t.viewers - 1 if seat == NONE else s.t.viewer[seat]
    masked = s.copy()
    masked.rng = [1] * len(s.rng)  # the streams are a secret of the match
    masked.script = []
    if s.ask_kind and (seat == NONE or s.ask_seat != seat):
        masked.options = []  # others see only that this seat decides
        masked.ask_public = False
    _mask_knowledge(masked, viewer)
    _arrange(masked, viewer, Lay(masked, viewer, None), None)
    _rename(masked, copy_numbers(masked))  # which copy it was would tell which copies were not at hand
    return View(masked, seat, viewer)


def resample(view: View, seed: i64) -> State:
    """A full state that agrees with the view; what the viewer cannot know is drawn at random."""
    return Sampler(view).draw(seed)


class Sampler:
    """Full states that agree with a view, as many as are wanted; what they share is worked out once."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.lay: Lay | None = None if _hidden_slots(view.state, view.viewer) else Lay(view.state, view.viewer, None)
        """How the unknown cards lie; not the same for all while some lie face down."""

    def draw(self, seed: i64) -> State:
        """The state of this seed."""
        view = self.view
        s = view.state.copy()
        dice = State(s.t, [], [], [], [], [])
        rng.seed_streams(dice, seed)
        lay = self.lay
        _arrange(s, view.viewer, Lay(s, view.viewer, dice) if lay is None else lay, dice)
        rng.seed_streams(s, seed + 1)
        if s.ask_kind and not s.options:
            s.ask_kind = 0  # the options were another seat's: ask again, of the cards it holds here
            driver.advance(s)
        return s


def _mask_knowledge(s: State, viewer: i64) -> None:
    """What others know of third players' cards is theirs; everyone can tell what a spectator knows."""
    t = s.t
    spectator = t.viewers - 1
    for c in range(t.cards):
        owner = t.viewer[t.c_seat[c]]
        if owner != viewer:
            public: i64 = (s.know[c] >> (4 * spectator)) & 15
            for other in range(t.viewers):
                if other not in (viewer, owner):
                    s.know[c] = (s.know[c] & ~(bit(4 * other) * 15)) | (public << (4 * other))


def _group(s: State, card: i64, viewer: i64) -> int:
    return int((s.know[card] >> (4 * viewer)) & 15)


def _hidden_slots(s: State, viewer: i64) -> list[int]:
    """Absolute stack indexes of face-down cards this viewer does not see."""
    out: list[int] = []
    cb = s.cb
    while cb != NONE:
        for at in (cb + C_CARD, cb + C_CARD + 1, cb + C_COMMIT):
            card = s.stack[at]
            if card != NONE and s.t.viewer[s.t.c_seat[card]] != viewer and lies_face_down(s, cb, at):
                out.append(at)
        cb = s.stack[cb + C_OUTER]
    return out


def _is_legal(s: State, at: i64, card: i64) -> bool:
    """Whether a card could lie face down in this slot."""
    cb = s.cb
    while at < cb:
        cb = s.stack[cb + C_OUTER]
    if at == cb + C_COMMIT:
        return True
    kind = s.t.d_type[s.t.c_def[card]]
    if s.t.d_face_up[s.t.c_def[card]]:
        return False
    if at == cb + C_CARD:
        return kind & AS_ATTACK != 0 and may_play(s, card, s.stack[cb + C_FIGHTER])
    return kind & AS_DEFENSE != 0 and may_play(s, card, s.stack[cb + C_FIGHTER + 1])


class Group:
    """Places of one seat's cards that a viewer cannot tell apart, and the cards that lie there, in any order."""

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat = seat
        self.number = number
        self.places: list[int] = []
        self.cards: list[int] = []


class Lay:
    """Where the cards lie a viewer cannot tell apart, once it is decided which of them lie face down in play.

    A place is named by the card that really lies there; `label` says which card comes there.
    """

    def __init__(self, s: State, viewer: i64, dice: State | None) -> None:
        self.label = list(range(int(s.t.cards)))
        self.taken_from = list(range(int(s.t.cards)))
        """What others know of a card goes with the place, but for a holding, which has none: there with the card."""
        self.pinned: set[int] = set()
        for at in _hidden_slots(s, viewer):
            _choose_face_down(s, viewer, at, self, dice)
            self.pinned.add(s.stack[at])
        self.groups: list[Group] = []
        named = remembered(s)
        for seat in range(s.t.seats):
            self._group(s, viewer, seat, named)
        for group in self.groups:
            group.cards.sort()

    def _group(self, s: State, viewer: i64, seat: i64, named: dict[int, list[int]]) -> None:
        others = ~(bit(4 * viewer) * 15)
        held = holding(s, seat)[:]
        held.sort(key=lambda place: (s.know[self.taken_from[place]] & others, named.get(place, [])))
        first = len(self.groups)
        for place in [*held, *reversed(s.deck(seat))]:
            number = _group(s, self.label[place], viewer)
            if number and place not in self.pinned:
                found = first
                while found < len(self.groups) and self.groups[found].number != number:
                    found += 1
                if found == len(self.groups):
                    self.groups.append(Group(seat, number))
                self.groups[found].places.append(place)
                self.groups[found].cards.append(self.label[place])


def _arrange(s: State, viewer: i64, lay: Lay, dice: State | None) -> None:
    """Lays every card the viewer cannot tell apart where it comes to lie: in canonical order, or by dice."""
    label = lay.label[:]
    for group in lay.groups:
        cards = group.cards
        if dice is not None:
            cards = cards[:]
            _shuffle(dice, group.seat, cards)
        places = group.places
        for i in range(len(places)):
            label[places[i]] = cards[i]
    if lay.pinned:
        own = bit(4 * viewer) * 15
        know = s.know[:]
        for place in range(s.t.cards):
            know[place] = (s.know[lay.taken_from[place]] & ~own) | (s.know[label[place]] & own)
        s.know = know
    _rename(s, label)


def _choose_face_down(s: State, viewer: i64, at: i64, lay: Lay, dice: State | None) -> None:
    """Decides which card lies face down in a slot, and swaps labels so that it does.

    It may be any card of the holding the viewer knows, or any of a group with a place in the holding, if the fighter
    may play it there. A card that comes out of the deck changes places with a card of its group in the holding.
    """
    t = s.t
    label, taken_from = lay.label, lay.taken_from
    slot = s.stack[at]
    seat = t.c_seat[slot]
    held = [place for place in holding(s, seat) if place not in lay.pinned]
    groups = {_group(s, label[place], viewer) for place in held} - {0}
    possible = [*held, *[place for place in s.deck(seat) if _group(s, label[place], viewer) in groups]]
    candidates = [place for place in possible if _is_legal(s, at, label[place])]
    if not candidates:
        # what allowed the card has changed since
        candidates = [place for place in possible if not t.d_face_up[t.c_def[label[place]]]] or possible
    # Not by number: which copy is the known one must not depend on how copies are numbered.
    candidates.sort(
        key=lambda place: (t.c_def[label[place]], _group(s, label[place], viewer), s.know[taken_from[place]], place)
    )
    pick = candidates[0 if dice is None else rng.below(dice, seat * rng.STREAMS, len(candidates))]
    g = _group(s, label[pick], viewer)
    if pick not in held:
        if _group(s, label[slot], viewer) == g:
            label[pick], label[slot] = label[slot], label[pick]
            return
        partner = next(place for place in held if _group(s, label[place], viewer) == g)
        label[pick], label[partner] = label[partner], label[pick]
        pick = partner
    label[pick], label[slot] = label[slot], label[pick]
    taken_from[pick], taken_from[slot] = taken_from[slot], taken_from[pick]


def _shuffle(dice: State, seat: i64, cards: list[int]) -> None:
    i: i64 = len(cards) - 1
    while i > 0:
        j = rng.below(dice, seat * rng.STREAMS + rng.PICKS, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
        i -= 1


def _rename(s: State, label: list[int]) -> None:
    """New numbers for cards, in the options as well."""
    rename_cards(s, label)
    if s.ask_kind == ASK_ACTION:
        acts: list[int] = []
        for option in s.options:
            kind, card = legal.act_kind(option), legal.act_card(option)
            if kind != ACT_MANEUVER:
                card = label[card]
            acts.append(legal.pack(kind, card, legal.act_fighter(option), legal.act_target(option)))
        s.options = acts
    elif s.ask_kind in (ASK_BOOST, ASK_COMMIT, ASK_DEFENSE, ASK_CARD, ASK_DISCARD, ASK_PUT_BACK):
        s.options = [c if c == NONE else label[c] for c in s.options]

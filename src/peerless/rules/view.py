"""What one viewer may know of a match: the state with everything unknown put in a canonical order.

Cards of a group the viewer cannot tell apart are relabelled, so that two states which differ only in what the
viewer cannot know give the same view. The same relabelling with random choices is `resample`: a full state that
agrees with the view. Bots and servers get views, never states.
"""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core import rng
from peerless.core.bits import bit
from peerless.core.frames import (
    BELOW,
    C_CARD,
    C_COMMIT,
    C_FIGHTER,
    C_OUTER,
    C_REVEALED,
    E_PROGRAM,
    E_REGISTERS,
    SCHEME_CARD,
)
from peerless.core.ids import AS_ATTACK, AS_DEFENSE, F_COMBAT, F_EFFECT, F_SCHEME, NONE, PILES
from peerless.core.knowledge import group
from peerless.core.state import State
from peerless.effects.expr import card_set
from peerless.rules.legal import may_play


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
    _relabel(masked, _arrange(s, viewer, None), viewer)
    masked.rng = [1] * len(s.rng)  # the streams are a secret of the match
    masked.script = []
    if s.ask_kind and (seat == NONE or s.ask_seat != seat):
        masked.options = []  # others see only that this seat decides
        masked.ask_public = False
    return View(masked, seat, viewer)


def resample(view: View, seed: i64) -> State:
    """A full state that agrees with the view; what the viewer cannot know is drawn at random."""
    s = view.state.copy()
    streams = State(s.t, [], [], [], [], [])
    rng.seed_streams(streams, seed)
    _relabel(s, _arrange(s, view.viewer, streams), view.viewer)
    rng.seed_streams(s, seed + 1)
    return s


def _hidden_slots(s: State, viewer: i64) -> list[int]:
    """Absolute stack indexes of face-down cards this viewer does not see."""
    out: list[int] = []
    cb = s.cb
    while cb != NONE:
        if not s.stack[cb + C_REVEALED]:
            for at in (cb + C_CARD, cb + C_CARD + 1, cb + C_COMMIT):
                card = s.stack[at]
                if card != NONE and s.t.viewer[s.t.c_seat[card]] != viewer:
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
    if at == cb + C_CARD:
        return kind & AS_ATTACK != 0 and may_play(s, card, s.stack[cb + C_FIGHTER])
    return kind & AS_DEFENSE != 0 and may_play(s, card, s.stack[cb + C_FIGHTER + 1])


def _arrange(s: State, viewer: i64, dice: State | None) -> list[int]:
    """Place -> the card that comes to lie there: canonical without dice, random with them.

    A place is named by the card that really lies there.
    """
    label = list(range(int(s.t.cards)))
    pinned: set[int] = set()
    for at in _hidden_slots(s, viewer):
        _choose_face_down(s, viewer, at, label, pinned, dice)
        pinned.add(s.stack[at])
    for seat in range(s.t.seats):
        places: dict[int, list[int]] = {}
        for place in [*_holding(s, seat), *reversed(s.deck(seat))]:
            g = int(group(s, label[place], viewer))
            if g and place not in pinned:
                places.setdefault(g, []).append(place)
        for members in places.values():
            cards = sorted(label[place] for place in members)
            if dice is not None:
                _shuffle(dice, seat, cards)
            for place, card in zip(members, cards, strict=True):
                label[place] = card
    return label


def _choose_face_down(s: State, viewer: i64, at: i64, label: list[int], pinned: set[int], dice: State | None) -> None:
    """Decides which card lies face down in a slot, and swaps labels so that it does.

    It may be any card of the holding the viewer knows, or any of a group with a place in the holding, if the fighter
    may play it there. A card that comes out of the deck changes places with a card of its group in the holding.
    """
    t = s.t
    slot = s.stack[at]
    seat = t.c_seat[slot]
    holding = [place for place in _holding(s, seat) if place not in pinned]
    groups = {int(group(s, label[place], viewer)) for place in holding}
    candidates = [
        place
        for place in [*holding, *s.deck(seat)]
        if (place in holding or int(group(s, label[place], viewer)) in groups - {0}) and _is_legal(s, at, label[place])
    ]
    candidates.sort(key=lambda place: label[place])
    pick = candidates[0 if dice is None else rng.below(dice, seat * rng.STREAMS, len(candidates))]
    g = group(s, label[pick], viewer)
    if pick not in holding and group(s, label[slot], viewer) != g:
        partner = next(place for place in holding if group(s, label[place], viewer) == g)
        label[pick], label[partner] = label[partner], label[pick]
        pick = partner
    label[pick], label[slot] = label[slot], label[pick]


def _holding(s: State, seat: i64) -> list[int]:
    """Hand and face-down cards. They have no order: places are told apart by what others know of them, and by
    what running effects remember of them."""
    remembered = _remembered(s)
    return sorted([*s.hand(seat), *s.play(seat)], key=lambda c: (s.know[c], remembered.get(c, [])))


def _remembered(s: State) -> dict[int, list[int]]:
    """Card -> the registers of running effects that hold it."""
    out: dict[int, list[int]] = {}
    fp = s.fp
    while fp != NONE:
        if s.stack[fp] == F_EFFECT:
            for register in s.t.p_cards[s.stack[fp + E_PROGRAM]]:
                at = fp + E_REGISTERS + register
                for c in card_set(s, at):
                    out.setdefault(c, []).append(int(at))
        fp = s.stack[fp + BELOW]
    return out


def _shuffle(dice: State, seat: i64, cards: list[int]) -> None:
    i: i64 = len(cards) - 1
    while i > 0:
        j = rng.below(dice, seat * rng.STREAMS + rng.PICKS, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
        i -= 1


def _relabel(s: State, label: list[int], viewer: i64) -> None:
    """Puts every card in the place of another, everywhere the state names cards.

    What the viewer knows goes with the card, what others know goes with the place.
    """
    know = s.know[:]
    own = bit(4 * viewer) * 15
    for c in range(s.t.cards):
        know[label[c]] = (s.know[c] & ~own) | (s.know[label[c]] & own)
    s.know = know
    for pile in range(len(s.piles)):
        s.piles[pile] = [label[c] for c in s.piles[pile]]
        if pile % PILES == 0:
            s.piles[pile].sort()
    fp = s.fp
    while fp != NONE:
        kind = s.stack[fp]
        if kind == F_COMBAT:
            for at in (fp + C_CARD, fp + C_CARD + 1, fp + C_COMMIT):
                if s.stack[at] != NONE:
                    s.stack[at] = label[s.stack[at]]
        elif kind == F_SCHEME:
            s.stack[fp + SCHEME_CARD] = label[s.stack[fp + SCHEME_CARD]]
        elif kind == F_EFFECT:
            _relabel_registers(s, fp, label)
        fp = s.stack[fp + BELOW]


def _relabel_registers(s: State, fp: i64, label: list[int]) -> None:
    for register in s.t.p_cards[s.stack[fp + E_PROGRAM]]:
        at = fp + E_REGISTERS + register
        first = s.t.first_card[s.stack[at + 1]]
        new: i64 = 0
        for c in card_set(s, at):
            new |= bit(label[c] - first)
        s.stack[at] = new

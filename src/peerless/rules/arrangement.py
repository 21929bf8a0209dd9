"""Arrange cards that a viewer cannot tell apart: in canonical order for a view, at random for a possible world.

A place is named by the card that is really there. What the viewer knows moves with the card. What others know stays
with the place, except in a holding, which has no places: there it moves with the card as well.
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
    NONE,
)
from peerless.core.knowledge import group, holding, lies_face_down
from peerless.core.state import State, alike, count_copies, remembered, rename_cards
from peerless.effects.expr import can_be, may_play
from peerless.effects.ops.combat import may_target
from peerless.rules import legal
from peerless.rules.asked import asks_cards


class Group:
    """Places of a seat that a viewer cannot tell apart, and the cards in them in some order."""

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat = seat
        self.number = number
        self.places: list[int] = []
        self.cards: list[int] = []


class Arrangement:
    """The groups of a viewer, after the face-down cards in play are chosen."""

    def __init__(self, s: State, viewer: i64, dice: State | None) -> None:
        self.viewer = viewer
        self.label = list(range(int(s.t.cards)))
        """Place -> its new card."""
        self.taken_from = self.label[:]
        """Place -> the place whose knowledge of others moves with the card."""
        self.pinned: set[int] = set()
        """Places whose card is already chosen."""
        self.groups: list[Group] = []
        for at in hidden_slots(s, viewer):
            self._lay_face_down(s, at, dice)
            self.pinned.add(s.stack[at])
        self.named = remembered(s)
        for seat in range(s.t.seats):
            self._find_groups(s, seat)

    def carry_out(self, s: State, dice: State) -> None:
        """Arrange the cards of the groups at random."""
        rename(s, self._chosen(s, dice))

    def canonical(self, s: State) -> list[int]:
        """The new numbers of all cards, with the groups in canonical order.

        Copies of one card get new numbers as well: which copy it was would tell which copies were not at hand.
        """
        return count_copies(s, self._chosen(s, None), self.named)

    def _chosen(self, s: State, dice: State | None) -> list[int]:
        """Choose the card of each place; what viewers know of the places is already set."""
        label = self.label[:]
        for found in self.groups:
            places, cards = found.places, found.cards
            if dice is not None:
                cards = cards[:]
                _shuffle(dice, found.seat, cards)
            for i in range(len(places)):
                label[places[i]] = cards[i]
        if self.pinned:  # otherwise cards only swap with cards the viewer knows equally well
            own = bit(4 * self.viewer) * 15
            know = s.know[:]
            for place in range(s.t.cards):
                know[place] = (s.know[self.taken_from[place]] & ~own) | (s.know[label[place]] & own)
            s.know = know
        return label

    def _find_groups(self, s: State, seat: i64) -> None:
        held = holding(s, seat)
        first = len(self.groups)
        hidden: i64 = 0
        for place in held:
            if group(s, self.label[place], self.viewer):
                hidden += 1
        if hidden > 1 and (self.pinned or not alike(s.know, held, self.named)):  # else their order does not matter
            held = self._told_apart(s, held)
        self._sort_into_groups(s, seat, held, first)
        self._sort_into_groups(s, seat, s.deck(seat)[::-1], first)
        for found in self.groups[first:]:
            found.cards.sort()

    def _told_apart(self, s: State, held: list[int]) -> list[int]:
        """Places of a holding in an order that does not depend on their cards."""
        others, named = ~(bit(4 * self.viewer) * 15), self.named
        return sorted(held, key=lambda place: (s.know[self.taken_from[place]] & others, named.get(place, [])))

    def _sort_into_groups(self, s: State, seat: i64, places: list[int], first: i64) -> None:
        know, label, shift = s.know, self.label, 4 * self.viewer
        has_pins = len(self.pinned) > 0
        last: Group | None = None  # usually also the group of the next place
        for place in places:
            card = label[place]
            number: i64 = (know[card] >> shift) & 15
            if number == 0 or (has_pins and place in self.pinned):
                continue
            if last is None or last.number != number:
                last = self._group(seat, number, first)
            last.places.append(place)
            last.cards.append(card)

    def _group(self, seat: i64, number: i64, first: i64) -> Group:
        """The group with this number, created if needed."""
        for found in self.groups[first:]:
            if found.number == number:
                return found
        made = Group(seat, number)
        self.groups.append(made)
        return made

    def _lay_face_down(self, s: State, at: i64, dice: State | None) -> None:
        """Choose the face-down card of a slot, and swap labels accordingly.

        It may be any card of the holding that the viewer knows, or any of a group with a place in the holding, if the
        fighter may play it there. A card from the deck swaps places with a card of its group in the holding.
        """
        t = s.t
        viewer, label, taken_from = self.viewer, self.label, self.taken_from
        slot = s.stack[at]
        seat = s.holder(slot)
        held = [place for place in holding(s, seat) if place not in self.pinned]
        groups = {group(s, label[place], viewer) for place in held} - {0}
        possible = [*held, *[place for place in s.deck(seat) if group(s, label[place], viewer) in groups]]
        candidates = [place for place in possible if _is_legal(s, at, label[place])]
        if not candidates:
            # what allowed the card has changed since
            candidates = [place for place in possible if not t.d_face_up[t.c_def[label[place]]]] or possible
        # Not by number: the known copy must not depend on how copies are numbered.
        candidates.sort(
            key=lambda place: (t.c_def[label[place]], group(s, label[place], viewer), s.know[taken_from[place]], place)
        )
        pick = candidates[0 if dice is None else rng.below(dice, seat * rng.STREAMS, len(candidates))]
        g = group(s, label[pick], viewer)
        if pick not in held:
            if group(s, label[slot], viewer) == g:
                label[pick], label[slot] = label[slot], label[pick]
                return
            partner = next(place for place in held if group(s, label[place], viewer) == g)
            label[pick], label[partner] = label[partner], label[pick]
            pick = partner
        label[pick], label[slot] = label[slot], label[pick]
        taken_from[pick], taken_from[slot] = taken_from[slot], taken_from[pick]


def hidden_slots(s: State, viewer: i64) -> list[int]:
    """Absolute stack indexes of face-down cards this viewer does not see."""
    out: list[int] = []
    cb = s.cb
    while cb != NONE:
        for at in (cb + C_CARD, cb + C_CARD + 1, cb + C_COMMIT):
            card = s.stack[at]
            if card != NONE and s.t.viewer[s.holder(card)] != viewer and lies_face_down(s, cb, at):
                out.append(at)
        cb = s.stack[cb + C_OUTER]
    return out


def _is_legal(s: State, at: i64, card: i64) -> bool:
    """Whether a card could be face down in this slot."""
    cb = s.cb
    while at < cb:
        cb = s.stack[cb + C_OUTER]
    if at == cb + C_COMMIT:
        return True
    if s.t.d_face_up[s.t.c_def[card]]:
        return False
    if at == cb + C_CARD:
        fits = may_target(s, card, s.stack[cb + C_FIGHTER + 1])
        return fits and can_be(s, card, AS_ATTACK) and may_play(s, card, s.stack[cb + C_FIGHTER])
    return can_be(s, card, AS_DEFENSE) and may_play(s, card, s.stack[cb + C_FIGHTER + 1])


def _shuffle(dice: State, seat: i64, cards: list[int]) -> None:
    i: i64 = len(cards) - 1
    while i > 0:
        j = rng.below(dice, seat * rng.STREAMS + rng.PICKS, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
        i -= 1


def rename(s: State, label: list[int]) -> None:
    """Renumber cards, including those in the options. An option stands for all copies."""
    rename_cards(s, label)
    if not s.options or not (s.ask_kind == ASK_ACTION or asks_cards(s.ask_kind)):
        return
    named = remembered(s)
    if s.ask_kind == ASK_ACTION:
        acts: list[int] = []
        for option in s.options:
            kind, card = legal.act_kind(option), legal.act_card(option)
            if kind != ACT_MANEUVER:
                card = _same_copy(s, label[card], named)
            acts.append(legal.pack(kind, card, legal.act_fighter(option), legal.act_target(option)))
        s.options = acts
    else:
        s.options = [c if c == NONE else _same_copy(s, label[c], named) for c in s.options]


def _same_copy(s: State, card: i64, named: dict[int, list[int]]) -> i64:
    """Of the copies in the same pile that the stack names in the same places, the one that `distinct` offers."""
    c_def = s.t.c_def
    if not _has_copies(s, card):
        return card
    best: i64 = NONE
    for pile in s.piles:
        if card in pile:
            for other in pile:
                is_copy = c_def[other] == c_def[card] and named.get(int(other)) == named.get(int(card))
                if is_copy and (best == NONE or s.know[other] < s.know[best]):
                    best = other
            return best
    return card


def _has_copies(s: State, card: i64) -> bool:
    """Whether its deck has copies of a card; they have neighboring numbers."""
    c_def = s.t.c_def
    return (card > 0 and c_def[card - 1] == c_def[card]) or (card + 1 < s.t.cards and c_def[card + 1] == c_def[card])

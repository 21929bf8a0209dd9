"""What each viewer knows about the cards: a partition, four bits per card and viewer.

0 means that the viewer knows where the card is: in a holding (a hand with the face-down cards played from it, which
has no order) or at its position in a deck. Any other number is a group: the viewer knows its cards and the places they
fill, but not which card is in which place. At the start each deck is one group. Looking and revealing remove single
cards from a group; hidden choices and shuffles merge groups. Views, resampling and the leak test all use this
structure.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core.bits import bit
from peerless.core.frames import C_BONUS, C_CARD, C_COMMIT, C_OUTER, C_REVEALED, C_SEAT
from peerless.core.ids import NONE
from peerless.core.state import State

POOL: Final = 1  # the group every card starts in
_MOST: Final = 15
_NOTHING: Final[list[int]] = []


def is_known(s: State, card: i64, viewer: i64) -> bool:
    """Whether the viewer knows where this card is."""
    return (s.know[card] >> (4 * viewer)) & 15 == 0


def audience(s: State, card: i64) -> i64:
    """The viewers who know where this card is, a bit for each."""
    found: i64 = 0
    for viewer in range(s.t.viewers):
        if is_known(s, card, viewer):
            found |= bit(viewer)
    return found


def group(s: State, card: i64, viewer: i64) -> i64:
    return (s.know[card] >> (4 * viewer)) & 15


def start(s: State) -> None:
    """The knowledge at the start: nobody knows anything."""
    pooled = 0
    for viewer in range(int(s.t.viewers)):
        pooled |= POOL << (4 * viewer)
    s.know = [pooled] * int(s.t.cards)


def show(s: State, card: i64, viewer: i64) -> None:
    """Let a viewer know where this card is."""
    s.know[card] = s.know[card] & ~(i64(15) << (4 * viewer))


def reveal(s: State, card: i64) -> None:
    """Let everyone know where this card is."""
    s.know[card] = 0


def leave_holding(s: State, card: i64) -> None:
    """Called before a card of a holding is revealed and leaves it.

    Copies of a card are indistinguishable: a viewer who knew of a copy in the holding saw *that* one leave. A viewer
    who knew of none cannot tell which group it came from, if several groups have a copy.
    """
    t = s.t
    definition = t.c_def[card]
    mine: i64 = s.know[card]
    if mine == 0:
        return
    held = holding(s, s.holder(card))
    groups = _numbers(s, mine)
    for twin in held:
        theirs: i64 = s.know[twin]
        if theirs != mine:
            groups |= _numbers(s, theirs)
        if t.c_def[twin] == definition and twin != card:
            for viewer in range(t.viewers):
                shift = 4 * viewer
                if (theirs >> shift) & 15 == 0 and (mine >> shift) & 15 != 0:
                    theirs |= mine & (i64(15) << shift)
                    mine &= ~(i64(15) << shift)
            s.know[twin] = theirs
    s.know[card] = mine
    if groups & (groups - 1):
        for viewer in range(t.viewers):
            if group(s, card, viewer) != 0:
                _blur(s, card, held, viewer)


def show_copies(s: State, cards: list[int]) -> None:
    """Called before copies of one card in a hand are revealed there: as in `leave_holding`, for all of them."""
    t = s.t
    held = holding(s, s.holder(cards[0]))
    for card in cards:
        mine: i64 = s.know[card]
        for twin in held:
            if t.c_def[twin] == t.c_def[card] and twin not in cards:
                theirs: i64 = s.know[twin]
                for viewer in range(t.viewers):
                    shift = 4 * viewer
                    if (theirs >> shift) & 15 == 0 and (mine >> shift) & 15 != 0:
                        theirs |= mine & (i64(15) << shift)
                        mine &= ~(i64(15) << shift)
                s.know[twin] = theirs
        s.know[card] = mine
    for card in cards:
        for viewer in range(t.viewers):
            if group(s, card, viewer) != 0:
                _blur(s, card, held, viewer)


def _numbers(s: State, known: i64) -> i64:
    """Bits of the groups a card is in, over all viewers."""
    out: i64 = 0
    for viewer in range(s.t.viewers):
        out |= bit((known >> (4 * viewer)) & 15)
    return out & ~1


def _blur(s: State, card: i64, held: list[int], viewer: i64) -> None:
    """Merge, for one viewer, the groups that a card leaving a holding may have come from."""
    t = s.t
    seat = t.c_seat[card]
    for other in held:
        g = group(s, other, viewer)
        if g == 0 or g == group(s, card, viewer):
            continue
        for copy in range(t.first_card[seat], t.first_card[seat + 1]):
            if t.c_def[copy] == t.c_def[card] and group(s, copy, viewer) == g:
                _merge(s, [card, other], viewer)
                break


def holding(s: State, seat: i64) -> list[int]:
    """A hand with the face-down cards played from it. It may be the hand list itself, so do not change it."""
    lying = face_down(s, seat)
    return s.hand(seat) + lying if lying else s.hand(seat)


def face_down(s: State, seat: i64) -> list[int]:
    """The face-down cards of a seat in play; revealed cards no longer belong to its holding."""
    cb = s.cb
    if cb == NONE:
        return _NOTHING
    out: list[int] = []
    while cb != NONE:
        if not s.stack[cb + C_REVEALED]:
            for at in (cb + C_CARD, cb + C_CARD + 1, cb + C_COMMIT):
                card: i64 = s.stack[at]
                if card == NONE:
                    continue
                player = s.stack[cb + C_SEAT + 1] if at == cb + C_CARD + 1 else s.stack[cb + C_SEAT]
                if player == seat and lies_face_down(s, cb, at):
                    out.append(card)
        cb = s.stack[cb + C_OUTER]
    return out


def lies_face_down(s: State, cb: i64, at: i64) -> bool:
    """Whether a combat card is face down: not revealed, not played face up, not a bonus attack."""
    if s.stack[cb + C_REVEALED]:
        return False
    if at == cb + C_COMMIT:
        return True
    return not s.t.d_face_up[s.t.c_def[s.stack[at]]] and not (at == cb + C_CARD and s.stack[cb + C_BONUS])


def confuse(s: State, cards: list[int], chooser: i64, other: i64 = -1) -> None:
    """Merge cards into one group after a choice among them that only `chooser` and `other` saw.

    The groups of these cards are merged too, so that no viewer is credited with more than they can know.
    """
    for viewer in range(s.t.viewers):
        if viewer != chooser and viewer != other:
            _merge(s, cards, viewer)


def shuffled(s: State, deck: list[int]) -> None:
    """Forget all positions in a deck that was shuffled."""
    for viewer in range(s.t.viewers):
        _merge(s, deck, viewer)


def _merge(s: State, cards: list[int], viewer: i64) -> None:
    shift = 4 * viewer
    groups: i64 = 0
    for c in cards:
        groups |= bit((s.know[c] >> shift) & 15)
    if groups & (groups - 1) == 0 and groups != 1:
        return  # one group already
    into: i64 = 1
    while into < _MOST and not (groups >> into) & 1:
        into += 1
    if not (groups >> into) & 1:
        into = _unused(s, viewer)
    for c in cards:
        s.know[c] = (s.know[c] & ~(i64(15) << shift)) | (into << shift)
    for c in range(s.t.cards):
        g: i64 = (s.know[c] >> shift) & 15
        if g != 0 and (groups >> g) & 1:
            s.know[c] = (s.know[c] & ~(i64(15) << shift)) | (into << shift)


def _unused(s: State, viewer: i64) -> i64:
    """An unused group number; the pool if all are taken, which only forgets more."""
    shift = 4 * viewer
    used: i64 = 0
    for c in range(s.t.cards):
        used |= bit((s.know[c] >> shift) & 15)
    g: i64 = POOL
    while g <= _MOST:
        if not (used >> g) & 1:
            return g
        g += 1
    return POOL

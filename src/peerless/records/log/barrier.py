"""What prevents a free undo: a random outcome, or new information for a player. Compiled: every answer asks."""

from __future__ import annotations

from collections import Counter

from peerless.core.ids import NONE
from peerless.core.knowledge import face_down, holding, is_known
from peerless.core.state import State


def reveals(before: State, after: State) -> bool:
    """Whether, between two states of a match, randomness was used or a viewer learned a card.

    Choices that others can see, like a move or a card they knew of, reveal nothing by themselves. That another seat
    has answered is for the caller to see.
    """
    if before.rng != after.rng or before.script != after.script:
        return True
    return _turned_up(before, after) or _learned(before, after)


def _turned_up(before: State, after: State) -> bool:
    """Whether a face-down card was revealed. Even a viewer who knew the whole hand did not know which card it was."""
    if before.cb == NONE:
        return False
    return any(set(face_down(before, seat)).difference(face_down(after, seat)) for seat in range(int(before.t.seats)))


def _learned(before: State, after: State) -> bool:
    """Whether a viewer has learned where a card is."""
    if before.know == after.know:  # most answers teach nobody anything
        return False
    changed = [card for card in range(len(before.know)) if before.know[card] != after.know[card]]
    return any(_has_learned(before, after, viewer, changed) for viewer in range(int(before.t.viewers)))


def _has_learned(before: State, after: State, viewer: int, changed: list[int]) -> bool:
    """Cards whose place the viewer has learned.

    Who knew of a copy in a holding counts the one that leaves as that one (`knowledge.leave_holding`), and knows no
    more than before: another copy that stays is unknown instead.
    """
    t = before.t
    left: Counter[int] = Counter()
    for card in changed:
        if is_known(before, card, viewer) or not is_known(after, card, viewer):
            continue
        if not _has_left(before, after, card):
            return True
        left[t.c_def[card]] += 1
    return any(count > _forgotten(before, after, viewer, definition, changed) for definition, count in left.items())


def _has_left(before: State, after: State, card: int) -> bool:
    seat = before.holder(card)
    return card in holding(before, seat) and card not in holding(after, seat)


def _forgotten(before: State, after: State, viewer: int, definition: int, changed: list[int]) -> int:
    """Copies of a card that stay in their holding, known before and not now."""
    t = before.t
    copies = [c for c in changed if t.c_def[c] == definition and c in holding(before, before.holder(c))]
    return sum(
        is_known(before, card, viewer) and not is_known(after, card, viewer) and _is_held(after, card)
        for card in copies
    )


def _is_held(s: State, card: int) -> bool:
    return card in holding(s, s.holder(card))

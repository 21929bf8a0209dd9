"""Properties that hold after every step of every match; for tests and debug runs."""

from __future__ import annotations

from peerless.core.frames import BELOW
from peerless.core.ids import NONE, OUT, PILES
from peerless.core.state import State


def check(s: State) -> list[str]:
    """Everything that is wrong with a state; empty if all is well."""
    t = s.t
    wrong: list[str] = []
    cards = sorted(c for pile in s.piles for c in pile)
    if cards != list(range(int(t.cards))):
        wrong.append("a card is not in exactly one place")
    for index, pile in enumerate(s.piles):
        if any(t.c_seat[c] != index // PILES for c in pile):
            wrong.append(f"pile {index} holds a card of another seat")
    for seat in range(int(t.seats)):
        hand = s.hand(seat)
        if hand != sorted(hand):
            wrong.append(f"the hand of seat {seat} is not in order")
        if any(s.know[c] for c in s.discard(seat)):
            wrong.append(f"a discarded card of seat {seat} is not known to all")
        viewer = 4 * t.viewer[seat]
        if any((s.know[c] >> viewer) & 15 for c in hand + s.play(seat)):
            wrong.append(f"seat {seat} does not know its own hand")
    places = [s.place(f) for f in range(int(t.fighters)) if s.place(f) != NONE]
    if len(places) != len(set(places)) or any(not 0 <= p < t.spaces for p in places):
        wrong.append("two fighters share a space, or one stands off the board")
    held = [0] * 4
    for f in range(int(t.fighters)):
        if s.place(f) != NONE:
            held[t.side[t.f_seat[f]]] |= 1 << s.place(f)
    if held != [s.held0, s.held1, s.held2, s.held3]:
        wrong.append("the masks of held spaces do not follow from the fighters' places")
    for f in range(int(t.fighters)):
        health = s.health(f)
        if not 0 <= health <= t.f_most[f]:
            wrong.append(f"{t.fighter_ids[f]} has health {health}")
        if health == 0 and s.place(f) != NONE:
            wrong.append(f"{t.fighter_ids[f]} is defeated and on the board")
    if s.over:
        if s.options or s.ask_kind:
            wrong.append("a decision is open although the match is over")
    elif not s.options or s.ask_kind == 0 or s.ask_seat == NONE:
        wrong.append("the match waits for nothing")
    elif s.status(s.ask_seat) & OUT:
        wrong.append("a player who is out is asked")
    if len(set(s.options)) != len(s.options):
        wrong.append("an option stands twice")
    if s.signals:
        wrong.append("signals were left unanswered")
    fp, depth = int(s.fp), 0
    while fp != NONE and depth < 64:
        fp, depth = s.stack[fp + BELOW], depth + 1
    if fp != NONE:
        wrong.append("the stack of frames does not end")
    return wrong

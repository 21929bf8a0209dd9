"""How good a position is for a seat, as a sum of named terms, in points of a hero's health.

It reads a full state: one that was resampled from a view, so what it sees of other hands is a guess. Those are
counted, not looked into, because a guess is noise.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from peerless.bots.geometry import FAR, Geometry
from peerless.core.ids import AS_ATTACK, NONE, OUT, WON
from peerless.core.state import State

DECIDED: Final = 1000.0
PRECIOUS: Final = 6  # below this a hero's health counts double
USUAL_STRIKE: Final = 3.5
USUAL_DEFENSE: Final = 2.0
USUAL_WORTH: Final = 0.9
EASY_HAND: Final = 4  # cards beyond these are worth less: they cannot all be used soon

WEIGHTS: Final[Mapping[str, float]] = {
    "heroes": 1.0,
    "sidekicks": 0.5,
    "hand": 1.3,
    "deck": 0.08,
    "strike": 0.55,
    "pressure": 0.12,
    "danger": 0.2,
    "approach": 0.09,
    "tempo": 0.3,
}


def evaluate(s: State, seat: int, g: Geometry, weights: Mapping[str, float] = WEIGHTS) -> float:
    """Points for the side of a seat; a decided match outweighs everything."""
    if s.over:
        if s.over != WON:
            return 0.0
        return DECIDED if s.winner == s.t.side[seat] else -DECIDED
    return sum(weights[name] * value for name, value in terms(s, seat, g).items())


def terms(s: State, seat: int, g: Geometry) -> dict[str, float]:
    """The terms, unweighted; higher is better for the seat's side."""
    side = s.t.side[seat]
    mine, theirs = g.mine[side], g.theirs[side]
    return {
        "heroes": _heroes(s, g, mine) - _heroes(s, g, theirs),
        "sidekicks": _sidekicks(s, g, mine) - _sidekicks(s, g, theirs),
        "hand": _hands(s, seat, g),
        "deck": _decks(s, side),
        "strike": _strike(s, seat, g, theirs),
        "pressure": _exposure(s, g, theirs, mine),
        "danger": -_exposure(s, g, mine, theirs),
        "approach": -_approach(s, g, mine, theirs),
        "tempo": float(s.actions) if s.active == seat else 0.0,
    }


def _heroes(s: State, g: Geometry, fighters: list[int]) -> float:
    total = 0.0
    for f in fighters:
        if g.is_hero[f]:
            health = int(s.health(f))
            total += health + min(health, PRECIOUS)
    return total


def _sidekicks(s: State, g: Geometry, fighters: list[int]) -> float:
    total = 0.0
    for f in fighters:
        if not g.is_hero[f] and s.health(f) > 0:
            total += int(s.health(f)) + 0.8
    return total


def _hands(s: State, seat: int, g: Geometry) -> float:
    total = 0.0
    for other in range(s.t.seats):
        if s.status(other) & OUT:
            continue
        if other == seat:
            total += own_hand(s, seat, g)
        else:
            worth = USUAL_WORTH * eased(len(s.hand(other)))
            total += worth if s.t.side[other] == s.t.side[seat] else -worth
    return total


def own_hand(s: State, seat: int, g: Geometry) -> float:
    """The worth of a hand that is known: each card's own, eased by their number."""
    hand = s.hand(seat)
    if not hand:
        return 0.0
    worth = sum(card_worth(s, card, g) for card in hand)
    return worth / len(hand) * eased(len(hand))


def eased(cards: int) -> float:
    """The number of cards, those beyond a handful counting less."""
    return cards if cards <= EASY_HAND else EASY_HAND + 0.6 * (cards - EASY_HAND)


def card_worth(s: State, card: int, g: Geometry) -> float:
    """A card in hand: less if every fighter that could play it is defeated."""
    t = s.t
    d = t.c_def[card]
    seat = t.c_seat[card]
    kinds = t.d_kinds[d]
    for f in g.mine[t.side[seat]]:
        if t.f_seat[f] == seat and (kinds >> t.f_kind[f]) & 1 and s.health(f) > 0:
            return g.worth[d]
    return g.reserve[d]


def _decks(s: State, side: int) -> float:
    """Cards left to draw: an empty deck hurts soon (DRW-2)."""
    total = 0.0
    for seat in range(s.t.seats):
        left = len(s.deck(seat))
        worth = left or -20.0
        total += worth if s.t.side[seat] == side else -worth
    return total


def _strike(s: State, seat: int, g: Geometry, theirs: list[int]) -> float:
    """The best attacks this seat can still make this turn, as damage that may be expected."""
    if s.active != seat or s.actions <= 0:
        return 0.0
    t = s.t
    attacks = [t.c_def[c] for c in s.hand(seat) if t.d_type[t.c_def[c]] & AS_ATTACK]
    best = 0.0
    for f in g.mine[t.side[seat]]:
        at = s.place(f)
        if t.f_seat[f] != seat or at == NONE:
            continue
        value = max((t.d_value[d] for d in attacks if (t.d_kinds[d] >> t.f_kind[f]) & 1), default=0)
        if not value:
            continue
        for target in theirs:
            there = s.place(target)
            if there != NONE and g.in_reach(f, at, there):
                guard = USUAL_DEFENSE if s.hand(t.f_seat[target]) else 0.0
                damage = min(max(0.5, value - guard), int(s.health(target)))
                best = max(best, damage * (1.0 if g.is_hero[target] else 0.6))
    return best


def _exposure(s: State, g: Geometry, exposed: list[int], strikers: list[int]) -> float:
    """What some fighters may suffer in the next turn of others: the worst for each hero, less for sidekicks."""
    t = s.t
    total = 0.0
    for f in exposed:
        at = s.place(f)
        if at == NONE:
            continue
        worst = 0.0
        for e in strikers:
            here = s.place(e)
            owner = t.f_seat[e]
            if here == NONE or not s.hand(owner):
                continue
            if g.in_reach(e, here, at):
                hits = 1.6
            else:
                slack = 2 if t.f_ranged[e] else 1
                hits = 1.0 if g.distance[here][at] <= t.move[owner] + slack else 0.0
            worst = max(worst, hits)
        harm = min(worst * USUAL_STRIKE, float(s.health(f)))
        if g.is_hero[f]:
            total += harm * (2.0 if s.health(f) <= PRECIOUS else 1.0)
        else:
            total += 0.4 * harm
    return total


def _approach(s: State, g: Geometry, mine: list[int], theirs: list[int]) -> float:
    """How far one's fighters are from somebody to fight; opposing heroes draw them most."""
    total = 0.0
    for f in mine:
        if s.place(f) == NONE:
            continue
        nearest = float(FAR)
        for e in theirs:
            steps = g.steps(s, f, e)
            if steps < FAR:
                nearest = min(nearest, steps if g.is_hero[e] else steps + 1.5)
        if nearest < FAR:
            wanted = 2.0 if s.t.f_ranged[f] else 1.0
            total += max(0.0, nearest - wanted) * (1.0 if g.is_hero[f] else 0.7)
    return total

"""The value of a position for a side, as a sum of named terms, in points of a hero's health.

Only the sizes of other hands count: in a resampled state their cards are guesses, which would be noise.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from peerless.core.ids import AS_ATTACK, NONE, OUT, WON
from peerless.core.state import State
from peerless.search.geometry import FAR, Geometry, sidekick_worth

DECIDED: Final = 1000.0
PRECIOUS: Final = 6  # below this a hero's health counts double
USUAL_STRIKE: Final = 3.5
USUAL_DEFENSE: Final = 2.0
USUAL_WORTH: Final = 0.9
EASY_HAND: Final = 4  # cards beyond these are worth less: they cannot all be used soon
SURE: Final = 0.96  # an estimate is never as sure as a match that is over
SCALE: Final = 4.3  # points that correspond to odds of e to one, from the same fit

HIGH: Final = 0.3  # what 1 more in an attack from high ground adds to the danger of a strike

TERMS: Final = ("heroes", "sidekicks", "hand", "deck", "strike", "pressure", "danger", "approach", "tempo", "counters")
WEIGHTS: Final[list[float]] = [1.0, 0.5, 1.3, 0.08, 0.55, 0.12, 0.2, 0.09, 0.3, 1.0]
"""Weights chosen by hand for a short look ahead, with more weight on near-term gains."""
LEARNED: Final[list[float]] = [1.0, 0.5, 2.2, 0.5, 0.15, 0.16, 0.16, 0.05, 1.0, 1.0]
"""Weights for search, fitted by logistic regression to the winners of 9,000 positions from matches between search bots.
The term that draws fighters toward opponents was set by hand; otherwise they would stay apart. So was that of
counters, which none of these matches had."""


def evaluate(s: State, seat: i64, g: Geometry, weights: list[float]) -> float:
    """The value for the side of a seat; a decided match outweighs everything."""
    if s.over:
        if s.over != WON:
            return 0.0
        return DECIDED if s.winner == s.t.side[seat] else -DECIDED
    total = 0.0
    values = terms(s, seat, g)
    for i in range(len(values)):
        total += weights[i] * values[i]
    return total


def chances(s: State, g: Geometry, weights: list[float]) -> list[float]:
    """Side -> its chance to win, from 0 to 1; the sum is 1."""
    sides = g.sides
    if s.over:
        if s.over != WON:
            return [1.0 / float(sides)] * sides
        return [1.0 if side == s.winner else 0.0 for side in range(sides)]
    if sides == 2:
        points = 0.5 * (evaluate(s, _speaker(s, 0), g, weights) - evaluate(s, _speaker(s, 1), g, weights))
        first = 0.5 + SURE * (1.0 / (1.0 + math.exp(-points / SCALE)) - 0.5)
        return [first, 1.0 - first]
    out: list[float] = []
    total = 0.0
    for side in range(sides):
        points = 0.5 * evaluate(s, _speaker(s, side), g, weights)
        share = math.exp(points / SCALE) if _plays(s, side) else 0.0
        out.append(share)
        total += share
    even = 1.0 / float(sides)
    return [even + SURE * (share / total - even) for share in out]


def _speaker(s: State, side: i64) -> i64:
    """The seat from which a side is evaluated: the active seat if it is of that side, otherwise its first."""
    t = s.t
    if t.side[s.active] == side:
        return s.active
    first: i64 = NONE
    for seat in range(t.seats):
        if t.side[seat] == side and (first == NONE or s.status(first) & OUT):
            first = seat
    return first


def _plays(s: State, side: i64) -> bool:
    return any(s.t.side[seat] == side and not s.status(seat) & OUT for seat in range(s.t.seats))


def terms(s: State, seat: i64, g: Geometry) -> list[float]:
    """The terms in the order of TERMS, unweighted; higher is better for the seat's side."""
    side = s.t.side[seat]
    mine, theirs = g.mine[side], g.theirs[side]
    return [
        _heroes(s, g, mine) - _heroes(s, g, theirs),
        _sidekicks(s, g, mine) - _sidekicks(s, g, theirs),
        _hands(s, seat, g),
        _decks(s, side),
        _strike(s, seat, g, theirs),
        _exposure(s, g, theirs, mine),
        -_exposure(s, g, mine, theirs),
        -_approach(s, g, mine, theirs),
        float(s.actions) if s.active == seat else 0.0,
        _counters(s, side, g),
    ]


def _heroes(s: State, g: Geometry, fighters: list[int]) -> float:
    total: i64 = 0
    for f in fighters:
        if g.is_hero[f]:
            health = s.health(f)
            total += health + min(health, PRECIOUS)
    return float(total)


def _sidekicks(s: State, g: Geometry, fighters: list[int]) -> float:
    total = 0.0
    for f in fighters:
        if not g.is_hero[f]:
            health = s.health(f)
            total += sidekick_worth(health) if health > 0 else g.left[f]
    return total


def _counters(s: State, side: i64, g: Geometry) -> float:
    """What the counters of a side show, by what its cards make of them."""
    total = 0.0
    for seat in range(s.t.seats):
        for token in g.counting[seat]:
            worth = float(s.token(token)) * g.points[token]
            total += worth if s.t.side[seat] == side else -worth
    return total


def _hands(s: State, seat: i64, g: Geometry) -> float:
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


def own_hand(s: State, seat: i64, g: Geometry) -> float:
    """The value of a known hand: the sum of its cards, damped by their number."""
    hand = s.hand(seat)
    if not hand:
        return 0.0
    worth = 0.0
    for card in hand:
        worth += g.card_worth(s, card)
    return worth / float(len(hand)) * eased(len(hand))


def eased(cards: i64) -> float:
    """The number of cards; those beyond the first few count less."""
    return float(cards) if cards <= EASY_HAND else EASY_HAND + 0.6 * float(cards - EASY_HAND)


def _decks(s: State, side: i64) -> float:
    """Cards left to draw: an empty deck hurts soon (DRW-2)."""
    total = 0.0
    for seat in range(s.t.seats):
        left: i64 = len(s.deck(seat))
        worth = float(left) if left else -20.0
        total += worth if s.t.side[seat] == side else -worth
    return total


def _strike(s: State, seat: i64, g: Geometry, theirs: list[int]) -> float:
    """The expected damage of the best attack this seat can still make this turn."""
    if s.active != seat or s.actions <= 0:
        return 0.0
    t = s.t
    best = 0.0
    for f in g.mine[t.side[seat]]:
        at = s.place(f)
        if t.f_seat[f] != seat or at == NONE:
            continue
        value: i64 = 0
        for card in s.hand(seat):
            d = t.c_def[card]
            if (t.d_type[d] | t.d_also[d]) & AS_ATTACK and (t.d_kinds[d] >> t.f_kind[f]) & 1 and t.d_value[d] > value:
                value = t.d_value[d]
        if not value:
            continue
        for target in theirs:
            there = s.place(target)
            if there != NONE and g.in_reach(f, at, there):
                guard = USUAL_DEFENSE if s.hand(t.f_seat[target]) else 0.0
                if g.is_above(at, there):
                    guard -= 1.0
                damage = min(max(0.5, float(value) - guard), float(s.health(target)))
                best = max(best, damage if g.is_hero[target] else 0.6 * g.prize[target] * damage)
    return best


def _exposure(s: State, g: Geometry, exposed: list[int], strikers: list[int]) -> float:
    """The damage that fighters may take in the next turn of others: the worst for each hero, less for sidekicks."""
    t = s.t
    total = 0.0
    for f in exposed:
        at = s.place(f)
        if at == NONE:
            continue
        worst = 0.0
        for e in strikers:
            here = s.place(e)
            owner: i64 = t.f_seat[e]
            if here == NONE or not s.hand(owner):
                continue
            if g.in_reach(e, here, at):
                worst = max(worst, 1.6 + HIGH if g.is_above(here, at) else 1.6)
            elif worst < 1.0:
                slack: i64 = 2 if t.f_ranged[e] else 1
                if g.between(here, at) <= t.move[owner] + slack:
                    worst = 1.0
        health = s.health(f)
        harm = min(worst * USUAL_STRIKE, float(health))
        if g.is_hero[f]:
            total += harm * (2.0 if health <= PRECIOUS else 1.0)
        else:
            total += 0.4 * g.prize[f] * harm
    return total


def _approach(s: State, g: Geometry, mine: list[int], theirs: list[int]) -> float:
    """How far a side's fighters are from enemies; opposing heroes count most."""
    total = 0.0
    for f in mine:
        if s.place(f) == NONE:
            continue
        nearest = float(FAR)
        for e in theirs:
            steps = g.steps(s, f, e)
            if steps < FAR:
                nearest = min(nearest, float(steps) if g.is_hero[e] else float(steps) + 1.5)
        if nearest < FAR:
            wanted = 2.0 if s.t.f_ranged[f] else 1.0
            total += max(0.0, nearest - wanted) * (1.0 if g.is_hero[f] else 0.7)
    return total

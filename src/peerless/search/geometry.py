"""Facts of a match-up that search looks up often: distances, sides, card values."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core.bits import bit
from peerless.core.ids import AS_ATTACK, AS_DEFENSE, AS_SCHEME, NONE, TIMINGS
from peerless.core.movement import bit_list, step_from
from peerless.core.state import State
from peerless.core.tables import Tables
from peerless.search import programs

FAR: Final = 99
_SCHEME_WORTH: Final = 1.0
_EFFECT_WORTH: Final = 0.15
_COMES_BACK: Final = 0.3
_PRESENCE: Final = 0.8


def sidekick_worth(health: i64) -> float:
    """The worth of a living sidekick, in points of its health."""
    return float(health) + _PRESENCE


class Geometry:
    """Read-only tables derived from those of one match-up, computed once."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        spaces, fighters = int(t.spaces), int(t.fighters)
        self.spaces: i64 = spaces
        self.sides: i64 = max(t.side) + 1
        self.distance: list[int] = []
        """Space * spaces + space -> steps between them on an empty board."""
        for space in range(spaces):
            self.distance.extend(_distances(t, space))
        self.mine: list[list[int]] = [
            [f for f in range(fighters) if t.side[t.f_seat[f]] == side] for side in range(self.sides)
        ]
        """Side -> its fighters."""
        self.theirs: list[list[int]] = [
            [f for f in range(fighters) if t.side[t.f_seat[f]] != side] for side in range(self.sides)
        ]
        """Side -> the fighters that oppose it."""
        self.is_hero: list[bool] = [(int(t.heroes) >> f) & 1 == 1 for f in range(fighters)]
        self.points: list[float] = programs.counter_points(t)
        """Token -> what one more on it is worth, if it is a counter."""
        self.counting: list[list[int]] = [
            [token for token in range(len(t.counters)) if self.points[token] > 0.0 and _seat_of(t, token) == seat]
            for seat in range(int(t.seats))
        ]
        """Seat -> its counters that are worth something."""
        back, spurs = programs.revivals(t), programs.spurs(t)
        self.left: list[float] = [back[f] * sidekick_worth(t.f_health[f]) + spurs[f] for f in range(fighters)]
        """Fighter -> what its side still has of a sidekick that is defeated: it may come back, or rouse others."""
        self.prize: list[float] = [
            max(0.0, 1.0 - self.left[f] / sidekick_worth(t.f_health[f])) for f in range(fighters)
        ]
        """Fighter -> the part of a sidekick's worth that is lost with it."""
        self.worth: list[float] = [_worth(t, d, self.points) for d in range(len(t.d_type))]
        """Definition -> its value in hand while its fighter lives."""
        self.reserve: list[float] = [0.25 + 0.1 * t.d_boost[d] for d in range(len(t.d_type))]
        """Definition -> its value when no fighter is left to play it: it can still boost (CRD-5)."""

    def between(self, a: i64, b: i64) -> i64:
        """Steps between two spaces."""
        return self.distance[a * self.spaces + b]

    def steps(self, s: State, a: i64, b: i64) -> i64:
        """Steps between two fighters; FAR if one is off the board."""
        here, there = s.place(a), s.place(b)
        return FAR if here == NONE or there == NONE else self.between(here, there)

    def nearest(self, space: i64, places: list[int]) -> i64:
        """Steps to the nearest of some spaces; FAR if there are none."""
        distance, row = self.distance, space * self.spaces
        found: i64 = FAR
        for place in places:
            steps: i64 = distance[row + place]
            if steps < found:
                found = steps
        return found

    def reach(self, attacker: i64, space: i64) -> i64:
        """Mask of the spaces that a fighter could attack from a space (ATK-2, ATK-3)."""
        t = self.t
        return t.adjacent[space] | t.zone[space] if t.f_ranged[attacker] else t.adjacent[space]

    def in_reach(self, attacker: i64, space: i64, target: i64) -> bool:
        """Whether a fighter could attack one space from another."""
        return (self.reach(attacker, space) >> target) & 1 == 1

    def is_above(self, space: i64, other: i64) -> bool:
        """Whether an attack from a space on another has the bonus of high ground (HIGH-1)."""
        high = self.t.high
        return len(high) > 0 and (high[space] >> other) & 1 == 1

    def can_play(self, s: State, card: i64) -> bool:
        """Whether a fighter that could play a card is still alive."""
        t = s.t
        d: i64 = t.c_def[card]
        seat = s.holder(card)
        kinds: i64 = t.d_kinds[d]
        for f in self.mine[t.side[seat]]:
            if t.f_seat[f] == seat and (kinds >> t.f_kind[f]) & 1 and s.health(f) > 0:
                return True
        return False

    def card_worth(self, s: State, card: i64) -> float:
        """The value of a card in hand: less if every fighter that could play it is defeated."""
        d: i64 = s.t.c_def[card]
        return self.worth[d] if self.can_play(s, card) else self.reserve[d]


def _distances(t: Tables, start: i64) -> list[int]:
    out = [FAR] * int(t.spaces)
    seen = front = bit(start)
    steps = 0
    while front:
        for space in bit_list(t, front):
            out[space] = steps
        front = step_from(t.steps, front) & ~seen
        seen |= front
        steps += 1
    return out


def _seat_of(t: Tables, token: int) -> int:
    return sum(1 for first in t.first_token[1:] if first <= token)


def _worth(t: Tables, d: int, points: list[float]) -> float:
    """The value of a card: more for high numbers, versatile cards and effects."""
    kind = t.d_type[d] | t.d_also[d]
    if kind == AS_SCHEME:
        return _SCHEME_WORTH
    worth = 0.5 + 0.12 * t.d_value[d]
    if kind & AS_ATTACK and kind & AS_DEFENSE:
        worth += 0.15
    for timing in range(TIMINGS):
        if t.d_program[d * TIMINGS + timing] != NONE:
            worth += _EFFECT_WORTH
    if programs.comes_back(t, d):
        worth += _COMES_BACK
    return worth + 0.3 * programs.gains(t, d, points) if d in t.c_def else worth

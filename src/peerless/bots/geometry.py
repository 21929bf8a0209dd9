"""What the evaluation needs to know of a match-up and looks up often: distances, sides, what cards are worth."""

from __future__ import annotations

from typing import Final

from peerless.core.ids import AS_ATTACK, AS_DEFENSE, AS_SCHEME, NONE
from peerless.core.movement import bit_list, step_from
from peerless.core.state import State
from peerless.core.tables import Tables

FAR: Final = 99
_SCHEME_WORTH: Final = 0.9


class Geometry:
    """Read-only tables derived from those of one match-up; made once for it."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        spaces, fighters = int(t.spaces), int(t.fighters)
        self.distance = [_distances(t, space) for space in range(spaces)]
        """Space -> space -> steps between them on an empty board."""
        self.mine = [[f for f in range(fighters) if t.side[t.f_seat[f]] == side] for side in range(max(t.side) + 1)]
        """Side -> its fighters."""
        self.theirs = [[f for f in range(fighters) if t.side[t.f_seat[f]] != side] for side in range(max(t.side) + 1)]
        """Side -> the fighters that oppose it."""
        self.is_hero = [(int(t.heroes) >> f) & 1 == 1 for f in range(fighters)]
        self.worth = [_worth(t, d) for d in range(len(t.d_type))]
        """Definition -> what it is worth in hand while its fighter lives."""
        self.reserve = [0.25 + 0.1 * t.d_boost[d] for d in range(len(t.d_type))]
        """Definition -> what it is worth when nobody is left to play it: it can still boost (CRD-5)."""

    def steps(self, s: State, a: int, b: int) -> int:
        """Steps between two fighters; FAR if one is off the board."""
        here, there = s.place(a), s.place(b)
        return FAR if here == NONE or there == NONE else self.distance[here][there]

    def in_reach(self, attacker: int, space: int, target: int) -> bool:
        """Whether a fighter standing on a space could attack another space (ATK-2, ATK-3)."""
        reach = self.t.adjacent[space] | (self.t.zone[space] if self.t.f_ranged[attacker] else 0)
        return (reach >> target) & 1 == 1


def _distances(t: Tables, start: int) -> list[int]:
    out = [FAR] * int(t.spaces)
    seen = front = 1 << start
    steps = 0
    while front:
        for space in bit_list(t, front):
            out[space] = steps
        front = int(step_from(t.steps, front)) & ~seen
        seen |= front
        steps += 1
    return out


def _worth(t: Tables, definition: int) -> float:
    """More for high numbers, and for cards that serve twice."""
    kind = t.d_type[definition]
    if kind == AS_SCHEME:
        return _SCHEME_WORTH
    both = kind & AS_ATTACK and kind & AS_DEFENSE
    return 0.5 + 0.12 * t.d_value[definition] + (0.15 if both else 0.0)

"""Quick, plain answers to any decision: how a bot imagines that everyone plays on.

Each answer uses what the asked seat itself knows: its own hand and the table. It never looks at another hand or a
face-down card, although a resampled state would show a guess of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from peerless.bots.evaluate import USUAL_STRIKE, card_worth
from peerless.bots.geometry import FAR, Geometry
from peerless.core.frames import C_FIGHTER, MOVE_FIGHTER
from peerless.core.ids import (
    ASK_BOOST,
    ASK_CARD,
    ASK_DEFENSE,
    ASK_DISCARD,
    ASK_FIGHTER,
    ASK_MOVER,
    ASK_PLACE,
    ASK_SPACE,
    F_MOVE,
    NONE,
)
from peerless.core.state import State

Answer = Callable[[State, Geometry], int]


def default_answer(s: State, g: Geometry) -> int:
    """The index of a plausible option of the open decision."""
    if len(s.options) == 1:
        return 0
    answer = _ANSWERS.get(int(s.ask_kind))
    return 0 if answer is None else answer(s, g)


def _best(options: Sequence[int], score: Callable[[int], float]) -> int:
    return max(range(len(options)), key=lambda i: score(options[i]))


def _defend(s: State, g: Geometry) -> int:
    """The highest card, if there is enough to lose; a card is not wasted on somebody who falls to anything."""
    t = s.t
    fighter = s.stack[s.cb + C_FIGHTER + 1]
    at_stake = min(USUAL_STRIKE, int(s.health(fighter))) * (1.0 if g.is_hero[fighter] else 0.5)

    def gain(card: int) -> float:
        if card == NONE:
            return 0.0
        value = t.d_value[t.c_def[card]]
        kept = min(at_stake, value * (1.0 if g.is_hero[fighter] else 0.5))
        return kept - 0.6 * card_worth(s, card, g) + 0.01 * value

    return _best(s.options, gain)


def _boost(s: State, g: Geometry) -> int:
    """A maneuver is not boosted; a card of a combat is, if the card given up is worth less than it adds."""
    t = s.t
    in_combat = s.ask_source != NONE

    def gain(card: int) -> float:
        if card == NONE:
            return 0.0
        return 0.6 * t.d_boost[t.c_def[card]] - card_worth(s, card, g) if in_combat else -1.0

    return _best(s.options, gain)


def _discard(s: State, g: Geometry) -> int:
    """What is worth least."""
    return _best(s.options, lambda card: -card_worth(s, card, g))


def _card(s: State, g: Geometry) -> int:
    """The best of one's own to have, or of an opponent's to be rid of."""
    return _best(s.options, lambda card: -1.0 if card == NONE else card_worth(s, card, g))


def _mover(s: State, g: Geometry) -> int:
    """One's own side moves, one after another; others stay where they are."""
    friends = g.mine[s.t.side[s.ask_seat]]
    return _best(s.options, lambda f: 0.0 if f == NONE else 1.0 if f in friends else -1.0)


def _fighter(s: State, g: Geometry) -> int:
    """Mostly a target: an opposing hero, else whoever is nearest to defeat, one's own last."""
    friends = g.mine[s.t.side[s.ask_seat]]

    def appeal(f: int) -> float:
        if f == NONE:
            return 0.0
        weight = 1.0 if g.is_hero[f] else 0.5
        return -1.0 - weight if f in friends else 1.0 + weight - 0.01 * int(s.health(f))

    return _best(s.options, appeal)


def _space(s: State, g: Geometry) -> int:
    """Towards the opponents with one's own, away from them with theirs; an effect may let them stay."""
    t = s.t
    side = t.side[s.ask_seat]
    moved = s.stack[s.fp + MOVE_FIGHTER] if s.stack[s.fp] == F_MOVE else t.hero[s.ask_seat]
    away = t.side[t.f_seat[moved]] != side
    foes = [(s.place(f), 0.0 if g.is_hero[f] else 1.5) for f in g.theirs[t.side[t.f_seat[moved]]] if s.place(f) != NONE]

    def appeal(space: int) -> float:
        if space == NONE:
            return -FAR - 1.0
        near = min((g.distance[space][at] + extra for at, extra in foes), default=0.0)
        if away:
            return near
        ideal = 2.0 if t.f_ranged[moved] else 1.0
        in_reach = any(g.in_reach(moved, space, at) for at, _ in foes)
        return (1.0 if in_reach else 0.0) - abs(near - ideal)

    return _best(s.options, appeal)


_ANSWERS: Final[dict[int, Answer]] = {
    ASK_DEFENSE: _defend,
    ASK_BOOST: _boost,
    ASK_DISCARD: _discard,
    ASK_CARD: _card,
    ASK_MOVER: _mover,
    ASK_FIGHTER: _fighter,
    ASK_SPACE: _space,
    ASK_PLACE: _space,
}

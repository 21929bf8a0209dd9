"""How likely a plain player is to take each option: weights for playouts and for the tree.

Each weight uses what the deciding seat knows: its own hand and the table. It never looks at another hand or a
face-down card, although a resampled state contains guesses of them.
"""

from __future__ import annotations

import math

from mypy_extensions import i64

from peerless.core.bits import bit
from peerless.core.fighters import heroes_left
from peerless.core.frames import C_FIGHTER, MOVE_FIGHTER, RIDE_FIGHTER, SHARE_FIGHTER
from peerless.core.ids import (
    ACT_ATTACK,
    ACT_SCHEME,
    ASK_ACTION,
    ASK_BOOST,
    ASK_CARD,
    ASK_COMMIT,
    ASK_DEFENSE,
    ASK_DISCARD,
    ASK_FIGHTER,
    ASK_MOVER,
    ASK_PLACE,
    ASK_SPACE,
    ASK_YES_NO,
    F_MOVE,
    F_RIDE,
    F_SHARE,
    F_TURN,
    NONE,
)
from peerless.core.state import State
from peerless.rules import legal
from peerless.rules.turn import CARRY, at_end
from peerless.search.evaluate import USUAL_DEFENSE, USUAL_STRIKE
from peerless.search.geometry import Geometry


def weigh(s: State, g: Geometry) -> list[float]:
    """One positive weight for each option of the open decision."""
    kind = s.ask_kind
    if kind == ASK_ACTION:
        return _actions(s, g)
    if kind in (ASK_SPACE, ASK_PLACE):
        return _spaces(s, g)
    if kind == ASK_DEFENSE:
        return _defenses(s, g)
    if kind == ASK_MOVER:
        return _movers(s, g)
    if kind in (ASK_BOOST, ASK_COMMIT):
        return _boosts(s, g)
    if kind == ASK_DISCARD:
        return [math.exp(-2.5 * g.card_worth(s, card)) for card in s.options]
    if kind == ASK_CARD:
        return [0.2 if card == NONE else math.exp(2.0 * g.card_worth(s, card)) for card in s.options]
    if kind == ASK_FIGHTER:
        return _fighters(s, g)
    if kind == ASK_YES_NO:
        return [2.0 if option else 1.0 for option in s.options]
    return [1.0] * len(s.options)


def best(s: State, g: Geometry) -> i64:
    """The option with the greatest weight."""
    if len(s.options) == 1:
        return 0
    weights = weigh(s, g)
    found: i64 = 0
    for i in range(len(weights)):
        if weights[i] > weights[found]:
            found = i
    return found


def _actions(s: State, g: Geometry) -> list[float]:
    """Weigh attacks by expected damage, above all defeats of heroes; schemes; moves to a better space."""
    t = s.t
    out: list[float] = []
    for option in s.options:
        kind = legal.act_kind(option)
        if kind == ACT_ATTACK:
            target = legal.act_target(option)
            value = float(t.d_value[t.c_def[legal.act_card(option)]])
            if g.is_above(s.place(legal.act_fighter(option)), s.place(target)):
                value += 1.0
            guard = USUAL_DEFENSE if s.hand(t.f_seat[target]) else 0.0
            health = float(s.health(target))
            damage = min(max(0.4, value - guard), health)
            weight = 0.3 + (damage if g.is_hero[target] else 0.55 * g.prize[target] * damage)
            if g.is_hero[target] and value - guard >= health and _is_last(s, target):
                weight += 6.0
            out.append(weight)
        elif kind == ACT_SCHEME:
            out.append(1.6)
        else:
            out.append(1.2)
    return out


def _is_last(s: State, hero: i64) -> bool:
    """Whether no other hero of its player is left."""
    left = heroes_left(s, s.t.f_seat[hero])
    return left & (left - 1) == 0


def _defenses(s: State, g: Geometry) -> list[float]:
    """Prefer high cards if there is enough to lose; waste no card on a fighter that is defeated anyway."""
    t = s.t
    fighter: i64 = s.stack[s.cb + C_FIGHTER + 1]
    part = 1.0 if g.is_hero[fighter] else 0.5
    at_stake = min(USUAL_STRIKE, float(s.health(fighter))) * part
    out: list[float] = []
    for card in s.options:
        if card == NONE:
            out.append(1.0)
        else:
            value = float(t.d_value[t.c_def[card]])
            gain = min(at_stake, value * part) - 0.6 * g.card_worth(s, card) + 0.01 * value
            out.append(math.exp(1.5 * gain))
    return out


def _boosts(s: State, g: Geometry) -> list[float]:
    """Boost a maneuver rarely, and a combat card if the boosting card is worth less than it adds."""
    t = s.t
    in_combat = s.ask_source != NONE or s.ask_kind == ASK_COMMIT
    out: list[float] = []
    for card in s.options:
        if card == NONE:
            out.append(1.0 if in_combat else 6.0)
        elif in_combat:
            out.append(math.exp(2.0 * (0.6 * float(t.d_boost[t.c_def[card]]) - g.card_worth(s, card))))
        else:
            out.append(0.3)
    return out


def _movers(s: State, g: Geometry) -> list[float]:
    """Move the side's own fighters one after another; others mostly stay where they are."""
    t = s.t
    side = t.side[s.ask_seat]
    out: list[float] = []
    for f in s.options:
        if f == NONE:
            out.append(0.6)
        else:
            out.append(1.0 if t.side[t.f_seat[f]] == side else 0.5)
    return out


def _fighters(s: State, g: Geometry) -> list[float]:
    """Prefer targets: an opposing hero, then the fighter closest to defeat, own fighters last."""
    t = s.t
    side = t.side[s.ask_seat]
    out: list[float] = []
    if s.stack[s.fp] == F_SHARE:  # most for a hero in danger, and rather a fighter that survives it
        hero: i64 = s.stack[s.fp + SHARE_FIGHTER]
        for f in s.options:
            out.append(0.15 * float(s.health(hero)) if f == NONE else 1.0 + 0.1 * float(s.health(f)))
        return out
    for f in s.options:
        if f == NONE:
            out.append(0.4)
        elif t.side[t.f_seat[f]] == side:
            out.append(0.1 if g.is_hero[f] else 0.2)
        else:
            out.append((2.0 if g.is_hero[f] else 1.2) + 1.0 / (1.0 + float(s.health(f))))
    return out


def _spaces(s: State, g: Geometry) -> list[float]:
    """Move own fighters toward opponents and theirs away; an effect may let them stay."""
    t = s.t
    side = t.side[s.ask_seat]
    moved: i64 = t.hero[s.ask_seat]
    if s.stack[s.fp] == F_MOVE:
        moved = s.stack[s.fp + MOVE_FIGHTER]
    elif s.stack[s.fp] == F_RIDE:
        moved = s.stack[s.fp + RIDE_FIGHTER]
    elif s.stack[s.fp] == F_TURN and s.step() == CARRY:
        moved = at_end(s)
    own: i64 = t.side[t.f_seat[moved]]
    heroes: list[int] = []
    others: list[int] = []
    held: i64 = 0
    for foe in g.theirs[own]:
        at = s.place(foe)
        if at != NONE:
            held |= bit(at)
            if g.is_hero[foe]:
                heroes.append(at)
            else:
                others.append(at)
    ideal = 2.0 if t.f_ranged[moved] else 1.0
    out: list[float] = []
    for space in s.options:
        if space == NONE:
            out.append(0.05)
            continue
        near = min(float(g.nearest(space, heroes)), float(g.nearest(space, others)) + 1.5)
        if own != side:
            out.append(math.exp(0.5 * min(near, 8.0)))
        else:
            if (held >> space) & 1:  # a fighter to move through, which does it no good
                out.append(3.0)
                continue
            reached = 1.0 if g.reach(moved, space) & held else 0.0
            if len(t.high) > 0 and t.high[space] & held:
                reached += 0.3
            out.append(math.exp(reached - 0.7 * min(abs(near - ideal), 8.0)))
    return out

"""What a seat can see of a decision, as one number: positions it cannot tell apart have the same number.

The tree has one node for each, so hidden cards cannot influence a seat's choices. Hands are left out, including the
seat's own: an option that does not exist in a world is just not available there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core.frames import (
    BELOW,
    C_BOOSTS,
    C_CARD,
    C_COMMIT,
    C_SEAT,
    C_SIZE,
    DIS_LEFT,
    E_FIGHTER,
    E_FOE,
    E_PC,
    E_PROGRAM,
    KIND,
    MAN_BOOST,
    MOVE_DISTANCE,
    MOVE_FIGHTER,
    MOVE_LEFT,
    MOVE_PLACED,
    RIDE_AT,
    RIDE_LEFT,
    RIDE_PASSED,
    SCHEME_CARD,
    SHARE_AMOUNT,
    SHARE_FIGHTER,
    SHARE_LEFT,
    STEP,
    WALK_GOAL,
    WALK_LEFT,
)
from peerless.core.ids import (
    ABILITY,
    ACT_ATTACK,
    ACT_MANEUVER,
    ASK_ACTION,
    F_COMBAT,
    F_DISCARD,
    F_EFFECT,
    F_MANEUVER,
    F_MOVE,
    F_RIDE,
    F_SCHEME,
    F_SHARE,
    F_WALK,
    NONE,
)
from peerless.core.knowledge import lies_face_down
from peerless.core.state import State
from peerless.rules import legal
from peerless.rules.asked import asks_cards

_MASK: Final = (1 << 60) - 1
_PRIME: Final = 1099511628211
_HIDDEN: Final = 9999


def mixed(h: i64, value: i64) -> i64:
    """Add a number to a hash."""
    return ((h ^ (value + 7919)) * _PRIME) & _MASK


def seen(s: State, seat: i64) -> i64:
    """The position and the open decision as a seat sees them, without its hand."""
    t = s.t
    h = mixed(mixed(s.ask_kind, s.ask_seat), _source(s, s.ask_source))
    h = mixed(mixed(mixed(h, s.turn), s.active), s.actions)
    for cell in s.cells:
        h = mixed(h, cell)
    for pile in s.piles:
        h = mixed(h, len(pile))
    fp = s.fp
    while fp != NONE:
        h = _frame(s, fp, t.viewer[seat], h)
        fp = s.stack[fp + BELOW]
    return h


def _source(s: State, source: i64) -> i64:
    """A card by its definition: copies count as one."""
    return source if source < 0 or source >= ABILITY else s.t.c_def[source]


def _frame(s: State, base: i64, viewer: i64, h: i64) -> i64:
    stack, t = s.stack, s.t
    kind: i64 = stack[base + KIND]
    h = mixed(mixed(h, kind), stack[base + STEP])
    if kind == F_COMBAT:
        i: i64 = STEP + 1
        while i < C_SIZE:
            value: i64 = stack[base + i]
            if i in (C_CARD, C_CARD + 1, C_COMMIT, C_COMMIT + 1):
                if value != NONE and i <= C_COMMIT:
                    player: i64 = stack[base + C_SEAT + (1 if i == C_CARD + 1 else 0)]
                    hidden = t.viewer[player] != viewer and lies_face_down(s, base, base + i)
                    value = _HIDDEN if hidden else t.c_def[value]
                h = mixed(h, value)
            elif i < C_BOOSTS or i > C_BOOSTS + 1:
                h = mixed(h, value)
            i += 1
    elif kind == F_MOVE:
        h = mixed(mixed(h, stack[base + MOVE_LEFT]), stack[base + MOVE_DISTANCE])
        h = mixed(mixed(h, stack[base + MOVE_FIGHTER]), stack[base + MOVE_PLACED])
    elif kind == F_EFFECT:
        h = mixed(mixed(h, stack[base + E_PC]), stack[base + E_PROGRAM])
        h = mixed(mixed(h, stack[base + E_FIGHTER]), stack[base + E_FOE])
    elif kind == F_MANEUVER:
        h = mixed(h, stack[base + MAN_BOOST])
    elif kind == F_SCHEME:
        h = mixed(h, t.c_def[stack[base + SCHEME_CARD]])
    elif kind == F_DISCARD:
        h = mixed(h, stack[base + DIS_LEFT])
    elif kind == F_RIDE:
        h = mixed(mixed(h, stack[base + RIDE_LEFT]), stack[base + RIDE_AT])
        h = mixed(h, stack[base + RIDE_PASSED])
    elif kind == F_WALK:
        h = mixed(mixed(h, stack[base + WALK_GOAL]), stack[base + WALK_LEFT])
    elif kind == F_SHARE:
        h = mixed(mixed(h, stack[base + SHARE_FIGHTER]), stack[base + SHARE_LEFT])
        h = mixed(mixed(h, stack[base + SHARE_AMOUNT]), len(s.mods))
    return h


def move_of(s: State, option: i64) -> i64:
    """An option in a form that is the same in every world: cards by definition."""
    kind = s.ask_kind
    if kind == ASK_ACTION:
        what = legal.act_kind(option)
        if what == ACT_MANEUVER:
            return option
        target = legal.act_target(option) if what == ACT_ATTACK else 0
        return legal.pack(what, s.t.c_def[legal.act_card(option)], legal.act_fighter(option), target)
    if asks_cards(kind):
        return option if option == NONE else s.t.c_def[option]
    return option

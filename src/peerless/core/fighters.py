"""Damage, recovery and defeat. Damage comes in batches: proposed, prevented, applied together, then signaled."""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core.bits import bit
from peerless.core.events import (
    E_DAMAGE,
    E_DEFEAT,
    E_HEALTH,
    E_LEAVE,
    E_PLACE,
    E_PREVENTED,
    E_RECOVER,
    E_RETURN,
    Event,
)
from peerless.core.frames import C_FELL, C_FIGHTER, C_OUTER, C_TAKEN
from peerless.core.ids import AT_DAMAGE, AT_DEFEAT, COMBAT_DAMAGE, MOD_PREVENT, MOD_SHARED, MOD_STRIDE, NONE
from peerless.core.state import State


def alive(s: State, mask: i64) -> i64:
    """The fighters of a mask that are not defeated."""
    out: i64 = 0
    for f in range(s.t.fighters):
        if (mask >> f) & 1 and s.health(f) > 0:
            out |= bit(f)
    return out


def on_board(s: State, mask: i64) -> i64:
    """The fighters of a mask that are on the board."""
    out: i64 = 0
    for f in range(s.t.fighters):
        if (mask >> f) & 1 and s.place(f) != NONE:
            out |= bit(f)
    return out


def is_prevented(s: State, fighter: i64, kind: i64) -> bool:
    """Whether a modifier prevents this kind of damage to the fighter.

    Preventing combat damage applies to one combat and does not prevent that of a bonus attack (R-CMB-12).
    """
    mods = s.mods
    i: i64 = 0
    while i < len(mods):
        holds = mods[i + 3] == s.cb if kind == COMBAT_DAMAGE else mods[i + 2] == NONE
        if mods[i] == MOD_PREVENT and (mods[i + 1] >> fighter) & 1 and holds:
            return True
        i += MOD_STRIDE
    return False


def is_shared(s: State) -> bool:
    """Whether damage that is about to be dealt has been shared, perhaps in no other way than it came."""
    mods = s.mods
    i: i64 = 0
    while i < len(mods):
        if mods[i] == MOD_SHARED:
            return True
        i += MOD_STRIDE
    return False


def share(s: State, taker: i64, victim: i64, amount: i64) -> None:
    """Let a fighter take more of the damage that another would take (NONE: nothing more is shared)."""
    s.mods = [*s.mods, MOD_SHARED, taker * 64 + victim if taker != NONE else i64(NONE), amount, NONE]


def portion(s: State, fighter: i64, mask: i64, amount: i64) -> i64:
    """How much of the damage a fighter takes after it has been shared."""
    out: i64 = amount if (mask >> fighter) & 1 else i64(0)
    mods = s.mods
    i: i64 = 0
    while i < len(mods):
        if mods[i] == MOD_SHARED and mods[i + 1] != NONE:
            if mods[i + 1] >> 6 == fighter:
                out += mods[i + 2]
            elif mods[i + 1] & 63 == fighter:
                out -= mods[i + 2]
        i += MOD_STRIDE
    return out


def taken_over(s: State, fighter: i64) -> i64:
    """How much damage that is being shared a fighter takes for others."""
    out: i64 = 0
    mods = s.mods
    i: i64 = 0
    while i < len(mods):
        if mods[i] == MOD_SHARED and mods[i + 1] != NONE and mods[i + 1] >> 6 == fighter:
            out += mods[i + 2]
        i += MOD_STRIDE
    return out


def deal_shared(s: State, mask: i64, amount: i64, kind: i64, source: i64) -> i64:
    """Deal damage as it has been shared; the same as `deal_damage` if it has not been."""
    if len(s.mods) == 0 or not is_shared(s):
        return deal_damage(s, mask, amount, kind, source)
    dealt: i64 = 0
    fallen: i64 = 0
    for f in range(s.t.fighters):
        own = portion(s, f, mask, amount)
        if own > 0 and s.place(f) != NONE:
            dealt += _lose(s, f, own, kind, source)
            if s.health(f) == 0:
                fallen |= bit(f)
    kept: list[int] = []
    i: i64 = 0
    while i < len(s.mods):
        if s.mods[i] != MOD_SHARED:
            kept.extend(s.mods[i : i + MOD_STRIDE])
        i += MOD_STRIDE
    s.mods = kept
    _defeat_all(s, fallen, source)
    return dealt


def deal_damage(s: State, mask: i64, amount: i64, kind: i64, source: i64) -> i64:
    """Deal damage to every fighter of the mask on the board at once; return what was actually dealt.

    A fighter at 0 health is defeated and leaves the board at once (DEF-1).
    """
    if amount <= 0 or mask == 0:
        return 0
    dealt: i64 = 0
    fallen: i64 = 0
    for f in range(s.t.fighters):
        if (mask >> f) & 1 and s.place(f) != NONE:
            dealt += _lose(s, f, amount, kind, source)
            if s.health(f) == 0:
                fallen |= bit(f)
    if fallen:
        _defeat_all(s, fallen, source)
    return dealt


def _lose(s: State, f: i64, amount: i64, kind: i64, source: i64) -> i64:
    """Let a fighter on the board lose health, unless the damage is prevented; return how much it lost."""
    t = s.t
    if len(s.mods) > 0 and is_prevented(s, f, kind):
        if s.log is not None:
            _note(s, E_PREVENTED, f, amount, source)
        return 0
    health = s.health(f)
    loss = min(health, amount)
    s.set_health(f, health - loss)
    if s.cb != NONE:
        for side in range(2):
            if s.stack[s.cb + C_FIGHTER + side] == f:
                s.stack[s.cb + C_TAKEN + side] = s.stack[s.cb + C_TAKEN + side] + loss
    if s.log is not None:
        e = s.note(E_DAMAGE, source)
        e.fighter = f
        e.number = amount
        e.other = kind
        e.lost = loss
    if len(t.triggers[AT_DAMAGE * t.seats + t.f_seat[f]]) > 0:
        s.signals = [*s.signals, AT_DAMAGE, f]
    return loss


def _defeat_all(s: State, fallen: i64, source: i64) -> None:
    for f in range(s.t.fighters):
        if (fallen >> f) & 1:
            defeat(s, f, source)


def defeat(s: State, fighter: i64, source: i64) -> None:
    """Defeat a fighter: health 0, off the board; its owner's abilities may react."""
    t = s.t
    s.set_health(fighter, 0)
    s.set_place(fighter, NONE)
    cb = s.cb
    while cb != NONE:
        for side in range(2):
            if s.stack[cb + C_FIGHTER + side] == fighter:
                s.stack[cb + C_FELL + side] = 1
        cb = s.stack[cb + C_OUTER]
    if (t.heroes >> fighter) & 1:
        s.falls = True
    elif t.mode != 0:
        s.falls = True  # a seat may be out (TEAM-5)
    if s.log is not None:
        _note(s, E_DEFEAT, fighter, NONE, source)
    if len(t.triggers[AT_DEFEAT * t.seats + t.f_seat[fighter]]) > 0:
        s.signals = [*s.signals, AT_DEFEAT, fighter]


def recover(s: State, mask: i64, amount: i64, source: i64) -> None:
    """Let living fighters recover, never above the maximum (FIG-4, DEF-2)."""
    for f in range(s.t.fighters):
        if (mask >> f) & 1:
            health = s.health(f)
            most: i64 = s.t.f_most[f]
            if 0 < health < most and amount > 0:
                gain = amount if health + amount <= most else most - health
                s.set_health(f, health + gain)
                if s.log is not None:
                    _note(s, E_RECOVER, f, gain, source)


def assign_health(s: State, mask: i64, health: i64, source: i64) -> None:
    """Set the health of living fighters to a number, within their bounds; at 0 they are defeated (DEF-1)."""
    for f in range(s.t.fighters):
        if (mask >> f) & 1 and s.health(f) > 0:
            most: i64 = s.t.f_most[f]
            s.set_health(f, min(most, health))
            if s.log is not None:
                _note(s, E_HEALTH, f, s.health(f), source)
            if s.health(f) == 0:
                defeat(s, f, source)


def put(s: State, fighter: i64, space: i64, source: i64) -> None:
    """Place a living fighter on a space (MOV-5)."""
    s.set_place(fighter, space)
    if s.log is not None:
        _stand(s, E_PLACE, fighter, space, source)


def swap(s: State, one: i64, other: i64, one_side: i64, other_side: i64, source: i64) -> None:
    """Swap the spaces of two fighters in one change.

    `one_side` and `other_side` are the sides of the combat on which they take part from now on, or NONE.
    """
    here, there = s.place(one), s.place(other)
    s.set_place(one, NONE)
    s.set_place(other, here)
    s.set_place(one, there)
    if s.log is not None:
        _stand(s, E_PLACE, one, there, source).side = one_side
        _stand(s, E_PLACE, other, here, source).side = other_side


def leave(s: State, mask: i64, source: i64) -> None:
    """Take fighters off the board undefeated; they are away until they come back."""
    for f in range(s.t.fighters):
        if (mask >> f) & 1 and s.place(f) != NONE:
            s.set_place(f, NONE)
            if s.log is not None:
                _note(s, E_LEAVE, f, NONE, source)


def away(s: State, seat: i64) -> i64:
    """Fighters of a seat that are off the board and not defeated."""
    mine: i64 = s.t.seat_fighters[seat]
    return alive(s, mine) & ~on_board(s, mine)


def bring_back(s: State, fighter: i64, space: i64, health: i64, side: i64, source: i64) -> None:
    """Return a defeated or absent fighter to the board; `side` of the combat if it takes part from now on, or NONE."""
    s.set_health(fighter, health)
    s.set_place(fighter, space)
    if s.log is not None:
        e = _stand(s, E_RETURN, fighter, space, source)
        e.side = side
        e.number = health


def _note(s: State, kind: i64, fighter: i64, number: i64, source: i64) -> None:
    e = s.note(kind, source)
    e.fighter = fighter
    e.number = number


def _stand(s: State, kind: i64, fighter: i64, space: i64, source: i64) -> Event:
    e = s.note(kind, source)
    e.fighter = fighter
    e.space = space
    return e

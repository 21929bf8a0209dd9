"""Damage, recovery and defeat. Damage comes in batches: proposed, prevented, applied together, then signaled.

What is recorded of the current turn are modifiers that end with it. Only what some effect of the match asks for is
recorded (`Tables.records`), so other matches cost nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core.bits import bit
from peerless.core.events import (
    E_CARRY,
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
from peerless.core.ids import (
    AT_COMBAT_DAMAGE,
    AT_DAMAGE,
    AT_DEFEAT,
    AT_ZONE_LEFT,
    COMBAT_DAMAGE,
    MOD_FLOOR,
    MOD_HELD,
    MOD_HURT,
    MOD_LEAVING,
    MOD_MANEUVERED,
    MOD_MOST,
    MOD_PREVENT,
    MOD_SHARED,
    MOD_STRIDE,
    MOD_WON,
    NONE,
    THIS_TURN,
)
from peerless.core.state import State

LEFT_SEAT: Final = 64  # in a signal: the seat that notices it, times this, plus the fighter

# What may be recorded of a turn.
MANEUVERS: Final = 1
WINS: Final = 2
DAMAGE: Final = 4
HOLDS: Final = 8


def alive(s: State, mask: i64) -> i64:
    """The fighters of a mask that are not defeated."""
    out: i64 = 0
    for f in range(s.t.fighters):
        if (mask >> f) & 1 and s.health(f) > 0:
            out |= bit(f)
    return out


def heroes_left(s: State, seat: i64) -> i64:
    """The heroes of a seat that are not defeated; with several, it has lost when none is left."""
    return alive(s, s.t.kinds[seat * 8])


def lead(s: State, seat: i64) -> i64:
    """The hero of a seat that acts where no fighter is named: its first that is not defeated."""
    hero: i64 = s.t.hero[seat]
    heroes: i64 = s.t.kinds[seat * 8]
    if heroes != bit(hero) and s.health(hero) == 0:
        for f in range(s.t.fighters):
            if (heroes >> f) & 1 and s.health(f) > 0:
                return f
    return hero


def hero_zones(s: State, seat: i64) -> i64:
    """The spaces in the zones of a seat's heroes on the board."""
    out: i64 = 0
    for f in range(s.t.fighters):
        if (s.t.kinds[seat * 8] >> f) & 1 and s.place(f) != NONE:
            out |= s.t.zone[s.place(f)]
    return out


def on_board(s: State, mask: i64) -> i64:
    """The fighters of a mask that are on the board."""
    out: i64 = 0
    for f in range(s.t.fighters):
        if (mask >> f) & 1 and s.place(f) != NONE:
            out |= bit(f)
    return out


def flanked(s: State, mask: i64, seat: i64, least: i64) -> i64:
    """The fighters of a mask, on the board, that at least so many fighters of a seat are adjacent to."""
    t = s.t
    out: i64 = 0
    for f in range(t.fighters):
        if (mask >> f) & 1:
            count: i64 = 0
            for other in range(t.fighters):
                at = s.place(other)
                if (t.seat_fighters[seat] >> other) & 1 and at != NONE and (t.adjacent[s.place(f)] >> at) & 1:
                    count += 1
            if count >= least:
                out |= bit(f)
    return out


def watching(s: State, fighter: i64) -> i64:
    """Mask of the seats that notice when this fighter leaves the zones of their hero."""
    t = s.t
    out: i64 = 0
    if t.watchers == 0 or not (t.heroes >> fighter) & 1:
        return out
    for seat in range(t.seats):
        if (t.watchers >> seat) & 1 and t.side[seat] != t.side[t.f_seat[fighter]] and hero_zones(s, seat):
            out |= bit(seat)
    return out


def leaves(s: State, seat: i64, was: i64, now: i64) -> bool:
    """Whether a step between two spaces (NONE: off the board) leaves the zones of a seat's hero."""
    zone = hero_zones(s, seat)
    return was != NONE and (zone >> was) & 1 == 1 and not (now != NONE and (zone >> now) & 1)


def tell(s: State, seats: i64, fighter: i64, was: i64, now: i64) -> bool:
    """Signal to each of these seats that a fighter leaves the zones of their hero, if it does."""
    told = False
    for seat in range(s.t.seats):
        if (seats >> seat) & 1 and leaves(s, seat, was, now):
            s.signals = [*s.signals, AT_ZONE_LEFT, seat * LEFT_SEAT + fighter]
            told = True
    return told


def most_taken(s: State, fighter: i64, amount: i64) -> i64:
    """How much of some combat damage a fighter takes at most."""
    mods = s.mods
    out = amount
    i: i64 = 0
    while i < len(mods):
        if mods[i] == MOD_MOST and (mods[i + 1] >> fighter) & 1 and mods[i + 3] == s.cb:
            out = min(out, mods[i + 2])
        i += MOD_STRIDE
    return out


def is_prevented(s: State, fighter: i64, kind: i64) -> bool:
    """Whether a modifier prevents this kind of damage to the fighter.

    Preventing combat damage applies to one combat and does not prevent that of a bonus attack (R-CMB-12).
    """
    mods = s.mods
    i: i64 = 0
    while i < len(mods):
        holds = mods[i + 2] in (NONE, kind) and (kind != COMBAT_DAMAGE or mods[i + 3] == s.cb)
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
    """Let a fighter on the board lose health, unless the damage is prevented; return how much was dealt.

    That is what it lost, or would have lost if its health were not kept.
    """
    t = s.t
    if len(s.mods) > 0 and is_prevented(s, f, kind):
        if s.log is not None:
            _note(s, E_PREVENTED, f, amount, source)
        return 0
    if len(s.mods) > 0 and kind == COMBAT_DAMAGE:
        taken = most_taken(s, f, amount)
        if taken < amount:
            if s.log is not None:
                _note(s, E_PREVENTED, f, amount - taken, source)
            if taken == 0:
                return 0
            amount = taken
    health = s.health(f)
    loss = min(health, amount)
    lost = loss
    if len(s.mods) > 0:
        lost = min(loss, max(0, health - floor_of(s, f)))
    s.set_health(f, health - lost)
    if s.cb != NONE:
        for side in range(2):
            if s.stack[s.cb + C_FIGHTER + side] == f:
                s.stack[s.cb + C_TAKEN + side] = s.stack[s.cb + C_TAKEN + side] + loss
    if s.log is not None:
        e = s.note(E_DAMAGE, source)
        e.fighter = f
        e.number = amount
        e.other = kind
        e.lost = lost
    if len(t.triggers[AT_DAMAGE * t.seats + t.f_seat[f]]) > 0:
        s.signals = [*s.signals, AT_DAMAGE, f]
    if kind == COMBAT_DAMAGE and len(t.triggers[AT_COMBAT_DAMAGE * t.seats + t.f_seat[f]]) > 0:
        s.signals = [*s.signals, AT_COMBAT_DAMAGE, f]
    if loss > 0 and t.records:
        note_damage(s, f)
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
    was = s.place(fighter)
    s.set_place(fighter, space)
    tell(s, watching(s, fighter), fighter, was, space)
    if s.log is not None:
        _stand(s, E_PLACE, fighter, space, source)


def carry(s: State, fighter: i64, space: i64) -> None:
    """Put a fighter where the conveyor belt takes it, which is no movement (BELT-4)."""
    before = s.place(fighter)
    s.set_place(fighter, space)
    if s.log is not None:
        _stand(s, E_CARRY, fighter, space, NONE).other = before


def standing(s: State, space: i64) -> i64:
    """The fighter on a space, or NONE."""
    for f in range(s.t.fighters):
        if s.place(f) == space:
            return f
    return NONE


def swap(s: State, one: i64, other: i64, one_side: i64, other_side: i64, source: i64) -> None:
    """Swap the spaces of two fighters in one change.

    `one_side` and `other_side` are the sides of the combat on which they take part from now on, or NONE.
    """
    here, there = s.place(one), s.place(other)
    one_left, other_left = watching(s, one), watching(s, other)
    s.set_place(one, NONE)
    s.set_place(other, here)
    s.set_place(one, there)
    if s.log is not None:
        _stand(s, E_PLACE, one, there, source).side = one_side
        _stand(s, E_PLACE, other, here, source).side = other_side
    _tell_swap(s, one_left, one, here, there, other)
    _tell_swap(s, other_left, other, there, here, one)


def _tell_swap(s: State, seats: i64, fighter: i64, was: i64, now: i64, other: i64) -> None:
    """Tell who notices it that a fighter has left their zones. With the hero it swapped with, nothing has changed."""
    for seat in range(s.t.seats):
        if (seats >> seat) & 1 and not (s.t.kinds[seat * 8] >> other) & 1:
            tell(s, bit(seat), fighter, was, now)


def announce_leaving(s: State, mask: i64) -> bool:
    """Tell who notices it that fighters are about to leave the board, unless that has been done; whether it was now."""
    mods = s.mods
    i: i64 = 0
    while i < len(mods):
        if mods[i] == MOD_LEAVING:
            s.mods = mods[:i] + mods[i + MOD_STRIDE :]
            return False
        i += MOD_STRIDE
    told = False
    for f in range(s.t.fighters):
        if (mask >> f) & 1:
            told = tell(s, watching(s, f), f, s.place(f), NONE) or told
    if told:
        s.mods = [*s.mods, MOD_LEAVING, mask, 0, NONE]
    return told


def free(s: State, mask: i64) -> i64:
    """The fighters of a mask that are on the board and can leave their spaces."""
    return on_board(s, mask & ~held(s))


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


# ---- what is recorded of the turn ----


def note_maneuver(s: State, seat: i64) -> None:
    """A seat takes a maneuver action."""
    if s.t.records & MANEUVERS:
        _add_to_mask(s, MOD_MANEUVERED, bit(seat))


def note_win(s: State, seat: i64) -> None:
    """A seat wins a combat."""
    if s.t.records & WINS:
        s.mods = [*s.mods, MOD_WON, seat, NONE, THIS_TURN]


def note_damage(s: State, fighter: i64) -> None:
    """A fighter loses health to damage."""
    if s.t.records & DAMAGE:
        _add_to_mask(s, MOD_HURT, bit(fighter))


def hold(s: State, fighters: i64) -> None:
    """Fighters cannot leave their spaces until the end of the turn."""
    _add_to_mask(s, MOD_HELD, fighters)


def keep_health(s: State, fighters: i64, least: i64) -> None:
    """Damage does not reduce the health of fighters below a number until the end of the turn."""
    s.mods = [*s.mods, MOD_FLOOR, fighters, least, THIS_TURN]


def floor_of(s: State, fighter: i64) -> i64:
    """The health below which damage does not reduce a fighter's."""
    mods = s.mods
    least: i64 = 0
    i: i64 = 0
    while i < len(mods):
        if mods[i] == MOD_FLOOR and (mods[i + 1] >> fighter) & 1 and mods[i + 2] > least:
            least = mods[i + 2]
        i += MOD_STRIDE
    return least


def maneuvered(s: State, seat: i64) -> bool:
    return (_mask(s, MOD_MANEUVERED) >> seat) & 1 == 1


def hurt(s: State) -> i64:
    """Fighters that lost health to damage in this turn."""
    return _mask(s, MOD_HURT)


def held(s: State) -> i64:
    """Fighters that cannot leave their spaces."""
    return _mask(s, MOD_HELD) if len(s.mods) > 0 else 0


def wins(s: State, seat: i64) -> i64:
    """How many combats of this turn a seat has won."""
    mods = s.mods
    found: i64 = 0
    i: i64 = 0
    while i < len(mods):
        if mods[i] == MOD_WON and mods[i + 1] == seat:
            found += 1
        i += MOD_STRIDE
    return found


def _mask(s: State, kind: i64) -> i64:
    mods = s.mods
    i: i64 = 0
    while i < len(mods):
        if mods[i] == kind:
            return mods[i + 1]
        i += MOD_STRIDE
    return 0


def _add_to_mask(s: State, kind: i64, mask: i64) -> None:
    mods = s.mods
    i: i64 = 0
    while i < len(mods):
        if mods[i] == kind:
            if mods[i + 1] | mask != mods[i + 1]:
                s.mods = [*mods[: i + 1], mods[i + 1] | mask, *mods[i + 2 :]]
            return
        i += MOD_STRIDE
    if mask:
        s.mods = [*mods, kind, mask, NONE, THIS_TURN]

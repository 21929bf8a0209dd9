"""Evaluate compiled expressions: fighters and spaces to masks, cards to lists, amounts to numbers, conditions.

`seat` is the owner of the effect, `fp` the base of its frame (NONE for continuous bonuses, which have no registers).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core import values
from peerless.core.bits import bit
from peerless.core.fighters import alive, flanked, free, hurt, maneuvered, on_board, wins
from peerless.core.frames import (
    C_BONUS,
    C_BOOSTS,
    C_CARD,
    C_DAMAGE,
    C_FIGHTER,
    C_NAMED,
    C_OUTER,
    C_SEAT,
    C_TAKEN,
    C_TERMS,
    C_WORKED_OUT,
    E_FIGHTER,
    E_FOE,
    E_REGISTERS,
    E_SOURCE,
)
from peerless.core.ids import ABILITY, ANY_KIND, NONE, OUT, PILES
from peerless.core.movement import count_zones, empty, spaces_around
from peerless.core.piles import count_lent, is_marked, lies_in
from peerless.core.state import State, card_set
from peerless.core.tables import number_in
from peerless.effects.nodes import (
    DEFEATED,
    FLANKED,
    FRIENDLY,
    KIND_HERO,
    KIND_SIDEKICK,
    OF_COMBAT,
    ONLY_FOR,
    OPPONENT,
    OPPOSING_SIDE,
    OUTER,
    TOP,
    USED_TO_BOOST,
    X_ACTION_NUMBER,
    X_ADJACENT,
    X_ALL,
    X_ANY,
    X_BOOST_CARDS,
    X_BOOST_PLAYED,
    X_CARD_REG,
    X_CHOSEN,
    X_COMBAT_DAMAGE,
    X_COMPARE,
    X_COUNT_CARDS,
    X_COUNT_FIGHTERS,
    X_COUNTER,
    X_DAMAGE_TAKEN,
    X_DEFEATED,
    X_EQUAL,
    X_EXISTS,
    X_FIGHTER_REG,
    X_FIRST_ACTION,
    X_FOE_HERO,
    X_FREE,
    X_HEALTH,
    X_HIGHER,
    X_IS,
    X_KEYWORD,
    X_KIND,
    X_LENT,
    X_LOST,
    X_MANEUVERED,
    X_MOVED,
    X_NAMED,
    X_NOT,
    X_NUMBER,
    X_NUMBER_REG,
    X_ON_MARKER,
    X_OPPONENT_PLAYED,
    X_OPPOSING,
    X_PLAYED,
    X_PLAYED_TYPE,
    X_PRINTED,
    X_ROLE,
    X_SAME_ZONE,
    X_SELF,
    X_SET_REG,
    X_SPACE_LEFT,
    X_SPACE_REGS,
    X_SYMBOL,
    X_TIMES,
    X_TOKEN,
    X_TOOK_DAMAGE,
    X_VALUE,
    X_WON,
    X_WON_BEFORE,
    X_YOUR_TURN,
    X_ZONES,
    YOURS,
)

WILD_SYMBOL: Final = -2


def combat_side(s: State, seat: i64) -> i64:
    """0 if the seat attacks in the current combat, 1 if it defends, otherwise NONE."""
    if s.cb == NONE:
        return NONE
    if s.stack[s.cb + C_SEAT] == seat:
        return 0
    return 1 if s.stack[s.cb + C_SEAT + 1] == seat else NONE


def who(s: State, which: i64, seat: i64, fp: i64) -> i64:
    """The seat a step refers to: the owner, or the opponent in question (FFA-3); NONE if there is none.

    A player who is out is not an opponent (R-ALL-25).
    """
    if which != OPPONENT:
        return seat
    foe: i64 = NONE
    if fp != NONE:
        foe = s.stack[fp + E_FOE]
    else:
        side = combat_side(s, seat)
        if side != NONE:
            foe = s.stack[s.cb + C_SEAT + 1 - side]
    return NONE if foe != NONE and s.status(foe) & OUT else foe


def fighters(s: State, x: i64, seat: i64, fp: i64) -> i64:
    """The mask of an expression's fighters. Named fighters may be defeated; filters select from the board."""
    t = s.t
    kind = t.x[x]
    if kind == X_SELF:
        own: i64 = s.stack[fp + E_FIGHTER] if fp != NONE else _acting(s, seat)
        return bit(own) if own != NONE else 0
    if kind == X_OPPOSING:
        side = combat_side(s, seat)
        return bit(s.stack[s.cb + C_FIGHTER + 1 - side]) if side != NONE else 0
    if kind == X_KIND:
        return _kind_mask(s, seat, t.x[x + 1])
    if kind == X_FIGHTER_REG:
        chosen: i64 = s.stack[fp + E_REGISTERS + t.x[x + 1]]
        return bit(chosen - 1) if chosen > 0 else 0
    if kind == X_FOE_HERO:
        foe = who(s, OPPONENT, seat, fp)
        return bit(t.hero[foe]) if foe != NONE else 0
    if kind == X_FREE:
        return free(s, fighters(s, t.x[x + 1], seat, fp))
    if kind == X_SET_REG:
        return s.stack[fp + E_REGISTERS + t.x[x + 1]]
    return _filter(s, x, seat, fp)


def _acting(s: State, seat: i64) -> i64:
    """What `self` is when no effect runs: the seat's fighter in the combat, otherwise its hero."""
    side = combat_side(s, seat)
    return s.stack[s.cb + C_FIGHTER + side] if side != NONE else s.t.hero[seat]


def _kind_mask(s: State, seat: i64, kinds: i64) -> i64:
    out: i64 = 0
    k: i64 = 0
    while kinds:
        if kinds & 1:
            out |= s.t.kinds[seat * 8 + k]
        kinds >>= 1
        k += 1
    return out


def _filter(s: State, x: i64, seat: i64, fp: i64) -> i64:
    t = s.t
    side: i64 = t.x[x + 1]
    out: i64 = bit(t.fighters) - 1
    if side == YOURS:
        out = t.seat_fighters[seat]
    elif side == FRIENDLY:
        out = t.side_fighters[t.side[seat]]
    elif side == OPPOSING_SIDE:
        out &= ~i64(t.side_fighters[t.side[seat]])
    kind: i64 = t.x[x + 2]
    if kind == KIND_HERO:
        out &= t.heroes
    elif kind == KIND_SIDEKICK:
        out &= ~t.heroes
    elif kind != NONE:
        out &= _kind_mask(s, seat, kind)
    flags: i64 = t.x[x + 5]
    if flags & OF_COMBAT:
        if s.cb == NONE:
            return 0
        pair = bit(s.stack[s.cb + C_FIGHTER]) | bit(s.stack[s.cb + C_FIGHTER + 1])
        out &= pair
    out = out & ~alive(s, out) if flags & DEFEATED else on_board(s, out)
    if t.x[x + 6] != NONE:
        out &= ~fighters(s, t.x[x + 6], seat, fp)
    near: i64 = NONE
    if t.x[x + 3] != NONE:
        near = spaces_around(s, fighters(s, t.x[x + 3], seat, fp), False)
    if t.x[x + 4] != NONE:
        near &= spaces_around(s, fighters(s, t.x[x + 4], seat, fp), True)
    if t.x[x + 7] != NONE:
        near &= spaces(s, t.x[x + 7], seat, fp)
    if near != NONE:
        for f in range(t.fighters):
            if (out >> f) & 1 and not (near >> s.place(f)) & 1:
                out &= ~bit(f)
    return flanked(s, out, seat, flags // FLANKED) if flags >= FLANKED else out


def spaces(s: State, x: i64, seat: i64, fp: i64) -> i64:
    """The mask of an expression's spaces."""
    t = s.t
    out: i64
    if t.x[x] == X_SPACE_REGS:
        out = 0
        for i in range(1, 7):
            register = t.x[x + i]
            if register != NONE:
                chosen = s.stack[fp + E_REGISTERS + register]
                if chosen > 0:
                    out |= bit(chosen - 1)
        return out
    out = empty(s) if t.x[x + 1] else bit(t.spaces) - 1
    if t.x[x + 2] != NONE:
        out &= spaces_around(s, fighters(s, t.x[x + 2], seat, fp), True)
    if t.x[x + 3] != NONE:
        out &= spaces_around(s, fighters(s, t.x[x + 3], seat, fp), False)
    if t.x[x + 4] != NONE:
        chosen_spaces = spaces(s, t.x[x + 4], seat, fp)
        near: i64 = 0
        for space in range(t.spaces):
            if (chosen_spaces >> space) & 1:
                near |= t.adjacent[space]
        out &= near
    if t.x[x + 6] != NONE:
        out &= spaces(s, t.x[x + 6], seat, fp)
    if t.x[x + 5] != NONE:
        out &= ~_besides(s, t.x[x + 5], seat, fp)
    marker: i64 = t.x[x + 7]
    if marker != NONE:
        marked = s.marked(t.first_marker[seat] + (marker >> 1))
        out &= ~marked if marker & 1 else marked
    return out


def _besides(s: State, x: i64, seat: i64, fp: i64) -> i64:
    """Excluded spaces: those chosen before, or those of fighters."""
    if s.t.x[x] == X_SPACE_REGS:
        return spaces(s, x, seat, fp)
    out: i64 = 0
    mask = fighters(s, x, seat, fp)
    for f in range(s.t.fighters):
        if (mask >> f) & 1 and s.place(f) != NONE:
            out |= bit(s.place(f))
    return out


def cards(s: State, x: i64, seat: i64, fp: i64) -> list[int]:
    """The cards of an expression, in the order of their pile."""
    t = s.t
    if t.x[x] == X_CARD_REG:
        return card_set(s, fp + E_REGISTERS + t.x[x + 1])
    if t.x[x] == X_PLAYED:
        return _played(s, fp)
    owner = who(s, t.x[x + 2] & 1, seat, fp)
    out: list[int] = []
    if owner == NONE:
        return out
    definition, kind, word = t.x[x + 3], t.x[x + 4], t.x[x + 5]
    besides: list[int] = []
    if t.x[x + 6] != NONE:
        besides = card_set(s, fp + E_REGISTERS + t.x[x + 6])
    value: i64 = NONE
    if t.x[x + 7] != NONE:
        value = amount(s, t.x[x + 7], seat, fp)
    boosts: i64 = NONE
    if t.x[x + 2] & USED_TO_BOOST:
        side = combat_side(s, seat)
        boosts = s.stack[s.cb + C_BOOSTS + side] if side != NONE else 0
    only: i64 = t.x[x + 2] // ONLY_FOR
    pile = s.piles[owner * PILES + t.x[x + 1]]
    if t.x[x + 2] & TOP:
        pile = pile[-1:]
    for c in pile:
        d = t.c_def[c]
        if definition != NONE and d != t.first_def[owner] + definition:
            continue
        if kind != NONE and not _has_type(s, d, kind):
            continue
        if word != NONE and not is_marked(s, c, owner, word):
            continue
        if value != NONE and t.d_value[d] != value:
            continue
        if only and t.d_kinds[d] != bit(only - 1):
            continue
        if boosts != NONE and not (boosts >> number_in(t, owner, c)) & 1:
            continue
        if c not in besides:
            out.append(c)
    return out


def _played(s: State, fp: i64) -> list[int]:
    """The card that is being carried out, if it is still in play."""
    card: i64 = s.stack[fp + E_SOURCE]
    if card < 0 or card >= ABILITY or not lies_in(s.play(s.holder(card)), card):
        return []
    return [int(card)]


def _has_type(s: State, definition: i64, kind: i64) -> bool:
    """A versatile card counts as attack and as defense (ED-2); with `by_use`, only a card in play has a use."""
    own: i64 = s.t.d_type[definition]
    if s.t.by_use:
        return own == kind
    return own == kind or (own == 3 and kind in (1, 2))


def amount(s: State, x: i64, seat: i64, fp: i64) -> i64:
    """The number of an expression."""
    t = s.t
    kind = t.x[x]
    if kind == X_NUMBER:
        return t.x[x + 1]
    if kind == X_NUMBER_REG:
        return s.stack[fp + E_REGISTERS + t.x[x + 1]]
    times: i64 = t.x[x + 2]
    if kind == X_COUNT_CARDS:
        return len(cards(s, t.x[x + 1], seat, fp)) * times
    if kind == X_COUNT_FIGHTERS:
        mask = fighters(s, t.x[x + 1], seat, fp)
        count: i64 = 0
        while mask:
            mask &= mask - 1
            count += 1
        return count * times
    if kind == X_BOOST_CARDS:
        total: i64 = 0
        for c in cards(s, t.x[x + 1], seat, fp):
            total += values.boost_value(s, c)
        return total * times
    if kind == X_COMBAT_DAMAGE:
        return s.stack[s.cb + C_DAMAGE] * t.x[x + 1] if s.cb != NONE else 0
    if kind == X_COUNTER:
        shown = s.token(t.first_token[seat] + t.x[x + 1])
        if t.x[x + 3] == 1:
            shown = t.token_sides[t.first_token[seat] + t.x[x + 1]] - 1 - shown
        return shown * times
    if kind == X_TIMES:
        return s.stack[fp + E_REGISTERS + t.x[x + 1]] * times
    if kind == X_ZONES:
        return count_zones(s, fighters(s, t.x[x + 1], seat, fp)) * times
    if kind == X_LENT:
        return count_lent(s, seat, NONE if t.x[x + 1] else who(s, OPPONENT, seat, fp), t.x[x + 1] != 0) * times
    side = combat_side(s, seat)
    if side == NONE:
        return 0
    if kind == X_DAMAGE_TAKEN:
        return s.stack[s.cb + C_TAKEN + side] * t.x[x + 1]
    if kind == X_NAMED:
        return max(0, s.stack[s.cb + C_NAMED + side] - 1) * t.x[x + 1]
    if kind == X_PRINTED and t.x[x + 1] == OUTER:
        outer = _outer(s)
        return values.printed_in(s, outer, 1 - side, s.stack[s.cb + C_TERMS]) * times if outer != NONE else 0
    if t.x[x + 1]:
        side = 1 - side
    card: i64 = s.stack[s.cb + C_CARD + side]
    if card == NONE:
        return 0
    if kind == X_PRINTED:
        return values.printed_value(s, side) * times
    if kind == X_VALUE:
        return values.current_value(s, s.cb, side, len(s.terms)) * times
    assert kind == X_BOOST_PLAYED
    return values.boost_value(s, card) * times


def _has_keyword(s: State, x: i64, seat: i64, fp: i64) -> bool:
    """A chosen card, or one of the combat, has a keyword of the seat's hero."""
    t = s.t
    if t.x[x + 1] != NONE:
        return any(is_marked(s, c, seat, t.x[x + 3]) for c in cards(s, t.x[x + 1], seat, fp))
    side = combat_side(s, seat)
    if side == NONE:
        return False
    card: i64 = s.stack[s.cb + C_CARD + (1 - side if t.x[x + 2] else side)]
    return card != NONE and is_marked(s, card, seat, t.x[x + 3])


def _outer(s: State) -> i64:
    """The combat around a bonus attack, or NONE."""
    return s.stack[s.cb + C_OUTER] if s.cb != NONE and s.stack[s.cb + C_BONUS] else NONE


def holds(s: State, x: i64, seat: i64, fp: i64) -> bool:
    """Whether a condition holds now."""
    t = s.t
    kind = t.x[x]
    if kind in (X_WON, X_LOST):
        return _won(s, seat, kind == X_WON)
    if kind == X_IS:
        return _is_kind(s, fighters(s, t.x[x + 1], seat, fp), t.x[x + 2], seat)
    if kind == X_MOVED:
        return _moved(s, fighters(s, t.x[x + 1], seat, fp))
    if kind == X_TOKEN:
        return s.token(t.first_token[seat] + t.x[x + 1]) == t.x[x + 2]
    if kind == X_COMPARE:
        n = amount(s, t.x[x + 1], seat, fp)
        return t.x[x + 2] <= n <= t.x[x + 3]
    if kind == X_EQUAL:
        if not (_is_there(s, t.x[x + 1], seat) and _is_there(s, t.x[x + 2], seat)):
            return False
        return amount(s, t.x[x + 1], seat, fp) == amount(s, t.x[x + 2], seat, fp)
    if kind == X_HIGHER:
        return amount(s, t.x[x + 1], seat, fp) > amount(s, t.x[x + 2], seat, fp)
    if kind == X_HEALTH:
        mask = alive(s, fighters(s, t.x[x + 1], seat, fp))
        if t.x[x + 4] != NONE:
            return _is_below(s, mask, fighters(s, t.x[x + 4], seat, fp))
        return any(mask >> f & 1 and t.x[x + 2] <= s.health(f) <= t.x[x + 3] for f in range(t.fighters))
    if kind == X_EXISTS:
        return fighters(s, t.x[x + 1], seat, fp) != 0
    if kind == X_SPACE_LEFT:
        return spaces(s, t.x[x + 1], seat, fp) != 0
    if kind == X_DEFEATED:
        mask = fighters(s, t.x[x + 1], seat, fp)
        return mask & ~alive(s, mask) != 0
    if kind in (X_ADJACENT, X_SAME_ZONE):
        near = spaces_around(s, fighters(s, t.x[x + 1], seat, fp), kind == X_SAME_ZONE)
        mask = fighters(s, t.x[x + 2], seat, fp)
        return _is_in(s, mask, near, t.x[x + 3] != 0)
    if kind == X_ROLE:
        return combat_side(s, seat) == t.x[x + 1]
    if kind == X_NOT:
        return not holds(s, t.x[x + 1], seat, fp)
    if kind == X_ON_MARKER:
        marker = t.first_marker[seat] + t.x[x + 2]
        return _on_marker(s, fighters(s, t.x[x + 1], seat, fp), marker, t.x[x + 3] != 0)
    if kind == X_YOUR_TURN:
        return s.active == seat
    if kind == X_MANEUVERED:
        return maneuvered(s, seat)
    if kind == X_WON_BEFORE:
        return wins(s, seat) > (1 if _won(s, seat, True) else 0)
    if kind == X_TOOK_DAMAGE:
        return fighters(s, t.x[x + 1], seat, fp) & hurt(s) != 0
    if kind == X_FIRST_ACTION:
        return s.active == seat and s.action_number == 1
    if kind == X_ACTION_NUMBER:
        return s.active == seat and s.action_number == t.x[x + 1]
    if kind == X_SYMBOL:
        return _shows_symbol(s, t.x[x + 1], seat, t.x[x + 2])
    if kind == X_CHOSEN:
        return s.stack[fp + E_REGISTERS + t.x[x + 1]] != 0
    if kind == X_PLAYED_TYPE:
        side = combat_side(s, seat)
        if side == NONE:
            return False
        definition = values.played_def(s, s.cb, 1 - side if t.x[x + 1] else side)
        return definition != NONE and _has_type(s, definition, t.x[x + 2])
    if kind == X_KEYWORD:
        return _has_keyword(s, x, seat, fp)
    if kind == X_OPPONENT_PLAYED:
        side = combat_side(s, seat)
        return side != NONE and s.stack[s.cb + C_CARD + 1 - side] != NONE
    assert kind in (X_ALL, X_ANY)
    for i in range(1, 7):
        if t.x[x + i] != NONE and holds(s, t.x[x + i], seat, fp) != (kind == X_ALL):
            return kind == X_ANY
    return kind == X_ALL


def _is_below(s: State, mask: i64, others: i64) -> bool:
    """One of the fighters has less health than one of the others."""
    for f in range(s.t.fighters):
        if (mask >> f) & 1:
            for other in range(s.t.fighters):
                if (others >> other) & 1 and s.health(f) < s.health(other):
                    return True
    return False


def _is_in(s: State, mask: i64, spaces: i64, at_start: bool) -> bool:
    """One of the fighters is on one of these spaces, or was when the turn started (TRN-6)."""
    for f in range(s.t.fighters):
        if (mask >> f) & 1:
            at = s.started(f) if at_start else s.place(f)
            if at != NONE and (spaces >> at) & 1:
                return True
    return False


def current_symbol(s: State, x: i64, seat: i64) -> i64:
    """Which of the symbols of an expression the player has: its number, WILD_SYMBOL for any, NONE for none of them."""
    t = s.t
    pile = s.discard(seat)
    if len(pile) == 0:
        return WILD_SYMBOL
    words = t.d_words[t.c_def[pile[-1]]]
    if t.x[x + 1] != NONE and (words >> t.x[x + 1]) & 1:
        return WILD_SYMBOL
    for i in range(6):
        if t.x[x + 2 + i] != NONE and (words >> t.x[x + 2 + i]) & 1:
            return i
    return NONE


def _shows_symbol(s: State, x: i64, seat: i64, symbol: i64) -> bool:
    """Whether the player has a symbol, or a wild one."""
    found = current_symbol(s, x, seat)
    return found in (WILD_SYMBOL, symbol)


def _won(s: State, seat: i64, want: bool) -> bool:
    """The attacker won if the attack itself dealt damage, otherwise the defender (CMB-10); unknown before damage."""
    side = combat_side(s, seat)
    if side == NONE or not s.stack[s.cb + C_WORKED_OUT]:
        return False
    attacker_won = s.stack[s.cb + C_DAMAGE] > 0
    return (attacker_won == (side == 0)) == want


def _is_kind(s: State, mask: i64, kind: i64, seat: i64) -> bool:
    if kind == KIND_HERO:
        return mask & s.t.heroes != 0
    if kind == KIND_SIDEKICK:
        return mask & ~s.t.heroes != 0
    return mask & _kind_mask(s, seat, kind) != 0


def _is_there(s: State, x: i64, seat: i64) -> bool:
    """A number that was not named, or not printed on a played card, equals nothing."""
    t = s.t
    if t.x[x] != X_NAMED and t.x[x] != X_PRINTED and t.x[x] != X_VALUE:
        return True
    side = combat_side(s, seat)
    if side == NONE:
        return False
    if t.x[x] == X_NAMED:
        return s.stack[s.cb + C_NAMED + side] > 0
    if t.x[x + 1] == OUTER:
        outer = _outer(s)
        return outer != NONE and s.stack[outer + C_CARD + 1 - side] != NONE
    return s.stack[s.cb + C_CARD + (1 - side if t.x[x + 1] else side)] != NONE


def _moved(s: State, mask: i64) -> bool:
    """Is on a different space than at the start of the turn; off the board, then or now, does not count (TRN-6)."""
    for f in range(s.t.fighters):
        if (mask >> f) & 1:
            was, at = s.started(f), s.place(f)
            if was != NONE and at != NONE and was != at:
                return True
    return False


def _on_marker(s: State, mask: i64, marker: i64, at_start: bool) -> bool:
    """One of the fighters is on a marked space, or was when the turn started (TRN-6)."""
    return _is_in(s, mask, s.marked_at_start(marker) if at_start else s.marked(marker), at_start)


def can_be(s: State, card: i64, role: i64) -> bool:
    """Whether a card can be played in a role (AS_ATTACK or AS_DEFENSE): by its type, or as another type (CRD-3)."""
    t = s.t
    d = t.c_def[card]
    if t.d_type[d] & role:
        return True
    if not t.d_also[d] & role:
        return False
    cond: i64 = t.d_also_if[d]
    return cond == NONE or holds(s, cond, s.holder(card), NONE)


def kind_for(s: State, fighter: i64, seat: i64) -> i64:
    """What kind a fighter is for the cards and abilities of a seat: a teammate's is none of those they name."""
    return s.t.f_kind[fighter] if s.t.f_seat[fighter] == seat else i64(ANY_KIND)


def may_play(s: State, card: i64, fighter: i64) -> bool:
    """The card names this fighter, or any (CRD-2), and its own condition holds."""
    t = s.t
    d = t.c_def[card]
    seat = t.c_seat[card]
    if not (t.d_kinds[d] >> kind_for(s, fighter, seat)) & 1:
        return False
    cond: i64 = t.d_cond[d]
    return cond == NONE or holds(s, cond, seat, NONE)

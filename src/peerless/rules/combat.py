"""The attack and its combat, in the order CMB-1 to CMB-6.

Nothing is fixed in advance: after every effect, each window looks up what is still pending. So effects can cancel or
replace cards and swap fighters, and another combat can run inside this one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core import fighters, knowledge, piles, sharing, values
from peerless.core.bits import bit
from peerless.core.events import E_COMBAT, E_COMMIT, E_NO_DEFENSE, E_PLAY, Event
from peerless.core.frames import (
    C_BONUS,
    C_CANCELED,
    C_CARD,
    C_COMMIT,
    C_DAMAGE,
    C_DONE,
    C_FIGHTER,
    C_OUTER,
    C_REVEALED,
    C_SEAT,
    C_TERMS,
    C_VALUE,
    C_WORKED_OUT,
    REALLY,
)
from peerless.core.ids import (
    ABILITY,
    AFTER,
    AFTER_ATTACK,
    AS_BOOST,
    ASK_COMMIT,
    ASK_DEFENSE,
    ASK_ORDER,
    AT_COMBAT_END,
    CLASSIC,
    COMBAT_DAMAGE,
    DURING,
    IMMEDIATELY,
    MOD_KEPT,
    MOD_KEPT_CARDS,
    MOD_REDIRECT,
    MOD_STRIDE,
    NONE,
    RULE,
    T_BONUS,
    T_COMMIT,
    T_GROUND,
    TIMINGS,
    TO_ATTACK,
    WHEN_PLAYED,
)
from peerless.core.state import State
from peerless.effects import expr, interpreter
from peerless.effects.ops.combat import push_combat
from peerless.rules import legal, triggers

_COMMIT: Final = 0
_DEFEND: Final = 1
_REVEAL: Final = 2
_IMMEDIATELY: Final = 3
_DURING: Final = 4
_VALUES: Final = 5
_DAMAGE: Final = 6
_AFTER: Final = 7
_AFTER_ABILITIES: Final = 8  # classic: cards first, then abilities (ED-4)
_OVER: Final = 9
_CLEAN_UP: Final = 10
_AFTER_ATTACK: Final = 11
_LATE_CLEAN_UP: Final = 12  # classic: last (ED-8)
_END: Final = 13

_CARDS: Final = 1
_ABILITIES: Final = 2
_BOTH: Final = 3
_NOTHING: Final[list[int]] = []


def begin(s: State, attacker: i64, defender: i64, card: i64) -> None:
    """Declare an attack: the card is face down in play already (ATK-4)."""
    push_combat(s, attacker, defender, card)
    if s.log is not None:
        _lay(s, E_PLAY, 0, card, attacker, defender)
    _put_in(s, 0)


def _put_in(s: State, side: i64) -> None:
    """Reveal a card that is played face up at once; its effect when played comes before the others are revealed."""
    t = s.t
    card: i64 = s.stack[s.cb + C_CARD + side]
    d = t.c_def[card]
    if t.d_face_up[d]:
        knowledge.leave_holding(s, card)
        piles.reveal(s, card, card)
        values.tell_fixed(s, side)
    program = t.d_program[d * TIMINGS + WHEN_PLAYED]
    if program != NONE:
        foe: i64 = s.stack[s.cb + C_SEAT + 1 - side]
        fighter: i64 = s.stack[s.cb + C_FIGHTER + side]
        interpreter.start(s, program, s.stack[s.cb + C_SEAT + side], card, fighter, foe, WHEN_PLAYED)


def _lay(s: State, kind: i64, side: i64, card: i64, fighter: i64, target: i64) -> None:
    """Report a played card: the player is public; a face-down card is known only to its own side."""
    if s.log is None:
        return
    e = s.note_piles(kind, RULE, s.stack[s.cb + C_SEAT + side])
    e.side = side
    e.card = card
    e.fighter = fighter
    e.target = target
    if kind == E_COMMIT or not s.t.d_face_up[s.t.c_def[card]]:
        e.audience = 1 << s.t.viewer[e.seat]


def advance(s: State) -> None:
    """Advance the combat on top of the stack by one step."""
    t, base, stack = s.t, s.fp, s.stack
    step = s.step()
    if step == _IMMEDIATELY:
        _window(s, IMMEDIATELY, _BOTH)
    elif step == _DURING:
        _window(s, DURING, _BOTH)
    elif step == _AFTER:
        _window(s, AFTER, _CARDS if t.edition == CLASSIC else _BOTH)
    elif step == _AFTER_ABILITIES:
        _window(s, AFTER, _ABILITIES)
    elif step == _OVER:
        first = AT_COMBAT_END * t.seats
        if not t.triggers[first + stack[base + C_SEAT]] and not t.triggers[first + stack[base + C_SEAT + 1]]:
            s.set_step(_CLEAN_UP)
            advance(s)
        else:
            _window(s, AT_COMBAT_END, _ABILITIES)
    elif step == _AFTER_ATTACK:
        # A bonus attack is part of an attack: abilities wait until that is over (CMB-6, R-CMB-4).
        _window(s, AFTER_ATTACK, _CARDS if stack[base + C_BONUS] else _BOTH)
    elif step == _COMMIT:
        seat: i64 = stack[base + C_SEAT]
        attacker = stack[base + C_FIGHTER]
        hand = s.hand(seat)
        if hand and (t.committers[seat] >> t.f_kind[attacker]) & 1 and not stack[base + C_BONUS]:
            options = piles.distinct(s, hand)
            options.append(NONE)
            s.ask(ASK_COMMIT, seat, ABILITY + t.commit_ability[seat], options, False)
        else:
            s.set_step(_DEFEND)
    elif step == _DEFEND:
        # A defender with cards in hand is always asked: not being asked would reveal something about the hand.
        seat = stack[base + C_SEAT + 1]
        if s.hand(seat):
            s.ask(ASK_DEFENSE, seat, RULE, legal.defenses(s, stack[base + C_FIGHTER + 1]), False)
        else:
            answer(s, NONE)
    elif step == _REVEAL:
        _reveal(s)
        s.set_step(_IMMEDIATELY)
    elif step == _VALUES:
        s.set_step(_DAMAGE)
        _compute_values(s)
        _deal_damage(s)
    elif step == _DAMAGE:
        _deal_damage(s)
    elif step == _CLEAN_UP:
        s.set_step(_AFTER_ATTACK)
        _expire(s, True)
        if t.edition != CLASSIC:
            _clean_up(s)
    elif step == _LATE_CLEAN_UP:
        s.set_step(_END)
        if t.edition == CLASSIC:
            _clean_up(s)
    else:
        assert step == _END
        _end(s)


def answer(s: State, option: i64) -> None:
    """Handle a face-down boost, a defense card, or the order of a player's own effects."""
    base, stack = s.fp, s.stack
    step = s.step()
    if step == _COMMIT:
        s.set_step(_DEFEND)
        if option != NONE:
            stack[base + C_COMMIT] = option
            _into_play(s, option)
            _lay(s, E_COMMIT, 0, option, stack[base + C_FIGHTER], NONE)
    elif step == _DEFEND:
        s.set_step(_REVEAL)
        if option != NONE:
            stack[base + C_CARD + 1] = option
            _into_play(s, option)
            _lay(s, E_PLAY, 1, option, stack[base + C_FIGHTER + 1], NONE)
            _put_in(s, 1)
        elif s.log is not None:
            e = s.note(E_NO_DEFENSE, RULE)
            e.side = 1
            e.fighter = stack[base + C_FIGHTER + 1]
            e.seat = stack[base + C_SEAT + 1]
    else:
        _start(s, expr.combat_side(s, s.ask_seat), _timing(step), option)


def _timing(step: i64) -> i64:
    if step == _IMMEDIATELY:
        return IMMEDIATELY
    if step == _DURING:
        return DURING
    if step == _OVER:
        return AT_COMBAT_END
    return AFTER_ATTACK if step == _AFTER_ATTACK else AFTER


def _into_play(s: State, card: i64) -> None:
    seat = s.holder(card)
    piles.remove(s.hand(seat), card)
    s.play(seat).append(card)


def _reveal(s: State) -> None:
    """Reveal all cards together (ATK-4)."""
    base, stack = s.fp, s.stack
    hidden: list[int] = []
    for at in (base + C_CARD, base + C_CARD + 1, base + C_COMMIT):
        if stack[at] != NONE and knowledge.lies_face_down(s, base, at):
            hidden.append(stack[at])
    stack[base + C_REVEALED] = 1
    for card in hidden:
        knowledge.leave_holding(s, card)
        piles.reveal(s, card, card)
    for side in range(2):
        values.tell_fixed(s, side)


def _window(s: State, timing: i64, which: i64) -> None:
    """Start the next pending effect of this timing: the defender's first, each side's in its chosen order (CMB-7)."""
    side: i64 = 1
    while side >= 0:
        found = _pending(s, side, timing, which)
        if len(found) > 1:
            free = _free(s, side, timing, found)
            if free != NONE:
                _start(s, side, timing, found[free])
                return
            s.ask(ASK_ORDER, s.stack[s.fp + C_SEAT + side], NONE, found, True)
            return
        if found:
            _start(s, side, timing, found[0])
            return
        side -= 1
    s.set_step(s.step() + 1)


def _free(s: State, side: i64, timing: i64, found: list[int]) -> i64:
    """Which of the pending effects can come first without being chosen, or NONE."""
    t = s.t
    acting = t.triggers[timing * t.seats + s.stack[s.fp + C_SEAT + side]]
    reads: list[int] = []
    writes: list[int] = []
    for which in found:
        if which == 0:
            program = t.d_program[values.played_def(s, s.fp, side) * TIMINGS + timing]
            reads.append(t.p_reads[program])
        else:
            program = t.g_program[acting[which - 1]]
            reads.append(t.g_reads[acting[which - 1]])
        writes.append(t.p_writes[program])
    return triggers.first_free(reads, writes)


def _pending(s: State, side: i64, timing: i64, which: i64) -> list[int]:
    """Pending effects of one side: 0 for its card, n + 1 for its n-th ability of this moment (CMB-8)."""
    t, base, stack = s.t, s.fp, s.stack
    d: i64 = NONE
    if which & _CARDS:
        d = values.played_def(s, base, side)
    waits = d != NONE and t.d_program[d * TIMINGS + timing] != NONE
    seat: i64 = stack[base + C_SEAT + side]
    acting = t.triggers[timing * t.seats + seat]
    if not waits and not acting:
        return _NOTHING
    found: list[int] = []
    done: i64 = stack[base + C_DONE + side]
    gone: i64 = stack[base + C_CANCELED + side]
    if waits and not ((done | gone) >> timing) & 1:
        found.append(0)
    if which & _ABILITIES and acting:
        kind = expr.kind_for(s, stack[base + C_FIGHTER + side], seat)
        for i in range(len(acting)):
            trigger = acting[i]
            if not (done >> _ability_bit(timing, i)) & 1 and (t.g_kinds[trigger] >> kind) & 1:
                cond = t.g_cond[trigger]
                if cond == NONE or expr.holds(s, cond, seat, NONE):
                    found.append(i + 1)
    return found


def _ability_bit(timing: i64, index: i64) -> i64:
    """After the timings of cards; the moment at the end of a combat follows those of cards."""
    return 8 + (AFTER_ATTACK + 1 if timing == AT_COMBAT_END else timing) * 8 + index


def _start(s: State, side: i64, timing: i64, which: i64) -> None:
    """Start an effect of this window, which then counts as resolved."""
    t, base, stack = s.t, s.fp, s.stack
    seat: i64 = stack[base + C_SEAT + side]
    foe: i64 = stack[base + C_SEAT + 1 - side]
    fighter: i64 = stack[base + C_FIGHTER + side]
    done: i64 = stack[base + C_DONE + side]
    if which == 0:
        card: i64 = stack[base + C_CARD + side]
        stack[base + C_DONE + side] = done | bit(timing)
        program = t.d_program[values.played_def(s, base, side) * TIMINGS + timing]
        interpreter.start(s, program, seat, card, fighter, foe, timing)
    else:
        stack[base + C_DONE + side] = done | bit(_ability_bit(timing, which - 1))
        trigger = t.triggers[timing * t.seats + seat][which - 1]
        interpreter.start(s, t.g_program[trigger], seat, ABILITY + t.g_ability[trigger], fighter, foe, timing)


def _compute_values(s: State) -> None:
    """Add ability bonuses and freeze both values (CMB-3, EFF-7)."""
    base, stack = s.fp, s.stack
    for side in range(2):
        if stack[base + C_CARD + side] != NONE:
            _add_bonuses(s, side)
    if len(s.t.high) > 0:
        _add_high_ground(s)
    card: i64 = stack[base + C_COMMIT]
    if card != NONE and not stack[base + C_CANCELED] & REALLY:
        values.add_term(s, 0, T_COMMIT, values.boost_value(s, card), card)
    stack[base + C_VALUE] = values.combat_value(s, 0)
    stack[base + C_VALUE + 1] = values.combat_value(s, 1)


def _deal_damage(s: State) -> None:
    """Deal the difference of the values (CMB-3), once it is known how it is shared."""
    base, stack = s.fp, s.stack
    attack: i64 = stack[base + C_VALUE]
    defense: i64 = stack[base + C_VALUE + 1]
    defender: i64 = stack[base + C_FIGHTER + 1]
    taker = _taker(s, defender)
    source: i64 = stack[base + C_CARD]
    if s.t.sharers and sharing.must_share(s, bit(taker), attack - defense):
        sharing.push(s, bit(taker), attack - defense, COMBAT_DAMAGE, source, 0)
        return
    s.set_step(_AFTER)
    stack[base + C_WORKED_OUT] = 1
    told: Event | None = None
    if s.log is not None:
        told = _tell_values(s, attack, defense)
    dealt: i64 = 0
    if attack > defense:
        dealt = fighters.deal_shared(s, bit(taker), attack - defense, COMBAT_DAMAGE, source)
        if taker != defender:
            dealt = 0  # the defending fighter took none: the defender won
    stack[base + C_DAMAGE] = dealt
    if s.t.records:
        fighters.note_win(s, stack[base + C_SEAT] if dealt > 0 else stack[base + C_SEAT + 1])
    if told is not None:
        told.lost = dealt
        told.side = 0 if dealt > 0 else 1  # CMB-10


def _tell_values(s: State, attack: i64, defense: i64) -> Event:
    """Report both values with their terms; damage follows, and the winner is filled in after that."""
    base = s.fp
    e = s.note(E_COMBAT, RULE)
    e.fighter = s.stack[base + C_FIGHTER]
    e.target = s.stack[base + C_FIGHTER + 1]
    e.number = attack
    e.other = defense
    e.value = max(0, attack - defense)
    e.terms = values.explained(s, base, 0, len(s.terms)) + values.explained(s, base, 1, len(s.terms))
    return e


def _taker(s: State, defender: i64) -> i64:
    """The fighter that takes the combat damage: the defender, or the one it is redirected to."""
    mods = s.mods
    i: i64 = 0
    while i < len(mods):
        if mods[i] == MOD_REDIRECT and mods[i + 3] == s.cb and (mods[i + 1] >> defender) & 1:
            return mods[i + 2]
        i += MOD_STRIDE
    return defender


def _add_bonuses(s: State, side: i64) -> None:
    """Continuous bonuses to cards this fighter plays in this role (ED-2: by the role, always)."""
    t = s.t
    fighter: i64 = s.stack[s.fp + C_FIGHTER + side]
    kind = expr.kind_for(s, fighter, s.stack[s.fp + C_SEAT + side])
    for b in t.bonuses[(TO_ATTACK + side) * t.seats + s.stack[s.fp + C_SEAT + side]]:
        seat = t.a_seat[t.b_ability[b]]  # a teammate's, if it is for friendly fighters
        among: i64 = t.b_among[b]
        mine = (t.b_kinds[b] >> kind) & 1 if among == NONE else (expr.fighters(s, among, seat, NONE) >> fighter) & 1
        if mine and (t.b_cond[b] == NONE or expr.holds(s, t.b_cond[b], seat, NONE)):
            values.add_term(s, side, T_BONUS, expr.amount(s, t.b_amount[b], seat, NONE), ABILITY + t.b_ability[b])


def _add_high_ground(s: State) -> None:
    """+1 to an attack from a higher space on a lower one next to it (HIGH-1)."""
    at, there = s.place(s.stack[s.fp + C_FIGHTER]), s.place(s.stack[s.fp + C_FIGHTER + 1])
    if at != NONE and there != NONE and (s.t.high[at] >> there) & 1:
        values.add_term(s, 0, T_GROUND, 1, RULE)


def _clean_up(s: State) -> None:
    """Discard the played cards (CMB-5)."""
    base, stack = s.fp, s.stack
    for side in range(2):
        card: i64 = stack[base + C_CARD + side]
        if card == NONE or (side == 0 and stack[base + C_BONUS]):
            continue
        player: i64 = stack[base + C_SEAT + side]
        if piles.lies_in(s.play(player), card):  # an effect may have taken it back
            piles.lay_down(s, card, player, stack[base + C_SEAT + 1 - side], card)
    boosting: i64 = stack[base + C_COMMIT]
    if boosting != NONE:
        piles.discard(s, boosting, AS_BOOST, stack[base + C_SEAT], boosting)


def _expire(s: State, attack_goes_on: bool) -> None:
    """End everything that lasts for the combat, before the effects after the attack (CMB-6); until these are over, a
    card remembers its numbers."""
    if not s.mods:
        return
    kept: list[int] = []
    i: i64 = 0
    while i < len(s.mods):
        if s.mods[i + 3] != s.fp or (attack_goes_on and s.mods[i] in (MOD_KEPT, MOD_KEPT_CARDS)):
            kept.extend(s.mods[i : i + MOD_STRIDE])
        i += MOD_STRIDE
    s.mods = kept


def _end(s: State) -> None:
    """Remove what is left of the combat, including the effects after the attack."""
    base = s.fp
    _expire(s, False)
    s.terms = s.terms[: s.stack[base + C_TERMS]]
    s.cb = s.stack[base + C_OUTER]
    s.running = s.running[:-1]
    s.pop()


def order_source(s: State, option: i64) -> i64:
    """The card or ability behind an option of the order of effects."""
    t = s.t
    side = expr.combat_side(s, s.ask_seat)
    if option == 0:
        return s.stack[s.fp + C_CARD + side]
    return ABILITY + t.g_ability[t.triggers[_timing(s.step()) * t.seats + s.ask_seat][option - 1]]

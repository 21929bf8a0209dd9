"""Check whether a match can continue from an untrusted state.

`core.invariants` checks the relations between the parts of a state and assumes that the rules wrote every number. An
edited save may contain any number. So this module checks every number against the tables: what a slot of a frame or a
register of a program may contain, and which frames can be on top of which.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from peerless.core.fighters import LEFT_SEAT
from peerless.core.frames import (
    B_CARD,
    B_SIDE,
    C_BONUS,
    C_BOOSTS,
    C_CARD,
    C_COMMIT,
    C_FIGHTER,
    C_REVEALED,
    C_SEAT,
    C_TERMS,
    C_WORKED_OUT,
    DIS_REGISTER,
    DIS_SOURCE,
    E_FIGHTER,
    E_FOE,
    E_PC,
    E_PROGRAM,
    E_REGISTERS,
    E_SEAT,
    E_SOURCE,
    MOVE_SOURCE,
    MOVE_THROUGH,
    RIDE_REGISTER,
    RIDE_SOURCE,
    SCHEME_CARD,
    SETUP_FIGHTER,
    SETUP_SEAT,
    SHARE_SOURCE,
    STEP,
    TRIG_MOMENT,
    TRIG_PENDING,
    TRIG_SEAT,
    WALK_SOURCE,
)
from peerless.core.ids import (
    ABILITY,
    AS_PLAYED,
    AT_COMBAT_DAMAGE,
    AT_COMBAT_END,
    AT_DAMAGE,
    AT_DEFEAT,
    AT_ZONE_LEFT,
    BOOST_EFFECT,
    COMBAT_DAMAGE,
    DORMANT,
    DRAWN,
    EFFECT_DAMAGE,
    EXHAUSTION,
    F_BOOST,
    F_COMBAT,
    F_DISCARD,
    F_EFFECT,
    F_MANEUVER,
    F_MOVE,
    F_RIDE,
    F_SCHEME,
    F_SETUP,
    F_SHARE,
    F_TRIGGERS,
    F_TURN,
    F_WALK,
    MOD_FIX,
    MOD_FLOOR,
    MOD_HELD,
    MOD_HURT,
    MOD_KEPT,
    MOD_KEPT_CARDS,
    MOD_LEAVING,
    MOD_MANEUVERED,
    MOD_MOST,
    MOD_PREVENT,
    MOD_REDIRECT,
    MOD_SHARED,
    MOD_STRIDE,
    MOD_WON,
    MOMENTS,
    NONE,
    OUT,
    REASONS,
    RESIGNED,
    RUNNING,
    SCHEME,
    SIG_CARD_BACK,
    SIG_DISCARDED,
    SIG_END_TURN,
    T_SET,
    T_STRIDE,
    T_SWAPPED,
    TEAMS,
    THIS_TURN,
    TIMINGS,
    WHEN_DISCARDED,
    WHEN_PLAYED,
    WON,
)
from peerless.core.invariants import frame_bases
from peerless.core.rng import key_words
from peerless.core.state import State
from peerless.core.tables import Tables, is_lendable
from peerless.effects.interpreter import MOST_EFFECTS
from peerless.effects.ops.combat import MOST_ACTIONS
from peerless.effects.ops.memory import SLOTS
from peerless.records.checks.registers import MOST_AMOUNT, may_hold, fighter_sets, instructions, registers_fit
from peerless.rules.markers import PLACE_MARKERS
from peerless.rules.turn import PLACE_OTHERS, RETURN, SHIFT

MOST_COUNTED: Final = 1 << 40
"""Of answers, combats and random numbers: more than any match has, and a counter still has room."""
_WORD: Final = 1 << 32
_DONE_BITS: Final = 1 << 48  # effects of a combat that have resolved
Range = tuple[int, int]  # lowest and highest number


def unsound(s: State) -> str:
    """The first problem of the numbers of a state, in words; empty if there is none."""
    bases = frame_bases(s)
    if bases is None:
        return "the frames do not fill the stack"
    return _numbers(s) or _lists(s) or _seats(s) or _frames(s, bases) or _modifiers(s, bases) or _set_up(s)


def _outside(values: Sequence[int], ranges: Sequence[Range]) -> int:
    """The position of the first number outside its range, or NONE."""
    for i, (low, high) in enumerate(ranges):
        if not low <= values[i] <= high:
            return i
    return NONE


# ---- numbers and lists ----


def _numbers(s: State) -> str:
    t = s.t
    ranges: dict[str, tuple[int, Range]] = {
        "turn": (int(s.turn), (0, MOST_AMOUNT)),
        "active": (int(s.active), _seat(t)),
        "actions": (int(s.actions), (0, MOST_ACTIONS)),
        "action_number": (int(s.action_number), (0, 2 * MOST_ACTIONS)),
        "effects": (int(s.effects), (0, MOST_EFFECTS)),
        "over": (int(s.over), (RUNNING, DRAWN)),
        "winner": (int(s.winner), (NONE, max(t.side))),
        "reason": (int(s.reason), (0, len(REASONS) - 1)),
        "steps": (int(s.steps), (0, MOST_COUNTED)),
        "combats": (int(s.combats), (0, MOST_COUNTED)),
        "ask_seat": (int(s.ask_seat), (NONE, int(t.seats) - 1)),
    }
    for name, (number, (low, high)) in ranges.items():
        if not low <= number <= high:
            return f"{name} is {number}"
    if (s.over == WON) != (s.winner != NONE) or (s.over == RUNNING) != (s.reason == 0):
        return "winner and reason do not fit the end"
    if not _is_source(t, int(s.ask_source)):
        return f"ask_source is {s.ask_source}"
    return ""


def _lists(s: State) -> str:
    t = s.t
    key = int(key_words(s))
    if _outside(s.rng, [(0, _WORD - 1)] * key + [(0, MOST_COUNTED)] * (len(s.rng) - key)) != NONE:
        return "a random stream is out of range"
    if _outside(s.know, [(0, (1 << (4 * int(t.viewers))) - 1)] * len(s.know)) != NONE:
        return "knowledge of a viewer who does not exist"
    if _outside(s.script, [(0, len(t.d_type) - 1)] * len(s.script)) != NONE:
        return "a scripted card does not exist"
    if len(s.terms) % T_STRIDE or len(s.mods) % MOD_STRIDE or len(s.signals) % 2:
        return "a term, a modifier or a signal is cut off"
    for i in range(0, len(s.terms), T_STRIDE):
        side, kind, amount, source = s.terms[i : i + T_STRIDE]
        known = side in (0, 1) and T_SET <= kind <= T_SWAPPED and abs(amount) <= MOST_AMOUNT
        if not known or not _is_source(t, source):
            return "a term of a combat value does not exist"
    for i in range(0, len(s.signals), 2):
        kind, subject = s.signals[i : i + 2]
        if kind == SIG_CARD_BACK:
            answers = 0 <= subject < t.cards and bool(is_lendable(t, subject))
        elif kind == SIG_DISCARDED:
            answers = 0 <= subject < t.cards and t.d_program[t.c_def[subject] * TIMINGS + WHEN_DISCARDED] != NONE
        elif kind in (AT_DEFEAT, AT_DAMAGE, AT_COMBAT_DAMAGE):
            answers = 0 <= subject < t.fighters
        elif kind == AT_ZONE_LEFT:
            answers = 0 <= subject < t.seats * LEFT_SEAT and subject % LEFT_SEAT < t.fighters
        else:
            answers = kind == SIG_END_TURN and 0 <= subject < t.seats
        if not answers:
            return "a signal does not exist"
    return ""


def _seats(s: State) -> str:
    """Status bits, and whether at least two sides still play."""
    t = s.t
    playing: set[int] = set()
    for seat in range(int(t.seats)):
        status = int(s.status(seat))
        if not 0 <= status < 2 * DORMANT:  # the highest bit
            return f"the status of seat {seat} does not exist"
        if status & RESIGNED and not status & OUT:
            return f"seat {seat} has resigned and plays on"
        if status & DORMANT and not t.leaves:
            return f"seat {seat} is dormant, but nothing lets a fighter leave"
        if not status & OUT:
            playing.add(t.side[seat])
            fighters = [f for f in range(int(t.fighters)) if t.f_seat[f] == seat]
            stands = [f for f in fighters if s.health(f) > 0]
            if not s.over and not s.falls and not (stands if t.mode == TEAMS else s.health(t.hero[seat]) > 0):
                return f"seat {seat} has lost and plays on"
    if not s.over and len(playing) < 2:
        return "nobody is left to play against"
    return ""


# ---- frames ----


def _frames(s: State, bases: list[int]) -> str:
    t, stack = s.t, s.stack
    ends = [*bases[1:], int(s.top)]
    combats: list[int] = []
    sets: set[int] = set()  # positions of registers with sets of cards
    for number, (base, end) in enumerate(zip(bases, ends, strict=True)):
        kind = stack[base]
        if (number == 0) != (kind in (F_SETUP, F_TURN)):
            return "a frame lies where its kind cannot"
        values = stack[base + STEP : end]
        found = _outside(values, _slots(t, kind)) if kind != F_EFFECT else NONE
        if found != NONE:
            return f"slot {STEP + found} of frame {number} is {values[found]}"
        if kind == F_EFFECT:
            wrong = _effect(s, base, combats)
            sets.update(base + E_REGISTERS + register for register in t.p_cards[stack[base + E_PROGRAM]])
        elif kind == F_COMBAT:
            wrong = _combat(s, base, combats)
            combats.append(base)
        else:
            wrong = _other_frame(s, base, combats, sets)
        if wrong:
            return f"{wrong} (frame {number})"
    if len(s.running) != len(combats) or [*s.running] != sorted({*s.running}):
        return "the combats in progress are numbered otherwise"
    if s.running and not 0 < s.running[0] <= s.running[-1] <= s.combats:
        return "a combat in progress has not begun"
    return ""


def _seat(t: Tables) -> Range:
    return 0, int(t.seats) - 1


def _maybe(found: Range) -> Range:
    return NONE, found[1]


def _slots(t: Tables, kind: int) -> list[Range]:
    """What the slots of a kind of frame may contain, from its step on. `_is_source` checks sources."""
    seat, flag, amount = _seat(t), (0, 1), (0, MOST_AMOUNT)
    fighter, card = (0, int(t.fighters) - 1), (0, int(t.cards) - 1)
    fighters, source = (0, (1 << int(t.fighters)) - 1), (NONE, MOST_AMOUNT)
    if kind == F_SETUP:
        return [(0, PLACE_MARKERS), seat, (0, int(t.fighters))]
    if kind == F_TURN:
        return [(0, SHIFT if t.belt else RETURN)]
    if kind == F_TRIGGERS:
        return [(0, 0), (0, MOMENTS - 1), seat, (0, _WORD), _maybe(fighter)]
    if kind == F_MANEUVER:
        return [(0, 4), amount, flag]
    if kind == F_MOVE:
        return [(0, 0), seat, fighters, amount, (0, 7), _maybe(fighter), source, fighters]
    if kind == F_RIDE:
        space = (0, int(t.spaces) - 1)
        end = (0, MOST_AMOUNT)
        return [(0, 0), seat, fighter, amount, space, fighters, (0, 1 << 60), (0, 10), end, source]
    if kind == F_WALK:
        space = (0, int(t.spaces) - 1)
        return [(0, 0), seat, fighter, space, space, space, source, amount, (0, MOVE_THROUGH)]
    if kind == F_SHARE:
        return [(0, 0), fighters, amount, (0, EXHAUSTION), source, amount, fighters, _maybe(fighter)]
    if kind == F_SCHEME:
        return [(1, 1), card, fighter]  # at its first step it asks nothing
    if kind == F_DISCARD:
        return [(0, 0), seat, amount, (0, AS_PLAYED), seat, source, source]
    if kind == F_BOOST:
        return [(1, 1), card, (NONE, 1), flag]
    assert kind == F_COMBAT
    pair: list[Range] = [fighter, fighter]
    return [
        (0, 13), seat, seat, *pair, card, _maybe(card), (0, 255), (0, 255), (0, _DONE_BITS), (0, _DONE_BITS), amount,
        amount, _maybe(card), (NONE, NONE), amount, flag, (0, MOST_AMOUNT), (NONE, MOST_AMOUNT), flag, amount, amount,
        (0, 1 << 62), (0, 1 << 62), amount, amount, flag, (0, 3), (0, 3), flag, flag,
    ]  # fmt: skip


def _may_hold(t: Tables, seat: int, card: int) -> bool:
    return t.c_seat[card] == seat or card in t.foreign[seat]


def _combat(s: State, base: int, outer: list[int]) -> str:
    t, stack = s.t, s.stack
    seats = stack[base + C_SEAT : base + C_SEAT + 2]
    if t.side[seats[0]] == t.side[seats[1]]:
        return "a combat within one side"
    for side in range(2):
        card, seat = stack[base + C_CARD + side], seats[side]
        fights = t.f_seat[stack[base + C_FIGHTER + side]]
        if t.side[fights] != t.side[seat] or (card != NONE and not _may_hold(t, seat, card)):
            return "a fighter of a combat is another side's, or a card another seat's"
        if not 0 <= stack[base + C_BOOSTS + side] < 1 << may_hold(t, seat):
            return "a boost with cards that do not exist"
    commit = stack[base + C_COMMIT]
    if commit != NONE and not _may_hold(t, seats[0], commit):
        return "a boost of another seat"
    first = stack[outer[-1] + C_TERMS] if outer else 0
    if stack[base + C_TERMS] % T_STRIDE or not first <= stack[base + C_TERMS] <= len(s.terms):
        return "the terms of a combat begin nowhere"
    if stack[base + C_BONUS]:
        within = bool(outer) and stack[outer[-1] + C_CARD] == stack[base + C_CARD]
        if not within or t.d_bonus[t.c_def[stack[base + C_CARD]]] == NONE:
            return "a bonus attack of nothing"
    if stack[base + C_WORKED_OUT] and not stack[base + C_REVEALED]:
        return "damage of cards that nobody has seen"
    return ""


def _other_frame(s: State, base: int, combats: list[int], sets: set[int]) -> str:
    t, stack = s.t, s.stack
    kind = stack[base]
    if kind == F_TRIGGERS:
        acting = t.triggers[stack[base + TRIG_MOMENT] * int(t.seats) + stack[base + TRIG_SEAT]]
        if stack[base + TRIG_PENDING] >= 1 << len(acting):
            return "an ability that does not exist is pending"
    elif kind == F_SCHEME:
        if t.d_program[t.c_def[stack[base + SCHEME_CARD]] * TIMINGS + SCHEME] == NONE:
            return "a scheme that is none"
    elif kind == F_BOOST:
        if t.d_program[t.c_def[stack[base + B_CARD]] * TIMINGS + BOOST_EFFECT] == NONE:
            return "a boost without an effect"
        if stack[base + B_SIDE] != NONE and not combats:
            return "a boost in no combat"
    elif kind == F_MOVE:
        if not _is_source(t, stack[base + MOVE_SOURCE]):
            return "a movement by nothing"
    elif kind == F_RIDE:
        if not _is_source(t, stack[base + RIDE_SOURCE]):
            return "a movement by nothing"
        if stack[base + RIDE_REGISTER] not in fighter_sets(s):
            return "the fighters it passed go nowhere"
    elif kind == F_WALK:
        if not _is_source(t, stack[base + WALK_SOURCE]):
            return "a movement by nothing"
    elif kind == F_SHARE:
        if not _is_source(t, stack[base + SHARE_SOURCE]):
            return "damage by nothing"
    elif kind == F_DISCARD:
        if stack[base + DIS_REGISTER] != NONE and stack[base + DIS_REGISTER] not in sets:
            return "discarded cards go nowhere"
        if not _is_source(t, stack[base + DIS_SOURCE]):
            return "a discard by nothing"
    return ""


# ---- effects ----


def _effect(s: State, base: int, combats: list[int]) -> str:
    t, stack = s.t, s.stack
    program, seat, foe = stack[base + E_PROGRAM], stack[base + E_SEAT], stack[base + E_FOE]
    if not 0 <= seat < t.seats or not NONE <= stack[base + E_FIGHTER] < t.fighters or stack[base + STEP] != 0:
        return "an effect of nobody"
    if not NONE <= foe < t.seats or (foe != NONE and t.side[foe] == t.side[seat]):
        return "an effect against nobody"
    timing = _timing(t, seat, stack[base + E_SOURCE], program)
    if timing == NONE:
        return "an effect of another card"
    taking_part = stack[combats[-1] + C_SEAT : combats[-1] + C_SEAT + 2] if combats else []
    if (timing < SCHEME or timing in (WHEN_PLAYED, AT_COMBAT_END)) and seat not in taking_part:
        return "an effect of a combat in no combat"
    starts = instructions(t, program)
    if stack[base + E_PC] not in starts:
        return "an effect is nowhere in its program"
    registers = stack[base + E_REGISTERS : base + E_REGISTERS + int(t.p_registers[program])]
    return "" if registers_fit(t, program, starts, registers) else "a register holds what its program never puts there"


def _timing(t: Tables, seat: int, source: int, program: int) -> int:
    """When a source of a seat starts a program: a timing of the card or a moment of the ability; NONE if never."""
    if not _is_source(t, source) or source == NONE:
        return NONE
    if source < ABILITY:
        made = t.c_def[source]
        for definition in (made, t.d_bonus[made]):
            for timing in range(TIMINGS):
                if definition != NONE and t.d_program[definition * TIMINGS + timing] == program:
                    return timing if _may_hold(t, seat, source) else NONE
        return NONE
    for moment in range(MOMENTS):
        for trigger in t.triggers[moment * int(t.seats) + seat]:
            if t.g_program[trigger] == program and t.g_ability[trigger] == source - ABILITY:
                # Numbers of moments go on where the timings of a combat end, and only the end of a combat needs one.
                return moment if moment == AT_COMBAT_END else min(moment, SCHEME)
    return NONE


# ---- parts that depend on frames ----


def _modifiers(s: State, bases: list[int]) -> str:
    t = s.t
    combats = {base for base in bases if s.stack[base] == F_COMBAT}
    for i in range(0, len(s.mods), MOD_STRIDE):
        kind, one, other, until = s.mods[i : i + MOD_STRIDE]
        if kind == MOD_FIX:
            known = 0 <= one < t.seats and 0 <= other <= MOST_AMOUNT and until == THIS_TURN
        elif kind in (MOD_HELD, MOD_HURT):
            known = 0 < one < 1 << int(t.fighters) and other == NONE and until == THIS_TURN
        elif kind == MOD_MANEUVERED:
            known = 0 < one < 1 << int(t.seats) and other == NONE and until == THIS_TURN
        elif kind == MOD_WON:
            known = 0 <= one < t.seats and other == NONE and until == THIS_TURN
        elif kind == MOD_SHARED:
            pair = one == NONE or (0 <= one >> 6 < t.fighters and one & 63 < t.fighters)
            known = pair and 0 <= other <= 1 and until == NONE and s.stack[s.fp] == F_SHARE
        elif kind == MOD_FLOOR:
            known = 0 <= one < 1 << int(t.fighters) and 0 < other <= MOST_AMOUNT and until == THIS_TURN
        elif kind == MOD_KEPT_CARDS:
            known = (
                0 <= one < int(t.seats) * SLOTS and until in combats and 0 <= other < 1 << may_hold(t, one // SLOTS)
            )
        elif kind == MOD_LEAVING:
            known = 0 <= one < 1 << int(t.fighters) and other == 0 and until == NONE
        elif kind == MOD_KEPT:
            known = 0 <= one < int(t.seats) * SLOTS and 0 <= other <= MOST_AMOUNT and until in combats
        else:
            about = 0 <= one < 1 << int(t.fighters) and until in combats
            known = about and (
                (kind == MOD_PREVENT and other in (NONE, COMBAT_DAMAGE, EFFECT_DAMAGE))
                or (kind == MOD_REDIRECT and 0 <= other < t.fighters)
                or (kind == MOD_MOST and 0 <= other <= MOST_AMOUNT)
            )
        if not known:
            return "a modifier does not exist"
    return ""


def _set_up(s: State) -> str:
    """During set-up, the fighters placed so far are on the board, and the others are not."""
    t, stack = s.t, s.stack
    if s.over or stack[0] != F_SETUP:
        return ""
    now, step, next_fighter = stack[SETUP_SEAT], stack[STEP], stack[SETUP_FIGHTER]
    for f in range(int(t.fighters)):
        seat = t.f_seat[f]
        if t.f_off[f] or s.health(f) == 0:
            continue
        placed = seat < now or (seat == now and (step != PLACE_OTHERS or f < next_fighter))
        if (s.place(f) != NONE) != placed and not t.leaves:
            return f"{t.fighter_ids[f]} does not stand where set-up has got to"
    return ""


def _is_source(t: Tables, source: int) -> bool:
    """A card, an ability, or the rules (RULE, which is NONE)."""
    return source == NONE or 0 <= source < t.cards or 0 <= source - ABILITY < len(t.a_seat)

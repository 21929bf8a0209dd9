"""What the programs of a match-up are worth to whoever owns them: counters, what comes back, what a defeat brings."""

from __future__ import annotations

from typing import Final

from peerless.core.ids import NONE, TIMINGS, TO_ATTACK, TO_DEFENSE
from peerless.core.tables import Tables
from peerless.effects.nodes import (
    O_ADD_VALUE,
    O_COUNTER,
    O_MODES,
    O_NUMBER,
    O_RETURN,
    O_SPEND,
    O_TAKE,
    OP_SIZE,
    X_ALL,
    X_COUNTER,
    X_DEFEATED,
    X_FIGHTERS,
    X_KIND,
    X_NUMBER,
    X_PLAYED,
)

_PRICE: Final = 1.5
"""What is paid for is worth about that much, whatever its price."""
_MOST_REVIVAL: Final = 0.4
_SPUR: Final = 3.4
"""What 1 more in every combat is worth, in health of the sidekick whose defeat brings it."""


def instructions(t: Tables, program: int) -> list[int]:
    """The addresses of the instructions of a program."""
    out: list[int] = []
    at = t.p_start[program]
    end = t.p_start[program + 1] if program + 1 < len(t.p_start) else len(t.code)
    while at < end:
        out.append(at)
        at += 2 * OP_SIZE if t.code[at] == O_MODES else OP_SIZE
    return out


def programs_of(t: Tables, d: int) -> list[int]:
    """The programs of a card and of its bonus attack."""
    out: list[int] = []
    for definition in (d, t.d_bonus[d]):
        if definition != NONE:
            first = definition * TIMINGS
            out += [program for program in t.d_program[first : first + TIMINGS] if program != NONE]
    return out


def comes_back(t: Tables, d: int) -> bool:
    """Whether a card can go back to its player's hand."""
    return any(
        t.code[pc] == O_TAKE and t.x[t.code[pc + 1]] == X_PLAYED
        for program in programs_of(t, d)
        for pc in instructions(t, program)
    )


def counter_points(t: Tables) -> list[float]:
    """Token -> what one more on it is worth, if it is a counter: by the cards of its seat that count or spend it."""
    worth = [0.0] * len(t.counters)
    if True not in t.counters:
        return worth
    for seat in range(int(t.seats)):
        cards = range(t.first_card[seat], t.first_card[seat + 1])
        last = t.first_token[seat + 1] if seat + 1 < len(t.first_token) else len(t.counters)
        for token in range(t.first_token[seat], last):
            if t.counters[token]:
                uses = sum(_use(t, t.c_def[card], token - t.first_token[seat]) for card in cards)
                worth[token] = min(1.5, uses / len(cards))
    return worth


def _use(t: Tables, d: int, counter: int) -> float:
    """How much a card makes of one point of a counter."""
    best = 0.0
    for program in programs_of(t, d):
        for pc in instructions(t, program):
            op = t.code[pc]
            if op == O_SPEND and t.code[pc + 1] == counter:
                price = t.x[t.code[pc + 2] + 1]
                best = max(best, _PRICE / max(1, price))
            elif op == O_ADD_VALUE and _counts(t, t.code[pc + 2], counter):
                best = max(best, float(t.x[t.code[pc + 2] + 2]))
            elif op == O_NUMBER and t.code[pc + 1] != NONE and _counts(t, t.code[pc + 1], counter):
                best = max(best, _PRICE)
    return best


def _counts(t: Tables, x: int, counter: int) -> bool:
    return t.x[x] == X_COUNTER and t.x[x + 1] == counter


def gains(t: Tables, d: int, points: list[float]) -> float:
    """What the counters that a card adds to are worth; `points` as in `counter_points`."""
    total = 0.0
    if not any(points):
        return total
    seat = next(t.c_seat[card] for card in range(int(t.cards)) if t.c_def[card] == d)
    for program in programs_of(t, d):
        for pc in instructions(t, program):
            if t.code[pc] == O_COUNTER and not t.code[pc + 3]:
                total += points[t.first_token[seat] + t.code[pc + 1]]
    return total


def revivals(t: Tables) -> list[float]:
    """Fighter -> how likely its player brings it back when it is defeated, by the share of cards that can."""
    out = [0.0] * int(t.fighters)
    for seat in range(int(t.seats)):
        cards = range(t.first_card[seat], t.first_card[seat + 1])
        programs = [programs_of(t, t.c_def[card]) for card in cards]
        programs += [[t.g_program[g]] for g in range(len(t.g_program)) if t.a_seat[t.g_ability[g]] == seat]
        for made in programs:
            mask = 0
            for program in made:
                for pc in instructions(t, program):
                    if t.code[pc] == O_RETURN and t.x[t.code[pc + 1]] == X_FIGHTERS:
                        mask |= _of_kinds(t, seat, t.x[t.code[pc + 1] + 2])
            for f in range(int(t.fighters)):
                if mask >> f & 1 and not int(t.heroes) >> f & 1:
                    out[f] += 2.0 / len(cards)
    return [min(_MOST_REVIVAL, chance) for chance in out]


def spurs(t: Tables) -> list[float]:
    """Fighter -> what its defeat is worth to its own side, by the bonuses of abilities that it brings."""
    out = [0.0] * int(t.fighters)
    for seat in range(int(t.seats)):
        for kind in (TO_ATTACK, TO_DEFENSE):
            for bonus in t.bonuses[kind * int(t.seats) + seat]:
                amount = t.b_amount[bonus]
                mask = 0 if t.b_cond[bonus] == NONE else _awaited(t, seat, t.b_cond[bonus])
                if mask and t.x[amount] == X_NUMBER:
                    for f in range(int(t.fighters)):  # the first defeat of several brings it
                        if mask >> f & 1:
                            out[f] += _SPUR * t.x[amount + 1] / mask.bit_count()
    return out


def _awaited(t: Tables, seat: int, x: int) -> int:
    """The fighters whose defeat a condition waits for, with or without other conditions."""
    if t.x[x] == X_ALL:
        return next((mask for part in t.x[x + 1 : x + 7] if part != NONE and (mask := _awaited(t, seat, part))), 0)
    if t.x[x] == X_DEFEATED and t.x[t.x[x + 1]] == X_KIND:
        return _of_kinds(t, seat, t.x[t.x[x + 1] + 1]) & ~int(t.heroes)
    return 0


def _of_kinds(t: Tables, seat: int, kinds: int) -> int:
    mask = 0
    if kinds > 0:
        for kind in range(8):
            if kinds >> kind & 1:
                mask |= t.kinds[seat * 8 + kind]
    return mask

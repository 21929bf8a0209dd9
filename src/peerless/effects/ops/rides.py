"""Moves of a fighter that remembers which opposing fighters it moved through: the player names them on the way."""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core.bits import bit
from peerless.core.events import E_MOVE
from peerless.core.frames import (
    RIDE_AT,
    RIDE_COUNT,
    RIDE_FIGHTER,
    RIDE_LEFT,
    RIDE_PASSED,
    RIDE_REGISTER,
    RIDE_SEAT,
    RIDE_SOURCE,
    RIDE_VIA,
)
from peerless.core.ids import ASK_SPACE, NONE, OUT
from peerless.core.movement import bit_list, empty, linked_step, links_of, opposing_spaces, steps_of, way
from peerless.core.state import State


def advance(s: State) -> None:
    """Ask for the space where it ends, or for that of an opposing fighter to move through next."""
    base, stack, t = s.fp, s.stack, s.t
    f: i64 = stack[base + RIDE_FIGHTER]
    seat: i64 = stack[base + RIDE_SEAT]
    if s.place(f) == NONE or s.status(seat) & OUT:
        s.pop()  # a player who resigned moves no fighters (MOV-6)
        return
    left: i64 = stack[base + RIDE_LEFT]
    options = _within(s, stack[base + RIDE_AT], left) & _ends(s, f)
    for space in bit_list(t, _not_passed(s, f)):
        if _left_there(s, space) >= 0:
            options |= bit(space)
    s.ask(ASK_SPACE, seat, stack[base + RIDE_SOURCE], bit_list(t, options), True)


def answer(s: State, option: i64) -> None:
    """Move on to an opposing fighter's space, or to the end."""
    base, stack, t = s.fp, s.stack, s.t
    f: i64 = stack[base + RIDE_FIGHTER]
    if option == NONE:
        s.pop()
        return
    if (_not_passed(s, f) >> option) & 1:
        stack[base + RIDE_LEFT] = _left_there(s, option)
        stack[base + RIDE_AT] = option
        for other in range(t.fighters):
            if s.place(other) == option:
                stack[base + RIDE_PASSED] = stack[base + RIDE_PASSED] | bit(other)
        stack[base + RIDE_VIA] = stack[base + RIDE_VIA] | (option << (6 * stack[base + RIDE_COUNT]))
        stack[base + RIDE_COUNT] = stack[base + RIDE_COUNT] + 1
        return
    if s.log is not None and (option != s.place(f) or stack[base + RIDE_COUNT]):
        e = s.note(E_MOVE, stack[base + RIDE_SOURCE])
        e.fighter = f
        e.space = option
        e.seat = stack[base + RIDE_SEAT]
        e.path = _path(s, f, option)
    s.set_place(f, option)
    stack[stack[base + RIDE_REGISTER]] = stack[base + RIDE_PASSED]
    s.pop()


def _ends(s: State, f: i64) -> i64:
    """Spaces where it may end: empty ones, and its own."""
    return empty(s) | bit(s.place(f))


def _not_passed(s: State, f: i64) -> i64:
    """Spaces of opposing fighters it can still move through."""
    out = opposing_spaces(s, f)
    for i in range(s.stack[s.fp + RIDE_COUNT]):
        out &= ~bit((s.stack[s.fp + RIDE_VIA] >> (6 * i)) & 63)
    return out


def _within(s: State, start: i64, distance: i64) -> i64:
    """Spaces within a distance of a space, itself included, through no opposing fighter that is not named."""
    f: i64 = s.stack[s.fp + RIDE_FIGHTER]
    steps, links = steps_of(s.t, f), links_of(s, f)
    passable = (bit(s.t.spaces) - 1) & ~_not_passed(s, f)
    seen = bit(start)
    front = seen
    for _ in range(distance):
        front = linked_step(steps, front, links) & passable & ~seen
        if not front:
            break
        seen |= front
    return seen


def _left_there(s: State, space: i64) -> i64:
    """How far it may still move from an opposing fighter's space; NONE if it cannot get there and then end its move."""
    f: i64 = s.stack[s.fp + RIDE_FIGHTER]
    steps, links = steps_of(s.t, f), links_of(s, f)
    left: i64 = s.stack[s.fp + RIDE_LEFT]
    at: i64 = s.stack[s.fp + RIDE_AT]
    for distance in range(1, left):
        if (linked_step(steps, _within(s, at, distance - 1), links) >> space) & 1:
            after: i64 = left - distance
            return after if _within(s, space, after) & _ends(s, f) else i64(NONE)
    return NONE


def _path(s: State, f: i64, goal: i64) -> list[int]:
    """The way over the spaces of the named fighters, start and end included."""
    base = s.fp
    passable = (bit(s.t.spaces) - 1) & ~_not_passed(s, f)
    at = s.place(f)
    out: list[int] = [int(at)]
    for i in range(s.stack[base + RIDE_COUNT] + 1):
        there: i64 = goal
        if i < s.stack[base + RIDE_COUNT]:
            there = (s.stack[base + RIDE_VIA] >> (6 * i)) & 63
        out.extend(way(s.t, steps_of(s.t, f), at, there, passable | bit(there), links_of(s, f))[1:])
        at = there
    return out

"""Moves of heroes whose leaving a zone is noticed: they stop wherever an effect answers it (R-TOM-1)."""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core import fighters, movement
from peerless.core.bits import bit
from peerless.core.events import E_MOVE
from peerless.core.frames import (
    WALK_AT,
    WALK_FIGHTER,
    WALK_GOAL,
    WALK_LEFT,
    WALK_SEAT,
    WALK_SIZE,
    WALK_SOURCE,
    WALK_STANDS,
    WALK_THROUGH,
)
from peerless.core.ids import F_WALK, NONE, OUT
from peerless.core.movement import fighter_way, passable
from peerless.core.state import State


def push(s: State, seat: i64, fighter: i64, goal: i64, distance: i64, through: i64, source: i64) -> None:
    """Let `seat` move a fighter to a space within reach, step by step."""
    base = s.push(F_WALK, WALK_SIZE)
    stack = s.stack
    stack[base + WALK_SEAT] = seat
    stack[base + WALK_FIGHTER] = fighter
    stack[base + WALK_GOAL] = goal
    stack[base + WALK_AT] = s.place(fighter)
    stack[base + WALK_STANDS] = s.place(fighter)
    stack[base + WALK_LEFT] = distance
    stack[base + WALK_THROUGH] = through
    stack[base + WALK_SOURCE] = source


def advance(s: State) -> None:
    """Move on until the fighter leaves a zone or arrives; it stays where it is if something stops it."""
    base, stack, t = s.fp, s.stack, s.t
    f: i64 = stack[base + WALK_FIGHTER]
    goal: i64 = stack[base + WALK_GOAL]
    at: i64 = stack[base + WALK_AT]
    seat: i64 = stack[base + WALK_SEAT]
    stands = s.place(f)
    if stands == NONE or stands != stack[base + WALK_STANDS] or s.status(seat) & OUT:
        s.pop()
        return
    if stands != goal and (s.occupied() >> goal) & 1:
        s.pop()
        return
    open_spaces = passable(s, f, stack[base + WALK_THROUGH])
    often = t.side[seat] != t.side[t.f_seat[f]]
    spaces = movement.route(s, f, at, goal, stack[base + WALK_LEFT], open_spaces, often)
    seats = fighters.watching(s, f)
    last = len(spaces) - 1
    i: i64 = 0
    told = False
    while i < last and not told:
        i += 1
        told = fighters.tell(s, seats, f, spaces[i - 1], spaces[i])
    if i == last:
        s.pop()
    if i <= 0:
        return
    there: i64 = spaces[i]
    if i < last:
        stack[base + WALK_AT] = there
        stack[base + WALK_LEFT] = stack[base + WALK_LEFT] - i
        if there != stands and (s.occupied() >> there) & 1:
            return  # it is on the way through a fighter's space
        stack[base + WALK_STANDS] = there
    if s.log is not None:
        e = s.note(E_MOVE, stack[base + WALK_SOURCE])
        e.fighter = f
        e.space = there
        e.seat = seat
        e.path = fighter_way(s, f, stands, at, open_spaces | bit(stands)) + spaces[1 : i + 1]
    s.set_place(f, there)

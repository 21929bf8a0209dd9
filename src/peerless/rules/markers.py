"""Markers at set-up, and which of them a decision is about (FOG-1, FOG-4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.core.bits import bit
from peerless.core.frames import E_PC, E_SEAT, SETUP_SEAT
from peerless.core.ids import ASK_PLACE, F_EFFECT, F_SETUP, NONE
from peerless.core.movement import bit_list, empty
from peerless.core.state import State
from peerless.effects import expr
from peerless.effects.nodes import O_MOVE_MARKER

PLACE_MARKERS: Final = 3  # the step of set-up


def marker_to_place(s: State, seat: i64) -> i64:
    """The kind of marker that a seat has not completely placed yet, or NONE."""
    t = s.t
    for kind in range(t.first_marker[seat], t.first_marker[seat + 1]):
        if len(bit_list(t, s.marked(kind))) < t.marker_count[kind]:
            return kind
    return NONE


def marker_spaces(s: State, seat: i64, kind: i64) -> i64:
    """Where a marker may be placed: like a sidekick in a zone of the hero, without a fighter (FOG-1, SET-5).

    The start space of a hero not placed yet is allowed: a marker leaves room for a fighter.
    """
    t = s.t
    unmarked = (bit(t.spaces) - 1) & ~s.marked(kind)
    free = empty(s) & unmarked
    beside = s.place(t.hero[seat])
    zone = free & t.zone[t.start[seat] if beside == NONE else beside]
    return zone or free or unmarked


def asked_marker(s: State) -> i64:
    """The kind of markers the open decision places or moves, or NONE."""
    base = s.fp
    if s.stack[base] == F_SETUP and s.ask_kind == ASK_PLACE and s.step() == PLACE_MARKERS:
        return marker_to_place(s, s.stack[base + SETUP_SEAT])
    if s.stack[base] == F_EFFECT and s.t.code[s.stack[base + E_PC]] == O_MOVE_MARKER:
        return s.t.first_marker[s.stack[base + E_SEAT]] + s.t.code[s.stack[base + E_PC] + 1]
    return NONE


def asked_distance(s: State) -> i64:
    """How far the marker of the open decision may move; NONE for any distance."""
    base = s.fp
    if s.stack[base] != F_EFFECT:
        return NONE
    distance = s.t.code[s.stack[base + E_PC] + 3]
    return NONE if distance == NONE else expr.amount(s, distance, s.stack[base + E_SEAT], base)

"""Whether the match is over, who won and by which rule (WIN, TEAM-5, TEAM-6, FFA-4, FFA-5)."""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core.bits import bit
from peerless.core.events import E_OUT, E_OVER
from peerless.core.fighters import alive, heroes_left
from peerless.core.frames import BELOW, C_CANCELED, C_CARD, C_DONE, C_FIGHTER, C_OUTER, C_SEAT, E_SOURCE
from peerless.core.ids import (
    BY_AGREEMENT,
    BY_CHECKPOINT,
    BY_DEFEAT,
    BY_LAST_HERO,
    BY_RESIGNATION,
    BY_TEAM,
    BY_TURN_LIMIT,
    CLASSIC,
    DRAWN,
    DUEL,
    F_EFFECT,
    FREE_FOR_ALL,
    NONE,
    OUT,
    RESIGNED,
    TEAMS,
    WON,
)
from peerless.core.movement import bit_list
from peerless.core.state import State


def checkpoint(s: State) -> None:
    """Check the outcome when a defeated hero counts: at the start and end of actions and turns (WIN-1, WIN-3)."""
    if s.falls:
        settle(s)


def settle(s: State, gave_up: bool = False) -> None:
    """Remove players who are out, and end the match if it is decided. `gave_up`: after a resignation."""
    t = s.t
    s.falls = False
    fallen: i64 = 0  # seats whose heroes are all defeated
    waiting: i64 = 0  # of these, seats whose loss waits for a card
    for seat in range(t.seats):
        if heroes_left(s, seat) == 0:
            fallen |= bit(seat)
            if t.edition == CLASSIC and not s.status(seat) & OUT and _is_deferred(s, seat):
                waiting |= bit(seat)
    if waiting:
        s.falls = True  # check again when the card has acted
    if t.mode == TEAMS:
        _settle_teams(s, fallen, waiting, gave_up)
        return
    standing: i64 = NONE
    left: i64 = 0
    for seat in range(t.seats):
        if not (fallen >> seat) & 1 and not s.status(seat) & OUT:
            standing = seat
            left += 1
    if left > 1 or (left == 1 and waiting):
        _drop(s, fallen & ~waiting)
    elif left == 1:
        if t.mode == FREE_FOR_ALL:
            _drop(s, fallen)
        finish(s, WON, t.side[standing], _reason(s, gave_up))
    elif waiting == 0:  # otherwise a hero that returns wins; if none does, they fell together (R-ALL-26)
        finish(s, WON, t.side[_last(s, fallen)], _reason(s, gave_up))


def _settle_teams(s: State, fallen: i64, waiting: i64, gave_up: bool) -> None:
    """A team loses with both heroes (TEAM-6); a player is out with the last fighter (TEAM-5)."""
    t = s.t
    lost = _lost_teams(fallen & ~waiting)
    if lost:
        if lost != _lost_teams(fallen):
            return  # the other team may still be saved and win (R-ALL-26)
        winner = 1 if lost == 1 else 0
        if lost == 3:
            winner = t.side[s.active]  # ED-9
        finish(s, WON, winner, _reason(s, gave_up))
        return
    for seat in range(t.seats):
        if alive(s, t.seat_fighters[seat]) == 0 and not s.status(seat) & OUT and not (waiting >> seat) & 1:
            put_out(s, seat)


def _lost_teams(fallen: i64) -> i64:
    """Bits of the teams with both heroes among these seats."""
    return fallen & (fallen >> 2) & 3


def _reason(s: State, gave_up: bool) -> i64:
    t = s.t
    if gave_up:
        return BY_RESIGNATION
    if t.mode == DUEL:
        return BY_DEFEAT if t.edition == CLASSIC else BY_CHECKPOINT
    return BY_TEAM if t.mode == TEAMS else BY_LAST_HERO


def _last(s: State, fallen: i64) -> i64:
    """Of heroes defeated together: the active player, otherwise the next in turn order (ED-9, FFA-5)."""
    for i in range(s.t.seats):
        seat = (s.active + i) % s.t.seats
        if (fallen >> seat) & 1 and not s.status(seat) & OUT:
            return seat
    return s.active


def _drop(s: State, fallen: i64) -> None:
    for seat in range(s.t.seats):
        if (fallen >> seat) & 1 and not s.status(seat) & OUT:
            put_out(s, seat)


def put_out(s: State, seat: i64) -> None:
    """Put a player out: their remaining fighters and markers leave the board (FFA-4)."""
    s.set_status(seat, s.status(seat) | OUT)
    for f in range(s.t.fighters):
        if s.t.f_seat[f] == seat:
            s.set_health(f, 0)
            s.set_place(f, NONE)
    for kind in range(s.t.first_marker[seat], s.t.first_marker[seat + 1]):
        s.set_marked(kind, 0)
    if s.log is not None:
        e = s.note(E_OUT, NONE)
        e.seat = seat


def _is_deferred(s: State, seat: i64) -> bool:
    """Classic: whether a played card of this seat can still return its hero (WIN-2)."""
    t = s.t
    cb = s.cb
    while cb != NONE:
        for side in range(2):
            card: i64 = s.stack[cb + C_CARD + side]
            if card != NONE and s.stack[cb + C_SEAT + side] == seat:
                saving: i64 = t.d_saves[t.c_def[card]]
                if (t.kinds[seat * 8] >> s.stack[cb + C_FIGHTER + side]) & 1:
                    saving |= t.d_saves_self[t.c_def[card]]
                saving &= ~s.stack[cb + C_CANCELED + side]
                if saving & ~s.stack[cb + C_DONE + side] or (saving and _is_acting(s, card)):
                    return True
        cb = s.stack[cb + C_OUTER]
    return False


def _is_acting(s: State, card: i64) -> bool:
    """Whether an effect of this card is running: it counts as resolved once it has begun."""
    fp = s.fp
    while fp != NONE:
        if s.stack[fp] == F_EFFECT and s.stack[fp + E_SOURCE] == card:
            return True
        fp = s.stack[fp + BELOW]
    return False


def resign(s: State, seat: i64) -> None:
    """Resign: the player's fighters leave, and the remaining players decide the outcome."""
    t = s.t
    s.set_status(seat, s.status(seat) | RESIGNED)
    put_out(s, seat)
    if t.mode == DUEL:
        finish(s, WON, t.side[1 - seat], BY_RESIGNATION)
    elif not s.falls or t.edition == CLASSIC:
        settle(s, True)
    else:
        # A hero defeated in this action counts only at its end (WIN-3): it is over now only if no others are left.
        sides: i64 = 0
        for other in range(t.seats):
            if not s.status(other) & OUT:
                sides |= bit(t.side[other])
        if sides & (sides - 1) == 0:
            finish(s, WON, bit_list(t, sides)[0], BY_RESIGNATION)


def reach_turn_limit(s: State) -> None:
    """TRN-7."""
    finish(s, DRAWN, NONE, BY_TURN_LIMIT)


def agree(s: State) -> None:
    """A draw by agreement."""
    finish(s, DRAWN, NONE, BY_AGREEMENT)


def finish(s: State, how: i64, winner: i64, reason: i64) -> None:
    """End the match; no decision stays open."""
    s.over = how
    s.winner = winner
    s.reason = reason
    s.ask_kind = 0
    s.ask_seat = NONE
    s.options = []
    if s.log is not None:
        e = s.note(E_OVER, NONE)
        e.number = winner
        e.other = reason

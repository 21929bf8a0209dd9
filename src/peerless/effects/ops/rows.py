"""Operations on the cards beside a deck: its row and its side deck. `rules.rows` carries out what they begin."""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core import piles
from peerless.core.fighters import lead
from peerless.core.frames import E_FOE, E_SEAT, E_SOURCE, ROW_CARD, ROW_FIGHTER, ROW_FOE, ROW_SIZE
from peerless.core.ids import F_ROW, SIDE_DECK
from peerless.core.state import State
from peerless.effects.nodes import O_GATHER, O_TURN_UP


def perform(s: State, fp: i64, op: i64) -> None:
    """Turn up the top card of the side deck, or shuffle the row back into it."""
    seat: i64 = s.stack[fp + E_SEAT]
    if op == O_TURN_UP:
        deck = s.pile(seat, SIDE_DECK)
        if len(deck) > 0:
            card: i64 = deck[-1]
            piles.join_row(s, card, s.stack[fp + E_SOURCE])
            push(s, card, lead(s, seat), s.stack[fp + E_FOE])
    else:
        assert op == O_GATHER
        piles.gather(s, seat)


def push(s: State, card: i64, fighter: i64, foe: i64) -> None:
    """Push the frame of a card in the row."""
    base = s.push(F_ROW, ROW_SIZE)
    s.stack[base + ROW_CARD] = card
    s.stack[base + ROW_FIGHTER] = fighter
    s.stack[base + ROW_FOE] = foe

"""A match as plain text: the board, a line for each player, and the open decision. Shows no hidden cards."""

from __future__ import annotations

from typing import Final

from peerless.catalog.drawing import SHAPES, Figure, Shown, draw_board, short_labels
from peerless.catalog.models import BoardDef
from peerless.core.ids import NONE, seat_name
from peerless.core.state import State

WIDTH: Final = 80
HEIGHT: Final = 20


def match_text(s: State, board: BoardDef) -> str:
    """Several lines, without a line break at the end."""
    t = s.t
    labels = short_labels(t, {fighter: fighter.replace("_", " ") for fighter in t.fighter_ids})
    figures = {}
    for f, fighter in enumerate(t.fighter_ids):
        if s.place(f) != NONE:
            label = f"{SHAPES[t.f_seat[f]]}{labels[fighter]}:{s.health(f)}"
            figures[t.space_ids[s.place(f)]] = Figure(label, "")
    drawn = draw_board(board, WIDTH, HEIGHT, Shown(figures, starts=s.turn == 0))
    rows = ["".join(text for text, _ in row) for row in drawn]
    players = [_player(s, seat, labels) for seat in range(int(t.seats))]
    return "\n".join([*rows, "", *players, f"turn {s.turn}, {s.situation()}"])


def _player(s: State, seat: int, labels: dict[str, str]) -> str:
    """`● p1 AL alice 13, Tj the_jabberwock 8; hand 5, deck 24, discard 1`."""
    t = s.t
    fighters = [
        f"{labels[fighter]} {fighter} {s.health(f)}" for f, fighter in enumerate(t.fighter_ids) if t.f_seat[f] == seat
    ]
    piles = f"hand {len(s.hand(seat))}, deck {len(s.deck(seat))}, discard {len(s.discard(seat))}"
    return f"{SHAPES[seat]} {seat_name(seat)}: {', '.join(fighters)}; {piles}"

"""The drawing of a board in the colors of the terminal."""

from __future__ import annotations

from rich.text import Text

from peerless.catalog import drawing
from peerless.catalog.drawing import Shown, zone_letter, zone_style
from peerless.catalog.models import BoardDef
from peerless.text.names import ContentNames


def draw_board(board: BoardDef, width: int, height: int, shown: Shown) -> list[Text]:
    """Draw the board in a number of columns and rows."""
    return [Text.assemble(*row, no_wrap=True) for row in drawing.draw_board(board, width, height, shown)]


def zone_legend(board: BoardDef, names: ContentNames) -> Text:
    """`zones A green  B yellow …`."""
    out = Text(f"{names.translator.say('board-zones')} ", style="dim")
    for zone in board.zones:
        out.append(zone_letter(board, zone), style=f"bold {zone_style(board, zone)}")
        out.append(f" {names.zone(board, zone)}  ")
    return out

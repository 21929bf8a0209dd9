"""How things are marked on the terminal: short labels for fighters, shapes and colors for players."""

from __future__ import annotations

from typing import Final

from peerless.catalog.content import Content
from peerless.catalog.drawing import SHAPES, short_labels, zone_letter
from peerless.catalog.settings import Settings
from peerless.core.tables import Tables
from peerless.text.capitals import upper_first
from peerless.text.match_names import MatchNames

SEAT_COLORS: Final = ("cyan", "magenta", "green", "yellow")
TYPE_STYLES: Final = {"attack": "red", "defense": "dodger_blue1", "versatile": "medium_purple", "scheme": "yellow"}


class Names(MatchNames):
    """Names of one match-up, with their marks on the screen."""

    def __init__(self, content: Content, settings: Settings, t: Tables, language: str = "en") -> None:
        super().__init__(content, settings, t, language)
        self.labels: dict[str, str] = short_labels(t, {fighter: self.title(fighter) for fighter in t.fighter_ids})
        """Fighter -> two or three letters for the board; heroes in capitals."""

    def title(self, fighter: str) -> str:
        """A fighter as the first word of a line."""
        return upper_first(self.fighter(fighter).form("nom"))

    def seat_title(self, seat: str) -> str:
        return upper_first(self.seat(seat).form("nom"))

    def shape(self, seat: str) -> str:
        """The mark of a player's figures, distinct without colors."""
        return SHAPES[self.number(seat) % len(SHAPES)]

    def color(self, seat: str) -> str:
        return SEAT_COLORS[self.number(seat) % len(SEAT_COLORS)]

    def letter(self, zone: str) -> str:
        """The letter of a zone, by its position in the board's list."""
        return zone_letter(self.board, zone)

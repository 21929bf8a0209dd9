"""How things are marked on the terminal: short labels for fighters, shapes and colours for players."""

from __future__ import annotations

import re
from typing import Final

from peerless.catalog.content import Content
from peerless.catalog.models import BoardDef
from peerless.catalog.settings import Settings
from peerless.core.tables import Tables
from peerless.text.match_names import MatchNames
from peerless.text.steps import upper_first

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SHAPES: Final = "●■▲◆"
SEAT_COLOURS: Final = ("cyan", "magenta", "green", "yellow")
TYPE_STYLES: Final = {"attack": "red", "defense": "dodger_blue1", "versatile": "medium_purple", "scheme": "yellow"}


class Names(MatchNames):
    """Names of one match-up, with what marks them on the screen."""

    def __init__(self, content: Content, settings: Settings, t: Tables, language: str = "en") -> None:
        super().__init__(content, settings, t, language)
        self.labels: dict[str, str] = _labels(t, {fighter: self.title(fighter) for fighter in t.fighter_ids})
        """Fighter -> two or three letters for the board; heroes in capitals."""

    def title(self, fighter: str) -> str:
        """A fighter as the first word of a line."""
        return upper_first(self.fighter(fighter).form("nom"))

    def seat_title(self, seat: str) -> str:
        return upper_first(self.seat(seat).form("nom"))

    def shape(self, seat: str) -> str:
        """The mark of a player's figures: told apart without colours."""
        return SHAPES[self.number(seat) % len(SHAPES)]

    def colour(self, seat: str) -> str:
        return SEAT_COLOURS[self.number(seat) % len(SEAT_COLOURS)]

    def letter(self, zone: str) -> str:
        """The letter of a zone, by its place in the list of the board."""
        return zone_letter(self.board, zone)


def zone_letter(board: BoardDef, zone: str) -> str:
    return LETTERS[board.zones.index(zone) % len(LETTERS)]


_ARTICLES: Final = ("the", "a", "an", "of", "dr", "dr.")


def _labels(t: Tables, names: dict[str, str]) -> dict[str, str]:
    """Short labels, each only once: initials of two words, or the first letters; copies by letter and number."""
    found: dict[str, str] = {}
    is_hero = {fighter: (t.heroes >> f) & 1 == 1 for f, fighter in enumerate(names)}
    for fighter in sorted(names, key=lambda fighter: not is_hero[fighter]):  # heroes have the first choice
        candidates = _candidates(re.sub(r" \(p\d\)$", "", names[fighter]))
        used = {label.upper() for label in found.values()}
        free = next((c for c in candidates if c.upper() not in used), f"F{len(found)}")
        found[fighter] = free.upper() if is_hero[fighter] else free
    return {fighter: found[fighter] for fighter in names}


def _candidates(name: str) -> list[str]:
    words = [re.sub(r"\W", "", word) for word in name.split() if word.lower() not in _ARTICLES]
    words = [word for word in words if word] or ["X"]
    if len(words) > 1 and words[-1].isdigit():
        copies = [f"{words[0][i].upper()}{words[-1]}" for i in range(len(words[0]))]
        return [*copies, *(f"{words[0][0].upper()}{letter}{words[-1]}" for letter in words[0][1:].lower())]
    first, letters = words[0], "".join(words)
    initials = [words[0][0] + words[1][0].upper()] if len(words) > 1 else []
    return [*initials, *(first[0].upper() + letter.lower() for letter in letters[1:]), *LETTERS]

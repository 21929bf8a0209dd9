"""What everything in a match is called on the screen: names from the content, short labels for the board."""

from __future__ import annotations

import re
from typing import Final

from peerless.catalog.content import Content
from peerless.catalog.models import BoardDef, CardDef, HeroDef
from peerless.catalog.settings import Settings
from peerless.cli.phrases import spaced
from peerless.core.tables import Tables
from peerless.rules.notation import seat_name

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SHAPES: Final = "●■▲◆"
SEAT_COLOURS: Final = ("cyan", "magenta", "green", "yellow")


class Names:
    """Names of one match-up."""

    def __init__(self, content: Content, settings: Settings, t: Tables) -> None:
        self.t = t
        self.board: BoardDef = content.board(settings.board)
        self.heroes: list[HeroDef] = [content.hero(hero) for hero in settings.heroes]
        """In seat order."""
        self.by_id: dict[str, HeroDef] = {hero.id: hero for hero in self.heroes}
        self._seats = self._seat_names()
        self._fighters = self._fighter_names()
        self.labels: dict[str, str] = _labels(t, self._fighters)
        """Fighter -> two or three letters for the board; heroes in capitals."""

    # ---- seats ----

    def _seat_names(self) -> dict[str, str]:
        names = [hero.name for hero in self.heroes]
        return {
            seat_name(i): name if names.count(name) == 1 else f"{name} ({seat_name(i)})" for i, name in enumerate(names)
        }

    def seat(self, seat: str) -> str:
        """A player, by the hero."""
        return self._seats[seat]

    def hero_of(self, seat: str) -> HeroDef:
        return self.heroes[self.number(seat)]

    @staticmethod
    def number(seat: str) -> int:
        return int(seat.removeprefix("p")) - 1

    def shape(self, seat: str) -> str:
        """The mark of a player's figures: told apart without colours."""
        return SHAPES[self.number(seat) % len(SHAPES)]

    def colour(self, seat: str) -> str:
        return SEAT_COLOURS[self.number(seat) % len(SEAT_COLOURS)]

    # ---- fighters ----

    def _fighter_names(self) -> dict[str, str]:
        t = self.t
        names = []
        for f in range(int(t.fighters)):
            hero = self.heroes[t.f_seat[f]]
            definition = [hero.hero, *hero.sidekicks][t.f_kind[f]]
            number = t.fighter_slugs[f].removeprefix(definition.id).replace("_", " ")
            names.append(definition.name + number)
        return {
            t.fighter_ids[f]: name if names.count(name) == 1 else f"{name} ({seat_name(t.f_seat[f])})"
            for f, name in enumerate(names)
        }

    def fighter(self, fighter: str) -> str:
        return self._fighters.get(fighter, spaced(fighter))

    def owner(self, fighter: str) -> str:
        """The seat of a fighter."""
        return seat_name(self.t.f_seat[self.t.fighter_ids.index(fighter)])

    def marker(self, marker: str) -> str:
        """What lies on spaces: `fog`."""
        named = [m.name for hero in self.heroes for m in hero.markers if m.id == marker and m.name]
        return named[0].lower() if named else spaced(marker)

    # ---- cards and other sources ----

    def card_def(self, card: str) -> CardDef | None:
        """A card by `hero.card`."""
        hero, _, name = card.partition(".")
        return next((c for c in self.by_id[hero].cards if c.id == name), None) if hero in self.by_id else None

    def card(self, card: str) -> str:
        known = self.card_def(card)
        return known.name if known else spaced(card)

    def source(self, source: str) -> str:
        """A card, or an ability `hero:ability`; nothing for a rule."""
        hero, colon, name = source.partition(":")
        if not colon:
            return self.card(source) if source else ""
        for ability in self.by_id[hero].abilities if hero in self.by_id else []:
            if ability.id == name:
                return ability.name or f"{self.by_id[hero].name}'s ability"
        return spaced(name)

    # ---- zones ----

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

"""What the things of the content are called in a language: heroes, fighters, cards, boards, tokens, keywords.

English names stand in the content itself, the others in `content/names`. What has no translation, homebrew above all,
keeps its name, undeclined after a noun that is declined.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import yaml

from peerless.catalog.models import AbilityDef, BoardDef, CardDef, FighterDef, HeroDef
from peerless.messages.grammar import Entry, Name, Nominal, Noun, Quoted
from peerless.messages.translator import Translator, translator

_FOLDER: Final = Path(__file__).resolve().parent.parent / "content" / "names"


class TokenNames(Entry, frozen=True):
    """A token and its sides."""

    name: Noun
    sides: dict[str, str]


class HeroNames(Entry, frozen=True):
    """Everything printed on one character and its deck, by id."""

    name: str = ""
    fighters: dict[str, Noun] = msgspec.field(default_factory=dict)
    cards: dict[str, str] = msgspec.field(default_factory=dict)
    abilities: dict[str, str] = msgspec.field(default_factory=dict)
    tokens: dict[str, TokenNames] = msgspec.field(default_factory=dict)
    keywords: dict[str, str] = msgspec.field(default_factory=dict)
    bonus_attacks: dict[str, str] = msgspec.field(default_factory=dict)
    markers: dict[str, Noun] = msgspec.field(default_factory=dict)


class NameFile(Entry, frozen=True):
    """The names of one language."""

    heroes: dict[str, HeroNames]
    sets: dict[str, str] = msgspec.field(default_factory=dict)
    zones: dict[str, str] = msgspec.field(default_factory=dict)
    boards: dict[str, str] = msgspec.field(default_factory=dict)


_NOBODY: Final = HeroNames()


def spaced(name: str) -> str:
    """An id as words."""
    return name.replace("_", " ")


@cache
def name_file(language: str) -> NameFile:
    """The translated names of a language; in English what the ids do not say by themselves."""
    return msgspec.convert(yaml.safe_load((_FOLDER / f"{language}.yaml").read_text("utf-8")), NameFile)


class ContentNames:
    """Names in one language."""

    def __init__(self, language: str) -> None:
        self.translator: Translator = translator(language)
        self._file = name_file(language)

    def _of(self, hero: HeroDef) -> HeroNames:
        return self._file.heroes.get(hero.id, _NOBODY)

    def hero(self, hero: HeroDef) -> str:
        return self._of(hero).name or hero.name

    def fighter(self, hero: HeroDef, fighter: FighterDef, plural: bool = False, number: str = "") -> Nominal:
        """A fighter by name, in any case: `Harpies`, `Harpy 2`."""
        noun = self.fighter_noun(hero, fighter)
        if noun is not None:
            return Name(noun, plural, number)
        role = "hero" if fighter is hero.hero else "sidekick"
        return Quoted(
            self.translator.lexicon.nouns[role], fighter.name + number, plural, self.translator.say("quoted", name="{}")
        )

    def fighter_noun(self, hero: HeroDef, fighter: FighterDef) -> Noun | None:
        """The noun of a fighter; None if it has none in this language."""
        if self.translator.language == "en":
            many = fighter.plural or f"{fighter.name}s"
            return Noun(one=[fighter.name, _possessive(fighter.name)], many=[many, _possessive(many)])
        return self._of(hero).fighters.get(fighter.id)

    def card(self, hero: HeroDef, card: CardDef) -> str:
        return self._of(hero).cards.get(card.id, card.name)

    def bonus_attack(self, hero: HeroDef, card: CardDef) -> str:
        named = card.bonus_attack.name if card.bonus_attack is not None else ""
        return self._of(hero).bonus_attacks.get(card.id, named)

    def ability(self, hero: HeroDef, ability: AbilityDef) -> str:
        """Its name, or whose ability it is."""
        if ability.name is not None:
            return self._of(hero).abilities.get(ability.id, ability.name)
        return self.translator.say("ability-of", who=self.fighter(hero, hero.hero))

    def token(self, hero: HeroDef, token: str) -> Noun:
        known = self._of(hero).tokens.get(token)
        if known is not None:
            return known.name
        return self._as_it_is(token)

    def _as_it_is(self, name: str) -> Noun:
        """A noun nobody has declined."""
        word = spaced(name)
        return Noun(one=[word, _possessive(word) if self.translator.language == "en" else word], kind="thing")

    def side(self, hero: HeroDef, token: str, side: str) -> str:
        known = self._of(hero).tokens.get(token)
        return known.sides.get(side, spaced(side)) if known is not None else spaced(side)

    def marker(self, hero: HeroDef, marker: str) -> Noun:
        """A marker as a thing: `fog token`."""
        known = self._of(hero).markers.get(marker)
        if known is not None:
            return known
        named = next((m.name.lower() for m in hero.markers if m.id == marker and m.name), spaced(marker))
        noun = self.translator.lexicon.nouns["marker"]
        if self.translator.language == "en":
            return Noun([f"{named} {form}" for form in noun.one], [f"{named} {form}" for form in noun.many or ()])
        quoted = self.translator.say("quoted", name=named)
        called = [[f"{form} {quoted}" for form in forms] for forms in (noun.one, noun.many or noun.one)]
        return Noun(called[0], called[1], gender=noun.gender, kind=noun.kind)

    def keyword(self, hero: HeroDef, keyword: str) -> str:
        return self._of(hero).keywords.get(keyword, spaced(keyword).upper())

    def set(self, name: str) -> str:
        return self._file.sets.get(name, name)

    def board(self, board: BoardDef) -> str:
        return self._file.boards.get(board.id, board.name)

    def zone(self, zone: str) -> str:
        return self._file.zones.get(zone, spaced(zone))


def _possessive(name: str) -> str:
    return f"{name}'" if name.endswith("s") else f"{name}'s"


@cache
def names_in(language: str) -> ContentNames:
    return ContentNames(language)

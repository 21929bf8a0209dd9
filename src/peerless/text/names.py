"""What the things of the content are called in a language: heroes, fighters, cards, boards, tokens, keywords.

English names stand in the content itself, the others in `content/names`. What has no translation, homebrew above all,
keeps its name, undeclined after a noun that is declined.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from peerless.catalog.models import AbilityDef, BoardDef, CardDef, FighterDef, HeroDef
from peerless.messages.grammar import Entry, Name, Nominal, Noun, Quoted
from peerless.messages.own_files import own_yaml
from peerless.messages.translator import Translator, translator

_FOLDER: Final = Path(__file__).resolve().parent.parent / "content" / "names"


class TokenNames(Entry, frozen=True):
    """A token and its sides."""

    name: Noun
    sides: dict[str, str]


class StateNames(Entry, frozen=True):
    """What it means that a token of a hero shows a side, as clauses."""

    be: str
    """As a statement: `Alice is big`."""
    become: str
    """As an order: `become Hyde`."""
    to_become: str = ""
    """The same after `may` and in a list, where that is another form."""
    playing: str = ""
    """Who plays a card then: `as Hyde`."""


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
    states: dict[str, dict[str, StateNames]] = msgspec.field(default_factory=dict)
    """Token -> side -> what it means."""


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
    return msgspec.convert(own_yaml(_FOLDER / f"{language}.yaml"), NameFile)


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
        if self._is_declined(hero, fighter):
            return Name(self.fighter_noun(hero, fighter), plural, number)
        role = self.translator.lexicon.nouns[_role(hero, fighter)]
        return Quoted(role, fighter.name + number, plural, self.translator.say("quoted", name="{}"))

    def _is_declined(self, hero: HeroDef, fighter: FighterDef) -> bool:
        return self.translator.language == "en" or fighter.id in self._of(hero).fighters

    def fighter_noun(self, hero: HeroDef, fighter: FighterDef) -> Noun:
        """The noun of a fighter; a name nobody has declined follows a noun that is: `помічник «Zed»`."""
        known = self._of(hero).fighters.get(fighter.id)
        if known is not None:
            return known
        if self.translator.language == "en":
            name, many = _in_sentence(fighter.name), fighter.plural or f"{fighter.name}s"
            forms = [[name, _possessive(name)], [many, _possessive(many)]]
            return Noun(one=forms[0], many=forms[1], gender="n", pronoun="none")
        return self._called(self.translator.lexicon.nouns[_role(hero, fighter)], fighter.name)

    def _called(self, noun: Noun, name: str) -> Noun:
        quoted = self.translator.say("quoted", name=name)
        one, many = ([f"{form} {quoted}" for form in forms] for forms in (noun.one, noun.many or noun.one))
        return Noun(one, many, gender=noun.gender, kind=noun.kind)

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

    def state(self, hero: HeroDef, token: str, side: str) -> StateNames | None:
        """What it means that a token shows a side; None where nobody has said it."""
        return self._of(hero).states.get(token, {}).get(side)

    def marker(self, hero: HeroDef, marker: str) -> Noun:
        """A marker as a thing: `fog token`."""
        known = self._of(hero).markers.get(marker)
        if known is not None:
            return known
        named = next((m.name.lower() for m in hero.markers if m.id == marker and m.name), spaced(marker))
        noun = self.translator.lexicon.nouns["marker"]
        if self.translator.language == "en":
            one, many = ([f"{named} {form}" for form in forms] for forms in (noun.one, noun.many or ()))
            return Noun(one, many, gender=noun.gender, kind=noun.kind)
        return self._called(noun, named)

    def keyword(self, hero: HeroDef, keyword: str) -> str:
        return self._of(hero).keywords.get(keyword, spaced(keyword).upper())

    def set(self, name: str) -> str:
        return self._file.sets.get(name, name)

    def board(self, board: BoardDef) -> str:
        return self._file.boards.get(board.id, board.name)

    def zone(self, zone: str) -> str:
        return self._file.zones.get(zone, spaced(zone))


def _role(hero: HeroDef, fighter: FighterDef) -> str:
    return "hero" if fighter is hero.hero else "sidekick"


def _in_sentence(name: str) -> str:
    """An English name inside a sentence: `the Genie`."""
    return name[0].lower() + name[1:] if name.startswith("The ") else name


def _possessive(name: str) -> str:
    return f"{name}'" if name.endswith("s") else f"{name}'s"


@cache
def names_in(language: str) -> ContentNames:
    return ContentNames(language)

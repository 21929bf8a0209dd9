"""What the things of the content are called in a language: heroes, fighters, cards, boards, tokens, keywords.

English names stand in the content itself, the others in `content/names`. What has no translation, homebrew above all,
keeps its name, undeclined after a noun that is declined.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, TypeVar, cast

import msgspec
from msgspec import UNSET, UnsetType

from peerless.catalog.models import AbilityDef, BoardDef, CardDef, FighterDef, HeroDef
from peerless.catalog.names import OwnNames, OwnNoun, OwnStateNames
from peerless.messages.grammar import Entry, Name, Nominal, Noun, Quoted
from peerless.messages.languages import Language
from peerless.messages.own_files import own_yaml
from peerless.messages.translator import Translator, translator

N = TypeVar("N")
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
    counters: dict[str, Noun] = msgspec.field(default_factory=dict)
    """Without `many` for what is not counted piece by piece, like rage."""
    beside: dict[str, Noun] = msgspec.field(default_factory=dict)
    """`row`, `row_card`, `side_card`, `symbol`: what lies beside the deck."""
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

    def _of(self, hero: HeroDef) -> HeroNames | OwnNames:
        """The names of this language: those of the hero's file, or those of the package."""
        return self._own(hero.names) or self._file.heroes.get(hero.id, _NOBODY)

    def hero(self, hero: HeroDef) -> str:
        return self._of(hero).name or hero.name

    def fighter(self, hero: HeroDef, fighter: FighterDef, plural: bool = False, number: str = "") -> Nominal:
        """A fighter by name, in any case: `Harpies`, `Harpy 2`."""
        known = self._of(hero).fighters.get(fighter.id)
        if self.translator.language == "en" or isinstance(known, Noun | OwnNoun):
            return Name(self.fighter_noun(hero, fighter), plural, number)
        role = self.translator.lexicon.nouns[_role(hero, fighter)]
        return Quoted(role, (known or fighter.name) + number, plural, self.translator.say("quoted", name="{}"))

    def fighter_noun(self, hero: HeroDef, fighter: FighterDef) -> Noun:
        """The noun of a fighter; a name nobody has declined follows a noun that is: `помічник «Zed»`."""
        known = self._of(hero).fighters.get(fighter.id)
        if known is not None and not isinstance(known, str):
            return _noun(known)
        if self.translator.language == "en":
            name = _in_sentence(known or fighter.name)
            many = fighter.plural if fighter.plural and known is None else f"{name}s"
            forms = [[name, _possessive(name)], [many, _possessive(many)]]
            return Noun(one=forms[0], many=forms[1], gender="n", pronoun="none")
        return self._called(self.translator.lexicon.nouns[_role(hero, fighter)], known or fighter.name)

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
        named = self.translator.phrase("ability", owner=self.fighter(hero, hero.hero))
        return self.translator.finish(named.form("nom"))

    def token(self, hero: HeroDef, token: str) -> Noun:
        known = self._of(hero).tokens.get(token)
        if known is None and any(counter.id == token for counter in hero.counters or ()):
            return self.counter(hero, token)
        return self._thing(None if known is None else known.name, token)

    def counter(self, hero: HeroDef, counter: str) -> Noun:
        """A counter, as what is gained and spent."""
        known = self._of(hero).counters.get(counter)
        if known is not None and not isinstance(known, str):
            return _noun(known)
        defined = next(c for c in hero.counters or () if c.id == counter)
        name = known or defined.name or spaced(counter)
        if self.translator.language == "en":
            many = None if defined.plural is None else [defined.plural, _possessive(defined.plural)]
            return Noun(one=[name, _possessive(name)], many=many, gender="n", kind="thing")
        noun = self._called(self.translator.lexicon.nouns["counter"], name)
        return noun if defined.plural is not None else msgspec.structs.replace(noun, many=None)

    def _thing(self, known: Noun | OwnNoun | str | None, thing: str) -> Noun:
        """A noun of a thing; without forms it is not declined."""
        if known is not None and not isinstance(known, str):
            return _noun(known)
        word = known or spaced(thing)
        return Noun(one=[word, _possessive(word) if self.translator.language == "en" else word], kind="thing")

    def beside(self, hero: HeroDef, what: str) -> Noun:
        """The `row`, a card in it (`row_card`), one of the side deck (`side_card`), or the `symbol` on them."""
        named: Mapping[str, Noun | OwnNoun | str] = self._of(hero).beside
        known = named.get(what)
        if known is not None and not isinstance(known, str):
            return _noun(known)
        noun = self.translator.lexicon.nouns[what]
        row = hero.row or None
        own: dict[str, str | None] = {}
        if row is not None:
            own = {"row": row.place or None, "row_card": row.name, "symbol": row.symbol}
        name = known or own.get(what)
        if name is None:
            return noun
        if self.translator.language == "en":
            many = (row.plural if row is not None and what == "row_card" else None) or f"{name}s"
            return Noun([name, _possessive(name)], [many, _possessive(many)], gender="n", kind="thing")
        return self._called(noun, spaced(name))

    def side(self, hero: HeroDef, token: str, side: str) -> str:
        known = self._of(hero).tokens.get(token)
        return known.sides.get(side, spaced(side)) if known is not None else spaced(side)

    def state(self, hero: HeroDef, token: str, side: str) -> StateNames | OwnStateNames | None:
        """What it means that a token shows a side; None where nobody has said it."""
        sides = self._of(hero).states.get(token)
        return None if sides is None else sides.get(side)

    def marker(self, hero: HeroDef, marker: str) -> Noun:
        """A marker as a thing: `fog token`."""
        known = self._of(hero).markers.get(marker)
        if known is not None and not isinstance(known, str):
            return _noun(known)
        named = known or next((m.name.lower() for m in hero.markers if m.id == marker and m.name), spaced(marker))
        noun = self.translator.lexicon.nouns["marker"]
        if self.translator.language == "en":
            one, many = ([f"{named} {form}" for form in forms] for forms in (noun.one, noun.many or ()))
            return Noun(one, many, gender=noun.gender, kind=noun.kind)
        return self._called(noun, named)

    def keyword(self, hero: HeroDef, keyword: str) -> str:
        return self._of(hero).keywords.get(keyword, spaced(keyword).upper())

    def set(self, of: HeroDef | BoardDef) -> str | None:
        """The box it comes from."""
        if of.set is None:
            return None
        own = self._own(of.names)
        return (own.set if own is not None else "") or self._file.sets.get(of.set, of.set)

    def board(self, board: BoardDef) -> str:
        own = self._own(board.names)
        return (own.name if own is not None else "") or self._file.boards.get(board.id, board.name)

    def zone(self, board: BoardDef, zone: str) -> str:
        own = self._own(board.names)
        return (own.zones.get(zone) if own is not None else None) or self._file.zones.get(zone, spaced(zone))

    def _own(self, names: Mapping[Language, N] | UnsetType) -> N | None:
        """The names that a file has for this language."""
        return None if names is UNSET else names.get(cast(Language, self.translator.language))


def _noun(known: Noun | OwnNoun) -> Noun:
    if isinstance(known, Noun):
        return known
    return Noun(known.one, known.many, gender=known.gender, kind=known.kind, pronoun=known.pronoun)


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

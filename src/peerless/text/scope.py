"""What a card text can refer to: the fighters and cards of its hero, `self`, and what earlier steps remembered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from peerless.catalog.models import CardDef, FighterDef, HeroDef
from peerless.messages.grammar import Nominal
from peerless.messages.translator import Translator
from peerless.text.names import ContentNames, names_in

# What a remembered name stands for.
FIGHTER: Final = "fighter"
SPACE: Final = "space"
STOOD: Final = "stood"  # the space a fighter stood on
CARD: Final = "card"
CARDS: Final = "cards"
DEALT: Final = "dealt"
FELL: Final = "fell"
NUMBER: Final = "number"
NAMED: Final = "named"

_OF_OPERATION: Final = {
    "choose_fighter": FIGHTER,
    "choose_space": SPACE,
    "remember_space": STOOD,
    "move_marker": SPACE,
    "choose_card": CARD,
    "choose_number": NUMBER,
    "name_number": NAMED,
}


@dataclass(frozen=True)
class Bound:
    """Something remembered: what kind of thing, and of whom."""

    kind: str
    of: str = ""
    drawn: bool = False
    """Cards that are in hand already."""


@dataclass(frozen=True)
class Scope:
    """Whose text it is, in which language."""

    names: ContentNames
    hero: HeroDef
    me: Nominal
    """What `self` is called."""
    bound: Mapping[str, Bound] = field(default_factory=dict)

    @property
    def translator(self) -> Translator:
        return self.names.translator

    def say(self, key: str, /, **args: Any) -> str:
        """Part of a text; the whole is finished by whoever puts it together."""
        return self.names.translator.part(key, **args)

    def fighter_def(self, ref: str) -> FighterDef | None:
        if ref == "hero":
            return self.hero.hero
        return next((f for f in [self.hero.hero, *self.hero.sidekicks] if f.id == ref), None)

    def card_name(self, card_id: str) -> str:
        return next((self.names.card(self.hero, card) for card in self.hero.cards if card.id == card_id), card_id)


def scope_of_card(card: CardDef, hero: HeroDef, language: str) -> Scope:
    """A card speaks of its fighter by name where only one can play it, else of `this fighter`."""
    names = names_in(language)
    bound = remembered(msgspec.to_builtins([card.effects, card.bonus_attack]))
    this: Nominal = names.translator.phrase("fighter", determiner="this")
    scope = Scope(names, hero, this, bound)
    only = scope.fighter_def(card.fighters[0]) if len(card.fighters) == 1 else None
    if only is not None and only.count == 1:
        return Scope(names, hero, names.fighter(hero, only), bound)
    if only is not None:
        noun = names.fighter_noun(hero, only)
        this = names.translator.phrase(noun, determiner="this") if noun is not None else names.fighter(hero, only)
        return Scope(names, hero, this, bound)
    return scope


def scope_of_abilities(hero: HeroDef, language: str, parts: Sequence[Any]) -> Scope:
    names = names_in(language)
    return Scope(names, hero, names.fighter(hero, hero.hero), remembered(msgspec.to_builtins(list(parts))))


def remembered(data: object) -> dict[str, Bound]:
    """What the steps of an effect remember, by name."""
    if isinstance(data, list):
        return {name: bound for item in data for name, bound in remembered(item).items()}
    if not isinstance(data, dict):
        return {}
    found = {name: bound for item in data.values() for name, bound in remembered(item).items()}
    if data.get("op") == "damage":
        found.update({data[key]: Bound(kind) for key, kind in (("dealt", DEALT), ("defeated", FELL)) if key in data})
    elif isinstance(data.get("bind"), str):
        one = data.get("count", 1 if data.get("op") == "discard_top" else None) == 1
        kind = _OF_OPERATION.get(data["op"], CARD if one else CARDS)
        found[data["bind"]] = Bound(kind, data.get("of", ""), data["op"] == "draw")
    return found

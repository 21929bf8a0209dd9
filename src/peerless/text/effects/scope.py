"""What a card text can refer to: the fighters and cards of its hero, `self`, and what earlier steps remembered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from peerless.catalog.models import CardDef, FighterDef, HeroDef
from peerless.effects import abilities, terms
from peerless.effects.abilities import ABOUT_FIGHTER
from peerless.messages.grammar import Nominal
from peerless.messages.translator import Translator
from peerless.text.effects.mentions import Introduced, Mentions, Reference
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
SPENT: Final = "spent"  # from a counter
HURT: Final = "hurt"  # fighters that lost health
TARGETS: Final = "targets"  # fighters that damage was dealt to
PASSED: Final = "passed"  # fighters that were moved through
RETURNED: Final = "returned"
PICKED: Final = "picked"  # several fighters that were chosen
PUT: Final = "put"  # the number of cards put back
THEIR_HAND: Final = "their hand"  # the hand of an opponent, just looked at

_OF_OPERATION: Final = {
    "choose_fighter": FIGHTER,
    "choose_space": SPACE,
    "remember_space": STOOD,
    "move_marker": SPACE,
    "choose_card": CARD,
    "choose_number": NUMBER,
    "name_number": NAMED,
    "spend_any": SPENT,
    "put_back_any": PUT,
    "return": RETURNED,
}


_PARTICIPLES: Final = {
    "discard": "discarded",
    "discard_any": "discarded",
    "discard_top": "discarded",
    "reveal_top": "revealed",
    "choose_card": "chosen",
    "draw": "drawn",
}
"""Operation -> what the cards it remembers are called afterwards."""
_ROLES: Final = {"attack": "attacking", "defense": "defending"}
_COMBAT: Final = ("immediately", "during_combat", "after_combat", "combat_over", "after_attack")


@dataclass(frozen=True)
class Bound:
    """Something remembered: what kind of thing, and of whom."""

    kind: str
    of: str = ""
    how: str = ""
    """How cards came to be remembered: `discarded`."""
    empty: bool = False
    """A space that had to be empty."""


@dataclass(frozen=True)
class Scope:
    """Whose text it is, in which language."""

    names: ContentNames
    hero: HeroDef
    me: Nominal
    """What `self` is called."""
    me_key: str = "self"
    """The fighter that `self` is, if it is always the same."""
    bound: Mapping[str, Bound] = field(default_factory=dict)
    other: Nominal | None = None
    """What `opposing` is called, if it is not the other fighter of a combat."""
    role: str = ""
    """The adjective of your fighter in the combat, if the card can be played in one role only."""
    own_noun: str = "card"
    """What `own` is: a card, or the bonus attack on it."""
    role_of: str = ""
    """The fighter whose role in the combat is meant, where it is not you who attack or defend."""
    own_determiner: str = "this"
    """Whose it is, where the text is not on it."""
    foreign: bool = False
    """Whether `you` do not own the card, and the owner is the opponent."""
    mentions: Mentions = field(default_factory=Mentions)

    @property
    def translator(self) -> Translator:
        return self.names.translator

    def say(self, key: str, /, **args: Any) -> str:
        """Part of a text; the whole is finished by whoever puts it together."""
        return self.names.translator.part(key, item=self.mentions.item, joined=self.mentions.joined, **args)

    def kind(self, name: object) -> str:
        """What a remembered name stands for."""
        return self.bound[name].kind if isinstance(name, str) and name in self.bound else ""

    def ref(self, key: str, full: Nominal) -> Reference:
        """Something that was perhaps just mentioned."""
        return Reference(key, full, self.mentions, self.translator.lexicon.pronouns)

    def new(self, key: str, full: Nominal) -> Introduced:
        """Something mentioned for the first time."""
        return Introduced(key, full, self.mentions)

    def fighter_def(self, ref: str) -> FighterDef | None:
        if self.foreign:
            return None  # the owner's fighters are not yours
        if ref == "hero":
            return self.hero.hero
        return next((f for f in [self.hero.hero, *self.hero.sidekicks] if f.id == ref), None)

    @property
    def lent(self) -> str:
        """The keyword of the cards that change hands."""
        parts = [part for ability in self.hero.abilities for part in ability.parts]
        return next((part.keyword for part in parts if isinstance(part, abilities.Lend)), "")

    def in_role(self, role: str) -> Nominal:
        """`the attacking fighter`."""
        return self.translator.noun(f"{role}_fighter")

    def card_name(self, card_id: str) -> str:
        return next((self.names.card(self.hero, card) for card in self.hero.cards if card.id == card_id), card_id)

    def as_self(self, fighter: FighterDef) -> Scope:
        """With a fighter as `self`: by its name, or as one of several: `this Harpy`."""
        if fighter.count == 1:
            return replace(self, me=self.names.fighter(self.hero, fighter), me_key=fighter.id)
        noun = self.names.fighter_noun(self.hero, fighter)
        return replace(self, me=self.translator.phrase(noun, determiner="this"))


def scope_of_card(card: CardDef, hero: HeroDef, language: str) -> Scope:
    """A card speaks of its fighter by name where only one can play it, else of `this fighter`."""
    names = names_in(language)
    bound = remembered(msgspec.to_builtins([card.effects, card.bonus_attack]))
    this = names.translator.phrase("fighter", determiner="this")
    role = _ROLES.get(card.type, "") if not card.also else ""
    scope = Scope(names, hero, this, bound=bound, role=role)
    only = scope.fighter_def(card.fighters[0]) if len(card.fighters) == 1 else None
    return scope if only is None else scope.as_self(only)


def scope_of_abilities(hero: HeroDef, language: str, parts: Sequence[Any]) -> Scope:
    names = names_in(language)
    bound = remembered(msgspec.to_builtins(list(parts)))
    me = names.fighter(hero, hero.hero)
    return Scope(names, hero, me, hero.hero.id, bound, own_determiner="your")


def scope_of_part(sc: Scope, part: abilities.Ability) -> Scope:
    """In an ability `self` is your fighter of the combat, the one that was defeated, or else your hero."""
    if isinstance(part, abilities.Trigger) and part.at == "zone_left":
        return replace(sc, other=sc.translator.phrase("hero", determiner="that"))
    if isinstance(part, abilities.Trigger) and part.at == "card_back":
        return replace(sc, bound={**sc.bound, "$card": Bound(CARD)})
    if not isinstance(part, abilities.Trigger) or part.at not in (*_COMBAT, *ABOUT_FIGHTER):
        return sc
    only = sc.fighter_def(part.fighter) if part.fighter is not None else None
    if only is not None:
        return sc.as_self(only)
    if len(sc.hero.sidekicks) == 0:
        return sc
    if part.at in ABOUT_FIGHTER:
        return replace(sc, me=sc.translator.phrase("fighter", determiner="this"), me_key="self")
    if part.at == "after_attack" and isinstance(part.cond, terms.Role):
        return replace(sc, me=sc.in_role(part.cond.role), me_key="self")
    posts = (sc.translator.post("post-in-combat"),)
    your = "your_own" if "your_own" in sc.translator.lexicon.determiners else "your"
    return replace(sc, me=sc.translator.phrase("fighter", determiner=your, posts=posts), me_key="self")


def remembered(data: object) -> dict[str, Bound]:
    """What the steps of an effect remember, by name."""
    if isinstance(data, list):
        return {name: bound for item in data for name, bound in remembered(item).items()}
    if not isinstance(data, dict):
        return {}
    found = {name: bound for item in data.values() for name, bound in remembered(item).items()}
    op = data.get("op")
    if op in ("damage", "move"):
        kinds = (("dealt", DEALT), ("defeated", FELL), ("damaged", HURT), ("targets", TARGETS))
        found.update({data[key]: Bound(kind) for key, kind in kinds if data.get(key)})
        if data.get("passed"):
            found[data["passed"]] = Bound(PASSED, data["who"] if isinstance(data["who"], str) else "")
    elif isinstance(data.get("bind"), str):
        one = data.get("count", 1 if op == "discard_top" else None) == 1
        kind = CARDS if op == "choose_card" and "up_to" in data else _OF_OPERATION.get(str(op), CARD if one else CARDS)
        if op == "choose_fighter" and "up_to" in data:
            kind = PICKED
        where = data.get("to", data.get("among"))
        empty = isinstance(where, dict) and where.get("empty") is True
        of = data.get("of") or data.get("counter") or (data.get("who", "you") if op == "reveal_top" else "")
        if op == "choose_card" and isinstance(where, dict):
            of = where.get("of", "you")
        found[data["bind"]] = Bound(kind, of, _PARTICIPLES.get(data["op"], ""), empty)
    return found

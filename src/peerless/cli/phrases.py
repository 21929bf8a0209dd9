"""The nouns and clauses of card texts in English: fighters, spaces, cards, amounts, conditions.

Written from the effect structs, so that a text says what the card does. What is not known here is shown by its name
in the language, readable if not pretty.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import singledispatch
from typing import Any, Final

import msgspec

from peerless.catalog.models import FighterDef, HeroDef
from peerless.effects import terms


@dataclass(frozen=True)
class Words:
    """Whose text it is: names of its fighters and cards, and what `self` is called."""

    hero: HeroDef
    me: str
    numbers: Mapping[str, str] = field(default_factory=dict)
    """What numbers counted by earlier steps are: `$fallen` -> `the number of fighters this defeated`."""

    def fighter_def(self, ref: str) -> FighterDef | None:
        for fighter in [self.hero.hero, *self.hero.sidekicks]:
            if fighter.id == ref:
                return fighter
        return self.hero.hero if ref == "hero" else None

    def card_name(self, card_id: str) -> str:
        return next((card.name for card in self.hero.cards if card.id == card_id), spaced(card_id))


def spaced(name: str) -> str:
    """An id as words."""
    return name.replace("_", " ")


def article(noun: str) -> str:
    """`a harpy`, `an opposing fighter`."""
    return f"an {noun}" if noun[0].lower() in "aeiou" else f"a {noun}"


def possessive(noun: str) -> str:
    return f"{noun}'" if noun.endswith("s") else f"{noun}'s"


def plural(fighter: FighterDef) -> str:
    return fighter.plural or f"{fighter.name}s"


def upper_first(text: str) -> str:
    return text[:1].upper() + text[1:]


# ---- fighters and spaces ---------------------------------------------------------------------------------


def fighter(ref: str, w: Words) -> str:
    """Somebody named: `Alice`, `the opposing fighter`."""
    if ref == "self":
        return w.me
    if ref == "opposing":
        return "the opposing fighter"
    if ref == "opponent_hero":
        return "the opponent's hero"
    if ref.startswith("$"):
        return "that fighter"
    known = w.fighter_def(ref)
    if known is None:
        return spaced(ref)
    return known.name if known.count == 1 else f"your {plural(known)}"


def fighters(f: terms.Fighters, w: Words, several: bool = False) -> str:
    """What a filter picks from, without an article: `opposing fighter in Medusa's zone`."""
    noun, plain = "fighter", True
    if f.kind in ("hero", "sidekick"):
        noun = f.kind
    elif f.kind is not None:
        known = w.fighter_def(f.kind)
        noun, plain = (known.name if known else spaced(f.kind)), False
        if several and known:
            noun = plural(known)
    if several and plain:
        noun += "s" if noun[-1] != "o" else "es"
    words = ["defeated"] if f.defeated else []
    if f.side in ("friendly", "opposing"):
        words.append(f.side)
    words.append(noun)
    if f.side == "yours" and not several:
        words.append("of yours")
    if f.of_combat:
        words.append("of this combat")
    if f.adjacent_to is not None:
        words.append(f"adjacent to {fighter(f.adjacent_to, w)}")
    if f.in_zone_of is not None:
        words.append(f"in {possessive(fighter(f.in_zone_of, w))} zone")
    if f.standing_on is not None:
        words.append("on that space" if len(f.standing_on) == 1 else "on those spaces")
    if f.on_marker is not None:
        words.append(f"on a space with {marker(f.on_marker, w)}")
    if f.besides is not None:
        words.append(f"other than {fighter(f.besides, w)}")
    return " ".join(words)


def target(ref: str | terms.Among, w: Words) -> str:
    """Whom a step is about: a name, `an opposing fighter`, `each of your Harpies`."""
    if isinstance(ref, str):
        return fighter(ref, w)
    if ref.one is not None:
        return article(fighters(ref.one, w))
    if ref.each is None:
        return "each fighter"
    if ref.each.side == "yours":
        return f"each of your {fighters(ref.each, w, several=True)}"
    return f"each {fighters(ref.each, w)}"


def spaces(sp: terms.Spaces, w: Words) -> str:
    """`an empty space in Medusa's zone`."""
    if sp.at is not None:
        return "that space, if it is empty" if sp.empty else "that space"
    words = ["empty space" if sp.empty else "space"]
    if sp.in_zone_of is not None:
        words.append(f"in {possessive(fighter(sp.in_zone_of, w))} zone")
    if sp.adjacent_to is not None:
        near = "that space" if sp.adjacent_to.startswith("$") else fighter(sp.adjacent_to, w)
        words.append(f"adjacent to {near}")
    if sp.with_marker is not None:
        words.append(f"with {marker(sp.with_marker, w)}")
    if sp.without_marker is not None:
        words.append(f"without {marker(sp.without_marker, w)}")
    if sp.besides is not None:
        own = "that one" if sp.besides.startswith("$") else f"{possessive(fighter(sp.besides, w))} own"
        words.append(f"other than {own}")
    return article(" ".join(words))


def marker(name: str, w: Words) -> str:
    """What lies on spaces: `fog`."""
    return next((m.name.lower() for m in w.hero.markers if m.id == name and m.name), spaced(name))


# ---- cards and amounts -----------------------------------------------------------------------------------

_PILES: Final = {"hand": "hand", "deck": "deck", "discard": "discard pile"}


def cards(c: terms.Cards | str, w: Words, several: bool = False) -> str:
    """Cards of a pile without an article, `attack card of your discard pile`, or `of those`."""
    if isinstance(c, str):
        return "of those cards" if several else "one of those cards"
    noun = w.card_name(c.id) if c.id is not None else "cards" if several else "card"
    words: list[str] = [c.type] if c.type is not None else []
    if c.keyword is not None:
        words.append(spaced(c.keyword).upper())
    words.append(noun)
    words.append("you used to boost this card" if c.used_to_boost else f"in {owner(c.of)} {_PILES[c.pile]}")
    if c.value is not None:
        words.append(f"whose printed value is {amount(c.value, w)}")
    if c.besides is not None:
        words.append("other than that one")
    return " ".join(words)


def owner(who: str) -> str:
    return {"you": "your", "opponent": "your opponent's", "each_opponent": "each opponent's"}.get(who, spaced(who))


def person(who: str) -> str:
    return {"you": "you", "opponent": "your opponent", "each_opponent": "each opponent"}.get(who, spaced(who))


@singledispatch
def amount(a: object, w: Words) -> str:
    """A number: `2`, `the number of VOYAGE cards in your discard pile`."""
    return unknown(a)


@amount.register
def _(a: int, w: Words) -> str:
    return str(a)


@amount.register
def _(a: str, w: Words) -> str:
    return w.numbers.get(a, "that number")


@amount.register
def _(a: terms.CountCards, w: Words) -> str:
    what = "those cards" if isinstance(a.among, str) else cards(a.among, w, several=True)
    return f"{_times(a.times)}the number of {what}"


@amount.register
def _(a: terms.CountFighters, w: Words) -> str:
    return f"{_times(a.times)}the number of {fighters(a.among, w, several=True)}"


@amount.register
def _(a: terms.BoostOf, w: Words) -> str:
    of = {"own": "this card", "opposing": "the opposing card"}.get(a.card, "that card")
    return f"{_times(a.times)}the boost value of {of}"


@amount.register
def _(a: terms.PrintedValue, w: Words) -> str:
    return f"{_times(a.times)}the printed value of {card_of_combat(a.card)}"


@amount.register
def _(a: terms.CombatDamage, w: Words) -> str:
    return f"{_times(a.times)}the combat damage dealt"


@amount.register
def _(a: terms.DamageTaken, w: Words) -> str:
    return f"{_times(a.times)}the damage your fighter has taken in this combat"


@amount.register
def _(a: terms.NamedNumber, w: Words) -> str:
    return f"{_times(a.times)}the number you named"


def _times(times: int) -> str:
    return "" if times == 1 else f"{times} times "


def counted(a: object, noun: str, w: Words) -> str:
    """`2 cards`, `1 card`, or `cards equal to …`."""
    if isinstance(a, int):
        return f"{a} {noun}" if a == 1 else f"{a} {noun}s"
    return f"{noun}s equal to {amount(a, w)}"


def card_of_combat(which: str) -> str:
    return "this card" if which == "own" else "the opposing card"


# ---- conditions ------------------------------------------------------------------------------------------

_PLAIN: Final = {
    "won": "you won the combat",
    "lost": "you lost the combat",
    "your_turn": "it is your turn",
    "first_action": "this is your first action this turn",
    "opponent_played_card": "your opponent played a card",
}


@singledispatch
def condition(c: object, w: Words) -> str:
    """A clause for after `if`."""
    return unknown(c)


@condition.register
def _(c: str, w: Words) -> str:
    return _PLAIN.get(c, spaced(c))


@condition.register
def _(c: terms.Is, w: Words) -> str:
    known = w.fighter_def(c.kind) if c.kind != "hero" else None
    return f"{fighter(c.fighter, w)} is {known.name if known else article(c.kind)}"


@condition.register
def _(c: terms.Moved, w: Words) -> str:
    return f"{fighter(c.fighter, w)} started this turn on another space"


@condition.register
def _(c: terms.Adjacent, w: Words) -> str:
    return f"{fighter(c.fighter, w)} is adjacent to {fighter(c.to, w)}"


@condition.register
def _(c: terms.SameZone, w: Words) -> str:
    return f"{fighter(c.fighter, w)} is in {possessive(fighter(c.to, w))} zone"


@condition.register
def _(c: terms.Health, w: Words) -> str:
    return f"{fighter(c.fighter, w)} has {_bounds(c.at_least, c.at_most)} health"


@condition.register
def _(c: terms.Defeated, w: Words) -> str:
    known = w.fighter_def(c.fighter)
    name = article(known.name) if known and known.count > 1 else fighter(c.fighter, w)
    return f"{name} is defeated"


@condition.register
def _(c: terms.SpaceLeft, w: Words) -> str:
    return f"there is {spaces(c.among, w)}"


@condition.register
def _(c: terms.TokenIs, w: Words) -> str:
    return f"your {spaced(c.token)} is {spaced(c.shows)}"


@condition.register
def _(c: terms.OnMarker, w: Words) -> str:
    where = f"{'is' if c.at == 'now' else 'started this turn'} on a space with {marker(c.marker, w)}"
    return f"{fighter(c.fighter, w)} {where}"


@condition.register
def _(c: terms.Compare, w: Words) -> str:
    return f"{amount(c.amount, w)} is {_bounds(c.at_least, c.at_most)}"


@condition.register
def _(c: terms.Equal, w: Words) -> str:
    return f"{amount(c.amount, w)} equals {amount(c.to, w)}"


@condition.register
def _(c: terms.Role, w: Words) -> str:
    return f"you are {c.role}"


@condition.register
def _(c: terms.Not, w: Words) -> str:
    return f"it is not so that {condition(c.cond, w)}"


@condition.register
def _(c: terms.All, w: Words) -> str:
    return " and ".join(condition(part, w) for part in c.conds)


@condition.register
def _(c: terms.Any, w: Words) -> str:
    return " or ".join(condition(part, w) for part in c.conds)


def _bounds(low: int | None, high: int | None) -> str:
    if low is None:
        return f"{high} or less"
    return f"{low} or more" if high is None else f"{low} to {high}"


# ---- the rest --------------------------------------------------------------------------------------------


def unknown(node: object) -> str:
    """Something of the language that has no phrase here: its tag and what it says."""
    if not isinstance(node, msgspec.Struct):
        return str(node)
    data: dict[str, Any] = msgspec.to_builtins(node)
    return "[" + ", ".join(f"{spaced(key)}: {value}" for key, value in data.items() if value not in (None, [])) + "]"

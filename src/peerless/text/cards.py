"""Cards and abilities in words, one line per timing, as a player would read them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import singledispatch
from typing import Any, Final

import msgspec

from peerless.catalog.models import AbilityDef, CardDef, HeroDef
from peerless.effects import abilities, terms
from peerless.effects import language as lang
from peerless.effects.abilities import ABOUT_FIGHTER
from peerless.effects.timings import Timing
from peerless.text.capitals import upper_first
from peerless.text.effects.amounts import amount, each, playing_as
from peerless.text.effects.clauses import Mood
from peerless.text.effects.conditions import condition, is_about_you
from peerless.text.effects.mentions import Late
from peerless.text.effects.merged_conditions import both, merged, without_price
from peerless.text.effects.phrases import alternatives, fighter, fighters, zone
from peerless.text.effects.scope import Scope, scope_of_abilities, scope_of_card, scope_of_part
from peerless.text.effects.steps import (
    each_clause,
    follows,
    joined,
    may_parts,
    sentences,
    steps_text,
)
from peerless.text.names import names_in

_ORDER: Final = (
    "when_played", "immediately", "during_combat", "after_combat", "after_attack", "scheme", "boost_effect",
    "when_discarded",
)  # fmt: skip


_EVENTS: Final = ("combat_over", *ABOUT_FIGHTER, "zone_left", "card_back")
"""Moments said as something that happens: `when you win a combat`."""


class Line(msgspec.Struct, frozen=True):
    """One line of a card: when it acts, and what it does."""

    timing: str
    """A timing of the language, or empty for what always holds."""
    label: str
    text: str

    def __str__(self) -> str:
        return f"{self.label}: {self.text}" if self.label else self.text


def card_lines(card: CardDef, hero: HeroDef, language: str) -> list[Line]:
    """The text of a card in the order things happen; empty for a card without effects."""
    sc = scope_of_card(card, hero, language)
    return [Line(line.timing, line.label, sc.translator.finish(line.text)) for line in _card_lines(card, sc)]


def _card_lines(card: CardDef, sc: Scope) -> Iterator[Line]:
    if isinstance(card.against, terms.Fighters):
        yield _rule("card-against", sc, who=fighters(card.against, sc, "a"))
    if card.playable_if is not None:
        yield _playable(card.playable_if, sc)
    if card.also:
        cond = "none" if card.also.cond is None else condition(card.also.cond, sc)
        yield _rule("card-also", sc, type=card.also.type, cond=cond)
    if card.face_up:
        yield _rule("card-face-up", sc)
    yield from _effects(card.effects, sc)
    if card.bonus_attack is not None:
        name = sc.names.bonus_attack(sc.hero, card)
        yield Line("", "", sc.say("card-bonus-attack", name=name, count=card.bonus_attack.value))
        yield from _effects(card.bonus_attack.effects, replace(sc, own_noun="attack"), name)
    if card.hides_hand:
        yield _rule("card-hides-hand", sc)
    if card.uncancellable and (card.effects or (card.bonus_attack is not None and card.bonus_attack.effects)):
        yield _rule("card-uncancellable", sc)


def _playable(cond: terms.Cond, sc: Scope) -> Line:
    """`Playable only as Hyde`, or under any other condition."""
    playing = playing_as(cond, sc)
    if playing:
        return _rule("card-playable-as", sc, who=playing)
    return _rule("card-playable-if", sc, cond=condition(cond, sc))


def _rule(key: str, sc: Scope, **args: Any) -> Line:
    return Line("", "", sc.say(key, **args))


def _effects(effects: Mapping[Timing, Sequence[lang.Step]], sc: Scope, bonus_attack: str = "") -> Iterator[Line]:
    """A line for each timing; those of a bonus attack say that they are its own."""
    for timing in sorted(effects, key=_ORDER.index):
        label = sc.say(f"timing-{timing.replace('_', '-')}") if timing != "scheme" else ""
        if bonus_attack:
            label = sc.say("timing-of-bonus-attack", timing=label, name=bonus_attack)
        yield Line(timing, label, steps_text(effects[timing], sc))


def card_text(card: CardDef, hero: HeroDef, language: str) -> str:
    """The whole text of a card in one paragraph."""
    return " ".join(str(line) for line in card_lines(card, hero, language))


def card_players(card: CardDef, hero: HeroDef, language: str) -> str:
    """Who may play a card."""
    names = names_in(language)
    if card.fighters == ["any"]:
        return names.translator.say("any-fighter")
    known = {f.id: f for f in [hero.hero, *hero.sidekicks]}
    return ", ".join(
        upper_first(names.fighter(hero, known[fighter]).form("nom")) for fighter in card.fighters if fighter in known
    )


# ---- abilities -------------------------------------------------------------------------------------------


def ability_lines(ability: AbilityDef, hero: HeroDef, language: str) -> list[str]:
    """One sentence or more per part of an ability."""
    sc = scope_of_abilities(hero, language, ability.parts)
    return [part_line(part, scope_of_part(sc, part)) for part in ability.parts]


def part_line(part: abilities.Ability, sc: Scope) -> str:
    sc.mentions.clear()
    return upper_first(sc.translator.finish(part_text(part, sc)))


def ability_text(ability: AbilityDef, hero: HeroDef, language: str) -> str:
    return " ".join(ability_lines(ability, hero, language))


@singledispatch
def part_text(part: object, sc: Scope) -> str:
    raise TypeError(f"no text for {part!r}")


@part_text.register
def _(part: abilities.Trigger, sc: Scope) -> str:
    key, do, cond = f"moment-{part.at.replace('_', '-')}", part.do, part.cond
    if len(do) == 1 and isinstance(do[0], lang.If) and not do[0].otherwise and not part.may:
        inner = merged(do[0])
        do, cond = inner.then, inner.cond if cond is None else both(cond, inner.cond)
    decided, event = "", part.at in _EVENTS
    if part.at == "combat_over" and cond is not None:
        decided, cond = _decided(cond)
    if part.fighter is not None and _says_role(cond):
        sc, when = replace(sc, role_of=part.fighter), sc.say(key)
    elif decided:
        suffix, who = ("", None) if part.fighter is None else ("-by", fighter(part.fighter, sc))
        when = sc.say(f"moment-combat-{decided}{suffix}", who=who)
    elif part.at == "zone_left":
        who = sc.new("opposing", sc.translator.phrase("hero", determiner="a", adjectives=("opposing",)))
        when = sc.say(key, who=who, zone=zone("hero", sc))
    elif part.fighter is None:
        when = sc.say(key)
    elif part.at in ABOUT_FIGHTER:
        when = sc.say(f"{key}-fighter", who=fighter(part.fighter, sc))
    else:
        when = sc.say("moment-of-fighter", when=sc.say(key), who=fighter(part.fighter, sc))
    cond = without_price(cond, "you", do) if cond is not None and part.may else cond
    playing = playing_as(cond, sc)
    if part.at == "after_attack" and isinstance(cond, terms.Role):
        when, cond = sc.say("moment-after-attack-as", role=cond.role), None
    elif playing and part.at == "after_maneuver":
        when = sc.say("moment-after-maneuver-as", who=playing)
    elif cond is not None:
        said = condition(cond, sc, joined=event)
        when = sc.say("moment-if", when=when, at=part.at, event=event, yours=is_about_you(cond), cond=said)
    mood: Mood = "order" if event else "front"  # what happens is a clause, when it happens an opening phrase
    if part.may:
        clauses = may_parts(do, (), "you", sc)
    elif cond is None and follows(do):
        clauses = each_clause(do, sc, mood)
    else:
        clauses = iter((joined(do, sc, mood),))
    first = sc.say("ability-trigger", when=when, event=event, clause=next(clauses))
    sc.mentions.next_sentence()
    return " ".join((first, *sentences(clauses, sc)))


def _says_role(cond: terms.Cond | None) -> bool:
    """Whether a condition says who attacks."""
    conds = cond.conds if isinstance(cond, terms.All) else [cond]
    return any(isinstance(one, terms.Role) for one in conds)


def _decided(cond: terms.Cond) -> tuple[str, terms.Cond | None]:
    """Whether a condition says that the combat was won or lost, and what else it says."""
    conds = cond.conds if isinstance(cond, terms.All) else [cond]
    for word in ("won", "lost"):
        if word in conds:
            left = [other for other in conds if other != word]
            return word, None if not left else left[0] if len(left) == 1 else terms.All(conds=left)
    return "", cond


@part_text.register
def _(part: abilities.ShareDamage, sc: Scope) -> str:
    who = fighter(part.of, sc)
    who.form("nom")
    sc.mentions.own = True
    return sc.say("ability-share-damage", who=fighter(part.of, sc).named, to=fighters(part.to, sc, plural=True))


@part_text.register
def _(part: abilities.Lend, sc: Scope) -> str:
    return sc.say("ability-lend", name=sc.say("keyword", name=sc.names.keyword(sc.hero, part.keyword)))


@part_text.register
def _(part: abilities.Symbols, sc: Scope) -> str:
    labels = [sc.say("keyword", name=sc.names.keyword(sc.hero, word)) for word in part.keywords]
    wild = "none" if part.wild is None else sc.say("keyword", name=sc.names.keyword(sc.hero, part.wild))
    return sc.say("ability-symbols", list=alternatives(labels, "symbol", sc), wild=wild)


@part_text.register
def _(part: abilities.Bonus, sc: Scope) -> str:
    return sc.say("ability-always", cond=Late(lambda: _while(part.cond, sc)), text=Late(lambda: _bonus(part, sc)))


def _while(cond: terms.Cond | None, sc: Scope) -> str:
    return "" if cond is None else sc.say("while", cond=condition(cond, sc))


def _bonus(part: abilities.Bonus, sc: Scope) -> str:
    sc.mentions.own = "bonus" not in sc.translator.lexicon.statements
    if part.to == "maneuver_draw" and isinstance(part.amount, int):
        return sc.say("ability-draw-bonus", count=part.amount)
    if part.to == "maneuver_draw":
        return sc.say("ability-draw-bonus-amount", mood="order", amount=amount(part.amount, sc))
    everyone = "_all" if part.by is None and part.to != "maneuver" else ""
    owner, posts = None, []
    if isinstance(part.by, str) and part.to != "maneuver":
        owner = fighter(part.by, sc, "each_yours")
    elif isinstance(part.by, terms.Fighters):
        posts.append(sc.translator.post("post-played-by", who=fighters(part.by, sc, plural=True)))
    value = sc.translator.phrase(f"{part.to}_bonus{everyone}", owner=owner, posts=tuple(posts))
    counted = None if isinstance(part.amount, int) else each(part.amount, sc)
    if isinstance(part.amount, int):
        return sc.say("ability-bonus", to=part.to, value=value, count=part.amount)
    if counted is not None:
        return sc.say("ability-bonus-each", to=part.to, value=value, counted=counted[0], count=counted[1])
    return sc.say("ability-bonus-amount", to=part.to, value=value, amount=amount(part.amount, sc))


@part_text.register
def _(part: abilities.AttackBoost, sc: Scope) -> str:
    return sc.say("ability-attack-boost", who=fighter(part.by, sc))


@part_text.register
def _(part: abilities.BoostedPlace, sc: Scope) -> str:
    return sc.say("ability-boosted-place", who=fighter(part.who, sc))


@part_text.register
def _(part: abilities.MarkerLinks, sc: Scope) -> str:
    tokens = sc.translator.phrase(sc.names.marker(sc.hero, part.marker), plural=True)
    return sc.say("ability-marker-links", who=fighter(part.who, sc), what=tokens)

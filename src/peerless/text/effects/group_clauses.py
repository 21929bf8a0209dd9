"""The clauses of steps that are said together."""

from __future__ import annotations

import msgspec

from peerless.effects import language as lang
from peerless.effects import terms
from peerless.text.effects.amounts import cards
from peerless.text.effects.clauses import Mood, clause, move_marker, own_cards, using
from peerless.text.effects.conditions import condition
from peerless.text.effects.phrases import alternatives, fighter, fighters, key_of, marker, person, returned, spaces
from peerless.text.effects.scope import Scope
from peerless.text.effects.step_groups import (
    BothRecover,
    Chosen,
    ChosenFighter,
    ChosenMarker,
    ChosenSpaces,
    DamageOr,
    DrawUpTo,
    FromHand,
    Side,
    TakesPart,
    TheirDiscard,
    WithOpponent,
)


@clause.register
def _(step: Chosen, sc: Scope, mood: Mood) -> str:
    among = step.choice.among
    if isinstance(among, str):
        what = sc.say("cards-of-those", count=step.count) if step.count > 1 else cards(among, sc)
        if isinstance(step.act, lang.Take) and among in sc.bound and sc.bound[among].how == "drawn":
            return sc.say("step-keep", mood=mood, what=what)
        return using(step.act, sc, mood, what)
    if among.used_to_boost and isinstance(step.act, lang.Take):
        return sc.say("step-take-boosting", mood=mood)
    if step.count > 1:
        pile = sc.say("cards-from-pile", count=step.count, pile=among.pile, of=among.of, own=sc.mentions.own)
        return using(step.act, sc, mood, pile, among.of)
    return using(step.act, sc, mood, sc.new(step.choice.bind, cards(among, sc)), among.of)


@clause.register
def _(step: FromHand, sc: Scope, mood: Mood) -> str:
    """The opponent whose hand it is, is known from then on."""
    who = sc.new("opponent", sc.translator.noun("an_opponent")) if step.whose else person("opponent", sc)
    key = "step-choose-from-hand" if step.whose else "step-look-and"
    act = "put-back" if isinstance(step.act, lang.PutBack) else "discard"
    where = step.act.where if isinstance(step.act, lang.PutBack) else ""
    return sc.say(f"{key}-{act}", mood=mood, who=who, where=where)


@clause.register
def _(step: TheirDiscard, sc: Scope, mood: Mood) -> str:
    assert isinstance(step.choice.among, terms.Cards)
    what = own_cards(step.choice.among, sc, discarded=True)
    return sc.say("step-discard-cards", mood=mood, what=sc.new(step.choice.bind, what))


@clause.register
def _(step: TakesPart, sc: Scope, mood: Mood) -> str:
    return takes_part(step, sc)


def takes_part(step: TakesPart, sc: Scope) -> str:
    """The fighter whose place is taken is named in full: an opposing one may have been named since."""
    unnamed = sc.me_key == "self"
    who = sc.in_role(sc.role) if unnamed and sc.role else fighter("self", sc).named
    if isinstance(step.step, lang.Return):
        return sc.say("step-named-takes-part", who=who, one=returned(step.step.who, sc))
    pair = {key_of(ref, sc): ref for ref in (step.step.fighter, step.step.other)}
    other = pair.pop(sc.me_key, None) and next(iter(pair.values()))
    if other is None:
        return sc.say("step-takes-part", who=who)
    return sc.say("step-named-takes-part", who=who, one=fighter(other, sc).named)


@clause.register
def _(step: WithOpponent, sc: Scope, mood: Mood) -> str:
    choice = clause(lang.ChooseOpponent(), sc, mood)
    return sc.say("and", first=choice, second=clause(step.step, sc, mood))


@clause.register
def _(step: ChosenMarker, sc: Scope, mood: Mood) -> str:
    determiner = "one" if step.choice.among.besides is None else "another"
    return move_marker(step.act, marker(step.act.marker, sc, determiner), sc, mood)


@clause.register
def _(step: ChosenSpaces, sc: Scope, mood: Mood) -> str:
    one = sc.new(step.one.bind, spaces(step.one.among, sc))
    other = sc.new(step.other.bind, spaces(step.other.among, sc, "another"))
    return sc.say("step-choose-two", mood=mood, one=one, other=other)


@clause.register
def _(step: ChosenFighter, sc: Scope, mood: Mood) -> str:
    """The step is about a fighter that is chosen there."""
    among = terms.Among(one=step.choice.among)
    named = {"to" if isinstance(step.act, lang.Damage) else "who": among}
    text = clause(msgspec.structs.replace(step.act, **named), sc, mood)
    sc.mentions.identify(step.choice.bind, fighters(step.choice.among, sc).pronoun)
    return text


@clause.register
def _(step: DamageOr, sc: Scope, mood: Mood) -> str:
    text = clause(lang.Damage(to=terms.Among(one=step.choice.among), amount=step.amount), sc, mood)
    sc.mentions.identify(step.choice.bind, fighters(step.choice.among, sc).pronoun)
    return sc.say("step-damage-or", clause=text, count=step.other, cond=condition(step.cond, sc))


@clause.register
def _(step: DrawUpTo, sc: Scope, mood: Mood) -> str:
    return sc.say("step-draw-up-to", mood=mood, count=step.most)


@clause.register
def _(step: BothRecover, sc: Scope, mood: Mood) -> str:
    both = all(sc.mentions.is_known(key_of(ref, sc)) for ref in (step.one, step.other))
    one, other = fighter(step.one, sc), fighter(step.other, sc)
    key = "step-recover-both" if both else "step-recover-two"
    return sc.say(key, mood=mood, one=one, other=other, count=step.amount)


@clause.register
def _(step: Side, sc: Scope, mood: Mood) -> str:
    names = [sc.names.side(sc.hero, step.token, side) for side in step.sides]
    token = sc.translator.phrase(sc.names.token(sc.hero, step.token))
    sides = alternatives(names, "side", sc)
    return sc.say("step-choose-side", mood=mood, who=fighter("hero", sc), token=token, sides=sides)

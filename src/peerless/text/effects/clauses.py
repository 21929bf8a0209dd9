"""The verbs of card texts: one clause for each operation, as an order, a statement or what somebody may do.

A clause has a mood: `order` ("draw 2 cards"), `front` (an order after an opening word: "then …"), `does` ("your
opponent draws 2 cards"), `you` (what you do after that, where a language does not say it as an order: "а потім ви
берете 2 карти"), `may` (the form after "may") or `can` (what another player may do, in a language where a pronoun comes
before both verbs: "Protivník ji může odhodit"). Operations that hold other steps are said by `steps`, steps that are
said together by `group_clauses`.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Any, Literal

from peerless.effects import language as lang
from peerless.effects import terms
from peerless.messages.grammar import Nominal
from peerless.text.effects.amounts import amount, card, cards, each, marked_by, value, with_value
from peerless.text.effects.phrases import (
    counter,
    fighter,
    fighters,
    health_of,
    is_each,
    key_of,
    marked,
    marker,
    person,
    spaces,
    target,
    token,
)
from peerless.text.effects.scope import CARD, THEIR_HAND, Scope

Mood = Literal["order", "front", "does", "you", "may", "can"]


@singledispatch
def clause(step: object, sc: Scope, mood: Mood) -> str:
    """One step in a mood."""
    raise TypeError(f"no text for {step!r}")


def _counted(key: str, number: terms.Amount, sc: Scope, mood: Mood, **args: Any) -> str:
    """A message with a number, or the one for what is counted, or for a number that is read off."""
    if isinstance(number, int):
        return sc.say(key, mood=mood, count=number, **args)
    counted = each(number, sc)
    if counted is not None and sc.translator.knows(f"{key}-each"):
        return sc.say(f"{key}-each", mood=mood, counted=counted[0], count=counted[1], **args)
    return sc.say(f"{key}-amount", mood=mood, amount=amount(number, sc), **args)


@clause.register
def _(step: lang.ChooseFighter, sc: Scope, mood: Mood) -> str:
    return sc.say("step-choose", mood=mood, what=sc.new(step.bind, fighters(step.among, sc, "one")))


@clause.register
def _(step: lang.ChooseSpace, sc: Scope, mood: Mood) -> str:
    return sc.say("step-choose", mood=mood, what=sc.new(step.bind, spaces(step.among, sc)))


@clause.register
def _(step: lang.ChooseCard, sc: Scope, mood: Mood) -> str:
    among = step.among
    if step.by == "opponent" and isinstance(among, terms.Cards) and among.of == "opponent":
        return sc.say("step-choose-own", mood=mood, what=sc.new(step.bind, own_cards(among, sc)))
    return sc.say("step-choose", mood=mood, what=sc.new(step.bind, cards(among, sc)))


def own_cards(among: terms.Cards, sc: Scope, discarded: bool = False) -> Nominal:
    """Cards of the one who chooses: `a card from their hand`; a discard is from nowhere else, so it does not say so."""
    label, form = marked_by(among.keyword, sc)
    posts = [*form, with_value(among.value, sc)] if among.value is not None else [*form]
    if not discarded:
        posts.append(sc.translator.post("post-in-own-pile", pile=among.pile))
    adjectives = (among.type,) if among.type is not None else ()
    return sc.translator.phrase("card", determiner="one", adjectives=adjectives, posts=tuple(posts), label=label)


@clause.register
def _(step: lang.ChooseOpponent, sc: Scope, mood: Mood) -> str:
    return sc.say("step-choose", mood=mood, what=sc.new("opponent", sc.translator.noun("an_opponent")))


@clause.register
def _(step: lang.ChooseNumber, sc: Scope, mood: Mood) -> str:
    return sc.say("step-choose-number", mood=mood, amount=amount(step.up_to, sc))


@clause.register
def _(step: lang.NameNumber, sc: Scope, mood: Mood) -> str:
    return sc.say("step-name-number", mood=mood)


# ---- cards ----


def using(step: lang.Step, sc: Scope, mood: Mood, what: Nominal | str, of: str = "you") -> str:
    """What is done with cards: `take it into your hand`."""
    if isinstance(step, lang.Take):
        return sc.say("step-take", mood=mood, what=what)
    if isinstance(step, lang.PutBack):
        return sc.say("step-put-back", mood=mood, what=what, where=step.where, of=of)
    return sc.say("step-discard-cards", mood=mood, what=what)


def _remembering(text: str, binding: str | None, sc: Scope) -> str:
    """A clause that brought up cards, which can be meant from then on."""
    if binding is not None:
        sc.mentions.mention(binding, card(binding, sc).pronoun)
    return text


@clause.register
def _(step: lang.Draw, sc: Scope, mood: Mood) -> str:
    key = "step-draw-both" if step.who == "both" else "step-draw"
    return _remembering(_counted(key, step.count, sc, mood, who=person("opponent", sc)), step.bind, sc)


@clause.register
def _(step: lang.Discard, sc: Scope, mood: Mood) -> str:
    return _remembering(_counted("step-discard", step.count, sc, mood, random=step.at_random), step.bind, sc)


@clause.register
def _(step: lang.DiscardAny, sc: Scope, mood: Mood) -> str:
    label, form = marked_by(step.keyword, sc)
    what = sc.translator.phrase("card", plural=True, posts=form, label=label)
    return _remembering(sc.say("step-discard-any", mood=mood, what=what), step.bind, sc)


@clause.register
def _(step: lang.DiscardCards, sc: Scope, mood: Mood) -> str:
    return using(step, sc, mood, card(step.cards, sc))


@clause.register
def _(step: lang.DiscardTop, sc: Scope, mood: Mood) -> str:
    return _remembering(_counted("step-discard-top", step.count, sc, mood, of=step.who), step.bind, sc)


@clause.register
def _(step: lang.LookAtHand, sc: Scope, mood: Mood) -> str:
    text = sc.say("step-look-at-hand", mood=mood, who=person("opponent", sc))
    sc.mentions.mention(THEIR_HAND, THEIR_HAND)
    return text


@clause.register
def _(step: lang.RevealHand, sc: Scope, mood: Mood) -> str:
    return sc.say("step-reveal-hand", mood=mood)


@clause.register
def _(step: lang.RevealTop, sc: Scope, mood: Mood) -> str:
    return _remembering(_counted("step-reveal-top", step.count, sc, mood), step.bind, sc)


@clause.register
def _(step: lang.LookAtTop, sc: Scope, mood: Mood) -> str:
    return _remembering(_counted("step-look-at-top", step.count, sc, mood), step.bind, sc)


@clause.register
def _(step: lang.Take, sc: Scope, mood: Mood) -> str:
    if step.cards == "own":
        return sc.say("step-take-own", mood=mood)
    if isinstance(step.cards, str):
        return using(step, sc, mood, card(step.cards, sc))
    return sc.say("step-take", mood=mood, what=cards(step.cards, sc, "all", plural=True))


@clause.register
def _(step: lang.PutBack, sc: Scope, mood: Mood) -> str:
    if sc.kind(step.cards) == CARD:
        return using(step, sc, mood, card(step.cards, sc))
    return sc.say("step-put-back-rest", mood=mood, where=step.where)


@clause.register
def _(step: lang.Search, sc: Scope, mood: Mood) -> str:
    key = "step-search-" + "-".join(step.piles)
    return sc.say(key, mood=mood, name=sc.card_name(step.card))


# ---- fighters ----


@clause.register
def _(step: lang.Damage, sc: Scope, mood: Mood) -> str:
    if isinstance(step.to, str) and sc.fighter_def(step.to) is not None and mood != "may":
        return _counted("step-suffer", step.amount, sc, mood, who=target(step.to, sc))
    to = target(step.to, sc)
    if isinstance(step.to, str) and (known := sc.fighter_def(step.to)) is not None and known.count == 1:
        to = sc.new(known.id, sc.names.fighter(sc.hero, known))  # which of yours is hurt is said by name
    described = isinstance(step.to, terms.Among)
    chosen = isinstance(step.to, terms.Among) and step.to.one is not None
    target_is = {"each": is_each(step.to, sc), "one": chosen, "described": described}
    return _counted("step-damage", step.amount, sc, mood, to=to, **target_is)


@clause.register
def _(step: lang.Recover, sc: Scope, mood: Mood) -> str:
    return _counted("step-recover", step.amount, sc, mood, who=target(step.who, sc), each=is_each(step.who, sc))


@clause.register
def _(step: lang.SetHealth, sc: Scope, mood: Mood) -> str:
    if step.to == 0:
        return sc.say("step-defeat", mood=mood, who=target(step.who, sc))
    health = health_of(step.who, target(step.who, sc), sc)
    return sc.say("step-set-health", mood=mood, health=health, amount=amount(step.to, sc))


@clause.register
def _(step: lang.PreventDamage, sc: Scope, mood: Mood) -> str:
    to = target(step.to, sc)
    if isinstance(step.to, str) and sc.translator.lexicon.double_negation and mood != "may":
        to = fighter(step.to, sc, "none_yours")  # none of them takes damage
    return sc.say("step-prevent-damage", mood=mood, to=to, kind=step.kind)


@clause.register
def _(step: lang.Move, sc: Scope, mood: Mood) -> str:
    return _counted("step-move", step.up_to, sc, mood, who=target(step.who, sc), through=step.through)


@clause.register
def _(step: lang.Place, sc: Scope, mood: Mood) -> str:
    placed = key_of(step.who, sc) if isinstance(step.who, str) else ""
    who = fighter(step.who, sc, "one_yours") if isinstance(step.who, str) else target(step.who, sc)
    where = spaces(step.where, sc, placed=placed)
    text = sc.say("step-place", mood=mood, who=who, where=where)
    return text if step.where.with_marker is None else _on_marked(text, step.where.with_marker, sc)


def _on_marked(text: str, name: str, sc: Scope) -> str:
    sc.mentions.mention(marked(name), "")
    return text


@clause.register
def _(step: lang.Swap, sc: Scope, mood: Mood) -> str:
    both = all(sc.mentions.is_known(key_of(ref, sc)) for ref in (step.fighter, step.other))
    one, other = fighter(step.fighter, sc), fighter(step.other, sc)
    return sc.say("step-swap-both" if both else "step-swap", mood=mood, one=one, other=other)


@clause.register
def _(step: lang.Return, sc: Scope, mood: Mood) -> str:
    who = fighter(step.who, sc)
    known = sc.fighter_def(step.who)
    if known is not None and known.count > 1:
        noun = sc.names.fighter_noun(sc.hero, known)
        counted = ("count_one",) if "count_one" in sc.translator.lexicon.adjectives else ()
        determiner = None if counted else "one"
        who = sc.new("", sc.translator.phrase(noun, determiner=determiner, adjectives=(*counted, "defeated")))
    where = spaces(step.where, sc)
    if step.health is None:
        return sc.say("step-return", mood=mood, who=who, where=where)
    return sc.say("step-return-with-health", mood=mood, who=who, where=where, count=step.health)


@clause.register
def _(step: lang.Leave, sc: Scope, mood: Mood) -> str:
    """It comes back in the next turn of its owner."""
    mine = isinstance(step.who, str) and (step.who == "self" or sc.fighter_def(step.who) is not None)
    return sc.say("step-leave", mood=mood, who=target(step.who, sc), own=mine)


@clause.register
def _(step: lang.MoveMarker, sc: Scope, mood: Mood) -> str:
    return move_marker(step, marker(step.marker, sc, "each" if step.at is None else "that"), sc, mood)


def move_marker(step: lang.MoveMarker, what: Nominal, sc: Scope, mood: Mood) -> str:
    """A marker that is moved some spaces, or to another space."""
    if step.up_to is not None:
        return _counted("step-move-marker", step.up_to, sc, mood, what=what)
    where: Nominal = spaces(step.to, sc, adjectives=("other",))
    if step.bind is not None:
        where = sc.new(step.bind, where)
    return sc.say("step-move-marker-to", mood=mood, what=what, where=where)


# ---- combat and turn ----


@clause.register
def _(step: lang.EndTurn, sc: Scope, mood: Mood) -> str:
    return sc.say("step-end-turn", mood=mood)


@clause.register
def _(step: lang.SetValue, sc: Scope, mood: Mood) -> str:
    key = "step-set-value-held" if step.held else "step-set-value"
    return sc.say(key, mood=mood, value=value(step.card, sc), amount=amount(step.to, sc))


@clause.register
def _(step: lang.AddValue, sc: Scope, mood: Mood) -> str:
    if isinstance(step.amount, int) and step.amount < 0:
        return sc.say("step-subtract-value", mood=mood, count=-step.amount, value=value(step.card, sc))
    return _counted("step-add-value", step.amount, sc, mood, value=value(step.card, sc))


@clause.register
def _(step: lang.IgnoreValue, sc: Scope, mood: Mood) -> str:
    return sc.say("step-ignore-value", mood=mood, value=value(step.card, sc))


@clause.register
def _(step: lang.SetPrinted, sc: Scope, mood: Mood) -> str:
    printed = sc.translator.phrase("printed_value", owner=card(step.card, sc))
    return sc.say("step-set-printed", mood=mood, value=printed, amount=amount(step.to, sc))


@clause.register
def _(step: lang.FixValue, sc: Scope, mood: Mood) -> str:
    return sc.say("step-fix-value", mood=mood, count=step.to)


@clause.register
def _(step: lang.ReplaceCard, sc: Scope, mood: Mood) -> str:
    return sc.say(f"step-replace-{step.card}", mood=mood)


@clause.register
def _(step: lang.RedirectDamage, sc: Scope, mood: Mood) -> str:
    return sc.say("step-redirect-damage", mood=mood, who=fighter("self", sc), to=fighter("opposing", sc))


@clause.register
def _(step: lang.BonusAttack, sc: Scope, mood: Mood) -> str:
    return sc.say("step-bonus-attack", mood=mood)


@clause.register
def _(step: lang.Boost, sc: Scope, mood: Mood) -> str:
    return sc.say("step-boost", mood=mood, card=step.card)


@clause.register
def _(step: lang.Cancel, sc: Scope, mood: Mood) -> str:
    return sc.say("step-cancel", mood=mood, card=card("opposing", sc))


@clause.register
def _(step: lang.GainAction, sc: Scope, mood: Mood) -> str:
    return sc.say("step-gain-action", mood=mood, count=step.count)


@clause.register
def _(step: lang.SetToken, sc: Scope, mood: Mood) -> str:
    state = sc.names.state(sc.hero, step.token, step.to)
    if state is not None:
        return state.to_become if mood == "may" and state.to_become else state.become
    named = sc.translator.phrase(sc.names.token(sc.hero, step.token))
    to = sc.names.side(sc.hero, step.token, step.to)
    return sc.say("step-set-token", mood=mood, token=token(step.token, sc), name=named, to=to)


@clause.register
def _(step: lang.Flip, sc: Scope, mood: Mood) -> str:
    sides = next((one.sides for one in sc.hero.tokens if one.id == step.token), [])
    key = "step-flip" if len(sides) == 2 else "step-flip-next"
    named = sc.translator.phrase(sc.names.token(sc.hero, step.token))
    states = [sc.names.state(sc.hero, step.token, side) for side in sides]
    whose = "hero" if any(state is not None and "{who}" in state.be for state in states) else "you"
    return sc.say(key, mood=mood, token=token(step.token, sc), name=named, whose=whose, who=fighter("hero", sc))


@clause.register
def _(step: lang.Gain, sc: Scope, mood: Mood) -> str:
    return _counted("step-gain", step.count, sc, mood, **counter(step.counter, sc))


@clause.register
def _(step: lang.Spend, sc: Scope, mood: Mood) -> str:
    """The price alone."""
    return _counted("step-spend", step.count, sc, mood, **counter(step.counter, sc))


@clause.register
def _(step: lang.SpendAny, sc: Scope, mood: Mood) -> str:
    return sc.say("step-spend-any", mood=mood, **counter(step.counter, sc))

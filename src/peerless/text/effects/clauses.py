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

import msgspec

from peerless.effects import language as lang
from peerless.effects import terms
from peerless.messages.grammar import Nominal
from peerless.text.effects.amounts import amount, card, cards, each, marked_by, value, with_value
from peerless.text.effects.phrases import (
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
)
from peerless.text.effects.scope import CARD, THEIR_HAND, Scope

Mood = Literal["order", "front", "does", "you", "may", "can"]


@singledispatch
def clause(step: object, sc: Scope, mood: Mood) -> str:
    """One step in a mood."""
    raise TypeError(f"no text for {step!r}")


def counted(key: str, number: terms.Amount, sc: Scope, mood: Mood, **args: Any) -> str:
    """A message with a number, or the one for what is counted, or for a number that is read off."""
    if isinstance(number, int):
        return sc.say(key, mood=mood, count=number, **args)
    piece = each(number, sc)
    if piece is not None and sc.translator.knows(f"{key}-each"):
        return sc.say(f"{key}-each", mood=mood, counted=piece[0], count=piece[1], **args)
    return sc.say(f"{key}-amount", mood=mood, amount=amount(number, sc), **args)


@clause.register
def _(step: lang.ChooseFighter, sc: Scope, mood: Mood) -> str:
    if step.up_to:
        what = sc.new("", fighters(step.among, sc, plural=True))
        return sc.say("step-choose-up-to", mood=mood, count=step.up_to, what=what)
    return sc.say("step-choose", mood=mood, what=sc.new(step.bind, fighters(step.among, sc, "one")))


@clause.register
def _(step: lang.ChooseSpace, sc: Scope, mood: Mood) -> str:
    return sc.say("step-choose", mood=mood, what=sc.new(step.bind, spaces(step.among, sc)))


@clause.register
def _(step: lang.ChooseCard, sc: Scope, mood: Mood) -> str:
    among = step.among
    if step.by == "opponent" and isinstance(among, terms.Cards) and among.of == "opponent":
        return sc.say("step-choose-own", mood=mood, what=sc.new(step.bind, own_cards(among, sc)))
    if isinstance(step.up_to, int):
        return sc.say("step-choose", mood=mood, what=up_to(step.up_to, among, sc))
    what = sc.new(step.bind, cards(among, sc, random=bool(step.at_random)))
    shown = bool(step.at_random) and isinstance(among, terms.Cards) and among.pile == "hand"
    return sc.say("step-reveal-random" if shown else "step-choose", mood=mood, what=what)


def up_to(most: int, among: terms.Cards | str, sc: Scope) -> str:
    """`up to 3 cards from your discard pile`."""
    if isinstance(among, str):
        return sc.say("cards-up-to-of-those", count=most)
    return sc.say("cards-up-to", count=most, what=cards(among, sc, None, plural=True, taken=True))


def own_cards(among: terms.Cards, sc: Scope, discarded: bool = False) -> Nominal:
    """Cards of the one who chooses: `a card from their hand`; a discard is from nowhere else, so it does not say so."""
    label, form = marked_by(among.keyword, sc)
    posts = [*form, with_value(among.value, sc)] if among.value is not None else [*form]
    if not discarded:
        posts.append(sc.translator.post("post-in-own-pile", pile=among.pile))
    adjectives = (*(("top",) if among.top else ()), *((among.type,) if among.type is not None else ()))
    determiner = "the" if among.top else "one"
    return sc.translator.phrase("card", determiner=determiner, adjectives=adjectives, posts=tuple(posts), label=label)


@clause.register
def _(step: lang.ChooseOpponent, sc: Scope, mood: Mood) -> str:
    who: Nominal = sc.translator.noun("an_opponent")
    if step.having:
        post = sc.translator.post(
            "post-having", what=sc.new("", fighters(msgspec.structs.replace(step.having, side="any"), sc, "a"))
        )
        who = sc.translator.phrase("an_opponent", posts=(post,))
    return sc.say("step-choose", mood=mood, what=sc.new("opponent", who))


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
    if isinstance(step, lang.PutBack) and step.where == "shuffled":
        return sc.say("step-shuffle-in", mood=mood, what=what, of=of)
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
    return _remembering(counted(key, step.count, sc, mood, who=person("opponent", sc)), step.bind, sc)


@clause.register
def _(step: lang.Discard, sc: Scope, mood: Mood) -> str:
    return _remembering(counted("step-discard", step.count, sc, mood, random=step.at_random), step.bind, sc)


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
    return _remembering(counted("step-discard-top", step.count, sc, mood, of=step.who), step.bind, sc)


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
    of = step.who if isinstance(step.who, str) else "you"
    key = "step-reveal-bottom" if step.where == "bottom" else "step-reveal-top"
    return _remembering(counted(key, step.count, sc, mood, of=of), step.bind, sc)


@clause.register
def _(step: lang.RevealCopies, sc: Scope, mood: Mood) -> str:
    """The price alone."""
    return sc.say("step-reveal-copies", mood=mood, count=step.count)


@clause.register
def _(step: lang.LookAtTop, sc: Scope, mood: Mood) -> str:
    return _remembering(counted("step-look-at-top", step.count, sc, mood, of=step.who or "you"), step.bind, sc)


@clause.register
def _(step: lang.Take, sc: Scope, mood: Mood) -> str:
    if step.cards == "own":
        return sc.say("step-take-own", mood=mood)
    if isinstance(step.cards, str):
        return using(step, sc, mood, card(step.cards, sc))
    if step.who == "opponent":
        return sc.say("step-take", mood=mood, what=own_cards(step.cards, sc))
    return sc.say("step-take", mood=mood, what=cards(step.cards, sc, "all", plural=True))


@clause.register
def _(step: lang.PutBack, sc: Scope, mood: Mood) -> str:
    if sc.kind(step.cards) == CARD or step.where == "shuffled":
        return using(step, sc, mood, card(step.cards, sc), deck_of(step.cards, sc))
    return sc.say("step-put-back-rest", mood=mood, where=step.where, of=deck_of(step.cards, sc))


def deck_of(name: str, sc: Scope) -> str:
    """Whose deck remembered cards come from."""
    return "opponent" if name in sc.bound and sc.bound[name].of == "opponent" else "you"


@clause.register
def _(step: lang.PutBackAny, sc: Scope, mood: Mood) -> str:
    return sc.say("step-put-back-any", mood=mood, where=step.where)


@clause.register
def _(step: lang.Search, sc: Scope, mood: Mood) -> str:
    key = "step-search-" + "-".join(step.piles)
    return sc.say(key, mood=mood, name=sc.card_name(step.card))


# ---- fighters ----


@clause.register
def _(step: lang.Damage, sc: Scope, mood: Mood) -> str:
    if isinstance(step.to, str) and sc.fighter_def(step.to) is not None and mood != "may":
        return counted("step-suffer", step.amount, sc, mood, who=target(step.to, sc))
    to = target(step.to, sc)
    if isinstance(step.to, str) and (known := sc.fighter_def(step.to)) is not None and known.count == 1:
        to = sc.new(known.id, sc.names.fighter(sc.hero, known))  # which of yours is hurt is said by name
    described = isinstance(step.to, terms.Among)
    chosen = isinstance(step.to, terms.Among) and step.to.one is not None
    target_is = {"each": is_each(step.to, sc), "one": chosen, "described": described}
    return counted("step-damage", step.amount, sc, mood, to=to, **target_is)


@clause.register
def _(step: lang.Recover, sc: Scope, mood: Mood) -> str:
    return counted("step-recover", step.amount, sc, mood, who=target(step.who, sc), each=is_each(step.who, sc))


@clause.register
def _(step: lang.SetHealth, sc: Scope, mood: Mood) -> str:
    if step.to == 0:
        return sc.say("step-defeat", mood=mood, who=target(step.who, sc))
    health = health_of(step.who, target(step.who, sc), sc)
    return sc.say("step-set-health", mood=mood, health=health, amount=amount(step.to, sc))


@clause.register
def _(step: lang.PreventDamage, sc: Scope, mood: Mood) -> str:
    to = target(step.to, sc)
    if step.above:
        return sc.say("step-limit-damage", mood=mood, to=to, count=step.above)
    if isinstance(step.to, str) and sc.translator.lexicon.double_negation and mood != "may":
        to = fighter(step.to, sc, "none_yours")  # none of them takes damage
    return sc.say("step-prevent-damage", mood=mood, to=to, kind=step.kind)


@clause.register
def _(step: lang.KeepHealth, sc: Scope, mood: Mood) -> str:
    health = health_of(step.who, target(step.who, sc), sc)
    return sc.say("step-keep-health", mood=mood, health=health, count=step.at_least)


@clause.register
def _(step: lang.Move, sc: Scope, mood: Mood) -> str:
    if step.stay is False and step.up_to == 1:
        return sc.say("step-move-one", mood=mood, who=target(step.who, sc), through=step.through)
    text = counted("step-move", step.up_to, sc, mood, who=target(step.who, sc), through=step.through)
    return sc.say("step-move-least", clause=text) if step.stay is False else text


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
def _(step: lang.Hold, sc: Scope, mood: Mood) -> str:
    return sc.say("step-hold", mood=mood, who=target(step.who, sc)) if step.who else sc.say("step-hold-all", mood=mood)


@clause.register
def _(step: lang.MoveMarker, sc: Scope, mood: Mood) -> str:
    return move_marker(step, marker(step.marker, sc, "each" if step.at is None else "that"), sc, mood)


def move_marker(step: lang.MoveMarker, what: Nominal, sc: Scope, mood: Mood) -> str:
    """A marker that is moved some spaces, or to another space."""
    if step.up_to is not None:
        return counted("step-move-marker", step.up_to, sc, mood, what=what)
    where: Nominal = spaces(step.to, sc, adjectives=("other",))
    if step.bind is not None:
        where = sc.new(step.bind, where)
    return sc.say("step-move-marker-to", mood=mood, what=what, where=where)


# ---- combat and turn ----


@clause.register
def _(step: lang.EndTurn, sc: Scope, mood: Mood) -> str:
    return sc.say("step-end-the-turn" if step.whose == "any" else "step-end-turn", mood=mood)


@clause.register
def _(step: lang.SetValue, sc: Scope, mood: Mood) -> str:
    key = "step-set-value-fixed" if step.fixed is True else "step-set-value-held" if step.held else "step-set-value"
    return sc.say(key, mood=mood, value=value(step.card, sc), amount=amount(step.to, sc))


@clause.register
def _(step: lang.AddValue, sc: Scope, mood: Mood) -> str:
    if isinstance(step.amount, int) and step.amount < 0:
        return sc.say("step-subtract-value", mood=mood, count=-step.amount, value=value(step.card, sc))
    if step.less is True:
        return counted("step-subtract-value", step.amount, sc, mood, value=value(step.card, sc))
    return counted("step-add-value", step.amount, sc, mood, value=value(step.card, sc))


@clause.register
def _(step: lang.SwapValues, sc: Scope, mood: Mood) -> str:
    return sc.say("step-swap-values", mood=mood)


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
def _(step: lang.UseAbility, sc: Scope, mood: Mood) -> str:
    ability = next(one for one in sc.hero.abilities if one.id == step.ability)
    return sc.say("step-use-ability", mood=mood, name=sc.names.ability(sc.hero, ability), who=fighter("self", sc))


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

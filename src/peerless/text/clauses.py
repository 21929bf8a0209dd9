"""The verbs of card texts: one clause for each operation, as an order, a statement or what somebody may do.

A clause has a mood: `order` ("draw 2 cards"), `does` ("your opponent draws 2 cards") or `may` (the form after "may").
Operations that hold other steps are said by `steps`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch
from typing import Any, Literal

from peerless.effects import language as lang
from peerless.effects import terms
from peerless.messages.grammar import Nominal
from peerless.text.phrases import amount, cards, fighter, fighters, keyword, marker, spaces, target, token, which
from peerless.text.scope import CARD, Scope

Mood = Literal["order", "does", "may"]


@dataclass(frozen=True)
class Chosen:
    """Choosing cards and doing something with them at once: `take 2 of those cards into your hand`."""

    choice: lang.ChooseCard
    act: lang.Take | lang.DiscardCards | lang.PutBack
    count: int = 1


@dataclass(frozen=True)
class ChosenMarker:
    """Choosing a marker and moving it at once: `move a fog token up to 2 spaces`."""

    choice: lang.ChooseSpace
    act: lang.MoveMarker


Said = lang.Step | Chosen | ChosenMarker


@singledispatch
def clause(step: object, sc: Scope, mood: Mood) -> str:
    """One step in a mood."""
    raise TypeError(f"no text for {step!r}")


def _counted(key: str, number: terms.Amount, sc: Scope, mood: Mood, **args: Any) -> str:
    """A message with a number, or the one for a number that is worked out."""
    if isinstance(number, int):
        return sc.say(key, mood=mood, count=number, **args)
    return sc.say(f"{key}-amount", mood=mood, amount=amount(number, sc), **args)


@clause.register
def _(step: lang.ChooseFighter, sc: Scope, mood: Mood) -> str:
    return sc.say("step-choose", mood=mood, what=fighters(step.among, sc, "one"))


@clause.register
def _(step: lang.ChooseSpace, sc: Scope, mood: Mood) -> str:
    return sc.say("step-choose", mood=mood, what=spaces(step.among, sc))


@clause.register
def _(step: lang.ChooseCard, sc: Scope, mood: Mood) -> str:
    among = step.among
    if step.by == "opponent" and isinstance(among, terms.Cards) and among.of == "opponent":
        return sc.say("step-choose-own", mood=mood, what=_own_cards(among, sc))
    return sc.say("step-choose", mood=mood, what=cards(among, sc))


def _own_cards(among: terms.Cards, sc: Scope) -> Nominal:
    """Cards of the one who chooses: `a card in their hand`."""
    posts = [sc.translator.post("post-in-own-pile", pile=among.pile)]
    if among.value is not None:
        posts.append(sc.translator.post("post-with-value", amount=amount(among.value, sc)))
    adjectives = (among.type,) if among.type is not None else ()
    return sc.translator.phrase(
        "card", determiner="one", adjectives=adjectives, posts=tuple(posts), label=keyword(among.keyword, sc)
    )


@clause.register
def _(step: lang.ChooseOpponent, sc: Scope, mood: Mood) -> str:
    return sc.say("step-choose-opponent", mood=mood)


@clause.register
def _(step: lang.ChooseNumber, sc: Scope, mood: Mood) -> str:
    return sc.say("step-choose-number", mood=mood, amount=amount(step.up_to, sc))


@clause.register
def _(step: lang.NameNumber, sc: Scope, mood: Mood) -> str:
    return sc.say("step-name-number", mood=mood)


# ---- cards ----


@clause.register
def _(step: Chosen, sc: Scope, mood: Mood) -> str:
    among = step.choice.among
    of = among.of if isinstance(among, terms.Cards) else "you"
    what = sc.say("cards-of-those", count=step.count) if step.count > 1 else cards(among, sc)
    if isinstance(step.act, lang.Take) and isinstance(among, str) and among in sc.bound and sc.bound[among].drawn:
        return sc.say("step-keep", mood=mood, what=what)
    return _with_cards(step.act, sc, mood, what, of)


def _with_cards(step: lang.Step, sc: Scope, mood: Mood, what: Nominal | str, of: str = "you") -> str:
    if isinstance(step, lang.Take):
        return sc.say("step-take", mood=mood, what=what)
    if isinstance(step, lang.PutBack):
        return sc.say("step-put-back", mood=mood, what=what, where=step.where, of=of)
    return sc.say("step-discard-cards", mood=mood, what=what)


def _those(binding: str, sc: Scope) -> str:
    """Cards remembered: `it`, `them`."""
    one = binding in sc.bound and sc.bound[binding].kind == CARD
    return sc.say("it-card" if one else "them-cards")


@clause.register
def _(step: lang.Draw, sc: Scope, mood: Mood) -> str:
    return _counted("step-draw", step.count, sc, mood)


@clause.register
def _(step: lang.Discard, sc: Scope, mood: Mood) -> str:
    return _counted("step-discard", step.count, sc, mood, random=step.at_random)


@clause.register
def _(step: lang.DiscardAny, sc: Scope, mood: Mood) -> str:
    what = sc.translator.phrase("card", plural=True, label=keyword(step.keyword, sc))
    return sc.say("step-discard-any", mood=mood, what=what)


@clause.register
def _(step: lang.DiscardCards, sc: Scope, mood: Mood) -> str:
    return _with_cards(step, sc, mood, _those(step.cards, sc))


@clause.register
def _(step: lang.DiscardTop, sc: Scope, mood: Mood) -> str:
    return _counted("step-discard-top", step.count, sc, mood, of=step.who)


@clause.register
def _(step: lang.LookAtHand, sc: Scope, mood: Mood) -> str:
    return sc.say("step-look-at-hand", mood=mood)


@clause.register
def _(step: lang.RevealHand, sc: Scope, mood: Mood) -> str:
    return sc.say("step-reveal-hand", mood=mood)


@clause.register
def _(step: lang.RevealTop, sc: Scope, mood: Mood) -> str:
    return _counted("step-reveal-top", step.count, sc, mood)


@clause.register
def _(step: lang.LookAtTop, sc: Scope, mood: Mood) -> str:
    return _counted("step-look-at-top", step.count, sc, mood)


@clause.register
def _(step: lang.Take, sc: Scope, mood: Mood) -> str:
    if isinstance(step.cards, str):
        return _with_cards(step, sc, mood, _those(step.cards, sc))
    return sc.say("step-take", mood=mood, what=cards(step.cards, sc, "all", plural=True))


@clause.register
def _(step: lang.PutBack, sc: Scope, mood: Mood) -> str:
    if step.cards in sc.bound and sc.bound[step.cards].kind == CARD:
        return _with_cards(step, sc, mood, sc.say("it-card"))
    return sc.say("step-put-back-rest", mood=mood, where=step.where)


@clause.register
def _(step: lang.Search, sc: Scope, mood: Mood) -> str:
    key = "step-search-" + "-".join(step.piles)
    return sc.say(key, mood=mood, name=sc.card_name(step.card))


# ---- fighters ----


@clause.register
def _(step: lang.Damage, sc: Scope, mood: Mood) -> str:
    return _counted("step-damage", step.amount, sc, mood, to=target(step.to, sc))


@clause.register
def _(step: lang.Recover, sc: Scope, mood: Mood) -> str:
    return _counted("step-recover", step.amount, sc, mood, who=target(step.who, sc))


@clause.register
def _(step: lang.SetHealth, sc: Scope, mood: Mood) -> str:
    return sc.say("step-set-health", mood=mood, who=target(step.who, sc), amount=amount(step.to, sc))


@clause.register
def _(step: lang.PreventDamage, sc: Scope, mood: Mood) -> str:
    return sc.say("step-prevent-damage", mood=mood, to=target(step.to, sc), kind=step.kind)


@clause.register
def _(step: lang.Move, sc: Scope, mood: Mood) -> str:
    return _counted("step-move", step.up_to, sc, mood, who=target(step.who, sc), through=step.through)


@clause.register
def _(step: lang.Place, sc: Scope, mood: Mood) -> str:
    return sc.say("step-place", mood=mood, who=target(step.who, sc), where=spaces(step.where, sc))


@clause.register
def _(step: lang.Swap, sc: Scope, mood: Mood) -> str:
    one, other = fighter(step.fighter, sc), fighter(step.other, sc)
    return sc.say("step-swap", mood=mood, one=one, other=other, combat=step.takes_part)


@clause.register
def _(step: lang.Return, sc: Scope, mood: Mood) -> str:
    known = sc.fighter_def(step.who) if step.who != "self" else None
    who = fighter(step.who, sc)
    if known is not None and known.count > 1:
        noun = sc.names.fighter_noun(sc.hero, known)
        who = (
            sc.names.fighter(sc.hero, known)
            if noun is None
            else sc.translator.phrase(noun, determiner="one", adjectives=("defeated",))
        )
    where = spaces(step.where, sc)
    if step.health is None:
        return sc.say("step-return", mood=mood, who=who, where=where)
    return sc.say("step-return-with-health", mood=mood, who=who, where=where, count=step.health)


@clause.register
def _(step: lang.Leave, sc: Scope, mood: Mood) -> str:
    return sc.say("step-leave", mood=mood, who=target(step.who, sc))


@clause.register
def _(step: lang.MoveMarker, sc: Scope, mood: Mood) -> str:
    return _move_marker(step, marker(step.marker, sc, "each" if step.at is None else "that"), sc, mood)


@clause.register
def _(step: ChosenMarker, sc: Scope, mood: Mood) -> str:
    different = ("different",) if step.choice.among.besides is not None else ()
    return _move_marker(step.act, marker(step.act.marker, sc, "one", different), sc, mood)


def _move_marker(step: lang.MoveMarker, what: Nominal, sc: Scope, mood: Mood) -> str:
    if step.up_to is not None:
        return _counted("step-move-marker", step.up_to, sc, mood, what=what)
    where = sc.translator.phrase(
        "space", determiner="any", adjectives=("other", "empty") if step.to.empty else ("other",)
    )
    return sc.say("step-move-marker-to", mood=mood, what=what, where=where)


# ---- combat and turn ----


@clause.register
def _(step: lang.EndTurn, sc: Scope, mood: Mood) -> str:
    return sc.say("step-end-turn", mood=mood)


@clause.register
def _(step: lang.SetValue, sc: Scope, mood: Mood) -> str:
    key = "step-set-value-held" if step.held else "step-set-value"
    return sc.say(key, mood=mood, card=which(step.card), amount=amount(step.to, sc))


@clause.register
def _(step: lang.AddValue, sc: Scope, mood: Mood) -> str:
    return sc.say("step-add-value", mood=mood, card=which(step.card), amount=amount(step.amount, sc))


@clause.register
def _(step: lang.IgnoreValue, sc: Scope, mood: Mood) -> str:
    return sc.say("step-ignore-value", mood=mood, card=which(step.card))


@clause.register
def _(step: lang.SetPrinted, sc: Scope, mood: Mood) -> str:
    return sc.say("step-set-printed", mood=mood, card=which(step.card), amount=amount(step.to, sc))


@clause.register
def _(step: lang.FixValue, sc: Scope, mood: Mood) -> str:
    return sc.say("step-fix-value", mood=mood, count=step.to)


@clause.register
def _(step: lang.ReplaceCard, sc: Scope, mood: Mood) -> str:
    return sc.say("step-replace-card", mood=mood, card=step.card)


@clause.register
def _(step: lang.RedirectDamage, sc: Scope, mood: Mood) -> str:
    return sc.say("step-redirect-damage", mood=mood, who=sc.me)


@clause.register
def _(step: lang.BonusAttack, sc: Scope, mood: Mood) -> str:
    return sc.say("step-bonus-attack", mood=mood)


@clause.register
def _(step: lang.Boost, sc: Scope, mood: Mood) -> str:
    return sc.say("step-boost", mood=mood, card=step.card)


@clause.register
def _(step: lang.Cancel, sc: Scope, mood: Mood) -> str:
    return sc.say("step-cancel", mood=mood)


@clause.register
def _(step: lang.GainAction, sc: Scope, mood: Mood) -> str:
    return sc.say("step-gain-action", mood=mood, count=step.count)


@clause.register
def _(step: lang.SetToken, sc: Scope, mood: Mood) -> str:
    to = sc.names.side(sc.hero, step.token, step.to)
    return sc.say("step-set-token", mood=mood, token=token(step.token, sc), to=to)


@clause.register
def _(step: lang.Flip, sc: Scope, mood: Mood) -> str:
    return sc.say("step-flip", mood=mood, token=token(step.token, sc))

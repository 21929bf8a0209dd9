"""What cards and abilities ask, step by step, said from the same programs as their texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from peerless.catalog.models import AbilityDef, CardDef, HeroDef
from peerless.effects import language as lang
from peerless.effects import terms
from peerless.effects.abilities import Trigger
from peerless.text.effects.clauses import clause
from peerless.text.effects.phrases import counter, token
from peerless.text.effects.scope import Scope, scope_of_abilities, scope_of_card, scope_of_part
from peerless.text.effects.step_groups import ChosenSpaces, Said, condensed
from peerless.text.effects.step_kinds import actor
from peerless.text.effects.steps import parts

Steps = Sequence[lang.Step]


def asks(part: CardDef | AbilityDef, hero: HeroDef, language: str) -> dict[str, str]:
    """What each step asks, without a capital, by its place in the card or ability: `effects.during_combat[0]`."""
    found: dict[str, str] = {}
    if isinstance(part, CardDef):
        sc = scope_of_card(part, hero, language)
        for timing, steps in part.effects.items():
            found |= _of_steps(steps, f"effects.{timing}", sc)
        for timing, steps in part.bonus_attack.effects.items() if part.bonus_attack is not None else ():
            found |= _of_steps(steps, f"bonus_attack.effects.{timing}", sc)
    else:
        sc = scope_of_abilities(hero, language, part.parts)
        for i, ability in enumerate(part.parts):
            if isinstance(ability, Trigger):
                path, own = f"parts[{i}].do", scope_of_part(sc, ability)
                found |= _of_steps(ability.do, path, own)
                if ability.may:
                    found |= dict(_offers(ability.do, path, own))
    return {place: sc.translator.finish(text) for place, text in found.items()}


def _of_steps(steps: Steps, path: str, sc: Scope) -> dict[str, str]:
    found: dict[str, str] = {}
    for i, step in enumerate(steps):
        place = f"{path}[{i}]"
        sc.mentions.clear()  # each question can be understood by itself
        if isinstance(step, lang.UseAbility):
            found |= _of_ability(step, place, sc)
        for name, inner in _inside(step):
            foreign = isinstance(step, lang.ByPlayer) and name == "other"
            found |= _of_steps(inner, f"{place}.{name}", replace(sc, foreign=True) if foreign else sc)
        if isinstance(step, lang.May):
            if step.by == "you" or _is_theirs(step.do):
                found |= dict(_offers(step.do, place, sc))
        elif isinstance(step, lang.Spend | lang.RevealCopies):
            found[place] = _price(step, sc)
        elif isinstance(step, lang.SpendAny):
            found[place] = sc.say("prompt-step", clause=clause(step, sc, "order"))
        elif isinstance(step, lang.Ransom):
            found[place] = sc.say("prompt-ransom", count=step.price, **counter(step.counter, sc))
        elif _asks_you(step):
            found[place] = _asked(step, steps[i + 1 :], sc)
        elif isinstance(step, lang.ChooseFighter | lang.ChooseSpace):
            found[place] = sc.say("prompt-step", clause=clause(step, sc, "order"))
    return found


def _of_ability(step: lang.UseAbility, place: str, sc: Scope) -> dict[str, str]:
    """What the steps of an ability ask where a card uses it."""
    found: dict[str, str] = {}
    for ability in sc.hero.abilities:
        for part in ability.parts if ability.id == step.ability else ():
            if isinstance(part, Trigger):
                found |= _of_steps(part.do, place, sc)
    return found


def _inside(step: lang.Step) -> Iterator[tuple[str, Steps]]:
    """The steps inside a step, by the names the compiler gives them."""
    if isinstance(step, lang.If):
        yield from (("then", step.then), ("else", step.otherwise))
    elif isinstance(step, lang.May):
        yield from (("do", step.do), ("else", step.otherwise))
    elif isinstance(step, lang.Block | lang.Repeat):
        yield "do", step.do
    elif isinstance(step, lang.ChooseModes):
        yield from ((f"modes.{name}", steps) for name, steps in step.modes.items())
    elif isinstance(step, lang.Spend | lang.RevealCopies):
        yield from (("do", step.do), ("else", step.otherwise))
    elif isinstance(step, lang.Ransom):
        yield "do", step.do
    elif isinstance(step, lang.ByPlayer):
        yield from (("owner", step.owner), ("other", step.other))
    elif isinstance(step, lang.BySymbol):
        yield from ((f"cases.{name}", steps) for name, steps in step.cases.items())
        yield "else", step.otherwise
    elif isinstance(step, lang.SpendAny) and isinstance(step.lines, list):
        yield from ((f"lines[{i}]", steps) for i, steps in enumerate(step.lines))


def _price(step: lang.Spend | lang.RevealCopies, sc: Scope) -> str:
    """What is paid, and what for."""
    wishes = [clause(step, sc, "may"), *(_wish(said, "you", sc) for said in condensed(step.do))]
    text = wishes[0]
    for wish in wishes[1:]:
        text = sc.say("then", first=text, second=wish)
    return sc.say("prompt-offer", clause=text)


def _asks_you(step: lang.Step) -> bool:
    """Whether a step asks the player of the card about more than a movement, which says so itself."""
    chooses: tuple[type[Any], ...] = (
        lang.ChooseFighter, lang.ChooseSpace, lang.ChooseCard, lang.ChooseNumber, lang.NameNumber, lang.DiscardAny,
        lang.PutBackAny,
        lang.Boost, lang.ReplaceCard, lang.Place, lang.Return, lang.MoveMarker,
    )  # fmt: skip
    if isinstance(step, lang.ChooseCard) and step.at_random:
        return False
    picks = isinstance(getattr(step, "to", getattr(step, "who", None)), terms.Among)
    return (isinstance(step, chooses) or picks) and actor(step) == "you"


def _is_theirs(do: Steps) -> bool:
    """Whether an opponent does all of it, so that it can be said to them."""
    return all(actor(step) == "opponent" or isinstance(step, lang.DiscardCards) for step in condensed(do))


def _asked(step: lang.Step, following: Steps, sc: Scope) -> str:
    said = condensed([step, *following[:1]])[0]
    text = "; ".join(parts(step if isinstance(said, ChosenSpaces) else said, sc))
    each = _worth(step, following)
    if each is not None:
        return sc.say("prompt-each", clause=text, count=each)
    return sc.say("prompt-step", clause=text)


def _worth(step: lang.Step, following: Steps) -> int | None:
    """What each card that is discarded adds to your card."""
    if not isinstance(step, lang.DiscardAny) or not following or not isinstance(following[0], lang.AddValue):
        return None
    card, amount = following[0].card, following[0].amount
    if card == "own" and isinstance(amount, terms.CountCards) and amount.among == step.bind:
        return amount.times
    return None


def _offers(do: Steps, path: str, sc: Scope) -> Iterator[tuple[str, str]]:
    """What can be declined; a token that is turned is asked for by the side it would show."""
    first = do[0]
    if isinstance(first, lang.Flip):
        sides = next(one.sides for one in sc.hero.tokens if one.id == first.token)
        for side in sides:
            state = sc.names.state(sc.hero, first.token, side)
            if state is not None:
                text = sc.say("prompt-offer", clause=state.to_become or state.become)
            else:
                to = sc.names.side(sc.hero, first.token, side)
                text = sc.say("prompt-become", who=token(first.token, sc), to=to)
            yield f"{path}={side}", text
        return
    who = "opponent" if _is_theirs(do) else "you"
    wishes = [_wish(step, who, sc) for step in condensed(do)]
    text = wishes[0]
    for wish in wishes[1:]:
        text = sc.say("then", first=text, second=wish)
    yield path, sc.say("prompt-offer", clause=text)


def _wish(step: Said, who: str, sc: Scope) -> str:
    """A step as what a player may do; what is not one thing to do, as it is said in the text."""
    holding = (
        lang.If
        | lang.May
        | lang.Spend
        | lang.RevealCopies
        | lang.BySymbol
        | lang.ByPlayer
        | lang.Block
        | lang.ChooseModes
        | lang.Repeat
        | lang.Ransom
    )
    nested = isinstance(step, holding)
    if nested or actor(step) != who:
        return "; ".join(parts(step, sc))
    return clause(step, sc, "may")

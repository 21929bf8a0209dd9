"""The clauses of tokens and counters."""

from __future__ import annotations

from peerless.effects import language as lang
from peerless.text.effects.clauses import Mood, clause, counted
from peerless.text.effects.phrases import counter, fighter, token
from peerless.text.effects.scope import Scope


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
    if isinstance(step.count, int) and step.count < 0:
        return sc.say("step-lose", mood=mood, count=-step.count, **counter(step.counter, sc))
    return counted("step-gain", step.count, sc, mood, **counter(step.counter, sc))


@clause.register
def _(step: lang.Spend, sc: Scope, mood: Mood) -> str:
    """The price alone."""
    return counted("step-spend", step.count, sc, mood, **counter(step.counter, sc))


@clause.register
def _(step: lang.SpendAny, sc: Scope, mood: Mood) -> str:
    """The price alone; `steps` says the lines."""
    if isinstance(step.lines, list):
        return sc.say("step-spend-lines", mood=mood, count=len(step.lines), **counter(step.counter, sc))
    if step.by == "opponent":
        return sc.say("step-pay-any", mood=mood, **counter(step.counter, sc))
    return sc.say("step-spend-any", mood=mood, **counter(step.counter, sc))


def ransom_price(step: lang.Ransom, sc: Scope) -> str:
    """What an opponent pays: `2 doubloons`."""
    return sc.say("ransom-price", count=step.price, **counter(step.counter, sc))

"""Steps of an effect as sentences: who does it, what may be declined, what belongs together.

A step gives one clause (`clauses`) or several; at the top each becomes a sentence, inside another step they are joined.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from peerless.effects import language as lang
from peerless.effects import terms
from peerless.text.capitals import upper_first
from peerless.text.effects.amounts import amount, each
from peerless.text.effects.clauses import Mood, clause
from peerless.text.effects.conditions import condition, is_boosted
from peerless.text.effects.counter_clauses import ransom_price
from peerless.text.effects.group_clauses import takes_part
from peerless.text.effects.merged_conditions import condition_to_say, merged
from peerless.text.effects.phrases import person
from peerless.text.effects.scope import Scope
from peerless.text.effects.step_groups import (
    ChosenSwap,
    ReturnOr,
    Said,
    Side,
    TakesPart,
    TheirDiscard,
    Unless,
    condensed,
    only_token,
)
from peerless.text.effects.step_kinds import (
    actor,
    is_about_same_card,
    is_compound,
    is_given_up,
    is_offered,
    is_order,
    operation,
)

_BULLET: Final = "\n• "


def steps_text(steps: Sequence[lang.Step], sc: Scope) -> str:
    """Steps as sentences. What follows a list says that it comes after it."""
    sc.mentions.clear()
    text = ""
    for step in condensed(steps):
        listed = "\n" in text.rpartition(". ")[2]
        for said in parts(step, sc, "front" if listed else "order"):
            sentence = sc.say("after-list", clause=said) if listed else said
            text += ("\n" if listed else " " if text else "") + f"{upper_first(sentence)}."
            sc.mentions.next_sentence()
            listed = False
    return text


def sentences(clauses: Iterable[str], sc: Scope) -> Iterator[str]:
    """Clauses as sentences, each said once the one before it is known."""
    for text in clauses:
        yield f"{upper_first(text)}."
        sc.mentions.next_sentence()


def follows(steps: Sequence[lang.Step]) -> bool:
    """Whether all steps after the first begin with a condition, so that each can be a sentence of its own."""
    first, *rest = condensed(steps)
    return bool(rest) and not is_compound(first) and all(isinstance(step, lang.If) for step in rest)


def each_clause(steps: Sequence[lang.Step], sc: Scope, mood: Mood = "front") -> Iterator[str]:
    """The clauses of steps that follow an opening word."""
    for step in condensed(steps):
        yield from parts(step, sc, mood)


def joined(steps: Sequence[lang.Step], sc: Scope, mood: Mood = "order") -> str:
    """Steps as one clause: `draw 1 card, then flip your size`."""
    return _one_after_another(condensed(steps), sc, mood)


def _one_after_another(steps: Sequence[Said], sc: Scope, mood: Mood) -> str:
    """Where a step has several clauses, semicolons show where it ends."""
    if len(steps) > 1 and any(is_compound(step) for step in steps):
        texts = ["; ".join(parts(step, sc, mood)) for step in steps]
        return "; ".join([f"({text})" if "; " in text else text for text in texts[:-1]] + texts[-1:])
    text, turned = "", False
    for i, step in enumerate(steps):
        sc.mentions.item = sc.mentions.item and i == 0
        together = i == 1 and len(steps) == 2 and is_about_same_card(steps[0], steps[1])
        following: Mood = "front" if i and mood == "order" and not together else mood
        to_you = following == "front" and actor(steps[i - 1]) not in ("you", "both") and is_order(step, sc)
        turned = to_you or (turned and is_order(step, sc))
        said = "; ".join(parts(step, sc, sc.translator.lexicon.turn_mood if turned else following))
        if i == 0:
            text = said
            continue
        text = sc.say("and" if together else "then-you" if to_you else "then", first=text, second=said)
    return text


def _spoken(step: Said, sc: Scope, mood: Mood) -> str:
    """The clause of a step; your things are your own where you are its subject."""
    stating = operation(step) in sc.translator.lexicon.statements and mood != "may"
    sc.mentions.own = actor(step) == "you" and not stating
    return clause(step, sc, mood)


def parts(step: Said, sc: Scope, mood: Mood = "order") -> Iterator[str]:
    """The clauses of a step, each without a capital or a full stop; those of a list item in its mood."""
    if isinstance(step, lang.If):
        yield from _if(step, sc, mood)
    elif isinstance(step, lang.May):
        yield from may_parts(step.do, step.otherwise, step.by, sc, mood)
    elif isinstance(step, TheirDiscard):
        yield from _their_discard(step, sc, mood)
    elif isinstance(step, Unless):
        text = stated(step.step, sc, mood)
        yield sc.say("unless", clause=text, cond=condition(step.cond, sc))
    elif isinstance(step, lang.Spend | lang.RevealCopies):
        yield sc.say("you-may", clause=_spoken(step, sc, "may"))
        yield sc.say("if-so", who="you", clause=joined(step.do, sc, mood if mood == "may" else "order"))
        if step.otherwise:
            yield sc.say("if-not", who="you", clause=joined(step.otherwise, sc, mood if mood == "may" else "order"))
    elif isinstance(step, lang.BySymbol):
        yield from _by_symbol(step, sc, mood)
    elif isinstance(step, lang.ByPlayer):
        yield from _by_player(step, sc, mood)
    elif isinstance(step, lang.Ransom):
        yield sc.say(
            "unless-paid", price=ransom_price(step, sc), clause=joined(step.do, sc, mood if mood == "may" else "order")
        )
    elif isinstance(step, lang.SpendAny) and isinstance(step.lines, list):
        texts = _line_texts(step.lines, sc)
        yield sc.say("you-may", clause=_spoken(step, sc, "may")) + ";".join(_BULLET + text for text in texts)
    elif isinstance(step, lang.Return) and step.takes_part:
        yield from _with_part(step, step, sc, mood)
    elif isinstance(step, ChosenSwap) and step.act.takes_part:
        yield from _with_part(step, step.act, sc, mood)
    elif isinstance(step, ReturnOr):
        yield from parts(step.step, sc, mood)
        yield sc.say("if-not", who="you", clause=joined(step.otherwise, sc, mood if mood == "may" else "order"))
    elif is_offered(step):
        yield offered(step, actor(step), sc)
    else:
        yield stated(step, sc, mood)


def _with_part(step: Said, act: lang.Swap | lang.Return, sc: Scope, mood: Mood) -> Iterator[str]:
    """A step that may be declined, and who takes part in the combat if it is not."""
    declinable = is_offered(step)
    yield offered(step, "you", sc) if declinable else stated(step, sc, mood)
    part = takes_part(TakesPart(act), sc)
    yield sc.say("if-so", who="you", clause=part) if declinable else part


def stated(step: Said, sc: Scope, mood: Mood = "order") -> str:
    """A step as an order to you, or as what another player does."""
    who = actor(step)
    if who in ("you", "both"):
        return _spoken(step, sc, mood)
    if mood == "may":
        return sc.say("who-made", who=person(who, sc), clause=_spoken(step, sc, "may"))
    return sc.say("who-does", who=_named(who, sc), clause=_spoken(step, sc, "does"))


def _named(who: str, sc: Scope) -> str:
    """A player as the subject; the pronoun is not left out here."""
    return person(who, sc).form("nom") or sc.say("that-player")


def offered(step: Said, who: str, sc: Scope) -> str:
    """A step as what a player may do."""
    if who == "you":
        return sc.say("you-may", clause=_spoken(step, sc, "may"))
    return sc.say("who-may", who=_named(who, sc), clause=_spoken(step, sc, sc.translator.lexicon.offer_mood))


def may_parts(
    do: Sequence[lang.Step], otherwise: Sequence[lang.Step], who: str, sc: Scope, mood: Mood = "order"
) -> Iterator[str]:
    """`you may discard 2 cards`, `if you do, gain 1 action`, `if you don't, …`."""
    first, *rest = condensed(do)
    if isinstance(first, lang.ChooseModes) and who == "you" and not rest and not otherwise:
        yield offered(first, who, sc)
        return
    if is_compound(first) or (actor(first) != who and not is_given_up(first)):
        # An action of another player, or several actions, are offered as an effect to apply.
        deciding = "" if who == "you" else _named(who, sc)
        key = "you-may-apply" if who == "you" else "who-decides"
        yield sc.say(key, who=deciding, clause=joined(do, sc))
        if otherwise:
            yield sc.say("otherwise", clause=joined(otherwise, sc, "front"))
        return
    yield offered(first, who, sc)
    if rest:
        yield sc.say("if-so", who=who, clause=_one_after_another(rest, sc, mood if mood == "may" else "order"))
    if otherwise:
        yield sc.say("if-not", who=who, clause=joined(otherwise, sc, mood if mood == "may" else "order"))


# ---- conditions around steps -----------------------------------------------------------------------------


def _if(step: lang.If, sc: Scope, mood: Mood) -> Iterator[str]:
    if is_boosted(step.cond) and step.then == [lang.Boost()] and not step.otherwise:
        yield sc.say("boost-again")
        return
    step = merged(step)
    cond = condition_to_say(step)
    inner: Mood = mood if mood == "may" else "order"
    if cond is None:
        for said in condensed(step.then):
            yield from parts(said, sc, mood)
        return
    alone = merged(lang.If(cond=cond, then=step.then))
    when = condition(alone.cond, sc)
    only, *others = condensed(alone.then)
    offer = isinstance(only, lang.May | lang.Spend | lang.RevealCopies) and not others
    clauses = parts(only, sc, inner) if offer else iter((joined(alone.then, sc, inner),))
    yield sc.say("if", cond=when, clause=next(clauses))
    yield from clauses
    if not step.otherwise:
        return
    if _ends_open(step.then):  # `otherwise` would belong to the inner condition
        yield sc.say("if", cond=condition(cond, sc, negated=True), clause=joined(step.otherwise, sc, inner))
        return
    yield sc.say("otherwise", clause=joined(step.otherwise, sc, "may" if mood == "may" else "front"))


def _their_discard(step: TheirDiscard, sc: Scope, mood: Mood) -> Iterator[str]:
    inner: Mood = mood if mood == "may" else "order"
    yield stated(step, sc, mood)
    gone = replace(sc.bound[step.choice.bind], how="discarded")
    after = replace(sc, bound={**sc.bound, step.choice.bind: gone})
    if step.then:
        yield sc.say("if-so", who=actor(step), clause=joined(step.then, after, inner))
    if step.otherwise:
        yield sc.say("otherwise", clause=joined(step.otherwise, sc, "may" if mood == "may" else "front"))


def _ends_open(steps: Sequence[lang.Step]) -> bool:
    """Whether the last step is a condition or an offer that `otherwise` could be read with."""
    holding = lang.If | lang.May | lang.Spend | lang.RevealCopies | lang.BySymbol | lang.ByPlayer | ReturnOr
    return any(isinstance(step, holding) or is_offered(step) for step in condensed(steps)[-1:])


# ---- operations that hold other steps --------------------------------------------------------------------


@clause.register
def _(step: lang.ChooseModes, sc: Scope, mood: Mood) -> str:
    counted = each(step.pick, sc) if isinstance(step.pick, str) else None
    if isinstance(step.pick, int):
        head = sc.say("step-choose-modes", mood=mood, count=step.pick)
    elif counted is not None:
        head = sc.say("step-choose-modes-each", mood=mood, counted=counted[0])
    else:
        head = sc.say("step-choose-modes-amount", mood=mood, amount=amount(step.pick, sc))
    return head + ";".join(_BULLET + text for text in mode_texts(step, sc).values())


def mode_texts(step: lang.ChooseModes, sc: Scope) -> dict[str, str]:
    """What each mode does. They are alternatives, so none refers to another."""
    turned = [only_token(mode) for mode in step.modes.values()]
    if isinstance(condensed([step])[0], Side):
        sides = [sc.names.side(sc.hero, one.token, one.to) for one in turned if one is not None]
        return dict(zip(step.modes, sides, strict=True))
    found: dict[str, str] = {}
    for name, steps in step.modes.items():
        sc.mentions.clear()
        sc.mentions.item = True
        mood = sc.translator.lexicon.list_mood if step.by == "you" else "order"  # an order is still to you
        found[name] = joined(steps, sc, mood).replace("\n• ", "\n  – ")
    return found


def _by_player(step: lang.ByPlayer, sc: Scope, mood: Mood) -> Iterator[str]:
    """What happens for the owner of the card, and for anybody else, who then reads the rest as `you`."""
    inner: Mood = mood if mood == "may" else "order"
    who = sc.names.fighter(sc.hero, sc.hero.hero)
    if step.owner:
        yield sc.say("for-owner", who=who, clause=joined(step.owner, sc, inner))
    if step.other:
        sc.mentions.clear()
        other = replace(sc, foreign=True)
        yield sc.say("for-others", who=who, clause=joined(step.other, other, inner))


@clause.register
def _(step: lang.ByPlayer, sc: Scope, mood: Mood) -> str:
    return "; ".join(_by_player(step, sc, mood))


def _by_symbol(step: lang.BySymbol, sc: Scope, mood: Mood) -> Iterator[str]:
    """A line for each symbol, then what happens otherwise. One symbol alone is a condition."""
    shown: list[terms.Cond] = [terms.Symbol(shows=name) for name in step.cases]
    if len(shown) == 1:
        (steps,) = step.cases.values()
        yield from _if(lang.If(cond=shown[0], then=steps, otherwise=step.otherwise), sc, mood)
        return
    yield sc.say("step-by-symbol", mood=mood) + ";".join(_BULLET + text for text in case_texts(step, sc).values())
    if not step.otherwise:
        return
    sc.mentions.clear()
    if any(_ends_open(steps) for steps in step.cases.values()):
        cond = condition(terms.Any(conds=shown), sc, negated=True)
        yield sc.say("if", cond=cond, clause=joined(step.otherwise, sc, "may" if mood == "may" else "order"))
        return
    yield sc.say("otherwise", clause=joined(step.otherwise, sc, "may" if mood == "may" else "front"))


def case_texts(step: lang.BySymbol, sc: Scope) -> dict[str, str]:
    """What happens with each symbol. They are alternatives, so none refers to another."""
    found: dict[str, str] = {}
    for name, steps in step.cases.items():
        sc.mentions.clear()
        sc.mentions.item = True
        text = joined(steps, sc).replace("\n• ", "\n  – ")
        symbol = sc.say("keyword", name=sc.names.keyword(sc.hero, name))
        found[name] = sc.say("symbol-case", symbol=symbol, clause=text)
    return found


def _line_texts(lines: Sequence[Sequence[lang.Step]], sc: Scope) -> Iterator[str]:
    """What happens for each number that is spent. A line that goes on where the one before it ends, says so."""
    before: Sequence[lang.Step] = ()
    for count, steps in enumerate(lines, 1):
        more = steps[len(before) :] if before and list(steps[: len(before)]) == list(before) else []
        if more:
            text = sc.say("then", first=sc.say("the-same"), second=joined(more, sc, "front"))
        else:
            sc.mentions.clear()
            sc.mentions.item = True
            text = joined(steps, sc)
        before = steps
        yield sc.say("spend-line", count=count, clause=text.replace("\n• ", "\n  – "))


@clause.register
def _(step: lang.BySymbol, sc: Scope, mood: Mood) -> str:
    return "; ".join(_by_symbol(step, sc, mood))


@clause.register
def _(step: lang.Repeat, sc: Scope, mood: Mood) -> str:
    return sc.say("step-repeat", count=step.times, clause=joined(step.do, sc, "may" if mood == "may" else "order"))

"""Steps of an effect as sentences: who does it, what may be declined, what belongs together.

A step gives one clause (`clauses`) or several; at the top each becomes a sentence, inside another step they are joined.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from peerless.effects import language as lang
from peerless.effects import terms
from peerless.text.effects.amounts import amount, each
from peerless.text.effects.clauses import Mood, clause
from peerless.text.effects.conditions import condition, is_boosted
from peerless.text.effects.idioms import (
    BothRecover,
    Chosen,
    ChosenFighter,
    ChosenMarker,
    ChosenSpaces,
    ReturnOr,
    Said,
    Side,
    TakesPart,
    TheirDiscard,
    Unless,
    condensed,
    only_token,
)
from peerless.text.effects.phrases import person
from peerless.text.effects.scope import Scope

_BULLET: Final = "\n• "


def upper_first(text: str) -> str:
    text = text.lstrip()
    return text[:1].upper() + text[1:]


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
    return bool(rest) and not _is_compound(first) and all(isinstance(step, lang.If) for step in rest)


def each_clause(steps: Sequence[lang.Step], sc: Scope) -> Iterator[str]:
    """The clauses of steps that follow an opening word."""
    for step in condensed(steps):
        yield from parts(step, sc, "front")


def joined(steps: Sequence[lang.Step], sc: Scope, mood: Mood = "order") -> str:
    """Steps as one clause: `draw 1 card, then flip your size`."""
    return _one_after_another(condensed(steps), sc, mood)


def _one_after_another(steps: Sequence[Said], sc: Scope, mood: Mood) -> str:
    """Where a step has several clauses, semicolons show where it ends."""
    if len(steps) > 1 and any(_is_compound(step) for step in steps):
        texts = ["; ".join(parts(step, sc, mood)) for step in steps]
        return "; ".join([f"({text})" if "; " in text else text for text in texts[:-1]] + texts[-1:])
    text, turned = "", False
    for i, step in enumerate(steps):
        sc.mentions.item = sc.mentions.item and i == 0
        together = i == 1 and len(steps) == 2 and _is_about_same_card(steps[0], steps[1])
        following: Mood = "front" if i and mood == "order" and not together else mood
        to_you = following == "front" and actor(steps[i - 1]) not in ("you", "both") and _is_order(step, sc)
        turned = to_you or (turned and _is_order(step, sc))
        said = "; ".join(parts(step, sc, sc.translator.lexicon.turn_mood if turned else following))
        if i == 0:
            text = said
            continue
        text = sc.say("and" if together else "then-you" if to_you else "then", first=text, second=said)
    return text


def _is_order(step: Said, sc: Scope) -> bool:
    """Whether a step tells you to do something."""
    return actor(step) == "you" and not _is_statement(step, sc) and not _is_offered(step)


def _is_statement(step: Said, sc: Scope) -> bool:
    """Whether a step is said of something else: `Medusa recovers 1 health`, `Achilles takes 1 damage`."""
    if isinstance(step, BothRecover | TakesPart):
        return True
    if isinstance(step, lang.Damage):
        return isinstance(step.to, str) and sc.fighter_def(step.to) is not None
    return _tag(step) in sc.translator.lexicon.statements


def _tag(step: Said) -> str:
    op = getattr(step, "__struct_config__", None)
    return "" if op is None else str(op.tag)


def _is_compound(step: Said) -> bool:
    holding = (
        lang.If | lang.May | lang.Spend | lang.BySymbol | lang.ChooseModes | lang.Repeat | Unless | TheirDiscard
        | ReturnOr
    )  # fmt: skip
    return isinstance(step, holding) or (isinstance(step, lang.Return) and bool(step.takes_part))


def _is_about_same_card(one: Said, other: Said) -> bool:
    """Two changes of one card of the combat are one thing: `cancel its effects and ignore its value`."""
    return _changed(one) == _changed(other) != ""


def _changed(step: Said) -> str:
    if isinstance(step, lang.Cancel):
        return "opposing"
    changes = lang.SetValue | lang.AddValue | lang.IgnoreValue | lang.SetPrinted
    return step.card if isinstance(step, changes) else ""


# ---- who does it -----------------------------------------------------------------------------------------


def actor(step: Said) -> str:
    """Who carries out a step."""
    if isinstance(step, lang.Draw | lang.Discard | lang.GainAction):
        return step.who
    if isinstance(step, lang.Boost):
        return "you" if step.card == "own" else "opponent"
    if isinstance(
        step,
        lang.May | lang.ChooseModes | lang.ChooseFighter | lang.ChooseSpace | lang.ChooseCard | lang.ChooseNumber
        | lang.Move | lang.Place | lang.MoveMarker | Side,
    ):  # fmt: skip
        return step.by
    if isinstance(step, TheirDiscard):
        return step.choice.by
    if isinstance(step, ChosenMarker):
        return step.act.by
    if isinstance(step, ChosenSpaces):
        return step.one.by
    if isinstance(step, Unless):
        return actor(step.step)
    return "opponent" if isinstance(step, lang.RevealHand) else "you"


def _spoken(step: Said, sc: Scope, mood: Mood) -> str:
    """The clause of a step; your things are your own where you are its subject."""
    stating = _tag(step) in sc.translator.lexicon.statements and mood != "may"
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
    elif isinstance(step, lang.Spend):
        yield sc.say("you-may", clause=_spoken(step, sc, "may"))
        yield sc.say("if-so", who="you", clause=joined(step.do, sc, mood if mood == "may" else "order"))
        if step.otherwise:
            yield sc.say("if-not", who="you", clause=joined(step.otherwise, sc, mood if mood == "may" else "order"))
    elif isinstance(step, lang.BySymbol):
        yield from _by_symbol(step, sc, mood)
    elif isinstance(step, lang.Return) and step.takes_part:
        yield offered(step, "you", sc) if step.may else stated(step, sc, mood)
        part = clause(TakesPart(step), sc, "order")
        yield sc.say("if-so", who="you", clause=part) if step.may else part
    elif isinstance(step, ReturnOr):
        yield from parts(step.step, sc, mood)
        yield sc.say("if-not", who="you", clause=joined(step.otherwise, sc, mood if mood == "may" else "order"))
    elif _is_offered(step):
        yield offered(step, actor(step), sc)
    else:
        yield stated(step, sc, mood)


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


def _is_offered(step: Said) -> bool:
    """Whether a step that stands alone may be declined."""
    if isinstance(step, Chosen | ChosenFighter):
        return step.choice.may
    if isinstance(step, lang.Damage):
        return isinstance(step.to, terms.Among) and step.to.may
    if isinstance(step, lang.Move | lang.Recover):
        return isinstance(step.who, terms.Among) and step.who.may
    if isinstance(step, lang.ReplaceCard):
        return step.card == "own"
    if isinstance(step, lang.MoveMarker):
        return step.at is None  # each may move
    return getattr(step, "may", False) is True


def may_parts(
    do: Sequence[lang.Step], otherwise: Sequence[lang.Step], who: str, sc: Scope, mood: Mood = "order"
) -> Iterator[str]:
    """`you may discard 2 cards`, `if you do, gain 1 action`, `if you don't, …`."""
    first, *rest = condensed(do)
    if isinstance(first, lang.ChooseModes) and who == "you" and not rest and not otherwise:
        yield offered(first, who, sc)
        return
    if _is_compound(first) or (actor(first) != who and not _is_given_up(first)):
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


def _is_given_up(step: Said) -> bool:
    """Whether chosen cards go: the player who may decide it discards them."""
    return isinstance(step, lang.DiscardCards)


# ---- conditions around steps -----------------------------------------------------------------------------


def _if(step: lang.If, sc: Scope, mood: Mood) -> Iterator[str]:
    if is_boosted(step.cond) and step.then == [lang.Boost()] and not step.otherwise:
        yield sc.say("boost-again")
        return
    step = merged(step)
    cond = _without_price(step)
    inner: Mood = mood if mood == "may" else "order"
    if cond is None:
        for said in condensed(step.then):
            yield from parts(said, sc, mood)
        return
    alone = merged(lang.If(cond=cond, then=step.then))
    when = condition(alone.cond, sc)
    only, *others = condensed(alone.then)
    offer = isinstance(only, lang.May | lang.Spend) and not others
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
    holding = lang.If | lang.May | lang.Spend | lang.BySymbol | ReturnOr
    return any(isinstance(step, holding) or _is_offered(step) for step in condensed(steps)[-1:])


def merged(step: lang.If) -> lang.If:
    """Conditions one inside the other, as one: `if you won and it is your turn`."""
    inner = step.then[0] if len(step.then) == 1 else None
    if step.otherwise or not isinstance(inner, lang.If) or inner.otherwise:
        return step
    inner = merged(inner)
    return lang.If(cond=both(step.cond, inner.cond), then=inner.then)


def both(one: terms.Cond, other: terms.Cond) -> terms.Cond:
    conds = [cond for c in (one, other) for cond in (c.conds if isinstance(c, terms.All) else [c])]
    return terms.All(conds=conds)


def _without_price(step: lang.If) -> terms.Cond | None:
    """The condition without what an offer after it says already: that the player has the cards it costs."""
    only = step.then[0] if len(step.then) == 1 else None
    if not isinstance(only, lang.May):
        return step.cond
    of_choice = isinstance(step.cond, terms.Chosen) and not step.otherwise  # without the card there is nothing to say
    if only.otherwise != step.otherwise and not of_choice:
        return step.cond
    return without_price(step.cond, only.by, only.do)


def without_price(cond: terms.Cond, who: str, do: Sequence[lang.Step]) -> terms.Cond | None:
    if isinstance(cond, terms.All):
        left = [part for part in cond.conds if not _is_price(part, who, do)]
        return None if not left else left[0] if len(left) == 1 else terms.All(conds=left)
    return None if _is_price(cond, who, do) else cond


def _is_price(cond: terms.Cond, who: str, do: Sequence[lang.Step]) -> bool:
    """Whether a condition says no more than that the player has the cards the first step discards."""
    cost = do[0]
    if isinstance(cond, terms.Chosen):
        return isinstance(cost, lang.DiscardCards) and cost.cards == cond.what
    if not isinstance(cond, terms.Compare) or not isinstance(cost, lang.Discard) or cost.who != who:
        return False
    counted = cond.amount
    return (
        isinstance(counted, terms.CountCards)
        and isinstance(counted.among, terms.Cards)
        and counted.among == terms.Cards(pile="hand", of=counted.among.of)
        and (counted.among.of, counted.times, cond.at_least, cond.at_most) == (who, 1, cost.count, None)
    )


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


@clause.register
def _(step: lang.BySymbol, sc: Scope, mood: Mood) -> str:
    return "; ".join(_by_symbol(step, sc, mood))


@clause.register
def _(step: lang.Repeat, sc: Scope, mood: Mood) -> str:
    return sc.say("step-repeat", count=step.times, clause=joined(step.do, sc, "may" if mood == "may" else "order"))

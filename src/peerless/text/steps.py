"""Steps of an effect as sentences: who does it, what may be declined, what belongs together.

A step gives one clause (`clauses`) or several; at the top each becomes a sentence, inside another step they are joined.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from peerless.effects import language as lang
from peerless.effects import terms
from peerless.text.clauses import Chosen, ChosenMarker, Mood, Said, clause
from peerless.text.phrases import condition, is_boosted, person
from peerless.text.scope import Scope


def upper_first(text: str) -> str:
    return text[:1].upper() + text[1:]


def steps_text(steps: Sequence[lang.Step], sc: Scope) -> str:
    """Steps as sentences."""
    clauses = [clause for step in condensed(steps) for clause in parts(step, sc)]
    return " ".join(f"{upper_first(clause)}." for clause in clauses)


def joined(steps: Sequence[lang.Step], sc: Scope) -> str:
    """Steps as one clause: `draw 1 card, then flip your size`."""
    return _one_after_another(condensed(steps), sc)


def _one_after_another(steps: Sequence[Said], sc: Scope) -> str:
    texts = ["; ".join(parts(step, sc)) for step in steps]
    text = texts[0] if texts else ""
    for following in texts[1:]:
        text = sc.say("then", first=text, second=following)
    return text


# ---- steps that are said together ------------------------------------------------------------------------


def condensed(steps: Sequence[lang.Step]) -> list[Said]:
    """Steps as they are said: choosing a card and using it is one thing, remembering a place is nothing to do."""
    out: list[Said] = []
    todo = [step for step in steps if not isinstance(step, lang.RememberSpace)]
    i = 0
    while i < len(todo):
        step, following = todo[i], todo[i + 1] if i + 1 < len(todo) else None
        if isinstance(step, lang.ChooseCard) and _uses(following, step.bind) and step.by == "you":
            assert isinstance(following, lang.Take | lang.DiscardCards | lang.PutBack)
            last = out[-1] if out else None
            if isinstance(last, Chosen) and _same(last, step, following):
                out[-1] = Chosen(last.choice, last.act, last.count + 1)
            else:
                out.append(Chosen(step, following))
            i += 2
        elif isinstance(step, lang.ChooseSpace) and isinstance(following, lang.MoveMarker) and _moves(step, following):
            out.append(ChosenMarker(step, following))
            i += 2
        else:
            out.append(step)
            i += 1
    return out


def _uses(step: lang.Step | None, binding: str) -> bool:
    return isinstance(step, lang.Take | lang.DiscardCards | lang.PutBack) and step.cards == binding


def _moves(choice: lang.ChooseSpace, act: lang.MoveMarker) -> bool:
    """The space of a marker is chosen by whoever moves it then."""
    return choice.among.with_marker == act.marker and act.at == choice.bind and act.by == choice.by and not choice.may


def _same(last: Chosen, choice: lang.ChooseCard, act: lang.Step) -> bool:
    return isinstance(choice.among, str) and last.choice.among == choice.among and type(last.act) is type(act)


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
        | lang.Move | lang.Place | lang.MoveMarker,
    ):  # fmt: skip
        return step.by
    if isinstance(step, ChosenMarker):
        return step.act.by
    return "opponent" if isinstance(step, lang.RevealHand) else "you"


def parts(step: Said, sc: Scope) -> list[str]:
    """The clauses of a step, each without a capital or a full stop."""
    if isinstance(step, lang.If):
        return list(_if(step, sc))
    if isinstance(step, lang.May):
        return list(may_parts(step.do, step.otherwise, step.by, sc))
    if isinstance(step, lang.Block):
        return [clause for inner in condensed(step.do) for clause in parts(inner, sc)]
    if _is_offered(step):
        return [offered(step, actor(step), sc)]
    return [stated(step, sc)]


def stated(step: Said, sc: Scope) -> str:
    """A step as an order to you, or as what another player does."""
    who = actor(step)
    if who == "you":
        return clause(step, sc, "order")
    if who == "both":
        return sc.say("both-do", clause=clause(step, sc, "order"))
    return sc.say("who-does", who=person(who, sc), clause=clause(step, sc, "does"))


def offered(step: Said, who: str, sc: Scope) -> str:
    """A step as what a player may do."""
    if actor(step) != who:
        return sc.say("may-colon", who="you" if who == "you" else person(who, sc), clause=stated(step, sc))
    text = clause(step, sc, "may")
    return sc.say("you-may", clause=text) if who == "you" else sc.say("who-may", who=person(who, sc), clause=text)


def _is_offered(step: Said) -> bool:
    """Whether a step that stands alone may be declined."""
    if isinstance(step, Chosen):
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


def may_parts(do: Sequence[lang.Step], otherwise: Sequence[lang.Step], who: str, sc: Scope) -> Iterator[str]:
    """`you may discard 2 cards`, `if you do, gain 1 action`, `if not, …`."""
    first, *rest = condensed(do)
    if isinstance(first, lang.If | lang.May | lang.Block | lang.ChooseModes | lang.Repeat):
        yield sc.say("may-colon", who="you" if who == "you" else person(who, sc), clause=joined(do, sc))
    else:
        yield offered(first, who, sc)
        if rest:
            yield sc.say("if-so", who=who, clause=_one_after_another(rest, sc))
    if otherwise:
        yield sc.say("if-not", who=who, clause=joined(otherwise, sc))


def _if(step: lang.If, sc: Scope) -> Iterator[str]:
    if is_boosted(step.cond) and step.then == [lang.Boost()] and not step.otherwise:
        yield sc.say("boost-again")
        return
    cond = _without_price(step)
    if cond is None:
        for inner in condensed(step.then):
            yield from parts(inner, sc)
        return
    yield sc.say("if", cond=condition(cond, sc), clause=joined(step.then, sc))
    if step.otherwise:
        yield sc.say("otherwise", clause=joined(step.otherwise, sc))


def _without_price(step: lang.If) -> terms.Cond | None:
    """The condition without what an offer after it says already: that the player has the cards it costs."""
    only = step.then[0] if len(step.then) == 1 else None
    if not isinstance(only, lang.May) or only.otherwise != step.otherwise:
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


# A block, an offer or a condition inside another step is said as its clauses.
@clause.register(lang.If)
@clause.register(lang.May)
@clause.register(lang.Block)
def _(step: lang.If | lang.May | lang.Block, sc: Scope, mood: Mood) -> str:
    return "; ".join(parts(step, sc))


@clause.register
def _(step: lang.ChooseModes, sc: Scope, mood: Mood) -> str:
    modes = [joined(mode, sc) for mode in step.modes.values()]
    text = modes[0]
    for mode in modes[1:]:
        text = sc.say("or-mode", first=text, second=mode)
    return sc.say("step-choose-modes", mood=mood, count=step.pick, modes=text)


@clause.register
def _(step: lang.Repeat, sc: Scope, mood: Mood) -> str:
    return sc.say("step-repeat", count=step.times, clause=joined(step.do, sc))

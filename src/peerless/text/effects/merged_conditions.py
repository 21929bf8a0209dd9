"""Conditions without what goes without saying: one inside the other as one, and none that only names a price."""

from __future__ import annotations

from collections.abc import Sequence

from peerless.effects import language as lang
from peerless.effects import terms


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


def condition_to_say(step: lang.If) -> terms.Cond | None:
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

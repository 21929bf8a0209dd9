"""What kind of sentence a step makes: who carries it out, whether it may be declined, what belongs with it."""

from __future__ import annotations

from peerless.effects import language as lang
from peerless.effects import terms
from peerless.text.effects.scope import Scope
from peerless.text.effects.step_groups import (
    BothRecover,
    Chosen,
    ChosenFighter,
    ChosenMarker,
    ChosenSpaces,
    ChosenSwap,
    ReturnOr,
    Said,
    Side,
    TakesPart,
    TheirDiscard,
    Unless,
)


def actor(step: Said) -> str:
    """Who carries out a step."""
    if isinstance(step, lang.Draw | lang.Discard | lang.GainAction):
        return step.who
    if isinstance(step, lang.Take):
        return step.who if isinstance(step.who, str) else "you"
    if isinstance(step, lang.Boost):
        return "you" if step.card == "own" else "opponent"
    if isinstance(
        step,
        lang.May | lang.ChooseModes | lang.ChooseFighter | lang.ChooseSpace | lang.ChooseCard | lang.ChooseNumber
        | lang.Move | lang.Place | lang.MoveMarker | Side,
    ):  # fmt: skip
        return step.by
    if isinstance(step, lang.SpendAny):
        return step.by if isinstance(step.by, str) else "you"
    if isinstance(step, TheirDiscard):
        return step.choice.by
    if isinstance(step, ChosenMarker):
        return step.act.by
    if isinstance(step, ChosenSpaces):
        return step.one.by
    if isinstance(step, Unless):
        return actor(step.step)
    return "opponent" if isinstance(step, lang.RevealHand) else "you"


def is_order(step: Said, sc: Scope) -> bool:
    """Whether a step tells you to do something."""
    return actor(step) == "you" and not is_statement(step, sc) and not is_offered(step)


def is_statement(step: Said, sc: Scope) -> bool:
    """Whether a step is said of something else: `Medusa recovers 1 health`, `Achilles takes 1 damage`."""
    if isinstance(step, BothRecover | TakesPart):
        return True
    if isinstance(step, lang.Damage):
        return isinstance(step.to, str) and sc.fighter_def(step.to) is not None
    if isinstance(step, lang.SetToken):
        return sc.names.state(sc.hero, step.token, step.to) is not None
    return operation(step) in sc.translator.lexicon.statements


def operation(step: Said) -> str:
    """The name of an operation; empty for steps that are said together."""
    op = getattr(step, "__struct_config__", None)
    return "" if op is None else str(op.tag)


def is_compound(step: Said) -> bool:
    holding = (
        lang.If | lang.May | lang.Spend | lang.RevealCopies | lang.BySymbol | lang.ChooseModes | lang.Repeat | Unless
        | TheirDiscard | ReturnOr | lang.Ransom | lang.ByPlayer
    )  # fmt: skip
    if isinstance(step, ChosenSwap):
        return step.act.takes_part
    lines = isinstance(step, lang.SpendAny) and isinstance(step.lines, list)
    return lines or isinstance(step, holding) or (isinstance(step, lang.Return) and bool(step.takes_part))


def is_about_same_card(one: Said, other: Said) -> bool:
    """Two changes of one card of the combat are one thing: `cancel its effects and ignore its value`."""
    return _changed(one) == _changed(other) != ""


def _changed(step: Said) -> str:
    if isinstance(step, lang.Cancel):
        return "opposing"
    changes = lang.SetValue | lang.AddValue | lang.IgnoreValue | lang.SetPrinted
    return step.card if isinstance(step, changes) else ""


def is_offered(step: Said) -> bool:
    """Whether a step that stands alone may be declined."""
    if isinstance(step, Chosen | ChosenFighter | ChosenSwap):
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


def is_given_up(step: Said) -> bool:
    """Whether chosen cards go: the player who may decide it discards them."""
    return isinstance(step, lang.DiscardCards)

"""What a card does, in a few words that pictures and lists can use."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, get_args

from peerless.catalog.models import CardDef
from peerless.effects import language as lang

Effect = Literal[
    "cancel", "boost", "raise", "lower", "replace", "protect", "damage", "attack_again", "move", "place", "swap",
    "hold", "marker", "return", "recover", "change", "draw", "discard", "look", "take", "action",
    "gain", "spend",
]  # fmt: skip
EFFECTS: Final[tuple[Effect, ...]] = get_args(Effect)

_EFFECT_OF: Final[dict[type, Effect]] = {
    lang.Cancel: "cancel",
    lang.Boost: "boost",
    lang.FixValue: "raise",
    lang.IgnoreValue: "lower",
    lang.SetPrinted: "lower",
    lang.ReplaceCard: "replace",
    lang.PreventDamage: "protect",
    lang.KeepHealth: "protect",
    lang.RedirectDamage: "protect",
    lang.Damage: "damage",
    lang.BonusAttack: "attack_again",
    lang.Move: "move",
    lang.Place: "place",
    lang.Leave: "place",
    lang.Swap: "swap",
    lang.Hold: "hold",
    lang.MoveMarker: "marker",
    lang.Return: "return",
    lang.Recover: "recover",
    lang.SetToken: "change",
    lang.Flip: "change",
    lang.Draw: "draw",
    lang.Discard: "discard",
    lang.DiscardAny: "discard",
    lang.DiscardCards: "discard",
    lang.DiscardTop: "discard",
    lang.LookAtHand: "look",
    lang.RevealHand: "look",
    lang.RevealTop: "look",
    lang.RevealCopies: "look",
    lang.LookAtTop: "look",
    lang.TurnUp: "look",
    lang.Take: "take",
    lang.Search: "take",
    lang.PutBack: "take",
    lang.PutBackAny: "take",
    lang.Gather: "take",
    lang.GainAction: "action",
    lang.Cast: "action",
    lang.Gain: "gain",
    lang.Spend: "spend",
    lang.SpendAny: "spend",
}
"""Choices do nothing by themselves, and the end of a turn has no effect of its own."""


def card_effects(card: CardDef) -> list[Effect]:
    """Return what a card does, each effect once, in the order in which its steps are written."""
    written = [*card.effects.values(), *(card.bonus_attack.effects.values() if card.bonus_attack is not None else ())]
    return list(dict.fromkeys(effect for steps in written for effect in _of_steps(steps)))


def _of_steps(steps: Sequence[lang.Step]) -> Iterator[Effect]:
    for step in steps:
        if isinstance(step, lang.SetValue | lang.AddValue):
            yield "raise" if step.card == "own" else "lower"
        elif isinstance(step, lang.Gain) and isinstance(step.count, int) and step.count < 0:
            yield "spend"
        elif isinstance(step, lang.SetHealth):
            yield "damage" if step.to == 0 else "recover"
        elif type(step) in _EFFECT_OF:
            yield _EFFECT_OF[type(step)]
        for inner in _inside(step):
            yield from _of_steps(inner)


def _inside(step: lang.Step) -> Iterator[Sequence[lang.Step]]:
    if isinstance(step, lang.If):
        yield from (step.then, step.otherwise)
    elif isinstance(step, lang.TurnUp):
        yield step.bust or []
    elif isinstance(step, lang.May | lang.Spend | lang.RevealCopies):
        yield from (step.do, step.otherwise)
    elif isinstance(step, lang.BySymbol):
        yield from (*step.cases.values(), step.otherwise)
    elif isinstance(step, lang.Block | lang.Repeat | lang.Ransom):
        yield step.do
    elif isinstance(step, lang.ChooseModes):
        yield from step.modes.values()
    elif isinstance(step, lang.SpendAny) and isinstance(step.lines, list):
        yield from step.lines

"""What is asked, in words: the question of a decision and its options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from peerless.catalog.models import AbilityDef, CardDef, HeroDef
from peerless.effects.language import BySymbol, Cast, ChooseModes
from peerless.records.viewdata import DecisionData, ViewData
from peerless.text.asks import asks
from peerless.text.capitals import upper_first
from peerless.text.cards import ability_text, card_text
from peerless.text.effects.scope import scope_of_abilities, scope_of_card
from peerless.text.effects.steps import case_texts, mode_texts, spell_texts
from peerless.text.match_names import MatchNames

DECLINE: Final = {
    "no_boost": "option-no-boost",
    "no_defense": "option-no-defense",
    "done": "option-done",
    "none": "option-none",
    "yes": "option-yes",
    "no": "option-no",
}


ASKED_BY_STEPS: Final = ("yes_no", "fighter", "space", "card", "number", "boost")
"""Kinds of decisions that say less than the step that asks."""


def question(view: ViewData, names: MatchNames) -> str:
    """What the asked player has to do, in one sentence that begins with the card or ability that asks."""
    d = view.decision
    assert d is not None
    text = _asked(d, names) or _question(view, d, names)
    if d.value is not None:
        text = names.translator.say("prompt-now", question=text.rstrip("."), value=d.value)
    if d.card is not None:
        text = names.translator.say("prompt-chosen", question=text.rstrip("?"), card=names.card(d.card))
    if d.missing is not None:
        note = names.translator.say(f"prompt-no-{d.missing}")
        text = f"{text} {upper_first(note)}"
    if d.source:
        text = names.translator.say("prompt-by", source=names.source(d.source), clause=text)
    return upper_first(text)


def _asked(d: DecisionData, names: MatchNames) -> str | None:
    """What the step that asks says; none where the kind of decision says it better."""
    if d.step is None or d.fighter is not None or d.marker is not None or d.kind not in ASKED_BY_STEPS:
        return None
    hero = names.by_id.get(d.source.replace(":", ".").partition(".")[0])
    part = names.card_def(d.source) or names.ability_def(d.source)
    return None if hero is None or part is None else asks(part, hero, names.language).get(d.step)


def _question(view: ViewData, d: DecisionData, names: MatchNames) -> str:
    args: dict[str, Any] = {"count": _count(view, d)}
    if d.fighter is not None:
        args["who"] = names.fighter(d.fighter)
    if d.marker is not None:
        args["what"] = names.marker(d.marker)
    key = d.kind.replace("_", "-")
    match d.kind:
        case "fighter" if d.fighter is not None:
            key = "share"
        case "boost" if d.source:
            key = "boost-card"
        case "discard" if not d.source:
            key = "discard-limit"
        case "space" if d.marker is not None:
            key = "move-marker" if d.count is not None else "move-marker-anywhere"
        case "space" if d.fighter is not None:
            here = any(f.id == d.fighter and f.space is not None for f in view.fighters)
            key = "move" if d.count is not None else "carry" if here else "return"
        case "place_sidekick" if d.marker is not None:
            key = "place-marker"
        case "defense":
            assert view.combat is not None
            args["attacker"] = names.fighter(view.combat.attacker.fighter)
            key = "defense-none" if d.options == ["no_defense"] else "defense"
        case _:
            pass
    return names.translator.say(f"prompt-{key}", **args)


def _count(view: ViewData, d: DecisionData) -> int:
    """What the question counts: actions, spaces or cards."""
    if d.kind == "action":
        return view.actions
    return d.preview.move.distance if d.kind == "boost" and d.preview is not None else d.count or 1


def waiting(view: ViewData, names: MatchNames) -> str:
    """That somebody else decides; not what they hold."""
    d = view.decision
    return upper_first(names.translator.say("prompt-waiting", who=names.seat(d.seat))) if d is not None else ""


def source_text(source: str, names: MatchNames) -> str:
    """What the card or ability that asks says; nothing for a rule."""
    card, ability = names.card_def(source), names.ability_def(source)
    hero = names.by_id.get(source.replace(":", ".").partition(".")[0])
    if hero is None:
        return ""
    if card is not None:
        return card_text(card, hero, names.language)
    return ability_text(ability, hero, names.language) if ability is not None else ""


def mode_text(source: str, mode: str, names: MatchNames) -> str:
    """What a mode does, found in the card or ability that asks."""
    hero = names.by_id.get(source.replace(":", ".").partition(".")[0])
    part = names.card_def(source) or names.ability_def(source)
    return mode if hero is None or part is None else modes(part, hero, names.language).get(mode, mode)


def modes(part: CardDef | AbilityDef, hero: HeroDef, language: str) -> dict[str, str]:
    """The modes a card or ability lets one choose from: what each of them does."""
    effects: list[Any]
    if isinstance(part, CardDef):
        effects, scope = [part.effects, part.bonus_attack], scope_of_card(part, hero, language)
    else:
        effects, scope = list(part.parts), scope_of_abilities(hero, language, part.parts)
    found: dict[str, str] = {}
    for choice in _choices(effects):
        scope.mentions.clear()
        if isinstance(choice, Cast):
            texts = spell_texts(scope, needs=not choice.free)
        else:
            texts = mode_texts(choice, scope) if isinstance(choice, ChooseModes) else case_texts(choice, scope)
        for mode, text in texts.items():
            found.setdefault(mode, scope.translator.finish(text))
        if isinstance(choice, BySymbol):
            found.setdefault("else", scope.translator.say("mode-else"))
    return found


def _choices(node: Any) -> Iterator[ChooseModes | BySymbol | Cast]:
    """Every choice of modes inside effects."""
    if isinstance(node, ChooseModes | BySymbol | Cast):
        yield node
    children: list[Any] = []
    if isinstance(node, msgspec.Struct):
        children = [getattr(node, name) for name in node.__struct_fields__]
    elif isinstance(node, Mapping):
        children = list(node.values())
    elif isinstance(node, list):
        children = node
    for child in children:
        yield from _choices(child)

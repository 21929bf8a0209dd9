"""What is asked, in words: the question of a decision and its options."""

from __future__ import annotations

from typing import Any

from peerless.records.viewdata import DecisionData, ViewData
from peerless.text.cards import ability_text, card_text
from peerless.text.match_names import MatchNames
from peerless.text.sheets import ability_modes, card_modes
from peerless.text.steps import upper_first


def question(view: ViewData, names: MatchNames) -> str:
    """What the asked player has to do, in one sentence that begins with the card or ability that asks."""
    d = view.decision
    assert d is not None
    text = _question(view, d, names)
    if d.source:
        text = names.voice.say("prompt-by", source=names.source(d.source), clause=text)
    return upper_first(text)


def _question(view: ViewData, d: DecisionData, names: MatchNames) -> str:
    args: dict[str, Any] = {"count": view.actions if d.kind == "action" else d.count or 1}
    if d.fighter is not None:
        args["who"] = names.fighter(d.fighter)
    if d.marker is not None:
        args["what"] = names.marker(d.marker)
    key = d.kind.replace("_", "-")
    match d.kind:
        case "boost" if d.source:
            key = "boost-card"
        case "discard" if not d.source:
            key = "discard-limit"
        case "space" if d.marker is not None:
            key = "move-marker" if d.count is not None else "move-marker-anywhere"
        case "space" if d.fighter is not None:
            key = "move" if d.count is not None else "return"
        case "place_sidekick" if d.marker is not None:
            key = "place-marker"
        case "defense":
            assert view.combat is not None
            args["attacker"] = names.fighter(view.combat.attacker.fighter)
            key = "defense-none" if d.options is not None and len(d.options) == 1 else "defense"
        case _:
            pass
    return names.voice.say(f"prompt-{key}", **args)


def waiting(view: ViewData, names: MatchNames) -> str:
    """That somebody else decides; not what they hold."""
    d = view.decision
    return upper_first(names.voice.say("prompt-waiting", who=names.seat(d.seat))) if d is not None else ""


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
    card, ability = names.card_def(source), names.ability_def(source)
    if hero is not None and card is not None:
        return card_modes(card, hero, names.language).get(mode, mode)
    if hero is not None and ability is not None:
        return ability_modes(ability, hero, names.language).get(mode, mode)
    return mode

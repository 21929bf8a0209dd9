"""What is asked, in words, and the options as a numbered list.

The number of an option is its place in the decision, counted from 1; every option can also be answered by its
notation. Cards of the hand and spaces of the board carry their numbers where they are shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec
from rich.text import Text

from peerless.catalog.models import HeroDef
from peerless.cli.card_text import ability_lines, card_summary, steps_text
from peerless.cli.names import Names
from peerless.cli.phrases import Words, possessive, spaced, upper_first
from peerless.effects.language import ChooseModes
from peerless.records.viewdata import DecisionData, FighterData, ViewData

NUMBER: Final = "bold yellow"
_HAND_KINDS: Final = ("boost", "commit_boost", "defense", "discard")
_DECLINE: Final = {
    "no_boost": "no boost",
    "no_defense": "no defense",
    "done": "done, nobody else moves",
    "none": "none",
}


def question(view: ViewData, names: Names) -> str:
    """What the asked player has to do, in one sentence."""
    return upper_first(_question(view, names))


def _question(view: ViewData, names: Names) -> str:
    d = view.decision
    assert d is not None
    who = names.fighter(d.fighter) if d.fighter is not None else ""
    by = f"{names.source(d.source)}: " if d.source else ""
    match d.kind:
        case "action":
            left = "1 action" if view.actions == 1 else f"{view.actions} actions"
            return f"Choose an action ({left} left this turn)."
        case "boost" if d.source:
            return f"{by}boost with a card of your hand, or not."
        case "boost":
            return "Discard a card to move further by its boost value, or not."
        case "commit_boost":
            return f"{who} attacks: add a second card face down, its boost value counts, or not."
        case "defense":
            return _defense(view, names, who)
        case "mover":
            return f"{by}choose who moves next, up to {_spaces(d.count)} each, or be done."
        case "space" if d.marker is not None:
            far = f", up to {_spaces(d.count)}" if d.count is not None else ""
            return f"{by}choose where the {names.marker(d.marker)} token goes{far}."
        case "space" if d.fighter is not None and d.count is None:
            return f"{who} comes back: choose an empty space."
        case "space" if d.fighter is not None:
            return f"{by}choose where {who} goes, up to {_spaces(d.count)}."
        case "place_sidekick" if d.marker is not None:
            return f"Place a {names.marker(d.marker)} token in a zone of your hero."
        case "place_sidekick":
            return f"Place {who} in a zone of your hero."
        case "discard":
            left = "a card" if d.count in (None, 1) else f"{d.count} cards, one by one"
            return f"{by}discard {left}." if by else f"More than 7 cards in hand: discard {left}."
        case "put_back":
            return f"{by}choose the next card to lay back; the last one lies outermost."
        case "order":
            return "Several of your effects wait: choose which comes first."
        case "yes_no":
            return f"{by}do it?"
        case "opponent":
            return f"{by}choose an opponent."
        case "mode":
            return f"{by}choose one."
        case "number":
            return f"{by}choose a number."
        case other:
            return f"{by}choose {'a ' if other in ('fighter', 'space', 'card') else ''}{spaced(other)}."


def _spaces(count: int | None) -> str:
    return "1 space" if count == 1 else f"{count} spaces"


def _defense(view: ViewData, names: Names, who: str) -> str:
    attacker = names.fighter(view.combat.attacker.fighter) if view.combat is not None else "Somebody"
    d = view.decision
    if d is not None and d.options is not None and len(d.options) == 1:
        return f"{attacker} attacks {who}, and no card of your hand can defend. Press Enter."
    return f"{attacker} attacks {who} with a card face down: defend with a card, or not."


def waiting(view: ViewData, names: Names) -> str:
    """What somebody else is deciding; not what they hold."""
    d = view.decision
    return f"{names.seat(d.seat)} decides ({spaced(d.kind)})." if d is not None else ""


def source_text(d: DecisionData, names: Names) -> str:
    """What the card or ability that asks says; nothing for a rule."""
    if not d.source:
        return ""
    card = names.card_def(d.source)
    if card is not None:
        return card_summary(card, names.by_id[d.source.partition(".")[0]])
    hero, _, ability_id = d.source.partition(":")
    for ability in names.by_id[hero].abilities if hero in names.by_id else []:
        if ability.id == ability_id:
            return " ".join(ability_lines(ability, names.by_id[hero]))
    return ""


# ---- numbers where things are shown ----------------------------------------------------------------------


def hand_numbers(d: DecisionData, hero: str) -> dict[str, int]:
    """Card of the hand -> the number of its option, where the options are cards of the hand."""
    if d.kind not in _HAND_KINDS:
        return {}
    return {f"{hero}.{_last_word(text)}": i for i, text in _numbered(d) if text not in _DECLINE}


def space_numbers(d: DecisionData) -> dict[str, int]:
    """Space -> the number of its option, where the options are spaces."""
    if d.kind not in ("space", "place_sidekick"):
        return {}
    return {text: i for i, text in _numbered(d) if text not in _DECLINE}


def _last_word(text: str) -> str:
    """The name in an option; options of equal text have a number behind it."""
    words = text.split()
    return words[-2] if len(words) > 1 and words[-1].isdecimal() else words[-1]


def _numbered(d: DecisionData) -> Iterator[tuple[int, str]]:
    return enumerate(d.options or [], start=1)


# ---- the list --------------------------------------------------------------------------------------------


def option_lines(view: ViewData, names: Names, width: int) -> list[Text]:
    """The options that are not numbered on the board or in the hand, in few lines."""
    d = view.decision
    assert d is not None
    if d.kind == "action":
        return _actions(d, names, width)
    if d.kind == "number" and d.options:
        return [Text.assemble((f"{d.options[0]}-{d.options[-1]} ", NUMBER), "type the number itself")]
    shown = hand_numbers(d, names.hero_of(d.seat).id) or space_numbers(d)
    entries = [_entry(i, _describe(view, d, text, names)) for i, text in _numbered(d) if i not in shown.values()]
    if d.kind in ("space", "place_sidekick"):
        return [_space_list(view, d, names), *_wrapped(entries, width)]
    return entries if any(len(entry) > width // 2 for entry in entries) else _wrapped(entries, width)


def _entry(number: int, text: str) -> Text:
    return Text.assemble((f"{number:>2} ", NUMBER), text)


def _wrapped(entries: list[Text], width: int) -> list[Text]:
    """Entries side by side, as many to a line as fit."""
    lines: list[Text] = []
    for entry in entries:
        if lines and len(lines[-1]) + 3 + len(entry) <= width:
            lines[-1].append("   ").append_text(entry)
        else:
            lines.append(entry.copy())
    return lines


def _space_list(view: ViewData, d: DecisionData, names: Names) -> Text:
    """The board shows the numbers; this says so, and which one means to stay."""
    numbers = space_numbers(d)
    low, high = min(numbers.values()), max(numbers.values())
    line = Text.assemble((f"{low}-{high} " if low < high else f"{low} ", NUMBER), "as numbered on the board, or its id")
    here = next((f.space for f in view.fighters if f.id == d.fighter), None)
    if here is not None and here in numbers:
        line.append("; ").append(f"{numbers[here]} ", NUMBER).append(f"or `stay` to stay on {here}")
    return line


def _actions(d: DecisionData, names: Names, width: int) -> list[Text]:
    """Maneuver, then schemes and who may play them, then attackers and targets with the cards that can be played."""
    lines: list[Text] = []
    groups: dict[str, list[Text]] = {}
    hero = names.hero_of(d.seat).id
    for i, text in _numbered(d):
        words = text.split()
        if words[0] == "attack":
            card = names.card_def(f"{hero}.{words[3]}")
            value = f" {card.value}" if card is not None and card.value is not None else ""
            head = f"{names.fighter(words[1])} attacks {names.fighter(words[2])} with"
            groups.setdefault(head, []).append(_entry(i, names.card(f"{hero}.{words[3]}") + value))
        elif words[0] == "scheme":
            head = f"scheme {names.card(f'{hero}.{words[1]}')} by"
            groups.setdefault(head, []).append(_entry(i, names.fighter(words[2])))
        else:
            lines.append(_entry(i, "maneuver: draw a card, then move"))
    for head, entries in groups.items():
        lines.extend(_wrapped([Text(f" {head}", style="bold"), *entries], width))
    return lines


def _describe(view: ViewData, d: DecisionData, text: str, names: Names) -> str:
    """One option in words."""
    if text in _DECLINE:
        return _DECLINE[text]
    word = _last_word(text)
    match d.kind:
        case "mover" | "fighter":
            return _fighter(view, word, names)
        case "card" | "put_back" | "boost" | "commit_boost" | "defense" | "discard":
            return _card(view, d, word, names)
        case "order":
            return names.source(word)
        case "opponent":
            return names.seat(word)
        case "mode":
            return _mode(d, text, names)
        case _:
            return spaced(text)


def _fighter(view: ViewData, fighter: str, names: Names) -> str:
    known: FighterData | None = next((f for f in view.fighters if f.id == fighter), None)
    if known is None:
        return names.fighter(fighter)
    return f"{names.fighter(fighter)} {known.health}/{known.most} on {known.space}"


def _card(view: ViewData, d: DecisionData, card: str, names: Names) -> str:
    """A card named by its id alone: of the seat that is asked, or of another."""
    hero: HeroDef
    for hero in [names.hero_of(d.seat), *names.heroes]:
        full = f"{hero.id}.{card}"
        known = names.card_def(full)
        if known is not None:
            return f"{known.name}: {card_facts(known)} {card_summary(known, hero)}".rstrip()
    return spaced(card)


def card_facts(card: Any) -> str:
    """`versatile 3, boost 1.`"""
    value = "" if card.value is None else f" {card.value}"
    return f"{card.type}{value}, boost {card.boost}."


def _mode(d: DecisionData, mode: str, names: Names) -> str:
    """What a mode does, found in the card or ability that asks."""
    hero = names.by_id.get(d.source.replace(":", ".").partition(".")[0])
    card = names.card_def(d.source)
    if hero is None:
        return spaced(mode)
    effects: Any = [a for a in hero.abilities if d.source.endswith(f":{a.id}")]
    if card is not None:
        effects = [card.effects, card.bonus_attack]
    for choice in _choices(effects):
        if mode in choice.modes:
            text = steps_text(choice.modes[mode], Words(hero, hero.hero.name))
            return f"{spaced(mode)}: {text}"
    return spaced(mode)


def _choices(node: Any) -> Iterator[ChooseModes]:
    """Every choice of modes inside effects."""
    if isinstance(node, ChooseModes):
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


def whose_turn(view: ViewData, names: Names, me: str | None) -> str:
    """`Turn 5, yours`."""
    if view.turn == 0:
        return "Set-up"
    whose = "your turn" if view.active == me else f"{possessive(names.seat(view.active))} turn"
    return f"Turn {view.turn}: {whose}"

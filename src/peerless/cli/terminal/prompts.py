"""The options of a decision on the screen, as a numbered list.

The number of an option is its position in the decision, counted from 1; you can also answer with the option's
notation. Cards of the hand and spaces of the board carry their numbers where they are shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from peerless.cli.terminal.names import Names
from peerless.records.viewdata import DecisionData, ViewData
from peerless.rules.notation import parse_option
from peerless.text.capitals import upper_first
from peerless.text.options import described, valued
from peerless.text.prompts import DECLINE

NUMBER: Final = "bold yellow"
_HAND_KINDS: Final = ("boost", "commit_boost", "defense", "discard")


# ---- numbers where things are shown ----------------------------------------------------------------------


def hand_numbers(d: DecisionData, hero: str) -> dict[str, int]:
    """Card of the hand -> the number of its option, if the options are cards of the hand."""
    if d.kind not in _HAND_KINDS:
        return {}
    return {f"{hero}.{parse_option(d.kind, text).word}": i for i, text in _numbered(d) if text not in DECLINE}


def space_numbers(d: DecisionData) -> dict[str, int]:
    """Space -> the number of its option, if the options are spaces."""
    if d.kind not in ("space", "place_sidekick"):
        return {}
    return {text: i for i, text in _numbered(d) if text not in DECLINE}


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
        return [Text.assemble((f"{d.options[0]}-{d.options[-1]} ", NUMBER), names.translator.say("table-type-number"))]
    shown = hand_numbers(d, names.hero_of(d.seat).id) or space_numbers(d)
    entries = [_entry(i, described(view, d, text, names)) for i, text in _numbered(d) if i not in shown.values()]
    if d.kind in ("space", "place_sidekick"):
        return [_space_list(view, d, names), *_wrapped(entries, width)]
    return entries if any(len(entry) > width // 2 for entry in entries) else _wrapped(entries, width)


def _entry(number: int, text: str) -> Text:
    return Text.assemble((f"{number:>2} ", NUMBER), text)


def _wrapped(entries: list[Text], width: int) -> list[Text]:
    """Entries side by side, as many per line as fit."""
    lines: list[Text] = []
    for entry in entries:
        if lines and len(lines[-1]) + 3 + len(entry) <= width:
            lines[-1].append("   ").append_text(entry)
        else:
            lines.append(entry.copy())
    return lines


def _space_list(view: ViewData, d: DecisionData, names: Names) -> Text:
    """Refer to the numbers on the board, and say which one means to stay."""
    numbers, say = space_numbers(d), names.translator.say
    low, high = min(numbers.values()), max(numbers.values())
    line = Text.assemble((f"{low}-{high} " if low < high else f"{low} ", NUMBER), say("table-numbered"))
    here = next((f.space for f in view.fighters if f.id == d.fighter), None)
    if here is not None and here in numbers:
        line.append("; ").append(f"{numbers[here]} ", NUMBER).append(say("table-stay", space=here))
    return line


def _actions(d: DecisionData, names: Names, width: int) -> list[Text]:
    """The maneuver, then schemes with their fighters, then attackers and targets with the possible cards."""
    lines: list[Text] = []
    groups: dict[str, list[Text]] = {}
    say = names.translator.say
    hero = names.hero_of(d.seat).id
    for i, text in _numbered(d):
        option = parse_option(d.kind, text)
        card = f"{hero}.{option.word}"
        if option.verb == "attack":
            head = say("option-attack", who=names.fighter(option.fighter), target=names.fighter(option.target))
            groups.setdefault(head, []).append(_entry(i, valued(card, names)))
        elif option.verb == "scheme":
            head = say("option-scheme", card=names.card(card))
            groups.setdefault(head, []).append(_entry(i, names.title(option.fighter)))
        else:
            lines.append(_entry(i, say("option-maneuver")))
    for head, entries in groups.items():
        lines.extend(_wrapped([Text(f" {upper_first(head)}", style="bold"), *entries], width))
    return lines


def whose_turn(view: ViewData, names: Names, me: str | None) -> str:
    """`Turn 5: your turn`."""
    if view.turn == 0:
        return names.translator.say("table-setup")
    return names.translator.say("table-turn", count=view.turn, who=names.seat(view.active), you=view.active == me)

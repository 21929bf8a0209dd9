"""What each kind of event tells: one table of kinds and fields, read by scenario files, tests and docs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from peerless.core.ids import REASONS
from peerless.records.events import ACTION_NAMES, CAUSE_NAMES, DAMAGE_NAMES, SIDE_NAMES, TERM_NAMES

Holds: TypeAlias = Literal[
    "number", "text", "seat", "seats", "card", "fighter", "space", "spaces", "source", "token", "marker", "terms"
]
"""What a field holds; `text` is free, or one of the words of `FIELD_WORDS`."""

EVERY_EVENT: Final = ("kind", "step")
EVENT_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "turn": ("seat", "amount"),
    "action": ("seat", "action"),
    "draw": ("seat", "card"),
    "exhausted": ("seat",),
    "discard": ("source", "seat", "card", "cause"),
    "play": ("source", "seat", "card", "fighter", "target"),
    "commit_boost": ("seat", "card", "fighter"),
    "reveal": ("source", "seat", "card"),
    "scheme": ("source", "seat", "card", "fighter"),
    "move": ("source", "seat", "fighter", "space", "path"),
    "place": ("source", "fighter", "space"),
    "damage": ("source", "fighter", "amount", "damage", "lost"),
    "prevented": ("source", "fighter", "amount"),
    "recover": ("source", "fighter", "amount"),
    "set_health": ("source", "fighter", "amount"),
    "defeat": ("source", "fighter"),
    "return": ("source", "fighter", "space", "amount"),
    "value": ("source", "side", "term", "amount"),
    "cancel": ("source", "seat", "card"),
    "combat": ("fighter", "target", "attack", "defense", "attack_terms", "defense_terms"),
    "look": ("source", "seat", "card", "at"),
    "shuffle": ("seat",),
    "take": ("source", "seat", "card"),
    "put_back": ("source", "seat", "card", "where"),
    "token": ("source", "seat", "token", "shows"),
    "gain_action": ("source", "seat", "amount"),
    "boost": ("source", "seat", "card", "amount"),
    "out": ("seat",),
    "over": ("winners", "reason"),
    "effect": ("source", "seat", "fighter"),
    "mode": ("source", "seat", "mode"),
    "no_defense": ("seat", "fighter"),
    "number": ("source", "seat", "amount"),
    "marker": ("source", "seat", "marker", "space", "from", "path"),
    "leave": ("source", "fighter"),
}
"""Kind -> the fields it can have besides those of every event. One that does not apply is left out."""

FIELD_HOLDS: Final[Mapping[str, Holds]] = {
    "kind": "text",
    "step": "number",
    "source": "source",
    "seat": "seat",
    "card": "card",
    "fighter": "fighter",
    "target": "fighter",
    "space": "space",
    "path": "spaces",
    "from": "space",
    "amount": "number",
    "lost": "number",
    "attack": "number",
    "defense": "number",
    "attack_terms": "terms",
    "defense_terms": "terms",
    "action": "text",
    "cause": "text",
    "damage": "text",
    "side": "text",
    "term": "text",
    "where": "text",
    "shows": "text",
    "mode": "text",
    "reason": "text",
    "at": "seat",
    "winners": "seats",
    "token": "token",
    "marker": "marker",
}

FIELD_WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "kind": tuple(EVENT_FIELDS),
    "action": ACTION_NAMES,
    "cause": CAUSE_NAMES,
    "damage": DAMAGE_NAMES,
    "side": SIDE_NAMES,
    "term": TERM_NAMES,
    "where": ("top", "bottom"),
    "reason": REASONS[1:],
}
"""Field -> the only words it can hold."""


def fields_of(kind: str) -> tuple[str, ...]:
    """All fields an event of this kind can have."""
    return EVERY_EVENT + EVENT_FIELDS[kind]

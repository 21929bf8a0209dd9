"""The table of event fields: what each holds, and how it is read. Compiled, because a server names every event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from peerless.core.events import E_VALUE, PLAY_BONUS, PLAY_REPLACES, Event
from peerless.core.ids import ABILITY, MOMENT_NAMES, NONE, REASONS, TIMING_NAMES
from peerless.core.tables import Tables
from peerless.records.values import SIDE_NAMES, TERM_NAMES, term_data
from peerless.rules.notation import full_card_id, seat_name, source_id, winners

ACTION_NAMES: Final = ("maneuver", "scheme", "attack")
DAMAGE_NAMES: Final = ("combat", "effect", "exhaustion")
CAUSE_NAMES: Final = ("cost", "effect", "boost", "hand_limit", "played")
WHERE_NAMES: Final = ("top", "bottom", "shuffled")

Holds: TypeAlias = Literal[
    "number", "text", "flag", "seat", "seats", "card", "fighter", "space", "spaces", "source", "token", "marker",
    "terms",
]  # fmt: skip
"""The type of a field; `text` is free text, or one of the words of `FIELD_WORDS`."""

Reader: TypeAlias = Callable[[Tables, Event], Any]
"""The value of a field of an event; None if it is left out."""


class Field(NamedTuple):
    """A field: its type, where it comes from, and its possible words, if they are listed."""

    holds: Holds
    read: Reader
    words: tuple[str, ...] = ()


def _timing(t: Tables, e: Event) -> str:
    return MOMENT_NAMES[e.timing] if e.source >= ABILITY else TIMING_NAMES[e.timing]


def _path(t: Tables, e: Event) -> list[str] | None:
    return [t.space_ids[space] for space in e.path] if e.path else None


def _owner(t: Tables, e: Event) -> str | None:
    """Whose card it is, if another seat has it; everyone knows of such a card."""
    return seat_name(t.c_seat[e.card]) if e.card != NONE and t.c_seat[e.card] != e.seat else None


def _terms(side: int) -> Reader:
    return lambda t, e: [msgspec.structs.asdict(term) for term in term_data(t, e.terms, side)]


FIELDS: Final[Mapping[str, Field]] = {
    "source": Field("source", lambda t, e: source_id(t, e.source) if e.source != NONE else None),
    "side": Field("text", lambda t, e: SIDE_NAMES[e.side] if e.side != NONE else None, SIDE_NAMES),
    "seat": Field("seat", lambda t, e: seat_name(e.seat) if e.seat != NONE else None),
    "card": Field("card", lambda t, e: full_card_id(t, e.card) if e.card != NONE else None),
    "fighter": Field("fighter", lambda t, e: t.fighter_ids[e.fighter] if e.fighter != NONE else None),
    "target": Field("fighter", lambda t, e: t.fighter_ids[e.target] if e.target != NONE else None),
    "space": Field("space", lambda t, e: t.space_ids[e.space] if e.space != NONE else None),
    "path": Field("spaces", _path),
    "from": Field("space", lambda t, e: t.space_ids[e.other] if e.other != NONE else None),
    # A term of a value can take away, so that its amount can be -1.
    "amount": Field("number", lambda t, e: int(e.number) if e.number != NONE or e.kind == E_VALUE else None),
    "value": Field("number", lambda t, e: int(e.value) if e.value != NONE else None),
    "lost": Field("number", lambda t, e: int(e.lost)),
    "actions": Field("number", lambda t, e: int(e.other) if e.other != NONE else None),
    "hand": Field("number", lambda t, e: int(e.hand) if e.hand != NONE else None),
    "deck": Field("number", lambda t, e: int(e.deck) if e.deck != NONE else None),
    "dealt": Field("number", lambda t, e: int(e.value)),
    "attack": Field("number", lambda t, e: int(e.number)),
    "defense": Field("number", lambda t, e: int(e.other)),
    "attack_terms": Field("terms", _terms(0)),
    "defense_terms": Field("terms", _terms(1)),
    "won": Field("text", lambda t, e: SIDE_NAMES[e.side], SIDE_NAMES),
    "replaces": Field("flag", lambda t, e: True if e.number == PLAY_REPLACES else None),
    "bonus": Field("flag", lambda t, e: True if e.number == PLAY_BONUS else None),
    "timing": Field("text", _timing, tuple(dict.fromkeys((*TIMING_NAMES, *MOMENT_NAMES)))),
    "action": Field("text", lambda t, e: ACTION_NAMES[e.number], ACTION_NAMES),
    "cause": Field("text", lambda t, e: CAUSE_NAMES[e.number], CAUSE_NAMES),
    "damage": Field("text", lambda t, e: DAMAGE_NAMES[e.other], DAMAGE_NAMES),
    "term": Field("text", lambda t, e: TERM_NAMES[e.other], TERM_NAMES),
    "where": Field("text", lambda t, e: WHERE_NAMES[e.number], WHERE_NAMES),
    "token": Field("token", lambda t, e: t.token_ids[e.number]),
    "shows": Field("text", lambda t, e: t.token_side_ids[e.number][e.other]),
    "marker": Field("marker", lambda t, e: t.marker_ids[e.number]),
    "mode": Field("text", lambda t, e: t.labels[e.number]),
    "at": Field("seat", lambda t, e: seat_name(e.number)),
    "owner": Field("seat", _owner),
    "holder": Field("seat", lambda t, e: seat_name(e.number) if e.number != NONE else None),
    "winners": Field("seats", lambda t, e: winners(t, e.number)),
    "reason": Field("text", lambda t, e: REASONS[e.other], REASONS[1:]),
}

"""The table of event kinds; `event_fields` has the table of their fields.

Named events, scenario files, the protocol, tests and docs are derived from them (docs/howto/add_an_event.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from peerless.core import events
from peerless.records.event_fields import FIELDS, Holds
from peerless.records.values import TermData

EVERY_EVENT: Final = ("kind", "step", "combat")


class Kind(NamedTuple):
    """A kind of event: its number in the engine, its name, and its fields in addition to the common ones."""

    number: int
    name: str
    fields: tuple[str, ...]


KINDS: Final = tuple(
    Kind(number, name, tuple(fields.split()))
    for number, name, fields in (
        (events.E_TURN, "turn", "seat amount actions"),
        (events.E_ACTION, "action", "seat action actions"),
        (events.E_DRAW, "draw", "seat card hand deck"),
        (events.E_EXHAUSTED, "exhausted", "seat"),
        (events.E_DISCARD, "discard", "source seat card owner cause hand deck"),
        (events.E_PLAY, "play", "source side seat card fighter target replaces bonus value hand deck"),
        (events.E_COMMIT, "commit_boost", "side seat card fighter hand deck"),
        (events.E_REVEAL, "reveal", "source side seat card value amount hand deck"),
        (events.E_SCHEME, "scheme", "source seat card fighter hand deck"),
        (events.E_MOVE, "move", "source seat fighter space path"),
        (events.E_PLACE, "place", "source side fighter space"),
        (events.E_DAMAGE, "damage", "source fighter amount damage lost"),
        (events.E_PREVENTED, "prevented", "source fighter amount"),
        (events.E_RECOVER, "recover", "source fighter amount"),
        (events.E_HEALTH, "set_health", "source fighter amount"),
        (events.E_DEFEAT, "defeat", "source fighter"),
        (events.E_RETURN, "return", "source side fighter space amount"),
        (events.E_VALUE, "value", "source side term amount value"),
        (events.E_CANCEL, "cancel", "source side seat card"),
        (events.E_COMBAT, "combat", "fighter target attack defense attack_terms defense_terms dealt lost won"),
        (events.E_LOOK, "look", "source seat card at"),
        (events.E_SHUFFLE, "shuffle", "seat"),
        (events.E_TAKE, "take", "source seat card owner holder hand deck"),
        (events.E_PUT_BACK, "put_back", "source seat card where hand deck"),
        (events.E_TOKEN, "token", "source seat token shows"),
        (events.E_ACTIONS, "gain_action", "source seat amount actions"),
        (events.E_BOOST, "boost", "source side seat card amount"),
        (events.E_OUT, "out", "seat"),
        (events.E_OVER, "over", "winners reason"),
        (events.E_EFFECT, "effect", "source side seat fighter timing"),
        (events.E_CHOICE, "mode", "source seat mode"),
        (events.E_NO_DEFENSE, "no_defense", "side seat fighter"),
        (events.E_NUMBER, "number", "source seat amount"),
        (events.E_MARKER, "marker", "source seat marker space from path"),
        (events.E_LEAVE, "leave", "source fighter"),
        (events.E_CHOSEN, "choose", "source seat card"),
        (events.E_CARRY, "carry", "fighter space from"),
    )
)

EVENT_NAMES: Final = tuple(kind.name for kind in KINDS)
READERS: Final = tuple(tuple((name, FIELDS[name].read) for name in kind.fields) for kind in KINDS)
"""Number of a kind -> its fields with their readers."""
EVENT_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {kind.name: kind.fields for kind in KINDS}
"""Kind -> its fields in addition to the common ones. A field that does not apply is left out."""
FIELD_HOLDS: Final[Mapping[str, Holds]] = {
    "kind": "text", "step": "number", "combat": "number", **{name: field.holds for name, field in FIELDS.items()},
}  # fmt: skip
FIELD_WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "kind": EVENT_NAMES, **{name: field.words for name, field in FIELDS.items() if field.words},
}  # fmt: skip
"""Field -> its possible words."""


def fields_of(kind: str) -> tuple[str, ...]:
    """All fields of events of this kind."""
    return EVERY_EVENT + EVENT_FIELDS[kind]


class EventData(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that happened. The fields depend on the kind; a card that the viewer may not see is left out.

    Messages carry events as plain data in this shape.
    """

    kind: str
    step: int
    """Number of the decision whose answer led to it."""
    combat: int | None = None
    """Number of its combat within the match; a bonus attack is a combat of its own."""
    seat: str | None = None
    source: str | None = None
    """The card (`hero.card`) or ability (`hero:ability`) behind it."""
    card: str | None = None
    fighter: str | None = None
    target: str | None = None
    space: str | None = None
    path: list[str] | None = None
    """Spaces on the way, the last included."""
    amount: int | None = None
    """A number; for `reveal`, what the committed boost will add."""
    actions: int | None = None
    """Actions left in the turn."""
    hand: int | None = None
    """Cards in the hand of the seat now."""
    deck: int | None = None
    """Cards in the deck of the seat now."""
    action: str | None = None
    """`maneuver`, `scheme` or `attack`."""
    cause: str | None = None
    """Why a card is discarded: `cost`, `effect`, `boost`, `hand_limit`, `played`."""
    damage: str | None = None
    """`combat`, `effect` or `exhaustion`."""
    lost: int | None = None
    """Health actually lost; for `combat`, by the defending fighter."""
    side: str | None = None
    """The side of the combat: `attack` or `defense`. For `place`, the side the fighter now fights on."""
    timing: str | None = None
    """When an effect acts: a timing of a card (`during_combat`), or the moment of an ability (`start_of_turn`)."""
    term: str | None = None
    """How a value changes, as in `TermData`."""
    value: int | None = None
    """The new value of the side; left out while its card is face down."""
    replaces: bool | None = None
    """The card replaces the one its side had played."""
    bonus: bool | None = None
    """The card attacks once more: a bonus attack."""
    attack: int | None = None
    defense: int | None = None
    attack_terms: list[TermData] | None = None
    defense_terms: list[TermData] | None = None
    dealt: int | None = None
    """Damage of the combat: how much the attack exceeds the defense."""
    won: str | None = None
    """The side that won the combat: `attack` or `defense`."""
    at: str | None = None
    """The seat that is looked at."""
    owner: str | None = None
    """The seat that the card belongs to, if it is another one."""
    holder: str | None = None
    """The seat from whose hand the card is taken. If that seat has just discarded it, `discard` says no numbers."""
    where: str | None = None
    """Where a card is put back: `top` or `bottom`."""
    token: str | None = None
    shows: str | None = None
    """The side a token shows now."""
    marker: str | None = None
    lay: str | None = msgspec.field(default=None, name="from")
    """The space a marker moved from, or the conveyor belt carried a fighter from."""
    mode: str | None = None
    """The chosen option; sheets of cards and abilities explain it."""
    winners: list[str] | None = None
    reason: str | None = None

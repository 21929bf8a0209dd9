"""How long each event is shown: one table for live play, replays and the server's allowance.

A client presents events one after the other, each for its beat. The server adds up the same beats to delay a clock
(`allowance_ms`). Beats depend on the kind of an event and on fields that every viewer sees alike, never on a card, so
they are the same for everyone. `tools/protocol_types.py` writes the table for TypeScript (`web/src/beats.ts`).
Compiled, because a server adds up the beats of every answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from peerless.records.event_kinds import EVERY_EVENT

Speed = Literal["calm", "normal", "quick", "instant"]


class Beat(NamedTuple):
    """How long an event of one kind is shown at normal speed."""

    ms: int
    each: str = ""
    """A list in the event: the beat is `ms` for each of its items, and for one if it has none."""
    field: str = ""
    """A field whose words have beats of their own (`cases`)."""
    cases: Mapping[str, int] = {}
    """Word of `field` -> its beat instead of `ms`."""
    together: bool = False
    """Whether events of this kind that directly follow each other are shown at once, with the first."""
    fixed: bool = False
    """Whether a long combat keeps this beat as long as it is."""
    lead: int = 0
    """Percent of the beat that pass before its result is on screen: damage flies first, then health falls."""


READ_MS: Final = 900
"""Long enough to read a card that joins or an ability that acts."""
LINE_MS: Final = 450
"""For the line of a card that is already on screen."""
HOLD_MS: Final = 1000
"""How long the result of a combat is shown at least, part of the beat of `combat`."""
STEP_MS: Final = 150
"""For a space of a path."""
_TIMINGS_ON_SCREEN: Final = ("immediately", "during_combat", "after_combat", "after_attack", "scheme", "boost_effect")
"""Timings at which the card that acts is already shown."""

BEATS: Final[Mapping[str, Beat]] = {
    # The frame of a combat: cards slide in face down, turn together, numbers collide, the result is held.
    "play": Beat(350),
    "no_defense": Beat(350),
    "commit_boost": Beat(350),
    "reveal": Beat(450, together=True),
    "combat": Beat(400 + HOLD_MS, fixed=True),
    "damage": Beat(400, lead=50),
    "defeat": Beat(450, lead=60),
    # Cards and abilities that act, and what they do to a combat.
    "scheme": Beat(1100),
    "effect": Beat(READ_MS, field="timing", cases=dict.fromkeys(_TIMINGS_ON_SCREEN, LINE_MS)),
    "boost": Beat(READ_MS),
    "value": Beat(250),
    "cancel": Beat(500),
    "mode": Beat(300),
    "choose": Beat(300),
    "number": Beat(250),
    # Figures, health and markers.
    "move": Beat(STEP_MS, each="path"),
    "place": Beat(300),
    "return": Beat(350),
    "leave": Beat(300),
    "carry": Beat(450),
    "prevented": Beat(300),
    "recover": Beat(400, lead=50),
    "set_health": Beat(350),
    "marker": Beat(STEP_MS, each="path"),
    "token": Beat(300),
    # Cards that change their place.
    "draw": Beat(150, together=True),
    "discard": Beat(100, together=True),
    "look": Beat(300, together=True),
    "take": Beat(300, together=True),
    "row": Beat(600),
    "put_back": Beat(150, together=True),
    "shuffle": Beat(150),
    "exhausted": Beat(300),
    # The course of the match.
    "turn": Beat(300),
    "action": Beat(0),
    "gain_action": Beat(200),
    "out": Beat(300),
    "over": Beat(0),
}
"""Kind of event -> its beat."""

COMBAT_PACE: Final = ((2500, 100), (3500, 45), (2500, 19))
"""How a long combat speeds up, as milliseconds and percent: the first 2500 ms of its beats keep their length, the next
3500 ms take 45 % of it, the next 2500 ms 19 %, and all further beats take no time. Fixed beats are not counted. So a
combat takes at most 6 s."""
MOST_ALLOWANCE_MS: Final = 6000
SPEEDS: Final[Mapping[Speed, float]] = {"calm": 1.6, "normal": 1.0, "quick": 0.4, "instant": 0.0}
"""Speed -> the factor for every beat."""

Events: TypeAlias = Sequence[Mapping[str, Any]]
"""Events as data (`EventData`), in their order."""


def beats(events: Events, before: Events = ()) -> list[int]:
    """How long each of these events is shown at normal speed, in milliseconds.

    `before` are the events before them: the length of a beat depends on how long its combat has taken so far.
    """
    spent: dict[int, int] = {}
    found: list[int] = []
    last: Mapping[str, Any] | None = None
    for event in (*before, *events):
        beat = BEATS[event["kind"]]
        ms = 0 if beat.together and last is not None and _is_with(event, last) else _length(beat, event)
        combat = event.get("combat")
        if combat is not None and not beat.fixed:
            began = spent.get(combat, 0)
            spent[combat] = began + ms
            ms = _paced(began + ms) - _paced(began)
        found.append(ms)
        last = event
    return found[len(before) :]


def allowance_ms(events: Events) -> int:
    """How long a clock waits after the events of one answer, so that a player can watch them first."""
    return min(MOST_ALLOWANCE_MS, sum(beats(events)))


def _length(beat: Beat, event: Mapping[str, Any]) -> int:
    """The beat of an event by itself."""
    ms = beat.cases.get(event.get(beat.field, ""), beat.ms) if beat.field else beat.ms
    return ms * max(1, len(event.get(beat.each, ()))) if beat.each else ms


def _is_with(event: Mapping[str, Any], last: Mapping[str, Any]) -> bool:
    """Whether an event of a kind that is shown together belongs to the one before it."""
    return all(event.get(name) == last.get(name) for name in EVERY_EVENT)


def _paced(ms: int) -> int:
    """How long the first `ms` of a combat take."""
    shown = 0
    for length, percent in COMBAT_PACE:
        shown += min(ms, length) * percent
        ms = max(0, ms - length)
    return shown // 100

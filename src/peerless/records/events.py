"""Events as named data, as one viewer may see them. Compiled, because a server names every event."""

from __future__ import annotations

from typing import Any

from peerless.core.events import EVERYONE, Event
from peerless.core.ids import NONE
from peerless.core.state import State
from peerless.records.event_kinds import EVENT_NAMES, READERS


def event_data(s: State, e: Event, viewer: int, open_cards: bool = False) -> dict[str, Any]:
    """One event as data (`EventData`); a card outside its audience is left out."""
    named = open_event_data(s, e)
    return named if open_cards else seen_by(viewer, e, named)


def open_event_data(s: State, e: Event) -> dict[str, Any]:
    """One event as data, with cards that few may see."""
    t = s.t
    out: dict[str, Any] = {"kind": EVENT_NAMES[e.kind], "step": int(e.step)}
    if e.combat != NONE:
        out["combat"] = int(e.combat)
    for name, read in READERS[e.kind]:
        held = read(t, e)
        if held is not None:
            out[name] = held
    return out


def seen_by(viewer: int, e: Event, named: dict[str, Any]) -> dict[str, Any]:
    """An event as a viewer may see it: the same data, or a copy without the card."""
    if e.audience == EVERYONE or e.audience >> viewer & 1:
        return named
    hidden = ("card", "source") if e.source == e.card else ("card",)
    return {name: held for name, held in named.items() if name not in hidden}

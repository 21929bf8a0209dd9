"""Events as named data, as one viewer may see them."""

from __future__ import annotations

from typing import Any

from peerless.core.events import EVERYONE, Event
from peerless.core.ids import NONE
from peerless.core.state import State
from peerless.records.event_kinds import EVENT_NAMES, READERS


def event_data(s: State, e: Event, viewer: int, open_cards: bool = False) -> dict[str, Any]:
    """One event as data (`EventData`); a card outside its audience is left out."""
    t = s.t
    out: dict[str, Any] = {"kind": EVENT_NAMES[e.kind], "step": int(e.step)}
    if e.combat != NONE:
        out["combat"] = int(e.combat)
    for name, read in READERS[e.kind]:
        held = read(t, e)
        if held is not None:
            out[name] = held
    if not open_cards and e.audience != EVERYONE and not e.audience >> viewer & 1:
        out.pop("card", None)
        if e.source == e.card:
            out.pop("source", None)
    return out

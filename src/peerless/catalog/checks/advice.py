"""What a designer may want to know about a file that is right."""

from __future__ import annotations

from peerless.catalog.models import BoardDef, HeroDef
from peerless.catalog.reading.positions import Positions
from peerless.catalog.reading.problems import Problems
from peerless.catalog.zone_colors import TERMINAL_STYLES
from peerless.messages.message import Message
from peerless.messages.spelling import nearest


def advice(made: HeroDef | BoardDef, file: str, positions: Positions | None = None) -> Problems:
    """Advice about a definition: nothing in it keeps it from being played."""
    found = Problems(file, positions)
    if isinstance(made, BoardDef):
        known = [*TERMINAL_STYLES]
        for i, zone in enumerate(made.zones):
            if zone not in known:
                said = Message("fault-zone-color", zone=zone, known=", ".join(known))
                found.add(f"zones[{i}]", said, near=nearest(zone, known))
    return found

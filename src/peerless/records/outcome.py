"""How a match ended.

The library, records, views, the store and the protocol share this type.
"""

from __future__ import annotations

import msgspec

from peerless.core.ids import REASONS
from peerless.core.state import State
from peerless.rules.notation import winners


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended; no winners means a draw."""

    winners: tuple[str, ...]
    """Seats."""
    reason: str
    """The rule by which it ended, `resignation` or `agreement`."""


def outcome_of(s: State) -> Outcome | None:
    """How a match ended, or None while it runs."""
    return Outcome(tuple(winners(s.t, s.winner)), REASONS[s.reason]) if s.over else None

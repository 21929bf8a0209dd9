"""What fighters on the board could do, from public facts: where each could move and whom it could attack."""

from __future__ import annotations

import msgspec

from peerless.core.fighters import on_board
from peerless.core.movement import bit_list, reachable
from peerless.rules.actions import maneuver_distance
from peerless.rules.legal import targets
from peerless.rules.view import View


class ThreatData(msgspec.Struct, frozen=True, kw_only=True):
    """One fighter, from positions, printed values and abilities alone: no hand matters."""

    fighter: str
    distance: int
    """How far it moves in a maneuver without a boost."""
    reach: list[str]
    """Spaces where such a move may end, without its own."""
    threatens: list[str]
    """Fighters it may attack from where it is."""


def threat_data(view: View) -> list[ThreatData]:
    """All fighters on the board. Pass a spectator's view, so that no player's own knowledge is used."""
    s = view.state
    t = s.t
    out: list[ThreatData] = []
    for seat in range(t.seats):
        distance = int(maneuver_distance(s, seat, 0))
        for fighter in bit_list(t, on_board(s, t.seat_fighters[seat])):
            at = s.place(fighter)
            ends = bit_list(t, reachable(s, fighter, distance, False))
            out.append(
                ThreatData(
                    fighter=t.fighter_ids[fighter],
                    distance=distance,
                    reach=[t.space_ids[space] for space in ends if space != at],
                    threatens=[t.fighter_ids[other] for other in bit_list(t, targets(s, fighter))],
                )
            )
    return out

"""What one viewer may know of a match: the state with everything unknown in canonical order.

Cards of a group the viewer cannot tell apart are relabeled, so that two states that differ only in what the viewer
cannot know give the same view. The same relabeling with random choices is `resample`, which returns a full state that
agrees with the view. Bots get views, never states.
"""

from __future__ import annotations

from mypy_extensions import i64

from peerless.core import rng
from peerless.core.bits import bit
from peerless.core.ids import NONE
from peerless.core.state import State, remembered
from peerless.rules import driver
from peerless.rules.arrangement import Arrangement, hidden_slots, rename
from peerless.rules.notation import card_id, seat_name


class View:
    """A match as one viewer may know it; `seat` is NONE for a spectator."""

    def __init__(self, state: State, seat: i64, viewer: i64) -> None:
        self.state = state
        """Public facts and the viewer's knowledge, with unknown cards in canonical order."""
        self.seat = seat
        self.viewer = viewer

    def __repr__(self) -> str:
        s = self.state
        if self.seat == NONE:
            return f"<View of a spectator: {s.summary()}>"
        hand = ", ".join([card_id(s.t, card) for card in s.hand(self.seat)])
        return f"<View of {seat_name(self.seat)}: {s.summary()}; hand: {hand or 'empty'}>"

    @property
    def mine(self) -> bool:
        """Whether this seat answers the open decision."""
        return self.state.ask_kind != 0 and self.state.ask_seat == self.seat


def view_of(s: State, seat: i64) -> View:
    """The view of a seat, or of a spectator (NONE)."""
    viewer = s.t.viewers - 1 if seat == NONE else s.t.viewer[seat]
    masked = s.copy()
    masked.rng = [1] * (rng.KEY + int(s.t.seats) * rng.STREAMS)  # the streams are secret
    masked.script = []
    if s.ask_kind and (seat == NONE or s.ask_seat != seat):
        masked.options = []  # others see only that this seat decides
        masked.ask_public = False
    _mask_knowledge(masked, viewer)
    rename(masked, _order(s, masked, viewer))
    return View(masked, seat, viewer)


def _order(s: State, masked: State, viewer: i64) -> list[int]:
    """The canonical order of cards for a viewer: new numbers for all of them."""
    kept = s.orders
    if kept is None or remembered(s):
        return Arrangement(masked, viewer, None).canonical(masked)
    kept.hold_for(s)
    order = kept.orders.get(int(viewer))
    if order is None:
        order = kept.orders[int(viewer)] = Arrangement(masked, viewer, None).canonical(masked)
    return order


def resample(view: View, seed: i64) -> State:
    """Draw a full state that agrees with the view; unknown cards are random."""
    return Sampler(view).draw(seed)


class Sampler:
    """Draws any number of full states that agree with a view; what they share is computed once."""

    def __init__(self, view: View) -> None:
        self.view = view
        sealed = hidden_slots(view.state, view.viewer)
        self.shared: Arrangement | None = None if sealed else Arrangement(view.state, view.viewer, None)
        """None while cards are face down: these are drawn again for every state."""

    def draw(self, seed: i64) -> State:
        """Draw the state for a seed."""
        view = self.view
        s = view.state.copy()
        dice = State(s.t, [], [], [], [], [])
        rng.seed_streams(dice, seed)
        arrangement = self.shared
        if arrangement is None:
            arrangement = Arrangement(s, view.viewer, dice)
        arrangement.carry_out(s, dice)
        rng.seed_streams(s, seed + 1)
        if s.ask_kind and not s.options:
            s.ask_kind = 0  # the options were another seat's: ask again with the cards it has here
            driver.advance(s)
        return s


def _mask_knowledge(s: State, viewer: i64) -> None:
    """Others' knowledge of third players' cards is their own; a spectator's knowledge is public."""
    t = s.t
    spectator = t.viewers - 1
    if spectator == 2 and viewer != spectator:  # one of two sides: there are no third players
        return
    for c in range(t.cards):
        owner = t.viewer[t.c_seat[c]]
        if owner != viewer:
            public: i64 = (s.know[c] >> (4 * spectator)) & 15
            for other in range(t.viewers):
                if other not in (viewer, owner):
                    s.know[c] = (s.know[c] & ~(bit(4 * other) * 15)) | (public << (4 * other))

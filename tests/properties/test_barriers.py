"""Where `reveals` says no, nobody is shown a card they could not name before: looked at from the outside, by views."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from peerless import Content, Match, State, view_of
from peerless.core.ids import NONE
from peerless.core.knowledge import face_down
from peerless.records.events import event_data
from peerless.records.log.barrier import reveals
from peerless.records.view_builder import view_data
from peerless.records.viewdata import CombatData, ViewData
from peerless.rules.notation import full_card_id, seat_name
from tests.support.play import PAIRS, answer, play_all, share
from tests.support.properties import viewers

Known = Counter[tuple[str, str]]


def named(s: State, seat: int) -> Known:
    """How many copies of each card a viewer can name, wherever they are."""
    data = view_data(view_of(s, seat))
    return _in_piles(data) + _in_play(s, face_up=True) + (_in_combat(data) & _in_play(s, face_up=False))


def _in_piles(data: ViewData) -> Known:
    found: Known = Counter()
    for seat in data.seats:
        names = [*seat.hand, *(card.card for card in seat.deck_known), *seat.discard]
        found.update((seat.seat, name) for name in names)
    return found


def _in_play(s: State, *, face_up: bool) -> Known:
    """Cards in play; a card that boosts is seen for a moment only, and no view shows it."""
    seats = range(int(s.t.seats))
    shown = [card for seat in seats for card in s.play(seat) if (card in face_down(s, seat)) is not face_up]
    return Counter((seat_name(s.t.c_seat[card]), full_card_id(s.t, card)) for card in shown)


def _in_combat(data: ViewData) -> Known:
    """Cards that a view names in its combats. It still names those that have left play before their combat is over."""
    found: Known = Counter()
    combat: CombatData | None = data.combat
    while combat is not None:
        sides = (combat.attacker, combat.defender)
        found.update((side.seat, name) for side in sides for name in (side.card, side.boost_card) if name)
        combat = combat.outer
    return found


def told(match: Match, since: int, viewer: int) -> set[tuple[str, str]]:
    """Cards that events name to a viewer, drawn back to who they belong to."""
    s = match.state
    out = set()
    for event in (s.log or [])[since:]:
        data = event_data(s, event, viewer)
        if "card" in data:
            out.add((seat_name(s.t.c_seat[event.card]), data["card"]))
    return out


@pytest.mark.parametrize("pair", PAIRS, ids=["-".join(pair) for pair in PAIRS])
def test_what_can_be_taken_back_has_shown_nobody_a_card(content: Content, matches: int, pair: tuple[str, str]) -> None:
    def play(match: Match, dice: Random) -> None:
        match.listen()
        s = match.state
        t = s.t
        known: dict[int, Known] = {seat: named(s, seat) for seat in viewers(s)}
        free = 0
        while not match.over:
            before, since = s.copy(), len(s.log or [])
            answer(match, dice)
            barrier = reveals(before, s)
            free += not barrier
            for seat in viewers(s):
                viewer = int(t.viewers - 1 if seat == NONE else t.viewer[seat])
                now, said = named(s, seat), told(match, since, viewer)
                if barrier:
                    known[seat] = now
                    continue
                assert now <= known[seat], f"{seat} learns {now - known[seat]} by {match.answers[-1]}"
                assert said <= known[seat].keys(), f"{seat} is told of {said} by {match.answers[-1]}"
        assert free > 5

    play_all(content, pair, share(matches, 0.2), play)

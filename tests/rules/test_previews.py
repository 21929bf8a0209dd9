"""Previews tell what the rules then allow: how far fighters move after each answer, where to, and by which path."""

from __future__ import annotations

from random import Random

import pytest

from peerless import Content, Match, new_match
from peerless.core.ids import F_MOVE
from peerless.core.movement import path
from peerless.records.view_builder import view_data
from peerless.records.viewdata import DecisionData, PreviewData, ReachData
from peerless.rules.notation import card_id, seat_name
from tests.support.play import HEROES, PAIRS, answer, play_all, share


def decision_of(match: Match, seat: str | None) -> DecisionData | None:
    return view_data(match.view(seat)).decision


def ends(found: ReachData, most: int) -> set[int]:
    """Spaces where a move ends, as a client looks them up."""
    return {space for space, distance in enumerate(found.distance) if 0 <= distance <= most}


def followed(found: ReachData, space: int) -> list[int]:
    """The path to a space, as a client looks it up."""
    out = [space]
    while found.previous[out[0]] >= 0:
        out.insert(0, found.previous[out[0]])
    return out


def check_spaces(match: Match, preview: PreviewData) -> None:
    """Where a fighter is asked to move, the preview lists the options, each with the path that is then walked."""
    s = match.state
    found = preview.fighters[0]
    fighter = s.t.fighter_ids.index(found.fighter)
    there = ends(found, preview.move.distance)
    for space in there:
        assert followed(found, space) == path(s, fighter, space, False) or s.ask_source >= 0
    if preview.move.placed:
        there |= {s.t.space_ids.index(space) for space in preview.empty}
    assert sorted(there) == s.options


def check_boosts(match: Match, preview: PreviewData) -> int:
    """After each option the fighters may move as far as the preview says."""
    checked = 0
    for option, move in zip(match.decision.options, preview.boosts, strict=True):
        after = match.copy()
        after.answer(option)
        s = after.state
        if not s.over and s.stack[s.fp] == F_MOVE and s.ask_source < 0:
            then = decision_of(after, seat_name(s.ask_seat))
            assert then is not None
            assert then.preview is not None
            assert then.preview.move.distance == move.distance
            assert then.preview.move.placed == move.placed or then.kind == "space"
            assert not then.preview.move.placed or then.preview.empty == preview.empty
            checked += 1
    return checked


def check_maneuver(match: Match, preview: PreviewData) -> None:
    """A maneuver goes as far as was said of it with each card of the hand.

    A draw from an empty deck can defeat a fighter, and an ability then discard cards: those boost no more.
    """
    after = match.copy()
    after.answer("maneuver")
    s, seat = after.state, match.state.ask_seat
    hand = {None, *(card_id(s.t, card) for card in s.hand(seat))}
    then = decision_of(after, match.decision.seat)
    if then is not None and then.kind == "boost" and then.preview is not None:
        found = {move.card: move for move in then.preview.boosts}
        assert then.preview.move == preview.move
        assert all(found[move.card] == move for move in preview.boosts if move.card in hand)


def check(match: Match) -> None:
    """Only the seat that is asked gets a preview, and it holds."""
    seat = match.decision.seat
    others = [name for i in range(int(match.state.t.seats)) if (name := seat_name(i)) != seat]
    for other in (None, *others):
        told = decision_of(match, other)
        assert told is not None
        assert told.preview is None
    d = decision_of(match, seat)
    assert d is not None
    moves = match.state.stack[match.state.fp] == F_MOVE
    assert d.preview is not None or not moves
    if d.preview is not None and moves and d.kind == "space":
        check_spaces(match, d.preview)
    elif d.preview is not None and d.kind == "action":
        check_maneuver(match, d.preview)
    elif d.preview is not None and d.preview.boosts:
        check_boosts(match, d.preview)


@pytest.mark.parametrize("pair", PAIRS, ids=["-".join(pair) for pair in PAIRS])
def test_previews_are_what_the_rules_allow(content: Content, matches: int, pair: tuple[str, str]) -> None:
    def play(match: Match, dice: Random) -> None:
        while not match.over:
            if dice.random() < 0.1:
                check(match)
            answer(match, dice)

    play_all(content, pair, share(matches, 0.2), play)


@pytest.mark.parametrize("hero", HEROES)
def test_a_maneuver_moves_as_far_as_its_preview_said(content: Content, hero: str) -> None:
    """Sinbad's boosts count themselves where they land; a boosted Houdini may be placed anywhere."""
    match = new_match(content, heroes=[hero, "medusa"], board="sarpedon", seed=5)
    dice, checked = Random(5), 0
    while not match.over and checked < 20:
        d = decision_of(match, match.decision.seat)
        if d is not None and d.kind == "boost" and d.preview is not None:
            checked += check_boosts(match, d.preview)
        options = match.decision.options
        match.answer("maneuver" if "maneuver" in options and dice.random() < 0.6 else dice.randrange(len(options)))
    assert checked


def test_spaces_are_in_the_order_of_the_board(content: Content) -> None:
    for board in content.boards.values():
        tables = content.tables(heroes=["alice", "medusa"], board=board.id)
        assert tables.space_ids == [space.id for space in board.spaces]

"""What viewers know of cards: groups that split and merge."""

from __future__ import annotations

import pytest

from peerless import State
from peerless.core import knowledge, piles
from peerless.core.ids import RULE
from tests.support.table import card, match_at, state_at

SPECTATOR = 2


def known(s: State, viewer: int, pile: list[int]) -> int:
    """How many cards of a pile a viewer knows."""
    return sum(knowledge.is_known(s, c, viewer) for c in pile)


def test_at_the_start_everyone_knows_their_own_hand_only() -> None:
    s = state_at({"seats": {"p1": {"hand": ["stab", "guard"]}, "p2": {"hand": ["spar"]}}})
    assert [known(s, viewer, s.hand(0)) for viewer in range(3)] == [2, 0, 0]
    assert [known(s, viewer, s.hand(1)) for viewer in range(3)] == [0, 1, 0]
    assert [known(s, viewer, s.deck(0)) for viewer in range(3)] == [0, 0, 0]


def test_looking_tells_one_viewer_and_revealing_all() -> None:
    s = state_at({"seats": {"p1": {"hand": ["stab", "guard"]}}})
    stab, guard = s.hand(0)
    piles.look(s, 1, stab, RULE)
    assert [knowledge.is_known(s, stab, viewer) for viewer in range(3)] == [True, True, False]
    knowledge.reveal(s, guard)
    assert [knowledge.is_known(s, guard, viewer) for viewer in range(3)] == [True, True, True]


def test_a_known_copy_is_the_one_that_leaves() -> None:
    """A viewer who knew of one stab in the hand cannot tell that the other one was discarded."""
    s = state_at({"seats": {"p1": {"hand": ["stab", "stab", "guard"]}}})
    seen, other, _ = s.hand(0)
    knowledge.show(s, seen, 1)
    piles.discard(s, other, 0, 0, RULE)
    assert known(s, 1, s.hand(0)) == 0
    assert known(s, SPECTATOR, s.discard(0)) == known(s, 1, s.discard(0)) == 1


def test_another_card_leaves_what_was_known() -> None:
    s = state_at({"seats": {"p1": {"hand": ["stab", "guard"]}}})
    stab, guard = s.hand(0)
    knowledge.show(s, stab, 1)
    piles.discard(s, guard, 0, 0, RULE)
    assert knowledge.is_known(s, stab, 1)


def test_an_unseen_choice_makes_one_group() -> None:
    s = state_at({"seats": {"p1": {"hand": ["stab", "guard", "spar"]}}})
    stab, guard, spar = s.hand(0)
    for c in (stab, guard):
        knowledge.show(s, c, 1)
    knowledge.confuse(s, [stab, guard], 0)
    assert knowledge.group(s, stab, 1) == knowledge.group(s, guard, 1) != 0
    assert knowledge.group(s, spar, 1) not in (0, knowledge.group(s, stab, 1)), "the rest of the deck is another group"
    assert knowledge.is_known(s, stab, 0), "the chooser saw it"


def test_groups_that_meet_become_one() -> None:
    s = state_at({"seats": {"p1": {"hand": ["stab", "guard", "spar"]}}})
    stab, guard, spar = s.hand(0)
    knowledge.show(s, stab, 1)
    knowledge.confuse(s, [stab, guard], 0)
    assert knowledge.group(s, stab, 1) == knowledge.group(s, spar, 1) == knowledge.group(s, s.deck(0)[0], 1)


def test_a_merge_leaves_other_seats_alone() -> None:
    """Group numbers are the same for all seats, groups are not."""
    s = state_at({"seats": {"p1": {"hand": ["stab", "guard"]}, "p2": {"hand": ["stab", "guard"]}}})
    mine, theirs = s.hand(0)[:], s.hand(1)[:]
    for c in mine + theirs:
        knowledge.reveal(s, c)
    knowledge.confuse(s, mine, 0)
    knowledge.confuse(s, theirs, 1)
    before = [s.know[c] for c in theirs]
    knowledge.confuse(s, [*mine, s.deck(0)[0]], 0)
    assert [s.know[c] for c in theirs] == before


def test_a_shuffle_makes_the_deck_one_group_for_everyone() -> None:
    s = state_at()
    top = s.deck(0)[-1]
    knowledge.reveal(s, top)
    piles.shuffle(s, 0)
    groups = {(knowledge.group(s, c, viewer), viewer) for c in s.deck(0) for viewer in range(3)}
    assert len(groups) == 3
    assert not any(g == 0 for g, _ in groups)


def test_more_groups_than_numbers_only_forget_more() -> None:
    s = state_at()
    deck = s.deck(0)[:]
    for c in deck:
        knowledge.show(s, c, 1)
    for i in range(0, 28, 2):
        knowledge.confuse(s, deck[i : i + 2], 0)
    assert all(0 < knowledge.group(s, c, 1) <= 15 for c in deck[:28])
    knowledge.confuse(s, deck[28:30], 0)
    knowledge.show(s, deck[0], 1)
    knowledge.show(s, deck[1], 1)
    knowledge.confuse(s, deck[0:2], 0)
    assert all(0 < knowledge.group(s, c, 1) <= 15 for c in deck)


@pytest.mark.rule("ATK-4")
def test_a_face_down_card_is_part_of_the_holding_until_it_is_turned_up() -> None:
    match = match_at(
        {
            "fighters": {"p1.dan": "a2", "p2.dan": "a3"},
            "seats": {"p1": {"hand": ["stab", "spar"]}, "p2": {"hand": ["guard"]}},
        }
    )
    match.answer("attack p1.dan p2.dan stab")
    s = match.state
    stab = card(s, 0, "stab", s.play(0))
    assert knowledge.face_down(s, 0) == [stab]
    assert set(knowledge.holding(s, 0)) == {stab, *s.hand(0)}
    assert not knowledge.is_known(s, stab, 1)
    match.answer("no_defense")
    assert knowledge.face_down(s, 0) == []
    assert knowledge.is_known(s, stab, SPECTATOR)

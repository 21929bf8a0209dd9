"""Cards between deck, hand, discard pile and play."""

from __future__ import annotations

import pytest

from peerless.core import knowledge, piles
from peerless.core.ids import AS_COST, BY_EFFECT, NONE, RULE
from tests.support.table import card, cards, fighter, match_at, state_at

DEAL = {"seats": {"p1": {"hand": ["stab", "plan"], "deck": ["guard", "spar", "guard"], "discard": ["feint", "stab"]}}}


def test_a_shuffle_keeps_the_cards() -> None:
    s = state_at()
    before = s.deck(0)[:]
    piles.shuffle(s, 0)
    assert s.deck(0) != before
    assert sorted(s.deck(0)) == sorted(before)


def test_a_shuffle_can_be_scripted() -> None:
    s = state_at({"seats": {"p1": {"deck": ["stab", "guard", "spar"], "rest": "discard"}}})
    t = s.t
    names = ["spar", "stab", "guard"]
    s.script = [t.c_def[card(s, 0, name)] for name in names] + [99]
    piles.shuffle(s, 0)
    assert cards(s, s.deck(0)[::-1]) == names
    assert s.script == [99]


def test_a_script_for_other_cards_does_not_lay_the_deck() -> None:
    s = state_at({"seats": {"p1": {"deck": ["stab", "guard"], "rest": "discard"}}})
    s.script = [s.t.c_def[card(s, 0, "plan")]] * 2
    piles.shuffle(s, 0)
    assert sorted(cards(s, s.deck(0))) == ["guard", "stab"]


@pytest.mark.rule("DRW-1")
def test_drawing_takes_from_the_top() -> None:
    s = state_at(DEAL)
    piles.draw(s, 0, 2)
    assert sorted(cards(s, s.hand(0))) == ["guard", "plan", "spar", "stab"]
    assert cards(s, s.deck(0)[-1:]) == ["guard"]
    assert s.hand(0) == sorted(s.hand(0))


@pytest.mark.rule("DRW-2")
def test_each_missing_card_hurts_every_fighter() -> None:
    s = state_at({"seats": {"p1": {"deck": ["stab"], "rest": "discard"}}})
    piles.draw(s, 0, 3)
    assert len(s.hand(0)) == 1
    assert s.health(fighter(s, "p1.dan")) == 8
    assert s.place(fighter(s, "p1.imp")) == NONE
    assert s.health(fighter(s, "p2.dan")) == 12


def test_discarding_shows_the_card_to_all() -> None:
    s = state_at(DEAL)
    plan = card(s, 0, "plan", s.hand(0))
    piles.discard(s, plan, AS_COST, 0, RULE)
    assert cards(s, s.discard(0)) == ["feint", "stab", "plan"]
    assert cards(s, s.hand(0)) == ["stab"]
    assert s.know[plan] == 0


@pytest.mark.parametrize("pile", [0, 1, 2])
def test_a_card_is_taken_out_of_wherever_it_is(pile: int) -> None:
    s = state_at(DEAL)
    chosen = s.piles[pile][0]
    piles.take_out(s, chosen)
    assert all(chosen not in p for p in s.piles)


def test_taking_openly_and_secretly() -> None:
    s = state_at(DEAL)
    feint, top = s.discard(0)[0], s.deck(0)[-1]
    piles.take(s, feint, True, RULE)
    piles.take(s, top, False, RULE)
    assert {feint, top} <= set(s.hand(0))
    assert knowledge.is_known(s, feint, 1)
    assert knowledge.is_known(s, top, 0)
    assert not knowledge.is_known(s, top, 1)


@pytest.mark.parametrize(("bottom", "at"), [(False, -1), (True, 0)])
def test_putting_back_on_top_or_at_the_bottom(bottom: bool, at: int) -> None:
    s = state_at(DEAL)
    plan = card(s, 0, "plan", s.hand(0))
    piles.put_back(s, plan, bottom, 0, s.hand(0), RULE)
    assert s.deck(0)[at] == plan
    assert knowledge.is_known(s, plan, 0)
    assert not knowledge.is_known(s, plan, 1)


def test_who_looked_at_a_hand_loses_sight_of_a_card_put_back_unseen() -> None:
    s = state_at({"seats": {"p1": {"hand": ["stab", "plan"], "hand_seen_by": ["p2"]}}})
    stab, plan = s.hand(0)
    piles.put_back(s, plan, False, 0, s.hand(0), RULE)
    assert not knowledge.is_known(s, plan, 1)
    assert not knowledge.is_known(s, stab, 1)
    assert knowledge.group(s, plan, 1) == knowledge.group(s, stab, 1)


def test_a_random_card_is_any_of_the_hand_or_the_scripted_one() -> None:
    s = state_at(DEAL)
    assert {piles.random_card(s, 0) for _ in range(50)} == set(s.hand(0))
    plan = card(s, 0, "plan", s.hand(0))
    s.script = [s.t.c_def[plan]]
    assert piles.random_card(s, 0) == plan
    assert s.script == []


def test_copies_are_one_option_and_the_known_one_is_meant() -> None:
    s = state_at({"seats": {"p1": {"hand": ["stab", "stab", "guard"]}}})
    first, second, guard = s.hand(0)
    assert piles.distinct(s, s.hand(0)) == [first, guard]
    knowledge.show(s, second, 1)
    assert piles.distinct(s, s.hand(0)) == [second, guard]


def test_cards_in_the_order_of_the_deck_list_and_then_of_their_pile() -> None:
    s = state_at({"seats": {"p1": {"deck": ["spar", "stab", "guard", "stab"], "rest": "discard"}}})
    spar, low, guard, high = s.deck(0)[::-1]
    assert piles.in_deck_order(s, [spar, low, guard, high]) == [high, low, guard, spar]


def test_a_discard_by_an_opponents_effect_is_a_reason_to_act() -> None:
    """Only for cards that answer it, so nothing here."""
    match = match_at(DEAL)
    piles.discard(match.state, match.state.hand(0)[0], BY_EFFECT, 1, RULE)
    assert match.state.signals == []
    told = {"kind": "discard", "step": 0, "seat": "p1", "card": "dummy.stab", "cause": "effect", "hand": 1, "deck": 26}
    assert match.events()[-1] == told

"""Combat values in layers (EFF-7), while a combat runs."""

from __future__ import annotations

import pytest

from peerless import State
from peerless.core import values
from peerless.core.frames import C_CARD
from peerless.core.ids import RULE, T_ADD, T_BONUS, T_BOOST, T_IGNORE, T_SET
from tests.support.table import card, match_at


def in_combat(defense: str = "") -> State:
    """Dan attacks Dan with spar (4); the other defends, or not; guard stays in hand so that someone is asked."""
    match = match_at(
        {
            "fighters": {"p1.dan": "a2", "p2.dan": "a3"},
            "seats": {"p1": {"hand": ["spar"]}, "p2": {"hand": ["guard", "stab"]}},
        }
    )
    match.answer("attack p1.dan p2.dan spar")
    s = match.state
    if defense:
        chosen = card(s, 1, defense, s.hand(1))
        s.stack[s.cb + C_CARD + 1] = chosen
    return s


@pytest.mark.rule("EFF-2")
def test_the_printed_value_is_that_of_the_card() -> None:
    s = in_combat("guard")
    assert (values.printed_value(s, 0), values.printed_value(s, 1)) == (4, 2)
    assert (values.combat_value(s, 0), values.combat_value(s, 1)) == (4, 2)


def test_without_a_card_everything_is_zero() -> None:
    s = in_combat()
    values.add_term(s, 1, T_ADD, 5, RULE)
    assert values.printed_value(s, 1) == 0
    assert values.combat_value(s, 1) == 0


@pytest.mark.rule("EFF-7")
@pytest.mark.parametrize(
    ("terms", "value"),
    [
        ([(T_ADD, 2), (T_BOOST, 1), (T_BONUS, 3)], 10),
        ([(T_ADD, 2), (T_SET, 5)], 7),
        ([(T_SET, 5), (T_SET, 1), (T_ADD, 2)], 3),
        ([(T_ADD, -9)], 0),
        ([(T_SET, 0)], 0),
        ([(T_ADD, 3), (T_IGNORE, 0), (T_SET, 8), (T_ADD, 1)], 0),
    ],
)
def test_layers(terms: list[tuple[int, int]], value: int) -> None:
    s = in_combat()
    for kind, amount in terms:
        values.add_term(s, 0, kind, amount, RULE)
    assert values.combat_value(s, 0) == value
    assert values.printed_value(s, 0) == 4


def test_terms_belong_to_one_side() -> None:
    s = in_combat("guard")
    values.add_term(s, 1, T_ADD, 2, RULE)
    assert (values.combat_value(s, 0), values.combat_value(s, 1)) == (4, 4)


def test_terms_are_replaced_not_changed() -> None:
    s = in_combat()
    before = s.terms
    twin = s.copy()
    values.add_term(s, 0, T_ADD, 2, RULE)
    assert before == []
    assert twin.terms == []
    assert values.combat_value(twin, 0) == 4


@pytest.mark.rule("BST-1")
def test_the_boost_value_is_that_of_the_card() -> None:
    s = in_combat()
    assert values.boost_value(s, card(s, 0, "plan")) == 4
    assert values.boost_value(s, card(s, 0, "stab")) == 1

"""Damage, recovery, defeat and return."""

from __future__ import annotations

import pytest

from peerless import State
from peerless.core import fighters
from peerless.core.ids import COMBAT_DAMAGE, EFFECT_DAMAGE, MOD_PREVENT, NONE, RULE
from tests.support.table import fighter, mask, match_at, space, state_at


def hurt(s: State, names: tuple[str, ...], amount: int, kind: int = EFFECT_DAMAGE) -> int:
    return int(fighters.deal_damage(s, mask(s, *names), amount, kind, RULE))


def test_damage_is_dealt_to_all_at_once() -> None:
    s = state_at()
    assert hurt(s, ("p1.dan", "p2.dan"), 3) == 6
    assert [int(s.health(fighter(s, name))) for name in ("p1.dan", "p2.dan", "p2.imp")] == [9, 9, 2]


@pytest.mark.parametrize("amount", [0, -2])
def test_no_damage_is_nothing(amount: int) -> None:
    s = state_at()
    before = list(s.cells)
    assert hurt(s, ("p1.dan",), amount) == 0
    assert s.cells == before


@pytest.mark.rule("DEF-1")
def test_at_zero_a_fighter_leaves_the_board() -> None:
    s = state_at()
    imp = fighter(s, "p2.imp")
    assert hurt(s, ("p2.imp",), 5) == 2
    assert (s.health(imp), s.place(imp)) == (0, NONE)
    assert not s.falls, "the fall of a sidekick decides no duel"
    assert hurt(s, ("p2.imp",), 5) == 0
    assert hurt(s, ("p2.dan",), 99) == 12
    assert s.falls


def test_prevention_is_by_fighter_kind_and_combat() -> None:
    s = state_at()
    here = int(s.cb)
    outer = here + 1
    s.mods = [MOD_PREVENT, mask(s, "p1.dan"), COMBAT_DAMAGE, here, MOD_PREVENT, mask(s, "p1.imp"), NONE, outer]
    assert hurt(s, ("p1.dan",), 3, COMBAT_DAMAGE) == 0
    assert hurt(s, ("p1.dan",), 3, EFFECT_DAMAGE) == 3
    assert hurt(s, ("p1.imp",), 1, EFFECT_DAMAGE) == 0
    assert hurt(s, ("p1.imp",), 1, COMBAT_DAMAGE) == 1, "combat damage of a combat inside the one it was prevented in"
    assert hurt(s, ("p2.dan",), 3, COMBAT_DAMAGE) == 3


@pytest.mark.rule("FIG-4")
@pytest.mark.rule("DEF-2")
def test_recovery_stops_at_the_maximum_and_raises_nobody() -> None:
    s = state_at({"fighters": {"p1.dan": {"space": "a2", "health": 10}, "p2.imp": "defeated"}})
    fighters.recover(s, mask(s, "p1.dan", "p2.imp", "p2.dan"), 5, RULE)
    assert [int(s.health(fighter(s, name))) for name in ("p1.dan", "p2.imp", "p2.dan")] == [12, 0, 12]


def test_health_can_be_set_within_bounds() -> None:
    s = state_at({"fighters": {"p2.imp": "defeated"}})
    fighters.assign_health(s, mask(s, "p1.dan", "p2.imp"), 4, RULE)
    assert (s.health(fighter(s, "p1.dan")), s.health(fighter(s, "p2.imp"))) == (4, 0)
    fighters.assign_health(s, mask(s, "p1.dan"), 99, RULE)
    assert s.health(fighter(s, "p1.dan")) == 12
    fighters.assign_health(s, mask(s, "p1.imp"), 0, RULE)
    assert s.place(fighter(s, "p1.imp")) == NONE


def test_a_fighter_comes_back_or_is_put_somewhere() -> None:
    s = state_at({"fighters": {"p2.imp": "defeated"}})
    imp = fighter(s, "p2.imp")
    fighters.bring_back(s, imp, space(s, "b2"), 2, NONE, RULE)
    assert (s.place(imp), s.health(imp)) == (space(s, "b2"), 2)
    fighters.put(s, imp, space(s, "c4"), RULE)
    assert s.place(imp) == space(s, "c4")
    assert s.occupied() >> space(s, "c4") & 1
    assert not s.occupied() >> space(s, "b2") & 1


def test_the_living_and_those_on_the_board() -> None:
    s = state_at({"fighters": {"p2.imp": "defeated"}})
    both = mask(s, "p2.dan", "p2.imp")
    assert fighters.alive(s, both) == fighters.on_board(s, both) == mask(s, "p2.dan")


def test_listeners_are_told() -> None:
    match = match_at()
    s = match.state
    hurt(s, ("p1.imp",), 3)
    fighters.recover(s, mask(s, "p1.dan"), 1, RULE)
    told = [event["kind"] for event in match.events()]
    assert told == ["damage", "defeat"], "recovering at full health is nothing to tell"

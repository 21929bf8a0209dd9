"""Which spaces a fighter can reach, pass or attack into."""

from __future__ import annotations

import random

import msgspec
import pytest

from peerless import Content, State, apply, new_state
from peerless.catalog.models import BoardDef
from peerless.core import movement
from peerless.core.ids import NONE
from tests.support.play import BOARDS, SMALL, finish, pick
from tests.support.table import bench, fighter, space, spaces, state_at

HERE = {"fighters": {"p1.dan": "a2", "p1.imp": "a3", "p2.dan": "b3", "p2.imp": "a6"}}


def reach(s: State, name: str, distance: int, through: bool = False) -> set[str]:
    return spaces(s, movement.reachable(s, fighter(s, name), distance, through))


def test_bit_list_gives_the_numbers_of_set_bits() -> None:
    t = state_at().t
    assert movement.bit_list(t, 0) == []
    assert movement.bit_list(t, 0b101) == [0, 2]
    board = (1 << int(t.spaces)) - 1
    assert movement.bit_list(t, board) == list(range(int(t.spaces)))


def test_spaces_are_empty_or_occupied() -> None:
    s = state_at(HERE)
    assert spaces(s, s.occupied()) == {"a2", "a3", "b3", "a6"}
    assert spaces(s, movement.empty(s)) == set(s.t.space_ids) - {"a2", "a3", "b3", "a6"}
    assert spaces(s, movement.opposing_spaces(s, fighter(s, "p1.dan"))) == {"b3", "a6"}


@pytest.mark.rule("MOV-6")
def test_a_fighter_may_stay() -> None:
    assert reach(state_at(HERE), "p1.dan", 0) == {"a2"}


@pytest.mark.rule("MOV-1")
def test_every_step_goes_along_a_line() -> None:
    assert reach(state_at(HERE), "p1.dan", 1) == {"a2", "a1", "b2"}


@pytest.mark.rule("MOV-2")
def test_friends_are_passed_but_not_stood_on() -> None:
    assert reach(state_at(HERE), "p1.dan", 2) == {"a2", "a1", "b2", "a4"}


@pytest.mark.rule("MOV-3")
def test_opponents_are_not_passed() -> None:
    s = state_at(HERE)
    assert reach(s, "p1.imp", 2) == {"a3", "a1", "b2", "a4", "a5", "b4"}
    assert "c3" not in reach(s, "p1.imp", 9), "the only way leads through b3"
    assert reach(s, "p1.imp", 2, through=True) == {"a3", "a1", "b2", "a4", "a5", "b4", "c3"}


def test_who_is_off_the_board_reaches_nothing() -> None:
    s = state_at({"fighters": {"p1.imp": "defeated"}})
    imp = fighter(s, "p1.imp")
    assert movement.reachable(s, imp, 3, False) == 0
    assert movement.spaces_in_reach_of_attack(s, imp) == 0
    assert not movement.adjacent(s, imp, fighter(s, "p1.dan"))
    assert not movement.share_zone(s, imp, fighter(s, "p1.dan"))


def test_paths_are_legal_and_short() -> None:
    s = state_at(HERE)
    way = movement.path(s, fighter(s, "p1.dan"), space(s, "a4"), False)
    assert [s.t.space_ids[p] for p in way] == ["a2", "a3", "a4"]
    around = movement.path(s, fighter(s, "p1.imp"), space(s, "b4"), False)
    assert [s.t.space_ids[p] for p in around] == ["a3", "a4", "b4"]
    assert movement.path(s, fighter(s, "p1.dan"), space(s, "a2"), False) == [space(s, "a2")]
    assert movement.path(s, fighter(s, "p2.imp"), space(s, "a1"), False) == []
    assert len(movement.path(s, fighter(s, "p2.imp"), space(s, "a1"), True)) == 6


@pytest.mark.rule("ATK-2")
@pytest.mark.rule("ATK-3")
def test_melee_reaches_next_door_and_ranged_its_zones() -> None:
    s = state_at(HERE)
    assert spaces(s, movement.spaces_in_reach_of_attack(s, fighter(s, "p1.dan"))) == {"a1", "a3", "b2"}
    ranged = spaces(s, movement.spaces_in_reach_of_attack(s, fighter(s, "p1.imp")))
    assert ranged == {"a1", "a2", "b2", "a4", "b3", "b4", "c3", "c4"}


@pytest.mark.rule("PASS-1")
@pytest.mark.rule("PASS-2")
def test_passages_are_one_step_but_not_adjacent() -> None:
    data = msgspec.to_builtins(bench().board("tiny"))
    del data["id"]
    for entry in data["spaces"]:
        entry["passage"] = entry["id"] in ("a1", "a6", "c3")
    content = bench().copy()
    content.add_data(data, "tunnels")
    position = {"fighters": {"p1.dan": "a1", "p1.imp": "b2", "p2.dan": "c3", "p2.imp": "c4"}}
    s = state_at(position, board="tunnels", content=content)
    assert reach(s, "p1.dan", 1) == {"a1", "a2", "a6"}
    assert reach(s, "p2.dan", 1) == {"c3", "b3", "a6"}
    assert not movement.adjacent(s, fighter(s, "p1.dan"), fighter(s, "p2.dan"))
    assert spaces(s, movement.spaces_in_reach_of_attack(s, fighter(s, "p1.dan"))) == {"a2"}


def walk(s: State, board: BoardDef, f: int, distance: int) -> set[int]:
    """Where a fighter can get to, step by step: slow, and written from the rules."""
    t = s.t
    passages = {i for i, space in enumerate(board.spaces) if space.passage}  # PASS-1
    at = {other: s.place(other) for other in range(int(t.fighters)) if s.place(other) != NONE and other != f}
    friends = {p for other, p in at.items() if t.side[t.f_seat[other]] == t.side[t.f_seat[f]]}
    reached, front = {s.place(f)}, {s.place(f)}
    for _ in range(distance):
        steps = {p for here in front for p in range(int(t.spaces)) if t.adjacent[here] >> p & 1}
        if front & passages:
            steps |= passages
        front = {p for p in steps if p not in at.values() or p in friends}
        reached |= front
    return {p for p in reached if p not in at.values()}


@pytest.mark.parametrize("board", BOARDS)
def test_reachable_is_what_walking_finds(content: Content, board: str) -> None:
    dice = random.Random(3)
    four = {"heroes": ["medusa", "alice", "sinbad", "medusa"], "mode": "teams"}
    tables = content.tables(board=board, **({"heroes": ["medusa", "alice"]} if board in SMALL else four))
    for seed in range(5):
        s = new_state(tables, seed)
        while s.turn < 12 and not s.over:
            apply(s, pick(s, dice))
            f = dice.randrange(int(tables.fighters))
            distance = dice.randrange(7)
            if s.place(f) != NONE:
                found = movement.reachable(s, f, distance, False)
                assert set(movement.bit_list(tables, found)) == walk(s, content.board(board), f, distance)
        finish(s, dice)

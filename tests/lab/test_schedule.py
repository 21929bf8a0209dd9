"""Schedules: who meets whom, with which seeds, and that nobody is favored."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from peerless.lab import schedule
from peerless.lab.schedule import Task, seed_of

HEROES = ["a", "b", "c", "d", "e"]
BOARDS = ["x", "y"]


def matches_of(tasks: list[Task]) -> list[tuple[tuple[str, ...], str, tuple[str, ...], int]]:
    return [(task.heroes, task.board, task.bots, seed) for task in tasks for seed in task.seeds]


def test_an_id_follows_from_what_a_task_holds() -> None:
    task = Task(heroes=("a", "b"), board="x", bots=("random", "random"), seeds=(1, 2))
    assert task.id == msgspec.structs.replace(task).id == "2133bbe62d5f4c81"
    others = [
        msgspec.structs.replace(task, seeds=(1, 3)),
        msgspec.structs.replace(task, heroes=("b", "a")),
        msgspec.structs.replace(task, edition="classic"),
    ]
    assert len({task.id, *(other.id for other in others)}) == 4


def test_seeds_differ_by_run_and_key_and_fit_every_door() -> None:
    seeds = {seed_of(seed, "a", "b", number) for seed in range(20) for number in range(50)}
    assert len(seeds) == 1000
    assert all(0 <= seed < 2**48 for seed in seeds)
    assert seed_of(1, "a", 2) == seed_of(1, "a", 2)


def test_matchups_hold_every_pair_in_both_seats_on_every_board() -> None:
    tasks = schedule.matchups(HEROES, BOARDS, ("random", "greedy"), 20, 1)
    played = matches_of(tasks)
    assert len(played) == 10 * 2 * 2 * 20
    assert len({seed for *_, seed in played}) == len(played)
    counts = Counter((heroes, board) for heroes, board, _, _ in played)
    assert set(counts.values()) == {20}
    assert len(counts) == 20 * 2
    assert {bots[heroes.index(min(heroes))] for heroes, _, bots, _ in played} == {"random"}
    assert len({task.id for task in tasks}) == len(tasks)
    assert max(len(task.seeds) for task in tasks) == schedule.CHUNK


def test_bots_that_think_get_a_match_at_a_time() -> None:
    tasks = schedule.matchups(HEROES[:2], BOARDS, ("hard", "hard"), 5, 1)
    assert {len(task.seeds) for task in tasks} == {1}


def test_matchups_among_some() -> None:
    tasks = schedule.matchups(HEROES, ["x"], ("random", "random"), 1, 1, among=["c"])
    assert Counter(frozenset(task.heroes) for task in tasks) == {frozenset({"c", other}): 2 for other in "abde"}


def test_compare_gives_both_versions_the_same_deals() -> None:
    tasks = schedule.compare(("old", "new"), ["a", "b"], BOARDS, "random", 3, 1)
    deals = {
        version: sorted((heroes.index(version), heroes[1 - heroes.index(version)], board, seed)
                        for heroes, board, _, seed in matches_of(tasks) if version in heroes)
        for version in ("old", "new")
    }  # fmt: skip
    assert deals["old"] == deals["new"]
    assert len(set(deals["old"])) == 2 * 2 * 2 * 3


def test_a_ladder_swaps_the_bots_in_every_deal() -> None:
    tasks = schedule.ladder(["p", "q", "r"], HEROES, BOARDS, 40, 1)
    played = matches_of(tasks)
    assert Counter(frozenset(bots) for _, _, bots, _ in played) == {
        frozenset(pair): 40 for pair in (("p", "q"), ("p", "r"), ("q", "r"))
    }
    pq = [match for match in played if set(match[2]) == {"p", "q"}]
    assert Counter((deal[0], deal[1], deal[3]) for deal in pq) == {(d[0], d[1], d[3]): 2 for d in pq}
    as_p = Counter(heroes[bots.index("p")] for heroes, _, bots, _ in pq)
    as_q = Counter(heroes[bots.index("q")] for heroes, _, bots, _ in pq)
    assert as_p == as_q == dict.fromkeys(HEROES, 8)
    assert Counter(board for _, board, _, _ in pq) == {"x": 20, "y": 20}


def test_deals_change_from_round_to_round_and_never_mirror() -> None:
    played = {heroes for heroes, *_ in matches_of(schedule.ladder(["p", "q"], HEROES, BOARDS, 40, 1))}
    assert len(played) == 20  # every ordered pair of five heroes
    assert all(len(set(heroes)) == 2 for heroes in played)


@pytest.mark.parametrize("boards", [["x"], ["x", "y"], ["x", "y", "z"]])
@pytest.mark.parametrize("opponents", [HEROES, HEROES[:4]])
def test_a_hero_of_a_ladder_meets_every_opponent_in_both_seats_on_every_board(
    opponents: list[str], boards: list[str]
) -> None:
    deals = 2 * len(opponents) * len(boards)
    played = matches_of(schedule.ladder(["p", "q"], opponents, boards, 2 * deals, 1, hero="a"))
    assert Counter((heroes, board) for heroes, board, _, _ in played) == Counter(
        (pair, board) for other in opponents for pair in (("a", other), (other, "a")) for board in [*boards, *boards]
    )
    assert Counter(bots for _, _, bots, _ in played) == {("p", "q"): deals, ("q", "p"): deals}
    assert len({seed for *_, seed in played}) == deals


def test_a_bot_goes_round_the_seats_of_a_table_of_four() -> None:
    tasks = schedule.ladder_of_many(["p"], "greedy", "free_for_all", HEROES, BOARDS, 20, 1)
    assert Counter(task.bots.index("p") for task in tasks) == dict.fromkeys(range(4), 5)
    assert all(task.bots.count("p") == 1 and len(set(task.heroes)) == 4 for task in tasks)
    teams = schedule.ladder_of_many(["p"], "greedy", "teams", HEROES, BOARDS, 20, 1)
    assert Counter(task.bots for task in teams) == {
        ("p", "greedy", "p", "greedy"): 10,
        ("greedy", "p", "greedy", "p"): 10,
    }

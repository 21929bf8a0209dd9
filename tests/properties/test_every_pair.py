"""Every hero meets every other in every seat on every board: `tests.every_pair`, and a part of its matches."""

from __future__ import annotations

import argparse
from itertools import permutations, product
from random import Random

import pytest

from peerless import Content
from peerless.catalog.settings import EDITION_NAMES, MODES
from tests import every_pair
from tests.support.play import BOARDS, HEROES, STARTS

SETUPS = list(every_pair.setups())


def test_each_ordered_pair_duels_on_each_board_in_each_edition() -> None:
    duels = {(*setup.heroes, setup.board, setup.edition) for setup in SETUPS if setup.mode == "duel"}
    assert duels == set(product(HEROES, HEROES, BOARDS, EDITION_NAMES))


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != "duel"])
def test_each_pair_meets_in_each_two_seats_on_each_board_that_allows_the_mode(mode: str) -> None:
    facts = MODES[mode]
    large = {board for board in BOARDS if STARTS[board] >= facts.starts}
    assert large
    for seats, board, edition in product(facts.seats, large, EDITION_NAMES):
        seated = [s.heroes for s in SETUPS if (s.mode, s.board, s.edition) == (mode, board, edition)]
        seated = [heroes for heroes in seated if len(heroes) == seats]
        for one, other in permutations(range(seats), 2):
            met = {(heroes[one], heroes[other]) for heroes in seated}
            assert met == set(product(HEROES, HEROES)), (mode, seats, board, one, other)
    assert not any(setup.mode == mode and setup.board not in large for setup in SETUPS)


@pytest.mark.parametrize("heroes", [1, 2, 3, 4, 5, 11])
def test_so_it_is_for_any_number_of_heroes(heroes: int) -> None:
    names = [f"hero_{i}" for i in range(heroes)]
    for seats in (2, 3, 4):
        for one, other in permutations(range(seats), 2):
            seated = every_pair.seatings(names, seats)
            assert {(row[one], row[other]) for row in seated} == set(product(names, names))


@pytest.mark.rule("TEAM-2", "FFA-1")
def test_boards_with_too_few_start_spaces_refuse_with_the_rule(content: Content) -> None:
    wanted = list(every_pair.refusals())
    assert {setup.board for setup, _ in wanted} == {board for board in BOARDS if STARTS[board] < 4}
    assert [(str(s), every_pair.refused(content, s)) for s, _ in wanted] == [(str(s), rule) for s, rule in wanted]


def test_a_set_up_that_is_possible_is_not_refused(content: Content) -> None:
    assert every_pair.refused(content, SETUPS[0]) == ""


def test_a_part_of_all_starts_and_finishes(content: Content, matches: int) -> None:
    part = Random(1).sample(SETUPS, max(1, matches // 2))
    played = [every_pair.play(content, setup) for setup in part]
    assert all(answers > 10 for answers, _ in played)


def test_what_does_not_start_is_reported() -> None:
    tally = every_pair.play_all([SETUPS[0], every_pair.Setup("teams", ("alice", "medusa"), "sarpedon", "current")])
    assert tally.matches.total() == 1
    (fault,) = tally.faults
    assert fault.startswith("alice-medusa teams sarpedon current: SettingsError")


@pytest.mark.parametrize("text", ["", "3", "0/5", "6/5", "a/b", "1/5/2"])
def test_a_part_is_a_number_of_a_number(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="no part"):
        every_pair.part_of(text)


def test_parts_together_are_all() -> None:
    numbers = range(23)
    assert sorted(n for i in range(1, 6) for n in numbers[every_pair.part_of(f"{i}/5")]) == list(numbers)

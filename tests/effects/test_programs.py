"""Compiled programs: they end, they stay within the registers of their frame, and their options stay few."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest
from msgspec import structs

import peerless
from peerless.catalog.build import MOST_FIGHTERS
from peerless.catalog.checks.validate import DECK_SIZE
from peerless.catalog.models import BoardDef, HeroDef
from peerless.core.frames import E_REGISTERS
from peerless.core.ids import F_EFFECT
from peerless.core.tables import Tables
from peerless.effects import language
from peerless.effects.compiler import MOST_INSTRUCTIONS, MOST_REGISTERS
from peerless.effects.nodes import (
    MOST_MODES,
    O_EACH_FOE,
    O_END,
    O_JUMP,
    O_MODES,
    O_SEARCH,
    O_UNLESS,
    O_YES_NO,
    OP_NAMES,
    OP_SIZE,
)
from peerless.rules.driver import blank_state
from tests.effects.bench import CONTENT, SCENARIOS, read_bench

TARGETS = {O_JUMP: 1, O_UNLESS: 2, O_YES_NO: 2, O_MODES: 6, O_EACH_FOE: 2, O_SEARCH: 3}


def tables() -> Iterator[Tables]:
    """The bundled heroes, and all heroes of the bench."""
    content = peerless.load_content(CONTENT)
    heroes = [hero for hero in content.heroes if hero != "dummy"]
    for hero in heroes:
        yield content.tables(heroes=[hero, "dummy"], board="marmoreal")
    for path in sorted(SCENARIOS.glob("*.yaml")):
        for scenario in read_bench(path):
            content.add_data(scenario.content["tester"], "tester")
            yield content.tables(heroes=["tester", "dummy"], board="tiny")


def instructions(t: Tables, program: int) -> Iterator[int]:
    """Addresses of the instructions of a program, in order."""
    at = t.p_start[program]
    end = t.p_start[program + 1] if program + 1 < len(t.p_start) else len(t.code)
    while at < end:
        yield at
        at += 2 * OP_SIZE if t.code[at] == O_MODES else OP_SIZE


@pytest.fixture(scope="module")
def all_tables() -> list[Tables]:
    return list(tables())


def test_programs_only_jump_within_themselves_and_end(all_tables: list[Tables]) -> None:
    for t in all_tables:
        for program in range(len(t.p_start)):
            places = list(instructions(t, program))
            assert t.code[places[-1]] == O_END
            assert len(places) <= MOST_INSTRUCTIONS
            for at in places:
                op = t.code[at]
                assert 0 <= op < len(OP_NAMES)
                if op in TARGETS:
                    assert t.code[at + TARGETS[op]] in places


def test_programs_only_go_back_to_what_counts_its_rounds(all_tables: list[Tables]) -> None:
    """The language has no unbounded loop: back leads only to the choice of modes and the round of opponents."""
    back = set()
    for t in all_tables:
        for program in range(len(t.p_start)):
            for at in instructions(t, program):
                op = t.code[at]
                if op in TARGETS and t.code[at + TARGETS[op]] <= at:
                    back.add(t.code[t.code[at + TARGETS[op]]])
    assert back == {O_MODES, O_EACH_FOE}


def test_repeat_is_bounded() -> None:
    times = {field.name: field for field in structs.fields(language.Repeat)}["times"].type
    assert (get_args(times)[1].ge, get_args(times)[1].le) == (2, 5)


def test_a_frame_has_room_for_all_registers(all_tables: list[Tables]) -> None:
    state = blank_state(all_tables[0])
    state.push(F_EFFECT, E_REGISTERS + MOST_REGISTERS)
    assert state.top == len(state.frames()) == E_REGISTERS + MOST_REGISTERS
    assert max(max(t.p_registers) for t in all_tables) <= MOST_REGISTERS


def test_options_of_a_choice_stay_few() -> None:
    """A choice is among spaces, fighters, cards of one deck, or modes: each has a cap, with one more to decline."""
    spaces = {field.name: field for field in structs.fields(BoardDef)}["spaces"].type
    cards = {field.name: field for field in structs.fields(HeroDef)}["cards"].type
    caps = [get_args(spaces)[1].max_length, MOST_FIGHTERS, DECK_SIZE, MOST_MODES]
    assert max(caps) < 64
    assert get_args(cards)[1].max_length <= 63

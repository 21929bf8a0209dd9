"""Forged saves and records: refused whole when they are read, or as good as real ones ever after."""

from __future__ import annotations

import random

import msgspec
import pytest

from peerless import Content, Match, RecordError, load_match, new_match
from peerless.catalog.settings import Seed
from peerless.core.frames import C_TERMS, E_REGISTERS, E_SEAT, SETUP_SEAT
from peerless.core.ids import F_COMBAT, F_EFFECT, F_SETUP
from peerless.core.rng import key_words
from peerless.records import save
from peerless.records.checks.saved_state import unsound
from peerless.records.save import Save
from tests import fuzz_saves
from tests.support.forger import Forger
from tests.support.play import PAIRS, answer, settings
from tests.support.table import match_at


@pytest.mark.parametrize("first", range(0, 16, 4))
def test_forged_files_are_refused_or_hold(content: Content, first: int) -> None:
    """No crash, no hang, no broken invariant, whatever was edited. `python -m tests.fuzz_saves` tries many more."""
    forger = Forger(content)
    for number in range(first, first + 4):
        forger.run(number)
    assert forger.tally.tried == 4 * (20 + 4)
    assert forger.tally.refused > forger.tally.loaded > 0, "most edits do harm, and some are harmless"
    assert forger.tally.answers > 0


def test_no_real_save_is_refused(content: Content) -> None:
    """What is held against the tables holds after every answer of random matches, and asking again changes nothing."""
    loaded = 0
    for number in range(0, len(PAIRS), 3):
        dice = random.Random(number)
        match = new_match(content, seed=number, **settings(PAIRS[number], number))
        while not match.over and match.state.steps < 300:
            assert unsound(match.state) == ""
            if dice.random() < 0.04:
                assert load_match(match.save(), content).save() == match.save()
                loaded += 1
            answer(match, dice)
        assert load_match(match.save(), content).outcome == match.outcome
    assert loaded > 50


def signed(forged: Save) -> bytes:
    forged.checksum = save._digest(forged)
    return msgspec.json.encode(forged)


def refused(forged: Save, content: Content) -> None:
    with pytest.raises(RecordError):
        load_match(signed(forged), content)


def in_an_effect() -> Match:
    """At a question of a card that looks at the top of the deck: a set of cards in its registers."""
    match = match_at({"seats": {"p1": {"hand": ["prophecy"]}}}, heroes=("king_arthur", "medusa"), board="sarpedon")
    match.answer("scheme prophecy merlin")
    return match


def test_what_no_program_writes_into_its_registers_is_refused() -> None:
    match = in_an_effect()
    real = save.to_save(match.state)
    assert real.frames[-1].values[0] == F_EFFECT
    for at in range(E_REGISTERS, len(real.frames[-1].values)):
        for value in (-1, -(2**63), 2**62, 2**63 - 1):  # counting the bits of a negative mask would never end
            forged = save.to_save(match.state)
            forged.frames[-1].values[at] = value
            refused(forged, match.content)


@pytest.mark.parametrize("seed", [5, "2:000102030405060708090a0b0c0d0e0f"])
def test_a_key_of_longer_words_is_refused(content: Content, seed: Seed) -> None:
    match = new_match(content, heroes=["alice", "medusa"], board="sarpedon", seed=seed)
    for at in range(int(key_words(match.state))):
        for value in (-1, 2**32):
            forged = save.to_save(match.state)
            forged.lists["rng"][at] = value
            refused(forged, content)


def test_an_effect_of_another_seat_is_refused() -> None:
    match = in_an_effect()
    forged = save.to_save(match.state)
    forged.frames[-1].values[E_SEAT] = 1
    refused(forged, match.content)


def test_frames_that_lie_where_they_cannot_are_refused(content: Content) -> None:
    match = new_match(content, heroes=["alice", "medusa"], board="sarpedon", seed=1)
    forged = save.to_save(match.state)
    assert [frame.values[0] for frame in forged.frames] == [F_SETUP]
    forged.frames.append(msgspec.structs.replace(forged.frames[0], values=[2, 0, 2]))
    forged.numbers["fp"] = len(forged.frames[0].values)
    refused(forged, content)
    forged = save.to_save(match.state)
    forged.frames[0].values[SETUP_SEAT] = 1  # nobody would place the fighters of the first seat
    refused(forged, content)


def test_terms_that_begin_in_the_middle_of_one_are_refused(content: Content) -> None:
    dice = random.Random(1)
    match = new_match(content, heroes=["alice", "medusa"], board="sarpedon", seed=1)
    while not any(frame.values[0] == F_COMBAT for frame in save.to_save(match.state).frames):
        answer(match, dice)
    forged = save.to_save(match.state)
    combat = next(frame for frame in forged.frames if frame.values[0] == F_COMBAT)
    combat.values[C_TERMS] += 1
    forged.lists["terms"] += [0] * 8
    refused(forged, content)


def test_a_state_in_which_something_is_left_to_do_is_refused(content: Content) -> None:
    """The open question is asked again from its frames: everything must be as it was."""
    match = new_match(content, heroes=["alice", "medusa"], board="sarpedon", seed=1)
    forged = save.to_save(match.state)
    forged.flags["ask_public"] = not forged.flags["ask_public"]
    refused(forged, content)


def test_the_command_tells_what_it_tried(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz_saves.main(["--matches", "2", "--seed", "7"]) == 0
    assert "2 matches, 48 forged files:" in capsys.readouterr().out

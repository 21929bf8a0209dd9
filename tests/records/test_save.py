"""Saves: everything comes back, damaged and foreign ones are refused."""

from __future__ import annotations

import copy
import json
import random
import re
from typing import Any

import msgspec
import pytest

from peerless import Content, Match, RecordError, load_match, new_match, secret_seed
from peerless.core.ids import RULES_VERSION
from peerless.core.invariants import check
from peerless.core.rng import below
from peerless.records import save
from tests.support.mutants import bundled
from tests.support.play import PAIRS, answer, settings
from tests.support.table import match_at
from tests.support.words import says, words


def some_match(content: Content, number: int, answers: int) -> Match:
    match = new_match(content, seed=number, **settings(PAIRS[number % 16], number))
    dice = random.Random(number)
    for _ in range(answers):
        if not match.over:
            answer(match, dice)
    return match


@pytest.mark.parametrize("answers", [0, 3, 40, 5000])
def test_a_save_brings_everything_back(content: Content, answers: int) -> None:
    match = some_match(content, 3, answers)
    again = load_match(match.save(), content)
    assert again.save() == match.save()
    assert again.state.key() == match.state.key()
    assert again.settings == match.settings
    assert again.over == match.over
    assert check(again.state) == []


def test_a_save_draws_from_the_generator_of_its_match(content: Content) -> None:
    """Its key comes before the counters, so the number of words says which one it is."""
    pair = {"heroes": ["alice", "medusa"], "board": "sarpedon"}
    for seed, key in ((7, 2), (secret_seed(), 4)):
        match, dice = new_match(content, seed=seed, **pair), random.Random(2)
        for _ in range(20):
            answer(match, dice)
        again = load_match(match.save(), content)
        assert len(again.state.rng) == key + 4
        for stream in range(4):
            drawn = [below(match.state, stream, 2**32) for _ in range(5)]
            assert [below(again.state, stream, 2**32) for _ in range(5)] == drawn
        assert again.save() == match.save()
    odd = save.to_save(match.state)
    odd.lists["rng"].append(0)
    with pytest.raises(RecordError, match=words("error-save-sizes")):
        save.restore(odd, match.state.t)


def test_a_save_in_the_middle_of_an_effect_names_its_program() -> None:
    match = match_at({"seats": {"p1": {"hand": ["prophecy"]}}}, heroes=("king_arthur", "medusa"), board="sarpedon")
    match.answer("scheme prophecy merlin")
    saved = save.to_save(match.state)
    assert saved.frames[-1].program.startswith("king_arthur/")
    assert saved.frames[-1].program.endswith("(prophecy).effects.scheme")
    again = load_match(match.save(), match.content)
    for _ in range(3):
        match.answer(0)
        again.answer(0)
    assert again.save() == match.save()


def test_a_save_is_text(content: Content) -> None:
    match = some_match(content, 1, 30)
    assert load_match(match.save().decode(), content).save() == match.save()
    assert json.loads(match.save())["format"] == "peerless-save-1"


def test_checksums_tell_states_apart(content: Content) -> None:
    match = some_match(content, 1, 30)
    before = save.checksum(match.state)
    assert save.checksum(match.state.copy()) == before
    match.answer(0)
    assert save.checksum(match.state) != before


def test_a_loaded_state_shares_nothing_with_another(content: Content) -> None:
    data = some_match(content, 1, 30).save()
    one, other = load_match(data, content), load_match(data, content)
    one.answer(0)
    assert other.save() == data


def refused(data: bytes, content: Content) -> str:
    with pytest.raises(RecordError) as caught:
        load_match(data, content)
    return str(caught.value)


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"[]", b"null", b"1", b"{", b'"save"', b"\xff\xfe", b"[" * 10_000, b'{"format": "x"}']
)
def test_what_is_no_save_is_refused(content: Content, data: bytes) -> None:
    said = refused(data, content)
    assert re.match(f"{words('error-save-unreadable')}|{words('error-save-format')}", said)


def changed(match: Match, **fields: Any) -> bytes:
    """A save with other fields and the checksum that goes with them."""
    saved = msgspec.structs.replace(save.to_save(match.state), **fields)
    saved.checksum = save._digest(saved)
    return msgspec.json.encode(saved)


def test_another_format_is_refused(content: Content) -> None:
    said = refused(changed(some_match(content, 1, 9), format="peerless-save-0"), content)
    assert says(said, "error-save-format", format="peerless-save-0")


def test_other_rules_are_refused(content: Content) -> None:
    said = refused(changed(some_match(content, 1, 9), rules=RULES_VERSION + 1), content)
    assert says(said, "error-save-rules", version=RULES_VERSION + 1, current=RULES_VERSION)


def test_other_content_is_refused(content: Content) -> None:
    match = new_match(content, seed=1, heroes=["alice", "medusa"], board="sarpedon")
    other = content.copy()
    data = bundled()["alice"]
    data["hero"]["health"] += 1
    other.add_data(data, "alice")
    assert says(refused(match.save(), other), "error-content-differs", name="alice")


def test_missing_content_is_refused(content: Content) -> None:
    match = match_at()
    assert "dummy" in refused(match.save(), content)


def test_a_save_without_its_checksum_is_refused(content: Content) -> None:
    data = json.loads(some_match(content, 1, 9).save())
    data["checksum"] = ""
    assert "checksum" in refused(json.dumps(data).encode(), content)


def test_cut_off_saves_are_refused(content: Content) -> None:
    data = some_match(content, 5, 60).save()
    for length in range(0, len(data), 97):
        refused(data[:length], content)


def test_saves_with_changed_bytes_are_refused(content: Content) -> None:
    """All of them: whatever is not noticed by the reader is noticed by the checksum."""
    whole = some_match(content, 5, 60).save()
    dice = random.Random(2)
    for _ in range(400):
        data = bytearray(whole)
        for _ in range(dice.randint(1, 3)):
            data[dice.randrange(len(data))] = dice.randrange(256)
        if json_of(bytes(data)) != json_of(whole):
            refused(bytes(data), content)


def json_of(data: bytes) -> Any:
    try:
        return json.loads(data)
    except ValueError:
        return None


def test_made_up_saves_are_refused_or_stand_up_to_the_invariants(content: Content) -> None:
    """A forger changes a number and recomputes the checksum: it must be refused or be a valid match."""
    dice = random.Random(3)
    loaded = 0
    for number in range(60):
        whole = save.to_save(some_match(content, number, dice.randrange(120)).state)
        for _ in range(10):
            forged = copy.deepcopy(whole)
            holders: list[Any] = [forged.numbers, *forged.lists.values(), *forged.piles]
            holders += [frame.values for frame in forged.frames] * 3
            holder = dice.choice([found for found in holders if found])
            key = dice.choice(list(holder)) if isinstance(holder, dict) else dice.randrange(len(holder))
            holder[key] = dice.choice((0, 1, -1, 2, holder[key] + 1, holder[key] - 1, 99, 2**40, 2**63, -(2**70)))
            forged.checksum = save._digest(forged)
            try:
                s = save.decode(msgspec.json.encode(forged), content)
            except RecordError:
                continue
            loaded += 1
            assert check(s) == []
            assert s.over or s.options
    assert loaded, "some changes are harmless"


def test_an_effect_that_is_nowhere_in_its_program_is_refused() -> None:
    match = match_at({"seats": {"p1": {"hand": ["prophecy"]}}}, heroes=("king_arthur", "medusa"), board="sarpedon")
    match.answer("scheme prophecy merlin")
    for at in (-8, 3, 8 * 1000):
        frames = copy.deepcopy(save.to_save(match.state).frames)
        frames[-1].at = at
        said = refused(changed(match, frames=frames), match.content)
        assert says(said, "error-save-program", effect=frames[-1].program)
    frames = copy.deepcopy(save.to_save(match.state).frames)
    frames[-1].program = "king_arthur/none"
    said = refused(changed(match, frames=frames), match.content)
    assert says(said, "error-save-no-effect", effect="king_arthur/none")

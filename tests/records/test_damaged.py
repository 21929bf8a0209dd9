"""Damaged saves, records, seeds and answers are refused with a named error."""

from __future__ import annotations

import json

import pytest

import peerless
from peerless import (
    Content,
    Match,
    RecordError,
    SettingsError,
    UnreadableAnswer,
    decode_record,
    encode_record,
    load_match,
    new_match,
    to_record,
)
from tests.support.words import words


@pytest.fixture
def match(content: Content) -> Match:
    return new_match(content, heroes=["alice", "medusa"], board="sarpedon", seed=1)


def test_every_changed_number_of_a_save_is_noticed(match: Match, content: Content) -> None:
    """Some of them would crash the match later, or hang it."""
    match.answer(0)
    whole = json.loads(match.save())
    places = [(whole["numbers"], name) for name in whole["numbers"]]
    places += [(found, i) for found in whole["lists"].values() for i in range(len(found))]
    places += [(frame["values"], i) for frame in whole["frames"] for i in range(len(frame["values"]))]
    for found, at in places:
        was = found[at]
        found[at] = was + 1
        with pytest.raises(RecordError):
            load_match(json.dumps(whole), content)
        found[at] = was
    assert load_match(json.dumps(whole), content).save() == match.save()


@pytest.mark.parametrize("data", [b'"al\xffce"', b"\xff\xfe", "\ud800", b"", b"{}", b"[" * 100_000])
def test_what_is_no_text_is_no_save_and_no_record(content: Content, data: bytes | str) -> None:
    with pytest.raises(RecordError):
        load_match(data, content)
    with pytest.raises(RecordError):
        decode_record(data)


def test_a_save_with_broken_letters_is_refused(match: Match, content: Content) -> None:
    with pytest.raises(RecordError):
        load_match(match.save().replace(b'"alice"', b'"al\xffce"'), content)


@pytest.mark.parametrize("seed", [2**63, -(2**63) - 1, "1", 1.0, None, True])
def test_a_seed_is_a_number_of_64_bits(content: Content, seed: int) -> None:
    with pytest.raises(SettingsError):
        new_match(content, heroes=["alice", "medusa"], board="sarpedon", seed=seed)


def test_a_record_with_a_giant_seed_is_refused(match: Match) -> None:
    data = encode_record(to_record(match)).replace(b'"seed": 1', b'"seed": 99999999999999999999999')
    with pytest.raises(RecordError, match="seed"):
        decode_record(data)


@pytest.mark.parametrize(
    "answer", ["x" * 10_000_000, "attack " * 1_000_000, 10**5000, -(10**5000)], ids=["word", "words", "high", "low"]
)
def test_a_giant_answer_is_refused_shortly(match: Match, answer: str | int) -> None:
    with pytest.raises(UnreadableAnswer) as caught:
        match.answer(answer)
    assert len(str(caught.value)) < 100


def test_a_match_that_goes_on_from_a_save_has_no_record_of_its_beginning(content: Content) -> None:
    match = peerless.new_match(content, heroes=["alice", "medusa"], board="sarpedon", seed=3)
    match.answer(0)
    resumed = load_match(match.save(), content)
    with pytest.raises(RecordError, match=words("error-record-not-whole")):
        peerless.to_record(resumed.copy())
    assert peerless.to_record(match.copy()).answers == match.answers

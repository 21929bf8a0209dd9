"""Records: a match as data, replayed to the same end or refused."""

from __future__ import annotations

import json
import random
import re

import msgspec
import pytest

from peerless import (
    Content,
    Match,
    Record,
    RecordError,
    SettingsError,
    decode_record,
    encode_record,
    new_match,
    replay,
    secret_seed,
    to_record,
)
from peerless.messages.message import Message
from peerless.records import save
from peerless.records.outcome import Outcome
from peerless.records.record import MOST_ANSWERS
from tests.support.mutants import bundled
from tests.support.play import answer
from tests.support.words import says, words


@pytest.fixture(scope="module")
def played(content: Content) -> Match:
    match = new_match(content, seed=11, heroes=["alice", "medusa", "sinbad"], board="sarpedon", mode="free_for_all")
    dice = random.Random(11)
    while not match.over:
        if len(match.answers) == 90:
            match.resign("p3")
        else:
            answer(match, dice)
    return match


@pytest.fixture(scope="module")
def record(played: Match) -> Record:
    return to_record(played)


def test_a_record_holds_what_makes_the_match(record: Record, played: Match) -> None:
    assert (record.seed, record.settings, record.answers) == (11, played.settings, played.answers)
    assert set(record.hashes) == {"alice", "medusa", "sinbad", "sarpedon"}
    assert record.result is not None
    assert "resign p3" in record.answers


def test_the_seed_of_a_record_names_its_generator(content: Content) -> None:
    match = new_match(content, seed=secret_seed(), heroes=["alice", "medusa"], board="sarpedon")
    dice = random.Random(4)
    while not match.over:
        answer(match, dice)
    written = encode_record(to_record(match))
    assert re.fullmatch("2:[0-9a-f]{32}", json.loads(written)["seed"])  # a text: JavaScript rounds such numbers
    again = replay(decode_record(written), content)
    assert again.save() == match.save()
    other = msgspec.structs.replace(to_record(match), seed=5)
    with pytest.raises(RecordError):
        replay(other, content)


def test_secret_seeds_have_128_bits_and_differ() -> None:
    seeds = [secret_seed() for _ in range(400)]
    assert len(set(seeds)) == 400
    numbers = [int(seed.removeprefix("2:"), 16) for seed in seeds]
    for bit in range(128):
        assert 0 < sum(number >> bit & 1 for number in numbers) < 400


@pytest.mark.parametrize(
    "seed",
    [2**63, "", "5", "2:5", "1:" + "0" * 32, "2:" + "F" * 32, "2:" + "0" * 33, "2:" + "0" * 32 + "\n", 1.5, None],
)
def test_what_is_no_seed_is_refused(content: Content, record: Record, seed: object) -> None:
    with pytest.raises(SettingsError, match="hexadecimal"):
        new_match(content, seed=seed, heroes=["alice", "medusa"], board="sarpedon")  # type: ignore[arg-type]
    data = {**json.loads(encode_record(record)), "seed": seed}
    with pytest.raises(RecordError):
        decode_record(json.dumps(data))


def test_replaying_gives_the_same_match(record: Record, played: Match, content: Content) -> None:
    again = replay(record, content)
    assert again.save() == played.save()
    assert again.outcome == played.outcome
    assert to_record(again) == record


def test_a_record_is_text_and_comes_back(record: Record) -> None:
    assert decode_record(encode_record(record)) == record
    assert decode_record(encode_record(record).decode()) == record


def test_part_of_a_record_can_be_replayed(record: Record, content: Content) -> None:
    for steps in (0, 1, 50):
        match = replay(record, content, steps=steps)
        assert match.answers == record.answers[:steps]


def test_a_match_that_is_not_over_has_a_record(content: Content) -> None:
    match = new_match(content, seed=2, heroes=["alice", "medusa"], board="sarpedon")
    match.answer(0)
    record = to_record(match)
    assert record.result is None
    assert replay(record, content).save() == match.save()


def test_replays_can_be_listened_to(record: Record, content: Content) -> None:
    assert replay(record, content).events() == []
    assert replay(record, content, listen=True).events()[-1]["kind"] == "over"


def refused(record: Record, content: Content, **changes: object) -> str:
    with pytest.raises(RecordError) as caught:
        replay(msgspec.structs.replace(record, **changes), content)
    return str(caught.value)


def test_an_answer_against_the_rules_is_named(record: Record, content: Content) -> None:
    answers = [*record.answers[:20], "fly", *record.answers[21:]]
    assert says(refused(record, content, answers=answers), "error-record-answer", number=21, count=len(answers))


def test_answers_after_the_end_are_refused(record: Record, content: Content) -> None:
    count = len(record.answers) + 1
    said = refused(record, content, answers=[*record.answers, "maneuver"])
    assert says(said, "error-record-answer", number=count, count=count)


def test_another_result_is_refused(record: Record, content: Content) -> None:
    for other in (Outcome(("p3",), "FFA-5"), None):
        said = refused(record, content, result=other)
        assert says(said, "error-record-result", record=other, replay=record.result)


def test_another_checksum_is_refused(record: Record, content: Content) -> None:
    assert says(refused(record, content, checksum="0" * 16), "error-record-state")


def test_another_seed_does_not_go_unnoticed(record: Record, content: Content) -> None:
    refused(record, content, seed=12)


def test_other_content_is_refused_unless_told_not_to_look(record: Record, content: Content) -> None:
    other = content.copy()
    data = bundled()["medusa"]
    data["name"] = "Medusa the Elder"
    other.add_data(data, "medusa")
    assert says(refused(record, other), "error-content-differs", name="medusa")
    assert replay(record, other, verify=False).answers == record.answers


def test_a_record_that_cannot_be_played_here_is_refused(record: Record, content: Content) -> None:
    settings = msgspec.structs.replace(record.settings, board="nowhere")
    why = Message("error-no-board", board="nowhere", known=", ".join(sorted(content.boards)))
    assert says(refused(record, content, settings=settings), "error-record-unplayable", why=why)


def test_a_record_of_older_rules_needs_no_checksum(record: Record, content: Content) -> None:
    old = msgspec.structs.replace(record, rules=0, checksum="0" * 16)
    assert save.checksum(replay(old, content).state) == record.checksum


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"\xff", b"{" * 5000, b'{"format": "peerless-record-1"}'])
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError, match=words("error-record-unreadable")):
        decode_record(data)


def test_another_format_is_refused(record: Record) -> None:
    with pytest.raises(RecordError, match="format"):
        decode_record(encode_record(msgspec.structs.replace(record, format="chess")))


def test_a_record_without_end_is_refused(record: Record) -> None:
    long = msgspec.structs.replace(record, answers=["maneuver"] * (MOST_ANSWERS + 1))
    with pytest.raises(RecordError, match="answers"):
        decode_record(encode_record(long))


def test_damaged_records_are_refused_or_change_nothing(record: Record, content: Content, played: Match) -> None:
    whole = encode_record(record)
    dice = random.Random(4)
    same = 0
    for number in range(250):
        data = bytearray(whole)
        if number % 5 == 0:
            data = data[: dice.randrange(len(data))]
        else:
            for _ in range(dice.randint(1, 3)):
                data[dice.randrange(len(data))] = dice.randrange(32, 127)
        try:
            match = replay(decode_record(bytes(data)), content)
        except RecordError:
            continue
        same += 1
        assert match.save() == played.save()
    assert same < 60

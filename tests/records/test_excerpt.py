"""A moment of a record as a scenario: written, read again, and the same state; marked records; reports."""

from __future__ import annotations

import random
import re
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from peerless import Content, Match, Record, RecordError, decode_record, encode_record, new_match, to_record
from peerless.catalog.reading.problems import Problems
from peerless.catalog.reading.yaml_file import parse_yaml
from peerless.cli.main import main
from peerless.records.excerpt import MARK, facts, scenario_of
from peerless.records.record import replay
from peerless.records.report import Report, decode_report, encode_report
from peerless.records.scenario import Scenario, run, scenarios_from_data, start
from peerless.records.view_builder import view_data
from tests.catalog.support import hero as plain_hero
from tests.support.play import HEROES, PAIRS, answer, settings
from tests.support.words import says, words

SEED = 2**61 + 7


def seed_of(number: int) -> int | str:
    """Seeds of both generators, as long as those of a server are and have been."""
    return SEED + number if number % 2 else f"2:{SEED**2 + number:032x}"


def played(content: Content, pair: tuple[str, str], number: int) -> Record:
    match = new_match(content, seed=seed_of(number), **settings(pair, number))
    dice = random.Random(number)
    while not match.over and len(match.answers) < 400:
        answer(match, dice)
    return to_record(match)


def read(text: str) -> Scenario:
    problems = Problems("")
    [scenario] = scenarios_from_data(parse_yaml(text, problems), "")
    assert not problems
    return scenario


def to_mark(scenario: Scenario, content: Content) -> Match:
    """The match of a scenario, played to the marked step."""
    match = start(scenario, content)
    for step in scenario.steps:
        given = [text for text in (step.p1, step.p2, step.p3, step.p4) if text is not None]
        for entry in [*given, *([f"resign {step.resign}"] if step.resign else [])]:
            match.enter(entry)
        if step.note == MARK:
            return match
    raise AssertionError("no step is marked")


@pytest.mark.parametrize("hero", HEROES)
def test_a_scenario_reaches_the_state_of_the_record(content: Content, hero: str) -> None:
    """Random matches of every hero in all modes, at random steps; the writer has run each as a test already."""
    dice = random.Random(hero)
    for pair in dice.sample([pair for pair in PAIRS if pair[0] == hero], 3):
        record = played(content, pair, dice.randrange(10_000))
        for step in dice.sample(range(len(record.answers) + 1), 3):
            match = to_mark(read(scenario_of(record, step, content, content)), content)
            wanted = replay(record, content, steps=step, verify=False)
            assert facts(match.state) == facts(wanted.state), (pair, step)
            for seat in (None, "p1", "p2"):
                seen, known = view_data(match.view(seat)), view_data(wanted.view(seat))
                assert msgspec.structs.replace(seen, decision=None) == msgspec.structs.replace(known, decision=None)


def test_most_scenarios_start_close_to_their_step(content: Content) -> None:
    """With a position and the answers of its turn, not with the whole match."""
    dice = random.Random(1)
    near = 0
    for number in range(20):
        record = played(content, dice.choice(PAIRS), number)
        scenario = read(scenario_of(record, len(record.answers) // 2, content, content))
        near += scenario.position is not None and len(scenario.steps) < 60
    assert near >= 17


@pytest.fixture(scope="module")
def record(content: Content) -> Record:
    return played(content, ("king_arthur", "medusa"), 3)


def test_the_set_up_has_its_scenario(content: Content, record: Record) -> None:
    scenario = read(scenario_of(record, 0, content, content))
    assert (scenario.position, scenario.seed) == (None, record.seed)
    assert scenario.steps[0].note == MARK
    assert scenario.steps[0].asked is not None


def test_the_note_gives_the_name(content: Content, record: Record) -> None:
    noted = msgspec.structs.replace(record, note="too\nstrong: 'yes'")
    assert read(scenario_of(noted, 30, content, content)).name == "too strong: 'yes'"
    long = msgspec.structs.replace(record, note="x" * 300)
    scenario = read(scenario_of(long, 30, content, content))
    assert (len(scenario.name), scenario.about) == (100, "x" * 300)


def test_what_follows_an_undone_moment_is_what_was_tried_there(content: Content, record: Record) -> None:
    other = replay(record, content, steps=30, verify=False)
    tried = next(option for option in other.decision.options if option != record.answers[30])
    entries = [*record.answers[:30], tried, "undo 30", *record.answers[30:]]
    undone = msgspec.structs.replace(record, answers=entries)
    scenario = read(scenario_of(undone, 30, content, content))
    assert tried in msgspec.to_builtins(scenario.steps[-1]).values()
    after = to_mark(read(scenario_of(undone, 40, content, content)), content)
    assert facts(after.state) == facts(replay(record, content, steps=38, verify=False).state)


def test_heroes_of_ones_own_come_along(content: Content) -> None:
    own = content.copy()
    own.add_data(plain_hero(), "own_hero")
    match = new_match(own, seed=5, heroes=["own_hero", "alice"], board="sarpedon")
    dice = random.Random(5)
    while len(match.answers) < 40:
        answer(match, dice)
    scenario = read(scenario_of(to_record(match), 35, own, content))
    assert list(scenario.content) == ["own_hero"]
    assert facts(to_mark(scenario, content).state) == facts(replay(to_record(match), own, steps=35).state)


def test_what_a_scenario_cannot_say_is_refused(content: Content, record: Record) -> None:
    match = replay(record, content, steps=20, verify=False)
    match.draw()
    drawn = to_record(match)
    with pytest.raises(RecordError, match=words("error-scenario-draw")):
        scenario_of(drawn, 21, content, content)
    assert read(scenario_of(drawn, 20, content, content)).steps
    with pytest.raises(RecordError, match=words("error-record-step", count=21)):
        scenario_of(drawn, 22, content, content)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"chance": [1]}, words("fault-position-chance", count=4)),
        ({"seats": {"p1": {"deck_known": {"p2": [99]}}}}, words("fault-position-place", place=99)),
        ({"seats": {"p1": {"known": {"p2": ["feint"]}}}}, words("fault-position-copies", card="feint")),
        ({"seats": {"p1": {"known": {"p9": []}}}}, "p9"),
    ],
)
def test_positions_that_cannot_be(content: Content, position: dict[str, object], said: str) -> None:
    scenario = {"name": "x", "heroes": ["alice", "medusa"], "board": "sarpedon", "position": position, "steps": []}
    result = run(msgspec.convert(scenario, Scenario), content)
    assert re.search(said, result.failures[0].said("en"))


# ---- marked records


def test_a_step_and_a_note_come_back(record: Record) -> None:
    marked = msgspec.structs.replace(record, step=17, note="odd")
    assert decode_record(encode_record(marked)) == marked
    assert decode_record(encode_record(record)).step is None
    beyond = msgspec.structs.replace(record, step=len(record.answers) + 1)
    with pytest.raises(RecordError, match=words("error-record-step")):
        decode_record(encode_record(beyond))
    with pytest.raises(RecordError, match=words("error-record-unreadable")):
        decode_record(encode_record(record).replace(b'"step": null', b'"step": -1'))


def test_the_command_opens_at_the_step_and_writes_a_scenario(record: Record, tmp_path: Path) -> None:
    file, out = tmp_path / "report.json", tmp_path / "question.yaml"
    file.write_bytes(encode_record(msgspec.structs.replace(record, step=33, note="Is [this] right?")))
    shown = CliRunner().invoke(main, ["replay", str(file), "--lang", "en"])
    assert shown.exit_code == 0, shown.output
    assert says(shown.output, "replay-step", count=33, all=len(record.answers))
    assert says(shown.output, "replay-note", note="Is [this] right?")
    other = CliRunner().invoke(main, ["replay", str(file), "--step", "12", "--lang", "en"])
    assert says(other.output, "replay-step", count=12)
    made = CliRunner().invoke(main, ["replay", str(file), "--scenario", str(out)])
    assert made.exit_code == 0, made.output
    assert out.read_text().startswith("name: Is [this] right?\n")
    held = CliRunner().invoke(main, ["scenario", str(out)])
    assert held.exit_code == 0, held.output


# ---- reports of running matches


@pytest.fixture(scope="module")
def report(record: Record, content: Content) -> Report:
    match = replay(record, content, steps=33, verify=False)
    view = view_data(match.view("p1"))
    return Report(settings=record.settings, hashes=record.hashes, step=33, note="odd", link="abc", view=view)


def test_a_report_comes_back_and_is_no_record(report: Report, record: Record) -> None:
    assert decode_report(encode_report(report)) == report
    assert decode_report(encode_record(record)) is None
    assert decode_report("[1]") is None
    with pytest.raises(RecordError, match=words("error-record-sealed")):
        decode_record(encode_report(report))
    for broken in ("{", '{"format": "peerless-report-1"}'):
        with pytest.raises(RecordError, match=words("error-record-unreadable")):
            decode_report(broken)


def test_the_command_shows_what_the_seat_saw(report: Report, tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    file.write_bytes(encode_report(report))
    shown = CliRunner().invoke(main, ["replay", str(file), "--lang", "en"])
    assert shown.exit_code == 0, shown.output
    assert says(shown.output, "replay-report", step=33)
    assert says(shown.output, "replay-note", note="odd")
    sealed = CliRunner().invoke(main, ["replay", str(file), "--scenario", str(tmp_path / "no.yaml"), "--lang", "en"])
    assert sealed.exit_code != 0
    assert says(sealed.output, "error-record-sealed")
    assert not (tmp_path / "no.yaml").exists()

"""Files that mean harm, or were written by mistake, are refused with their place; nothing else happens."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
import yaml

from peerless import Content, ContentError
from peerless.catalog.loader import bundled_files
from peerless.catalog.reading.positions import Position
from peerless.catalog.reading.strict_yaml import MOST_NODES
from peerless.catalog.reading.yaml_file import MOST_BYTES
from peerless.effects.scope import MOST_PROBLEMS
from peerless.messages.message import Message
from peerless.messages.problem import Problem
from peerless.records.scenario import run_file
from tests.catalog.support import Fault, assert_faults, assert_refused, differs, fault, line, outside, whole
from tests.support.words import words
from tests.support.work import counted

ALICE = next(path for path in bundled_files("heroes") if path.stem == "alice").read_text(encoding="utf-8")

THE_REST = fault("", "fault-too-many", most=MOST_PROBLEMS)
TWICE = """
name: a
heroes: [alice, medusa]
board: sarpedon
position: {fighters: {alice: s01, p1.alice: s02}}
steps: []
"""


def many_values(place: Position) -> Fault:
    return fault(place, "fault-many-values", most=MOST_NODES)


MOST_CALLS = 3_000_000
"""In a test; twice what the slowest needs, which reads 10,000 values in Python."""


@pytest.fixture(autouse=True)
def _quick(content: Content) -> Iterator[None]:
    """Whatever it is, it is refused at once."""
    with counted() as work:
        yield
    assert work.calls < MOST_CALLS


def refused(content: Content, folder: Path, text: str) -> Sequence[Problem]:
    path = folder / "guest.yaml"
    path.write_text(text, encoding="utf-8")
    return refused_file(content, path)


def refused_file(content: Content, path: Path) -> Sequence[Problem]:
    """The problems of a file; each can be shown and names the file."""
    with pytest.raises(ContentError) as caught:
        content.copy().add_file(path)
    problems = caught.value.problems
    assert all(str(problem).isprintable() for problem in problems)
    if path.name.isprintable():
        assert all(str(problem).startswith(f"{path.name}:") for problem in problems)
    return problems


# ---- what is no file ----


def test_a_folder_is_refused(content: Content, tmp_path: Path) -> None:
    assert_faults(refused_file(content, tmp_path), [fault("", "fault-folder")])


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_is_not_waited_for(content: Content, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    assert_faults(refused_file(content, tmp_path / "pipe.yaml"), [fault("", "fault-device")])


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no devices here")
def test_a_device_without_end_is_not_read(content: Content, tmp_path: Path) -> None:
    (tmp_path / "zero.yaml").symlink_to("/dev/zero")
    assert_faults(refused_file(content, tmp_path / "zero.yaml"), [fault("", "fault-device")])


def test_ten_megabytes_are_not_read(content: Content, tmp_path: Path) -> None:
    path = tmp_path / "large.yaml"
    with path.open("wb") as file:
        file.truncate(10_000_000)
    assert_faults(refused_file(content, path), [fault("", "fault-large", most=MOST_BYTES)])


def test_a_link_to_itself_is_refused(content: Content, tmp_path: Path) -> None:
    (tmp_path / "loop.yaml").symlink_to(tmp_path / "loop.yaml")
    assert_faults(refused_file(content, tmp_path / "loop.yaml"), [fault("", "fault-unreadable", why="…")])


def test_a_file_name_cannot_forge_the_screen(content: Content, tmp_path: Path) -> None:
    (problem,) = refused_file(content, tmp_path / "\x1b[2J.yaml")
    assert "\\x1b[2J.yaml" in str(problem)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32", "cp1251"])
def test_another_encoding_is_refused(content: Content, tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "guest.yaml"
    path.write_bytes(ALICE.replace("name: Alice\n", "name: Алиса\n", 1).encode(encoding))
    (problem,) = refused_file(content, path)
    kinds = fault("", "fault-not-utf8", byte="…"), fault("", "fault-not-yaml-because", why="…")
    assert any(kind.matches(problem) for kind in kinds)


@pytest.mark.parametrize(("before", "line_end"), [("\ufeff", "\n"), ("", "\r\n"), ("\ufeff", "\r\n"), ("", "\r")])
def test_marks_and_line_ends_of_other_systems_are_fine(
    content: Content, tmp_path: Path, before: str, line_end: str
) -> None:
    path = tmp_path / "guest.yaml"
    path.write_bytes((before + ALICE.replace("\n", line_end)).encode())
    assert content.copy().add_file(path).name == "Alice"


# ---- too much of something ----


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("a: " + "x" * 199_000, fault("a", "fault-unknown-key", known="…")),
        ("name: " + "x" * 150_000, differs("name", "'xxx…", Message("fault-type-line", least=1, most=80))),
        ('name: "' + "\\u0041" * 30_000 + '"', differs("name", "'AAA…", Message("fault-type-line", least=1, most=80))),
        ("- a\n" * 49_000, many_values(line(10_000, 3))),
        ("".join(f"k{i}: 1\n" for i in range(15_000)), many_values(line(5_000, 8))),
        ("".join(f"k{i}: 1\n" for i in range(4_000)), THE_REST),
        ("cards: [" + "{}," * 9_000 + "]", THE_REST),
        ("cards: [" + "[]," * 9_000 + "]", THE_REST),
        ("spaces: [" + "1," * 9_000 + "]", THE_REST),
        ("{" + "a," * 90_000 + "}", many_values(line(1, 10_001))),
        ("'" * 199_000, fault("", "fault-not-a-hero")),
        ("&a " * 60_000, outside(line(1, 4), "…")),
        ("".join(f"&a{i} b{i}: [*a{i}]\n" for i in range(5_000)), fault(line(1, 10), "fault-alias")),
        ("---\n" * 49_000, outside(line(2, 1), "…")),
    ],
    ids=range(14),
)
def test_too_much_is_refused_shortly(content: Content, tmp_path: Path, text: str, wanted: Fault) -> None:
    found = refused(content, tmp_path, text)
    assert any(wanted.matches(problem) for problem in found), found[-1]
    assert sum(len(str(problem)) for problem in found) < 30_000


def test_a_thousand_faulty_steps_are_not_all_told(content: Content) -> None:
    data = yaml.safe_load(ALICE)
    card = next(card for card in data["cards"] if card["id"] == "eat_me")
    card["effects"] = {"scheme": [{"op": "choose_modes", "modes": {}}] * 6000}
    with pytest.raises(ContentError) as caught:
        content.copy().add_data(data, "guest")
    assert len(caught.value.problems) == 101


def test_what_repeats_is_measured_after_it_was_written_out(content: Content) -> None:
    data = yaml.safe_load(ALICE)
    card = next(card for card in data["cards"] if card["id"] == "eat_me")
    steps = [{"op": "draw", "count": 1}]
    for _ in range(8):
        steps = [{"op": "repeat", "times": 5, "do": steps}]
    card["effects"] = {"scheme": steps}
    with pytest.raises(ContentError, match=words("fault-long-effect", most=200)):
        content.copy().add_data(data, "guest")


# ---- tricks ----


@pytest.mark.parametrize("number", ["0x" + "F" * 6000, "9" * 6000, "1_" * 3000 + "1", "0b" + "1" * 80])
def test_a_giant_number_is_refused(content: Content, tmp_path: Path, number: str) -> None:
    text = ALICE.replace("move: 2", f"move: {number}", 1)
    assert_faults(refused(content, tmp_path, text), [fault(line(3, 7), "fault-large-number")])


@pytest.mark.parametrize("value", ["!!bool x", "!!timestamp x", "!!int ''", "!!set {a}", "!!binary aGVs", "!x 2"])
def test_a_tag_is_refused(content: Content, tmp_path: Path, value: str) -> None:
    text = ALICE.replace("move: 2", f"move: {value}", 1)
    assert_faults(refused(content, tmp_path, text), [fault(line(3, 7), "fault-tag")])


@pytest.mark.parametrize("number", [".inf", "-.inf", ".nan", "1.0e+999", "-1", "1.5", "1e2", "2.0", "0:3", "~", "''"])
def test_a_strange_number_is_refused(content: Content, tmp_path: Path, number: str) -> None:
    found = refused(content, tmp_path, ALICE.replace("move: 2", f"move: {number}", 1))
    assert_faults(found, [differs("move", "…", whole(0, 9))])


@pytest.mark.parametrize(
    "name",
    [
        "\\e[2J", "two\\nlines", "end\\n", "\\u202eecila", "\\u2028", "\\x7f", "\\x9b2J", "\\0", "A\\u200blice",
        "A\\u200dlice", "A\\u00adlice", "\\ufeffAlice", "\\u2066Alice", "\\u200fAlice", "\\u3164", " ",
        " Alice", "Alice ", "\\u00a0", "Alice\\U000e0041",
    ],
)  # fmt: skip
def test_a_name_that_could_forge_the_screen_is_refused(content: Content, tmp_path: Path, name: str) -> None:
    found = refused(content, tmp_path, ALICE.replace("name: Alice\n", f'name: "{name}"\n', 1))
    assert_faults(found, [differs("name", "…", Message("fault-type-line", least=1, most=80))])


@pytest.mark.parametrize("written", ['name: "\\ud800"', '"\\udfff": 1'])
def test_half_a_character_is_refused(content: Content, tmp_path: Path, written: str) -> None:
    """It could be neither hashed nor printed."""
    found = refused(content, tmp_path, ALICE.replace("name: Alice\n", f"{written}\n", 1))
    assert any(fault("", "fault-half-character", text="…").matches(problem) for problem in found), found


def test_a_date_is_a_text(content: Content, tmp_path: Path) -> None:
    path = tmp_path / "guest.yaml"
    path.write_text(ALICE.replace("name: Alice\n", "name: 2020-13-32\n", 1), encoding="utf-8")
    assert content.copy().add_file(path).name == "2020-13-32"


def test_a_hero_named_like_a_board_is_refused(content: Content) -> None:
    """A record pins both by one hash each, kept by id."""
    with pytest.raises(ContentError, match=words("fault-same-id")):
        content.copy().add_data(yaml.safe_load(ALICE), "sarpedon")


def test_a_scheme_without_a_scheme_effect_is_refused(content: Content) -> None:
    """Its effect when discarded is none: playing it ran the last program of the match-up."""
    data = yaml.safe_load(ALICE)
    card = next(card for card in data["cards"] if card["id"] == "eat_me")
    card["effects"] = {"when_discarded": [{"op": "draw", "count": 1}]}
    at = next(number for number, card in enumerate(data["cards"]) if card["id"] == "eat_me")
    assert_refused(content, data, [fault(f"cards[{at}] (eat_me).effects", "fault-idle-scheme")])


def test_a_mode_that_reads_like_declining_is_refused(content: Content) -> None:
    """Otherwise `pass` would choose the mode `no`."""
    data = yaml.safe_load(ALICE)
    card = next(card for card in data["cards"] if card["id"] == "eat_me")
    modes = {"no": [{"op": "draw", "count": 1}], "maybe": [{"op": "draw", "count": 2}]}
    card["effects"] = {"scheme": [{"op": "choose_modes", "modes": modes}]}
    with pytest.raises(ContentError, match=words("fault-answer", name="no")):
        content.copy().add_data(data, "guest")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("scenarios: []\n1: x\na: y\n", words("fault-scenario-beside", found=["1", "a"])),
        ("{name: a, heroes: [alice, medusa], board: sarpedon, turn_limit: 0, steps: []}", "turn_limit"),
        (TWICE, words("fault-position-twice")),
    ],
)
def test_a_faulty_scenario_fails_with_words(content: Content, tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "question.yaml"
    path.write_text(text, encoding="utf-8")
    (result,) = run_file(path, content)
    assert not result.ok
    assert re.search(said, str(result.failures[0]))

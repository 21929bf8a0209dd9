"""Files that mean harm, or were written by mistake, are refused with their place; nothing else happens."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from peerless import Content, ContentError
from peerless.catalog.loader import bundled_files
from peerless.records.scenario import run_file
from tests.support.words import words

ALICE = next(path for path in bundled_files("heroes") if path.stem == "alice").read_text(encoding="utf-8")

TWICE = """
name: a
heroes: [alice, medusa]
board: sarpedon
position: {fighters: {alice: s01, p1.alice: s02}}
steps: []
"""


@pytest.fixture(autouse=True)
def _quick() -> Iterator[None]:
    """Whatever it is, it is refused at once; counted is what this process works, however busy the machine."""
    began = time.process_time()
    yield
    assert time.process_time() - began < 1


def refused(content: Content, folder: Path, text: str) -> str:
    path = folder / "guest.yaml"
    path.write_text(text, encoding="utf-8")
    return refused_file(content, path)


def refused_file(content: Content, path: Path) -> str:
    with pytest.raises(ContentError) as caught:
        content.copy().add_file(path)
    assert all(str(problem).isprintable() for problem in caught.value.problems)
    return str(caught.value)


# ---- what is no file ----


def test_a_folder_is_refused(content: Content, tmp_path: Path) -> None:
    assert refused_file(content, tmp_path) == f"{tmp_path.name}: cannot be read: it is a folder"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_is_not_waited_for(content: Content, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    said = refused_file(content, tmp_path / "pipe.yaml")
    assert said == "pipe.yaml: cannot be read: it is a pipe or a device, not a file"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no devices here")
def test_a_device_without_end_is_not_read(content: Content, tmp_path: Path) -> None:
    (tmp_path / "zero.yaml").symlink_to("/dev/zero")
    assert "a pipe or a device" in refused_file(content, tmp_path / "zero.yaml")


def test_ten_megabytes_are_not_read(content: Content, tmp_path: Path) -> None:
    path = tmp_path / "large.yaml"
    with path.open("wb") as file:
        file.truncate(10_000_000)
    assert refused_file(content, path) == "large.yaml: larger than 200000 bytes"


def test_a_link_to_itself_is_refused(content: Content, tmp_path: Path) -> None:
    (tmp_path / "loop.yaml").symlink_to(tmp_path / "loop.yaml")
    assert "cannot be read" in refused_file(content, tmp_path / "loop.yaml")


def test_a_file_name_cannot_forge_the_screen(content: Content, tmp_path: Path) -> None:
    assert "\\x1b[2J.yaml" in refused_file(content, tmp_path / "\x1b[2J.yaml")


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32", "cp1251"])
def test_another_encoding_is_refused(content: Content, tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "guest.yaml"
    path.write_bytes(ALICE.replace("name: Alice\n", "name: Алиса\n", 1).encode(encoding))
    said = refused_file(content, path)
    assert "not a text in UTF-8" in said or "not YAML" in said


@pytest.mark.parametrize(("before", "line_end"), [("\ufeff", "\n"), ("", "\r\n"), ("\ufeff", "\r\n"), ("", "\r")])
def test_marks_and_line_ends_of_other_systems_are_fine(
    content: Content, tmp_path: Path, before: str, line_end: str
) -> None:
    path = tmp_path / "guest.yaml"
    path.write_bytes((before + ALICE.replace("\n", line_end)).encode())
    assert content.copy().add_file(path).name == "Alice"


# ---- too much of something ----


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a: " + "x" * 199_000, "a: unknown key"),
        ("name: " + "x" * 150_000, "expected a text of 1 to 80 characters"),
        ('name: "' + "\\u0041" * 30_000 + '"', "expected a text of 1 to 80 characters"),
        ("- a\n" * 49_000, "more than 10000 values"),
        ("".join(f"k{i}: 1\n" for i in range(15_000)), "more than 10000 values"),
        ("".join(f"k{i}: 1\n" for i in range(4_000)), "100 problems: the rest was not looked at"),
        ("cards: [" + "{}," * 9_000 + "]", "100 problems: the rest was not looked at"),
        ("cards: [" + "[]," * 9_000 + "]", "100 problems: the rest was not looked at"),
        ("spaces: [" + "1," * 9_000 + "]", "100 problems: the rest was not looked at"),
        ("{" + "a," * 90_000 + "}", "more than 10000 values"),
        ("'" * 199_000, "a hero is a mapping"),
        ("&a " * 60_000, "line 1, column 4: "),
        ("".join(f"&a{i} b{i}: [*a{i}]\n" for i in range(5_000)), "aliases are not allowed"),
        ("---\n" * 49_000, "another document"),
    ],
    ids=range(14),
)
def test_too_much_is_refused_shortly(content: Content, tmp_path: Path, text: str, said: str) -> None:
    found = refused(content, tmp_path, text)
    assert said in found
    assert len(found) < 30_000


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
    assert "line 3, column 7: the number is too large" in refused(
        content, tmp_path, ALICE.replace("move: 2", f"move: {number}", 1)
    )


@pytest.mark.parametrize("value", ["!!bool x", "!!timestamp x", "!!int ''", "!!set {a}", "!!binary aGVs", "!x 2"])
def test_a_tag_is_refused(content: Content, tmp_path: Path, value: str) -> None:
    text = ALICE.replace("move: 2", f"move: {value}", 1)
    assert "line 3, column 7: tags are not allowed" in refused(content, tmp_path, text)


@pytest.mark.parametrize("number", [".inf", "-.inf", ".nan", "1.0e+999", "-1", "1.5", "1e2", "2.0", "0:3", "~", "''"])
def test_a_strange_number_is_refused(content: Content, tmp_path: Path, number: str) -> None:
    said = refused(content, tmp_path, ALICE.replace("move: 2", f"move: {number}", 1))
    assert "move: " in said
    assert "expected a whole number from 0 to 9" in said


@pytest.mark.parametrize(
    "name",
    [
        "\\e[2J", "two\\nlines", "end\\n", "\\u202eecila", "\\u2028", "\\x7f", "\\x9b2J", "\\0", "A\\u200blice",
        "A\\u200dlice", "A\\u00adlice", "\\ufeffAlice", "\\u2066Alice", "\\u200fAlice", "\\u3164", " ",
        " Alice", "Alice ", "\\u00a0", "Alice\\U000e0041",
    ],
)  # fmt: skip
def test_a_name_that_could_forge_the_screen_is_refused(content: Content, tmp_path: Path, name: str) -> None:
    said = refused(content, tmp_path, ALICE.replace("name: Alice\n", f'name: "{name}"\n', 1))
    assert "expected a text of 1 to 80 characters, in one line" in said
    assert said.isprintable()


@pytest.mark.parametrize("line", ['name: "\\ud800"', '"\\udfff": 1'])
def test_half_a_character_is_refused(content: Content, tmp_path: Path, line: str) -> None:
    """It could be neither hashed nor printed."""
    assert "holds half a character" in refused(content, tmp_path, ALICE.replace("name: Alice\n", f"{line}\n", 1))


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
    with pytest.raises(ContentError, match=r"eat_me\).effects: a scheme without an effect does nothing \(SCH-2\)"):
        content.copy().add_data(data, "guest")


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
        ("scenarios: []\n1: x\na: y\n", "beside `scenarios` stands only `content`"),
        ("{name: a, heroes: [alice, medusa], board: sarpedon, turn_limit: 0, steps: []}", "turn_limit"),
        (TWICE, "named twice"),
    ],
)
def test_a_faulty_scenario_fails_with_words(content: Content, tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "question.yaml"
    path.write_text(text, encoding="utf-8")
    (result,) = run_file(path, content)
    assert not result.ok
    assert said in str(result.failures[0])

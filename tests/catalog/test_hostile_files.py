"""Files that mean harm, or were written by mistake, are refused with their place; nothing else happens."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from peerless import Content, ContentError
from peerless.catalog.loader import bundled_files
from peerless.records.scenario import run_file

ALICE = next(path for path in bundled_files("heroes") if path.stem == "alice").read_text(encoding="utf-8")

TWICE = """
name: a
heroes: [alice, medusa]
board: sarpedon
position: {fighters: {alice: s01, p1.alice: s02}}
steps: []
"""


def refused(content: Content, folder: Path, text: str) -> str:
    path = folder / "guest.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        content.copy().add_file(path)
    return str(caught.value)


@pytest.mark.parametrize("number", ["0x" + "F" * 6000, "9" * 6000, "1_" * 3000 + "1", "0b" + "1" * 80])
def test_a_giant_number_is_refused(content: Content, tmp_path: Path, number: str) -> None:
    assert "line 3, column 7: the number is too large" in refused(
        content, tmp_path, ALICE.replace("move: 2", f"move: {number}", 1)
    )


@pytest.mark.parametrize("value", ["!!bool x", "!!timestamp x", "!!int ''", "!!set {a}", "!!binary aGVs", "!x 2"])
def test_a_tag_is_refused(content: Content, tmp_path: Path, value: str) -> None:
    text = ALICE.replace("move: 2", f"move: {value}", 1)
    assert "line 3, column 7: tags are not allowed" in refused(content, tmp_path, text)


@pytest.mark.parametrize("name", ["\\e[2J", "two\\nlines", "end\\n", "\\u202eecila", "\\u2028", "\\x7f", "\\x9b2J"])
def test_a_name_that_could_forge_the_screen_is_refused(content: Content, tmp_path: Path, name: str) -> None:
    said = refused(content, tmp_path, ALICE.replace("name: Alice\n", f'name: "{name}"\n', 1))
    assert "expected a text of 1 to 80 characters, in one line" in said
    assert said.isprintable()


def test_a_date_is_a_text(content: Content, tmp_path: Path) -> None:
    path = tmp_path / "guest.yaml"
    path.write_text(ALICE.replace("name: Alice\n", "name: 2020-13-32\n", 1), encoding="utf-8")
    assert content.copy().add_file(path).name == "2020-13-32"


def test_a_hero_named_like_a_board_is_refused(content: Content) -> None:
    """A record pins both by one hash each, kept by id."""
    with pytest.raises(ContentError, match="cannot have the same id"):
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
    with pytest.raises(ContentError, match="'no' is an answer, not a name"):
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
    assert said in result.failures[0]

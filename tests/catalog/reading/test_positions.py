"""Lines and columns of values, and the positions that problems of files have."""

from __future__ import annotations

import pytest

from peerless import Content, ContentError
from peerless.catalog.reading.positions import Positions
from peerless.catalog.reading.problems import Problems
from peerless.catalog.reading.strict_yaml import MOST_NODES
from peerless.catalog.reading.yaml_file import parse_yaml
from peerless.messages.problem import Problem
from tests.support.work import counted

TEXT = """\
# a comment
name: Ann
move: {one: 1, two: [2, 3]}
cards:
- id: feint
  copies: 3
- {id: "odd.key", a.b: {c: 1}, a: {b: 2}}
-
  name: Late
"""


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("", (2, 1)),
        ("name", (2, 7)),
        ("move.two", (3, 21)),
        ("move.two[1]", (3, 25)),
        ("move.three", (3, 7)),
        ("cards", (4, 1)),
        ("cards[0]", (5, 3)),
        ("cards[0] (feint)", (5, 3)),
        ("cards[0] (feint).copies", (6, 11)),
        ("cards[0] (feint).effects.scheme[0].op", (5, 3)),
        ("cards[1] (odd.key).a.b.c", (7, 28)),
        ("cards[1] (odd.key).a.b", (7, 24)),
        ("cards[2].name", (9, 9)),
        ("cards[3]", (4, 1)),
        ("cards[99999999999999999999]", (4, 1)),
        ("nothing", (2, 1)),
        ("name.more", (2, 7)),
    ],
)
def test_a_value_is_found(path: str, found: tuple[int, int]) -> None:
    assert Positions(TEXT).find(path) == found


def test_a_key_is_found() -> None:
    assert Positions(TEXT).find("move.two", key=True) == (3, 16)
    assert Positions(TEXT).find("cards[0] (feint).copies", key=True) == (6, 3)
    assert Positions(TEXT).find("move.two[1]", key=True) == (3, 25)


def test_paths_may_begin_anywhere() -> None:
    inside = Positions(TEXT).inside("cards")
    assert inside.find("[0].copies") == (6, 11)
    assert inside.inside("[0]").find("copies") == (6, 11)
    assert inside.find("") == (4, 1)


@pytest.mark.parametrize("text", ["", "{", "a: *b", "- " * 50 + "deep", "\ud800"])
def test_a_text_that_cannot_be_read_has_no_positions(text: str) -> None:
    assert Positions(text).find("a") is None


def test_a_hundred_problems_in_a_full_file_are_found_shortly() -> None:
    positions = Positions("cards: {" + ", ".join(f"k{i}: {i}" for i in range(MOST_NODES // 2 - 5)) + "}")
    with counted() as work:
        for i in range(100):
            positions.find(f"cards.k{i}.scheme")
    assert work.calls < 6_000_000


def problems_of(text: str) -> list[Problem]:
    problems = Problems("ann")
    data = parse_yaml(text, problems)
    with pytest.raises(ContentError) as caught:
        Content().add_data(data, "ann", problems.positions)
    return list(caught.value.problems)


HERO = """\
name: Ann
move: 2
hero: {id: ann, name: Ann, health: 15, attack: mele}
sidekicks:
- {id: pal, name: Pal, health: 2, attack: melee}
cards:
- {id: jab, name: Jab, type: attack, value: 2, boost: 1, copies: 27, fighters: [pall]}
- id: plan
  name: Plan
  type: scheme
  boost: 1
  copies: 3
  fighters: [any]
  efects: {}
  effects:
    scheme:
    - {op: heal, who: pol, amount: 2}
"""


def test_every_problem_of_a_hero_has_its_position_and_the_name_that_was_meant() -> None:
    found = {(p.line, p.column): p.near for p in problems_of(HERO)}
    assert found == {
        (3, 48): "melee",
        (7, 66): "",
        (14, 3): "effects",
        (17, 12): "recover",
    }


def test_names_of_the_hero_are_suggested() -> None:
    text = HERO.replace("mele}", "melee}").replace("  efects: {}\n", "").replace("op: heal", "op: recover")
    found = {(p.line, p.column): p.near for p in problems_of(text.replace("copies: 27", "copies: 9"))}
    assert found == {(6, 1): "", (7, 79): "pal", (16, 26): "pal"}


RIGHT = HERO.replace("mele}", "melee}").replace("op: heal", "op: recover").replace("  efects: {}\n", "")
RIGHT = RIGHT.replace("[pall]", "[pal]").replace("who: pol", "who: pal").replace("copies: 27", "copies: 9")


def test_words_of_the_language_are_suggested_like_names() -> None:
    text = RIGHT.replace("fighters: [pal]", "ues: feint, fighters: [pal]").replace("who: pal", "who: heroo")
    found = {(p.line, p.column): p.near for p in problems_of(text)}
    assert found == {(6, 1): "", (7, 69): "use", (16, 26): "hero"}


@pytest.mark.parametrize("line", ["names: {uk: {nmae: A}}", "notes: [a]", "colors: blakc", "author: {}", "version: 2"])
def test_a_fault_that_nothing_refers_to_hides_no_other(line: str) -> None:
    text = f"{line}\n{RIGHT}".replace("who: pal", "who: pall")
    assert (17, 26) in {(p.line, p.column) for p in problems_of(text)}


def test_what_is_given_twice_is_found_where_it_is_given_again() -> None:
    assert {(p.line, p.column) for p in problems_of(RIGHT.replace("id: plan", "id: jab"))} == {(6, 1), (8, 7)}

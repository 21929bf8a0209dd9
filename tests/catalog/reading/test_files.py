"""Files that are not content: broken, hostile or strange YAML is refused by name, with the line if there is one."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import peerless
from peerless import Content, ContentError
from peerless.catalog.loader import bundled_files, shared_effects
from peerless.catalog.reading.problems import Problems
from peerless.catalog.reading.yaml_file import MOST_BYTES, parse_yaml
from peerless.effects.terms import NAME
from peerless.messages.message import Message
from tests.catalog.support import Fault, assert_faults, differs, fault, line, outside
from tests.support.words import words

CASES: dict[str, tuple[bytes, Fault]] = {
    "syntax": (b"name: A\nhero: {id: a\nmove: 2\n", outside(line(3, 5), "…")),
    "a tab": (b"name: A\n\thero: b\n", outside(line(2, 1), "found character '\\t' that cannot start any token")),
    "a key twice": (b"name: A\nmove: 1\nmove: 2\n", fault(line(3, 1), "fault-twice", name="move")),
    "a key twice deep inside": (b"hero:\n  id: a\n  name: b\n  id: c\n", fault(line(4, 3), "fault-twice", name="id")),
    "a key twice, once quoted": (b'move: 1\n"move": 2\n', fault(line(2, 1), "fault-twice", name="move")),
    "an alias": (b"a: &x [1]\nb: *x\n", fault(line(2, 4), "fault-alias")),
    "a bomb of aliases": (b"a: &a [1,1]\nb: &b [*a,*a]\nc: [*b,*b]\n", fault(line(2, 8), "fault-alias")),
    "an object": (b"a: !!python/object/apply:os.system [ls]\n", fault(line(1, 4), "fault-tag")),
    "an unknown tag": (b"a: !magic 1\n", fault(line(1, 4), "fault-tag")),
    "a list as a key": (b"? [a, b]\n: c\n", fault(line(1, 3), "fault-key")),
    "a mapping as a key": (b"{{a: b}: c}\n", fault(line(1, 2), "fault-key")),
    "two documents": (b"a: 1\n---\nb: 2\n", outside(line(2, 1), "but found another document")),
    "too deep": (b"a: " + b"[" * 60 + b"]" * 60, fault(line(1, 43), "fault-deep", most=40)),
    "very deep": (b"[" * 90_000, fault(line(1, 41), "fault-deep", most=40)),
    "very deep and closed": (b"[" * 50_000 + b"]" * 50_000, fault(line(1, 41), "fault-deep", most=40)),
    "deep in block style": (
        b"".join(b" " * i + b"a:\n" for i in range(600)),
        fault(line(40, 40), "fault-deep", most=40),
    ),
    "lists in lists in one line": (b"- " * 90_000, fault(line(1, 81), "fault-deep", most=40)),
    "too many values": (b"a: [" + b"1," * 90_000 + b"1]", fault(line(1, 19999), "fault-many-values", most=10000)),
    "too many mappings": (b"[" + b"{a: 1}," * 24_000 + b"]", fault(line(1, 23333), "fault-many-values", most=10000)),
    "a merge": (b"move: 2\n<<: {move: 3}\n", fault(line(2, 1), "fault-merge")),
    "merges in merges": (b"<<: [{<<: [{<<: [{a: 1}]}]}]\n", fault(line(1, 1), "fault-merge")),
    "too large": (b"#" * (MOST_BYTES + 1), fault("", "fault-large", most=MOST_BYTES)),
    "binary junk": (bytes(range(256)), fault("", "fault-not-utf8", byte=129)),
    "nulls": (b"\0\0\0\0", fault("", "fault-not-yaml-because", why="…")),
    "another encoding": ("name: Ä".encode("latin-1"), fault("", "fault-not-utf8", byte=7)),
    "a number too long to read": (b"move: " + b"9" * 5000, fault(line(1, 7), "fault-large-number")),
    "empty": (b"", fault("", "fault-not-a-hero")),
    "a word": (b"hello", fault("", "fault-not-a-hero")),
    "only a comment": (b"# later", fault("", "fault-not-a-hero")),
}


@pytest.mark.parametrize("name", CASES)
def test_file_is_refused_with_its_place(name: str, tmp_path: Path) -> None:
    data, wanted = CASES[name]
    path = tmp_path / "some_hero.yaml"
    path.write_bytes(data)
    with pytest.raises(ContentError) as caught:
        Content().add_file(path)
    assert [problem.file for problem in caught.value.problems] == ["some_hero.yaml"]
    assert_faults(caught.value.problems, [wanted])


def test_missing_file_and_folder_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nobody.yaml", tmp_path):
        with pytest.raises(ContentError, match=words("fault-unreadable")):
            Content().add_file(path)


def test_random_bytes_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "noise.yaml"
    for size in (1, 10, 100, 1000):
        path.write_bytes(os.urandom(size))
        with pytest.raises(ContentError):
            Content().add_file(path)


@pytest.mark.parametrize("cut", [0.1, 0.5, 0.9, 0.99])
def test_a_file_cut_off_is_refused(cut: float, tmp_path: Path) -> None:
    whole = bundled_files("heroes")[0].read_bytes()
    path = tmp_path / "half.yaml"
    path.write_bytes(whole[: int(len(whole) * cut)])
    with pytest.raises(ContentError):
        Content().add_file(path)


@pytest.mark.parametrize("name", ["My Hero.yaml", "2.yaml", "Alice.yaml", "a-b.yaml"])
def test_a_file_name_that_is_no_id_is_refused(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(bundled_files("heroes")[0].read_bytes())
    with pytest.raises(ContentError) as caught:
        Content().add_file(path)
    assert [problem.file for problem in caught.value.problems] == [name]
    assert_faults(caught.value.problems, [differs("id", repr(path.stem), Message("fault-type-name"))])


def test_words_that_yaml_takes_for_booleans_stay_words() -> None:
    problems = Problems("f")
    assert parse_yaml("[yes, no, on, off, y, n, true, False]", problems) == [
        "yes", "no", "on", "off", "y", "n", True, False,
    ]  # fmt: skip
    assert problems == []


def test_a_file_of_the_name_of_a_bundled_hero_takes_its_place(tmp_path: Path) -> None:
    path = tmp_path / "alice.yaml"
    bundled = next(file for file in bundled_files("heroes") if file.name == path.name)
    path.write_text(bundled.read_text(encoding="utf-8").replace("health: 13", "health: 12"))
    content = peerless.load_content([path])
    assert content.hero("alice").hero.health == 12
    assert peerless.load_content().hero("alice").hero.health == 13


def test_what_is_hashed_is_the_meaning_of_a_file(tmp_path: Path) -> None:
    """Comments, order of keys and style do not matter; a number does."""
    text = bundled_files("heroes")[0].read_text(encoding="utf-8")
    hashes = []
    for number, changed in enumerate(
        (text, "# x\n" + text, text.replace("move: 2", "move:   2"), text.replace("move: 2", "move: 3"))
    ):
        path = tmp_path / str(number) / "alice.yaml"
        path.parent.mkdir()
        path.write_text(changed)
        content = peerless.load_content([path])
        hashes.append(content.tables(heroes=["alice", "medusa"], board="sarpedon").hashes["alice"])
    assert hashes[0] == hashes[1] == hashes[2] != hashes[3]


def test_every_shared_effect_is_used_by_a_bundled_card() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in bundled_files("heroes"))
    assert [name for name in shared_effects() if f"use: {name}\n" not in text] == []


def test_ids_are_file_names(content: Content) -> None:
    for kind, known in (("heroes", content.heroes), ("boards", content.boards)):
        names = [path.stem for path in bundled_files(kind)]
        assert sorted(known) == names
        assert all(re.search(NAME, name) for name in names)

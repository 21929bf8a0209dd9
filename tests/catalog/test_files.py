"""Files that are no content: broken, hostile or strange YAML is refused by name, with the line where there is one."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import peerless
from peerless import Content, ContentError
from peerless.catalog.loader import MOST_BYTES, bundled_files, parse_yaml, shared_effects
from peerless.catalog.problems import Problems
from peerless.effects.terms import NAME
from tests.support.words import words

CASES: dict[str, tuple[bytes, str]] = {
    "syntax": (b"name: A\nhero: {id: a\nmove: 2\n", "line 3, column 5: "),
    "a tab": (b"name: A\n\thero: b\n", "line 2, column 1: found character '\\t' that cannot start any token"),
    "a key twice": (b"name: A\nmove: 1\nmove: 2\n", "line 3, column 1: 'move' stands twice"),
    "a key twice deep inside": (b"hero:\n  id: a\n  name: b\n  id: c\n", "line 4, column 3: 'id' stands twice"),
    "a key twice, once quoted": (b'move: 1\n"move": 2\n', "line 2, column 1: 'move' stands twice"),
    "an alias": (b"a: &x [1]\nb: *x\n", "line 2, column 4: aliases are not allowed"),
    "a bomb of aliases": (b"a: &a [1,1]\nb: &b [*a,*a]\nc: [*b,*b]\n", "line 2, column 8: aliases are not allowed"),
    "an object": (b"a: !!python/object/apply:os.system [ls]\n", "line 1, column 4: tags are not allowed"),
    "an unknown tag": (b"a: !magic 1\n", "line 1, column 4: tags are not allowed"),
    "a list as a key": (b"? [a, b]\n: c\n", "line 1, column 3: a key is a single word"),
    "a mapping as a key": (b"{{a: b}: c}\n", "line 1, column 2: a key is a single word"),
    "two documents": (b"a: 1\n---\nb: 2\n", "line 2, column 1: but found another document"),
    "too deep": (b"a: " + b"[" * 60 + b"]" * 60, "line 1, column 43: nested deeper than 40"),
    "very deep": (b"[" * 90_000, "line 1, column 41: nested deeper than 40"),
    "very deep and closed": (b"[" * 50_000 + b"]" * 50_000, "line 1, column 41: nested deeper than 40"),
    "deep in block style": (
        b"".join(b" " * i + b"a:\n" for i in range(600)),
        "line 40, column 40: nested deeper than 40",
    ),
    "lists in lists in one line": (b"- " * 90_000, "line 1, column 81: nested deeper than 40"),
    "too many values": (b"a: [" + b"1," * 90_000 + b"1]", "line 1, column 19999: more than 10000 values"),
    "too many mappings": (b"[" + b"{a: 1}," * 24_000 + b"]", "line 1, column 23333: more than 10000 values"),
    "a merge": (b"move: 2\n<<: {move: 3}\n", "line 2, column 1: merges are not allowed"),
    "merges in merges": (b"<<: [{<<: [{<<: [{a: 1}]}]}]\n", "line 1, column 1: merges are not allowed"),
    "too large": (b"#" * (MOST_BYTES + 1), f"larger than {MOST_BYTES} bytes"),
    "binary junk": (bytes(range(256)), "cannot be read: "),
    "nulls": (b"\0\0\0\0", "not YAML: "),
    "another encoding": ("name: Ä".encode("latin-1"), "cannot be read: "),
    "a number too long to read": (b"move: " + b"9" * 5000, "line 1, column 7: the number is too large"),
    "empty": (b"", "a hero is a mapping with name, hero, move, cards …"),
    "a word": (b"hello", "a hero is a mapping with name, hero, move, cards …"),
    "only a comment": (b"# later", "a hero is a mapping with name, hero, move, cards …"),
}


@pytest.mark.parametrize("name", CASES)
def test_file_is_refused_with_its_place(name: str, tmp_path: Path) -> None:
    data, wanted = CASES[name]
    path = tmp_path / "some_hero.yaml"
    path.write_bytes(data)
    with pytest.raises(ContentError) as caught:
        Content().add_file(path)
    assert len(caught.value.problems) == 1
    assert str(caught.value.problems[0]).startswith(f"some_hero.yaml: {wanted}"), caught.value.problems


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
    assert [str(p) for p in caught.value.problems] == [
        f"{name}: id: '{path.stem}' found, expected a name of small letters, digits and _"
    ]


def test_words_that_yaml_takes_for_booleans_stay_words() -> None:
    problems = Problems("f")
    assert parse_yaml("[yes, no, on, off, y, n, true, False]", problems) == [
        "yes", "no", "on", "off", "y", "n", True, False,
    ]  # fmt: skip
    assert problems == []


def test_a_file_of_the_name_of_a_bundled_hero_takes_its_place(tmp_path: Path) -> None:
    path = tmp_path / "alice.yaml"
    path.write_text(bundled_files("heroes")[0].read_text(encoding="utf-8").replace("health: 13", "health: 12"))
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

"""The reference of the effect language is current, and nothing in the language goes undocumented."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import get_args

import pytest
from msgspec import Struct

from peerless.effects import abilities, language, terms
from peerless.effects.docs import struct_doc

ROOT = Path(__file__).resolve().parents[2]
TOOL = runpy.run_path(str(ROOT / "tools" / "language_reference.py"))
PAGE = (ROOT / "docs" / "language.md").read_text(encoding="utf-8")
OPERATIONS = get_args(language.Step)
ASKING = {"may", "choose_modes", "choose_fighter", "choose_space", "choose_card", "choose_opponent", "discard",
          "put_back", "move", "place", "return", "boost", "choose_number", "name_number", "discard_any",
          "replace_card", "leave", "move_marker"}  # fmt: skip


def test_the_page_is_current() -> None:
    """If this fails, run `python tools/language_reference.py`."""
    assert TOOL["complaints"]() == []


def test_an_outdated_page_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TOOL["complaints"].__globals__, "page", lambda: "something else")
    assert TOOL["complaints"]() == ["docs/language.md is outdated: run python tools/language_reference.py"]


@pytest.mark.parametrize("op", OPERATIONS, ids=lambda op: str(op.__struct_config__.tag))
def test_operation_is_explained(op: type[Struct]) -> None:
    tag = op.__struct_config__.tag
    doc = struct_doc(op)
    assert PAGE.count(f"#### `{tag}`\n\n{doc.says}") == 1
    assert doc.says.endswith((".", ")"))
    assert bool(doc.asks) == (tag in ASKING), "say with `Asks:` what it asks"


@pytest.mark.parametrize(
    "union", [terms.Cond, terms.Amount, abilities.Ability], ids=["conditions", "amounts", "abilities"]
)
def test_every_member_is_on_the_page(union: object) -> None:
    for kind in get_args(union):
        if isinstance(kind, type) and issubclass(kind, Struct):
            assert f"### `{kind.__struct_config__.tag}`\n\n{struct_doc(kind).says}" in PAGE


def test_words_are_explained() -> None:
    assert set(terms.PLAIN_MEANS) == set(get_args(terms.Plain))
    assert set(language.TIMING_MEANS) == set(get_args(language.Timing))
    assert set(abilities.MOMENT_MEANS) == set(get_args(abilities.Moment))

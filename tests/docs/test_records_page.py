"""The page about records explains every key and entry."""

from __future__ import annotations

from peerless.records.log.history import DRAW, MOST_UNDOS, RESIGN, effective
from peerless.records.record import FORMAT, Record
from tests.text.test_languages import ROOT

PAGE = (ROOT / "docs" / "records.md").read_text("utf-8")


def test_every_key_is_explained() -> None:
    for key in Record.__struct_fields__:
        assert f"| `{key}` |" in PAGE, key
    assert f"`{FORMAT}`" in PAGE


def test_every_kind_of_entry_is_explained() -> None:
    for entry in (f"{RESIGN}p1", DRAW, "undo 12"):
        assert f"| `{entry}` |" in PAGE, entry
    assert f"at most {MOST_UNDOS} undos" in PAGE


def test_its_example_holds() -> None:
    assert "after the entries `a`, `b`, `undo 1`, `c`, `undo 2`, the match is in its state after `a`, `b` again" in PAGE
    assert effective(["a", "b", "undo 1", "c", "undo 2"]) == [0, 1]

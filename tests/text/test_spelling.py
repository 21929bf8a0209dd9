"""What was probably meant, and lists of what there is."""

from __future__ import annotations

import pytest

from peerless.messages.message import Message
from peerless.messages.spelling import MOST_LISTED, listed, nearest

KNOWN = ["damage", "draw", "discard", "recover"]


@pytest.mark.parametrize(
    ("word", "meant"),
    [("damge", "damage"), ("Draw", "draw"), ("xyz", ""), ("", ""), ("d" * 65, ""), (3, ""), (None, "")],
)
def test_the_nearest_name(word: object, meant: str) -> None:
    assert nearest(word, KNOWN) == meant


def test_few_names_are_all_listed() -> None:
    assert listed(KNOWN, "damge") == "damage, draw, discard, recover"
    assert listed([]) == Message("error-none")


def test_of_many_names_the_most_similar_are_listed_first() -> None:
    names = [f"word_{i}" for i in range(50)]
    assert str(listed(names)).split(", ") == [*names[:MOST_LISTED], "…"]
    assert str(listed([*names, "damage"], "damge")).startswith("damage, ")
    assert str(listed([*names, "damage"], "zzz")).startswith("word_0, ")

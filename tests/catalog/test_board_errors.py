"""What a board can get wrong."""

from __future__ import annotations

from typing import Any

import pytest

from peerless import Content
from tests.catalog.support import board, problems_of, space

RIGHT = board()["spaces"]
EDGES = board()["edges"]

CASES = {
    "not connected": (
        board(edges=[["s1", "s2"]]),
        ["edges: no way leads to s3"],
    ),
    "an edge twice": (board(edges=[*EDGES, ["s2", "s1"]]), ["edges[2]: 's2' and 's1' are joined twice"]),
    "an edge to itself": (
        board(edges=[*EDGES, ["s2", "s2"]]),
        ["edges[2]: joins 's2' and 's2': two different known spaces are needed (BRD-2)"],
    ),
    "an edge to nowhere": (
        board(edges=[*EDGES, ["s2", "s9"]]),
        ["edges[2]: joins 's2' and 's9': two different known spaces are needed (BRD-2)"],
    ),
    "an edge of three": (board(edges=[["s1", "s2", "s3"]]), ["edges[0]: 3 entries, expected 2"]),
    "no edges": (board(edges=[]), ["edges: 0 entries, expected 1 to 400"]),
    "an unknown zone": (
        board(spaces=[*RIGHT[:2], {**RIGHT[2], "zones": ["blue", "green"]}]),
        ["spaces[2] (s3).zones: no zone 'green' (BRD-3)"],
    ),
    "a zone twice": (
        board(spaces=[*RIGHT[:2], {**RIGHT[2], "zones": ["blue", "blue"]}]),
        ["spaces[2] (s3).zones: 'blue' stands twice"],
    ),
    "a space in no zone": (
        board(spaces=[*RIGHT[:2], {**RIGHT[2], "zones": []}]),
        ["spaces[2] (s3).zones: 0 entries, expected 1 to 6"],
    ),
    "a zone without spaces": (board(zones=["red", "blue", "green"]), ["zones: no space lies in 'green' (BRD-3)"]),
    "two spaces of one id": (board(spaces=[*RIGHT, space("s1")]), ["spaces: 's1' stands twice"]),
    "a space called like an answer": (
        board(spaces=[*RIGHT, space("none")], edges=[*EDGES, ["s1", "none"]]),
        ["spaces: 'none' is an answer, not a name"],
    ),
    "start spaces 1 and 3": (
        board(spaces=[*RIGHT[:2], {**RIGHT[2], "start": 3}]),
        ["spaces: start spaces are numbered 1, 2, … once each, at least two; found [1, 3] (BRD-5)"],
    ),
    "one start space": (
        board(spaces=[*RIGHT[:2], {"id": "s3", "x": 1, "y": 1, "zones": ["blue"]}]),
        ["spaces: start spaces are numbered 1, 2, … once each, at least two; found [1] (BRD-5)"],
    ),
    "start space 1 twice": (
        board(spaces=[*RIGHT[:2], {**RIGHT[2], "start": 1}]),
        ["spaces: start spaces are numbered 1, 2, … once each, at least two; found [1, 1] (BRD-5)"],
    ),
    "off the picture": (
        board(spaces=[*RIGHT[:2], {**RIGHT[2], "x": 101}]),
        ["spaces[2] (s3).x: 101 found, expected a number from 0 to 100"],
    ),
    "no number at all": (
        board(spaces=[*RIGHT[:2], {**RIGHT[2], "x": float("nan")}]),
        ["spaces[2] (s3).x: nan found, expected a number from 0 to 100"],
    ),
    "one space": (board(spaces=RIGHT[:1], edges=EDGES), ["spaces: 1 entries, expected 2 to 62"]),
    "a passage that leads nowhere": (
        board(spaces=[*RIGHT[:2], {**RIGHT[2], "passage": True}]),
        ["spaces: the passage on 's3' leads nowhere (PASS-1)"],
    ),
    "a crossing of no line": (
        board(crossings=[[["s1", "s2"], ["s1", "s3"]]]),
        ["crossings[0]: no line joins 's1' and 's3'"],
    ),
    "unknown key": (board(colour="red"), ["colour: unknown key (known: name, zones, spaces, edges, "]),
    "spaces are a word": (board(spaces="many"), ["spaces: 'many' found, expected a list"]),
    "its own id": (board(id="other"), ["id: the id is the name of the file, it is not written in it"]),
    "all that is missing": ({"spaces": RIGHT}, ["`name` is missing", "`zones` is missing", "`edges` is missing"]),
    "several at once": (
        board(name="", aspect=9, spaces=[*RIGHT[:2], {"id": "S 3", "x": 1, "y": -1, "zone": "red"}]),
        [
            "name: '' found, expected a text of 1 to 80 characters, in one line",
            "spaces[2] (S 3).zone: unknown key",
            "spaces[2] (S 3).id: 'S 3' found, expected a name",
            "spaces[2] (S 3).y: -1 found",
            "spaces[2] (S 3): `zones` is missing",
            "aspect: 9 found, expected a number from 0.2 to 5",
        ],
    ),
    "several of meaning at once": (
        board(zones=["red", "blue", "pink"], edges=[["s1", "s2"], ["s2", "s1"], ["s3", "s9"]]),
        [
            "zones: no space lies in 'pink'",
            "edges[1]: 's2' and 's1'",
            "edges[2]: joins 's3'",
            "edges: no way leads to s3",
        ],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_fault_is_refused_with_its_place(name: str, content: Content) -> None:
    data, wanted = CASES[name]
    found = problems_of(content.copy(), data)
    assert len(found) == len(wanted), found
    for problem, beginning in zip(found, wanted, strict=True):
        assert problem.startswith(beginning), problem


def test_the_board_all_this_is_made_from_is_right(content: Content) -> None:
    assert problems_of(content.copy(), board()) == []


def test_passages_connect(content: Content) -> None:
    """PASS-1: two parts of a board may be joined by passages alone."""
    ends: list[dict[str, Any]] = [RIGHT[0], {**RIGHT[1], "passage": True}, {**RIGHT[2], "passage": True}]
    assert problems_of(content.copy(), board(spaces=ends, edges=[["s1", "s2"]])) == []

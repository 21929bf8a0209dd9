"""What a board can get wrong."""

from __future__ import annotations

from typing import Any

import pytest

from peerless import Content
from peerless.messages.message import Message
from tests.catalog.support import (
    assert_refused,
    board,
    differs,
    fault,
    from_to,
    number,
    problems_of,
    space,
)

RIGHT = board()["spaces"]
EDGES = board()["edges"]

CASES = {
    "not connected": (
        board(edges=[["s1", "s2"]]),
        [fault("edges", "fault-no-way", spaces="s3")],
    ),
    "an edge twice": (
        board(edges=[*EDGES, ["s2", "s1"]]),
        [fault("edges[2]", "fault-line-twice", first="s2", second="s1")],
    ),
    "an edge to itself": (
        board(edges=[*EDGES, ["s2", "s2"]]),
        [fault("edges[2]", "fault-line-ends", first="s2", second="s2")],
    ),
    "an edge to nowhere": (
        board(edges=[*EDGES, ["s2", "s9"]]),
        [fault("edges[2]", "fault-line-ends", first="s2", second="s9")],
    ),
    "an edge of three": (board(edges=[["s1", "s2", "s3"]]), [fault("edges[0]", "fault-entries", count=3, expected=2)]),
    "no edges": (board(edges=[]), [fault("edges", "fault-entries", count=0, expected=from_to(1, 400))]),
    "an unknown zone": (
        board(spaces=[*RIGHT[:2], {**RIGHT[2], "zones": ["blue", "green"]}]),
        [fault("spaces[2] (s3).zones", "fault-no-zone", zone="green", known="red, blue")],
    ),
    "a zone twice": (
        board(spaces=[*RIGHT[:2], {**RIGHT[2], "zones": ["blue", "blue"]}]),
        [fault("spaces[2] (s3).zones[1]", "fault-twice", name="blue")],
    ),
    "a space in no zone": (
        board(spaces=[*RIGHT[:2], {**RIGHT[2], "zones": []}]),
        [fault("spaces[2] (s3).zones", "fault-entries", count=0, expected=from_to(1, 6))],
    ),
    "a zone without spaces": (
        board(zones=["red", "blue", "green"]),
        [fault("zones", "fault-empty-zone", zone="green")],
    ),
    "two spaces of one id": (
        board(spaces=[*RIGHT, space("s1")]),
        [fault("spaces[3] (s1).id", "fault-twice", name="s1")],
    ),
    "a space called like an answer": (
        board(spaces=[*RIGHT, space("none")], edges=[*EDGES, ["s1", "none"]]),
        [fault("spaces[3] (none).id", "fault-answer", name="none")],
    ),
    "start spaces 1 and 3": (
        board(spaces=[*RIGHT[:2], {**RIGHT[2], "start": 3}]),
        [fault("spaces", "fault-starts", found="[1, 3]")],
    ),
    "one start space": (
        board(spaces=[*RIGHT[:2], {"id": "s3", "x": 1, "y": 1, "zones": ["blue"]}]),
        [fault("spaces", "fault-starts", found="[1]")],
    ),
    "start space 1 twice": (
        board(spaces=[*RIGHT[:2], {**RIGHT[2], "start": 1}]),
        [fault("spaces", "fault-starts", found="[1, 1]")],
    ),
    "off the picture": (
        board(spaces=[*RIGHT[:2], {**RIGHT[2], "x": 101}]),
        [differs("spaces[2] (s3).x", "101", number(0, 100))],
    ),
    "no number at all": (
        board(spaces=[*RIGHT[:2], {**RIGHT[2], "x": float("nan")}]),
        [differs("spaces[2] (s3).x", "nan", number(0, 100))],
    ),
    "one space": (
        board(spaces=RIGHT[:1], edges=EDGES),
        [fault("spaces", "fault-entries", count=1, expected=from_to(2, 62))],
    ),
    "a passage that leads nowhere": (
        board(spaces=[*RIGHT[:2], {**RIGHT[2], "passage": True}]),
        [fault("spaces", "fault-passage", space="s3")],
    ),
    "a crossing of no line": (
        board(crossings=[[["s1", "s2"], ["s1", "s3"]]]),
        [fault("crossings[0]", "fault-no-line", first="s1", second="s3")],
    ),
    "unknown key": (
        board(color="red"),
        [
            fault(
                "color",
                "fault-unknown-key",
                known="name, zones, spaces, edges, aspect, space_radius, crossings, high_ground, set, names, author, "
                "version, notes",
            )
        ],
    ),
    "spaces are a word": (board(spaces="many"), [differs("spaces", "'many'", Message("fault-type-list"))]),
    "its own id": (board(id="other"), [fault("id", "fault-id")]),
    "all that is missing": (
        {"spaces": RIGHT},
        [
            fault("", "fault-missing", key="name"),
            fault("", "fault-missing", key="zones"),
            fault("", "fault-missing", key="edges"),
        ],
    ),
    "several at once": (
        board(name="", aspect=9, spaces=[*RIGHT[:2], {"id": "S 3", "x": 1, "y": -1, "zone": "red"}]),
        [
            differs("name", "''", Message("fault-type-line", least=1, most=80)),
            fault("spaces[2] (S 3).zone", "fault-unknown-key", known="id, x, y, zones, start, passage"),
            differs("spaces[2] (S 3).id", "'S 3'", Message("fault-type-name")),
            differs("spaces[2] (S 3).y", "-1", number(0, 100)),
            fault("spaces[2] (S 3)", "fault-missing", key="zones"),
            differs("aspect", "9", number(0.2, 5)),
        ],
    ),
    "several of meaning at once": (
        board(zones=["red", "blue", "pink"], edges=[["s1", "s2"], ["s2", "s1"], ["s3", "s9"]]),
        [
            fault("zones", "fault-empty-zone", zone="pink"),
            fault("edges[1]", "fault-line-twice", first="s2", second="s1"),
            fault("edges[2]", "fault-line-ends", first="s3", second="s9"),
            fault("edges", "fault-no-way", spaces="s3"),
        ],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_fault_is_refused_with_its_place(name: str, content: Content) -> None:
    data, wanted = CASES[name]
    assert_refused(content, data, wanted)


def test_the_board_all_this_is_made_from_is_right(content: Content) -> None:
    assert problems_of(content.copy(), board()) == []


def test_passages_connect(content: Content) -> None:
    """PASS-1: two parts of a board may be joined by passages alone."""
    ends: list[dict[str, Any]] = [RIGHT[0], {**RIGHT[1], "passage": True}, {**RIGHT[2], "passage": True}]
    assert problems_of(content.copy(), board(spaces=ends, edges=[["s1", "s2"]])) == []

"""`boards` and `board`: for reading, and as JSON."""

from __future__ import annotations

from peerless import Content
from tests.cli.support import call, call_json


def test_list(content: Content) -> None:
    output = call("boards").output
    assert all(board.name in output for board in content.boards.values())
    sarpedon = next(board for board in call_json("boards") if board["id"] == "sarpedon")
    assert (sarpedon["name"], sarpedon["spaces"], sarpedon["zones"], sarpedon["starts"]) == ("Sarpedon", 38, 6, 4)


def test_board_as_json(content: Content) -> None:
    data = call_json("board", "marmoreal")
    board = content.board("marmoreal")
    assert (data["id"], data["name"]) == ("marmoreal", "Marmoreal")
    assert data["zones"] == board.zones
    assert [space["id"] for space in data["spaces"]] == [space.id for space in board.spaces]
    assert data["spaces"][0] == {
        "id": "s01",
        "x": 14.1,
        "y": 10.1,
        "zones": ["gray", "yellow"],
        "start": None,
        "passage": False,
    }
    assert [tuple(edge) for edge in data["edges"]] == board.edges
    assert len(data["crossings"]) == 2


def test_board_for_reading(content: Content) -> None:
    output = call("board", "sarpedon").output
    for space in content.board("sarpedon").spaces:
        assert output.count(space.id) > 1  # in the picture and in the list
    assert "A green  B yellow" in output
    assert "start 4" in output

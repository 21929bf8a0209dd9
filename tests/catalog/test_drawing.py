"""The drawn board: every space is there, nothing covers anything, whatever the size."""

from __future__ import annotations

import re

import pytest

from peerless import Content
from peerless.catalog.drawing import Figure, Part, Shown, draw_board, zone_letter
from peerless.cli.terminal.names import Names
from peerless.records.match import new_match


def plain(line: list[Part]) -> str:
    return "".join(text for text, _ in line)


@pytest.mark.parametrize("size", [(74, 12), (80, 14), (77, 24), (110, 24)])
@pytest.mark.parametrize("board_id", ["sarpedon", "marmoreal"])
def test_every_space_with_its_zones(content: Content, board_id: str, size: tuple[int, int]) -> None:
    board = content.board(board_id)
    lines = [plain(line) for line in draw_board(board, *size, Shown())]
    assert len(lines) == size[1]
    assert max(map(len, lines)) <= size[0]
    text = "\n".join(lines)
    for space in board.spaces:
        assert space.id + "".join(zone_letter(board, zone) for zone in space.zones) in text


@pytest.mark.parametrize("rows", [12, 24])
def test_figures_and_numbers(content: Content, rows: int) -> None:
    board = content.board("sarpedon")
    shown = Shown({"s21": Figure("●AL:13", ""), "s22": Figure("■Ja:8", "")}, {"s20": 1, "s22": 12, "s17": 3})
    text = "\n".join(plain(line) for line in draw_board(board, 76, rows, shown))
    for label in ("●AL:13", "■Ja:8", "[1]F", "[12]", "[3]BE"):
        assert label in text
    assert "s20" not in text


def test_spaces_stay_where_they_are(content: Content) -> None:
    """A figure comes and goes: the others do not move."""
    board = content.board("sarpedon")

    def places(shown: Shown) -> dict[str, tuple[int, int]]:
        lines = [plain(line) for line in draw_board(board, 80, 24, shown)]
        return {m[0]: (y, m.start()) for y, line in enumerate(lines) for m in re.finditer(r"s\d\d", line)}

    before, after = places(Shown()), places(Shown({"s21": Figure("●AL:13", "")}))
    moved = [space for space in before if space not in ("s20", "s21", "s22") and before[space] != after[space]]
    assert moved == []


def test_labels_are_short_and_single(content: Content) -> None:
    heroes = ["medusa", "king_arthur", "medusa", "alice"]
    match = new_match(content, heroes=heroes, board="sarpedon", mode="teams", seed=1)
    labels = Names(content, match.settings, match.state.t).labels
    assert len({label.upper() for label in labels.values()}) == len(labels)
    assert all(len(label) <= 3 for label in labels.values())
    assert labels["king_arthur"] == "KA"
    assert labels["merlin"].istitle()

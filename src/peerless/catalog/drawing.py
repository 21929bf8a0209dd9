"""Draw a board with characters: spaces, the lines between them, and the figures on them.

Lines are drawn with braille dots, eight to a character, under the labels. Zones have a letter and a color, players a
shape and a color; the drawing can be read without the colors. The terminal client adds them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from peerless.catalog.models import SPACE_MARKS, BoardDef, SpaceDef
from peerless.catalog.zone_colors import TERMINAL_STYLES
from peerless.core.tables import Tables

Part = tuple[str, str]
"""Text, and the style a terminal may show it in."""

LINE: Final = "bright_black"
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SHAPES: Final = "●■▲◆"
"""The marks of the players' figures, by seat."""
_OTHER_STYLES: Final = ("cyan", "magenta", "green", "yellow", "red", "blue", "bright_white")
_DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
_BRAILLE: Final = 0x2800
_LONGEST_ID: Final = 4
_MARGIN: Final = 3  # half the width of a label
MARK: Final = "≈"  # a marker on the space
TWO_ROWS_FROM: Final = 17  # rows from which every space gets a second row for its figure


@dataclass(frozen=True)
class Figure:
    """A fighter on the board."""

    label: str
    style: str


@dataclass(frozen=True)
class Shown:
    """What a drawing shows on the spaces."""

    figures: Mapping[str, Figure] = field(default_factory=dict)
    """Space -> its fighter."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    """Space -> the number of the option to choose it."""
    marked: Mapping[str, str] = field(default_factory=dict)
    """Space -> the style of its marker."""
    starts: bool = False
    """Whether to show start numbers even if there is little room."""


def zone_style(board: BoardDef, zone: str) -> str:
    return TERMINAL_STYLES.get(zone) or _OTHER_STYLES[board.zones.index(zone) % len(_OTHER_STYLES)]


def zone_letter(board: BoardDef, zone: str) -> str:
    """The letter of a zone, by its position in the board's list."""
    return LETTERS[board.zones.index(zone) % len(LETTERS)]


def draw_board(board: BoardDef, width: int, height: int, shown: Shown) -> list[list[Part]]:
    """Draw the board in a number of columns and rows; each row is a list of styled parts."""
    rows = 2 if height >= TWO_ROWS_FROM else 1
    cells = {space.id: _cell(board, space, shown, rows) for space in board.spaces}
    canvas = _Canvas(width, height)
    places = _lay_out(board, cells, width, height, rows)
    centers = {space: (x + _width(cells[space]) // 2, y) for space, (x, y) in places.items()}
    for a, b in board.edges:
        canvas.line(centers[a], centers[b])
    for space, (x, y) in places.items():
        for row, parts in enumerate(cells[space]):
            inset = (_width(cells[space]) - _width([parts])) // 2
            canvas.write(x + inset, y + row, parts)
    return canvas.lines()


def _cell(board: BoardDef, space: SpaceDef, shown: Shown, rows: int) -> list[list[Part]]:
    """The rows of one space: its name and zones, then its fighter or what is printed there."""
    figure, number = shown.figures.get(space.id), shown.numbers.get(space.id)
    zones = [(zone_letter(board, zone), f"bold {zone_style(board, zone)}") for zone in space.zones]
    if space.id in shown.marked:
        zones.append((MARK, f"bold {shown.marked[space.id]}"))
    name: list[Part]
    if number is not None:
        name = [(f"[{number}]", "bold reverse")]
    else:
        name = [(space.id[:_LONGEST_ID], "white")]
    printed: list[Part] = []
    if space.start is not None and (rows == 2 or shown.starts):
        printed.append((f"◆{space.start}", "dim"))
    printed += [(mark, "bold") for name, mark in SPACE_MARKS.items() if getattr(space, name)]
    if rows == 2:
        below = [(figure.label, figure.style)] if figure is not None else printed
        return [name + zones, below] if below else [name + zones]
    if figure is not None:
        return [[*(name if number is not None else []), (figure.label, figure.style), *zones]]
    return [[*name, *zones, *printed]]


def _width(cell: Sequence[Sequence[Part]]) -> int:
    return max(sum(len(text) for text, _ in row) for row in cell)


def _lay_out(
    board: BoardDef, cells: Mapping[str, Sequence[Sequence[Part]]], width: int, height: int, rows: int
) -> dict[str, tuple[int, int]]:
    """Space -> its upper left corner: at its coordinates, or at the nearest free position.

    Centers are placed, not corners, so that a space does not move when its label grows.
    """
    xs = [space.x for space in board.spaces]
    ys = [space.y for space in board.spaces]
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    taken: set[tuple[int, int]] = set()
    places: dict[str, tuple[int, int]] = {}
    # Wide ones first: they have the least choice.
    for space in sorted(board.spaces, key=lambda space: (-_width(cells[space.id]), space.y, space.x)):
        wide, tall = _width(cells[space.id]), len(cells[space.id])
        middle = _MARGIN + (space.x - left) / max(right - left, 1) * (width - 1 - 2 * _MARGIN)
        x = round(middle) - wide // 2
        y = round((space.y - top) / max(bottom - top, 1) * (height - rows))
        places[space.id] = _nearest_free(x, y, wide, tall, width, height, taken)
        at_x, at_y = places[space.id]
        taken |= {(at_x + i, at_y + k) for i in range(-1, wide + 1) for k in range(tall)}
    return places


def _nearest_free(
    x: int, y: int, wide: int, tall: int, width: int, height: int, taken: set[tuple[int, int]]
) -> tuple[int, int]:
    best, best_cost = (max(0, min(x, width - wide)), max(0, min(y, height - tall))), 10_000
    for dy in range(-3, 4):
        for dx in range(-12, 13):
            cost = abs(dx) + 3 * abs(dy)
            at_x, at_y = x + dx, y + dy
            inside = 0 <= at_x <= width - wide and 0 <= at_y <= height - tall
            if cost >= best_cost or not inside:
                continue
            if not any((at_x + i, at_y + k) in taken for i in range(wide) for k in range(tall)):
                best, best_cost = (at_x, at_y), cost
    return best


class _Canvas:
    """Characters with styles over a layer of fine dots."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.dots = [[0] * width for _ in range(height)]
        self.chars: list[list[Part | None]] = [[None] * width for _ in range(height)]

    def line(self, a: tuple[int, int], b: tuple[int, int]) -> None:
        """Draw dots from the center of one character to the center of another."""
        ax, ay, bx, by = a[0] * 2 + 1, a[1] * 4 + 2, b[0] * 2 + 1, b[1] * 4 + 2
        steps = max(abs(bx - ax), abs(by - ay), 1)
        for i in range(0, steps + 1, 2):  # every other dot, for a light line
            x, y = ax + round((bx - ax) * i / steps), ay + round((by - ay) * i / steps)
            if 0 <= x < self.width * 2 and 0 <= y < self.height * 4:
                self.dots[y // 4][x // 2] |= _DOTS[y % 4][x % 2]

    def write(self, x: int, y: int, parts: Sequence[Part]) -> None:
        for text, style in parts:
            for char in text:
                if 0 <= x < self.width and 0 <= y < self.height:
                    self.chars[y][x] = (char, style)
                x += 1

    def lines(self) -> list[list[Part]]:
        out = []
        for row, dots in zip(self.chars, self.dots, strict=True):
            line: list[Part] = []
            for char, mask in zip(row, dots, strict=True):
                line.append(char or ((chr(_BRAILLE + mask), LINE) if mask else (" ", "")))
            while line and line[-1][0] == " ":
                line.pop()
            out.append(line)
        return out


# ---- short names of figures ----

_ARTICLES: Final = ("the", "a", "an", "of", "dr", "dr.")


def short_labels(t: Tables, names: dict[str, str]) -> dict[str, str]:
    """Unique short labels: initials of two words, or the first letters; copies get a letter and a number."""
    found: dict[str, str] = {}
    is_hero = {fighter: (t.heroes >> f) & 1 == 1 for f, fighter in enumerate(names)}
    for fighter in sorted(names, key=lambda fighter: not is_hero[fighter]):  # heroes have the first choice
        candidates = _candidates(re.sub(r" \(p\d\)$", "", names[fighter]))
        used = {label.upper() for label in found.values()}
        free = next((c for c in candidates if c.upper() not in used), f"F{len(found)}")
        found[fighter] = free.upper() if is_hero[fighter] else free
    return {fighter: found[fighter] for fighter in names}


def _candidates(name: str) -> list[str]:
    words = [re.sub(r"\W", "", word) for word in name.split() if word.lower() not in _ARTICLES]
    words = [word for word in words if word] or ["X"]
    if len(words) > 1 and words[-1].isdigit():
        copies = [f"{words[0][i].upper()}{words[-1]}" for i in range(len(words[0]))]
        return [*copies, *(f"{words[0][0].upper()}{letter}{words[-1]}" for letter in words[0][1:].lower())]
    first, letters = words[0], "".join(words)
    initials = [words[0][0] + words[1][0].upper()] if len(words) > 1 else []
    return [*initials, *(first[0].upper() + letter.lower() for letter in letters[1:]), *LETTERS]

"""`peerless boards` and `peerless board ID`: where a match can be played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from peerless.catalog.models import BoardDef
from peerless.cli.board_text import Shown, draw_board, zone_legend, zone_style
from peerless.cli.heroes import to_json
from peerless.cli.names import zone_letter
from peerless.cli.options import board_id, content_option, load

PICTURE_ROWS = 24
MOST_WIDTH = 110


@click.command()
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@content_option
def boards(as_json: bool, files: tuple[Path, ...]) -> None:
    """List the boards."""
    known = [board for _, board in sorted(load(files).boards.items())]
    if as_json:
        click.echo(to_json([_summary(board) for board in known]))
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("id", "board", "spaces", "zones", "starts", "passages", "set"):
        table.add_column(column)
    for board in known:
        data = _summary(board)
        table.add_row(
            board.id,
            Text(board.name, style="bold"),
            str(data["spaces"]),
            str(data["zones"]),
            str(data["starts"]),
            str(data["passages"]),
            board.set or "",
        )
    Console().print(table)


@click.command()
@click.argument("name", metavar="ID|FILE")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@content_option
def board(name: str, as_json: bool, files: tuple[Path, ...]) -> None:
    """Show a board: picture, zones, and which spaces are joined."""
    content = load(files, name)
    known = content.board(board_id(content, name))
    if as_json:
        click.echo(to_json(board_json(known)))
        return
    console = Console()
    console.print(board_sheet(known, min(console.width, MOST_WIDTH)))


def _summary(board: BoardDef) -> dict[str, Any]:
    return {
        "id": board.id,
        "name": board.name,
        "set": board.set,
        "spaces": len(board.spaces),
        "zones": len(board.zones),
        "starts": sum(space.start is not None for space in board.spaces),
        "passages": sum(space.passage for space in board.spaces),
    }


def board_json(board: BoardDef) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(board)
    first = ("id", "name", "set", "zones", "spaces", "edges", "crossings")
    return {key: data[key] for key in (*first, *(key for key in data if key not in first))}


def board_sheet(board: BoardDef, width: int) -> Group:
    """A board for reading."""
    heading = Text(board.name, style="bold").append(f"  ({board.id})", style="dim")
    if board.set:
        heading.append(f"  {board.set}", style="dim")
    marks = Text("◆1 start space  ", style="dim")
    if any(space.passage for space in board.spaces):
        marks.append("∩ secret passage (PASS-1)")
    picture = draw_board(board, width, PICTURE_ROWS, Shown(starts=True))
    return Group(heading, *picture, zone_legend(board), marks, Text(), _spaces(board))


def _spaces(board: BoardDef) -> Table:
    near: dict[str, list[str]] = {space.id: [] for space in board.spaces}
    for a, b in board.edges:
        near[a].append(b)
        near[b].append(a)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("space", "zones", "joined to", ""):
        table.add_column(column)
    for space in board.spaces:
        zones = Text()
        for zone in space.zones:
            zones.append(f"{zone_letter(board, zone)} {zone} ", style=zone_style(board, zone))
        notes = [f"start {space.start}"] if space.start is not None else []
        notes += ["passage"] if space.passage else []
        table.add_row(space.id, zones, " ".join(sorted(near[space.id])), ", ".join(notes))
    return table

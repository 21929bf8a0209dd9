"""`peerless boards` and `peerless board ID`: where a match can be played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from peerless.catalog.drawing import Shown, zone_letter, zone_style
from peerless.catalog.models import SPACE_MARKS, BoardDef
from peerless.cli.heroes import about_lines, to_json
from peerless.cli.options import board_id, content_option, language_option, load
from peerless.cli.terminal.board_text import draw_board, zone_legend
from peerless.text.names import ContentNames, names_in

PICTURE_ROWS = 24
MOST_WIDTH = 110


@click.command()
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@content_option
@language_option
def boards(as_json: bool, files: tuple[Path, ...], language: str) -> None:
    """List the boards."""
    known = [board for _, board in sorted(load(files).boards.items())]
    names = names_in(language)
    if as_json:
        click.echo(to_json([_summary(board, names) for board in known]))
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("id", "board", "spaces", "zones", "starts", *(f"{name}s" for name in SPACE_MARKS), "set"):
        table.add_column(names.translator.say(f"column-{column}"))
    for board in known:
        data = _summary(board, names)
        table.add_row(
            board.id,
            Text(data["name"], style="bold"),
            str(data["spaces"]),
            str(data["zones"]),
            str(data["starts"]),
            *(str(data[f"{name}s"]) for name in SPACE_MARKS),
            data["set"] or "",
        )
    Console().print(table)


@click.command()
@click.argument("name", metavar="ID|FILE")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@content_option
@language_option
def board(name: str, as_json: bool, files: tuple[Path, ...], language: str) -> None:
    """Show a board: picture, zones and adjacent spaces."""
    content = load(files, name)
    known = content.board(board_id(content, name))
    if as_json:
        click.echo(to_json(board_json(known)))
        return
    console = Console()
    console.print(board_sheet(known, min(console.width, MOST_WIDTH), names_in(language)))


def _summary(board: BoardDef, names: ContentNames) -> dict[str, Any]:
    return {
        "id": board.id,
        "name": names.board(board),
        "set": names.set(board),
        "spaces": len(board.spaces),
        "zones": len(board.zones),
        "starts": sum(space.start is not None for space in board.spaces),
        **{f"{name}s": sum(getattr(space, name) for space in board.spaces) for name in SPACE_MARKS},
    }


def board_json(board: BoardDef) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(board)
    first = ("id", "name", "set", "zones", "spaces", "edges", "crossings")
    return {key: data[key] for key in (*first, *(key for key in data if key not in first))}


def board_sheet(board: BoardDef, width: int, names: ContentNames) -> Group:
    """A board for reading."""
    say = names.translator.say
    heading = Text(names.board(board), style="bold").append(f"  ({board.id})", style="dim")
    if board.set:
        heading.append(f"  {names.set(board)}", style="dim")
    marks = Text(f"◆1 {say('board-start-mark')}  ", style="dim")
    for name, mark in SPACE_MARKS.items():
        if any(getattr(space, name) for space in board.spaces):
            marks.append(f"{mark} {say(f'board-{name}-mark')}  ")
    marks.rstrip()
    picture = draw_board(board, width, PICTURE_ROWS, Shown(starts=True))
    return Group(
        heading, *about_lines(board, names), *picture, zone_legend(board, names), marks, Text(), _spaces(board, names)
    )


def _spaces(board: BoardDef, names: ContentNames) -> Table:
    near: dict[str, list[str]] = {space.id: [] for space in board.spaces}
    for a, b in board.edges:
        near[a].append(b)
        near[b].append(a)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("space", "zones", "joined"):
        table.add_column(names.translator.say(f"column-{column}"))
    table.add_column("")
    for space in board.spaces:
        zones = Text()
        for zone in space.zones:
            zones.append(f"{zone_letter(board, zone)} {names.zone(board, zone)} ", style=zone_style(board, zone))
        notes = [names.translator.say("board-start", count=space.start)] if space.start is not None else []
        notes += [names.translator.say(f"board-{name}") for name in SPACE_MARKS if getattr(space, name)]
        table.add_row(space.id, zones, " ".join(sorted(near[space.id])), ", ".join(notes))
    return table

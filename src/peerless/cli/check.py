"""`peerless check FILE…`: check hero and board files and report every problem with its position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import click
from rich.console import Console

from peerless.catalog.checks.advice import advice
from peerless.catalog.content import Content
from peerless.catalog.models import SPACE_MARKS, BoardDef, HeroDef
from peerless.catalog.reading.files import Unreadable, read_file
from peerless.catalog.reading.positions import Positions
from peerless.catalog.reading.problems import by_position
from peerless.catalog.reading.yaml_file import MOST_BYTES
from peerless.cli.boards import MOST_WIDTH, board_sheet
from peerless.cli.heroes import about_lines, hero_sheet
from peerless.cli.options import is_taken, language_option, taken
from peerless.cli.terminal.saved_files import saved
from peerless.core.errors import ContentError
from peerless.messages.message import Message
from peerless.text.names import names_in


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--watch", is_flag=True, help="Check again, and show what changed, whenever a file is saved.")
@language_option
def check(files: tuple[Path, ...], watch: bool, language: str) -> None:
    """Check hero and board files; exit code 1 if one of them has a problem."""
    changes = saved(files) if watch else iter(())
    failed = _check_all(files, language)
    if watch:
        with suppress(KeyboardInterrupt):
            _watch(files, changes, language)
    elif failed:
        raise SystemExit(1)


def _watch(files: Sequence[Path], changes: Iterator[Sequence[Path]], language: str) -> None:
    console = Console()
    click.echo(Message("watch-waiting").said(language))
    for changed in changes:
        if console.is_terminal:
            click.clear()
        _check_all(files, language)
        for path in changed:
            _show(path, console, language)
        click.echo(Message("watch-waiting").said(language))


def _show(path: Path, console: Console, language: str) -> None:
    """A hero or board for reading, if its file has no problems."""
    with suppress(ContentError):
        made = Content().add_file(path)
        if isinstance(made, HeroDef):
            console.print(hero_sheet(made, language))
        else:
            console.print(board_sheet(made, min(console.width, MOST_WIDTH), names_in(language)))


def _check_all(files: Sequence[Path], language: str) -> int:
    """Report on all files; returns how many have a problem."""
    content = Content()
    failed = sum(not _check(path, content, language) for path in files)
    if failed:
        click.echo(Message("error-check-failed", failed=failed, count=len(files)).said(language), err=True)
    return failed


def _check(path: Path, content: Content, language: str) -> bool:
    """Report on one file; returns whether it has no problem."""
    try:
        made = content.add_file(path)
    except ContentError as error:
        for problem in by_position(error.problems):
            click.echo(problem.said(language))
        return False
    click.echo(f"{path.name}: good. {_hero(made) if isinstance(made, HeroDef) else _board(made)}")
    for line in about_lines(made, names_in(language)):
        click.echo(f"  {line.plain}")
    for one in advice(made, path.name, _positions(path)):
        click.echo(one.said(language))
    if is_taken(path):
        click.echo(Message("error-check-but", file=path.name, why=taken(path)).said(language))
    return True


def _positions(path: Path) -> Positions | None:
    with suppress(Unreadable, UnicodeDecodeError):  # it may have changed since
        return Positions(read_file(path, MOST_BYTES).decode())
    return None


def _hero(hero: HeroDef) -> str:
    types = {kind: sum(card.copies for card in hero.cards if card.type == kind) for kind in _TYPES}
    cards = ", ".join(f"{count} {kind}" for kind, count in types.items() if count)
    fighters = ", ".join(
        f"{f.name}{f' x{f.count}' if f.count > 1 else ''} ({f.health} health, {f.attack})"
        for f in [hero.hero, *hero.sidekicks]
    )
    return (
        f"Hero {hero.name}: move {hero.move}; {fighters}; {sum(types.values())} cards of {len(hero.cards)} kinds "
        f"({cards}); {len(hero.abilities)} {'ability' if len(hero.abilities) == 1 else 'abilities'}."
    )


_TYPES = ("attack", "defense", "versatile", "scheme")


def _board(board: BoardDef) -> str:
    starts = sum(space.start is not None for space in board.spaces)
    counts = {name: sum(getattr(space, name) for space in board.spaces) for name in SPACE_MARKS}
    marked = "".join(f", {count} {name}s" for name, count in counts.items() if count)
    return (
        f"Board {board.name}: {len(board.spaces)} spaces in {len(board.zones)} zones, {len(board.edges)} lines, "
        f"{starts} start spaces{marked}."
    )

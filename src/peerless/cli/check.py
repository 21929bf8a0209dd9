"""`peerless check FILE…`: check hero and board files and report every problem with its position."""

from __future__ import annotations

from pathlib import Path

import click

from peerless.catalog.content import Content
from peerless.catalog.models import SPACE_MARKS, BoardDef, HeroDef
from peerless.cli.options import is_taken, language_option, taken
from peerless.core.errors import ContentError
from peerless.messages.message import Message


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@language_option
def check(files: tuple[Path, ...], language: str) -> None:
    """Check hero and board files; exit code 1 if one of them has a problem."""
    content = Content()
    failed = 0
    for path in files:
        try:
            made = content.add_file(path)
        except ContentError as error:
            failed += 1
            for problem in error.problems:
                click.echo(problem.said(language))
        else:
            click.echo(f"{path.name}: good. {_hero(made) if isinstance(made, HeroDef) else _board(made)}")
            if is_taken(path):
                click.echo(Message("error-check-but", file=path.name, why=taken(path)).said(language))
    if failed:
        click.echo(Message("error-check-failed", failed=failed, count=len(files)).said(language), err=True)
        raise SystemExit(1)


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

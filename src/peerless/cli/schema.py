"""`peerless schema hero|board`: the JSON Schema of content files, for editors."""

from __future__ import annotations

import click

from peerless.catalog.schema import board_schema, hero_schema
from peerless.cli.heroes import to_json


@click.command()
@click.argument("kind", type=click.Choice(["hero", "board"]))
def schema(kind: str) -> None:
    """Print the JSON Schema of hero or board files."""
    click.echo(to_json(hero_schema() if kind == "hero" else board_schema()))

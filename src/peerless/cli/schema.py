"""`peerless schema hero|board`: the JSON Schema of content files, for editors."""

from __future__ import annotations

import click

from peerless.catalog.loader import schema_file
from peerless.catalog.schema import board_schema, hero_schema
from peerless.cli.heroes import to_json


@click.command()
@click.argument("kind", type=click.Choice(["hero", "board"]))
@click.option("--path", is_flag=True, help="Print the address of the file instead, for the first line of your files.")
def schema(kind: str, path: bool) -> None:
    """Print the JSON Schema of hero or board files."""
    if path:
        click.echo(schema_file(kind).as_uri())
        return
    click.echo(to_json(hero_schema() if kind == "hero" else board_schema()))

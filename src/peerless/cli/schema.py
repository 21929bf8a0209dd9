"""`peerless schema hero|board`: the JSON Schema of content files, for editors that check while one writes."""

from __future__ import annotations

from typing import Any

import click
import msgspec

from peerless.catalog.models import BoardDef, HeroDef
from peerless.cli.heroes import to_json


@click.command()
@click.argument("kind", type=click.Choice(["hero", "board"]))
def schema(kind: str) -> None:
    """Print the JSON Schema of hero or board files."""
    click.echo(to_json(hero_schema() if kind == "hero" else board_schema()))


def hero_schema() -> dict[str, Any]:
    """Made from the structs; a card file may also take a shared effect, which the loader fills in."""
    made = _schema(HeroDef, "Hero")
    card = made["$defs"]["CardDef"]["properties"]
    card["use"] = {"type": "string", "description": "A shared effect of the package, such as `feint`."}
    card["numbers"] = {
        "type": "object",
        "additionalProperties": {"type": "integer"},
        "description": "The numbers a shared effect needs.",
    }
    return made


def board_schema() -> dict[str, Any]:
    return _schema(BoardDef, "Board")


def _schema(kind: type, title: str) -> dict[str, Any]:
    (root,), definitions = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        **root,
        "$defs": definitions,
    }

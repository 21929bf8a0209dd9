"""`peerless new hero NAME` and `peerless new board NAME`: a file to start from that plays at once."""

from __future__ import annotations

import json
import re
import unicodedata
from pathlib import Path
from typing import Final

import click

from peerless.catalog.content import Content
from peerless.catalog.loader import schema_file, template
from peerless.catalog.reading.problems import Problems
from peerless.catalog.reading.yaml_file import parse_yaml
from peerless.cli.options import FILE, is_file_name, is_taken
from peerless.core.errors import ContentError, SettingsError
from peerless.effects.terms import NAME
from peerless.messages.message import Message

# Placeholders of the templates for the id, the name, and the address of the JSON Schema.
_ID: Final = "new_id"
_NAME: Final = "NEW_NAME"
_SCHEMA: Final = "NEW_SCHEMA"


@click.command()
@click.argument("kind", type=click.Choice(["hero", "board"]))
@click.argument("name")
@click.option("--out", type=FILE, help="The file to write, by default NAME.yaml in this folder; its name is the id.")
@click.option("--force", is_flag=True, help="Overwrite an existing file.")
def new(kind: str, name: str, out: Path | None, force: bool) -> None:
    """Write a hero or board file to start from. It plays at once, and its comments say what you can change."""
    path = _path(name, out)
    text = _filled(kind, path, name)
    try:
        with path.open("w" if force else "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise SettingsError(Message("error-file-there", file=path)) from None
    shown = path if path.is_absolute() else f"./{path}"
    click.echo(f"{path} is written. Change it, then:")
    for line in (f"check --watch {path}", f"{kind} {shown}", f"play --{kind} {shown}"):
        click.echo(f"  peerless {line}")


def _path(name: str, out: Path | None) -> Path:
    """The file to write; its stem must be an unused id."""
    if is_file_name(name):
        raise SettingsError(Message("error-name-is-file", name=name))
    written = _as_id(name) if out is None else out.stem
    if not re.search(NAME, written):
        key = "error-no-id-choose" if out is None else "error-no-id"
        raise SettingsError(Message(key, name=written or name))
    path = out or Path(f"{written}.yaml")
    if path.suffix not in (".yaml", ".yml"):
        raise SettingsError(Message("error-file-ending", file=path))
    if is_taken(path):
        raise SettingsError(Message("error-id-taken", id=path.stem))
    return path


def _as_id(name: str) -> str:
    """A name in lowercase, without accents; everything except letters and digits becomes `_`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_")


def _filled(kind: str, path: Path, name: str) -> str:
    """The template with its new name; refused if the result is not valid."""
    shown = name.replace("_", " ").title() if re.search(NAME, name) else name.strip()
    text = template(kind).replace(_ID, path.stem).replace(_NAME, json.dumps(shown, ensure_ascii=False))
    text = text.replace(_SCHEMA, schema_file(kind).as_uri())
    problems = Problems(path.name)
    data = parse_yaml(text, problems)
    if problems:
        raise ContentError(problems)
    Content().add_data(data, path.stem, problems.positions)
    return text

"""`peerless heroes` and `peerless hero ID`: who can be played, and what their decks hold."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from peerless.catalog.models import CardDef, FighterDef, HeroDef
from peerless.cli.card_text import TYPE_STYLES, ability_lines, card_lines, card_players
from peerless.cli.options import content_option, hero_id, load
from peerless.cli.phrases import spaced


@click.command()
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@content_option
def heroes(as_json: bool, files: tuple[Path, ...]) -> None:
    """List the heroes."""
    known = [hero for _, hero in sorted(load(files).heroes.items())]
    if as_json:
        click.echo(to_json([_summary(hero) for hero in known]))
        return
    console = Console()
    indent = max(len(hero.id) for hero in known) + 2
    for hero in known:
        line = Text(hero.id.ljust(indent))
        line.append(hero.name, style="bold")
        fighters = ", ".join([f"{hero.hero.health} health, {hero.hero.attack}", *map(_sidekick, hero.sidekicks)])
        console.print(line.append(f"  move {hero.move}, {fighters}"))
        text = " ".join(line for ability in hero.abilities for line in ability_lines(ability, hero))
        console.print(Padding(Text(text, style="dim"), (0, 0, 0, indent)))


@click.command()
@click.argument("name", metavar="ID|FILE")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@content_option
def hero(name: str, as_json: bool, files: tuple[Path, ...]) -> None:
    """Show a hero: fighters, ability, and the whole deck with its texts."""
    content = load(files, name)
    known = content.hero(hero_id(content, name))
    if as_json:
        click.echo(to_json(hero_json(known)))
    else:
        Console().print(hero_sheet(known))


def to_json(data: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(data), indent=2).decode()


def _summary(hero: HeroDef) -> dict[str, Any]:
    return {
        "id": hero.id,
        "name": hero.name,
        "set": hero.set,
        "move": hero.move,
        "health": hero.hero.health,
        "attack": hero.hero.attack,
        "sidekicks": [{"id": f.id, "name": f.name, "count": f.count} for f in hero.sidekicks],
    }


def hero_json(hero: HeroDef) -> dict[str, Any]:
    """Everything printed, with the texts made of it."""
    data: dict[str, Any] = msgspec.to_builtins(hero)
    for card, known in zip(data["cards"], hero.cards, strict=True):
        card["text"] = card_lines(known, hero)
    for ability, part in zip(data["abilities"], hero.abilities, strict=True):
        ability["text"] = ability_lines(part, hero)
    first = ("id", "name", "set", "move", "hero", "sidekicks", "tokens", "markers", "abilities", "cards")
    return {key: data[key] for key in (*first, *(key for key in data if key not in first))}


def _sidekick(f: FighterDef) -> str:
    name = f"{f.count} {f.plural or f.name + 's'}" if f.count > 1 else f.name
    return f"{name} ({f.health}, {f.attack})"


def _fighter_line(f: FighterDef) -> str:
    each = " each" if f.count > 1 else ""
    name = f"{f.count} {f.plural or f.name + 's'}" if f.count > 1 else f.name
    top = f", at most {f.max_health} in the classic edition" if f.max_health is not None else ""
    return f"{name}: {f.health} health{each}, {f.attack}{top}"


def hero_sheet(hero: HeroDef) -> Group:
    """A hero for reading: heading, fighters, abilities, deck."""
    heading = Text(hero.name, style="bold")
    heading.append(f"  ({hero.id})", style="dim")
    if hero.set:
        heading.append(f"  {hero.set}", style="dim")
    parts: list[Any] = [heading, Text(f"move {hero.move}")]
    parts.extend(Text(_fighter_line(f)) for f in [hero.hero, *hero.sidekicks])
    parts.extend(Text(f"token {spaced(t.id)}: {' / '.join(spaced(side) for side in t.sides)}") for t in hero.tokens)
    parts.extend(Text(f"{m.count} {m.name or spaced(m.id)} tokens on the board") for m in hero.markers)
    for ability in hero.abilities:
        text = Text(f"{ability.name or 'Ability'}: ", style="bold")
        parts.append(text.append(" ".join(ability_lines(ability, hero)), style="not bold"))
    parts.append(Padding(_deck(hero), (1, 0, 0, 0)))
    return Group(*parts)


def _deck(hero: HeroDef) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("", justify="right")
    for column in ("card", "type", "boost", "fighter"):
        table.add_column(column)
    table.add_column("text", ratio=1)
    for card in hero.cards:
        table.add_row(
            f"{card.copies}x",
            Text(card.name, style="bold"),
            Text(card.type + ("" if card.value is None else f" {card.value}"), style=TYPE_STYLES[card.type]),
            str(card.boost),
            card_players(card, hero),
            "\n".join(card_lines(card, hero)),
        )
    return table


def card_sheet(card: CardDef, hero: HeroDef) -> Text:
    """One card for reading."""
    value = "" if card.value is None else f" {card.value}"
    text = Text(card.name, style="bold")
    text.append(f"  ({hero.id}.{card.id})  ", style="dim")
    text.append(card.type + value, style=TYPE_STYLES[card.type])
    text.append(f"  boost {card.boost}  played by {card_players(card, hero)}  {card.copies} in the deck\n")
    return text.append("\n".join(card_lines(card, hero)) or "No effect.")

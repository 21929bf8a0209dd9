"""`peerless heroes` and `peerless hero ID`: the heroes and their decks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from peerless.catalog.models import BoardDef, CardDef, FighterDef, HeroDef
from peerless.cli.options import content_option, hero_id, language_option, load
from peerless.cli.terminal.names import TYPE_STYLES
from peerless.messages.grammar import Name
from peerless.text.capitals import upper_first
from peerless.text.cards import ability_lines, ability_text, card_lines, card_players
from peerless.text.names import ContentNames, names_in


@click.command()
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@content_option
@language_option
def heroes(as_json: bool, files: tuple[Path, ...], language: str) -> None:
    """List the heroes."""
    known = [hero for _, hero in sorted(load(files).heroes.items())]
    names = names_in(language)
    if as_json:
        click.echo(to_json([_summary(hero, names) for hero in known]))
        return
    console = Console()
    indent = max(len(hero.id) for hero in known) + 2
    for hero in known:
        line = Text(hero.id.ljust(indent))
        line.append(names.hero(hero), style="bold")
        own = _sidekick(hero, hero.hero, names)
        if hero.hero.count == 1:
            attack = names.translator.say(hero.hero.attack)
            own = names.translator.say("hero-own", health=hero.hero.health, attack=attack)
        fighters = ", ".join([own, *(_sidekick(hero, f, names) for f in hero.sidekicks)])
        console.print(line.append(f"  {names.translator.say('hero-line', count=hero.move, fighters=fighters)}"))
        text = " ".join(ability_text(ability, hero, language) for ability in hero.abilities)
        console.print(Padding(Text(text, style="dim"), (0, 0, 0, indent)))


@click.command()
@click.argument("name", metavar="ID|FILE")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@content_option
@language_option
def hero(name: str, as_json: bool, files: tuple[Path, ...], language: str) -> None:
    """Show a hero: fighters, ability, and the whole deck with its texts."""
    content = load(files, name)
    known = content.hero(hero_id(content, name))
    if as_json:
        click.echo(to_json(hero_json(known, language)))
    else:
        Console().print(hero_sheet(known, language))


def to_json(data: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(data), indent=2).decode()


def _summary(hero: HeroDef, names: ContentNames) -> dict[str, Any]:
    return {
        "id": hero.id,
        "name": names.hero(hero),
        "set": names.set(hero),
        "move": hero.move,
        "health": hero.hero.health,
        "attack": hero.hero.attack,
        "sidekicks": [{"id": f.id, "name": _name(hero, f, names), "count": f.count} for f in hero.sidekicks],
    }


def hero_json(hero: HeroDef, language: str) -> dict[str, Any]:
    """A hero with the names and texts of a language."""
    names = names_in(language)
    data: dict[str, Any] = msgspec.to_builtins(hero)
    data["name"] = names.hero(hero)
    for fighter, printed in zip([data["hero"], *data["sidekicks"]], [hero.hero, *hero.sidekicks], strict=True):
        fighter["name"] = _name(hero, printed, names)
    for card, known in zip(data["cards"], hero.cards, strict=True):
        card["name"] = names.card(hero, known)
        card["text"] = [str(line) for line in card_lines(known, hero, language)]
    for ability, part in zip(data["abilities"], hero.abilities, strict=True):
        ability["text"] = ability_lines(part, hero, language)
    first = ("id", "name", "set", "move", "hero", "sidekicks", "tokens", "markers", "abilities", "cards")
    return {key: data[key] for key in (*first, *(key for key in data if key not in first))}


def _name(hero: HeroDef, f: FighterDef, names: ContentNames) -> str:
    return upper_first(names.fighter(hero, f).form("nom"))


def _named(hero: HeroDef, f: FighterDef, names: ContentNames) -> str:
    """A fighter, or how many there are of it: `3 Harpies`."""
    if f.count == 1:
        return _name(hero, f, names)
    name = Name(names.fighter_noun(hero, f), plural=True)
    return names.translator.say("hero-several", count=f.count, name=name)


def _sidekick(hero: HeroDef, f: FighterDef, names: ContentNames) -> str:
    say = names.translator.say
    return say("hero-sidekick", name=_named(hero, f, names), health=f.health, attack=say(f.attack))


def _fighter_line(hero: HeroDef, f: FighterDef, names: ContentNames) -> str:
    say, several = names.translator.say, f.count > 1
    name = _named(hero, f, names)
    return say("hero-fighter", name=name, health=f.health, attack=say(f.attack), several=several, top=f.max_health or 0)


def hero_sheet(hero: HeroDef, language: str) -> Group:
    """A hero for reading: heading, fighters, abilities, deck."""
    names = names_in(language)
    say = names.translator.say
    heading = Text(names.hero(hero), style="bold")
    heading.append(f"  ({hero.id})", style="dim")
    if hero.set:
        heading.append(f"  {names.set(hero)}", style="dim")
    parts: list[Any] = [heading, *about_lines(hero, names), Text(say("hero-move", count=hero.move))]
    parts.extend(Text(_fighter_line(hero, f, names)) for f in [hero.hero, *hero.sidekicks])
    for token in hero.tokens:
        sides = " / ".join(names.side(hero, token.id, side) for side in token.sides)
        parts.append(Text(say("hero-token", name=names.token(hero, token.id).one[0], sides=sides)))
    for counter in hero.counters or ():
        sides = f"{counter.start} / {counter.most}"
        parts.append(Text(say("hero-counter", name=names.counter(hero, counter.id).one[0], sides=sides)))
    for marker in hero.markers:
        name = Name(names.marker(hero, marker.id), marker.count > 1)
        parts.append(Text(say("hero-marker", count=marker.count, name=name)))
    for ability in hero.abilities:
        title = names.ability(hero, ability) if ability.name is not None else say("hero-ability")
        text = Text(f"{title}: ", style="bold")
        parts.append(text.append(ability_text(ability, hero, language), style="not bold"))
    parts.append(Padding(_deck(hero, language), (1, 0, 0, 0)))
    return Group(*parts)


def about_lines(of: HeroDef | BoardDef, names: ContentNames) -> list[Text]:
    """What a file says about itself."""
    say = names.translator.say
    facts = [say("about-author", author=of.author)] if of.author else []
    facts += [say("about-version", version=of.version)] if of.version else []
    lines = [Text(" · ".join(facts), style="dim")] if facts else []
    return [*lines, Text(of.notes)] if of.notes else lines


def _deck(hero: HeroDef, language: str) -> Table:
    names = names_in(language)
    say = names.translator.say
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("", justify="right")
    for column in ("card", "type", "boost", "fighter"):
        table.add_column(say(f"column-{column}"))
    table.add_column(say("column-text"), ratio=1)
    for card in hero.cards:
        table.add_row(
            f"{card.copies}x",
            Text(names.card(hero, card), style="bold"),
            Text(_kind(card, names), style=TYPE_STYLES[card.type]),
            str(card.boost),
            card_players(card, hero, language),
            "\n".join(str(line) for line in card_lines(card, hero, language)),
        )
    return table


def _kind(card: CardDef, names: ContentNames) -> str:
    return names.translator.say(f"type-{card.type}") + ("" if card.value is None else f" {card.value}")


def card_sheet(card: CardDef, hero: HeroDef, language: str) -> Text:
    """One card for reading."""
    names = names_in(language)
    text = Text(names.card(hero, card), style="bold")
    text.append(f"  ({hero.id}.{card.id})  ", style="dim")
    text.append(_kind(card, names), style=TYPE_STYLES[card.type])
    players, say = card_players(card, hero, language), names.translator.say
    text.append(f"  {say('card-sheet', boost=card.boost, players=players, copies=card.copies)}\n")
    lines = [str(line) for line in card_lines(card, hero, language)]
    return text.append("\n".join(lines) or say("card-no-effect"))

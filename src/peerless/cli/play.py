"""`peerless play`: a whole match in the terminal, against bots or hot seat."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from peerless.bots.base import Bot
from peerless.bots.registry import make_bot
from peerless.catalog.content import Content
from peerless.catalog.settings import Settings
from peerless.cli.card_text import ability_lines
from peerless.cli.options import (
    HUMAN,
    OLD_FILE,
    load,
    make_match,
    match_options,
    players,
    random_seed,
    resume,
    seat_options,
)
from peerless.cli.session import Left, Reader, Session


@click.command()
@match_options
@click.option("--bot", default="greedy", metavar="SPEC", show_default=True, help="Who plays seats not named below.")
@seat_options
@click.option("--resume", "resumed", type=OLD_FILE, help="Go on with the match of this record.")
def play(
    heroes: tuple[str, ...],
    board: str | None,
    mode: str,
    edition: str,
    seed: int | None,
    record: Path | None,
    files: tuple[Path, ...],
    bot: str,
    resumed: Path | None,
    **seats: str | None,
) -> None:
    """Play a match in the terminal.

    Seat 1 is yours, bots play the others. A seat is played by `human` or by a bot: `random`, `greedy`,
    `greedy:worlds=16`. With `--p2 human` two people share the keyboard.
    """
    console = Console()
    reader = Reader(console, sys.stdin.readline, sys.stdin.isatty())
    if reader.is_person:
        _edit_lines()
    content = load(files, *heroes, board)
    if resumed is not None:
        match = resume(resumed, content)
    else:
        seed = random_seed() if seed is None else seed
        if not heroes and reader.is_person:
            try:
                heroes = (_choose_hero(console, reader, content, seed),)
            except Left:
                return
        match = make_match(content, heroes, board, mode, edition, seed)
        match.listen()
    specs = players([seats[f"p{i}"] for i in range(1, 5)], len(match.settings.heroes), [HUMAN, bot])
    made: list[Bot | None] = [
        None if spec == HUMAN else make_bot(spec, match.seed + i + 1) for i, spec in enumerate(specs)
    ]
    _greet(console, content, match.settings, specs)
    Session(console, reader, match, made, record).run()


def _edit_lines() -> None:
    """Arrow keys and earlier answers at the prompt, where Python has them."""
    try:
        import readline  # noqa: F401 - importing it is all it takes
    except ImportError:
        pass


def _choose_hero(console: Console, reader: Reader, content: Content, seed: int) -> str:
    """One question before a duel; Enter leaves it to chance."""
    known = sorted(content.heroes)
    console.print(Text("Who do you want to be?", style="bold"))
    for number, hero_id in enumerate(known, start=1):
        hero = content.heroes[hero_id]
        line = Text(f"{number:>3} ", style="bold yellow").append(f"{hero.name:<24}", style="bold white")
        what = " ".join(text for ability in hero.abilities for text in ability_lines(ability, hero))
        line.append(what, style="not bold dim")
        console.print(line, no_wrap=True, overflow="ellipsis")
    while True:
        answer = reader.ask("a number or a name, or Enter for anybody: ").lower()
        if not answer:
            return random.Random(seed).choice(known)
        if answer.isdecimal() and 1 <= int(answer) <= len(known):
            return known[int(answer) - 1]
        fitting = [h for h in known if answer in (h, content.heroes[h].name.lower())]
        fitting = fitting or [h for h in known if h.startswith(answer)]
        if len(fitting) == 1:
            return fitting[0]
        console.print(f"No hero '{answer}'.", style="bold red", highlight=False)


def _greet(console: Console, content: Content, settings: Settings, specs: list[str]) -> None:
    sides = [
        f"{content.hero(hero).name} ({'you' if spec == HUMAN and specs.count(HUMAN) == 1 else spec})"
        for hero, spec in zip(settings.heroes, specs, strict=True)
    ]
    if settings.mode == "teams":
        sides = [f"{sides[0]} and {sides[2]}", f"{sides[1]} and {sides[3]}"]
    text = Text(" against ".join(sides), style="bold").append(
        f" on {content.board(settings.board).name}.", style="bold"
    )
    console.print(text.append("  Type ? for help.", style="dim"))

"""`peerless play`: a whole match in the terminal, against bots or hot seat."""

from __future__ import annotations

import random
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.text import Text

from peerless.bots.base import Bot, bot_seed
from peerless.bots.registry import LEVELS, make_bot
from peerless.catalog.content import Content
from peerless.catalog.settings import Settings, seat_sides
from peerless.cli.options import (
    HUMAN,
    OLD_FILE,
    is_file_name,
    load,
    make_match,
    match_options,
    players,
    random_seed,
    resume,
    seat_options,
)
from peerless.cli.terminal.saved_files import Reloader
from peerless.cli.terminal.session import Left, Reader, Session
from peerless.core.errors import SettingsError
from peerless.messages.message import Message
from peerless.text.cards import ability_text
from peerless.text.names import ContentNames, names_in

USUAL: Final = "hard"


@click.command()
@match_options
@click.option("--bot", metavar="SPEC", help=f"The bot of all other seats: a level, or any bot.  [default: {USUAL}]")
@seat_options
@click.option("--resume", "resumed", type=OLD_FILE, help="Continue the match of this record.")
@click.option("--watch", is_flag=True, help="Continue with the new files whenever a hero or board file is saved.")
def play(
    heroes: tuple[str, ...],
    board: str | None,
    mode: str,
    edition: str,
    seed: int | None,
    record: Path | None,
    files: tuple[Path, ...],
    bot: str | None,
    resumed: Path | None,
    watch: bool,
    language: str,
    **seats: str | None,
) -> None:
    """Play a match in the terminal.

    Seat 1 is yours; bots play the others. A seat is played by `human` or by a bot: `easy`, `expert`,
    `greedy:worlds=16`, or any program, `program:./my_bot.pl`. With `--p2 human` two people share the keyboard.
    """
    console = Console()
    reader = Reader(console, sys.stdin.readline, sys.stdin.isatty())
    if reader.is_person:
        _edit_lines()
    own = [*files, *(Path(name) for name in (*heroes, board) if name is not None and is_file_name(name))]
    if watch and not own:
        raise SettingsError(Message("error-nothing-to-watch"))
    reloader = Reloader(own, lambda: load(own)) if watch else None
    content = load(own)
    if resumed is not None:
        match = resume(resumed, content)
    else:
        seed = random_seed() if seed is None else seed
        if not heroes and reader.is_person:
            try:
                heroes = (_choose_hero(console, reader, content, seed, names_in(language)),)
                if bot is None and not any(seats.values()):
                    bot = _choose_level(console, reader, names_in(language))
            except Left:
                return
        match = make_match(content, heroes, board, mode, edition, seed)
        match.listen()
    specs = players([seats[seat] for seat in sorted(seats)], len(match.settings.heroes), [HUMAN, bot or USUAL])
    made: list[Bot | None] = [
        None if spec == HUMAN else make_bot(spec, bot_seed(match.seed, i)) for i, spec in enumerate(specs)
    ]
    _greet(console, content, match.settings, specs, names_in(language))
    with reloader or nullcontext():
        Session(console, reader, match, made, record, language, reloader).run()


def _edit_lines() -> None:
    """Arrow keys and earlier answers at the prompt, where Python has them."""
    try:
        import readline  # noqa: F401 - importing it is all it takes
    except ImportError:
        pass


def _choose_hero(console: Console, reader: Reader, content: Content, seed: int, names: ContentNames) -> str:
    """Ask for a hero before a duel; Enter chooses at random."""
    known = sorted(content.heroes)
    say = names.translator.say
    console.print(Text(say("play-who"), style="bold"))
    for number, hero_id in enumerate(known, start=1):
        hero = content.heroes[hero_id]
        line = Text(f"{number:>3} ", style="bold yellow").append(f"{names.hero(hero):<24}", style="bold white")
        what = " ".join(ability_text(ability, hero, names.translator.language) for ability in hero.abilities)
        line.append(what, style="not bold dim")
        console.print(line, no_wrap=True, overflow="ellipsis")
    while True:
        answer = reader.ask(f"{say('play-choose')} ").lower()
        if not answer:
            return random.Random(seed).choice(known)
        if answer.isdecimal() and 1 <= int(answer) <= len(known):
            return known[int(answer) - 1]
        called = {h: (h, content.heroes[h].name.lower(), names.hero(content.heroes[h]).lower()) for h in known}
        fitting = [h for h in known if answer in called[h]]
        fitting = fitting or [h for h in known if any(name.startswith(answer) for name in called[h])]
        if len(fitting) == 1:
            return fitting[0]
        console.print(say("play-no-hero", name=answer), style="bold red", highlight=False)


def _choose_level(console: Console, reader: Reader, names: ContentNames) -> str:
    """Ask for the level of the bots; Enter takes the default."""
    say = names.translator.say
    levels = list(LEVELS)
    console.print(Text(say("play-level"), style="bold"))
    for number, level in enumerate(levels, start=1):
        line = Text(f"{number:>3} ", style="bold yellow").append(f"{say(f'level-{level}'):<24}", style="bold white")
        console.print(line.append(say(f"level-{level}-about"), style="not bold dim"))
    while True:
        answer = reader.ask(f"{say('play-choose-level', level=say(f'level-{USUAL}'))} ").lower()
        if not answer:
            return USUAL
        if answer.isdecimal() and 1 <= int(answer) <= len(levels):
            return levels[int(answer) - 1]
        fitting = [level for level in levels if answer in (level, say(f"level-{level}").lower())]
        if fitting:
            return fitting[0]
        console.print(say("play-no-level", name=answer), style="bold red", highlight=False)


def _by_side(seated: list[str], settings: Settings, names: ContentNames) -> list[str]:
    """Teammates in one phrase, in turn order."""
    sides: dict[int, str] = {}
    for side, player in zip(seat_sides(settings.mode, len(seated)), seated, strict=True):
        sides[side] = names.translator.say("play-and", first=sides[side], second=player) if side in sides else player
    return list(sides.values())


def _greet(console: Console, content: Content, settings: Settings, specs: list[str], names: ContentNames) -> None:
    say = names.translator.say
    labels = {level: say(f"level-{level}") for level in LEVELS}
    if specs.count(HUMAN) == 1:
        labels[HUMAN] = say("play-you")
    seated = [
        f"{names.hero(content.hero(hero))} ({labels.get(spec, spec)})"
        for hero, spec in zip(settings.heroes, specs, strict=True)
    ]
    text, *others = _by_side(seated, settings, names)
    for side in others:
        text = say("play-against", first=text, second=side)
    board = names.board(content.board(settings.board))
    line = Text(say("play-on", sides=text, board=board), style="bold")
    console.print(line.append(f"  {say('play-help')}", style="dim"))

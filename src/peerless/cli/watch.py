"""`peerless watch`: bots play, and the log is printed as it happens."""

from __future__ import annotations

import time
from pathlib import Path

import click
from rich.console import Console

from peerless.bots.base import bot_seed, stop_bots
from peerless.bots.registry import make_bot
from peerless.cli.options import (
    HUMAN,
    load,
    make_match,
    match_options,
    players,
    random_seed,
    seat_options,
    write_record,
)
from peerless.cli.terminal.names import Names
from peerless.cli.terminal.screen import show_table
from peerless.cli.terminal.summary import show_ending
from peerless.core.errors import SettingsError
from peerless.messages.message import Message
from peerless.records.view_builder import view_data
from peerless.text.events import LogWriter


@click.command()
@match_options
@click.option("--bot", default="greedy", metavar="SPEC", show_default=True, help="The bot of all other seats.")
@seat_options
@click.option("--delay", type=click.FloatRange(0, 60), default=0.0, help="Seconds to wait after each line.")
@click.option("--tables", is_flag=True, help="Draw the table at the start of every turn.")
def watch(
    heroes: tuple[str, ...],
    board: str | None,
    mode: str,
    edition: str,
    seed: int | None,
    record: Path | None,
    files: tuple[Path, ...],
    bot: str,
    delay: float,
    tables: bool,
    language: str,
    **seats: str | None,
) -> None:
    """Watch bots play, with all cards visible. The same seed gives the same match."""
    console = Console()
    content = load(files, *heroes, board)
    match = make_match(content, heroes, board, mode, edition, random_seed() if seed is None else seed)
    match.listen()
    specs = players([seats[seat] for seat in sorted(seats)], len(match.settings.heroes), [bot])
    if HUMAN in specs:
        raise SettingsError(Message("error-watch-people"))
    bots = [make_bot(spec, bot_seed(match.seed, i)) for i, spec in enumerate(specs)]
    names = Names(content, match.settings, match.state.t, language)
    writer = LogWriter(names)
    told, turn = 0, 0
    try:
        while not match.over:
            seat = names.number(match.decision.seat)
            match.answer(bots[seat].choose(match.view(match.decision.seat)))
            events = match.events(open_cards=True)
            for line in writer.tell(events[told:]):
                console.print(line, style="bold" if line.startswith("—") else "", highlight=False)
                if delay:
                    time.sleep(delay)
            told = len(events)
            if tables and match.state.turn != turn and not match.over:
                turn = int(match.state.turn)
                show_table(console, view_data(match.view()), names)
    except KeyboardInterrupt:
        console.print(names.translator.say("match-left", count=len(match.answers)))
    finally:
        stop_bots(bots)
    show_ending(console, match, names)
    if record is not None:
        write_record(match, record)
        console.print(names.translator.say("match-record", file=str(record)), highlight=False, soft_wrap=True)

"""`peerless replay FILE`: plays a record again, tells it, and checks it."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from peerless.cli.names import Names
from peerless.cli.options import OLD_FILE, content_option, language_option, load, open_record
from peerless.cli.screen import show_table
from peerless.cli.summary import show_ending
from peerless.core.errors import PeerlessError
from peerless.records.record import replay as replay_record
from peerless.records.viewdata import view_data
from peerless.text.events import Teller


@click.command()
@click.argument("file", type=OLD_FILE)
@click.option("--verify", is_flag=True, help="Also check content, result and final state against the record.")
@click.option("--step", type=click.IntRange(0), help="Stop after so many answers and show the table.")
@click.option("--log", is_flag=True, help="Tell everything that happened.")
@content_option
@language_option
def replay(file: Path, verify: bool, step: int | None, log: bool, files: tuple[Path, ...], language: str) -> None:
    """Play a record again; exit code 1 at the first disagreement."""
    content = load(files)
    record = open_record(file, content)
    try:
        if verify:
            replay_record(record, content)
        match = replay_record(record, content, steps=step, verify=False, listen=True)
    except PeerlessError as error:
        click.echo(f"{file.name}: {error.said(language)}", err=True)
        raise SystemExit(1) from error
    console = Console()
    names = Names(content, match.settings, match.state.t, language)
    say = names.voice.say
    if log:
        for line in Teller(names).tell(match.events(open_cards=True)):
            console.print(line, style="bold" if line.startswith("—") else "", highlight=False)
    if match.over:
        show_ending(console, match, names)
    else:
        show_table(console, view_data(match.view()), names)
        console.print(say("replay-step", count=len(match.answers), all=len(record.answers)), highlight=False)
    if verify:
        console.print(say("replay-verified", count=len(record.answers)), highlight=False)

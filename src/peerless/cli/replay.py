"""`peerless replay FILE`: play a record again, print its log, and verify it."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from peerless.catalog.content import Content
from peerless.cli.options import FILE, OLD_FILE, content_option, language_option, load, open_record
from peerless.cli.terminal.names import Names
from peerless.cli.terminal.screen import show_table
from peerless.cli.terminal.summary import show_ending
from peerless.core.errors import PeerlessError, RecordError
from peerless.messages.message import Message
from peerless.messages.translator import MessageError
from peerless.records.excerpt import scenario_of
from peerless.records.record import replay as replay_record
from peerless.records.report import Report, read_report
from peerless.records.view_builder import view_data
from peerless.text.events import LogWriter


@click.command()
@click.argument("file", type=OLD_FILE)
@click.option("--verify", is_flag=True, help="Also check content, result and final state against the record.")
@click.option("--step", type=click.IntRange(0), help="Stop after this many answers, instead of at the marked step.")
@click.option("--scenario", "out", type=FILE, help="Write that step to this file as a scenario, to run as a test.")
@click.option("--log", is_flag=True, help="Print the whole log.")
@content_option
@language_option
def replay(
    file: Path, verify: bool, step: int | None, out: Path | None, log: bool, files: tuple[Path, ...], language: str
) -> None:
    """Play a record again, up to its marked step if it has one; exit code 1 at the first difference."""
    content = load(files)
    console = Console()
    report = None if verify or log or out or step else read_report(file)
    if report is not None:
        _show_report(console, report, content, language)
        return
    record = open_record(file, content)
    step = record.step if step is None else step
    try:
        if verify:
            replay_record(record, content)
        match = replay_record(record, content, steps=step, verify=False, listen=True)
        if out is not None:
            moment = len(match.answers) if step is None else step
            out.write_text(scenario_of(record, moment, content, load()), encoding="utf-8")
    except PeerlessError as error:
        click.echo(f"{file.name}: {error.said(language)}", err=True)
        raise SystemExit(1) from error
    names = Names(content, match.settings, match.state.t, language)
    say = names.translator.say
    if log:
        for line in LogWriter(names).tell(match.events(open_cards=True)):
            console.print(line, style="bold" if line.startswith("—") else "", highlight=False)
    if match.over:
        show_ending(console, match, names)
    else:
        show_table(console, view_data(match.view()), names)
        console.print(say("replay-step", count=len(match.answers), all=len(record.answers)), highlight=False)
    if record.note:
        console.print(say("replay-note", note=record.note), highlight=False, markup=False)
    if verify:
        console.print(say("replay-verified", count=len(record.answers)), highlight=False)


def _show_report(console: Console, report: Report, content: Content, language: str) -> None:
    """Show what a seat saw at a step of a running match."""
    names = Names(content, report.settings, content.tables_for(report.settings), language)
    try:
        with console.capture() as shown:
            show_table(console, report.view, names)
    except (LookupError, ValueError, StopIteration, TypeError, MessageError) as error:
        # The view is data from outside: it may name what is not part of this match. Nothing of it is shown then.
        raise RecordError(Message("error-report-forged")) from error
    click.echo(shown.get(), nl=False)
    if report.note:
        console.print(names.translator.say("replay-note", note=report.note), highlight=False, markup=False)
    console.print(names.translator.say("replay-report", step=report.step), highlight=False)

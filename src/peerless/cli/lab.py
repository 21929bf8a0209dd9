"""`peerless lab …`: many matches between bots, and statistics about heroes, cards and bots."""

from __future__ import annotations

import os
import re
import shlex
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import click
import msgspec
from click.core import ParameterSource
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from peerless.bots.registry import make_bot
from peerless.catalog.content import Content
from peerless.catalog.models import HeroDef
from peerless.catalog.settings import EDITION_NAMES, MODE_NAMES, MODES, Edition, Mode, Settings
from peerless.cli.options import FILE, board_id, content_option, hero_id, is_bundled, is_file_name, load
from peerless.core.errors import SettingsError
from peerless.lab import schedule
from peerless.lab.collect import MatchResult
from peerless.lab.report import write_report
from peerless.lab.results import read_results
from peerless.lab.runner import MATCHES, Info, describe, play, read_info
from peerless.lab.schedule import Task
from peerless.lab.tables import markdown, tables
from peerless.messages.message import Message

F = TypeVar("F", bound=Callable[..., Any])
INTERRUPTED: Final = 130
_NO_PART: Final = frozenset({"out", "workers", "ray", "page"})  # options that do not change the results
FOLDER: Final = click.Path(path_type=Path, file_okay=False)


@click.group()
def lab() -> None:
    """Play many matches between bots and measure the results.

    Every command writes a folder: matches.csv (a row per match), run.json (the run's description), report.html (open it
    in a browser). Ctrl-C keeps finished matches; run the same command again to continue. The same seed gives the same
    results with any number of workers, except for bots that think for a fixed time.
    """


def run_options(matches: int, about: str) -> Callable[[F], F]:
    """Options for the number of matches, boards, workers and output."""

    def add(command: F) -> F:
        for option in reversed(
            [
                click.option(
                    "--boards",
                    metavar="IDS",
                    help="Boards (ids or files), separated by commas; by default all with enough seats.",
                ),
                click.option(
                    "--edition", type=click.Choice(EDITION_NAMES), default=Settings().edition, show_default=True
                ),
                click.option(
                    "--matches", type=click.IntRange(1, 1_000_000), default=matches, show_default=True, help=about
                ),
                click.option("--seed", type=click.IntRange(0, 2**62), default=1, show_default=True),
                click.option(
                    "--workers",
                    type=click.IntRange(1, 1024),
                    default=lambda: os.cpu_count() or 1,
                    show_default="all processors",
                    help="Number of processes.",
                ),
                click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: host:port, auto, or local."),
                click.option("--out", type=FOLDER, help="Folder for the results; by default lab_runs/COMMAND."),
                page_option,
            ]
        ):
            command = option(command)
        return content_option(command)

    return add


def page_option(command: F) -> F:
    return click.option("--markdown", "page", type=FILE, help="Also write the tables as a Markdown page.")(command)


def heroes_option(command: F) -> F:
    return click.option("--heroes", metavar="IDS", help="Heroes (ids or files), separated by commas; by default all.")(
        command
    )


def bot_option(command: F) -> F:
    return click.option("--bot", default="greedy", show_default=True, metavar="SPEC", help="The bot.")(command)


@lab.command()
@heroes_option
@bot_option
@run_options(2, "Matches of two heroes on a board, in either seat.")
def matchups(heroes: str | None, bot: str, files: tuple[Path, ...], **options: Any) -> None:
    """Play every pair of heroes on every board, in both seats."""
    content = load(files, *_split(heroes), *_split(options["boards"]))
    chosen = _heroes(content, heroes)
    make_bot(bot)
    how = _how(content, options)
    tasks = schedule.matchups(chosen, how.boards, (bot, bot), how.matches, how.seed, how.edition)
    _run("matchups", chosen, tasks, content, how)


@lab.command()
@click.argument("one", metavar="HERO")
@click.argument("other", metavar="HERO")
@bot_option
@click.option("--against", metavar="SPEC", help="The bot of the second hero; by default the same bot.")
@run_options(50, "Matches on a board, in either seat.")
def duel(one: str, other: str, bot: str, against: str | None, files: tuple[Path, ...], **options: Any) -> None:
    """Play two heroes against each other, in both seats."""
    content = load(files, one, other, *_split(options["boards"]))
    chosen = [hero_id(content, one), hero_id(content, other)]
    bots = (bot, against or bot)
    for spec in bots:
        make_bot(spec)
    how = _how(content, options)
    tasks = schedule.matchups(chosen, how.boards, bots, how.matches, how.seed, how.edition)
    _run("duel", chosen, tasks, content, how)


@lab.command()
@click.argument("names", metavar="[HERO]...", nargs=-1)
@heroes_option
@bot_option
@run_options(2, "Matches of two heroes on a board, in either seat.")
def cards(names: tuple[str, ...], heroes: str | None, bot: str, files: tuple[Path, ...], **options: Any) -> None:
    """Measure the cards of heroes: wins when drawn, played or used to boost; dead in hand. `--heroes` are opponents."""
    content = load(files, *names, *_split(heroes), *_split(options["boards"]))
    opponents = _heroes(content, heroes)
    chosen = [hero_id(content, name) for name in names] or opponents
    make_bot(bot)
    everyone = list(dict.fromkeys([*chosen, *opponents]))
    how = _how(content, options)
    tasks = schedule.matchups(everyone, how.boards, (bot, bot), how.matches, how.seed, how.edition, among=chosen)
    _run("cards", chosen, tasks, content, how)


@lab.command()
@click.argument("first", metavar="A")
@click.argument("second", metavar="B")
@heroes_option
@bot_option
@run_options(5, "Pairs of matches against an opponent on a board, in either seat.")
def compare(
    first: str,
    second: str,
    heroes: str | None,
    bot: str,
    files: tuple[Path, ...],
    **options: Any,
) -> None:
    """Compare two versions of a hero (files or ids) against the same opponents, with the same shuffles."""
    content = load(files, *_split(heroes), *_split(options["boards"]))
    versions = _versions(content, first, second)
    alike = {name for version in (first, second) for name in (version, Path(version).stem)}
    opponents = [hero for hero in _heroes(content, heroes) if hero not in (*versions, *(() if heroes else alike))]
    make_bot(bot)
    how = _how(content, options)
    tasks = schedule.compare(versions, opponents, how.boards, bot, how.matches, how.seed, how.edition)
    _run("compare", versions, tasks, content, how)


@lab.command()
@click.option("--bots", required=True, metavar="SPECS", help="Bots, separated by commas: random,plain,greedy,hard.")
@click.option("--mode", type=click.Choice(MODE_NAMES), default=Settings().mode, show_default=True)
@click.option(
    "--against", default="greedy", show_default=True, metavar="SPEC", help="Not in duels: the bot of the other seats."
)
@click.option("--hero", metavar="HERO", help="In duels: a hero of every deal; `--heroes` are its opponents.")
@heroes_option
@run_options(220, "Duels of two bots; not in duels: matches of a bot.")
def ladder(
    bots: str,
    mode: Mode,
    against: str,
    hero: str | None,
    heroes: str | None,
    files: tuple[Path, ...],
    **options: Any,
) -> None:
    """Play bots against each other and measure their strength and thinking time.

    In duels every deal is played twice with the bots swapped. In teams or free-for-all, each bot takes one team or one
    seat and the `--against` bot takes the others.
    """
    content = load(files, *_split(hero), *_split(heroes), *_split(options["boards"]))
    chosen = _heroes(content, heroes)
    always = hero_id(content, hero) if hero else None
    specs = list(dict.fromkeys(part.strip() for part in re.split(r",(?!\s*\w+=)", bots) if part.strip()))
    for spec in (*specs, against):
        make_bot(spec)
    if always and mode != "duel":
        raise SettingsError(Message("error-lab-hero", mode=mode))
    if not always and len(chosen) < MODES[mode].most:
        raise SettingsError(Message("error-lab-heroes", mode=mode, count=MODES[mode].most, named=len(chosen)))
    how = _how(content, options, MODES[mode].most)
    subjects = specs
    if mode == "duel":
        tasks = schedule.ladder(specs, chosen, how.boards, how.matches, how.seed, how.edition, always)
    else:
        tested = [spec for spec in specs if spec != against]
        subjects = [*tested, against]
        tasks = schedule.ladder_of_many(tested, against, mode, chosen, how.boards, how.matches, how.seed, how.edition)
    _run("ladder", subjects, tasks, content, how)


@lab.command()
@click.argument("folders", nargs=-1, required=True, type=click.Path(path_type=Path, file_okay=False, exists=True))
@page_option
def report(folders: tuple[Path, ...], page: Path | None) -> None:
    """Rewrite the reports of runs and print their tables; the page holds them all."""
    runs = [(read_info(folder), read_results(folder / MATCHES)) for folder in folders]
    console = Console()
    for folder, run in zip(folders, runs, strict=True):
        _show(console, *run)
        console.print(f"{write_report(folder)}", soft_wrap=True, highlight=False)
    if page is not None:
        page.write_text(markdown(*runs), encoding="utf-8")


@lab.command()
@bot_option
@click.option("--workers", default="1,2", show_default=True, metavar="NUMBERS", help="Numbers of processes to compare.")
@click.option("--matches", type=click.IntRange(1), default=2, show_default=True, help="Matches per pair and board.")
@click.option("--ray", metavar="ADDRESS", help="A Ray cluster to measure as well.")
def speed(bot: str, workers: str, matches: int, ray: str | None) -> None:
    """Measure matches per second with different numbers of workers, after the first task.

    The start time is listed separately, and so is the number of processors the run actually got: on a busy machine,
    not one for each worker.
    """
    content = load()
    make_bot(bot)
    heroes, boards = sorted(content.heroes)[:6], sorted(content.boards)[:2]
    tasks = schedule.matchups(heroes, boards, (bot, bot), matches, 1)
    info = describe("matchups", "", heroes, 1, tasks, content)
    console = Console()
    shown = _table(
        "Throughput", ["workers", "matches", "start, s", "then, s", "processors", "matches a second", "times one"]
    )
    base = 0.0
    runs: list[tuple[str, int, str | None]] = [(number, _number(number), None) for number in _split(workers)]
    if ray is not None:
        runs.append((f"Ray {ray}", 1, ray))
    for name, count, address in runs:
        used = _processor_seconds()
        marks = _timed(info, tasks, content, count, address)
        used = _processor_seconds() - used
        begin, (first, before), (end, after) = marks[0][0], marks[1], marks[-1]
        rate = (after - before) / (end - first)
        base = base or rate
        got = "–" if address else f"{used / (end - begin):.2f}"
        times = [f"{seconds:.1f}" for seconds in (first - begin, end - first)]
        shown.add_row(name, str(after), *times, got, f"{rate:.1f}", f"{rate / base:.2f}")
    console.print(shown)


def _processor_seconds() -> float:
    """CPU seconds of this process and of its finished children."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def _timed(info: Info, tasks: list[Task], content: Content, workers: int, ray: str | None) -> list[tuple[float, int]]:
    """Play without keeping results: the start time, then times with the number of finished matches."""
    marks = [(time.monotonic(), 0)]

    def progress(done: int, total: int) -> None:
        if done:
            marks.append((time.monotonic(), done))

    with tempfile.TemporaryDirectory() as folder:
        if not play(Path(folder), info, tasks, content, workers=workers, ray=ray, progress=progress):
            raise click.exceptions.Exit(INTERRUPTED)
    return marks


def _number(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 1024:
        raise SettingsError(Message("error-lab-workers", text=text))
    return int(text)


# ---- what the commands share ----


def _split(text: str | None) -> list[str]:
    return [part.strip() for part in (text or "").split(",") if part.strip()]


def _heroes(content: Content, text: str | None) -> list[str]:
    named = [hero_id(content, name) for name in _split(text)]
    return list(dict.fromkeys(named)) or sorted(content.heroes)


@dataclass(frozen=True)
class How:
    """The options that all studies share."""

    boards: list[str]
    edition: Edition
    matches: int
    seed: int
    workers: int
    ray: str | None
    out: Path | None
    page: Path | None


def _how(content: Content, options: dict[str, Any], seats: int = 2) -> How:
    """The common options, with the given boards or all that have enough start spaces."""
    named = [board_id(content, name) for name in _split(options.pop("boards"))]
    fitting = [
        board.id for board in content.boards.values() if sum(space.start is not None for space in board.spaces) >= seats
    ]
    for board in named:
        if board not in fitting:
            raise SettingsError(Message("error-lab-starts", board=board, count=seats))
    return How(boards=list(dict.fromkeys(named)) or sorted(fitting), **options)


def _versions(content: Content, first: str, second: str) -> tuple[str, str]:
    """The ids of two versions; a letter is added if they share an id, or one has the id of a bundled hero."""
    made = [_version(content, name) for name in (first, second)]
    clash = made[0].id == made[1].id or any(
        is_file_name(name) and not is_bundled(Path(name)) and hero.id in content.heroes
        for name, hero in zip((first, second), made, strict=True)
    )
    ids = [f"{hero.id}_{letter}" if clash else hero.id for hero, letter in zip(made, "ab", strict=True)]
    for name, hero in zip(ids, made, strict=True):
        if name not in content.heroes:
            content.add(msgspec.structs.replace(hero, id=name))
    return ids[0], ids[1]


def _version(content: Content, name: str) -> HeroDef:
    if not is_file_name(name):
        return content.hero(name)
    made = Content().add_file(Path(name))
    if not isinstance(made, HeroDef):
        raise SettingsError(Message("error-lab-board", name=name))
    return made


def _command() -> str:
    """The command that repeats a run, without options that do not change the results."""
    ctx = click.get_current_context()
    words = ["peerless", "lab", str(ctx.info_name)]
    for parameter in ctx.command.params:
        name = str(parameter.name)
        if ctx.get_parameter_source(name) != ParameterSource.COMMANDLINE or name in _NO_PART:
            continue
        value = ctx.params[name]
        for one in value if isinstance(value, tuple) else (value,):
            words += [str(one)] if isinstance(parameter, click.Argument) else [parameter.opts[0], str(one)]
    return shlex.join(words)


def _run(study: str, subjects: Sequence[str], tasks: list[Task], content: Content, how: How) -> None:
    """Play, then show and write the results; after Ctrl-C, those of the finished matches."""
    info = describe(study, _command(), subjects, how.seed, tasks, content)
    folder = how.out or Path("lab_runs") / study
    console = Console()
    started = time.monotonic()
    whole = _play_with_bar(console, folder, info, tasks, content, how.workers, how.ray)
    seconds = time.monotonic() - started
    results = read_results(folder / MATCHES)
    _show(console, info, results)
    if how.page is not None and whole:
        how.page.write_text(markdown((info, results)), encoding="utf-8")
    path = write_report(folder)
    if not whole:
        console.print(f"Interrupted: {len(results)} of {info.matches} matches are kept. Run it again to continue.")
        raise click.exceptions.Exit(INTERRUPTED)
    console.print(f"{info.matches} matches in {seconds:.0f} s. Report: {path}", soft_wrap=True, highlight=False)


def _play_with_bar(
    console: Console,
    folder: Path,
    info: Info,
    tasks: list[Task],
    content: Content,
    workers: int,
    ray: str | None,
) -> bool:
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("left"),
        TimeRemainingColumn(elapsed_when_finished=True),
        console=console,
        transient=True,
        speed_estimate_period=120,
        disable=not console.is_terminal,
    )
    shown: list[TaskID] = []

    def progress(done: int, total: int) -> None:
        if not shown:
            shown.append(bar.add_task(info.study, total=total, completed=done))
        bar.update(shown[0], completed=done)

    with bar:
        return play(folder, info, tasks, content, workers=workers, ray=ray, progress=progress)


_WIDEST: Final = 1000


def _show(console: Console, info: Info, results: Sequence[MatchResult]) -> None:
    for table in tables(info, results):
        if not table.wide:
            shown = _table(table.title, table.head, table.names, table.rows)
            for row in table.rows:
                shown.add_row(*row)
            least = shown.__rich_measure__(console, console.options.update_width(_WIDEST)).minimum
            shown.width = least if least > console.width else None
            console.print(shown, crop=False, soft_wrap=least > console.width)


def _table(title: str, head: Sequence[str], names: int = 1, rows: Sequence[Sequence[str]] = ()) -> Table:
    shown = Table(
        title=title,
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        pad_edge=False,
        collapse_padding=True,
    )
    for number, name in enumerate(head):
        # In a narrow window cells are broken between words, never cut: a cut name may be that of two cards.
        longest = max(len(word) for cell in (name, *(row[number] for row in rows)) for word in cell.split() or [""])
        side: Literal["left", "right"] = "left" if number < names else "right"
        shown.add_column(name, justify=side, overflow="fold", min_width=longest)
    return shown

"""Options that several commands share, and matches created from them."""

from __future__ import annotations

import os
import random
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from peerless.catalog.content import Content, load_content
from peerless.catalog.loader import bundled_files
from peerless.catalog.settings import EDITION_NAMES, MODE_NAMES, MODES, MOST_SEATS, Settings
from peerless.core.errors import ContentError, RecordError, SettingsError
from peerless.messages.message import Message
from peerless.messages.problem import Problem
from peerless.messages.translator import LANGUAGES, system_language
from peerless.records.match import Match, new_match
from peerless.records.record import Record, encode_record, read_record, replay, to_record

F = TypeVar("F", bound=Callable[..., Any])
HUMAN: Final = "human"

FILE = click.Path(path_type=Path, dir_okay=False)
OLD_FILE = click.Path(path_type=Path, dir_okay=False, exists=True, readable=True)


def content_option(command: F) -> F:
    return click.option(
        "--content", "files", multiple=True, type=OLD_FILE, help="Another hero or board file; can be repeated."
    )(command)


def language_option(command: F) -> F:
    """`--lang`, by default the language of the system; also used for errors."""
    return click.option(
        "--lang",
        "language",
        type=click.Choice(list(LANGUAGES)),
        default=system_language,
        show_default="the system's",
        callback=_keep_language,
        help="The language of all texts.",
    )(command)


def _keep_language(ctx: click.Context, param: click.Parameter, value: str) -> str:
    ctx.find_root().obj = value
    return value


def match_options(command: F) -> F:
    """Options for heroes, board, mode and edition."""
    for option in reversed(
        [
            click.option(
                "--hero", "heroes", multiple=True, metavar="ID|FILE", help="A hero, in seat order; can be repeated."
            ),
            click.option("--board", metavar="ID|FILE", help="The board; by default a random one with enough seats."),
            click.option("--mode", type=click.Choice(MODE_NAMES), default=Settings().mode, show_default=True),
            click.option("--edition", type=click.Choice(EDITION_NAMES), default=Settings().edition, show_default=True),
            click.option(
                "--seed", type=click.IntRange(0, 2**62), help="The same seed and answers give the same match."
            ),
            click.option(
                "--record", type=FILE, help="Write the record of the match to this file when it ends or you leave."
            ),
        ]
    ):
        command = option(command)
    return language_option(content_option(command))


def seat_options(command: F) -> F:
    """One option for each seat, `--p1` …"""
    for number in range(MOST_SEATS, 0, -1):
        command = click.option(f"--p{number}", metavar="SPEC", help=f"The player of seat {number}.")(command)
    return command


def load(files: Sequence[Path] = (), *named: str | None) -> Content:
    """The content of the package and of further files, including files given instead of ids."""
    content = load_content()
    paths = [*files, *(Path(name) for name in named if name is not None and is_file_name(name))]
    known: dict[str, Path] = {}
    for path in {os.path.realpath(path): path for path in paths if not is_bundled(path)}.values():
        if is_taken(path):
            raise ContentError([Problem(str(path), "", taken(path))])
        if path.stem in known:
            same = Message("error-same-file-name", file=known[path.stem])
            raise ContentError([Problem(str(path), "", same)])
        known[path.stem] = path
        content.add_file(path)
    return content


def is_taken(path: Path) -> bool:
    """A file with the id of a bundled hero or board."""
    return path.stem in _bundled() and not is_bundled(path)


def taken(path: Path) -> Message:
    return Message("error-file-taken", id=path.stem)


def is_bundled(path: Path) -> bool:
    return path.stem in _bundled() and os.path.realpath(path) == os.path.realpath(_bundled()[path.stem])


def _bundled() -> dict[str, Path]:
    return {path.stem: path for kind in ("heroes", "boards") for path in bundled_files(kind)}


def is_file_name(name: str) -> bool:
    """Whether a hero or board is given as a file, not as an id."""
    return "/" in name or os.sep in name or name.endswith((".yaml", ".yml"))


def hero_id(content: Content, name: str) -> str:
    """The id of a hero named by id or by a file that was loaded."""
    wanted = Path(name).stem if is_file_name(name) else name
    if is_file_name(name) and wanted in content.boards:
        raise SettingsError(Message("error-board-not-hero", file=name))
    return content.hero(wanted).id


def board_id(content: Content, name: str) -> str:
    """The id of a board named by id or by a file that was loaded."""
    wanted = Path(name).stem if is_file_name(name) else name
    if is_file_name(name) and wanted in content.heroes:
        raise SettingsError(Message("error-hero-not-board", file=name))
    return content.board(wanted).id


def random_seed() -> int:
    """Too many to try: a player who knows the seed knows all cards."""
    return secrets.randbelow(2**62)


def make_match(content: Content, heroes: Sequence[str], board: str | None, mode: str, edition: str, seed: int) -> Match:
    """Create a match; heroes and board that were not given are drawn with its seed."""
    dice = random.Random(seed)
    facts = MODES[mode]
    seats = len(heroes) if len(heroes) in facts.seats else facts.most
    chosen = [hero_id(content, hero) for hero in heroes]
    others = [hero for hero in sorted(content.heroes) if hero not in chosen] or sorted(content.heroes)
    dice.shuffle(others)
    while len(chosen) < seats:
        chosen.append(others[len(chosen) % len(others)])
    return new_match(
        content,
        heroes=chosen,
        board=board_id(content, board) if board else _any_board(content, facts.starts, dice),
        mode=mode,
        edition=edition,
        seed=seed,
    )


def _any_board(content: Content, starts: int, dice: random.Random) -> str:
    fitting = [
        board.id
        for board in content.boards.values()
        if sum(space.start is not None for space in board.spaces) >= starts
    ]
    if not fitting:
        raise SettingsError(Message("error-no-board-fits", starts=starts))
    return dice.choice(sorted(fitting))


def players(specs: Sequence[str | None], seats: int, defaults: Sequence[str]) -> list[str]:
    """The player of each seat; refuses seats that the match does not have."""
    for number, spec in enumerate(specs[seats:], start=seats + 1):
        if spec is not None:
            raise SettingsError(Message("error-seat-option", number=number, seats=seats))
    return [spec or defaults[min(i, len(defaults) - 1)] for i, spec in enumerate(specs[:seats])]


def write_record(match: Match, path: Path) -> None:
    path.write_bytes(encode_record(to_record(match)) + b"\n")


def open_record(path: Path, content: Content) -> Record:
    """Read the record of a match between available heroes."""
    record = read_record(path)
    missing = [hero for hero in record.settings.heroes if hero not in content.heroes]
    missing += [record.settings.board] if record.settings.board not in content.boards else []
    if missing:
        options = " ".join(f"--content {name}.yaml" for name in dict.fromkeys(missing))
        raise RecordError(Message("error-content-missing", options=options))
    return record


def resume(path: Path, content: Content) -> Match:
    """A match that continues from its record, with all its events."""
    return replay(open_record(path, content), content, listen=True)

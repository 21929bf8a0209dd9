"""A run: a folder with `run.json`, its description, and `matches.csv`, its results.

The same run started again in its folder continues where it was interrupted; a different run is refused there.
"""

from __future__ import annotations

import hashlib
import platform
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from peerless import __version__
from peerless.bots.registry import LEVELS
from peerless.catalog.content import Content
from peerless.catalog.loader import content_hash
from peerless.catalog.models import HeroDef
from peerless.core import state
from peerless.core.errors import RecordError, SettingsError
from peerless.core.ids import RULES_VERSION
from peerless.lab.play import Played, definitions_of
from peerless.lab.pool import play_here, play_in_pool
from peerless.lab.results import Ledger
from peerless.lab.schedule import Task
from peerless.messages.message import Message

FORMAT: Final = "peerless-lab-1"
INFO: Final = "run.json"
MATCHES: Final = "matches.csv"
Progress = Callable[[int, int], None]
"""Called with the number of matches played so far, and of the whole run."""


class Info(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The description of a run, enough to repeat, continue and read it without its content."""

    study: str
    """`matchups`, `duel`, `compare`, `cards` or `ladder`."""
    command: str
    """The command that repeats the run."""
    subjects: list[str]
    """The heroes or bots it is about, in order."""
    bots: dict[str, str]
    """Name of a bot -> its full specification, because levels may change."""
    seed: int
    matches: int
    plan: str
    """Hash of all tasks."""
    hashes: dict[str, str]
    """Hero or board -> hash of its definition."""
    names: dict[str, str]
    """Hero, board or `hero.card` -> its name."""
    versions: dict[str, str]
    rules: int = RULES_VERSION
    format: str = FORMAT


def describe(
    study: str, command: str, subjects: Sequence[str], seed: int, tasks: Sequence[Task], content: Content
) -> Info:
    """Describe a run before it starts."""
    if not tasks:
        raise SettingsError(Message("error-lab-nothing"))
    definitions = definitions_of(tasks, content)
    names = {made.id: made.name for made in definitions}
    for made in definitions:
        if isinstance(made, HeroDef):
            names.update({f"{made.id}.{card.id}": card.name for card in made.cards})
    return Info(
        study=study,
        command=command,
        subjects=list(subjects),
        bots={spec: LEVELS.get(spec, spec) for task in tasks for spec in sorted(task.bots)},
        seed=seed,
        matches=sum(len(task.seeds) for task in tasks),
        plan=hashlib.sha256(" ".join(task.id for task in tasks).encode()).hexdigest(),
        hashes={made.id: content_hash(made) for made in definitions},
        names=names,
        versions={"peerless": __version__, "python": platform.python_version(), "engine": engine()},
    )


def engine() -> str:
    return "uncompiled" if str(state.__file__).endswith(".py") else "compiled"


def play(
    folder: Path,
    info: Info,
    tasks: Sequence[Task],
    content: Content,
    *,
    workers: int = 1,
    ray: str | None = None,
    progress: Progress = lambda done, total: None,
) -> bool:
    """Play the rest of a run and store every result at once; False if interrupted (Ctrl-C)."""
    _open(folder, info)
    with Ledger(folder / MATCHES, tasks) as ledger:
        progress(ledger.matches, info.matches)
        try:
            with closing(_results(ledger.left, content, workers, ray)) as results:
                for task, matches in results:
                    ledger.add(task, matches)
                    progress(ledger.matches, info.matches)
        except KeyboardInterrupt:
            return False
    return True


def _results(tasks: Sequence[Task], content: Content, workers: int, ray: str | None) -> Played:
    definitions = definitions_of(tasks, content)
    if ray is not None:
        from peerless.lab.cluster import play_on_ray

        return play_on_ray(tasks, definitions, ray)
    return play_here(tasks, definitions) if workers == 1 else play_in_pool(tasks, definitions, workers)


def _open(folder: Path, info: Info) -> None:
    """Create the folder of a run, or check that it contains the same run."""
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / INFO).exists():
        old = read_info(folder)
        for what in ("study", "subjects", "bots", "plan", "hashes", "rules"):
            if getattr(old, what) != getattr(info, what):
                raise RecordError(Message("error-lab-another-run", folder=str(folder), command=old.command, what=what))
    elif (folder / MATCHES).exists():
        raise RecordError(Message("error-lab-no-description", folder=str(folder), file=INFO))
    else:
        (folder / INFO).write_bytes(msgspec.json.format(msgspec.json.encode(info), indent=1) + b"\n")


def read_info(folder: Path) -> Info:
    """Read the description of the run in a folder."""
    path = folder / INFO
    if not path.exists():
        raise RecordError(Message("error-lab-no-run", folder=str(folder), file=INFO))
    try:
        info = msgspec.json.decode(path.read_bytes(), type=Info)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RecordError(Message("error-lab-description", file=str(path), why=str(error))) from error
    if info.format != FORMAT:
        raise RecordError(Message("error-lab-format", file=str(path), format=info.format))
    return info

"""A bot in its own process with a time limit, for servers and for untrusted bots.

    bot = WorkerBot("hard", content, seconds=5)

The process gets the heroes and the board of the match once, then for each decision the view of its seat as data. It
gets nothing else of the match.
"""

from __future__ import annotations

import importlib
import os
import sys
import time
from collections.abc import Sequence
from typing import BinaryIO, Final

import msgspec

from peerless.bots import complaints
from peerless.bots.base import Bot
from peerless.bots.matchup import Matchup, matchup_of, tables_of
from peerless.bots.registry import make_bot
from peerless.bots.remote import START_SECONDS, NoAnswer, Process, RemoteBot, read
from peerless.catalog.content import Content
from peerless.core.tables import Tables
from peerless.records.save import Save, restore, to_save
from peerless.rules.view import View

READY: Final = b"ready\n"
"""The first line of a process that is ready."""


class Job(msgspec.Struct, frozen=True):
    """Which bot plays what."""

    spec: str
    seed: int
    modules: list[str]
    matchup: Matchup


class Question(msgspec.Struct, frozen=True):
    """A view."""

    seat: int
    save: Save


class Reply(msgspec.Struct, frozen=True):
    """The bot's choice, or the kind of error it raised and the rest of what that says."""

    choice: object = None
    error: str = ""
    detail: str = ""


class WorkerBot(RemoteBot):
    """The bot of a specification, in another process."""

    def __init__(
        self, spec: str, content: Content, *, seconds: float = 10.0, seed: int = 0, modules: Sequence[str] = ()
    ) -> None:
        """`modules` are imported in the process first, to register further bots."""
        if not modules:
            make_bot(spec)  # refuse a wrong specification here, not during a match
        super().__init__(f"bot '{spec}'", seconds)
        self.spec = spec
        self.content = content
        self.seed = seed
        self.modules = list(modules)

    def launch(self) -> Process:
        return Process(*python_process(__name__))

    def greet(self, view: View, process: Process) -> None:
        job = Job(self.spec, self.seed, self.modules, matchup_of(view, self.content))
        process.tell(msgspec.json.encode(job))
        line = process.hear(time.monotonic() + START_SECONDS)
        if line != READY:
            raise NoAnswer(complaints.UNMADE, f": {line.decode(errors='replace').strip()}")

    def question(self, view: View) -> bytes:
        return msgspec.json.encode(question_of(view))

    def answer(self, view: View, line: bytes) -> int | None:
        return choice_of(read(line, Reply), view)


def python_process(module: str) -> tuple[list[str], dict[str, str]]:
    """Command and environment of a process that runs `main` of a module, with this process's import path."""
    program = f"from {module} import main; main()"
    return [sys.executable, "-c", program], {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


def question_of(view: View) -> Question:
    return Question(int(view.seat), to_save(view.state))


def choice_of(reply: Reply, view: View) -> int:
    """The index of a reply. Raises NoAnswer if it has none."""
    if reply.error:
        raise NoAnswer(complaints.raised(reply.error), reply.detail)
    choice, options = reply.choice, len(view.state.options)
    if isinstance(choice, bool) or not isinstance(choice, int) or not 0 <= choice < options:
        raise NoAnswer(complaints.NONSENSE, f": {choice!r}, there are {options} options")
    return choice


def think(bot: Bot, question: Question, tables: Tables) -> Reply:
    """Ask a bot for its reply; it may raise anything."""
    view = View(restore(question.save, tables), question.seat, tables.viewer[question.seat])
    try:
        return Reply(choice=bot.choose(view))
    except Exception as error:  # noqa: BLE001 - the match continues without it
        return failure(error)


def failure(error: Exception) -> Reply:
    kind = type(error).__name__
    return Reply(error=kind, detail=repr(error).removeprefix(kind))


def main() -> None:
    """Run the process: a job, then questions until there are no more."""
    questions, replies = own_pipes()
    job = msgspec.json.decode(questions.readline(), type=Job)
    try:
        for module in job.modules:
            importlib.import_module(module)
        bot = make_bot(job.spec, job.seed)
    except Exception as error:  # noqa: BLE001 - whatever it is, the caller should see it
        say(replies, repr(error).encode() + b"\n")
        return
    say(replies, READY)
    tables: Tables | None = None
    for line in questions:
        question = msgspec.json.decode(line, type=Question)
        tables = tables or tables_of(job.matchup, question.save.settings)
        say(replies, encoded(think(bot, question, tables)))


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The streams of questions and replies; redirects what a bot prints, so that it cannot look like an answer."""
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return sys.stdin.buffer, replies


def encoded(reply: msgspec.Struct) -> bytes:
    return msgspec.json.encode(reply, enc_hook=repr) + b"\n"


def say(out: BinaryIO, line: bytes) -> None:
    out.write(line)
    out.flush()

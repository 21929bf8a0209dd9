"""One of our bots in a process of its own, with a time limit: for servers, and for bots nobody vouches for.

    bot = WorkerBot("hard", content, seconds=5)

The process gets the heroes and the board of the match once, then for each decision the view of its seat as data, and
never anything else of the match.
"""

from __future__ import annotations

import importlib
import os
import sys
import time
from collections.abc import Sequence
from typing import BinaryIO, Final

import msgspec

from peerless.bots.registry import make_bot
from peerless.bots.remote import START_SECONDS, NoAnswer, Process, RemoteBot
from peerless.catalog.content import Content
from peerless.catalog.models import BoardDef, HeroDef
from peerless.core.tables import Tables
from peerless.records.save import Save, restore, settings_of, to_save
from peerless.rules.view import View

_READY: Final = b"ready\n"
_PROGRAM: Final = "from peerless.bots.worker import main; main()"


class Job(msgspec.Struct, frozen=True):
    """Which bot plays, and what the match is made of."""

    spec: str
    seed: int
    modules: list[str]
    heroes: list[HeroDef]
    board: BoardDef


class Question(msgspec.Struct, frozen=True):
    """A view."""

    seat: int
    save: Save


class Reply(msgspec.Struct, frozen=True):
    """The bot's choice, or what it raised."""

    choice: object = None
    error: str = ""


class WorkerBot(RemoteBot):
    """The bot of a spec, thinking elsewhere."""

    def __init__(
        self, spec: str, content: Content, *, seconds: float = 10.0, seed: int = 0, modules: Sequence[str] = ()
    ) -> None:
        """`modules` are imported in the process first: those that register further bots."""
        if not modules:
            make_bot(spec)  # a wrong spec is refused here, not in the middle of a match
        super().__init__(f"bot '{spec}'", seconds)
        self.spec = spec
        self.content = content
        self.seed = seed
        self.modules = list(modules)

    def launch(self) -> Process:
        path = os.pathsep.join(sys.path)
        return Process([sys.executable, "-c", _PROGRAM], {**os.environ, "PYTHONPATH": path})

    def greet(self, view: View, process: Process) -> None:
        settings = settings_of(view.state.t)
        heroes = [self.content.hero(hero) for hero in dict.fromkeys(settings.heroes)]
        job = Job(self.spec, self.seed, self.modules, heroes, self.content.board(settings.board))
        process.tell(msgspec.json.encode(job))
        line = process.hear(time.monotonic() + START_SECONDS)
        if line != _READY:
            raise NoAnswer(f"cannot be made: {line.decode(errors='replace').strip()}")

    def question(self, view: View) -> bytes:
        return msgspec.json.encode(Question(int(view.seat), to_save(view.state)))

    def answer(self, view: View, line: bytes) -> int | None:
        try:
            reply = msgspec.json.decode(line, type=Reply)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise NoAnswer(f"says what cannot be read: {error}") from error
        if reply.error:
            raise NoAnswer(f"raised {reply.error}")
        choice, options = reply.choice, len(view.state.options)
        if isinstance(choice, bool) or not isinstance(choice, int) or not 0 <= choice < options:
            raise NoAnswer(f"answers {choice!r}, there are {options} options")
        return choice


def main() -> None:
    """The process: a job, then questions, until there are no more."""
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not pass for an answer
    questions = sys.stdin.buffer
    job = msgspec.json.decode(questions.readline(), type=Job)
    content = Content()
    content.boards[job.board.id] = job.board
    content.heroes.update((hero.id, hero) for hero in job.heroes)
    try:
        for module in job.modules:
            importlib.import_module(module)
        bot = make_bot(job.spec, job.seed)
    except Exception as error:  # noqa: BLE001 - whatever it is, whoever asked for this bot should read it
        _say(replies, repr(error).encode() + b"\n")
        return
    _say(replies, _READY)
    tables: Tables | None = None
    for line in questions:
        question = msgspec.json.decode(line, type=Question)
        tables = tables or content.tables_for(question.save.settings)
        view = View(restore(question.save, tables), question.seat, tables.viewer[question.seat])
        try:
            reply = Reply(choice=bot.choose(view))
        except Exception as error:  # noqa: BLE001 - a bot may raise anything; the match goes on without it
            reply = Reply(error=repr(error))
        _say(replies, msgspec.json.encode(reply, enc_hook=repr) + b"\n")


def _say(out: BinaryIO, line: bytes) -> None:
    out.write(line)
    out.flush()

"""The process that runs bots of many tables: its messages and its memory.

It gets only the match-ups and the views of the bots' seats. It exits when its parent is gone, even in the middle of a
search.
"""

from __future__ import annotations

import faulthandler
import importlib
import os
import queue
import threading
from typing import BinaryIO, Final, TypeVar

import msgspec

from peerless.bots.matchup import Matchup, tables_of
from peerless.bots.worker import READY, Question, Reply, encoded, failure, own_pipes, say, think
from peerless.catalog.tables_cache import TablesCache
from peerless.core.tables import Tables
from peerless.records.save import Save
from peerless.service.bots.memory import KEEP_SECONDS, Memory

MOST_TABLES_BYTES: Final = 32_000_000
"""Limit for the match-ups a process keeps, about 150 kB each."""
NICE: Final = 5
"""Tables have priority over bots."""
T = TypeVar("T")


class Start(msgspec.Struct, frozen=True, tag="start"):
    """The first line: modules that register further bots, and the time limit of a bot."""

    modules: list[str]
    seconds: float


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """A question for the bot of a seat."""

    number: int
    key: str
    spec: str
    seed: int
    question: Question


class Forget(msgspec.Struct, frozen=True, tag="forget"):
    """A seat that will not be asked again."""

    key: str


class Said(msgspec.Struct, frozen=True):
    """The answer to question `number`; None requests the match-up as the next line."""

    number: int
    reply: Reply | None = None


class BotWorker:
    """Answer one question after the other."""

    def __init__(self, lines: queue.SimpleQueue[bytes], replies: BinaryIO, seconds: float) -> None:
        self.lines, self.replies, self.seconds = lines, replies, seconds
        self.memory = Memory()
        self.tables = TablesCache(MOST_TABLES_BYTES)

    def run(self) -> None:
        while True:
            ask = self.hear(Ask)
            # Compiled code does not release the interpreter to the listening thread; this timer works anyway.
            faulthandler.dump_traceback_later(self.seconds + 1, exit=True)
            reply = self.reply(ask)
            faulthandler.cancel_dump_traceback_later()
            say(self.replies, encoded(Said(ask.number, reply)))
            self.memory.tidy()

    def hear(self, kind: type[T]) -> T:
        """The next message of a kind; messages to forget a seat may come at any time."""
        while True:
            try:
                message = msgspec.json.decode(self.lines.get(timeout=KEEP_SECONDS / 4), type=Ask | Forget | Matchup)
            except queue.Empty:
                self.memory.tidy()
                continue
            if isinstance(message, kind):
                return message
            assert isinstance(message, Forget)
            self.memory.forget(message.key)

    def reply(self, ask: Ask) -> Reply:
        try:
            tables = self.tables_for(ask)
            return think(self.memory.bot(ask.key, ask.spec, ask.seed), ask.question, tables)
        except Exception as error:  # noqa: BLE001 - a bot or match-up that cannot be created; others can
            return failure(error)

    def tables_for(self, ask: Ask) -> Tables:
        """The match-up of a question, requested if it is unknown."""
        save = ask.question.save
        key = 0, matchup_name(save)
        tables = self.tables.get(key)
        if tables is None:
            say(self.replies, encoded(Said(ask.number)))
            tables = tables_of(self.hear(Matchup), save.settings)
            self.tables.put(key, tables)
        return tables


def matchup_name(save: Save) -> str:
    """The key includes the content, because homebrew heroes of two tables may share an id."""
    return save.settings.canonical() + msgspec.json.encode(save.hashes, order="sorted").decode()


def main() -> None:
    """Run the process."""
    questions, replies = own_pipes()
    if hasattr(os, "nice"):
        os.nice(NICE)
    start = msgspec.json.decode(questions.readline(), type=Start)
    for module in start.modules:
        importlib.import_module(module)
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(questions, lines), daemon=True).start()
    say(replies, READY)
    BotWorker(lines, replies, start.seconds).run()


def _listen(questions: BinaryIO, lines: queue.SimpleQueue[bytes]) -> None:
    for line in questions:
        lines.put(line)
    os._exit(0)  # the parent is gone; the other thread may be busy for a long time

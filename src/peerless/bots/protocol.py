"""Any program as a player: JSON lines on its standard input and output (docs/bots.md).

The program gets what its seat may know, by names (`records/viewdata.py`), and answers with an option.
"""

from __future__ import annotations

import shlex
import time
from typing import Final

import msgspec

from peerless.bots import complaints
from peerless.bots.remote import START_SECONDS, NoAnswer, Process, RemoteBot, read
from peerless.catalog.settings import Settings
from peerless.core.errors import AnswerError, SettingsError
from peerless.messages.message import Message
from peerless.records.save import settings_of
from peerless.records.view_builder import view_data
from peerless.records.viewdata import ViewData
from peerless.rules.notation import seat_name
from peerless.rules.refusals import find
from peerless.rules.view import View

PROTOCOL: Final = 1
ANSWER_SECONDS: Final = 10.0


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first line to the program."""

    protocol: int
    seat: str
    settings: Settings
    seconds: float
    """Time limit for each answer."""


class Ready(msgspec.Struct, frozen=True, tag_field="type", tag="ready"):
    """The program's reply to it."""

    protocol: int


class Decide(msgspec.Struct, frozen=True, tag_field="type", tag="decide"):
    """A question: the decision is `view.decision`."""

    number: int
    view: ViewData


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag="answer"):
    """The program's reply: an option, by its text or its index, and the number of the decision."""

    number: int
    answer: int | str


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """What was wrong with the last reply. For a program on standard input, another answer was used instead."""

    number: int
    why: str


class End(msgspec.Struct, frozen=True, tag_field="type", tag="end"):
    """The last line to the program."""


class ProgramBot(RemoteBot):
    """A program that plays; it is started once per match."""

    last_line = msgspec.json.encode(End())

    def __init__(self, command: str, seconds: float = ANSWER_SECONDS) -> None:
        try:
            self.command = shlex.split(command)
        except ValueError as error:
            raise SettingsError(Message("error-bot-command", command=command, why=error)) from error
        if not self.command:
            raise SettingsError(Message("error-bot-no-program"))
        super().__init__(f"the program '{command}'", seconds)

    def launch(self) -> Process:
        return Process(self.command)

    def greet(self, view: View, process: Process) -> None:
        hello = Hello(PROTOCOL, seat_name(view.seat), settings_of(view.state.t), self.seconds)
        process.tell(msgspec.json.encode(hello))
        ready = read(process.hear(time.monotonic() + START_SECONDS), Ready)
        if ready.protocol != PROTOCOL:
            raise NoAnswer(complaints.other_protocol(ready.protocol, PROTOCOL))

    def question(self, view: View) -> bytes:
        return msgspec.json.encode(Decide(int(view.state.steps), view_data(view)))

    def answer(self, view: View, line: bytes) -> int | None:
        number = int(view.state.steps)
        try:
            reply = read(line, Answer)
            if reply.number < number:
                return None
            return index_of(view, reply)
        except NoAnswer as error:
            if self._process is not None:
                self._process.tell(msgspec.json.encode(Refused(number, str(error))))
            raise


def index_of(view: View, reply: Answer) -> int:
    """The option of an answer. Raises NoAnswer if it is not an option of the open decision."""
    s = view.state
    if reply.number != s.steps:
        raise NoAnswer(complaints.other_decision(reply.number, int(s.steps)))
    if isinstance(reply.answer, str):
        try:
            return find(s, reply.answer)
        except AnswerError as error:
            raise NoAnswer(complaints.refused(error)) from error
    if not 0 <= reply.answer < len(s.options):
        raise NoAnswer(complaints.no_option(reply.answer, len(s.options)))
    return reply.answer

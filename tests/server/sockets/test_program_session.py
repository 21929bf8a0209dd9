"""A program in a seat over a socket: what it gets, what is refused, when it is disconnected."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from peerless import Content, Match, UnreadableAnswer, View, new_match
from peerless.bots import RandomBot, complaints
from peerless.bots.protocol import PROTOCOL
from peerless.messages.message import Message
from peerless.server.sockets.program_session import (
    MOST_UNREADABLE,
    NORMAL,
    NOT_READY_IN_TIME,
    PROTOCOL_ERROR,
    UNREADABLE,
    Leave,
    ProgramSession,
)

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "socket_bot.py"
OPTIONS = 5
"""Of the first decision."""
NO_SPACE = UnreadableAnswer(Message("error-answer-no-space", space="everyone"), answer="attack everyone")
Play = Callable[["Program"], Coroutine[Any, Any, None]]


class Desk:
    """A table as a program needs it: a match whose other seat answers at random, at once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.other = RandomBot(1)
        self._change = asyncio.Event()
        self.answer_others()

    @property
    def number(self) -> int:
        return int(self.match.state.steps)

    @property
    def over(self) -> bool:
        return self.match.over

    def view(self, seat: str) -> View:
        return self.match.view(seat)

    def is_asked(self, seat: str) -> bool:
        return not self.match.over and self.match.decision.seat == seat

    async def wait_change(self) -> None:
        await self._change.wait()

    async def answer(self, seat: str, number: int, text: str) -> None:
        self.match.answer(text, seat=seat, number=number)
        self.answer_others()
        self.notify()

    def answer_others(self) -> None:
        while not self.match.over and self.match.decision.seat != "p1":
            self.match.answer(self.other.choose(self.match.view("p2")))

    def notify(self) -> None:
        self._change.set()
        self._change = asyncio.Event()


class Program:
    """The other end of the socket."""

    def __init__(self, desk: Desk, ready_seconds: float = 20.0) -> None:
        self.desk = desk
        self.sent: asyncio.Queue[str | bytes] = asyncio.Queue()
        self.said: asyncio.Queue[str] = asyncio.Queue()
        session = ProgramSession(desk, "p1", self.sent.get, self.said.put, seconds=30.0, ready_seconds=ready_seconds)
        self.session = asyncio.create_task(session.run())

    def send(self, **message: Any) -> None:
        self.sent.put_nowait(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.said.get(), 20))
        return message

    async def sit_down(self) -> dict[str, Any]:
        """The first question."""
        assert (await self.hear())["type"] == "hello"
        self.send(type="ready", protocol=1)
        return await self.hear()

    async def left(self) -> Leave:
        return await asyncio.wait_for(self.session, 20)


def play(content: Content, what: Play, **options: float) -> None:
    async def session() -> None:
        match = new_match(content, seed=1, heroes=["alice", "medusa"], board="sarpedon")
        program = Program(Desk(match), **options)
        try:
            await what(program)
        finally:
            program.session.cancel()
            await asyncio.gather(program.session, return_exceptions=True)

    asyncio.run(session())


def test_a_whole_match(content: Content) -> None:
    async def what(program: Program) -> None:
        hello = await program.hear()
        assert (hello["type"], hello["protocol"], hello["seat"], hello["seconds"]) == ("hello", 1, "p1", 30.0)
        assert hello["settings"]["heroes"] == ["alice", "medusa"]
        program.send(type="ready", protocol=1)
        numbers: list[int] = []
        while (message := await program.hear())["type"] == "decide":
            numbers.append(message["number"])
            decision = message["view"]["decision"]
            assert decision["seat"] == "p1"
            assert decision["options"] == list(program.desk.match.decision.options)
            by_index = len(numbers) % 2 == 0
            answer = len(decision["options"]) - 1 if by_index else decision["options"][-1]
            program.send(type="answer", number=message["number"], answer=answer)
        assert message == {"type": "end"}
        assert program.desk.over
        assert numbers == sorted(set(numbers))
        assert (await program.left()).code == NORMAL

    play(content, what)


@pytest.mark.parametrize(
    ("number", "answer", "why"),
    [
        (0, 99, complaints.no_option(99, OPTIONS)),
        (0, -1, complaints.no_option(-1, OPTIONS)),
        (0, "attack everyone", complaints.refused(NO_SPACE)),
        (0, "", complaints.refused(UnreadableAnswer(Message("error-answer-empty")))),
        (7, 0, str(Message("error-answer-stale", number=7, open=0))),
    ],
)
def test_a_bad_answer_is_refused_and_the_decision_stays_open(
    content: Content, number: int, answer: int | str, why: str
) -> None:
    async def what(program: Program) -> None:
        first = await program.sit_down()
        before = list(program.desk.match.answers)
        program.send(type="answer", number=first["number"] + number, answer=answer)
        refused = await program.hear()
        assert (refused["type"], refused["number"]) == ("refused", first["number"])
        assert refused["why"] == why
        assert program.desk.match.answers == before
        program.send(type="answer", number=first["number"], answer=0)
        assert (await program.hear())["number"] > first["number"]

    play(content, what)


MESSY = ["", "{", b"\xff\xfe", "[" * 100_000, '{"type": "answer"}', '{"type": "ready", "protocol": 1}', "0"]


@pytest.mark.parametrize("text", MESSY, ids=range(len(MESSY)))
def test_three_unreadable_messages_in_a_row_close_the_socket(content: Content, text: str | bytes) -> None:
    async def what(program: Program) -> None:
        first = await program.sit_down()
        for _ in range(MOST_UNREADABLE - 1):
            program.sent.put_nowait(text)
            assert (await program.hear())["why"].startswith(complaints.UNREADABLE)
        program.send(type="answer", number=first["number"], answer=0)  # a good one: the count begins again
        assert (await program.hear())["type"] == "decide"
        for _ in range(MOST_UNREADABLE):
            program.sent.put_nowait(text)
            assert (await program.hear())["why"].startswith(complaints.UNREADABLE)
        assert await program.left() == Leave(PROTOCOL_ERROR, UNREADABLE)

    play(content, what)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hello?", complaints.UNREADABLE),
        ('{"type": "ready", "protocol": 2}', complaints.other_protocol(2, PROTOCOL)),
    ],
)
def test_who_is_not_ready_is_turned_away(content: Content, text: str, why: str) -> None:
    async def what(program: Program) -> None:
        await program.hear()
        program.sent.put_nowait(text)
        assert (await program.hear())["why"].startswith(why)
        assert (await program.left()).code == PROTOCOL_ERROR

    play(content, what)


def test_who_is_never_ready_is_turned_away(content: Content) -> None:
    async def what(program: Program) -> None:
        assert await program.left() == Leave(PROTOCOL_ERROR, NOT_READY_IN_TIME)

    play(content, what, ready_seconds=0.01)


def test_after_an_undo_it_is_asked_again(content: Content) -> None:
    async def what(program: Program) -> None:
        first = await program.sit_down()
        before = program.desk.match
        again = new_match(content, seed=1, heroes=["alice", "medusa"], board="sarpedon")
        for answer in before.answers:
            again.answer(answer)
        program.send(type="answer", number=first["number"], answer=0)
        await program.hear()
        program.desk.match = again
        program.desk.notify()
        assert await program.hear() == first

    play(content, what)


def test_another_question_under_the_same_number_is_told(content: Content) -> None:
    async def what(program: Program) -> None:
        first = await program.sit_down()
        program.desk.match = new_match(content, seed=2, heroes=["alice", "medusa"], board="sarpedon")
        program.desk.answer_others()
        program.desk.notify()
        second = await program.hear()
        assert second["number"] == first["number"]
        assert second["view"] != first["view"]

    play(content, what)


def test_a_change_that_does_not_concern_it_tells_it_nothing(content: Content) -> None:
    async def what(program: Program) -> None:
        first = await program.sit_down()
        for _ in range(5):
            program.desk.notify()
            await asyncio.sleep(0)
        program.send(type="answer", number=first["number"], answer=0)
        assert (await program.hear())["number"] > first["number"]

    play(content, what)


def test_the_match_ends_while_it_thinks(content: Content) -> None:
    async def what(program: Program) -> None:
        await program.sit_down()
        program.desk.match.resign("p2")
        program.desk.notify()
        assert await program.hear() == {"type": "end"}
        assert (await program.left()).code == NORMAL

    play(content, what)


def test_what_the_socket_raises_ends_it(content: Content) -> None:
    async def session() -> None:
        async def hear() -> str:
            raise ConnectionResetError

        async def say(text: str) -> None:
            pass

        desk = Desk(new_match(content, seed=1, heroes=["alice", "medusa"], board="sarpedon"))
        with pytest.raises(ConnectionResetError):
            await ProgramSession(desk, "p1", hear, say).run()

    asyncio.run(session())


def test_the_example_plays_a_whole_match_over_a_real_socket(content: Content) -> None:
    """The door of the server takes the place of this one when the server has one."""

    async def session() -> None:
        desk = Desk(new_match(content, seed=3, heroes=["alice", "medusa"], board="sarpedon"))
        tokens: list[str] = []

        async def sit(socket: ServerConnection) -> None:
            assert socket.request is not None
            tokens.append(socket.request.headers["Authorization"])
            leave = await ProgramSession(desk, "p1", socket.recv, socket.send).run()
            await socket.close(leave.code, leave.reason)

        async with serve(sit, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            process = await asyncio.create_subprocess_exec(
                *[sys.executable, "-W", "error", str(EXAMPLE), f"ws://127.0.0.1:{port}", "a-token"],
                env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
                stdout=asyncio.subprocess.PIPE,
            )
            printed, _ = await asyncio.wait_for(process.communicate(), 60)
        assert process.returncode == 0
        (line,) = printed.decode().splitlines()  # at the end; nothing was refused
        assert f'print("{line}")' in EXAMPLE.read_text(encoding="utf-8")
        assert tokens == ["Bearer a-token"]
        assert desk.over
        assert any(answer.startswith(("attack alice", "attack the_jabberwock")) for answer in desk.match.answers)

    asyncio.run(session())

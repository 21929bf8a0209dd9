"""A seat for a program over a socket.

The messages are those of a program on standard input (docs/bots.md), one JSON text each. The seat is like a person's:
the server refuses a bad answer and the decision stays open, the clock of the table runs, and no bot answers in its
place.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from peerless.bots import complaints
from peerless.bots.protocol import PROTOCOL, Answer, Decide, End, Hello, Ready, Refused, index_of
from peerless.bots.remote import START_SECONDS, NoAnswer, read
from peerless.core.errors import PeerlessError
from peerless.records.save import settings_of
from peerless.records.view_builder import view_data
from peerless.rules.notation import option_texts
from peerless.rules.view import View

MOST_UNREADABLE: Final = 3
"""Unreadable messages in a row before the socket is closed."""
NORMAL: Final = 1000
"""Close codes of RFC 6455."""
PROTOCOL_ERROR: Final = 1002
OVER: Final = "the match is over"
"""Reasons to close."""
NOT_READY: Final = "not ready"
NOT_READY_IN_TIME: Final = "not ready in time"
UNREADABLE: Final = "cannot be read"


class Table(Protocol):
    """What a program needs of a table; `seat` is `p1` and so on."""

    @property
    def number(self) -> int:
        """Of the open decision."""
        ...

    @property
    def over(self) -> bool: ...

    def view(self, seat: str) -> View: ...

    def is_asked(self, seat: str) -> bool: ...

    async def wait_change(self) -> None:
        """Wait until something happens after the call."""
        ...

    async def answer(self, seat: str, number: int, text: str) -> None:
        """Raises a PeerlessError, and then nothing has changed."""
        ...


class Leave(NamedTuple):
    """How the socket is to be closed."""

    code: int
    reason: str


class ProgramSession:
    """One socket of a program. `hear` gives the next text it sends, `say` sends one; what they raise ends it."""

    def __init__(
        self,
        table: Table,
        seat: str,
        hear: Callable[[], Awaitable[str | bytes]],
        say: Callable[[str], Awaitable[None]],
        *,
        seconds: float = 0.0,
        ready_seconds: float = START_SECONDS,
    ) -> None:
        """`seconds` is the time the table's clock allows for a decision, 0 without a clock; it is only passed on."""
        self.table, self.seat, self.seconds = table, seat, seconds
        self._hear, self._say = hear, say
        self._ready_seconds = ready_seconds
        self._asked = b""
        """The open question that was sent to it."""
        self._unreadable = 0

    async def run(self) -> Leave:
        """Run until the match is over or the program cannot be reached."""
        settings = settings_of(self.table.view(self.seat).state.t)
        await self._tell(Hello(PROTOCOL, self.seat, settings, self.seconds))
        try:
            async with asyncio.timeout(self._ready_seconds):
                ready = read(await self._hear(), Ready)
        except TimeoutError:
            return Leave(PROTOCOL_ERROR, NOT_READY_IN_TIME)
        except NoAnswer as error:
            return await self._turn_away(str(error))
        if ready.protocol != PROTOCOL:
            return await self._turn_away(complaints.other_protocol(ready.protocol, PROTOCOL))
        return await self._play()

    async def _turn_away(self, why: str) -> Leave:
        await self._tell(Refused(self.table.number, why))
        return Leave(PROTOCOL_ERROR, NOT_READY)

    async def _play(self) -> Leave:
        heard: asyncio.Future[Any] = asyncio.ensure_future(self._hear())
        changed: asyncio.Future[Any] = asyncio.ensure_future(self.table.wait_change())
        try:
            await asyncio.sleep(0)  # both wait from now on: no change goes unnoticed
            while not self.table.over:
                await self._ask()
                await asyncio.wait([heard, changed], return_when=asyncio.FIRST_COMPLETED)
                if changed.done():
                    changed.result()
                    changed = asyncio.ensure_future(self.table.wait_change())
                    await asyncio.sleep(0)
                if heard.done():
                    await self._take(heard.result())
                    if self._unreadable == MOST_UNREADABLE:
                        return Leave(PROTOCOL_ERROR, UNREADABLE)
                    heard = asyncio.ensure_future(self._hear())
            await self._tell(End())
            return Leave(NORMAL, OVER)
        finally:
            heard.cancel()
            changed.cancel()
            await asyncio.gather(heard, changed, return_exceptions=True)

    async def _ask(self) -> None:
        """Send it the open question, if it is its own and was not sent yet; after an undo it may be a different one."""
        if not self.table.is_asked(self.seat):
            self._asked = b""
            return
        question = msgspec.json.encode(Decide(self.table.number, view_data(self.table.view(self.seat))))
        if question != self._asked:
            self._asked = question
            await self._say(question.decode())

    async def _take(self, text: str | bytes) -> None:
        try:
            answer = read(text, Answer)
        except NoAnswer as error:
            self._unreadable += 1
            await self._tell(Refused(self.table.number, str(error)))
            return
        self._unreadable = 0
        is_open = answer.number == self.table.number
        try:
            await self.table.answer(self.seat, answer.number, self._option(answer))
            if is_open:  # should an undo lead back to this question, it is a new one
                self._asked = b""
        except (NoAnswer, PeerlessError) as error:
            await self._tell(Refused(self.table.number, str(error)))

    def _option(self, answer: Answer) -> str:
        """The option of an answer. The table itself refuses answers that are late or not from this seat."""
        if answer.number != self.table.number or not self.table.is_asked(self.seat):
            return str(answer.answer)
        view = self.table.view(self.seat)
        return option_texts(view.state)[index_of(view, answer)]

    async def _tell(self, message: msgspec.Struct) -> None:
        await self._say(msgspec.json.encode(message).decode())

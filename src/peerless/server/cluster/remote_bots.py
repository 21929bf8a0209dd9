"""The bots of a server that think in bot workers.

A seat stays with its worker, which remembers what the bot knows. If the worker dies or leaves, another one is asked the
same question. Without an answer in time, the plain bot answers, as in `BotPool`.
"""

from __future__ import annotations

import asyncio
from typing import Final

from peerless.bots import complaints
from peerless.bots.fallback import Fallback
from peerless.bots.matchup import matchup_of
from peerless.bots.remote import NoAnswer
from peerless.bots.worker import Reply, choice_of, question_of
from peerless.catalog.content import Content
from peerless.rules.view import View
from peerless.server.bots.bot_pool import PATIENCE, plain_choice
from peerless.server.cluster.members import Members, Peer, Unreached
from peerless.server.cluster.thinking import Forget, Think, encode, thought_of
from peerless.service.bots.interface import Closed

_LOOK_SECONDS: Final = 0.1


class RemoteBots:
    """The bots of all tables of this process."""

    def __init__(self, seconds: float) -> None:
        self._patience = (PATIENCE + 1) * seconds
        self._members: Members | None = None
        self._seats: dict[str, str] = {}
        """The worker of each seat."""
        self._asked: dict[str, int] = {}
        """Questions each worker has not answered yet."""
        self._fallback = Fallback()
        self._closing = asyncio.Event()

    def join(self, members: Members) -> None:
        """Where the workers are to be found."""
        self._members = members

    async def choose(self, key: str, spec: str, seed: int, content: Content, view: View, guest: str = "") -> int:
        work = Think(guest=guest, key=key, spec=spec, seed=seed, question=question_of(view))
        asking = asyncio.ensure_future(self._ask(work, content, view))
        closing = asyncio.ensure_future(self._closing.wait())
        try:
            await asyncio.wait([asking, closing], timeout=self._patience, return_when=asyncio.FIRST_COMPLETED)
            if self._closing.is_set():
                raise Closed
            if not asking.done():
                raise NoAnswer(complaints.LATE)
            return choice_of(asking.result(), view)
        except NoAnswer as error:
            return plain_choice(self._fallback, view, key, spec, error)
        finally:
            for task in (asking, closing):
                task.cancel()
            await asyncio.gather(asking, closing, return_exceptions=True)

    async def _ask(self, work: Think, content: Content, view: View) -> Reply:
        while True:
            worker = self._worker(work.key)
            if worker is None:
                await asyncio.sleep(_LOOK_SECONDS)
                continue
            self._asked[worker] = self._asked.get(worker, 0) + 1
            try:
                reply = await self._ask_worker(worker, work, content, view)
            except Unreached:
                reply = None
            finally:
                self._asked[worker] -= 1
            if reply is not None:
                return reply
            self._seats.pop(work.key, None)
            await asyncio.sleep(_LOOK_SECONDS)

    def _worker(self, key: str) -> str | None:
        """The worker of a seat; at first the one with the fewest questions for its size."""
        assert self._members is not None
        workers = {name: peer for name, peer in self._members.peers.items() if peer.role == "bots"}
        known = self._seats.get(key)
        if known not in workers:
            known = min(workers, key=lambda name: self._load(workers[name]), default=None)
            if known is not None:
                self._seats[key] = known
        return known

    def _load(self, worker: Peer) -> tuple[float, int]:
        seats = sum(name == worker.name for name in self._seats.values())
        return self._asked.get(worker.name, 0) / max(1, worker.places), seats

    async def _ask_worker(self, worker: str, work: Think, content: Content, view: View) -> Reply | None:
        """The reply; None if the worker is gone."""
        assert self._members is not None
        stream = (await self._members.link(worker)).open(encode(work))
        heard: asyncio.Queue[bytes | None] = asyncio.Queue()
        stream.heard, stream.ended = heard.put_nowait, lambda _: heard.put_nowait(None)
        try:
            while stream.is_open and (data := await heard.get()) is not None:
                thought = thought_of(data)
                if thought.no_answer:
                    raise NoAnswer(thought.no_answer)
                if thought.reply is not None:
                    return thought.reply
                stream.send(encode(matchup_of(view, content)))
            return None
        finally:
            stream.end()

    def forget(self, key: str) -> None:
        worker = self._seats.pop(key, None)
        link = None if worker is None or self._members is None else self._members.open_link(worker)
        if link is not None:
            link.open(encode(Forget(key=key))).end()

    async def close(self) -> None:
        self._closing.set()

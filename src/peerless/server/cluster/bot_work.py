"""`peerless bot-worker`: a process that thinks for the bots of all servers of a cluster."""

from __future__ import annotations

import asyncio
import logging.config
import os
import secrets
import signal
from collections.abc import Callable
from contextlib import suppress

from peerless.bots import complaints
from peerless.bots.matchup import Matchup
from peerless.bots.remote import Lost, NoAnswer
from peerless.server.bots.bot_pool import Asking, BotPool
from peerless.server.cluster.bus import Bus
from peerless.server.cluster.link import Stream
from peerless.server.cluster.members import Members
from peerless.server.cluster.packets import End
from peerless.server.cluster.seal import Seal
from peerless.server.cluster.thinking import Think, Thought, encode, matchup_of, work_of
from peerless.service.bots.interface import Closed
from peerless.service.ops.config import Config
from peerless.service.ops.logs import log_config


class BotWork:
    """Answers the questions of servers."""

    def __init__(self, config: Config) -> None:
        self.places = config.bot_processes or os.cpu_count() or 1
        self.pool = BotPool(self.places, config.bot_seconds)
        self.bus = Bus(config)
        name = "bots." + secrets.token_urlsafe(12)
        self.members = Members(
            name, "bots", self.bus, Seal(config.bus_secret), served=self._serve, bury=_nobody, places=self.places
        )
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Raises `BusRefused`."""
        self.pool.start()
        await self.bus.start()
        self.members.start()

    async def close(self) -> None:
        """Leave; what is not answered yet is asked elsewhere."""
        await self.members.close()
        await self.bus.close()
        await self.pool.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _serve(self, peer: str, stream: Stream, data: bytes) -> None:
        work = work_of(data)
        if isinstance(work, Think):
            task = asyncio.create_task(self._think(stream, work))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        else:
            self.pool.forget(work.key)

    async def _think(self, stream: Stream, work: Think) -> None:
        loop = asyncio.get_running_loop()
        sent: asyncio.Future[Matchup] = loop.create_future()

        def heard(data: bytes) -> None:
            if not sent.done():
                sent.set_result(matchup_of(data))

        async def matchup() -> Matchup:
            stream.send(encode(Thought()))
            return await sent

        def ended(end: End) -> None:
            """The server asks nobody any more, or elsewhere."""
            if not sent.done():
                sent.set_exception(Lost(complaints.ENDED))
                sent.exception()  # maybe nobody waits for it
            loop.call_soon(thinking.cancel)

        stream.heard = heard
        thinking = asyncio.ensure_future(
            self.pool.think(Asking(work.guest, work.key, work.spec, work.seed, work.question, matchup))
        )
        stream.ended = ended
        with suppress(Closed, asyncio.CancelledError):
            try:
                stream.send(encode(Thought(reply=await thinking)))
            except NoAnswer as error:
                stream.send(encode(Thought(no_answer=error.what)))
        stream.end()


async def _nobody(owner: str) -> bool:
    return False


def run(config: Config, started: Callable[[int], None]) -> None:
    """Work until a stop is requested."""
    logging.config.dictConfig(log_config(config.log_format))
    asyncio.run(_run(config, started))


async def _run(config: Config, started: Callable[[int], None]) -> None:
    stopped = asyncio.Event()
    for wanted in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(wanted, stopped.set)
    work = BotWork(config)
    await work.start()
    try:
        started(work.places)
        await stopped.wait()
    finally:
        await work.close()

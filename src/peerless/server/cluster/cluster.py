"""A process of a cluster: its neighbors, as its tables and endpoints see them.

clients ── process ──(bus)── process that owns the table
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial
from hashlib import blake2b
from logging import ERROR
from typing import Any, Final

import msgspec

from peerless.server.cluster.bus import Bus
from peerless.server.cluster.carried import CarriedClient, CarriedLine
from peerless.server.cluster.link import Stream
from peerless.server.cluster.members import SILENT_SECONDS, Members, Peer, Unreached
from peerless.server.cluster.packets import MOVED, Changed, End, Listed, Opening, encode, infos_of, opening_of
from peerless.server.cluster.seal import Seal
from peerless.server.store.presence import PREFIX
from peerless.service.api.endpoints import ENDPOINTS
from peerless.service.http.calls import Reply, Request, reply_here
from peerless.service.http.endpoint import Services
from peerless.service.http.limits import Limits
from peerless.service.http.shared_limits import SharedLimits
from peerless.service.ops.config import Config
from peerless.service.ops.logs import note
from peerless.service.protocol.messages import TableInfo
from peerless.service.tables.neighbors import Answered, Asked, ProgramVisit, Visit, Visitor
from peerless.service.tables.refusals import Elsewhere
from peerless.service.tables.table_registry import TableRegistry

ASK_SECONDS: Final = 15.0
LIST_SECONDS: Final = 1.0
_MOVED_SECONDS: Final = 0.05
_ENDPOINTS: Final = {(known.method, known.path): known for known in ENDPOINTS}
_answered: Final = msgspec.msgpack.Decoder(Answered).decode


def new_name() -> str:
    """A name for a process that keeps a session with the database."""
    return PREFIX + secrets.token_urlsafe(12)


class Cluster:
    """The neighbors of this process."""

    def __init__(
        self,
        config: Config,
        registry: TableRegistry,
        services: Services,
        limits: Limits,
        bury: Callable[[str], Awaitable[bool]],
    ) -> None:
        """`bury` ends the leases of a process if it is certainly dead, and says whether it is."""
        self.registry = registry
        self.bus = Bus(config)
        self.members = Members(
            registry.owner, "server", self.bus, Seal(config.bus_secret), served=self._serve, bury=bury
        )
        self._services = services
        self._limits = SharedLimits(
            rates={
                "requests": limits.requests,
                "messages": limits.shared_messages,
                "frames": limits.shared_frames,
                "chat": registry.chat_limits.guests,
            },
            quotas={"guests": limits.guests, "tables": registry.attempts},
            counts={"sockets": limits.sockets},
        )
        self._bury = bury
        self._tasks: set[asyncio.Task[Any]] = set()
        self.visitors = 0
        """Clients here whose tables are elsewhere."""
        self.guests = 0
        """Clients elsewhere whose tables are here."""
        self.carried = 0
        """Messages of clients here for tables elsewhere, and back."""

    async def start(self) -> None:
        """Raises `BusRefused`."""
        self.members.gone = self._gone
        self.members.used, self.members.note_used = self._limits.used, self._limits.note
        self.members.back = lambda: self._begin(self.registry.look_at_everybody())
        self.registry.neighbors = self
        await self.bus.start()
        self.members.start()

    async def close(self) -> None:
        await self.bus.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- neighbors ----

    def _gone(self, peer: Peer, has_left: bool) -> None:
        self._limits.forget(peer.name)
        if peer.role == "server":
            self.registry.look_for_orphans(all_free=has_left)

    async def is_gone(self, owner: str) -> bool:
        if owner in self.members.peers or not self.bus.is_up or not owner:
            return False
        if time.monotonic() - self.members.up_since < SILENT_SECONDS:
            return False
        try:
            await self.members.link(owner)
        except Unreached:
            return await self._bury(owner)
        return False

    async def _open(self, owner: str, opening: Opening) -> Stream | None:
        """A stream to the owner of a table; None if it is dead. Raises `Elsewhere`."""
        try:
            link = await self.members.link(owner)
        except Unreached:
            if await self.is_gone(owner):
                return None
            raise Elsewhere(owner) from None
        return link.open(encode(opening))

    async def visit(self, owner: str, visit: Visit | ProgramVisit, client: Visitor) -> bool:
        if (stream := await self._open(owner, visit)) is None:
            return False
        first: asyncio.Future[End | None] = asyncio.get_running_loop().create_future()

        def heard(data: bytes) -> None:
            if not first.done():
                first.set_result(None)
            self.carried += 1
            client.send(data)

        def ended(end: End) -> None:
            if not first.done():
                first.set_result(end)
            if end.code != MOVED and not (stream.link.is_broken and first.result() is end):
                client.close(end.code, end.reason)

        stream.heard, stream.ended = heard, ended
        self.visitors += 1
        try:
            if not stream.is_open:
                return False
            end = await first
            if end is not None and (end.code == MOVED or stream.link.is_broken):
                await asyncio.sleep(_MOVED_SECONDS)
                return False
            while (text := await client.text()) is not None:
                self.carried += 1
                stream.send(text.encode())
            return True
        finally:
            self.visitors -= 1
            stream.end()

    async def ask(self, owner: str, asked: Asked) -> Answered | None:
        if (stream := await self._open(owner, asked)) is None:
            return None
        try:
            reply = await _reply(stream, ASK_SECONDS)
        except TimeoutError:
            raise Elsewhere(owner) from None
        if reply is None:
            await asyncio.sleep(_MOVED_SECONDS)
            return None
        return _answered(reply)

    async def infos(self, tables: Mapping[str, list[str]]) -> dict[str, TableInfo]:
        known: dict[str, TableInfo] = {}

        async def ask(owner: str, names: list[str]) -> None:
            try:
                async with asyncio.timeout(LIST_SECONDS):
                    link = await self.members.link(owner)
                    reply = await _reply(link.open(encode(Listed(tables=names))), LIST_SECONDS)
            except (TimeoutError, Unreached):
                return
            if reply is not None:
                known.update(infos_of(reply))

        await asyncio.gather(*(ask(owner, names) for owner, names in tables.items() if owner in self.members.peers))
        return known

    def note_changed(self, guest: str = "", token: bytes = b"") -> None:
        opening = encode(Changed(guest=guest, token=token))

        async def tell(name: str) -> None:
            try:
                (await self.members.link(name)).open(opening).end()
            except Unreached:
                pass  # it looks again at everybody when it is there again

        for name in self.members.servers():
            self._begin(tell(name))

    async def leave(self) -> None:
        await self.members.close()

    def state(self) -> dict[str, bool | int]:
        workers = sum(peer.role == "bots" for peer in self.members.peers.values())
        return {"bus": self.bus.is_up, "processes": len(self.members.servers()) + 1, "bot_workers": workers}

    def mine(self, tables: Iterable[str]) -> set[str]:
        names = sorted([self.registry.owner, *self.members.servers()])
        return {table for table in tables if max(names, key=partial(_rank, table)) == self.registry.owner}

    # ---- for others ----

    def _serve(self, peer: str, stream: Stream, data: bytes) -> None:
        opening: Opening = opening_of(data)
        match opening:
            case Visit():
                work = self._host(CarriedClient(self.registry, stream).run(opening))
            case ProgramVisit():
                work = self._host(CarriedLine(stream).run(opening, self.registry))
            case Asked():
                work = self._answer(stream, opening)
            case Listed():
                work = self._list(stream, opening)
            case Changed():
                work = self._look_at(opening)
        self._begin(self._safely(stream, work))

    async def _safely(self, stream: Stream, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception as error:  # noqa: BLE001 - the other side is not to wait for ever
            note("request of another process failed", level=ERROR, cause=error)
            stream.end(1011)

    async def _host(self, work: Awaitable[None]) -> None:
        self.guests += 1
        try:
            await work
        finally:
            self.guests -= 1

    async def _answer(self, stream: Stream, asked: Asked) -> None:
        async def body(most: int) -> bytes:
            return asked.body

        request = Request(asked.params, asked.query, asked.headers, body, asked.address, asked.token)
        try:
            reply: Reply = await reply_here(request, _ENDPOINTS[asked.method, asked.path], self._services)
        except Elsewhere:
            stream.end(MOVED)
            return
        stream.send(encode(Answered(status=reply.status, body=reply.body, headers=reply.headers)))
        stream.end()

    async def _list(self, stream: Stream, listed: Listed) -> None:
        tables = (self.registry.tables.get(name) for name in listed.tables)
        infos = {table.id: table.info() for table in tables if table is not None and table.data.setup.public}
        stream.send(encode(infos))
        stream.end()

    async def _look_at(self, changed: Changed) -> None:
        store = self.registry.store
        if changed.token and await store.guest_of(changed.token) is None:
            self.registry.cut_off(changed.token)
        if changed.guest:
            await self.registry.rename_here(changed.guest, await store.guest(changed.guest))


async def _reply(stream: Stream, seconds: float) -> bytes | None:
    """The one message that a stream brings; None if it ends without."""
    reply: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()

    def take(data: bytes | None) -> None:
        if not reply.done():
            reply.set_result(data)

    stream.heard, stream.ended = take, lambda _: take(None)
    if not stream.is_open:
        return None
    try:
        return await asyncio.wait_for(reply, seconds)
    finally:
        stream.end()


def _rank(table: str, name: str) -> bytes:
    return blake2b(f"{table} {name}".encode(), digest_size=8).digest()

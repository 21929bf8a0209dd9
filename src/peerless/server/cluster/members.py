"""The other processes of the cluster: who lives, and the sessions with them.

Every process tells all others several times a second that it lives. A process that has fallen silent is dead only if
its session with the database is gone, too: one that is merely slow, stopped or cut off from the bus keeps its tables
until its lease runs out.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from logging import ERROR, WARNING
from typing import Any, Final

from peerless.server.cluster.bus import Bus
from peerless.server.cluster.knocks import Knocks
from peerless.server.cluster.link import Link, Stream
from peerless.server.cluster.packets import (
    NONCE_BYTES,
    Beat,
    Knock,
    Reset,
    Role,
    Sign,
    Welcome,
    is_part,
    part_of,
    sign_bytes,
    sign_of,
)
from peerless.server.cluster.seal import MAC_BYTES, Keys, Seal
from peerless.service.ops.logs import note

BEAT_SECONDS: Final = 0.3
SILENT_SECONDS: Final = 1.0
"""After this time without a beat, a process may be dead."""
LATE_SECONDS: Final = 0.5
"""A process that was itself this late has not heard the others, who may well have told."""
KNOCK_SECONDS: Final = 1.5
_KNOCK_AGAIN: Final = 0.4
_STRANGE_SECONDS: Final = 5.0
_MOST_STRANGERS: Final = 1000
EVERYBODY: Final = "*"


class Unreached(Exception):
    """A process does not answer."""


@dataclass
class Peer:
    """Another process that lives."""

    name: str
    role: Role
    places: int
    beat: int
    """Number of the last beat that counts."""
    times: int
    heard: float
    is_dying: bool = False
    """Whether it is being found out whether it is dead."""


class Members:
    """All processes of the cluster, as one of them sees them."""

    def __init__(
        self,
        name: str,
        role: Role,
        bus: Bus,
        seal: Seal,
        *,
        served: Callable[[str, Stream, bytes], None],
        bury: Callable[[str], Awaitable[bool]],
        places: int = 0,
    ) -> None:
        """`served` gets the streams others open; `bury` ends the leases of a process if it is certainly dead."""
        self.name = name
        self.peers: dict[str, Peer] = {}
        self.refused = 0
        """Packets that prove nothing or that were there before."""
        self.back: Callable[[], None] = _ignore
        """Called when the bus is there again after it was lost."""
        self.gone: Callable[[Peer, bool], None] = _ignore
        """Called when a process has left (true) or is dead."""
        self.used: Callable[[], dict[str, dict[str, float]]] = dict
        """What this process tells with its next beat."""
        self.note_used: Callable[[str, dict[str, dict[str, float]]], None] = _ignore
        """Called with what another one has told."""
        self._role: Role = role
        self._places = places
        self._bus = bus
        self._seal = seal
        self._served = served
        self._bury = bury
        self._number = 0
        self._times = 0
        self._has_left = False
        self._links: dict[bytes, Link] = {}
        self._out: dict[str, Link] = {}
        self._in: dict[str, Link] = {}
        self._begun = Knocks(name, seal)
        self._knocks: dict[bytes, asyncio.Future[Welcome]] = {}
        self._linking: dict[str, asyncio.Task[Link]] = {}
        self._strangers: dict[str, float] = {}
        """Whose beats are not believed until a time."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.up_since = time.monotonic()
        self._subjects: dict[str, str] = {}
        bus.on(seal.subject(name), self._hear)
        bus.on(seal.subject(EVERYBODY), self._hear_beat)
        bus.changed = self._bus_changed

    def start(self) -> None:
        self._begin(self._live())

    async def close(self) -> None:
        """Tell the others that this process leaves."""
        self._has_left = True
        tasks = [*self._tasks, *self._linking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for link in list(self._links.values()):
            link.flush()
            link.break_off(tell=True)
        self._beat(leaving=True)

    def servers(self) -> list[str]:
        return [peer.name for peer in self.peers.values() if peer.role == "server"]

    def _begin(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- beats ----

    async def _live(self) -> None:
        expected = time.monotonic()
        while True:
            now = time.monotonic()
            try:
                self._tick(now, is_late=now - expected > LATE_SECONDS)
            except Exception as error:  # noqa: BLE001 - the others would take this process for dead
                note("beat failed", level=ERROR, cause=error)
            expected = now + BEAT_SECONDS
            await asyncio.sleep(BEAT_SECONDS)

    def _tick(self, now: float, *, is_late: bool) -> None:
        self._beat()
        for link in list(self._links.values()):
            link.confirm()
        for peer in list(self.peers.values()):
            if is_late:
                peer.heard = now
            if now - peer.heard > SILENT_SECONDS and not peer.is_dying:
                peer.is_dying = True
                self._begin(self._find_out(peer))

    def _beat(self, *, leaving: bool = False) -> None:
        if self._bus.is_up:
            self._number += 1
            beat = Beat(self.name, self._number, self._times, self._role, self._places, leaving, self.used())
            self._bus.publish(self._seal.subject(EVERYBODY), self._seal.sealed(sign_bytes(beat)))

    def _hear_beat(self, data: bytes) -> None:
        packet = self._seal.opened(data)
        beat = None if packet is None else sign_of(packet)
        if not isinstance(beat, Beat):
            self.refused += 1
            return
        if beat.sender == self.name:
            return
        peer = self.peers.get(beat.sender)
        if peer is None:
            if self._strangers.get(beat.sender, 0.0) < time.monotonic() and beat.sender not in self._linking:
                self._begin(self._meet(beat.sender))
        elif beat.number <= peer.beat:
            self.refused += 1
        elif beat.leaving:
            self._part_from(peer, has_left=True)
        else:
            if beat.times != peer.times and (link := self._out.get(peer.name)) is not None:
                link.break_off(tell=False)
            peer.times = beat.times
            peer.beat, peer.heard, peer.places = beat.number, time.monotonic(), beat.places
            self.note_used(beat.sender, beat.used)

    async def _meet(self, name: str) -> None:
        """Find out whether a process lives whose beat was heard: beats can be repeated, an answer to a knock cannot."""
        try:
            await self.link(name)
        except Unreached:
            self._strangers[name] = time.monotonic() + _STRANGE_SECONDS
            while len(self._strangers) > _MOST_STRANGERS:
                del self._strangers[next(iter(self._strangers))]

    async def _find_out(self, peer: Peer) -> None:
        try:
            gone = peer.role == "bots" or await self._bury(peer.name)
        except Exception as error:  # noqa: BLE001 - the database does not answer: then nobody is declared dead
            note("not found out whether a process is dead", level=WARNING, cause=error)
            gone = False
        peer.is_dying = False
        if self.peers.get(peer.name) is not peer:
            return
        if gone:
            note("process is dead", level=WARNING, kind=peer.role, place=peer.name)
            self._part_from(peer, has_left=False)
        elif time.monotonic() - peer.heard > 3 * SILENT_SECONDS:
            note("process does not answer", level=WARNING, kind=peer.role, place=peer.name)
            self._forget(peer)

    def _part_from(self, peer: Peer, *, has_left: bool) -> None:
        self._forget(peer)
        self.gone(peer, has_left)

    def _forget(self, peer: Peer) -> None:
        """It may live after all, so it is told that its sessions are over: nobody would hear it there any more."""
        self.peers.pop(peer.name, None)
        if peer.name in self._linking:
            self._linking[peer.name].cancel()
        for links in (self._out, self._in):
            if (link := links.get(peer.name)) is not None:
                link.break_off(tell=True)
        self._subjects.pop(peer.name, None)

    def _bus_changed(self, up: bool) -> None:
        self.up_since = time.monotonic()
        if up:
            self._times += 1
            if self._times > 1:
                self.back()
        if not up:
            self.peers.clear()
            for link in list(self._links.values()):
                link.break_off(tell=False)
            self._begun.clear()
        self._strangers.clear()

    # ---- sessions ----

    def open_link(self, name: str) -> Link | None:
        """The session with a process, if there is one."""
        return self._out.get(name)

    async def link(self, name: str) -> Link:
        """The session with a process, opened if there is none. Raises `Unreached`."""
        if (link := self._out.get(name)) is not None:
            return link
        if name not in self._linking:
            self._linking[name] = task = asyncio.create_task(self._connect(name))
            task.add_done_callback(lambda done: self._linked(name, done))
        try:
            return await asyncio.shield(self._linking[name])
        except asyncio.CancelledError:
            caller = asyncio.current_task()
            if caller is None or caller.cancelling():
                raise
            raise Unreached from None  # the other process is found dead

    def _linked(self, name: str, done: asyncio.Task[Link]) -> None:
        self._linking.pop(name, None)
        if not done.cancelled():
            done.exception()  # the caller has got it

    async def _connect(self, name: str) -> Link:
        nonce = secrets.token_bytes(NONCE_BYTES)
        answer = self._knocks[nonce] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(KNOCK_SECONDS):
                while True:
                    self._say(name, Knock(self.name, name, nonce))
                    done, _ = await asyncio.wait([answer], timeout=_KNOCK_AGAIN)
                    if done:
                        break
        except TimeoutError:
            raise Unreached from None
        finally:
            del self._knocks[nonce]
        welcome = answer.result()
        link = self._new_link(name, self._seal.keys(self.name, name, (nonce, welcome.nonce)), calls=True)
        self._out[name] = link
        now = time.monotonic()
        known = self.peers.get(name)
        if known is None:
            self.peers[name] = Peer(name, welcome.role, welcome.places, welcome.beat, welcome.times, now)
        else:
            known.heard, known.times = now, welcome.times
        link.confirm()  # so that the other side knows at once that the session is used
        return link

    def _new_link(self, peer: str, keys: Keys, *, calls: bool) -> Link:
        link = Link(peer, keys, self._send, lambda stream, data: self._served(peer, stream, data), self._broken,
                    calls=calls)  # fmt: skip
        self._links[link.session] = link
        return link

    def _broken(self, link: Link) -> None:
        self._links.pop(link.session, None)
        for links in (self._out, self._in):
            if links.get(link.peer) is link:
                del links[link.peer]

    def _send(self, name: str, data: bytes) -> None:
        subject = self._subjects.get(name)
        if subject is None:
            subject = self._subjects[name] = self._seal.subject(name)
        self._bus.publish(subject, data)

    def _say(self, name: str, sign: Sign) -> None:
        self._send(name, self._seal.sealed(sign_bytes(sign)))

    # ---- what comes ----

    def _hear(self, data: bytes) -> None:
        if self._has_left:
            return
        if is_part(data):
            taken = self._hear_part(data)
        else:
            taken = self._hear_sign(data)
        if not taken:
            self.refused += 1

    def _hear_part(self, data: bytes) -> bool:
        part = part_of(data[:-MAC_BYTES])
        if part is None:
            return False
        link = self._links.get(part.session)
        if link is None:
            begun = None if part.number else self._begun.used(part.session, data)
            if begun is None:
                return False
            if (old := self._in.get(begun.peer)) is not None:
                old.break_off(tell=False)
            link = self._in[begun.peer] = self._new_link(begun.peer, begun.keys, calls=False)
        if not link.hear(data, part):
            return False
        if (known := self.peers.get(link.peer)) is not None:
            known.heard = time.monotonic()
        return True

    def _hear_sign(self, data: bytes) -> bool:
        sign = sign_of(data[:-MAC_BYTES])
        if isinstance(sign, Reset):
            link = self._links.get(sign.session)
            if link is None or not link.is_reset(data):
                return False
            link.break_off(tell=False)
            return True
        if self._seal.opened(data) is None or not isinstance(sign, Knock | Welcome) or sign.receiver != self.name:
            return False
        if isinstance(sign, Knock):
            if (nonce := self._begun.answer(sign)) is None:
                return False
            mine_too = (nonce, self._number, self._times, self._role, self._places)
            self._say(sign.sender, Welcome(self.name, sign.sender, sign.nonce, *mine_too))
            return True
        answer = self._knocks.get(sign.theirs)
        if answer is None or answer.done():
            return False
        answer.set_result(sign)
        return True


def _ignore(*what: object) -> None:
    pass

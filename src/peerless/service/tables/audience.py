"""The sockets of players and spectators at a table, and what is sent to them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Final, Protocol

import msgspec

from peerless.records.log.match_log import MatchLog
from peerless.service.protocol.messages import FromServer
from peerless.service.store.base import Guest, TableData
from peerless.service.tables.access import viewers_of

encode: Final = msgspec.json.Encoder().encode
MOST_EVENTS: Final = 500
"""Events that are encoded at once; see `slices.py`."""


class Listener(Protocol):
    """A client at a table, usually a socket. `send` never waits."""

    guest: Guest | None
    token: bytes
    """Hash of the token it came with; empty without one."""
    invite: str
    """The invitation it came with; empty without one."""
    seats: list[str]
    """Seats it listens for; none for a spectator."""
    muted: set[str]
    known: dict[str | None, int]
    """Number of events sent to each viewer."""
    presents: bool
    """Whether it presents events one after the other and reports it."""
    shown: int
    """The last decision up to which it has presented everything; -1 before its first report."""

    def send(self, message: bytes) -> None: ...

    def reseat(self, held: list[str]) -> None:
        """Its guest holds these seats now."""
        ...

    def close(self) -> None: ...


class Audience:
    """The listeners of one table."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.idle_since = time.monotonic()

    def __bool__(self) -> bool:
        return bool(self.listeners)

    def add(self, listener: Listener) -> None:
        self.listeners.add(listener)

    def remove(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.idle_since = time.monotonic()

    def is_online(self, seat: str) -> bool:
        return any(seat in listener.seats for listener in self.listeners)

    @property
    def spectators(self) -> int:
        return sum(1 for listener in self.listeners if not listener.seats)

    def _admitted(self, data: TableData) -> Iterator[tuple[Listener, list[str | None]]]:
        """Those who may be here now, each with their viewers; cuts off all others."""
        for listener in list(self.listeners):
            viewers = viewers_of(data, listener.guest, listener.invite)
            if viewers:
                yield listener, viewers
            else:
                self.cut(listener)

    def tell(self, data: TableData, message: FromServer, *, but: Listener | None = None, by: str | None = None) -> None:
        """Send a message to everyone except one listener, or except those who muted a guest."""
        encoded = encode(message) if self.listeners else b""
        for listener, _ in self._admitted(data):
            if listener is not but and (by is None or by not in listener.muted):
                listener.send(encoded)

    def tell_match(self, data: TableData, match_log: MatchLog, update: Callable[[str | None, int], bytes]) -> None:
        """Send everyone the match as they may see it now; equal viewers get equal bytes."""
        made: dict[tuple[str | None, int], bytes] = {}
        before, events = match_log.number - 1, len(match_log.events)
        for listener, viewers in self._admitted(data):
            for viewer in viewers:
                first = match_log.known(before, listener.known.get(viewer, 0))
                if events - first > MOST_EVENTS:  # a new seat: it reconnects, to get slices
                    listener.close()
                    break
                message = made.get((viewer, first))
                if message is None:
                    message = made[viewer, first] = update(viewer, first)
                listener.send(message)
                listener.known[viewer] = events

    def rename(self, guest: str, now: Guest | None) -> None:
        """Rename a guest, or disconnect a deleted one."""
        for listener in self.listeners:
            if listener.guest is not None and listener.guest.id == guest and now is not None:
                listener.guest = now
        if now is None:
            self.disconnect(lambda listener: listener.guest is not None and listener.guest.id == guest)

    def disconnect(self, whom: Callable[[Listener], bool]) -> None:
        """Disconnect the listeners that match."""
        for listener in [listener for listener in self.listeners if whom(listener)]:
            self.cut(listener)

    def cut(self, listener: Listener) -> None:
        """Disconnect one listener; what it may see is checked again if it reconnects."""
        listener.seats.clear()
        listener.close()
        self.remove(listener)

    def close(self, message: FromServer | None) -> None:
        """Disconnect all listeners, after a last message if there is one."""
        for listener in list(self.listeners):
            if message is not None:
                listener.send(encode(message))
            listener.close()
        self.listeners.clear()

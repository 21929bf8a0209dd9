"""The sockets of players and spectators at a table, and what is sent to them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Protocol

import msgspec
from msgspec.structs import replace

from peerless.records.log.match_log import MatchLog
from peerless.server.protocol.messages import FromServer
from peerless.server.store.base import Guest

encode: Final = msgspec.json.Encoder().encode


class Listener(Protocol):
    """Somebody at a table: a socket. `send` never waits."""

    guest: Guest | None
    seats: list[str]
    """Seats of this guest; none for a spectator."""
    muted: set[str]
    known: dict[str | None, int]
    """Events each pair of eyes has been sent."""

    def send(self, message: bytes) -> None: ...

    def close(self) -> None: ...


def viewing_seats(listener: Listener) -> list[str | None]:
    """Whose eyes a listener has: those of its seats, or a spectator's."""
    return list(listener.seats) or [None]


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

    def tell(self, message: FromServer, *, but: Listener | None = None, by: str | None = None) -> None:
        """The same for everyone, except one, or except those who do not want to hear from a guest."""
        data = encode(message) if self.listeners else b""
        for listener in list(self.listeners):
            if listener is not but and (by is None or by not in listener.muted):
                listener.send(data)

    def tell_match(self, match_log: MatchLog, update: Callable[[str | None, int], bytes]) -> None:
        """Everyone gets the match as they see it; equal eyes get equal bytes."""
        made: dict[tuple[str | None, int], bytes] = {}
        for listener in list(self.listeners):
            for eyes in viewing_seats(listener):
                first = match_log.known(match_log.number - 1, listener.known.get(eyes, 0))
                message = made.get((eyes, first))
                if message is None:
                    message = made[eyes, first] = update(eyes, first)
                listener.send(message)
                listener.known[eyes] = len(match_log.events)

    def rename(self, guest: str, name: str | None) -> None:
        """A guest has another name, or is gone: then so are their sockets."""
        for listener in self.listeners:
            if listener.guest is not None and listener.guest.id == guest and name is not None:
                listener.guest = replace(listener.guest, name=name)
        if name is None:
            self.dismiss(lambda listener: listener.guest is not None and listener.guest.id == guest)

    def dismiss(self, whom: Callable[[Listener], bool]) -> None:
        """Some are let go."""
        for listener in [listener for listener in self.listeners if whom(listener)]:
            listener.close()
            self.remove(listener)

    def close(self, message: FromServer | None) -> None:
        """Everybody is let go."""
        if message is not None:
            self.tell(message)
        for listener in list(self.listeners):
            listener.close()
        self.listeners.clear()

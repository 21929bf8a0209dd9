"""All connections of a server: which are accepted, and which are closed because the client does not read."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Literal

from peerless.server.http.proxies import Proxies
from peerless.server.ops.loop_watchdog import LoopWatchdog
from peerless.server.ops.metrics import Metrics
from peerless.service.http.limits import Clock, Counts, Limits, Rates, address_key
from peerless.service.ops.config import Config

LEAST_READ: Final = 8 * 1024
"""Bytes of waiting data that a client has to read in `unread_seconds`."""

_LEAVING: Final = 16
"""Connections that may still be closing after others have replaced them."""

Reason = Literal["full", "address", "slow", "headers", "url", "pipeline", "body", "unreadable", "frames", "unread"]
"""Why a connection was cut off: too many in all or from one address, a request that takes too long or has too much of
something, too many frames, or a client that does not read."""


class Connections:
    """The open connections, counted in total and by address."""

    def __init__(
        self,
        config: Config,
        limits: Limits,
        metrics: Metrics,
        most: int | None = None,
        clock: Clock = time.monotonic,
        watchdog: LoopWatchdog | None = None,
    ) -> None:
        """`most`: connections in all, if fewer than the settings want."""
        self.config = config
        self.watchdog = watchdog or LoopWatchdog(metrics)
        """Measures what a connection does with the data it receives."""
        self.limits = limits
        self.proxies = Proxies(config)
        self._most = config.connections if most is None else most
        self._metrics = metrics
        self._open = 0
        self._silent: dict[Connection, None] = {}
        """Connections without a request so far, the oldest first."""
        self._by_address = Counts(config.connections_per_address)
        # A connection without a request costs about as much as a request.
        self._new = Rates(config.requests_per_second, max(1.0, config.connections_per_address), clock)

    def __len__(self) -> int:
        return self._open

    def enter(self, peer: str) -> bool:
        """Take a place if there is one, until the connection leaves. Connections from a proxy count only in total:
        their clients are counted by their own addresses with each request.

        If all places are taken, the oldest connection without a request is closed, so idle ones block nobody.
        """
        if self._open >= self._most and not (self._silent and self._open < self._most + _LEAVING):
            self.count_cut("full")
            return False
        if not self.proxies.trusts(peer):
            key = address_key(peer)
            if self._new.take(key) or not self._by_address.enter(key):
                self.count_cut("address")
                return False
        if self._open >= self._most:
            next(iter(self._silent)).cut("full")
        self._open += 1
        self._metrics.connections.set(self._open)
        return True

    def note_silent(self, connection: Connection) -> None:
        """Add an accepted connection without a request so far."""
        self._silent[connection] = None

    def note_asked(self, connection: Connection) -> None:
        """Remove a connection that has sent a request or is gone."""
        self._silent.pop(connection, None)

    def leave(self, peer: str) -> None:
        if not self.proxies.trusts(peer):
            self._by_address.leave(address_key(peer))
        self._open -= 1
        self._metrics.connections.set(self._open)

    def count_cut(self, reason: Reason) -> None:
        self._metrics.cuts.labels(reason).inc()


class Connection:
    """One accepted connection, of any protocol.

    It checks from time to time whether the client reads. A client that reads nothing would otherwise keep its
    connection, and the data waiting to be sent, even after the server has closed it.
    """

    def __init__(self, connections: Connections, transport: asyncio.Transport, peer: str) -> None:
        self.connections = connections
        self._transport = transport
        self._peer = peer
        self._unsent = 0
        """Waiting bytes at the last check."""
        self._was_closing = False
        self._caught_up = False
        self._looking = self._look_later()
        connections.note_silent(self)

    def _look_later(self) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(self.connections.config.unread_seconds, self._look)

    def _look(self) -> None:
        unsent = self._transport.get_write_buffer_size()
        closing = self._transport.is_closing()
        is_stuck = self._unsent > 0 and unsent > self._unsent - LEAST_READ and unsent > 0 and not self._caught_up
        if is_stuck or (closing and self._was_closing):
            self.cut("unread")
            return
        self._unsent, self._was_closing, self._caught_up = unsent, closing, False
        self._looking = self._look_later()

    def note_caught_up(self) -> None:
        """The client has read nearly all that waited for it."""
        self._caught_up = True

    def note_asked(self) -> None:
        """A whole request has arrived."""
        self.connections.note_asked(self)

    def cut(self, reason: Reason) -> None:
        """Close it without a response."""
        self.connections.note_asked(self)
        self.connections.count_cut(reason)
        self._transport.abort()

    def end(self) -> None:
        """The connection is gone."""
        self._looking.cancel()
        self.connections.note_asked(self)
        self.connections.leave(self._peer)

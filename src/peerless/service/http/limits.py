"""Limits per socket and per address.

Unused entries are forgotten after a while, so memory stays bounded.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Final, Generic, Protocol, TypeVar

from peerless.messages.message import Message
from peerless.service.http.errors import HttpError
from peerless.service.ops.config import Config

Clock = Callable[[], float]
BURST: Final = 5.0
"""A burst may be as large as the average of this many seconds."""
MOST_ADDRESSES: Final = 50_000
"""Addresses remembered at once; beyond that, those unseen the longest are forgotten."""
ADDRESS_SHARE: Final = 10
"""All sockets of an address together may send as much as this many sockets, modest ones apart."""
MODEST: Final = 0.1
"""A socket that sends at most this share of its limit does not use the budget of its address: clients that share an
address with a flood stay connected."""
FILES: Final = 5
"""An address may ask for so many times as many files of the client as it may make requests: a page is many of them, and
the players of a household, school or company come from one address."""
MOST_BODIES: Final = 32_000_000
"""Total bytes of the bodies of requests being read or answered."""
MOST_BODIES_PER_ADDRESS: Final = 8_000_000
REQUEST_BYTES: Final = 20_000
"""A body costs its address one more request for each so many bytes: reading it takes time."""
MOST_UNREAD: Final = 64_000_000
"""Total bytes that wait for slow clients."""
MOST_UNREAD_PER_ADDRESS: Final = 16_000_000
HOUR: Final = 3600.0
CHAT_BURST: Final = 10
"""Lines of chat that a guest may write at once."""
CHAT_WRITERS: Final = 4
"""A table accepts as many lines as this many guests may write."""
T = TypeVar("T")


class TooMany(HttpError):
    """Over the limit; `wait`: seconds until the next attempt, 0 if unknown."""

    def __init__(self, message: Message, wait: float = 0.0) -> None:
        super().__init__(429, message)
        self.args = (message, wait)
        self.wait = wait


class Takes(Protocol):
    """Something that is used up."""

    def take(self) -> float:
        """0 if it is allowed, otherwise the seconds until it will be."""
        ...


class Counted:
    """For what is counted elsewhere."""

    def take(self) -> float:
        return 0.0


class Bucket:
    """A token bucket with an average rate per second and a burst size."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self) -> float:
        """Take a token: 0 if there is one, otherwise the seconds until there is."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return (1 - self._left) / self._rate
        self._left -= 1
        return 0.0

    def spend(self, amount: float) -> None:
        """Take tokens that were used elsewhere, whether they are there or not."""
        taken = 0 if self.take() else 1
        self._left = max(-self._burst, self._left + taken - amount)


class Budget:
    """A bucket of one socket and a share in that of its address."""

    def __init__(self, own: Bucket, modest: Bucket, shared: Rates, key: str) -> None:
        self._own = own
        self._modest = modest
        self._shared = shared
        self._key = key

    def take(self) -> float:
        """0 if it is allowed, otherwise the seconds until it will be."""
        if wait := self._own.take():
            return wait
        return self._shared.take(self._key) if self._modest.take() else 0.0


class _Remembered(Generic[T]):
    """A value for each key, forgotten when unused for a while or when there are too many."""

    def __init__(self, make: Callable[[], T], seconds: float, clock: Clock, most: int = MOST_ADDRESSES) -> None:
        self._make = make
        self._seconds = seconds
        self._clock = clock
        self._most = most
        self._values: dict[str, tuple[float, T]] = {}
        """Ordered by last use, the oldest first."""

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: str) -> T:
        now = self._clock()
        known = self._values.pop(key, None)
        value = self._make() if known is None or known[0] + self._seconds <= now else known[1]
        self._values[key] = (now, value)
        while len(self._values) > self._most or self._oldest() + self._seconds <= now:
            del self._values[next(iter(self._values))]
        return value

    def _oldest(self) -> float:
        return next(iter(self._values.values()))[0]


class Rates:
    """A bucket for each key."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic, most: int = MOST_ADDRESSES) -> None:
        # A bucket unused for this long is full, like a new one.
        self._buckets = _Remembered(lambda: Bucket(rate, burst, clock), burst / rate, clock, most)
        self.used: dict[str, float] | None = None
        """What was taken by each key, if other processes are told."""

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str) -> float:
        """0 if it is allowed, otherwise the seconds until it will be."""
        wait = self._buckets.get(key).take()
        if self.used is not None and not wait:
            self.used[key] = self.used.get(key, 0) + 1
        return wait

    def spend(self, key: str, amount: float) -> None:
        """Count what was taken already."""
        if self.used is not None:
            self.used[key] = self.used.get(key, 0) + amount
        self.note(key, amount)

    def note(self, key: str, amount: float) -> None:
        """Count what was taken at another process."""
        self._buckets.get(key).spend(amount)


class Quota:
    """At most a number for each key in any period of some seconds."""

    def __init__(self, most: int, seconds: float, clock: Clock = time.monotonic, keys: int = MOST_ADDRESSES) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._times: _Remembered[deque[float]] = _Remembered(deque, seconds, clock, keys)
        self.used: dict[str, float] | None = None
        """What was taken by each key, if other processes are told."""

    def __len__(self) -> int:
        return len(self._times)

    def take(self, key: str) -> float:
        """0 if it is allowed, otherwise the seconds until it will be."""
        now, times = self._clock(), self._times.get(key)
        while times and times[0] + self._seconds <= now:
            times.popleft()
        if len(times) >= self._most:
            return times[0] + self._seconds - now if times else self._seconds
        times.append(now)
        if self.used is not None:
            self.used[key] = self.used.get(key, 0) + 1
        return 0.0

    def note(self, key: str, amount: float) -> None:
        """Count what was taken at another process."""
        now, times = self._clock(), self._times.get(key)
        times.extend([now] * min(int(amount), self._most))
        while len(times) > self._most:
            times.popleft()


class Counts:
    """At most a number at once for each key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.here: dict[str, int] = {}
        self.elsewhere: dict[str, dict[str, float]] = {}
        """By other process and key."""

    def __len__(self) -> int:
        return len(self.here)

    def enter(self, key: str) -> bool:
        """Take a place if there is one; return whether there was."""
        count = self.here.get(key, 0)
        if count + sum(counts.get(key, 0) for counts in self.elsewhere.values()) >= self.most:
            return False
        self.here[key] = count + 1
        return True

    def leave(self, key: str) -> None:
        count = self.here[key] - 1
        if count:
            self.here[key] = count
        else:
            del self.here[key]


class Amounts:
    """At most an amount at once, in total and for each key."""

    def __init__(self, most: int, most_per_key: int) -> None:
        self._most = most
        self._most_per_key = most_per_key
        self._total = 0
        self._by_key: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._by_key)

    def take(self, key: str, amount: int) -> bool:
        """Whether there is room for so much more, which is taken then."""
        taken = self._by_key.get(key, 0) + amount
        if self._total + amount > self._most or taken > self._most_per_key:
            return False
        self._total += amount
        self._by_key[key] = taken
        return True

    def give(self, key: str, amount: int) -> None:
        self._total -= amount
        self._by_key[key] -= amount
        if not self._by_key[key]:
            del self._by_key[key]


class Share:
    """The share that one request or socket has taken of some amounts."""

    def __init__(self, amounts: Amounts, key: str) -> None:
        self._amounts = amounts
        self._key = key
        self.taken = 0

    def take(self, amount: int) -> bool:
        """Whether there is room for so much more, which is taken then."""
        is_room = self._amounts.take(self._key, amount)
        self.taken += amount if is_room else 0
        return is_room

    def give_all(self) -> None:
        """Give back all that was taken."""
        if self.taken:
            self._amounts.give(self._key, self.taken)
            self.taken = 0


class Limits:
    """All limits of a server. Addresses are counted by `address_key`."""

    def __init__(self, config: Config, clock: Clock = time.monotonic) -> None:
        self._config = config
        self._clock = clock
        rate = config.requests_per_second
        self.requests = Rates(rate, rate * BURST, clock)
        self._files = Rates(rate * FILES, rate * FILES * BURST, clock)
        self.guests = Quota(config.guests_per_hour, HOUR, clock)
        self.sockets = Counts(config.sockets_per_address)
        self._bodies = Amounts(MOST_BODIES, MOST_BODIES_PER_ADDRESS)
        self._unread = Amounts(MOST_UNREAD, MOST_UNREAD_PER_ADDRESS)
        shared = config.messages_per_second * ADDRESS_SHARE
        self.shared_messages = Rates(shared, shared * BURST, clock)
        self.shared_frames = Rates(shared, shared * BURST, clock)

    def request(self, address: str) -> None:
        """Count a request. Raises `TooMany`."""
        if wait := self.requests.take(address_key(address)):
            raise TooMany(Message("error-too-many-requests"), wait)

    def file(self, address: str) -> None:
        """Count a request for a file of the client. Raises `TooMany`."""
        if wait := self._files.take(address_key(address)):
            raise TooMany(Message("error-too-many-requests"), wait)

    def body_read(self, address: str, count: int) -> None:
        """Count the bytes of a body as further requests."""
        if count >= REQUEST_BYTES:
            self.requests.spend(address_key(address), count // REQUEST_BYTES)

    def guest(self, address: str) -> None:
        """Count a new guest. Raises `TooMany`."""
        if wait := self.guests.take(address_key(address)):
            raise TooMany(Message("error-too-many-guests", most=self._config.guests_per_hour), wait)

    def enter(self, address: str) -> None:
        """Count an open socket until `leave`. Raises `TooMany`."""
        if not self.sockets.enter(address_key(address)):
            raise TooMany(Message("error-too-many-sockets", most=self._config.sockets_per_address))

    def leave(self, address: str) -> None:
        self.sockets.leave(address_key(address))

    def body(self, address: str) -> Share:
        """For the bytes of the body of one request."""
        return Share(self._bodies, address_key(address))

    def unread(self, address: str) -> Share:
        """For the bytes that wait for one client, if it is behind."""
        return Share(self._unread, address_key(address))

    def messages(self, address: str) -> Budget:
        """For the messages of one socket."""
        return self._budget(self.shared_messages, address)

    def frames(self, address: str) -> Budget:
        """For the other frames of one socket: pings, pongs and parts of messages."""
        return self._budget(self.shared_frames, address)

    def _budget(self, shared: Rates, address: str) -> Budget:
        rate = self._config.messages_per_second
        own, modest = (Bucket(each, each * BURST, self._clock) for each in (rate, rate * MODEST))
        return Budget(own, modest, shared, address_key(address))


class ChatLimits:
    """Lines of chat: per guest, whatever sockets and tables they use, and per table."""

    def __init__(self, per_minute: float, clock: Clock = time.monotonic) -> None:
        rate = per_minute / 60
        self._seconds = max(1, round(1 / rate))
        self.guests = Rates(rate, CHAT_BURST, clock)
        self._tables = Rates(rate * CHAT_WRITERS, CHAT_BURST * CHAT_WRITERS, clock)

    def line(self, guest: str, table: str) -> None:
        """Count a line. Raises `TooMany`."""
        if wait := self.guests.take(guest) or self._tables.take(table):
            raise TooMany(Message("error-chat-fast", burst=CHAT_BURST, seconds=self._seconds), wait)


def address_key(address: str) -> str:
    """The key an address is counted by: with IPv6, its /64 network, which a household shares."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Address(int(parsed) >> 64 << 64)) + "/64"

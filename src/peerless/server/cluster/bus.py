"""The connection to the bus, a NATS server.

Hidden cards go over it, so a process logs in, and refuses a bus that lets anyone in, unless it is on this machine, or
that does not encrypt although it should. That is checked at every connection, before any credentials are sent.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address
from logging import WARNING
from typing import Any, Final
from urllib.parse import urlsplit

from peerless.core.errors import PeerlessError
from peerless.messages.message import Message
from peerless.service.ops.config import Config
from peerless.service.ops.logs import note

START_SECONDS: Final = 3.0  # to reach it before the process goes on without
_AGAIN_SECONDS: Final = 0.25
_PING_SECONDS: Final = 2
_CONNECT_SECONDS: Final = 2
LEAST_SECRET: Final = 32


class BusRefused(PeerlessError):
    """A bus that may not be used."""


def check_settings(config: Config) -> None:
    """Raises `BusRefused`."""
    if len(config.bus_secret) < LEAST_SECRET:
        raise BusRefused(Message("error-bus-secret", least=LEAST_SECRET))
    for url in servers_of(config):
        parts = urlsplit(url)
        if parts.scheme not in ("nats", "tls") or not parts.hostname:
            raise BusRefused(Message("error-bus-address"))
        has_login = bool(parts.username or config.bus_user or config.bus_token or config.bus_nkey)
        if not has_login and not is_loopback(parts.hostname):
            raise BusRefused(Message("error-bus-open", host=parts.hostname))


def servers_of(config: Config) -> list[str]:
    return [part.strip() for part in config.bus.split(",") if part.strip()]


def is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


class Bus:
    """Messages by subject. What is published while there is no connection is gone."""

    def __init__(self, config: Config) -> None:
        check_settings(config)
        self._config = config
        self._client: Any = None
        self._handlers: dict[str, Callable[[bytes], None]] = {}
        self._waiting: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._failed: asyncio.Future[BaseException] | None = None
        self._noted: type[BaseException] | None = None
        """Why it did not connect the last time."""
        self.is_up = False
        self.came_up = asyncio.Event()
        self.changed: Callable[[bool], None] = _ignore
        """Called when the connection is there or lost."""

    def on(self, subject: str, handler: Callable[[bytes], None]) -> None:
        """Call a function with every message of a subject; before `start`."""
        self._handlers[subject] = handler

    async def start(self) -> None:
        """Connect, and stay connected. Raises `BusRefused`; a bus that is out of reach is tried again and again."""
        await asyncio.to_thread(_client_class)  # loading the library takes a while
        self._failed = asyncio.get_running_loop().create_future()
        self._tasks = [asyncio.create_task(self._stay()), asyncio.create_task(self._write())]
        up = asyncio.create_task(self.came_up.wait())
        waiting: list[asyncio.Future[Any]] = [up, self._failed]
        await asyncio.wait(waiting, timeout=START_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        up.cancel()
        if self._failed.done():
            await self.close()
            raise self._failed.result()
        if not self.is_up:
            note("bus out of reach, trying again", level=WARNING)

    async def close(self) -> None:
        """Send what waits, and disconnect."""
        if self.is_up:
            for _ in range(self._waiting.qsize() + 1):
                await asyncio.sleep(0)
            with suppress(Exception):
                await asyncio.wait_for(self._client.flush(), 1)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._set(up=False)
        await self._drop()

    async def _drop(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            with suppress(Exception):
                await client.close()

    def publish(self, subject: str, data: bytes) -> None:
        """Send a message without waiting."""
        if self.is_up:
            self._waiting.put_nowait((subject, data))

    # ---- connection ----

    def _set(self, *, up: bool) -> None:
        if up != self.is_up:
            self.is_up = up
            if up:
                self._noted = None
                self.came_up.set()
            else:
                self.came_up.clear()
                while not self._waiting.empty():
                    self._waiting.get_nowait()
            self.changed(up)

    async def _stay(self) -> None:
        while True:
            closed = asyncio.Event()
            try:
                await self._connect(closed)
                self._set(up=True)
                await closed.wait()
            except Exception as error:  # noqa: BLE001 - whatever it was, it is tried again
                note("bus not connected, trying again", level=WARNING, cause=error)
            self._set(up=False)
            await self._drop()  # or it would go on trying by itself
            await asyncio.sleep(_AGAIN_SECONDS)

    async def _connect(self, closed: asyncio.Event) -> None:
        config = self._config
        self._client = client = _client_class()(wants_tls=_wants_tls(config))

        async def lost() -> None:
            if not client.is_closed:
                note("bus lost", level=WARNING)
            self._set(up=False)

        async def back() -> None:
            note("bus there again")
            self._set(up=True)

        async def ended() -> None:
            closed.set()

        async def failed(error: Exception) -> None:
            if type(error) is not self._noted:  # one line for each reason, however often it is tried
                self._noted = type(error)
                note("bus does not connect", level=WARNING, cause=error)
            refused = _refusal(error)
            if refused is not None and self._failed is not None and not self._failed.done():
                self._failed.set_result(refused)

        await client.connect(
            servers_of(config),
            error_cb=failed,
            disconnected_cb=lost,
            reconnected_cb=back,
            closed_cb=ended,
            name="peerless",
            allow_reconnect=True,
            connect_timeout=_CONNECT_SECONDS,
            reconnect_time_wait=_AGAIN_SECONDS,
            max_reconnect_attempts=-1,
            ping_interval=_PING_SECONDS,
            max_outstanding_pings=2,
            user=config.bus_user or None,
            password=config.bus_password or None,
            token=config.bus_token or None,
            nkeys_seed=config.bus_nkey or None,
            tls=_tls_of(config),
            pending_size=64 * 1024 * 1024,
            no_echo=True,
        )
        if not client.is_connected:  # the library takes a connection that was closed at once for one
            raise ConnectionError
        for subject, handler in self._handlers.items():
            await client.subscribe(subject, cb=_calling(handler))
        await client.flush(_CONNECT_SECONDS)

    async def _write(self) -> None:
        while True:
            subject, data = await self._waiting.get()
            with suppress(Exception):  # it is lost with the connection; its session notices
                await self._client.publish(subject, data)


def _calling(handler: Callable[[bytes], None]) -> Callable[[Any], Any]:
    async def call(message: Any) -> None:
        try:
            handler(message.data)
        except Exception as error:  # noqa: BLE001 - the messages behind it are to be read, too
            note("message of the bus failed", level=WARNING, cause=error)

    return call


def _wants_tls(config: Config) -> bool:
    return bool(config.bus_ca) or any(urlsplit(url).scheme == "tls" for url in servers_of(config))


def _tls_of(config: Config) -> ssl.SSLContext | None:
    if not _wants_tls(config):
        return None
    context = ssl.create_default_context(cafile=config.bus_ca or None)
    if config.bus_cert:
        context.load_cert_chain(config.bus_cert, config.bus_key or None)
    return context


def _refusal(error: Exception) -> BusRefused | None:
    """What stays wrong, however often it is tried."""
    refused: BusRefused | None = getattr(error, "refused", None)
    if refused is None and "authorization violation" in str(error).lower():
        refused = BusRefused(Message("error-bus-login"))
    return refused


def _client_class() -> Any:
    """The client of the library, with checks of what a server says before it is told anything."""
    try:
        from nats.aio.client import Client
        from nats.errors import Error
    except ModuleNotFoundError as error:
        raise BusRefused(Message("error-bus-no-nats")) from error

    class Unfit(Error):
        """The library tries its other servers after an error of its own."""

        def __init__(self, refused: BusRefused) -> None:
            super().__init__(str(refused))
            self.refused = refused

    class CheckedClient(Client):
        """Refuses a server that anyone may use from elsewhere, or that does not encrypt although it should."""

        def __init__(self, *, wants_tls: bool) -> None:
            super().__init__()
            self._wants_tls = wants_tls

        def _connect_command(self) -> bytes:
            info, server = self._server_info, self._current_server
            host = (server.uri.hostname if server is not None else None) or ""
            if not info.get("auth_required") and not is_loopback(host):
                raise Unfit(BusRefused(Message("error-bus-open", host=host)))
            if self._wants_tls and not info.get("tls_required"):
                raise Unfit(BusRefused(Message("error-bus-plain", host=host)))
            return super()._connect_command()

    return CheckedClient


def _ignore(up: bool) -> None:
    pass

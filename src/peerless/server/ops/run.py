"""Run a server process, from its settings to its exit."""

from __future__ import annotations

import asyncio
import gc
import logging.config
import mimetypes
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from logging import WARNING
from pathlib import Path
from typing import Final

import anyio.to_thread
import uvicorn
from starlette.types import ASGIApp
from uvicorn.loops.auto import auto_loop_factory

from peerless.catalog.content import Content, load_content, load_folder
from peerless.core.errors import PeerlessError
from peerless.messages.message import Message
from peerless.messages.translator import LANGUAGES, translator
from peerless.server.cluster.start import bots_of, neighbors_of
from peerless.server.connections.connections import Connections
from peerless.server.connections.descriptors import raise_limit, room
from peerless.server.connections.limited_server import LimitedServer
from peerless.server.content.homebrew_pool import HomebrewPool
from peerless.server.http.app import make_app, services_of
from peerless.server.ops.allocator import give_back_large_blocks
from peerless.server.ops.loop_watchdog import LoopWatchdog
from peerless.server.ops.metrics import Metrics
from peerless.server.store.open import default_path, store_of
from peerless.service.api import gallery, skeletons
from peerless.service.bots.interface import Bots
from peerless.service.content.content_cache import ContentCache, served_ids
from peerless.service.http.limits import Limits
from peerless.service.ops.config import Config
from peerless.service.ops.garbage import Garbage
from peerless.service.ops.logs import log_config, note
from peerless.service.tables.table_registry import TableRegistry

MOST_MESSAGE: Final = 64 * 1024  # bytes of one client message
_LEAVE_SECONDS: Final = 5
_NOTIFY_SECONDS: Final = 2.0  # to notify clients that the server stops
KEEP_ALIVE_SECONDS: Final = 5  # between two requests
_UNSENT: Final = 256 * 1024  # bytes the system holds for a client that does not read
_SWITCH_SECONDS: Final = 0.0005  # how long a thread that checks a file or replays a match keeps tables waiting


class CannotListen(PeerlessError):
    """The address is taken or not ours."""


class Server(LimitedServer):
    """Announces its address after the start, and notifies clients before it stops."""

    def __init__(
        self,
        config: uvicorn.Config,
        connections: Connections,
        registry: TableRegistry,
        started: Callable[[], None],
    ) -> None:
        super().__init__(config, connections)
        self._registry = registry
        self._tell_started = started

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Do not raise the signal again: a requested stop is not a failure."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._tell_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._registry.close()
        await self._registry.wait_for_sockets(_NOTIFY_SECONDS)
        await super().shutdown(sockets)


def listen(host: str, port: int, unread_seconds: float = Config().unread_seconds) -> socket.socket:
    """A listening socket, or an error that says why not."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise CannotListen(Message("error-listen", host=host, port=port, why=error.strerror or str(error))) from error
    # Connections inherit it; the event loop sets it only where a socket names its protocol, which ours do not. Without
    # it every second message would wait for the other side's acknowledgement: 40 ms.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Cut off clients that read nothing or have vanished; otherwise such a connection would stay forever, with
        # everything that waits to be sent.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(unread_seconds * 1000))
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _UNSENT)
    return listener


def address_of(config: Config, port: int) -> str:
    """The public address."""
    host = "localhost" if config.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else config.host
    return config.url or f"http://{host}:{port}"


def place_of(config: Config) -> str:
    """The location of the data, without a password."""
    if not config.db:
        return str(default_path())
    scheme, at, rest = config.db.rpartition("@")
    return config.db if not at else f"{scheme.partition('://')[0]}://…@{rest}"


def run(config: Config, started: Callable[[str, str], None]) -> None:
    """Serve until a stop is requested."""
    logging.config.dictConfig(log_config(config.log_format))
    give_back_large_blocks()

    def begun(address: str, place: str) -> None:
        Garbage.turn_off()
        started(address, place)

    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:  # uvloop, if installed
        runner.run(serve(config, begun))


def load() -> None:
    """Load what is otherwise loaded on first use: by the event loop, if the first to need it is a refusal or a name."""
    mimetypes.init()
    skeletons.warm()
    for language in LANGUAGES:
        translator(language)


async def warm_up(content: Content) -> None:
    """Prepare what every client asks for. It stays forever, so no look for garbage includes it."""
    await asyncio.to_thread(gallery.warm, content)
    gc.freeze()


def http_settings(app: ASGIApp) -> uvicorn.Config:
    """Settings of the HTTP server; the protocols are those of `LimitedServer`, whatever is named here."""
    return uvicorn.Config(
        app,
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        lifespan="off",
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=_LEAVE_SECONDS,
    )


async def serve(config: Config, started: Callable[[str, str], None]) -> None:
    sys.setswitchinterval(_SWITCH_SECONDS)
    bot_processes = config.bot_processes or max(1, (os.cpu_count() or 2) - 1)
    most = room(raise_limit(), config.connections, bot_processes)
    if most < config.connections:
        note("the limit of file descriptors allows fewer connections", level=WARNING, count=most)
    folder = Path(config.content) if config.content else None
    content = await asyncio.to_thread(load_content if folder is None else partial(load_folder, folder))
    store = store_of(config.db, config.lease_seconds)
    await store.open()
    try:
        listener = listen(config.host, config.port, config.unread_seconds)
        port = listener.getsockname()[1]
        bot_pool: Bots = bots_of(config, bot_processes)
        metrics = Metrics()
        homebrew_pool = HomebrewPool(
            seconds=config.homebrew_seconds, most_memory=config.homebrew_mb * 1_000_000, taken=served_ids(content)
        )
        content_cache = ContentCache(store, homebrew_pool, bundled=content)
        registry = TableRegistry(config, store, content_cache, bot_pool, metrics)
        limits = Limits(config)
        settings = http_settings(make_app(registry, limits, metrics))
        watchdog = LoopWatchdog(metrics)
        connections = Connections(config, limits, metrics, most, watchdog=watchdog)
        await anyio.to_thread.run_sync(load)  # the first use also loads what anyio needs
        watchdog.start()
        async with neighbors_of(config, registry, services_of(registry, limits), limits):
            await registry.start()
            warming = asyncio.create_task(warm_up(registry.content_cache.bundled))
            tell = partial(started, address_of(config, port), place_of(config))
            await Server(settings, connections, registry, tell).serve([listener])
            await warming
        watchdog.stop()
    finally:
        await store.close()

"""A server on loopback for tests, in the same event loop or as a process of its own, and players who talk to it."""

from __future__ import annotations

import asyncio
import functools
import json
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final, ParamSpec

import httpx2 as httpx
from websockets.asyncio.client import ClientConnection, connect

from peerless.server.cluster.start import bots_of, neighbors_of
from peerless.server.connections.connections import Connections
from peerless.server.connections.limited_server import LimitedServer
from peerless.server.content.homebrew_pool import HomebrewPool
from peerless.server.http.app import make_app, services_of
from peerless.server.ops.metrics import Metrics
from peerless.server.ops.run import http_settings, listen
from peerless.server.store.open import store_of
from peerless.service.content.content_cache import ContentCache
from peerless.service.http.limits import Limits
from peerless.service.ops.config import Config
from peerless.service.store.base import Store
from peerless.service.tables.table_registry import TableRegistry

P = ParamSpec("P")
WAIT_SECONDS: Final = 200.0
"""For what is about to happen, on a machine however busy: no test is faster or slower for it, unless it fails."""
DUEL: Final = {"board": "sarpedon", "seats": [{"hero": "medusa"}, {"hero": "sinbad"}]}
QUICK: Final = {"bot_pace_ms": 0, "messages_per_second": 1e6, "requests_per_second": 1e6, "guests_per_hour": 10**6}
"""Settings under which tests need not wait."""


def client_of(address: str) -> httpx.AsyncClient:
    """Talks to a server, which may be slow on a busy machine."""
    return httpx.AsyncClient(base_url=address, timeout=WAIT_SECONDS)


class RunningServer:
    """A server in this event loop; its insides can be looked at."""

    def __init__(self, registry: TableRegistry, metrics: Metrics, connections: Connections, port: int) -> None:
        self.registry = registry
        self.metrics = metrics
        self.connections = connections
        self.address = f"http://127.0.0.1:{port}"


@asynccontextmanager
async def server_here(db: str, *, store: Store | None = None, **settings: Any) -> AsyncIterator[RunningServer]:
    """A server for the length of a `with`."""
    config = Config(host="127.0.0.1", port=0, db=db, bot_processes=1, **{**QUICK, **settings})
    own = store or store_of(db, config.lease_seconds)
    await own.open()
    content_cache = ContentCache(own, HomebrewPool(seconds=WAIT_SECONDS))
    metrics = Metrics()
    registry = TableRegistry(config, own, content_cache, bots_of(config, 1), metrics)
    listener = listen("127.0.0.1", 0)
    limits = Limits(config)
    served = http_settings(make_app(registry, limits, metrics))
    server = LimitedServer(served, Connections(config, limits, metrics))
    server.config.timeout_graceful_shutdown = 1
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    async with AsyncExitStack() as stack:
        stack.push_async_callback(own.close)
        stack.callback(listener.close)
        await stack.enter_async_context(neighbors_of(config, registry, services_of(registry, limits), limits))
        await registry.start()
        serving = asyncio.create_task(server.serve([listener]))
        try:
            while not server.started:
                await asyncio.sleep(0.01)
            yield RunningServer(registry, metrics, server.connections, listener.getsockname()[1])
        finally:
            await registry.close()
            server.should_exit = True
            await serving


class ServerProcess:
    """`peerless serve` as a process of its own."""

    def __init__(self, db: str, *, descriptors: int | None = None, **settings: Any) -> None:
        """`descriptors`: as many may it have open."""
        self.db = db
        self._limited = ["sh", "-c", f'ulimit -n {descriptors}; exec "$@"', "sh"] if descriptors else []
        self.settings = {**QUICK, "bot_processes": 1, **settings}
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        self.said: list[str] = []
        """All it printed and logged since it was started last."""

    def start(self) -> None:
        """Returns when it listens; a free port is taken at the first start and kept."""
        port = self.address.rpartition(":")[2] or "0"
        environment = {f"PEERLESS_{name.upper()}": str(value) for name, value in self.settings.items()}
        command = [*self._limited, sys.executable, "-m", "peerless", "serve", "--port", port, "--db", self.db]
        self.said = []
        self.process = subprocess.Popen(
            command, env={**os.environ, **environment}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        heard = threading.Event()
        self._listening = threading.Thread(target=self._listen, args=(self.process, heard), daemon=True)
        self._listening.start()
        assert heard.wait(WAIT_SECONDS)
        if not any(line.startswith("Peerless: ") for line in self.said):
            raise RuntimeError("".join(self.said))

    def _listen(self, process: subprocess.Popen[str], heard: threading.Event) -> None:
        """A pipe that nobody reads would make it wait one day."""
        assert process.stdout is not None
        with process.stdout:
            for line in process.stdout:
                self.said.append(line)
                if line.startswith("Peerless: "):
                    self.address = "http://127.0.0.1:" + line.strip().rpartition(":")[2]
                    heard.set()
        heard.set()

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """As a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask for it as a client does."""
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        """The code it ended with."""
        if self.process is None:
            return 0
        self.process.send_signal(how)
        code = self.process.wait(WAIT_SECONDS)
        self._listening.join(WAIT_SECONDS)
        self.process = None
        return code


class Guest:
    """A guest with a name and a token."""

    def __init__(self, address: str, name: str, guest: str, token: str) -> None:
        self.address = address
        self.name = name
        self.guest = guest
        self.token = token

    async def call(self, method: str, path: str, **body: Any) -> httpx.Response:
        async with client_of(self.address) as client:
            headers = {"Authorization": f"Bearer {self.token}"}
            return await client.request(method, path, headers=headers, json=body if method != "GET" else None)

    async def create(self, setup: dict[str, Any], seats: list[str], **more: Any) -> tuple[str, str]:
        """A table and its invitation."""
        answer = await self.call("POST", "/api/tables", setup=setup, seats=seats, **more)
        assert answer.status_code == 200, answer.text
        made = answer.json()
        return made["table"]["table"], made["invite"]

    async def join(self, table: str, invite: str, seat: str | None = None) -> list[str]:
        answer = await self.call("POST", f"/api/tables/{table}/join", invite=invite, seat=seat)
        assert answer.status_code == 200, answer.text
        seats: list[str] = answer.json()["seats"]
        return seats


async def new_guest(address: str, name: str = "Ada") -> Guest:
    async with client_of(address) as client:
        answer = await client.post("/api/guests", json={"name": name})
        assert answer.status_code == 200, answer.text
        made = answer.json()
        return Guest(address, name, made["guest"], made["token"])


class Player:
    """A socket at a table. `match` is the last update of each seat; `heard` everything it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.match: dict[str | None, dict[str, Any]] = {}
        self.events: dict[str | None, list[dict[str, Any]]] = {}
        self.table: dict[str, Any] = {}
        self._requests = 0

    async def next(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), WAIT_SECONDS))
        self.heard.append(message)
        if message["type"] in ("welcome", "table"):
            self.table = message["table"]
        if message["type"] == "update":
            viewpoint = message["seat"]
            self.match[viewpoint] = message
            self.events[viewpoint] = self.events.get(viewpoint, [])[: message["first"]] + message["events"]
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message of which something holds."""
        while True:
            message = await self.next()
            if wanted(message):
                return message

    async def last(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The last message of which something holds, heard already or the next one."""
        found = next((message for message in reversed(self.heard) if wanted(message)), None)
        return found if found is not None else await self.until(wanted)

    async def send(self, kind: str, **fields: Any) -> int:
        """Sends a message, returns its id."""
        self._requests += 1
        await self.socket.send(json.dumps({"type": kind, "id": self._requests, **fields}))
        return self._requests

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends a message and returns the `accepted` or `refused` it gets."""
        request = await self.send(kind, **fields)
        return await self.until(lambda m: m["type"] in ("accepted", "refused") and m["id"] == request)

    async def answer(self, seat: str, text: str, number: int | None = None) -> dict[str, Any]:
        known = self.match[seat]["number"] if number is None else number
        return await self.ask("answer", seat=seat, number=known, answer=text)

    def decision(self, viewpoint: str | None) -> dict[str, Any] | None:
        decision: dict[str, Any] | None = self.match[viewpoint]["view"]["decision"]
        return decision

    def options(self, seat: str) -> list[str]:
        """What this seat may answer now; nothing if it is not asked."""
        decision = self.decision(seat)
        return [] if decision is None or decision["seat"] != seat else decision["options"]


@asynccontextmanager
async def connected_to(
    address: str, table: str, guest: Guest | None, *, invite: str = "", number: int = 0, events: int = 0, **more: Any
) -> AsyncIterator[Player]:
    """A socket that has sent `hello` and received the match."""
    url = address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    async with connect(url, max_size=None, compression=None, ping_interval=None, max_queue=None) as socket:
        player = Player(socket)
        token = guest.token if guest is not None else ""
        await player.send("hello", protocol=1, token=token, invite=invite, number=number, events=events, **more)
        first = await player.next()
        if first["type"] == "welcome" and first["table"]["phase"] != "gathering":
            for _ in first["seats"] or [None]:
                await player.next()
        yield player


async def play_on(players: dict[str, Player], dice: random.Random, answers: int | None = None) -> int:
    """Random answers of all seats until the match is over or a number is reached; returns how many."""
    given = 0
    some = next(iter(players))
    while players[some].match[some]["view"]["outcome"] is None and (answers is None or given < answers):
        decision = players[some].decision(some)
        assert decision is not None
        seat = decision["seat"]
        if seat not in players:  # a bot's
            await players[some].until(lambda m: m["type"] == "update")
            continue
        number = players[seat].match[seat]["number"]
        reply = await players[seat].answer(seat, dice.choice(players[seat].options(seat)))
        assert reply["type"] == "accepted", reply
        given += 1
        for name, player in players.items():
            while player.match[name]["number"] <= number:
                await player.next()
    return given


def sqlite(folder: Path) -> str:
    return f"sqlite:{folder / 'peerless.sqlite3'}"


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is a coroutine, run in an event loop of its own."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run

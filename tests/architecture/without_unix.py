"""Run the package as if this were Windows: `python -m tests.architecture.without_unix FOLDER`.

No Windows is at hand, so this takes away what only a Unix has. While the package is imported, `sys.platform` is that of
Windows and modules such as `fcntl` cannot be imported. Afterwards the package's modules see an `os`, `signal` and
`socket` without the names that Windows lacks. The standard library and other packages keep what they need.

Then it locks a database, serves a match against a bot, checks a homebrew file and plays in a pool of processes. Child
processes are those of this system.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import pkgutil
import random
import signal
import socket
import sys
import types
from pathlib import Path
from typing import Any, Final

import pytest

BLOCKED: Final = ("fcntl", "grp", "posix", "pwd", "resource", "termios", "tty", "uvloop")
LACKING: Final = {
    "os": {
        "fork",
        "getppid",
        "getuid",
        "geteuid",
        "killpg",
        "nice",
        "register_at_fork",
        "setsid",
        "statvfs",
        "O_CLOEXEC",
    },
    "signal": {"SIGKILL", "SIGHUP", "SIG_BLOCK", "SIG_SETMASK", "pthread_sigmask"},
    "socket": {"AF_UNIX", "TCP_USER_TIMEOUT"},
    "sys": set[str](),
}
PRELOADED: Final = (
    "click", "concurrent.futures.process", "msgspec", "multiprocessing.popen_spawn_posix", "openskill.models",
    "platformdirs", "prometheus_client", "rich.console", "starlette.applications", "uvicorn", "uvicorn.loops.auto",
    "uvicorn.protocols.http.httptools_impl", "uvicorn.protocols.websockets.websockets_sansio_impl", "webbrowser",
    "websockets",
)  # fmt: skip
"""They check the platform when they are imported."""
EXTRAS: Final = ("peerless.envs", "peerless.lab.cluster", "peerless.server.store.postgres", "peerless.__main__")


class Lacking(types.ModuleType):
    """A module without some of its names, and for `sys` with another platform."""

    def __init__(self, module: types.ModuleType) -> None:
        super().__init__(module.__name__)
        self.__dict__["_module"] = module

    def __getattr__(self, name: str) -> Any:
        module = self.__dict__["_module"]
        if name in LACKING[module.__name__]:
            raise AttributeError(f"module {module.__name__!r} has no attribute {name!r} on Windows")
        return "win32" if (module.__name__, name) == ("sys", "platform") else getattr(module, name)


def fake_msvcrt() -> types.ModuleType:
    """Windows' locks of a byte, made of those of this system."""
    import fcntl

    module = types.ModuleType("msvcrt")

    def locking(file: int, mode: int, count: int) -> None:
        assert mode == 2
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # belongs to the open file, as on Windows
        assert count == 1

    module.__dict__.update(locking=locking, LK_NBLCK=2)
    return module


def import_package() -> list[types.ModuleType]:
    """Every module of the package, as Windows would import it."""
    for name in PRELOADED:
        importlib.import_module(name)
    sys.modules["msvcrt"] = fake_msvcrt()
    for name in BLOCKED:
        sys.modules[name] = None  # type: ignore[assignment]
    platform, at_fork = sys.platform, os.register_at_fork
    del os.register_at_fork
    sys.platform = "win32"
    try:
        import peerless

        for found in pkgutil.walk_packages(peerless.__path__, "peerless.", onerror=lambda name: None):
            if not found.name.startswith(EXTRAS):
                importlib.import_module(found.name)
    finally:
        sys.platform, os.register_at_fork = platform, at_fork
    ours = [module for name, module in sys.modules.items() if name.partition(".")[0] == "peerless"]
    for module in ours:
        for known in (os, signal, socket, sys):
            if module.__dict__.get(known.__name__) is known:
                module.__dict__[known.__name__] = Lacking(known)
    return ours


def lock(folder: Path) -> None:
    from peerless.server.store.lock import Lock
    from peerless.service.store.base import StoreError

    first, second = Lock(folder / "locked"), Lock(folder / "locked")
    first.take()
    first.hold()
    assert first.is_held()
    with pytest.raises(StoreError, match=str(os.getpid())):
        second.take()
    first.release()
    second.take()
    second.release()


async def serve(folder: Path) -> None:
    from peerless.server.connections.descriptors import raise_limit
    from tests.server.support import DUEL, connected_to, new_guest, play_on, server_here, sqlite

    assert raise_limit() is None
    async with server_here(sqlite(folder)) as here:
        guest = await new_guest(here.address)
        checked = await guest.call("POST", "/api/check", kind="hero", id="a", text="hero: a")
        assert checked.status_code == 200, checked.text
        setup = {**DUEL, "seats": [DUEL["seats"][0], {"hero": "sinbad", "kind": "bot", "level": "easy"}]}
        table, _ = await guest.create(setup, ["p1"])
        async with connected_to(here.address, table, guest) as player:
            assert await play_on({"p1": player}, random.Random(7), answers=40) == 40


def pool() -> None:
    from peerless import load_content
    from peerless.lab.play import definitions_of
    from peerless.lab.pool import play_in_pool
    from tests.lab.support import small_plan

    content = load_content()
    _, tasks = small_plan(content, matches=1)
    done = list(play_in_pool(tasks[:4], definitions_of(tasks, content), 2))
    assert len(done) == 4


def main(folder: Path) -> None:
    modules = import_package()
    lock(folder)
    asyncio.run(serve(folder))
    pool()
    sys.stdout.write(f"{len(modules)} modules\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

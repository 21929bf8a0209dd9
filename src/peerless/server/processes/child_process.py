"""A Python process that gets JSON lines from the event loop, and is replaced when it is lost."""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

import msgspec

from peerless.bots import complaints
from peerless.bots.remote import MOST_BYTES, START_SECONDS, Lost, kill_group
from peerless.bots.worker import READY, python_process

LOG: Final = logging.getLogger("peerless.server")
RETRY_SECONDS: Final = 1.0
"""Seconds between attempts to start a process that does not start."""
_LEAVE_SECONDS: Final = 1.0


class ChildProcess:
    """A process that runs `main` of a module. It is started by `ready`, and again after `drop`."""

    def __init__(self, module: str, greeting: msgspec.Struct, purpose: str, most_bytes: int = MOST_BYTES) -> None:
        """`greeting` is the first line it gets; `purpose` is for the log; `most_bytes` limits a line from it."""
        self.module, self.greeting, self.purpose, self.most_bytes = module, greeting, purpose, most_bytes
        self.process: Process | None = None
        self.starts = 0
        self._failed_at = float("-inf")

    async def ready(self) -> bool:
        """Start the process unless it runs; return whether it runs now."""
        if self.process is not None and not _has_ended(self.process):
            return True
        await self.drop()
        loop = asyncio.get_running_loop()
        if loop.time() - self._failed_at < RETRY_SECONDS:
            return False
        command, env = python_process(self.module)
        self.starts += 1
        try:
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env=env, limit=self.most_bytes, start_new_session=True
            )
            self.write(self.greeting)
            async with asyncio.timeout(START_SECONDS):
                if await self.line() != READY:
                    raise Lost(complaints.NOT_ASKED)
        except (OSError, ValueError, Lost) as error:  # a TimeoutError is an OSError
            LOG.error("a process for %s cannot be started: %s", self.purpose, str(error) or "it was not ready in time")
            self._failed_at = loop.time()
            await self.drop()
        return self.process is not None

    def write(self, message: msgspec.Struct | msgspec.Raw) -> None:
        """Send a line without waiting; raises Lost."""
        if self.process is None:
            raise Lost(complaints.ENDED)
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(message) + b"\n")
        except (OSError, RuntimeError):  # some loops raise this if the pipe is closed
            raise Lost(complaints.ENDED) from None

    async def line(self) -> bytes:
        """The next line from the process; raises Lost."""
        if self.process is None:
            raise Lost(complaints.ENDED)
        assert self.process.stdout is not None
        try:
            line = await self.process.stdout.readline()
        except ValueError:  # longer than any answer
            raise Lost(complaints.UNREADABLE) from None
        except OSError:
            raise Lost(complaints.ENDED) from None
        if not line.endswith(b"\n"):
            raise Lost(complaints.ENDED)
        return line

    async def drop(self) -> None:
        """Kill the process; it stays ours until it is gone for good."""
        process = self.process
        if process is None:
            return
        # Its own `kill` would first check whether it has ended, and take the exit status from the waiting loop.
        if process.returncode is None and not kill_group(process.pid):
            process.kill()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.close()
        await process.wait()
        with suppress(OSError, ValueError):  # its children might keep the pipe open
            async with asyncio.timeout(_LEAVE_SECONDS):
                while await process.stdout.read(self.most_bytes):
                    pass
        self.process = None


def _has_ended(process: Process) -> bool:
    return process.returncode is not None or (process.stdout is not None and process.stdout.at_eof())

"""A cluster behind one address, to be used like a single server."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Coroutine
from typing import Any, Final

from peerless.server.cluster.trial import Trial
from tests.server.support import QUICK, WAIT_SECONDS

PROCESSES: Final = 3


class ClusterProcess:
    """Several processes and a proxy. What happens to it happens to all of them, unless one is named."""

    def __init__(self, processes: int, **settings: Any) -> None:
        self.count = processes
        self.trial = Trial(processes, **{**QUICK, "bot_processes": 1, **settings})
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._is_there = False

    @property
    def address(self) -> str:
        return self.trial.address

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(WAIT_SECONDS)

    def start(self) -> None:
        self.run(self.trial.start_all() if self._is_there else self.trial.__aenter__())
        self._is_there = True

    def stop(self) -> None:
        self.run(self.trial.stop_all(signal.SIGTERM))

    def kill(self) -> None:
        self.run(self.trial.stop_all(signal.SIGKILL))

    def kill_one(self, place: int) -> None:
        """It is started again."""
        self.run(self.trial.kill(place))

    def wait_for(self, place: int) -> None:
        self.run(self.trial.processes[place].is_ready.wait())

    def restart_one(self, place: int) -> None:
        self.run(self.trial.restart(place))

    def close(self) -> None:
        self.run(self.trial.__aexit__())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

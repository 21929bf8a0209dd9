"""Tasks on a Ray cluster. Every node needs the same version of this package; Ray is the extra `cluster`.

A task is a pure function of its data: if a node fails, Ray replays its tasks elsewhere with the same results. Tasks are
small, so that little is played twice.
"""

from __future__ import annotations

import socket
import uuid
from collections.abc import Sequence
from typing import Any, Final

from peerless.catalog.content import Content
from peerless.core.errors import SettingsError
from peerless.lab.collect import MatchResult
from peerless.lab.play import Definition, Played, content_of, play_task
from peerless.lab.schedule import Task
from peerless.messages.message import Message

AHEAD: Final = 3  # tasks handed out per processor of the cluster


def play_on_ray(tasks: Sequence[Task], definitions: Sequence[Definition], address: str) -> Played:
    """Play tasks on the cluster at an address, yielding results as they finish; `local` starts a cluster here."""
    ray = _ray()
    started = not ray.is_initialized()
    if started:
        _check(address)
        try:
            ray.init(address=None if address == "local" else address, log_to_driver=False, include_dashboard=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise SettingsError(Message("error-lab-no-cluster", address=address, why=str(error))) from error
    try:
        play = ray.remote(max_retries=-1, num_cpus=1)(_play)
        shared = ray.put((uuid.uuid4().hex, definitions))
        waiting = iter(tasks)
        running: dict[Any, Task] = {}
        while True:
            most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))  # nodes may come and go
            while len(running) < most and (task := next(waiting, None)) is not None:
                running[play.remote(task, shared)] = task
            if not running:
                return
            done, _ = ray.wait(list(running), num_returns=1)
            for reference in done:
                results: list[MatchResult] = ray.get(reference)
                yield running.pop(reference), results
    finally:
        for reference in running:
            ray.cancel(reference, force=True)
        if started:
            ray.shutdown()


def _check(address: str) -> None:
    """Whether the address accepts connections; Ray itself would wait for minutes."""
    host, colon, port = address.rpartition(":")
    if not colon or "://" in address or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except (OSError, OverflowError) as error:
        raise SettingsError(Message("error-lab-no-cluster", address=address, why=str(error))) from error


def _ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise SettingsError(Message("error-lab-no-ray")) from error
    return ray


_contents: dict[str, Content] = {}  # in a worker process: run -> its content; one at a time


def _play(task: Task, run: tuple[str, Sequence[Definition]]) -> list[MatchResult]:
    """On a worker of the cluster."""
    name, definitions = run
    if name not in _contents:
        _contents.clear()
        _contents[name] = content_of(definitions)
    return play_task(task, _contents[name])

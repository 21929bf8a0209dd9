"""How long one step holds the event loop.

While a step runs, nobody else is served. A step is one resumption of a task, or one piece of data that an HTTP or
WebSocket connection has received. It is measured in CPU time of the loop's thread, so a busy machine makes no step
longer. The figure is an upper bound: reading the CPU clock at every step would cost too much, so it is read at most
once a millisecond, and a step may be charged with up to a millisecond of those before it. Callbacks of other libraries
and the loop's own work are not measured.

A thread looks at long steps while they run, so that the log can say where they were.
"""

from __future__ import annotations

import asyncio
import sys
import threading
import traceback
from collections.abc import Callable, Coroutine, Generator
from logging import WARNING
from time import perf_counter, thread_time
from types import TracebackType
from typing import Any, Final

from peerless.server.ops.metrics import Metrics
from peerless.service.ops.logs import module_of, note

MOST_SECONDS: Final = 0.02
"""A longer step is counted, and logged at most once a minute."""
_MARK_SECONDS: Final = 0.001
_LOOK_SECONDS: Final = 0.01
_WARN_SECONDS: Final = 60.0
_FRAMES: Final = 8  # of a stack, innermost last


class LoopWatchdog:
    """Measures the steps of one event loop. The clocks can be replaced by tests."""

    def __init__(
        self, metrics: Metrics, wall: Callable[[], float] = perf_counter, cpu: Callable[[], float] = thread_time
    ) -> None:
        self.longest = 0.0
        self.wall = wall
        self.steps = 0
        """Steps begun so far."""
        self.running = ""
        """What runs now; empty between two steps."""
        self.seen: tuple[int, str] = (0, "")
        """A step, by its number, and where it was when the thread looked."""
        self.threshold = 0.0
        """Steps shorter than this in wall time are ignored."""
        self.mark_until = 0.0
        self._metrics = metrics
        self._cpu = cpu
        self._marked = 0.0
        self._warned = -_WARN_SECONDS
        self._loop_thread = 0
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._look, name="loop watchdog", daemon=True)

    # ---- life ----

    def start(self) -> None:
        """Measure the tasks that the running loop begins from now on."""
        self._loop_thread = threading.get_ident()
        asyncio.get_running_loop().set_task_factory(self._make_task)
        self._thread.start()

    def stop(self) -> None:
        asyncio.get_running_loop().set_task_factory(None)
        self._stop.set()
        self._thread.join()

    def _make_task(
        self, loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any] | Generator[Any, None, Any], **more: Any
    ) -> asyncio.Task[Any]:
        measured = _Measured(work, self) if isinstance(work, Coroutine) else work
        return asyncio.Task(measured, loop=loop, **more)

    # ---- one step ----

    def step(self, name: str) -> Step:
        """A step, for the length of a `with`."""
        return Step(self, name)

    def begin(self, name: str) -> float:
        """Begin a step; returns what `end` needs."""
        began = self.wall()
        if began >= self.mark_until:
            self.mark(began)
        self.steps += 1
        self.running = name
        return began

    def mark(self, now: float) -> None:
        """Read the CPU clock."""
        self.mark_until = now + _MARK_SECONDS
        self._marked = self._cpu()

    def end(self, began: float, name: str) -> None:
        self.running = ""
        took = self.wall() - began
        if took > self.threshold:
            self._judge(min(took, self._cpu() - self._marked), name)

    def _judge(self, seconds: float, name: str) -> None:
        if seconds > self.longest:
            self.longest = seconds
            self.threshold = min(seconds, MOST_SECONDS)
            self._metrics.longest_step.set(seconds)
        if seconds <= MOST_SECONDS:
            return
        self._metrics.long_steps.inc()
        now = self.wall()
        if now - self._warned >= _WARN_SECONDS:
            self._warned = now
            number, stack = self.seen
            where = stack if number == self.steps else None
            note("long step of the event loop", level=WARNING, kind=name, ms=seconds * 1000, stack=where)

    # ---- the thread that looks ----

    def _look(self) -> None:
        before = 0
        while not self._stop.wait(_LOOK_SECONDS):
            number, running = self.steps, self.running
            if running and number == before:
                frame = sys._current_frames().get(self._loop_thread)
                stack = traceback.extract_stack(frame, _FRAMES) if frame is not None else []
                self.seen = number, " > ".join(f"{module_of(at.filename)}:{at.lineno}" for at in stack)
            before = number


class Step:
    """One step that is not a task's."""

    __slots__ = ("_began", "_name", "_watchdog")

    def __init__(self, watchdog: LoopWatchdog, name: str) -> None:
        self._watchdog = watchdog
        self._name = name

    def __enter__(self) -> None:
        self._began = self._watchdog.begin(self._name)

    def __exit__(self, *error: object) -> None:
        self._watchdog.end(self._began, self._name)


class _Measured(Coroutine[Any, Any, Any]):
    """A coroutine whose every resumption is measured."""

    __slots__ = ("__weakref__", "_name", "_send", "_watchdog", "_work")

    def __init__(self, work: Coroutine[Any, Any, Any], watchdog: LoopWatchdog) -> None:
        self._work = work
        self._send = work.send
        self._watchdog = watchdog
        self._name = getattr(work, "__qualname__", type(work).__name__)

    def __getattr__(self, name: str) -> Any:
        """Attributes of a coroutine that debuggers and libraries read."""
        return getattr(self._work, name)

    def __await__(self) -> Generator[Any, None, Any]:
        return self._work.__await__()

    def send(self, value: Any) -> Any:
        """`begin` and `end` are written out here, because this runs several times for each answer."""
        watchdog = self._watchdog
        began = watchdog.wall()
        if began >= watchdog.mark_until:
            watchdog.mark(began)
        watchdog.steps += 1
        watchdog.running = self._name
        try:
            return self._send(value)
        finally:
            watchdog.running = ""
            if watchdog.wall() - began > watchdog.threshold:
                watchdog.end(began, self._name)

    def throw(
        self,
        kind: type[BaseException] | BaseException,
        value: BaseException | object = None,
        where: TracebackType | None = None,
    ) -> Any:
        watchdog = self._watchdog
        began = watchdog.begin(self._name)
        try:
            return self._work.throw(kind) if isinstance(kind, BaseException) else self._work.throw(kind, value, where)
        finally:
            watchdog.end(began, self._name)
            del kind, value  # its traceback has this frame: a reference cycle

    def close(self) -> None:
        self._work.close()

"""Bots for the tests of the bot pool; its processes import this module and make them."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from pathlib import Path

from peerless import View
from peerless.bots import Kind, register


class Counting:
    """Counts its questions: a bot that was created again starts over."""

    def __init__(self, seed: int = 0) -> None:
        self.asked = -1

    def choose(self, view: View) -> int:
        self.asked += 1
        return self.asked


class Slow:
    def choose(self, view: View) -> int:
        time.sleep(0.05)
        return 1


class Waiting:
    """Creates a test's file, so that the test knows when thinking has begun, and thinks forever."""

    def choose(self, view: View) -> int:
        Path(os.environ["PEERLESS_TEST_BEGUN"]).write_text(str(os.getpid()), encoding="utf-8")
        while True:
            time.sleep(0.01)


class Stuck(Waiting):
    """As compiled code that never ends: no other thread of its process gets a turn."""

    def choose(self, view: View) -> int:
        Path(os.environ["PEERLESS_TEST_BEGUN"]).write_text(str(os.getpid()), encoding="utf-8")
        return len([None for _ in (0,) if max(range(10**15)) == 0])


class Killed:
    def choose(self, view: View) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


class Scribbling:
    """Writes to every file it finds open."""

    def __init__(self, seed: int = 0) -> None:
        self.rubbish = [b"rubbish\n", b'{"number": 0, "reply": {"choice": 1}}\n', b"x" * 100_000, b"\xff\n"][seed % 4]

    def choose(self, view: View) -> int:
        for file in range(3, 20):
            with suppress(OSError):
                os.write(file, self.rubbish)
        time.sleep(600)
        return 0


_SEEDS = (0, 1000)
register("counting", Kind(Counting, {"seed": _SEEDS}, "for tests"))
register("slow", Kind(Slow, {}, "for tests"))
register("waiting", Kind(Waiting, {}, "for tests"))
register("stuck", Kind(Stuck, {}, "for tests"))
register("killed", Kind(Killed, {}, "for tests"))
register("scribbling", Kind(Scribbling, {"seed": _SEEDS}, "for tests"))

"""Bots nobody should have to play with; a worker imports this module and makes them."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from peerless import View
from peerless.bots import Kind, register


class Raising:
    def choose(self, view: View) -> int:
        raise ValueError("no idea")


class Hanging:
    """Thinks forever; creates the file of a test that wants to know when it has begun."""

    def choose(self, view: View) -> int:
        begun = os.environ.get("PEERLESS_TEST_BEGUN")
        if begun is not None:
            Path(begun).touch()
        time.sleep(10**6)
        return 0


class Dying:
    def choose(self, view: View) -> int:
        os._exit(1)


class Talking:
    def choose(self, view: View) -> int:
        print("thinking …", flush=True)  # noqa: T201 - on purpose
        return 0


class Nonsense:
    """Another kind of nonsense each time."""

    def __init__(self) -> None:
        self.answers: list[Any] = [None, "maneuver", 1.5, True, -1, 10_000, [0], object(), 1 << 62]

    def choose(self, view: View) -> int:
        answer: int = self.answers.pop(0)
        return answer


class Stubborn:
    """Always the same option, by its seed."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> int:
        return self.seed % len(view.state.options)


register("raising", Kind(Raising, {}, "bad"))
register("hanging", Kind(Hanging, {}, "bad"))
register("dying", Kind(Dying, {}, "bad"))
register("talking", Kind(Talking, {}, "bad"))
register("nonsense", Kind(Nonsense, {}, "bad"))
register("stubborn", Kind(Stubborn, {"seed": (0, 1000)}, "by its seed"))

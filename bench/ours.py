"""Our engine: in this process, and uncompiled in another one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from itertools import combinations, product
from pathlib import Path
from random import Random

from bench.measure import Copier, Result, Subject

# The heroes of the first figures; their rows stay comparable as heroes are added.
HEROES = ("alice", "medusa", "sinbad", "king_arthur")
BOARDS = ("sarpedon", "marmoreal")
# The same for the heroes and boards of the second figures.
ELEVEN = (
    "alice", "dracula", "genie", "houdini", "invisible_man", "jekyll_and_hyde", "king_arthur", "medusa",
    "sherlock_holmes", "sinbad", "sun_wukong",
)  # fmt: skip
FIVE = ("baskerville_manor", "king_solomons_mine", "marmoreal", "sarpedon", "soho")
CHOSEN = {"ours": (HEROES, BOARDS), "first eleven": (ELEVEN, FIVE)}
PURE = "PEERLESS_PURE"


class Ours:
    """Every pair of heroes over every board, in turn: of the chosen, of all, or one hero against all others."""

    def __init__(self, name: str = "ours") -> None:
        # Imported here, so that the peers can be measured without our engine.
        import peerless.core.state
        from peerless.catalog import load_content
        from peerless.rules.driver import apply, new_state

        compiled = str(peerless.core.state.__file__).endswith((".so", ".pyd"))
        self.name = name
        self.build = "peerless, compiled" if compiled else "peerless, interpreted"
        self.apply = apply
        self.new_state = new_state
        content = load_content()
        heroes, boards = CHOSEN.get(name, (tuple(content.heroes), tuple(content.boards)))
        pairs = list(combinations(heroes, 2))
        if name not in (*CHOSEN, "all heroes"):
            pairs = [(name, other) for other in heroes] + [(other, name) for other in heroes]
        # Content is read once, as the peers load a game once.
        self.tables = [
            content.tables(heroes=list(pair), board=board, mode="duel", edition="current")
            for pair, board in product(pairs, boards)
        ]
        Random(1).shuffle(self.tables)  # so that a short measurement includes all kinds

    def play(self, seed: int, rng: Random) -> int:
        state = self.new_state(self.tables[seed % len(self.tables)], seed=seed)
        apply = self.apply
        random = rng.random
        decisions = 0
        while state.over == 0:
            # `apply` advances to the next decision and lists its options.
            apply(state, int(random() * len(state.options)))
            decisions += 1
        return decisions

    def walk(self, seed: int, rng: Random) -> Iterator[tuple[int, Copier]]:
        state = self.new_state(self.tables[seed % len(self.tables)], seed=seed)
        while state.over == 0:
            yield len(state.options), state.copy
            self.apply(state, int(rng.random() * len(state.options)))


@cache
def _ours(name: str) -> Subject | None:
    return Subject(Ours(name)) if find_spec("peerless") else None


def ours(seconds: float, seed: int) -> Result | None:
    """The engine as this process imports it, compiled if it was built."""
    return against(seconds, seed, "ours")


def first_eleven(seconds: float, seed: int) -> Result | None:
    """The same over the first eleven heroes and five boards."""
    return against(seconds, seed, "first eleven")


def every_hero(seconds: float, seed: int) -> Result | None:
    """The same over all heroes and boards."""
    return against(seconds, seed, "all heroes")


def against(seconds: float, seed: int, name: str) -> Result | None:
    """The match-ups of a name; for a hero, those against all heroes on all boards, from both seats."""
    subject = _ours(name)
    return subject.measure(seconds, seed) if subject else None


def heroes() -> list[str]:
    from peerless.catalog import load_content

    return sorted(load_content().heroes)


def pure(seconds: float, seed: int) -> Result | None:
    """The same source uncompiled, in a second process, because a process can use only one build."""
    if find_spec("peerless") is None:
        return None
    command = [sys.executable, "-m", "bench", "--only", "ours", "--json", "-"]
    command += ["--seconds", str(seconds), "--seed", str(seed), "--rounds", "1"]
    child = subprocess.run(
        command,
        env={**os.environ, PURE: "1"},
        cwd=Path(__file__).resolve().parent.parent,
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    fields = json.loads(child.stdout)["rows"]["ours"]
    result = Result(**{k: fields[k] for k in Result.__dataclass_fields__})
    result.name = "ours (pure)"
    return result

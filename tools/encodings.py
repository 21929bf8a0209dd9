"""Write the action space and the observations to docs/encodings.md."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from peerless import load_content
from peerless.arena.codec import ACTIONS_VERSION, Codec
from peerless.arena.observer import OBSERVATIONS_VERSION, Observer
from peerless.core.tables import Tables
from peerless.envs import codec as actions
from peerless.envs import observation
from tools.generated import ROOT, main

PAGE: Final = ROOT / "docs" / "encodings.md"
EXAMPLES: Final = (
    ("alice, medusa on sarpedon", {"heroes": ["alice", "medusa"], "board": "sarpedon"}),
    (
        "alice, medusa, sinbad, genie on marmoreal, free for all",
        {"heroes": ["alice", "medusa", "sinbad", "genie"], "board": "marmoreal", "mode": "free_for_all"},
    ),
)
HEAD: Final = f"""\
# Matches as numbers

Written by `tools/encodings.py`. How `peerless.envs` and `peerless.arena` turn options into actions and what a seat may
know into bytes. Each layout has a version, which is raised whenever a number changes its meaning; what was learned
with another version does not fit.

- actions: version {ACTIONS_VERSION} (`peerless.arena.codec.ACTIONS_VERSION`)
- observations: version {OBSERVATIONS_VERSION} (`peerless.arena.observer.OBSERVATIONS_VERSION`)

## What is counted how

A *match-up* is heroes, board, mode and edition; sizes follow from it and stay the same for all its matches.

- *seats* in turn order, from 0: `p1` is 0. Numbers are the same for every seat; the plane `me` says which one observes.
- *fighters* in seat order, of each seat the hero first (`Tables.fighter_ids`).
- *cards* are definitions, not copies: seat by seat in the order of the hero's file, at the end of a seat the bonus
  attacks printed on its cards (`Tables.def_ids`). Two seats with the same hero have definitions of their own.
- *spaces* in the order of the board's file (`Tables.space_ids`).
- *tokens*, *markers*, *abilities* in seat order, as in the hero's file (`token_ids`, `marker_ids`, `ability_ids`).
- *kinds of decisions* as in `peerless.core.ids.ASK_NAMES`.

`peerless.envs.codec.action_text` says what an action stands for, `peerless.envs.observation.planes_of` takes an
observation apart.
"""
ACTIONS: Final = """
## Actions

One space for all decisions and seats of a match-up, in blocks. Which actions are possible now, a mask says: a byte for
each action, 1 if it stands for an option of the open decision. Copies of a card are one option and one action; two
different options are never one action.

In `scheme` and `attack` only cards of that type have actions, a versatile card counts as an attack. The last part of a
product counts fastest: the actions of one card lie side by side, of these those of one fighter.
"""
OBSERVATIONS: Final = """
## Observations

One byte (0 to 255) for each number; what would be more is 255. All is from the point of view of one seat: an
observation holds what its view holds, so two matches that look the same to a seat give it the same bytes. Team-mates
know the same (TEAM-1). It is a summary: which groups of cards somebody cannot tell apart, and what effects under way
remember, is in the view, but not here.
"""


def page() -> str:
    """The whole page."""
    content = load_content()
    tables = [content.tables(**settings) for _, settings in EXAMPLES]
    parts = [HEAD, ACTIONS, *_action_table(tables), OBSERVATIONS, *_plane_table(tables)]
    return "\n".join(part.rstrip("\n") if part in (HEAD, ACTIONS, OBSERVATIONS) else part for part in parts) + "\n"


def _sizes_head(what: str, middle: str) -> Iterator[str]:
    yield ""
    yield f"Sizes, in the last columns: 1. {EXAMPLES[0][0]}; 2. {EXAMPLES[1][0]}."
    yield ""
    yield f"| {what} | {middle} | means | 1 | 2 |"
    yield "|---|---|---|---:|---:|"


def _action_table(tables: list[Tables]) -> Iterator[str]:
    codecs = [Codec(t) for t in tables]
    yield from _sizes_head("block", "actions")
    for blocks in zip(*(codec.blocks for codec in codecs), strict=True):
        size, means = actions.MEANS[blocks[0].name]
        yield f"| `{blocks[0].name}` | {size} | {means} | {blocks[0].size} | {blocks[1].size} |"
    yield f"| all | | | {codecs[0].size} | {codecs[1].size} |"


def _plane_table(tables: list[Tables]) -> Iterator[str]:
    observers = [Observer(t) for t in tables]
    yield from _sizes_head("plane", "axes")
    for planes in zip(*(observer.planes for observer in observers), strict=True):
        name = planes[0].name
        axes = observation.AXES.get(name, "1")
        yield f"| `{name}` | {axes} | {observation.MEANS[name]} | {planes[0].size} | {planes[1].size} |"
    yield f"| all | | | {observers[0].size} | {observers[1].size} |"


def files() -> dict[Path, str]:
    """The page -> its text."""
    return {PAGE: page()}


if __name__ == "__main__":
    sys.exit(main("encodings", files))

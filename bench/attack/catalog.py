"""All attacks, by name, in the order in which they are run."""

from __future__ import annotations

from typing import Final

from bench.attack.attack import Attack
from bench.attack.attacks import bots, connections, content, frames, limits, matches, tables

_MODULES: Final = (frames, connections, content, tables, matches, limits, bots)
ATTACKS: Final = {made.name: made for module in _MODULES for made in vars(module).values() if isinstance(made, Attack)}

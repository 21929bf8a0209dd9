"""Numbers that one timing of a card remembers for its later timings and for its bonus attack."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

_ORDER: Final = ("when_played", "immediately", "during_combat", "after_combat", "after_attack")
_BINDS: Final = {
    "choose_number": ("bind",),
    "name_number": ("bind",),
    "spend_any": ("bind",),
    "damage": ("dealt", "defeated"),
}
"""Operation -> its fields that name a number."""


@dataclass(frozen=True)
class Memory:
    """The numbers of one card that outlive the timing that counts them."""

    slots: Mapping[str, int] = field(default_factory=dict)
    """Name -> where the combat keeps it."""
    known: Mapping[tuple[str, bool], frozenset[str]] = field(default_factory=dict)
    """Timing, and whether of the bonus attack -> names that earlier timings have counted and it does not count."""

    @classmethod
    def of(cls, effects: Mapping[Any, Any], bonus_attack: Mapping[Any, Any]) -> Memory:
        """Find the names that are counted at one timing and used at a later one."""
        counted: set[str] = set()
        known: dict[tuple[str, bool], frozenset[str]] = {}
        for bonus, timings in ((False, effects), (True, bonus_attack)):
            for timing in _ORDER:
                if timing not in timings:
                    continue
                data = msgspec.to_builtins(timings[timing])
                own, names = set(_counted(data)), set(_names(data))
                known[timing, bonus] = frozenset((names & counted) - own)
                counted |= own
        kept = sorted(set().union(*known.values()))
        return cls({name: slot for slot, name in enumerate(kept)}, known)


def _counted(data: Any) -> Iterator[str]:
    """Names of numbers that are bound somewhere in steps."""
    if isinstance(data, dict):
        for key in _BINDS.get(data.get("op", ""), ()):
            if isinstance(data.get(key), str):
                yield data[key]
    for inner in _inside(data):
        yield from _counted(inner)


def counts(step: msgspec.Struct) -> list[str]:
    """The names of numbers that a step itself binds."""
    named = [getattr(step, key) for key in _BINDS.get(str(step.__struct_config__.tag), ())]
    return [name for name in named if isinstance(name, str)]


def _names(data: Any) -> Iterator[str]:
    if isinstance(data, str) and data.startswith("$"):
        yield data
    for inner in _inside(data):
        yield from _names(inner)


def _inside(data: Any) -> Sequence[Any]:
    if isinstance(data, dict):
        return list(data.values())
    return data if isinstance(data, list) else []

"""Numbers and cards that one timing of a card remembers for its later timings and for its bonus attack."""

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
    "put_back_any": ("bind",),
    "damage": ("dealt", "defeated"),
    "discard_top": ("bind",),
}
"""Operation -> its fields that name a number, or cards that everyone has seen."""
_CARDS: Final = ("discard_top",)


@dataclass(frozen=True)
class Memory:
    """The numbers and cards of one card that outlive the timing that counts them."""

    slots: Mapping[str, int] = field(default_factory=dict)
    """Name -> where the combat keeps it."""
    known: Mapping[tuple[str, bool], frozenset[str]] = field(default_factory=dict)
    """Timing, and whether of the bonus attack -> names that earlier timings have counted and it does not count."""
    cards: frozenset[str] = frozenset()
    """Those names that stand for cards."""

    @classmethod
    def of(cls, effects: Mapping[Any, Any], bonus_attack: Mapping[Any, Any]) -> Memory:
        """Find the names that are counted at one timing and used at a later one."""
        counted: set[str] = set()
        cards: set[str] = set()
        known: dict[tuple[str, bool], frozenset[str]] = {}
        for bonus, timings in ((False, effects), (True, bonus_attack)):
            for timing in _ORDER:
                if timing not in timings:
                    continue
                data = msgspec.to_builtins(timings[timing])
                own, names = set(_counted(data)), set(_names(data))
                known[timing, bonus] = frozenset((names & counted) - own)
                counted |= own
                cards |= set(_counted(data, _CARDS))
        kept = sorted(set().union(*known.values()))
        return cls({name: slot for slot, name in enumerate(kept)}, known, frozenset(cards))


def _counted(data: Any, operations: Sequence[str] = tuple(_BINDS)) -> Iterator[str]:
    """Names that these operations bind somewhere in steps."""
    if isinstance(data, dict) and data.get("op") in operations and data.get("who", "you") == "you":
        for key in _BINDS[data["op"]]:
            if isinstance(data.get(key), str):
                yield data[key]
    for inner in _inside(data):
        yield from _counted(inner, operations)


def counts(step: msgspec.Struct) -> list[str]:
    """The names of numbers, or of cards everyone has seen, that a step itself binds."""
    if getattr(step, "who", "you") == "opponent":
        return []
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


def asks_opponent(steps: Any) -> bool:
    """Whether an opponent decides something in these steps."""
    decides = isinstance(steps, dict) and steps.get("by") == "opponent"
    return decides or any(asks_opponent(inner) for inner in _inside(steps))

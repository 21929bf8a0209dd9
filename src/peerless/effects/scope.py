"""The names of a hero file, and the problems found while it is compiled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from peerless.core.ids import NONE
from peerless.effects.abilities import Ability
from peerless.messages.message import Message
from peerless.messages.spelling import listed, nearest

MOST_PROBLEMS: Final = 100
"""Problems reported per file."""
OPPONENT: Final = "opponent"
"""Bound like a name once the opponent is known: in a combat, or after `choose_opponent`."""
HAND_SEEN: Final = "opponent's hand"
"""Bound like a name once you have looked at the opponent's hand."""
ANSWERS: Final = frozenset({"none", "no", "yes", "pass", "done", "skip", "no_boost", "no_defense"})
"""Words of the notation: a card, fighter, space or mode of that name would look like declining."""


@dataclass
class HeroScope:
    """Names of one hero, numbered, and the list of problems found so far."""

    fighters: dict[str, int]
    """Fighter id -> kind; 0 is the hero."""
    tokens: dict[str, list[str]]
    """Token id -> its sides, in order of declaration."""
    cards: dict[str, int]
    keywords: dict[str, int]
    markers: dict[str, int] = field(default_factory=dict)
    """Marker id -> how many there are, in order of declaration."""
    counters: dict[str, int] = field(default_factory=dict)
    """Counter id -> its maximum, in order of declaration."""
    symbols: tuple[str, ...] = ()
    """Keywords that are symbols, in order of declaration."""
    wild: str | None = None
    """The keyword that stands for any symbol."""
    abilities: Mapping[str, Sequence[Ability]] = field(default_factory=dict)
    """Ability id -> its parts."""
    lent: str | None = None
    """The keyword of the cards that change hands."""
    several: frozenset[str] = frozenset()
    """Ids that refer to several fighters."""
    problems: list[tuple[str, Message, str]] = field(default_factory=list)
    """Paths, the problem at each, and the name that was probably meant."""

    def problem(self, path: str, message: Message, near: str = "") -> None:
        """Record a problem once; repeated steps are compiled more than once."""
        found = (path, message, near)
        if len(self.problems) < MOST_PROBLEMS and found not in self.problems:
            self.problems.append(found)

    def no_name(self, path: str, key: str, word: str, known: Iterable[str], **args: object) -> None:
        """Record that a name does not exist, with those that do."""
        names = [*known]
        self.problem(path, Message(key, **args, known=listed(names, word)), nearest(word, names))

    def token_number(self, token: str) -> int:
        return list(self.tokens).index(token)


@dataclass
class Bindings:
    """The registers of one program: the register and type of each name, and the names bound on every path so far."""

    registers: int = 0
    types: dict[str, str] = field(default_factory=dict)
    places: dict[str, int] = field(default_factory=dict)
    bound: set[str] = field(default_factory=set)
    used: set[str] = field(default_factory=set)
    card_registers: list[int] = field(default_factory=list)
    theirs: set[str] = field(default_factory=set)
    """Names of the opponent's cards."""
    hidden: set[str] = field(default_factory=set)
    """Names of your cards that the opponent has not seen."""

    drawn: dict[str, int] = field(default_factory=dict)
    """Name -> register of the drawn cards that its cards are among on every path; NONE if unsure."""

    def note_drawn(self, name: str, register: int) -> None:
        """Bind a name to cards that are among those of a register; a second origin makes it unsure."""
        self.drawn[name] = register if self.drawn.get(name, register) == register else NONE

    def temporary(self, size: int = 1) -> int:
        place = self.registers
        self.registers += size
        return place

    def bind(self, name: str, kind: str) -> int:
        """The register of a name; a name keeps its type and register when it is bound again."""
        if name not in self.places:
            self.places[name] = self.temporary(2 if kind == "cards" else 1)
            self.types[name] = kind
            if kind == "cards":
                self.card_registers.append(self.places[name])
        self.bound.add(name)
        return self.places[name]

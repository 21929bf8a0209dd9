"""What the names in a hero file mean, and where problems are collected while it is compiled."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from peerless.core.ids import NONE
from peerless.messages.message import Message

MOST_PROBLEMS: Final = 100
"""Of one file; nobody reads more."""
OPPONENT: Final = "opponent"
"""Bound like a name once it is clear which opponent is meant: in a combat, or after `choose_opponent`."""
HAND_SEEN: Final = "opponent's hand"
"""Bound like a name once you have looked at the opponent's hand."""
ANSWERS: Final = frozenset({"none", "no", "yes", "pass", "done", "skip", "no_boost", "no_defense"})
"""Words of the notation: a card, fighter, space or mode of that name could not be told from declining."""


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
    several: frozenset[str] = frozenset()
    """Ids that stand for several fighters."""
    problems: list[tuple[str, Message]] = field(default_factory=list)
    """Places and what is wrong there."""

    def problem(self, path: str, message: Message) -> None:
        """Notes a problem once; repeated steps are compiled more than once."""
        found = (path, message)
        if len(self.problems) < MOST_PROBLEMS and found not in self.problems:
            self.problems.append(found)

    def token_number(self, token: str) -> int:
        return list(self.tokens).index(token)


@dataclass
class Bindings:
    """Registers of one program: which name lies where, of what type, and which are bound on every path so far."""

    registers: int = 0
    types: dict[str, str] = field(default_factory=dict)
    places: dict[str, int] = field(default_factory=dict)
    bound: set[str] = field(default_factory=set)
    used: set[str] = field(default_factory=set)
    card_registers: list[int] = field(default_factory=list)
    theirs: set[str] = field(default_factory=set)
    """Names of cards of the opponent."""
    hidden: set[str] = field(default_factory=set)
    """Names of your cards that the opponent has not seen."""

    drawn: dict[str, int] = field(default_factory=dict)
    """Name -> register of the cards just drawn that its cards are among, whichever way led here; NONE if unsure."""

    def note_drawn(self, name: str, register: int) -> None:
        """A name is bound to cards that are among those of a register; a second origin makes it unsure."""
        self.drawn[name] = register if self.drawn.get(name, register) == register else NONE

    def temporary(self, size: int = 1) -> int:
        place = self.registers
        self.registers += size
        return place

    def bind(self, name: str, kind: str) -> int:
        """The register of a name; a name keeps its type and place when it is bound again."""
        if name not in self.places:
            self.places[name] = self.temporary(2 if kind == "cards" else 1)
            self.types[name] = kind
            if kind == "cards":
                self.card_registers.append(self.places[name])
        self.bound.add(name)
        return self.places[name]

"""The structs of a scenario file, and how to read them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from peerless.catalog.reading.faults import note_faults
from peerless.catalog.reading.positions import Positions
from peerless.catalog.reading.problems import Problems
from peerless.catalog.reading.yaml_file import read_yaml
from peerless.catalog.settings import Edition, Mode, Seed, TurnLimit
from peerless.core.errors import ContentError, RecordError
from peerless.messages.message import Joined, Message
from peerless.messages.problem import Problem
from peerless.records.position import Node, Position
from peerless.records.scenario.expected import Expected
from peerless.records.viewdata import Lies


class Asked(Node, frozen=True):
    """Who is asked, what kind of decision, by which card or ability."""

    seat: str | None = None
    kind: str | None = None
    source: str | None = None


class Refused(Node, frozen=True):
    """An answer that must be refused, and the rule it is refused by."""

    answer: str
    rule: str | None = None


class RefusedSetUp(Node, frozen=True):
    """Why the set-up must be refused: the rule the refusal names, the id of its message, or both."""

    rule: str | None = None
    message: str | None = None


class Combat(Node, frozen=True):
    """The values of the last combat, or of the one in progress, and their terms."""

    attack: int | None = None
    defense: int | None = None
    damage: int | None = None
    won: Literal["attacker", "defender"] | None = None
    attack_terms: list[str] | None = None
    """Such as `printed 3`, `adds 2 sinbad.voyage_home`, `bonus 2 alice:size`."""
    defense_terms: list[str] | None = None


class SeenSide(Node, frozen=True):
    """What a viewer sees of one side of a combat; `null` for what they do not see."""

    card: str | UnsetType | None = UNSET
    lies: Lies | UnsetType = UNSET
    value: int | UnsetType | None = UNSET
    terms: list[str] | UnsetType = UNSET
    boost_card: str | UnsetType | None = UNSET
    boost_lies: Lies | UnsetType = UNSET


class CombatSeen(Node, frozen=True):
    """What a viewer sees of the combat in progress."""

    viewer: str
    attack: SeenSide = SeenSide()
    defense: SeenSide = SeenSide()
    revealed: bool | UnsetType = UNSET
    damage: int | UnsetType | None = UNSET


class Known(Node, frozen=True):
    """What a viewer knows of a seat's hand (with face-down cards played from it), and of its deck."""

    viewer: str
    seat: str
    cards: list[str] | UnsetType = UNSET
    deck: dict[Annotated[int, Meta(ge=0)], str] | UnsetType = UNSET
    """Position -> card, for every position in the deck whose card the viewer knows; 0 is the top."""


class Step(Node, frozen=True):
    """One step of a scenario: an answer, checks of the situation after it, or both."""

    p1: str | None = None
    p2: str | None = None
    p3: str | None = None
    p4: str | None = None
    answer: str | None = None
    """The answer of the seat that is asked."""
    resign: str | None = None
    asked: Asked | None = None
    offered: list[str] = msgspec.field(default_factory=list)
    not_offered: list[str] = msgspec.field(default_factory=list)
    only: list[str] | None = None
    """Exactly these options, in any order."""
    refused: list[Refused] = msgspec.field(default_factory=list)
    combat: Combat | None = None
    combat_seen: list[CombatSeen] = msgspec.field(default_factory=list)
    expect: Expected | None = None
    known: list[Known] = msgspec.field(default_factory=list)
    happened: list[dict[str, Any]] = msgspec.field(default_factory=list)
    """Events since the answer before, in this order, each with at least these fields."""
    not_happened: list[dict[str, Any]] = msgspec.field(default_factory=list)
    note: str | None = None


class Scenario(Node, frozen=True):
    """A rules question: where it starts, what is played, what must be true."""

    name: str
    heroes: list[str]
    board: str
    steps: list[Step] = msgspec.field(default_factory=list)
    rules: list[str] = msgspec.field(default_factory=list)
    """Ids of the rules it shows."""
    rulings: list[str] = msgspec.field(default_factory=list)
    """Ids of our own rulings it decides (docs/rulings.md)."""
    mode: Mode = "duel"
    edition: Edition = "current"
    versatile: Literal["both", "by_use"] = "both"
    turn_limit: TurnLimit = 200
    auto: bool = True
    seed: Seed = 1
    position: Position | None = None
    """Without one the match starts with its set-up."""
    random: list[str] = msgspec.field(default_factory=list)
    """Random outcomes in order, `p2 feint` for a card of that seat: random discards, or a deck from the top."""
    content: dict[str, dict[str, Any]] = msgspec.field(default_factory=dict)
    """Its own heroes and boards, by id."""
    refused: RefusedSetUp | None = None
    """Instead of steps: the set-up must be refused."""
    about: str | None = None


@dataclass
class Entry:
    """One scenario of a file, or what is wrong with it."""

    number: int
    name: str
    scenario: Scenario | None
    faults: list[Problem]
    positions: Positions | None = None
    """Those of its text, if it was read from one."""

    def line(self, path: str = "") -> int:
        """The line of something in it, or 0."""
        at = self.positions.find(path) if self.positions is not None else None
        return at.line if at is not None else 0


def read_scenarios(path: Path) -> list[Scenario]:
    """The scenarios of a file; raises RecordError with all their errors."""
    return _whole(read_entries(path))


def scenarios_from_data(data: Any, file: str) -> list[Scenario]:
    """Scenarios given as plain data, as in a file."""
    return _whole(entries_from_data(data, file))


def _whole(entries: list[Entry]) -> list[Scenario]:
    faults = [fault for entry in entries for fault in entry.faults]
    if faults:
        raise RecordError(Joined(faults, "; "))
    return [entry.scenario for entry in entries if entry.scenario is not None]


def read_entries(path: Path) -> list[Entry]:
    """What a file holds, entry by entry; raises RecordError if it cannot be read at all."""
    problems = Problems(path.name)
    data = read_yaml(path, problems)
    if problems:
        raise RecordError(Joined(problems, "; "))
    return entries_from_data(data, path.name, problems.positions)


def entries_from_data(data: Any, file: str, positions: Positions | None = None) -> list[Entry]:
    """One mapping, a list of them, or a list under `scenarios` with `content` for all."""
    shared: Any = {}
    if isinstance(data, dict) and "scenarios" in data:
        shared = data.get("content", {})
        unknown = sorted(map(str, set(data) - {"scenarios", "content"}))
        if unknown or not isinstance(shared, dict):
            raise RecordError(Problem(file, "", Message("fault-scenario-beside", found=unknown)))
        data = data["scenarios"]
        positions = positions.inside("scenarios") if positions is not None else None
    if not isinstance(data, list):
        return [_entry(_with_content(data, shared), 1, file, positions)]
    return [
        _entry(_with_content(item, shared), i + 1, file, positions.inside(f"[{i}]") if positions is not None else None)
        for i, item in enumerate(data)
    ]


def _entry(item: Any, number: int, file: str, positions: Positions | None) -> Entry:
    name = str(item.get("name", "")) if isinstance(item, dict) else ""
    place = Message("fault-scenario", number=number, name=name)
    problems = Problems(file, positions)
    try:
        scenario = msgspec.convert(item, Scenario)
    except (msgspec.ValidationError, RecursionError):
        try:
            note_faults(item, Scenario, "", problems)
        except ContentError as error:  # too many
            problems[:] = error.problems
        faults = [
            Problem(
                file,
                place,
                Problem("", fault.place, fault.message),
                near=fault.near,
                line=fault.line,
                column=fault.column,
            )
            for fault in problems
        ]
        return Entry(number, name, None, faults, positions)
    if "steps" not in item and scenario.refused is None:
        problems.add(place, Message("fault-missing", key="steps"))
        return Entry(number, name, None, [*problems], positions)
    return Entry(number, name, scenario, [], positions)


def _with_content(item: Any, shared: dict[str, Any]) -> Any:
    """A scenario's data with the content of its file; its own comes last and wins."""
    own = item.get("content", {}) if isinstance(item, dict) else None
    return {**item, "content": {**shared, **own}} if isinstance(own, dict) else item

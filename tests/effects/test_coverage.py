"""Nothing in the effect language is without a scenario: every operation, field, value, moment and timing is used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import msgspec
import pytest
from msgspec import NODEFAULT, Struct, structs

import peerless
from peerless.catalog.models import HeroDef
from peerless.effects import abilities, language, terms, timings
from peerless.records.scenario import Scenario
from tests.effects.bench import CONTENT, SCENARIOS, read_bench, read_file

OPERATIONS: dict[str, type[Struct]] = {op.__struct_config__.tag: op for op in get_args(language.Step)}
PARTS: list[type[Struct]] = [
    *OPERATIONS.values(),
    *get_args(abilities.Ability),
    *(kind for kind in get_args(terms.Cond) if isinstance(kind, type)),
    *(kind for kind in get_args(terms.Amount) if isinstance(kind, type) and issubclass(kind, Struct)),
    terms.Fighters,
    terms.Spaces,
    terms.Cards,
    terms.Among,
]


@cache
def heroes() -> list[HeroDef]:
    """The testers of all scenarios."""
    return list(_made())


def _made() -> Iterator[HeroDef]:
    content = peerless.load_content(CONTENT)
    seen: set[bytes] = set()
    for path in sorted(SCENARIOS.glob("*.yaml")):
        for scenario in read_bench(path):
            data = scenario.content["tester"]
            key = msgspec.json.encode(data)
            if key not in seen:
                seen.add(key)
                made = content.add_data(data, "tester")
                assert isinstance(made, HeroDef)
                yield made


def nodes(part: Any) -> Iterator[Struct]:
    """All structs within a definition."""
    if isinstance(part, Struct):
        yield part
        part = [getattr(part, field.name) for field in structs.fields(part)]
    elif isinstance(part, dict):
        part = list(part.values())
    if isinstance(part, list):
        for item in part:
            yield from nodes(item)


def values(kind: Any) -> list[Any]:
    """The words a field can take, if it takes only certain words."""
    found = [arg for arg in get_args(kind) if isinstance(arg, str)]
    return found or [word for member in get_args(kind) for word in values(member)]


@pytest.fixture(scope="module")
def used() -> set[tuple[str, str]]:
    """(struct, field) set to something else than its default, and (struct.field, value) of every field of words."""
    found: set[tuple[str, str]] = set()
    for hero in heroes():
        for node in nodes(hero):
            name = type(node).__name__
            for field in structs.fields(node):
                value = getattr(node, field.name)
                default = field.default_factory() if field.default_factory is not NODEFAULT else field.default
                if value != default:
                    found.add((name, field.name))
                for word in value if isinstance(value, list) else [value]:
                    if isinstance(word, str):
                        found.add((f"{name}.{field.name}", word))
                if value in get_args(terms.Plain):
                    found.add(("condition", value))
        for card in hero.all_cards:
            found |= {("timing", timing) for timing in card.effects}
    return found


@pytest.mark.parametrize("op", OPERATIONS)
def test_operation_has_scenarios_of_its_own(op: str) -> None:
    """A new operation needs a file of its name whose cards use it."""
    path = SCENARIOS / f"{op}.yaml"
    assert path.is_file(), f"write tests/effects/scenarios/{op}.yaml"
    data = read_file(path)
    assert f"'op': '{op}'" in str(data["cards"])
    assert len(data["scenarios"]) >= 2


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_every_field_is_used(part: type[Struct], used: set[tuple[str, str]]) -> None:
    fields = [(part.__name__, field.name) for field in structs.fields(part)]
    assert [field for field in fields if field not in used] == []


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_every_word_of_a_field_is_used(part: type[Struct], used: set[tuple[str, str]]) -> None:
    words = [(f"{part.__name__}.{field.name}", word) for field in structs.fields(part) for word in values(field.type)]
    assert [word for word in words if word not in used and word[1] not in get_args(terms.Plain)] == []


def test_every_part_is_used(used: set[tuple[str, str]]) -> None:
    """Structs without fields too."""
    kinds = {type(node) for hero in heroes() for node in nodes(hero)}
    assert [part.__name__ for part in PARTS if part not in kinds] == []


def test_every_plain_condition_and_timing_is_used(used: set[tuple[str, str]]) -> None:
    wanted = {("condition", word) for word in get_args(terms.Plain)}
    wanted |= {("timing", word) for word in get_args(timings.Timing)}
    assert wanted - used == set()


@pytest.mark.parametrize("path", sorted(SCENARIOS.glob("*.yaml")), ids=lambda path: path.stem)
def test_every_card_of_the_bench_is_played(path: Any) -> None:
    scenarios: list[Scenario] = read_bench(path)
    words = set(re.findall(r"\w+", str([scenario.steps for scenario in scenarios])))
    assert [card["id"] for card in read_file(path)["cards"] if card["id"] not in words] == []

"""The examples of docs/scenarios.md hold, and the page names every key, kind of decision and kind of event."""

from __future__ import annotations

import pytest
from msgspec.structs import fields

from peerless import Content
from peerless.catalog.reading.problems import Problems
from peerless.catalog.reading.yaml_file import parse_yaml
from peerless.core.ids import ASK_NAMES, REASONS
from peerless.records import position, scenario
from peerless.records.event_kinds import EVENT_NAMES, FIELD_WORDS
from tests.docs.pages import DOCS, blocks
from tests.support.scenarios import assert_holds

PAGE = (DOCS / "scenarios.md").read_text(encoding="utf-8")
EXAMPLES = [block for _, block in blocks(DOCS / "scenarios.md", "yaml") if "name:" in block]
STRUCTS = [
    scenario.Scenario,
    scenario.Step,
    scenario.Asked,
    scenario.Refused,
    scenario.RefusedSetUp,
    scenario.Combat,
    scenario.CombatSeen,
    scenario.SeenSide,
    scenario.Known,
    position.Position,
    position.FighterAt,
    position.SeatAt,
    scenario.Expected,
    scenario.ExpectedFighter,
    scenario.ExpectedSeat,
    scenario.AnyOrder,
]
WORDS = [
    *ASK_NAMES[1:],
    *EVENT_NAMES,
    *REASONS[1:],
    *(word for field in ("action", "damage", "cause", "side", "timing") for word in FIELD_WORDS[field]),
]


def scenarios_of(block: str) -> list[scenario.Scenario]:
    problems = Problems("scenarios.md")
    data = parse_yaml(block, problems)
    assert not problems
    return scenario.scenarios_from_data(data, "scenarios.md")


@pytest.mark.parametrize("block", EXAMPLES, ids=lambda block: block.splitlines()[0])
def test_the_example_holds(block: str, content: Content) -> None:
    for one in scenarios_of(block):
        assert_holds(one, content)


def test_there_are_two_complete_examples() -> None:
    assert len(EXAMPLES) == 2


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_the_page_names_every_key(struct: type) -> None:
    assert [field.name for field in fields(struct) if f"`{field.name}`" not in PAGE] == []


def test_the_page_names_every_decision_event_and_reason() -> None:
    assert [word for word in WORDS if f"`{word}`" not in PAGE] == []


def test_the_page_names_every_kind_of_term() -> None:
    assert [term for term in FIELD_WORDS["term"] if f"`{term} " not in PAGE] == []

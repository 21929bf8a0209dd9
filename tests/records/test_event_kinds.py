"""The table of event kinds says what matches produce, and the protocol and the docs agree with it."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from msgspec.structs import fields

from peerless import Content, new_match
from peerless.core import events
from peerless.records.event_kinds import EVENT_FIELDS, EVERY_EVENT, FIELD_HOLDS, FIELD_WORDS, KINDS, EventData
from tests.docs.pages import DOCS
from tests.support.play import HEROES, answer
from tests.support.properties import check_fields


def test_every_kind_of_event_is_in_the_table() -> None:
    numbers = [number for name, number in vars(events).items() if name.startswith("E_")]
    assert sorted(numbers) == [kind.number for kind in KINDS] == list(range(len(KINDS)))
    assert len(EVENT_FIELDS) == len(KINDS)


def test_every_field_is_described_and_sent_by_the_protocol() -> None:
    used = {*EVERY_EVENT, *(field for kind in EVENT_FIELDS.values() for field in kind)}
    assert used == set(FIELD_HOLDS)
    assert used == {field.encode_name for field in fields(EventData)}
    assert {FIELD_HOLDS[field] for field in FIELD_WORDS} == {"text"}


@pytest.mark.parametrize("hero", HEROES)
def test_events_of_matches_have_the_fields_of_their_kind(content: Content, hero: str) -> None:
    other = HEROES[HEROES.index(hero) - 1]
    match = new_match(content, seed=1, heroes=[hero, other], board="soho")
    match.listen()
    dice = Random(1)
    while not match.over:
        answer(match, dice)
    for event in match.events(open_cards=True):
        check_fields(event)


@pytest.mark.parametrize(
    "event",
    [
        {"kind": "turn", "step": 0, "seat": "p1", "amount": 1, "card": "alice.feint"},
        {"kind": "turn", "step": 0, "seat": "p1", "amount": "1"},
        {"kind": "action", "step": 0, "seat": "p1", "action": "manoeuvre"},
    ],
)
def test_an_event_that_tells_something_else_is_noticed(event: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        check_fields(event)


def test_the_scenarios_page_lists_the_fields_of_every_kind() -> None:
    """`source`, which most kinds can have, is explained above its table."""
    part = (DOCS / "scenarios.md").read_text(encoding="utf-8").split("### Events\n")[1].split("\n## ")[0]
    listed = {}
    for kinds, cell in re.findall(r"^\| (`.*?) \| (.*) \|$", part, re.MULTILINE):
        named = re.findall(r"`(\w+)`", re.sub(r"\(.*?\)", "", cell))
        for kind in re.findall(r"`(\w+)`", kinds):
            listed[kind] = set(named) - {"source"}
    assert listed == {kind: set(named) - {"source"} for kind, named in EVENT_FIELDS.items()}

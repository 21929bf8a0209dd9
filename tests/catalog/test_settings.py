"""A match that cannot be played is refused by name, with the rule behind it."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from peerless import Content, SettingsError, new_match
from peerless.catalog.content import load_content
from peerless.catalog.settings import EDITIONS, MODES, Edition, Mode, seat_sides
from peerless.messages.message import Message, either
from tests.catalog.support import board, hero
from tests.effects.bench import CONTENT
from tests.support.words import words

FOUR = ["alice", "medusa", "sinbad", "king_arthur"]


@pytest.fixture(scope="module")
def table() -> Content:
    """The bundled content, the bench, and a board of two start spaces and few spaces."""
    content = load_content(CONTENT)
    content.add_data(board(), "line")
    return content


REFUSED: dict[str, tuple[dict[str, Any], Message | str]] = {
    "unknown hero": (
        {"heroes": ["alice", "bob"], "board": "sarpedon"},
        Message("error-no-hero", hero="bob", known=", ".join(sorted([*load_content().heroes, "dummy"]))),
    ),
    "unknown board": (
        {"heroes": FOUR[:2], "board": "moon"},
        Message(
            "error-no-board", board="moon", known=", ".join(sorted([*load_content().boards, "hill", "line", "tiny"]))
        ),
    ),
    "nobody": (
        {"heroes": [], "board": "sarpedon"},
        Message("error-wrong-seats", mode="duel", wanted=2, seats=0, rule="SET-1"),
    ),
    "a duel of one": (
        {"heroes": ["alice"], "board": "sarpedon"},
        Message("error-wrong-seats", mode="duel", wanted=2, seats=1, rule="SET-1"),
    ),
    "a duel of three": (
        {"heroes": FOUR[:3], "board": "sarpedon"},
        Message("error-wrong-seats", mode="duel", wanted=2, seats=3, rule="SET-1"),
    ),
    "teams of two": (
        {"heroes": FOUR[:2], "board": "sarpedon", "mode": "teams"},
        Message("error-wrong-seats", mode="teams", wanted=4, seats=2, rule="TEAM-1"),
    ),
    "teams of three": (
        {"heroes": FOUR[:3], "board": "sarpedon", "mode": "teams"},
        Message("error-wrong-seats", mode="teams", wanted=4, seats=3, rule="TEAM-1"),
    ),
    "a free-for-all of two": (
        {"heroes": FOUR[:2], "board": "sarpedon", "mode": "free_for_all"},
        Message("error-wrong-seats", mode="free_for_all", wanted=either([3, 4]), seats=2, rule="FFA-1"),
    ),
    "a free-for-all of five": (
        {"heroes": [*FOUR, "alice"], "board": "sarpedon", "mode": "free_for_all"},
        Message("error-wrong-seats", mode="free_for_all", wanted=either([3, 4]), seats=5, rule="FFA-1"),
    ),
    "teams on two start spaces": (
        {"heroes": FOUR, "board": "line", "mode": "teams"},
        Message("error-few-starts", mode="teams", needed=4, board="line", starts=2, rule="TEAM-2"),
    ),
    "a free-for-all on two start spaces": (
        {"heroes": FOUR[:3], "board": "line", "mode": "free_for_all"},
        Message("error-few-starts", mode="free_for_all", needed=4, board="line", starts=2, rule="FFA-1"),
    ),
    "more fighters than spaces": (
        {"heroes": ["medusa", "medusa"], "board": "line"},
        Message("error-no-room", fighters=8, board="line"),
    ),
    "unknown mode": (
        {"heroes": FOUR[:2], "board": "sarpedon", "mode": "chess"},
        "Invalid enum value 'chess' - at `$.mode`",
    ),
    "unknown edition": (
        {"heroes": FOUR[:2], "board": "sarpedon", "edition": "old"},
        "Invalid enum value 'old' - at `$.edition`",
    ),
    "no turns": ({"heroes": FOUR[:2], "board": "sarpedon", "turn_limit": 0}, "Expected `int` >= 1 - at `$.turn_limit`"),
    "unknown setting": (
        {"heroes": FOUR[:2], "board": "sarpedon", "speed": 3},
        "Object contains unknown field `speed`",
    ),
    "heroes are a word": ({"heroes": "alice", "board": "sarpedon"}, "Expected `array`, got `str` - at `$.heroes`"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_match_is_refused_with_its_rule(name: str, table: Content) -> None:
    settings, wanted = REFUSED[name]
    with pytest.raises(SettingsError) as caught:
        table.tables(**settings)
    assert str(caught.value) == str(wanted)
    with pytest.raises(SettingsError):
        new_match(table, seed=1, **settings)


PLAYED: list[dict[str, Any]] = [
    {"heroes": ["dummy", "dummy"], "board": "tiny"},
    {"heroes": ["alice", "alice"], "board": "marmoreal"},
    {"heroes": FOUR, "board": "sarpedon", "mode": "teams"},
    {"heroes": FOUR[:3], "board": "sarpedon", "mode": "free_for_all", "edition": "classic"},
    {"heroes": FOUR, "board": "marmoreal", "mode": "free_for_all", "versatile": "by_use"},
]


@pytest.mark.parametrize("settings", PLAYED, ids=lambda s: f"{s.get('mode', 'duel')} on {s['board']}")
def test_match_can_be_played(settings: dict[str, Any], table: Content) -> None:
    assert new_match(table, seed=1, **settings).decision.options


def test_looking_up_what_is_not_there_names_what_is(table: Content) -> None:
    with pytest.raises(SettingsError, match=words("error-no-hero", hero="bob")):
        table.hero("bob")
    with pytest.raises(SettingsError, match=words("error-no-board", board="moon")):
        table.board("moon")
    assert table.hero("alice").name == "Alice"
    assert table.board("tiny").name == "Tiny"


def test_more_markers_than_spaces_are_refused(table: Content) -> None:
    content = table.copy()
    content.add_data(hero(sidekicks=[], markers=[{"id": "mist", "count": 4}]), "misty")
    with pytest.raises(SettingsError, match=words("error-no-room-markers", count=4, marker="mist", board="line")):
        new_match(content, heroes=["misty", "genie"], board="line", seed=1)


def test_every_mode_and_edition_has_its_facts() -> None:
    """Numbers count up in the order of the names, so that a name can be found by its number."""
    assert tuple(MODES) == get_args(Mode)
    assert [facts.number for facts in MODES.values()] == list(range(len(MODES)))
    assert tuple(EDITIONS) == get_args(Edition)
    assert list(EDITIONS.values()) == list(range(len(EDITIONS)))


def test_seats_form_sides() -> None:
    assert seat_sides("duel", 2) == [0, 1]
    assert seat_sides("teams", 4) == [0, 1, 0, 1]
    assert seat_sides("free_for_all", 3) == [0, 1, 2]

"""What the sheets say a card does."""

from __future__ import annotations

from typing import get_args

import pytest

from peerless import Content
from peerless.effects import language as lang
from peerless.service.api.card_effects import _EFFECT_OF, EFFECTS, card_effects

QUIET = {
    "If", "May", "ChooseModes", "Repeat", "Block", "ChooseFighter", "ChooseSpace", "ChooseCard", "ChooseOpponent",
    "ChooseNumber", "NameNumber", "RememberSpace", "EndTurn", "BySymbol",
}  # fmt: skip
"""Steps that only choose, order other steps or end a turn."""
BY_VALUE = {"SetValue", "AddValue", "SetHealth"}
"""Steps whose effect depends on whose card they change, or to what they set health."""


@pytest.mark.parametrize(
    ("card", "effects"),
    [
        ("king_arthur.excalibur", []),
        ("king_arthur.regroup", ["draw"]),
        ("alice.looking_glass", ["draw", "recover", "place"]),
        ("sherlock_holmes.elementary", ["cancel", "lower"]),
        ("sun_wukong.taunting_laughter", ["discard", "lower"]),
        ("genie.three_wishes", ["action", "draw", "raise", "discard"]),
        ("houdini.smoke_and_mirrors", ["swap"]),
        ("beowulf.epic_poem", ["gain", "raise"]),
        ("beowulf.no_contest_expecteth", ["spend", "damage"]),
        ("king_arthur.the_holy_grail", ["recover"]),
        ("beowulf.the_equal_of_grendel", ["spend", "damage"]),
        ("little_red_riding_hood.what_large_hands_you_have", ["take"]),
    ],
)
def test_effects_come_once_in_the_order_of_the_steps(content: Content, card: str, effects: list[str]) -> None:
    hero, name = card.split(".")
    assert card_effects(next(one for one in content.heroes[hero].cards if one.id == name)) == effects


def test_every_operation_has_an_effect_or_none_on_purpose() -> None:
    operations = {operation.__name__ for operation in get_args(lang.Step)}
    assert operations == {operation.__name__ for operation in _EFFECT_OF} | QUIET | BY_VALUE
    assert set(_EFFECT_OF.values()) | {"raise", "lower"} == set(EFFECTS)

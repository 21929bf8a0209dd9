"""Effects that could trigger each other forever: every match ends, whatever homebrew cards say."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from peerless import Content, Match, new_match
from tests.support import mutants, properties
from tests.support.play import MOST_ANSWERS

MEDUSA = mutants.bundled()["medusa"]
ANYWHERE = {"empty": True}


def with_ability(part: dict[str, Any]) -> dict[str, Any]:
    hero = copy.deepcopy(MEDUSA)
    hero["abilities"].append({"id": "loop", "parts": [part]})
    return hero


def with_effect(cards: list[str], timing: str, *steps: dict[str, Any]) -> dict[str, Any]:
    hero = copy.deepcopy(MEDUSA)
    for card in hero["cards"]:
        if card["id"] in cards:
            card.pop("use", None)
            card.pop("numbers", None)
            card["effects"] = {**card.get("effects", {}), timing: list(steps)}
    return hero


RISES_TO_FALL = with_ability(
    {
        "kind": "trigger",
        "at": "defeated",
        "fighter": "harpy",
        "do": [{"op": "return", "who": "harpy", "where": ANYWHERE}, {"op": "damage", "to": "harpy", "amount": 9}],
    }
)
HERO_RISES_TO_FALL = with_ability(
    {
        "kind": "trigger",
        "at": "defeated",
        "fighter": "medusa",
        "do": [{"op": "return", "who": "medusa", "where": ANYWHERE}, {"op": "damage", "to": "medusa", "amount": 99}],
    }
)
ALL_CARDS = [card["id"] for card in MEDUSA["cards"]]
DISCARDS_FOR_EVER = with_effect(
    ALL_CARDS,
    "when_discarded",
    {"op": "take", "cards": {"pile": "discard"}},
    {"op": "choose_opponent"},
    {"op": "discard", "count": 1, "who": "opponent"},
)
ACTS_FOR_EVER = with_effect(
    ["a_momentary_glance", "winged_frenzy"],
    "scheme",
    {"op": "gain_action", "count": 2},
    {"op": "take", "cards": {"pile": "discard", "type": "scheme"}},
)


RETURN = {"op": "return", "who": "harpy", "where": ANYWHERE}
STRIKE = {"op": "damage", "to": {"each": {"kind": "sidekick"}}, "amount": 9}
FALLS_FELL = with_ability(
    {"kind": "trigger", "at": "defeated", "do": [RETURN, {"op": "repeat", "times": 5, "do": [STRIKE, RETURN]}]}
)
FALLS_FELL["sidekicks"][0]["count"] = 6
TAKE_AND_DISCARD: list[dict[str, Any]] = [
    {"op": "take", "cards": {"pile": "discard"}},
    {"op": "discard", "count": 1, "who": "opponent", "at_random": True},
]
DISCARDS_OFTEN = with_effect(
    ALL_CARDS,
    "when_discarded",
    {"op": "choose_opponent"},
    *TAKE_AND_DISCARD * 98,
)
for card in DISCARDS_OFTEN["cards"]:
    if card["type"] == "scheme":
        card["effects"]["scheme"] = card["effects"]["when_discarded"]
PLAYED = [card["id"] for card in MEDUSA["cards"] if card["type"] != "scheme"]
REPLACES_FOR_EVER = with_effect(PLAYED, "immediately", {"op": "replace_card", "card": "opposing"})


@pytest.mark.parametrize("edition", ["current", "classic"])
@pytest.mark.parametrize("mode", ["duel", "free_for_all"])
@pytest.mark.parametrize(
    "hero",
    [
        pytest.param(RISES_TO_FALL, id="sidekicks rise to fall"),
        pytest.param(HERO_RISES_TO_FALL, id="the hero rises to fall"),
        pytest.param(DISCARDS_FOR_EVER, id="discards answer discards"),
        pytest.param(ACTS_FOR_EVER, id="schemes give actions for schemes"),
        pytest.param(FALLS_FELL, id="each fall fells all that rose"),
        pytest.param(DISCARDS_OFTEN, id="discards answer discards many times over"),
        pytest.param(REPLACES_FOR_EVER, id="each card replaces the other"),
    ],
)
def test_the_match_ends(content: Content, hero: dict[str, Any], mode: str, edition: str) -> None:
    content = content.copy()
    content.add_data(hero, "loop")
    heroes = ["loop", "loop"] if mode == "duel" else ["loop", "loop", "loop"]
    for seed in range(4):
        match = new_match(content, seed=seed, heroes=heroes, board="sarpedon", mode=mode, edition=edition)
        dice = random.Random(seed)
        while not match.over:
            properties.check_state(match.state)
            match.answer(eager(match, dice))
            assert len(match.answers) < MOST_ANSWERS


def test_no_turn_begins_more_than_a_hundred_effects(content: Content) -> None:
    content = content.copy()
    content.add_data(FALLS_FELL, "loop")
    assert most_effects(content, "loop") == 100
    assert 0 < most_effects(content, "sun_wukong") < 20  # printed cards never come near it


def most_effects(content: Content, hero: str) -> int:
    """In one turn of some matches against itself."""
    most = 0
    for seed in range(3):
        match = new_match(content, seed=seed, heroes=[hero, hero], board="sarpedon")
        dice = random.Random(seed)
        while not match.over:
            match.answer(eager(match, dice))
            most = max(most, int(match.state.effects))
    return most


def eager(match: Match, dice: random.Random) -> int:
    """Rather a scheme, or an attack, than a maneuver; otherwise anything."""
    options = match.decision.options
    for word in ("scheme", "attack"):
        found = [i for i, text in enumerate(options) if text.startswith(word)]
        if found and dice.random() < 0.95:
            return dice.choice(found)
    return dice.randrange(len(options))


def test_no_turn_has_more_than_twenty_actions(content: Content) -> None:
    content = content.copy()
    content.add_data(ACTS_FOR_EVER, "loop")
    most = 0
    for seed in range(6):
        match = new_match(content, seed=seed, heroes=["loop", "loop"], board="sarpedon")
        dice = random.Random(seed)
        while not match.over:
            match.answer(eager(match, dice))
            most = max(most, int(match.state.action_number))
    assert most == 20

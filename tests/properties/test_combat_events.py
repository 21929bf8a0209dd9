"""The events of a combat carry its values as they change, so that clients add nothing up."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from peerless import Content, Match, new_match
from peerless.records.values import SIDE_NAMES
from tests.support.play import PAIRS, play_all, share


def fight(match: Match, dice: Random) -> None:
    """Plays a random match that rather attacks."""
    match.listen()
    while not match.over:
        options = match.decision.options
        attacks = [i for i, option in enumerate(options) if option.startswith("attack ")]
        match.answer(dice.choice(attacks) if attacks and dice.random() < 0.8 else dice.randrange(len(options)))


def shown(events: list[dict[str, Any]]) -> dict[tuple[int, str], list[dict[str, Any]]]:
    """Combat and side -> the events that give that side a value, in order."""
    found: dict[tuple[int, str], list[dict[str, Any]]] = {}
    for event in events:
        if "value" in event:
            found.setdefault((event["combat"], event["side"]), []).append(event)
    return found


def check_combats(match: Match) -> int:
    """The last value of each side is the value of the combat; no value is sent before its card is seen."""
    events = match.events()
    values = shown(events)
    results = [event for event in events if event["kind"] == "combat"]
    for result in results:
        for side in SIDE_NAMES:
            told = values.get((result["combat"], side), [])
            assert (told[-1]["value"] if told else 0) == result[side], (result, told)
            assert bool(told) == bool(result[f"{side}_terms"])
        assert result["dealt"] == max(0, result["attack"] - result["defense"])
        assert result["won"] == ("attack" if result["lost"] else "defense")
    for told in values.values():
        assert told[0]["kind"] in ("reveal", "play")
        assert "card" in told[0]
    assert len({result["combat"] for result in results}) == len(results)
    return len(results)


@pytest.mark.parametrize("pair", PAIRS, ids=["-".join(pair) for pair in PAIRS])
def test_running_values_end_at_the_values_of_the_combat(content: Content, matches: int, pair: tuple[str, str]) -> None:
    def play(match: Match, dice: Random) -> None:
        fight(match, dice)
        check_combats(match)

    play_all(content, pair, share(matches), play)


def test_a_held_value_is_told_as_it_counts(content: Content) -> None:
    """Sinbad against the Invisible Man: a value that is held at 0 stays there, whatever cards add to it."""
    match = new_match(content, heroes=["sinbad", "invisible_man"], board="sarpedon", seed=295)
    fight(match, Random(295))
    assert check_combats(match)
    held = [event for event in match.events() if event.get("term") == "held"]
    assert held
    values = shown(match.events())
    for event in held:
        later = values[event["combat"], event["side"]]
        added = [e for e in later[later.index(event) + 1 :] if e["kind"] == "value" and e["amount"]]
        assert all(e["value"] == event["value"] for e in added if "." in e.get("source", ""))


def test_every_effect_tells_when_it_acts(content: Content) -> None:
    match = new_match(content, heroes=["king_arthur", "jekyll_and_hyde"], board="soho", seed=3)
    fight(match, Random(3))
    effects = [event for event in match.events(open_cards=True) if event["kind"] == "effect"]
    assert all("timing" in event for event in effects)
    for event in effects:
        hero, _, card = event["source"].partition(".")
        if card:
            program = next(c for c in content.heroes[hero].cards if c.id == card).effects
            assert event["timing"] in program

"""Every event is shown for a while, and combats stay within the time that players are willing to watch."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import pytest

from peerless import Content, new_match
from peerless.records.beats import (
    BEATS,
    HOLD_MS,
    MOST_ALLOWANCE_MS,
    READ_MS,
    SPEEDS,
    STEP_MS,
    Speed,
    allowance_ms,
    beats,
)
from peerless.records.event_kinds import EVENT_FIELDS, EVENT_NAMES, FIELD_HOLDS, FIELD_WORDS
from tests.support.play import PAIRS, answer, settings

BOOKKEEPING = {"turn", "action", "draw", "shuffle", "exhausted", "discard", "put_back", "gain_action", "out", "over"}
PLAIN = {"play", "no_defense", "reveal", "combat", "damage", "defeat", "discard"}
"""Kinds of events in a combat without effects."""
MATCHES = 40

Events = list[dict[str, Any]]


@pytest.fixture(scope="module")
def matches(content: Content) -> list[Events]:
    """The events of random matches, all heroes and modes among them."""
    found = []
    for number in range(MATCHES):
        match = new_match(content, seed=number, **settings(PAIRS[number * 7 % len(PAIRS)], number))
        match.listen()
        dice = Random(number)
        while not match.over:
            answer(match, dice)
        found.append(match.events(open_cards=True))
    return found


def combats(matches: list[Events]) -> Iterator[tuple[Events, int]]:
    """The events of each combat, and how long they are shown."""
    for events in matches:
        times = beats(events)
        for number in sorted({event["combat"] for event in events if "combat" in event}):
            places = [place for place, event in enumerate(events) if event.get("combat") == number]
            yield [events[place] for place in places], sum(times[place] for place in places)


def lines(events: Events) -> int:
    return sum(event["kind"] == "effect" for event in events)


# ---- the table ----


def test_every_kind_of_event_has_a_beat() -> None:
    assert sorted(BEATS) == sorted(EVENT_NAMES)


def test_beats_depend_on_nothing_that_some_viewers_do_not_see() -> None:
    for kind, beat in BEATS.items():
        used = {beat.each, beat.field} - {""}
        assert used <= {*EVENT_FIELDS[kind]} - {"card", "source", "value"}
        assert not beat.each or FIELD_HOLDS[beat.each] == "spaces"
        assert {*beat.cases} <= {*FIELD_WORDS.get(beat.field, ())}


def test_bookkeeping_is_short_and_a_result_is_held() -> None:
    assert all(0 <= BEATS[kind].ms <= 300 for kind in BOOKKEEPING)
    assert BEATS["combat"].ms > HOLD_MS >= 1000
    assert BEATS["combat"].fixed


def test_speeds_are_factors() -> None:
    assert tuple(SPEEDS) == get_args(Speed)
    assert SPEEDS["calm"] > SPEEDS["normal"] == 1 > 2 * SPEEDS["quick"] > SPEEDS["instant"] == 0


# ---- single events ----


def test_a_move_takes_as_long_as_its_path() -> None:
    move = {"kind": "move", "step": 1, "path": ["s01", "s02", "s03"]}
    assert beats([move, {"kind": "move", "step": 1}]) == [3 * STEP_MS, STEP_MS]
    assert STEP_MS == 150


def test_an_ability_outside_a_combat_can_be_read() -> None:
    assert beats([{"kind": "effect", "step": 1, "timing": "start_of_turn"}]) == [READ_MS]
    assert beats([{"kind": "boost", "step": 1}]) == [READ_MS]


def test_cards_that_are_drawn_or_turned_at_once_share_a_beat() -> None:
    drawn = {"kind": "draw", "step": 1}
    assert beats([drawn, drawn, {**drawn, "step": 2}]) == [BEATS["draw"].ms, 0, BEATS["draw"].ms]
    turned = {"kind": "reveal", "step": 1, "combat": 1}
    assert beats([turned, turned]) == [BEATS["reveal"].ms, 0]


@pytest.mark.parametrize("effects", [1, 2])
def test_a_scheme_takes_about_two_seconds_with_its_lines(effects: int) -> None:
    acts = {"kind": "effect", "step": 1, "timing": "scheme"}
    assert 1500 <= sum(beats([{"kind": "scheme", "step": 1}, *[acts] * effects])) <= 2000


# ---- combats of real matches ----


def test_a_combat_without_effects_takes_about_three_seconds(matches: list[Events]) -> None:
    times = [ms for events, ms in combats(matches) if {event["kind"] for event in events} <= PLAIN]
    assert times
    assert all(2500 <= ms <= 3500 for ms in times)


def test_a_combat_with_effects_takes_at_most_six_seconds(matches: list[Events]) -> None:
    times = {lines(events): ms for events, ms in sorted(combats(matches), key=lambda combat: combat[1])}
    assert max(times) >= 4
    assert max(times.values()) <= 6000


def test_no_effect_of_a_combat_goes_unseen(matches: list[Events]) -> None:
    for events in matches:
        shown = zip(events, beats(events), strict=True)
        assert all(ms > 0 for event, ms in shown if event["kind"] in ("effect", "combat", "damage", "defeat", "cancel"))


def test_a_combat_without_end_still_takes_at_most_six_seconds() -> None:
    start = [{"kind": kind, "step": 1, "combat": 1} for kind in ("play", "play", "reveal", "reveal", "combat")]
    acts = {"kind": "effect", "step": 1, "combat": 1, "timing": "after_combat"}
    assert sum(beats([*start, *[acts] * 1000])) <= 6000


def test_beats_do_not_depend_on_how_events_arrive(matches: list[Events]) -> None:
    for events in matches[:4]:
        steps = sorted({event["step"] for event in events})
        parts: list[int] = []
        for step in steps:
            first = next(place for place, event in enumerate(events) if event["step"] == step)
            now = [event for event in events if event["step"] == step]
            parts += beats(now, events[:first])
        assert parts == beats(events)


# ---- the allowance ----


def test_an_allowance_is_the_time_of_its_events_with_a_limit() -> None:
    turn = {"kind": "turn", "step": 1}
    assert allowance_ms([]) == 0
    assert allowance_ms([turn, turn]) == 2 * BEATS["turn"].ms
    assert allowance_ms([turn] * 1000) == MOST_ALLOWANCE_MS == 6000


def test_an_allowance_is_the_same_for_every_viewer(content: Content) -> None:
    match = new_match(content, seed=3, heroes=["houdini", "sherlock_holmes"], board="soho")
    match.listen()
    dice = Random(3)
    while not match.over:
        answer(match, dice)
    assert len({tuple(beats(match.events(viewer))) for viewer in ("p1", "p2", None)}) == 1

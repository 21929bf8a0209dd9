"""The plain policy: an option for every kind of decision, without looking at what the seat cannot know."""

from __future__ import annotations

import random

from peerless import Content, apply, new_match, resample, view_of
from peerless.core.ids import ASK_NAMES
from peerless.search.geometry import Geometry
from peerless.search.policy import best, weigh


def test_every_decision_gets_an_option(content: Content) -> None:
    dice, asked = random.Random(2), set()
    for number, heroes in enumerate([["alice", "king_arthur"], ["medusa", "sinbad"]] * 3):
        state = new_match(content, heroes=heroes, board="marmoreal", seed=number).state
        g = Geometry(state.t)
        while not state.over:
            answer, weights = best(state, g), weigh(state, g)
            assert len(weights) == len(state.options)
            assert min(weights) > 0
            assert weights[answer] == max(weights)
            asked.add(ASK_NAMES[state.ask_kind])
            apply(state, answer if dice.random() < 0.5 else dice.randrange(len(state.options)))
    assert {"action", "boost", "defense", "mover", "space", "fighter", "discard", "place_sidekick"} <= asked


def test_it_answers_by_what_the_seat_knows(content: Content) -> None:
    """Drawing other hands again changes nothing."""
    dice = random.Random(4)
    state = new_match(content, heroes=["king_arthur", "alice"], board="sarpedon", seed=5).state
    g = Geometry(state.t)
    while not state.over:
        view = view_of(state, state.ask_seat)
        assert weigh(resample(view, dice.randrange(1000)), g) == weigh(view.state, g)
        apply(state, dice.randrange(len(state.options)))

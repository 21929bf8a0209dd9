"""The random bot: any option, repeatable."""

from __future__ import annotations

from peerless import Content, apply, new_match, view_of
from peerless.bots import RandomBot


def choices(content: Content, seed: int) -> list[int]:
    state = new_match(content, heroes=["alice", "medusa"], board="sarpedon", seed=3).state
    bot, made = RandomBot(seed), []
    while not state.over:
        made.append(bot.choose(view_of(state, state.ask_seat)))
        apply(state, made[-1])
    return made


def test_same_seed_same_choices(content: Content) -> None:
    assert choices(content, 5) == choices(content, 5)
    assert choices(content, 5) != choices(content, 6)


def test_every_option_is_chosen_in_time(content: Content) -> None:
    match = new_match(content, heroes=["alice", "medusa"], board="sarpedon", seed=3)
    view, bot = match.view("p1"), RandomBot(1)
    assert {bot.choose(view) for _ in range(300)} == set(range(len(match.decision.options)))

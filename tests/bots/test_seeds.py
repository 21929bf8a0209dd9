"""What a bot is given to draw from must not tell it the seed of the match: with that it would know every card."""

from __future__ import annotations

from peerless.bots.base import bot_seed


def test_the_seed_of_a_bot_does_not_tell_that_of_the_match() -> None:
    found = {bot_seed(seed, seat) for seed in range(100) for seat in range(4)}
    assert len(found) == 400
    assert all(0 <= seed < 2**62 for seed in found)
    assert min(abs(bot_seed(seed, seat) - seed) for seed in range(100) for seat in range(4)) > 2**40


def test_the_same_match_has_the_same_bots() -> None:
    assert bot_seed(7, 1) == bot_seed(7, 1)

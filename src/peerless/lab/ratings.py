"""Ratings of bots: openskill (Plackett and Luce), from duels in the order of their deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from peerless.core.errors import SettingsError
from peerless.lab.collect import MatchResult
from peerless.messages.message import Message


@dataclass(frozen=True)
class Rating:
    """A bot's strength: `mu` with its uncertainty; everyone begins at 25 ± 8.33."""

    bot: str
    mu: float
    sigma: float


def rate(results: Sequence[MatchResult]) -> list[Rating]:
    """All bots of some duels, the strongest first. A match of a bot with itself says nothing."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise SettingsError(Message("error-lab-no-openskill")) from error
    model = PlackettLuce()
    known = {bot: model.rating() for bot in sorted({seat.bot for result in results for seat in result.seats})}
    for result in results:
        one, other = (seat.bot for seat in result.seats)
        if one != other:
            ranks = [1 - result.score(seat) for seat in (0, 1)]
            [known[one]], [known[other]] = model.rate([[known[one]], [known[other]]], ranks=ranks)
    ratings = [Rating(bot, rating.mu, rating.sigma) for bot, rating in known.items()]
    return sorted(ratings, key=lambda rating: -rating.mu)

"""Ratings by openskill (Plackett and Luce); for bots, from duels in the order of their deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from peerless.core.errors import SettingsError
from peerless.lab.collect import MatchResult
from peerless.messages.message import Message


@dataclass(frozen=True)
class Strength:
    """`mu` with its uncertainty."""

    mu: float
    sigma: float


BEGIN: Final = Strength(25.0, 25.0 / 3)
"""The initial rating."""


@dataclass(frozen=True)
class Rating(Strength):
    """A bot's strength."""

    bot: str


def rerated(teams: Sequence[Sequence[Strength]], ranks: Sequence[float]) -> list[list[Strength]]:
    """The ratings of all players after a match of teams; the lowest rank is best, equal ranks are a tie."""
    model = _model()
    given = [[model.rating(mu=one.mu, sigma=one.sigma) for one in team] for team in teams]
    return [[Strength(one.mu, one.sigma) for one in team] for team in model.rate(given, ranks=list(ranks))]


def _model() -> Any:
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise SettingsError(Message("error-lab-no-openskill")) from error
    return PlackettLuce(mu=BEGIN.mu, sigma=BEGIN.sigma)


def rate(results: Sequence[MatchResult]) -> list[Rating]:
    """The ratings of all bots of some duels, strongest first. Matches of a bot against itself are ignored."""
    known = dict.fromkeys(sorted({seat.bot for result in results for seat in result.seats}), BEGIN)
    for result in results:
        one, other = (seat.bot for seat in result.seats)
        if one != other:
            ranks = [1 - result.score(seat) for seat in (0, 1)]
            [known[one]], [known[other]] = rerated([[known[one]], [known[other]]], ranks)
    ratings = [Rating(bot=bot, mu=strength.mu, sigma=strength.sigma) for bot, strength in known.items()]
    return sorted(ratings, key=lambda rating: -rating.mu)

"""Statistics of results: win rates, lengths, damage, cards, bots; for the report, pages and the terminal."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from peerless.lab.collect import CardUse, MatchResult
from peerless.lab.stats import Estimate, Tally, mean, paired, wilson

Pair = tuple[str, str]
LEAST_SEEN: Final = 10  # matches of a card before it is listed among the strongest or deadest


@dataclass(frozen=True)
class Matrix:
    """Heroes or bots against each other, both seats together; the strongest comes first."""

    order: list[str]
    cells: dict[Pair, Estimate]
    """(One, other) -> win rate of the one."""
    overall: dict[str, Estimate]


def heroes_matrix(results: Sequence[MatchResult]) -> Matrix:
    """Heroes against each other in duels; matches of a hero against itself are ignored."""
    return _matrix((tuple(seat.hero for seat in result.seats), result) for result in results)


def bots_matrix(results: Sequence[MatchResult]) -> Matrix:
    return _matrix((tuple(seat.bot for seat in result.seats), result) for result in results)


def common_hero(results: Sequence[MatchResult]) -> str | None:
    """The one hero that takes part in all matches, if there is one and others change."""
    common = set.intersection(*({seat.hero for seat in result.seats} for result in results))
    return common.pop() if len(common) == 1 else None


def with_and_against(results: Sequence[MatchResult], hero: str) -> dict[str, tuple[Estimate, Estimate]]:
    """Bot -> how often it wins with a hero, and against it; matches of the hero against itself are ignored."""
    tallies: defaultdict[str, tuple[Tally, Tally]] = defaultdict(lambda: (Tally(), Tally()))
    for result in results:
        heroes = [seat.hero for seat in result.seats]
        if heroes.count(hero) == 1:
            for number, seat in enumerate(result.seats):
                tallies[seat.bot][seat.hero != hero].add(result.score(number))
    return {bot: (own.estimate, other.estimate) for bot, (own, other) in sorted(tallies.items())}


def _matrix(named: Iterable[tuple[tuple[str, ...], MatchResult]]) -> Matrix:
    cells: defaultdict[Pair, Tally] = defaultdict(Tally)
    overall: defaultdict[str, Tally] = defaultdict(Tally)
    for names, result in named:
        if len(names) == 2 and names[0] != names[1]:
            for seat in (0, 1):
                cells[names[seat], names[1 - seat]].add(result.score(seat))
                overall[names[seat]].add(result.score(seat))
    estimates = {name: tally.estimate for name, tally in overall.items()}
    order = sorted(estimates, key=lambda name: (-estimates[name].value, name))
    return Matrix(order, {pair: tally.estimate for pair, tally in cells.items()}, estimates)


def first_seat(results: Sequence[MatchResult]) -> Estimate:
    """How often the first player of a duel wins."""
    return wilson(sum(result.score(0) for result in results), len(results))


def first_seat_by_board(results: Sequence[MatchResult]) -> dict[str, Estimate]:
    boards: defaultdict[str, list[MatchResult]] = defaultdict(list)
    for result in results:
        boards[result.board].append(result)
    return {board: first_seat(matches) for board, matches in sorted(boards.items())}


def seats_by_hero(results: Sequence[MatchResult]) -> dict[str, tuple[Estimate, Estimate]]:
    """Hero -> its share as first and as second player."""
    tallies: defaultdict[str, tuple[Tally, Tally]] = defaultdict(lambda: (Tally(), Tally()))
    for result in results:
        for seat in (0, 1):
            tallies[result.seats[seat].hero][seat].add(result.score(seat))
    return {hero: (first.estimate, second.estimate) for hero, (first, second) in sorted(tallies.items())}


def boards_by_hero(results: Sequence[MatchResult]) -> dict[Pair, Estimate]:
    """(Hero, board) -> share."""
    tallies: defaultdict[Pair, Tally] = defaultdict(Tally)
    for result in results:
        for number, seat in enumerate(result.seats):
            tallies[seat.hero, result.board].add(result.score(number))
    return {key: tally.estimate for key, tally in sorted(tallies.items())}


def lengths(results: Sequence[MatchResult]) -> list[int]:
    """Turns of every match."""
    return [result.turns for result in results]


def endings(results: Sequence[MatchResult]) -> Counter[str]:
    """Rule -> how many matches ended by it."""
    return Counter(result.reason for result in results)


@dataclass(frozen=True)
class Curve:
    """Averages per round (one turn of each player), over the matches still running."""

    name: str
    values: list[float]


def damage_curves(results: Sequence[MatchResult], rounds: int) -> list[Curve]:
    """Health that winners and losers of duels lost in each round."""
    sides: dict[str, list[list[int]]] = {"winner": [], "loser": []}
    for result in results:
        if len(result.winners) == 1:
            for number, seat in enumerate(result.seats):
                sides["winner" if number in result.winners else "loser"].append(_by_round(seat.lost))
    return [Curve(name, _averages(found, rounds)) for name, found in sides.items()]


def dealt_by_hero(results: Sequence[MatchResult], rounds: int) -> dict[str, Curve]:
    """Hero -> the damage its opponent took in each round."""
    found: defaultdict[str, list[list[int]]] = defaultdict(list)
    for result in results:
        for number, seat in enumerate(result.seats):
            found[seat.hero].append(_by_round(result.seats[1 - number].lost))
    return {hero: Curve(hero, _averages(rows, rounds)) for hero, rows in sorted(found.items())}


def _by_round(lost: list[int]) -> list[int]:
    """Sum turns to rounds: turns 1 and 2 and the set-up are the first round."""
    rounds = [0] * max(1, len(lost) // 2)
    for turn, health in enumerate(lost):
        rounds[min(max(0, turn - 1) // 2, len(rounds) - 1)] += health
    return rounds


def _averages(rows: list[list[int]], rounds: int) -> list[float]:
    out: list[float] = []
    for number in range(rounds):
        running = [row[number] for row in rows if len(row) > number]
        if len(running) < max(3, len(rows) // 10):  # a handful of long matches would be noise
            break
        out.append(sum(running) / len(running))
    return out


@dataclass
class CardSummary:
    """A card over all matches of its hero."""

    hero: str
    card: str
    uses: CardUse = field(default_factory=CardUse)
    when_drawn: Tally = field(default_factory=Tally)
    when_played: Tally = field(default_factory=Tally)
    when_boosted: Tally = field(default_factory=Tally)
    usual: float = 0.0
    """The hero's win rate over all matches."""

    @property
    def lift(self) -> float:
        """Win rate when it was played, minus the hero's usual win rate."""
        return self.when_played.estimate.value - self.usual if self.when_played.count else 0.0

    @property
    def surely_strong(self) -> float:
        """The lift in standard deviations."""
        return self.lift * math.sqrt(self.when_played.count / max(1e-9, self.usual * (1 - self.usual)))

    @property
    def dead(self) -> Estimate:
        """Share of the drawn copies that ended dead in hand."""
        return wilson(min(self.uses.dead, self.uses.drawn), self.uses.drawn)


def cards(results: Sequence[MatchResult]) -> dict[Pair, CardSummary]:
    """(Hero, card) -> its statistics; only cards that were seen."""
    found: dict[Pair, CardSummary] = {}
    usual: defaultdict[str, Tally] = defaultdict(Tally)
    for result in results:
        for number, seat in enumerate(result.seats):
            score = result.score(number)
            usual[seat.hero].add(score)
            for card, use in seat.cards.items():
                summary = found.setdefault((seat.hero, card), CardSummary(seat.hero, card))
                _count(summary, use, score)
    for (hero, _), summary in found.items():
        summary.usual = usual[hero].estimate.value
    return dict(sorted(found.items()))


def _count(summary: CardSummary, use: CardUse, score: float) -> None:
    uses = summary.uses
    uses.drawn += use.drawn
    uses.played += use.played
    uses.boosted += use.boosted
    uses.dead += use.dead
    uses.damage += use.damage
    for seen, tally in (
        (use.drawn, summary.when_drawn),
        (use.played, summary.when_played),
        (use.boosted, summary.when_boosted),
    ):
        if seen:
            tally.add(score)


def strongest(summaries: Iterable[CardSummary], most: int) -> list[CardSummary]:
    """Cards whose matches were won more often than usual when played, most certain first."""
    seen = [card for card in summaries if card.when_played.count >= LEAST_SEEN and card.lift > 0]
    return sorted(seen, key=lambda card: -card.surely_strong)[:most]


def deadest(summaries: Iterable[CardSummary], most: int) -> list[CardSummary]:
    """Cards that most certainly stayed in hand."""
    seen = [card for card in summaries if card.uses.drawn >= LEAST_SEEN]
    return sorted(seen, key=lambda card: -card.dead.low)[:most]


def costs(results: Sequence[MatchResult]) -> dict[str, tuple[float, int]]:
    """Bot -> milliseconds of processor time per decision, and how many decisions that was."""
    times: defaultdict[str, float] = defaultdict(float)
    asked: Counter[str] = Counter()
    for result in results:
        for seat in result.seats:
            times[seat.bot] += seat.cpu_ms
            asked[seat.bot] += seat.asked
    return {bot: (times[bot] / asked[bot], asked[bot]) for bot in sorted(asked)}


def shares_of_many(results: Sequence[MatchResult], bots: Sequence[str], against: str) -> dict[str, Estimate]:
    """In teams or free-for-all: how often each bot's side won; ``against`` fills the other seats."""
    out: dict[str, Estimate] = {}
    for bot in bots:
        tally = Tally()
        for result in results:
            seats = [number for number, seat in enumerate(result.seats) if seat.bot == bot]
            if seats and bot != against:
                tally.add(result.score(seats[0]))
        if tally.count:
            out[bot] = tally.estimate
    return out


@dataclass(frozen=True)
class Comparison:
    """Two versions of a hero in the same deals."""

    shares: tuple[Estimate, Estimate]
    difference: Estimate
    by_opponent: dict[str, Estimate]
    """Opponent -> how much better the second version did."""


def compare(results: Sequence[MatchResult], versions: tuple[str, str]) -> Comparison:
    """The second version against the first, deal by deal."""
    points: dict[str, dict[tuple[str, str, int, int], float]] = {version: {} for version in versions}
    for result in results:
        heroes = [seat.hero for seat in result.seats]
        seat = next(number for number, hero in enumerate(heroes) if hero in versions)
        points[heroes[seat]][heroes[1 - seat], result.board, seat, result.seed] = result.score(seat)
    first, second = (points[version] for version in versions)
    deals = sorted(first.keys() & second.keys())
    opponents = sorted({deal[0] for deal in deals})
    return Comparison(
        shares=(_share(first.values()), _share(second.values())),
        difference=paired((first[deal], second[deal]) for deal in deals),
        by_opponent={
            name: paired((first[deal], second[deal]) for deal in deals if deal[0] == name) for name in opponents
        },
    )


def _share(scores: Iterable[float]) -> Estimate:
    scores = list(scores)
    return wilson(sum(scores), len(scores))


def mean_length(results: Sequence[MatchResult]) -> Estimate:
    return mean([float(turns) for turns in lengths(results)])

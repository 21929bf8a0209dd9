"""What is said about results follows from them: by results made up for the purpose, and by small runs."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from peerless import Content
from peerless.lab import summary
from peerless.lab.collect import CardUse, MatchResult, SeatResult
from peerless.lab.ratings import rate
from peerless.lab.schedule import compare
from peerless.lab.stats import wilson
from tests.lab.support import BOARDS, HEROES, played, small_plan


def duel(one: str, other: str, winner: int | None, board: str = "x", bots: tuple[str, str] = ("b", "b")) -> MatchResult:
    named = ((one, bots[0]), (other, bots[1]))
    seats = [SeatResult(hero, bot, asked=10, lost=[0, 1, 2], cpu_ms=5.0) for hero, bot in named]
    return MatchResult("t", 1, "duel", board, () if winner is None else (winner,), "WIN-1", 2, seats)


def test_a_matrix_counts_both_seats() -> None:
    results = [duel("a", "b", 0), duel("b", "a", 1), duel("b", "a", 0), duel("a", "b", None), duel("a", "a", 0)]
    matrix = summary.heroes_matrix(results)
    assert matrix.order == ["a", "b"]
    assert matrix.cells["a", "b"] == wilson(2.5, 4)
    assert matrix.cells["b", "a"] == wilson(1.5, 4)
    assert matrix.overall["a"].count == 4


def test_bots_with_one_hero_and_against_it() -> None:
    results = [duel("a", other, winner, bots=("p", "q")) for other, winner in (("b", 0), ("c", 0), ("d", 1), ("a", 0))]
    results += [duel("b", "a", None, bots=("p", "q"))]
    assert summary.common_hero(results) == "a"
    assert summary.with_and_against(results, "a") == {
        "p": (wilson(2, 3), wilson(0.5, 1)),
        "q": (wilson(0.5, 1), wilson(1, 3)),
    }
    assert summary.with_and_against([duel("a", "a", 0)], "a") == {}
    assert summary.common_hero([duel("a", "b", 0)]) is None
    assert summary.common_hero([duel("a", "b", 0), duel("c", "d", 0)]) is None


def test_the_first_seat_and_boards() -> None:
    results = [duel("a", "b", 0, "x"), duel("b", "a", 1, "x"), duel("a", "b", 0, "y")]
    assert summary.first_seat(results) == wilson(2, 3)
    assert summary.first_seat_by_board(results) == {"x": wilson(1, 2), "y": wilson(1, 1)}
    assert summary.seats_by_hero(results)["a"] == (wilson(2, 2), wilson(1, 1))
    assert summary.boards_by_hero(results)["b", "y"] == wilson(0, 1)


def test_damage_is_gathered_by_rounds() -> None:
    results = [duel("a", "b", 0) for _ in range(4)]
    for result in results:
        result.seats[0].lost = [1, 2, 3, 4, 5]
        result.seats[1].lost = [0, 0, 1, 0, 9]
    winner, loser = summary.damage_curves(results, 30)
    assert (winner.values, loser.values) == ([6.0, 9.0], [1.0, 9.0])
    assert summary.dealt_by_hero(results, 30)["a"].values == [1.0, 9.0]


def test_cards_are_told_by_when_they_were_used() -> None:
    results = [duel("a", "b", winner) for winner in (0, 0, 1, 1)]
    for result in results[:3]:
        result.seats[0].cards = {"jab": CardUse(drawn=2, played=1, dead=1, damage=3)}
    results[3].seats[0].cards = {"jab": CardUse(drawn=2, boosted=2)}
    card = summary.cards(results)["a", "jab"]
    assert card.uses == CardUse(drawn=8, played=3, boosted=2, dead=3, damage=9)
    assert card.when_drawn.estimate == wilson(2, 4)
    assert card.when_played.estimate == wilson(2, 3)
    assert card.when_boosted.estimate == wilson(0, 1)
    assert card.lift == pytest.approx(2 / 3 - 0.5)
    assert card.dead == wilson(3, 8)


def test_costs_are_per_decision() -> None:
    assert summary.costs([duel("a", "b", 0, bots=("p", "q"))] * 3) == {"p": (0.5, 30), "q": (0.5, 30)}


def test_a_version_that_does_the_same_does_not_differ(content: Content) -> None:
    """Two copies of a hero in the same deals: not one match ends differently."""
    pair = content.copy()
    pair.add(msgspec.structs.replace(content.hero("alice"), id="alice_b"))
    tasks = compare(("alice", "alice_b"), ["medusa", "dracula"], BOARDS, "plain", 3, 1)
    found = summary.compare(played(pair, tasks), ("alice", "alice_b"))
    assert found.difference.count == 2 * 2 * 2 * 3
    assert (found.difference.value, found.difference.low, found.difference.high) == (0, -3 / 24, 3 / 24)
    assert found.shares[0] == found.shares[1]
    assert list(found.by_opponent) == ["dracula", "medusa"]


def test_ratings_follow_who_wins() -> None:
    bots = ("weak", "middling", "strong")
    results = []
    for number in range(60):
        for one, other in ((0, 1), (1, 2), (0, 2)):
            winner = 1 if number % 4 else 0  # the later one wins three of four
            results.append(duel("a", "b", winner, bots=(bots[one], bots[other])))
    ratings = rate(results)
    assert [rating.bot for rating in ratings] == ["strong", "middling", "weak"]
    assert all(first.mu > second.mu + 1 for first, second in pairwise(ratings))
    assert max(rating.sigma for rating in ratings) < 3


def test_a_match_of_a_bot_with_itself_rates_nobody() -> None:
    assert [(rating.mu, round(rating.sigma, 2)) for rating in rate([duel("a", "b", 0)])] == [(25, 8.33)]


def test_everything_adds_up_on_real_matches(content: Content) -> None:
    results = played(content, small_plan(content)[1])
    matrix = summary.heroes_matrix(results)
    assert sorted(matrix.order) == sorted(HEROES)
    for one in HEROES:
        for other in set(HEROES) - {one}:
            there, back = matrix.cells[one, other], matrix.cells[other, one]
            assert there.count == back.count == 2 * len(BOARDS) * 3
            assert there.value + back.value == pytest.approx(1)
    assert sum(summary.endings(results).values()) == len(results)
    assert all(card.uses.dead <= card.uses.drawn for card in summary.cards(results).values())

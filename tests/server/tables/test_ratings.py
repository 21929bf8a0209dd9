"""Ratings of guests and heroes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from peerless.records.outcome import Outcome
from peerless.service.api.history import RatingList
from peerless.service.protocol.setup import TableSetup
from peerless.service.store.base import Change, Rating, Seat, TableData
from peerless.service.tables.ratings import rated, rating_keys
from tests.server.endpoints import Http


def seats(*heroes: str, guests: Sequence[str] = "abcd") -> list[Seat]:
    return [Seat(kind="person", guest=guest, hero=hero) for guest, hero in zip(guests, heroes, strict=False)]


def after(result: Outcome, match_log: list[Seat], mode: str = "duel", **more: object) -> dict[str, Rating]:
    return {rating.key: rating for rating in rated(result, match_log, mode, {}, **more)}  # type: ignore[arg-type]


def test_a_duel() -> None:
    match_log = seats("medusa", "alice")
    new = after(Outcome(("p2",), "WIN-1"), match_log)
    assert set(new) == set(rating_keys(match_log)) == {"guest:a", "guest:b", "hero:medusa", "hero:alice"}
    assert new["guest:b"].mu > 25 > new["guest:a"].mu
    assert new["hero:alice"].mu > 25 > new["hero:medusa"].mu
    assert all(rating.sigma < 25 / 3 for rating in new.values())
    assert (new["guest:b"].wins, new["guest:b"].matches) == (1, 1)
    assert (new["guest:a"].wins, new["guest:a"].matches) == (0, 1)


def test_what_was_known_counts() -> None:
    before = {"guest:a": Rating(key="guest:a", mu=35, sigma=2, matches=40, wins=30)}
    new = {rating.key: rating for rating in rated(Outcome(("p1",), ""), seats("x", "y"), "duel", before)}
    assert 35 < new["guest:a"].mu < 35.5, "no surprise"
    assert (new["guest:a"].matches, new["guest:a"].wins) == (41, 31)


def test_a_draw_is_a_tie() -> None:
    new = after(Outcome((), "TRN-7"), seats("medusa", "alice"))
    assert new["guest:a"].mu == pytest.approx(new["guest:b"].mu)
    assert new["guest:a"].wins == new["guest:b"].wins == 0


def test_team_mates_are_rated_together() -> None:
    new = after(Outcome(("p1", "p3"), "TEAM-6"), seats("m", "n", "o", "p"), "teams")
    assert new["guest:a"].mu == pytest.approx(new["guest:c"].mu)
    assert new["guest:b"].mu == pytest.approx(new["guest:d"].mu)
    assert new["guest:a"].mu > 25 > new["guest:b"].mu
    assert (new["guest:c"].wins, new["guest:d"].wins) == (1, 0)


def test_free_for_all_by_who_went_out_when() -> None:
    result = Outcome(("p3",), "FFA-5")
    new = after(result, seats("m", "n", "o", "p"), "free_for_all", out=["p2", "p4", "p1"])
    by_strength = sorted((key for key in new if key.startswith("guest")), key=lambda key: -new[key].mu)
    assert by_strength == ["guest:c", "guest:a", "guest:d", "guest:b"]
    unknown = after(result, seats("m", "n", "o", "p"), "free_for_all")
    assert unknown["guest:a"].mu == pytest.approx(unknown["guest:b"].mu) == pytest.approx(unknown["guest:d"].mu)
    assert unknown["guest:c"].mu > unknown["guest:a"].mu


def test_a_hero_against_itself_says_nothing_of_heroes() -> None:
    new = after(Outcome(("p1",), "WIN-1"), seats("alice", "alice"))
    assert set(new) == {"guest:a", "guest:b"}


def test_bots_and_hot_seats_are_not_rated() -> None:
    result = Outcome(("p1",), "WIN-1")
    assert set(after(result, seats("m", "n", guests="aa"))) == {"hero:m", "hero:n"}
    with_bot = [seats("m")[0], Seat(kind="bot", hero="n")]
    assert set(after(result, with_bot)) == {"hero:m", "hero:n"}


def test_the_best_are_listed(http: Http) -> None:
    ann, bob = http.guest("Ann"), http.guest("Bob")
    data = TableData(setup=TableSetup(), phase="over", host=ann.guest, invite="", seats=[])
    new = rated(Outcome(("p2",), "WIN-1"), seats("medusa", "alice", guests=[ann.guest, bob.guest]), "duel", {})
    http.store("add_table", "t1", data, "me", 1)
    http.store("commit", Change(table="t1", owner="me", number=0, at=2, data=data, ratings=new))
    listed = http.get("/api/ratings?language=uk", RatingList, ann.token)
    assert [line.name for line in listed.guests] == ["Bob", "Ann"]
    assert [line.id for line in listed.heroes] == ["alice", "medusa"]
    assert listed.heroes[0].name == "Аліса"
    assert listed.own is not None
    assert (listed.own.id, listed.own.matches, listed.own.wins) == (ann.guest, 1, 0)
    assert listed.own.score == pytest.approx(listed.own.mu - 3 * listed.own.sigma)
    assert http.get("/api/ratings", RatingList).own is None

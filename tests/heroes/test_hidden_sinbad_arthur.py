"""What opponents must not learn from King Arthur's face-down boost, Prophecy, and the Voyage to the Snakes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from peerless import Content
from peerless.core.knowledge import is_known
from peerless.records import save
from peerless.records.match import Match
from peerless.records.scenario import Scenario, start
from peerless.rules.notation import card_id


def match_of(content: Content, heroes: list[str], **seats: Any) -> Match:
    """The two heroes side by side, their sidekicks far away."""
    places = dict(zip([*heroes, *[_SIDEKICK[hero] for hero in heroes]], ("s19", "s25", "s01", "s36"), strict=True))
    data = {
        "name": "hidden",
        "heroes": heroes,
        "board": "sarpedon",
        "steps": [],
        "position": {"fighters": places, "seats": seats},
    }
    return start(msgspec.convert(data, Scenario), content)


_SIDEKICK = {"king_arthur": "merlin", "sinbad": "the_porter"}


def seen_by(match: Match, seat: str | None) -> bytes:
    """Everything a seat, or a spectator, can know of the match."""
    return save.encode(match.view(seat).state)


def known_of_deck(match: Match, viewer: int) -> list[str]:
    """The cards of the first seat's deck that a viewer knows, from the top."""
    s = match.state
    return [card_id(s.t, c) for c in reversed(s.deck(0)) if is_known(s, c, viewer)]


def boosted(content: Content, card: str) -> Match:
    hand = ["swift_strike", "excalibur", "prophecy", "regroup"]
    match = match_of(content, ["king_arthur", "sinbad"], p1={"hand": hand}, p2={"hand": ["exploit"]})
    match.answer("attack king_arthur sinbad swift_strike")
    match.answer(card)
    return match


def test_boost_event_names_the_card_to_its_owner_only(content: Content) -> None:
    match = boosted(content, "boost prophecy")
    (mine,) = [e for e in match.events("p1") if e["kind"] == "commit_boost"]
    assert mine["card"] == "king_arthur.prophecy"
    for seat in ("p2", None):
        (theirs,) = [e for e in match.events(seat) if e["kind"] == "commit_boost"]
        assert theirs["seat"] == "p1"
        assert "king_arthur" not in theirs.get("card", "") + theirs.get("source", "")


@pytest.mark.parametrize("seat", ["p2", None])
def test_view_is_the_same_whichever_card_boosts(seat: str | None, content: Content) -> None:
    views = {seen_by(boosted(content, f"boost {card}"), seat) for card in ("excalibur", "prophecy", "regroup")}
    assert len(views) == 1
    assert seen_by(boosted(content, "no_boost"), seat) not in views  # that there is a boost is public


def foretold(content: Content, *answers: str) -> Match:
    deck = ["excalibur", "regroup", "skirmish", "feint", "bewilderment"]
    match = match_of(content, ["king_arthur", "sinbad"], p1={"hand": ["prophecy"], "deck": deck}, p2={})
    match.answer("scheme prophecy merlin")
    for answer in answers:
        match.answer(answer)
    return match


def test_prophecy_leaves_only_its_owner_knowing_the_top_of_the_deck(content: Content) -> None:
    match = foretold(content, "excalibur", "feint", "put_back regroup")
    t = match.state.t
    assert known_of_deck(match, t.viewer[0]) == ["skirmish", "regroup"]
    assert known_of_deck(match, t.viewer[1]) == []
    assert known_of_deck(match, int(t.viewers) - 1) == []


def test_looking_tells_the_owner_the_top_four_at_once(content: Content) -> None:
    match = foretold(content)
    assert known_of_deck(match, match.state.t.viewer[0]) == ["excalibur", "regroup", "skirmish", "feint"]
    assert known_of_deck(match, match.state.t.viewer[1]) == []


@pytest.mark.parametrize("seat", ["p2", None])
def test_view_is_the_same_whatever_prophecy_takes(seat: str | None, content: Content) -> None:
    ways = [
        ("excalibur", "feint", "put_back regroup"),
        ("excalibur", "feint", "put_back skirmish"),
        ("feint", "excalibur", "put_back skirmish"),
        ("regroup", "skirmish", "put_back feint"),
    ]
    assert len({seen_by(foretold(content, *way), seat) for way in ways}) == 1


def test_drawing_what_prophecy_laid_back_is_no_surprise_and_no_secret_told(content: Content) -> None:
    match = foretold(content, "excalibur", "feint", "put_back regroup")
    match.answer("maneuver")
    s = match.state
    assert sorted(card_id(s.t, c) for c in s.hand(0)) == ["excalibur", "feint", "skirmish"]
    assert known_of_deck(match, s.t.viewer[0]) == ["regroup"]
    assert not any(is_known(s, c, s.t.viewer[1]) for c in s.hand(0))


def test_the_snakes_tell_the_cards_to_sinbad_only(content: Content) -> None:
    match = match_of(content, ["sinbad", "king_arthur"], p1={"hand": ["voyage_snakes"]}, p2={"hand": ["excalibur"]})
    match.answer("attack sinbad king_arthur voyage_snakes")
    match.answer("no_defense")
    (mine,) = [e for e in match.events("p1") if e["kind"] == "look"]
    assert (mine["at"], mine["card"]) == ("p2", "king_arthur.excalibur")
    assert [e.get("card") for e in match.events(None) if e["kind"] == "look"] == [None]

"""What cannot be undone freely: random outcomes, and what a player has learned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from peerless import Content, Match, new_match
from peerless.core import knowledge, piles
from peerless.core.state import State
from peerless.records import position
from peerless.records.log.barrier import reveals
from peerless.records.position import Position, SeatAt
from peerless.records.save import settings_of
from peerless.records.view_builder import view_data
from peerless.rules import driver


def at(content: Content, heroes: list[str], fighters: dict[str, Any], **seats: SeatAt) -> Match:
    """A duel at the action of p1."""
    t = content.tables(heroes=heroes, board="sarpedon", mode="duel")
    s = position.build(t, Position(fighters=fighters, seats=seats), 5)
    driver.advance(s)
    return Match(content, settings_of(t), 5, s)


def step(match: Match, text: str) -> bool:
    """Answers; whether that revealed anything."""
    before = match.state.copy()
    match.answer(text)
    return reveals(before, match.state)


@pytest.fixture
def close(content: Content) -> Match:
    """Alice beside Medusa, both with cards in hand."""
    deck = SeatAt(hand=["feint", "regroup", "skirmish"])
    foe = SeatAt(hand=["feint", "dash"])
    return at(content, ["alice", "medusa"], {"alice": "s01", "medusa": "s05"}, p1=deck, p2=foe)


def test_nothing_happened(close: Match) -> None:
    assert not reveals(close.state, close.state.copy())


def test_a_maneuver_draws_first_and_moves_freely_then(close: Match) -> None:
    assert step(close, "maneuver")  # the card drawn
    assert not step(close, "no_boost")
    start = close.state.copy()
    while close.decision.kind in ("mover", "space"):
        options = close.decision.options
        assert not step(close, next((o for o in options if o.startswith("move")), options[0])), close.answers
    assert not reveals(start, close.state)


def test_a_boost_is_seen_by_all(close: Match) -> None:
    step(close, "maneuver")
    assert step(close, "boost regroup")


def test_spectators_learn_as_well(content: Content) -> None:
    seen = SeatAt(hand=["feint", "regroup"], hand_seen_by=["p2"])
    match = at(content, ["alice", "medusa"], {"alice": "s01", "medusa": "s05"}, p1=seen, p2=SeatAt(hand=["dash"]))
    step(match, "maneuver")
    assert step(match, "boost regroup")  # the opponent knew of it, nobody else did


def test_an_attack_lies_face_down_until_the_defender_answers(close: Match) -> None:
    assert not step(close, "attack alice medusa skirmish")
    assert close.decision.seat == "p2"
    assert step(close, "no_defense")


def test_an_attack_nobody_can_answer_is_revealed_at_once(content: Content) -> None:
    match = at(
        content,
        ["alice", "medusa"],
        {"alice": "s01", "medusa": "s05"},
        p1=SeatAt(hand=["skirmish", "feint"]),
        p2=SeatAt(),
    )
    assert step(match, "attack alice medusa skirmish")


# ---- state by state ----


def fresh(content: Content) -> State:
    return new_match(content, seed=2, heroes=["alice", "medusa"], board="sarpedon").state


def known_by_all(s: State, seat: int) -> State:
    """All viewers have seen the hand of a seat."""
    for card in s.hand(seat):
        knowledge.reveal(s, card)
    return s


def test_a_draw_a_look_and_a_reveal(content: Content) -> None:
    before = fresh(content)
    top, held = before.deck(0)[-1], before.hand(1)[0]
    changes: list[Callable[[State], None]] = [
        lambda s: piles.draw(s, 0, 1),
        lambda s: piles.look(s, 0, held, -1),
        lambda s: piles.look(s, 0, top, -1),
        lambda s: piles.reveal(s, held, -1),
        lambda s: piles.discard(s, held, 0, 1, -1),
        lambda s: piles.discard(s, top, 0, 1, -1),
        lambda s: piles.take(s, top, False, -1),
    ]
    for change in changes:
        after = before.copy()
        change(after)
        assert reveals(before, after)


def test_drawing_a_card_its_owner_knows_tells_nobody_anything(content: Content) -> None:
    before = fresh(content)
    piles.look(before, 0, before.deck(0)[-1], -1)
    after = before.copy()
    piles.draw(after, 0, 1)
    assert not reveals(before, after)


def test_a_shuffle_and_a_random_card_use_chance(content: Content) -> None:
    before = fresh(content)
    after = before.copy()
    piles.shuffle(after, 1)
    assert reveals(before, after)
    after = known_by_all(before.copy(), 1)
    again = after.copy()
    piles.random_card(again, 1)
    assert reveals(after, again)


def test_a_scripted_shuffle_is_chance_as_well(content: Content) -> None:
    before = fresh(content)
    before.script = [before.t.c_def[card] for card in reversed(before.deck(1))]
    after = before.copy()
    piles.shuffle(after, 1)
    assert after.rng == before.rng
    assert reveals(before, after)


def test_a_discard_all_knew_of_tells_nothing(content: Content) -> None:
    before = known_by_all(fresh(content), 1)
    after = before.copy()
    piles.discard(after, before.hand(1)[0], 0, 1, -1)
    assert not reveals(before, after)


def twins(s: State) -> tuple[int, int]:
    """Two copies of one card of p2, brought to hand."""
    t = s.t
    mine = [*s.hand(1), *s.deck(1)]
    one, other = next((a, b) for a in mine for b in mine if a < b and t.c_def[a] == t.c_def[b])
    for card in (one, other):
        if card not in s.hand(1):
            piles.take(s, card, False, -1)
    return one, other


def test_which_of_two_copies_left_means_nothing(content: Content) -> None:
    """The others knew of one copy and see one leave: as far as they can tell, that one."""
    before = fresh(content)
    one, other = twins(before)
    knowledge.reveal(before, one)
    after = before.copy()
    piles.discard(after, other, 0, 1, -1)
    assert not reveals(before, after)
    piles.discard(after, one, 0, 1, -1)  # the second is news
    assert reveals(before, after)


def test_a_card_turned_up_is_news_even_for_who_knew_the_hand(content: Content) -> None:
    hand = SeatAt(hand=["skirmish", "feint"])
    match = at(content, ["alice", "medusa"], {"alice": "s01", "medusa": "s05"}, p1=hand, p2=SeatAt(hand=["dash"]))
    known_by_all(known_by_all(match.state, 0), 1)
    assert not step(match, "attack alice medusa skirmish")
    combat = view_data(match.view("p2")).combat
    assert combat is not None
    assert combat.attacker.card is None
    assert step(match, "no_defense")

"""Views as data: complete for the viewer, equal for equal knowledge, and nothing about anybody's secrets."""

from __future__ import annotations

import random

import msgspec
import pytest

from peerless import Content, Match, apply, new_match, resample, view_of
from peerless.core.ids import NONE
from peerless.records.log.match_log import MatchLog
from peerless.records.view_builder import view_data
from peerless.records.viewdata import ViewData
from peerless.rules.notation import option_texts, seat_name
from tests.bots.positions import match_at

SITTINGS = [
    ("duel", ["alice", "king_arthur"]),
    ("duel", ["medusa", "sinbad"]),
    ("duel", ["king_arthur", "king_arthur"]),
    ("teams", ["king_arthur", "medusa", "alice", "sinbad"]),
    ("free_for_all", ["medusa", "alice", "sinbad"]),
]


@pytest.mark.parametrize(("mode", "heroes"), SITTINGS)
def test_equal_knowledge_gives_equal_data(content: Content, mode: str, heroes: list[str]) -> None:
    dice = random.Random(len(mode))
    state = new_match(content, heroes=heroes, board="marmoreal", mode=mode, seed=11).state
    while not state.over:
        for seat in (*range(len(heroes)), -1):
            view = view_of(state, seat)
            again = view_of(resample(view, dice.randrange(1 << 30)), seat)
            assert view_data(again) == view_data(view)
        apply(state, dice.randrange(len(state.options)))
    data = view_data(view_of(state, 0))
    assert data.decision is None
    assert data.outcome is not None
    assert msgspec.json.decode(msgspec.json.encode(data), type=ViewData) == data


@pytest.mark.parametrize(("mode", "heroes"), SITTINGS)
def test_a_log_tells_each_viewer_the_state_it_is_in(content: Content, mode: str, heroes: list[str]) -> None:
    """Its views share what they have in common, but never with the views of another moment."""
    dice = random.Random(len(mode))
    log = MatchLog(content.tables(heroes=heroes, board="marmoreal", mode=mode), 11)
    turns = [
        lambda: log.accept(log.choice(dice.randrange(len(log.state.options)), by="person")),
        lambda: log.enter(dice.choice(option_texts(log.state))),
        lambda: log.accept(log.undo(log.line[-2], seat="p1")),
        lambda: log.accept(log.choice(dice.randrange(len(log.state.options)), by="person")),
    ]
    for number in range(200):
        if log.over:
            break
        turns[number % 4 if number > 8 else 0]()
        seats: list[str | None] = [*(seat_name(seat) for seat in range(len(heroes))), None]
        for seat in dice.sample(seats, len(seats)):
            alone = view_data(view_of(log.state, NONE if seat is None else int(seat[1:]) - 1))
            assert log.view_data(seat) == alone
    log.accept(log.draw())
    assert log.view_data("p2") == view_data(view_of(log.state, 1))


def attack(content: Content) -> Match:
    """Arthur attacks Medusa with Excalibur and a second card; Medusa knows one of his cards."""
    match = match_at(
        content,
        ["king_arthur", "medusa"],
        {
            "fighters": {"king_arthur": "s29", "medusa": "s34", "harpy_1": "defeated"},
            "seats": {
                "p1": {"hand": ["excalibur", "feint", "regroup"], "discard": ["prophecy", "skirmish"]},
                "p2": {"hand": ["hiss_and_slither", "snipe"], "rest": "discard"},
            },
        },
    )
    match.answer("attack king_arthur medusa excalibur")
    match.answer("boost feint")
    return match


def test_seats_and_fighters(content: Content) -> None:
    data = view_data(attack(content).view("p1"))
    arthur, medusa = data.seats
    assert (data.seat, data.board, data.active, data.actions) == ("p1", "sarpedon", "p1", 1)
    assert (arthur.hero, arthur.status, arthur.hand_size) == ("king_arthur", "playing", 1)
    assert arthur.hand == ["king_arthur.regroup"]
    assert arthur.discard[-2:] == ["king_arthur.prophecy", "king_arthur.skirmish"]
    assert (medusa.hand_size, medusa.hand, medusa.exhausted, medusa.deck_size) == (2, [], True, 0)
    fighters = {f.id: f for f in data.fighters}
    assert (fighters["medusa"].space, fighters["medusa"].zones) == ("s34", ["purple"])
    assert (fighters["medusa"].health, fighters["medusa"].most, fighters["medusa"].ranged) == (16, 16, True)
    assert (fighters["harpy_1"].health, fighters["harpy_1"].space, fighters["harpy_1"].hero) == (0, None, False)


def test_face_down_cards_are_their_own_sides(content: Content) -> None:
    match = attack(content)
    own, other = view_data(match.view("p1")).combat, view_data(match.view("p2")).combat
    assert own is not None
    assert other is not None
    assert (own.attacker.card, own.attacker.boost_card) == ("king_arthur.excalibur", "king_arthur.feint")
    assert (other.attacker.card, other.attacker.boost_card) == (None, None)
    for combat in (own, other):
        assert (combat.attacker.lies, combat.attacker.boost_lies) == ("face_down", "face_down")
        assert (combat.defender.lies, combat.revealed, combat.damage) == ("none", False, None)
        assert combat.attacker.value is None


def test_decisions_show_their_options_to_the_asked_seat_only(content: Content) -> None:
    match = attack(content)
    asked, other = view_data(match.view("p2")).decision, view_data(match.view("p1")).decision
    assert asked is not None
    assert other is not None
    assert (asked.seat, asked.kind, asked.fighter) == ("p2", "defense", "medusa")
    assert asked.options == list(match.decision.options)
    assert (other.seat, other.kind, other.options) == ("p2", "defense", None)
    assert view_data(match.view()).seat is None


def test_revealed_values_come_with_their_terms(content: Content) -> None:
    """Second Shot asks for a boost while the cards are open."""
    match = match_at(
        content,
        ["medusa", "alice"],
        {
            "fighters": {"medusa": "s34", "alice": "s29"},
            "seats": {
                "p1": {"hand": ["second_shot", "gaze_of_stone"]},
                "p2": {"hand": ["skirmish"], "tokens": {"size": "small"}},
            },
        },
    )
    match.answer("attack medusa alice second_shot")
    match.answer("defend skirmish")
    combat = view_data(match.view("p2")).combat
    assert combat is not None
    assert (combat.revealed, combat.attacker.card, combat.defender.card) == (
        True,
        "medusa.second_shot",
        "alice.skirmish",
    )
    assert (combat.attacker.value, combat.defender.value) == (3, 4)
    assert [(t.kind, t.amount, t.source) for t in combat.attacker.terms] == [("printed", 3, "medusa.second_shot")]
    match.answer("boost gaze_of_stone")
    assert match.decision.kind in ("action", "space", "fighter")


def test_terms_stay_visible_after_the_damage(content: Content) -> None:
    """Skirmish asks after the combat: both values are settled by then."""
    match = match_at(
        content,
        ["king_arthur", "alice"],
        {
            "fighters": {"king_arthur": "s29", "alice": "s34"},
            "seats": {
                "p1": {"hand": ["noble_sacrifice"]},
                "p2": {"hand": ["skirmish"], "tokens": {"size": "small"}},
            },
        },
    )
    match.answer("attack king_arthur alice noble_sacrifice")
    match.answer("defend skirmish")
    data = view_data(match.view("p1"))
    assert data.combat is not None
    assert data.combat.damage == 0
    assert data.combat.defender.value == 5
    assert [(t.kind, t.amount, t.source) for t in data.combat.defender.terms] == [
        ("printed", 4, "alice.skirmish"),
        ("bonus", 1, "alice:size"),
    ]
    assert data.tokens[0].shows == "small"


def test_known_cards_are_listed(content: Content) -> None:
    """Snakes looks at the hand; Prophecy knows what it put on top."""
    match = match_at(
        content,
        ["king_arthur", "sinbad"],
        {"seats": {"p1": {"hand": ["prophecy"], "deck": ["feint", "regroup", "skirmish", "excalibur"]}}},
    )
    match.answer("scheme prophecy merlin")
    scheme = view_data(match.view("p2")).scheme
    assert scheme is not None
    assert (scheme.card, scheme.fighter) == ("king_arthur.prophecy", "merlin")
    for answer in ("excalibur", "skirmish", "put_back regroup"):
        match.answer(answer)
    own, other = view_data(match.view("p1")).seats[0], view_data(match.view("p2")).seats[0]
    assert [(known.position, known.card) for known in own.deck_known] == [
        (0, "king_arthur.feint"),
        (1, "king_arthur.regroup"),
    ]
    assert (other.hand, other.deck_known) == ([], [])
    seen = match_at(
        content,
        ["king_arthur", "sinbad"],
        {"seats": {"p1": {"hand": ["excalibur", "feint"], "hand_seen_by": ["p2"]}}},
    )
    assert view_data(seen.view("p2")).seats[0].hand == ["king_arthur.excalibur", "king_arthur.feint"]
    assert view_data(seen.view()).seats[0].hand == []


def test_a_card_taken_back_while_its_combat_goes_on_is_in_hand(content: Content) -> None:
    """Do My Bidding puts the attack card back before another one is chosen; all have seen it go there."""
    position = {
        "fighters": {"king_arthur": "s29", "dracula": "s34"},
        "seats": {"p1": {"hand": ["excalibur", "feint", "regroup"]}, "p2": {"hand": ["do_my_bidding"]}},
    }
    match = match_at(content, ["king_arthur", "dracula"], position)
    match.answer("attack king_arthur dracula excalibur")
    match.answer("no_boost")
    match.answer("defend do_my_bidding")
    assert (match.decision.seat, match.decision.kind) == ("p2", "card")
    arthur = view_data(match.view("p2")).seats[0]
    assert (arthur.hand_size, len(arthur.hand)) == (3, 3)
    spectator = view_data(match.view()).seats[0]
    assert (spectator.hand_size, spectator.hand) == (3, ["king_arthur.excalibur"])

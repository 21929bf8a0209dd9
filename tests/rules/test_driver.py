"""The one entrance: starting, answering, giving up, and what is taken without asking."""

from __future__ import annotations

import random

import pytest

from peerless import Content, IllegalAnswer, apply, new_match, new_state, resign
from peerless.core.ids import ASK_ACTION, ASK_PLACE, OUT, RUNNING
from peerless.core.invariants import check
from peerless.records import save
from peerless.rules import driver
from peerless.rules.notation import option_texts
from tests.effects.bench import hero_with
from tests.support.play import finish
from tests.support.table import bench, fighter, match_at, state_at


def test_a_match_begins_with_full_hands_and_the_first_question(content: Content) -> None:
    s = new_state(content.tables(heroes=["alice", "medusa"], board="sarpedon"), 1)
    assert [len(s.hand(seat)) for seat in range(2)] == [5, 5]
    assert [len(s.deck(seat)) for seat in range(2)] == [25, 25]
    assert (s.steps, s.over, s.ask_kind, s.ask_seat) == (0, RUNNING, ASK_PLACE, 0)
    assert check(s) == []


def test_a_blank_state_holds_nothing(content: Content) -> None:
    t = content.tables(heroes=["alice", "medusa"], board="sarpedon")
    s = driver.blank_state(t)
    assert not any(s.piles)
    assert [s.health(f) for f in range(int(t.fighters))] == list(t.f_health)
    assert s.occupied() == 0


@pytest.mark.parametrize("index", [-1, 99, 10**9])
def test_an_index_that_is_no_option_is_refused(index: int) -> None:
    s = state_at()
    before = save.encode(s)
    with pytest.raises(IllegalAnswer):
        apply(s, index)
    assert save.encode(s) == before


def test_a_match_that_is_over_takes_no_answer(content: Content) -> None:
    s = new_state(content.tables(heroes=["alice", "medusa"], board="sarpedon"), 1)
    finish(s, random.Random(1))
    before = save.encode(s)
    with pytest.raises(IllegalAnswer):
        apply(s, 0)
    with pytest.raises(IllegalAnswer):
        resign(s, 0)
    driver.advance(s)
    assert save.encode(s) == before


def test_every_answer_counts_one_step() -> None:
    s = state_at({"seats": {"p1": {"hand": ["plan"]}}})
    for number in range(5):
        assert s.steps == number
        apply(s, 0)


def test_a_public_choice_without_alternative_is_taken() -> None:
    """With one fighter left nothing is asked but where it goes."""
    position = {"fighters": {"p1.imp": "defeated"}}
    asked = match_at(position, auto=False)
    quick = match_at(position)
    for match in (asked, quick):
        match.answer("maneuver")
        match.answer("no_boost")
    assert quick.decision.kind == "space"
    assert asked.decision.kind == "space"


def test_auto_spares_single_options_only_where_all_could_list_them() -> None:
    position = {
        "fighters": {"p1.dan": "a2", "p2.dan": "a3"},
        "seats": {"p1": {"hand": ["stab"]}, "p2": {"hand": ["plan"]}},
    }
    match = match_at(position)
    match.answer("attack p1.dan p2.dan stab")
    assert match.decision.options == ("no_defense",), "not to be asked would tell what the hand holds"


def test_auto_and_asking_end_in_the_same_match() -> None:
    """Answering what `auto` would have chosen gives the same states."""
    ends = []
    for auto in (True, False):
        match = match_at({"fighters": {"p1.dan": "a1", "p1.imp": "b2", "p2.dan": "a2"}}, auto=auto)
        dice = random.Random(4)
        while not match.over:
            if len(match.decision.options) > 1 or not match.state.ask_public or auto:
                match.answer(dice.randrange(len(match.state.options)))
            else:
                match.answer(0)
        ends.append((match.outcome, match.state.cells, match.state.piles))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_nobody_but_a_seat_gives_up(seat: int) -> None:
    s = state_at()
    with pytest.raises(IllegalAnswer):
        resign(s, seat)


def test_what_is_open_is_asked_again_after_a_resignation() -> None:
    """The defender resigns: the attack continues without a defense, and its target is gone."""
    match = match_at(
        {"fighters": {"p1.dan": "a2", "p2.dan": "a3"}, "seats": {"p1": {"hand": ["stab"]}, "p2": {"hand": ["guard"]}}},
        heroes=("dummy", "dummy", "dummy"),
        mode="free_for_all",
    )
    match.answer("attack p1.dan p2.dan stab")
    assert match.decision.seat == "p2"
    match.resign("p2")
    s = match.state
    assert s.status(1) & OUT
    assert (match.decision.seat, s.ask_kind) == ("p1", ASK_ACTION)
    assert check(s) == []
    assert all("p2." not in text for text in option_texts(s))


def test_a_mover_that_leaves_is_asked_for_again() -> None:
    """Command the Storms moves everyone; the chosen fighter leaves because its player resigns."""
    match = match_at(
        {"turn": "p1", "seats": {"p1": {"hand": ["command_the_storms"]}}},
        heroes=("king_arthur", "alice", "sinbad"),
        board="sarpedon",
        mode="free_for_all",
    )
    match.answer("scheme command_the_storms merlin")
    match.answer("move alice")
    match.resign("p2")
    assert match.decision.kind == "mover"
    assert match.decision.options == ("move king_arthur", "move merlin", "move sinbad", "move the_porter", "done")


def test_a_start_space_may_be_taken_during_set_up() -> None:
    """An ability that acts at set-up moves a fighter there: the hero is placed next to it."""
    content = bench().copy()
    runs = {"kind": "trigger", "at": "setup", "do": [{"op": "move", "who": "hero", "up_to": 5}]}
    content.add_data(hero_with([], abilities=[{"id": "runner", "parts": [runs]}]), "runner")
    match = new_match(content, seed=1, heroes=["runner", "dummy"], board="tiny")
    while match.decision.kind == "place_sidekick":
        match.answer(0)
    match.answer("a6")
    assert match.decision.seat == "p2"
    assert match.decision.kind == "place_sidekick"
    assert set(match.decision.options) == {"a4", "a5", "b5"}, "the zone of the start space"
    match.answer("b5")
    s = match.state
    assert s.t.space_ids[s.place(fighter(s, "dan"))] == "b5"
    assert check(s) == []


def test_two_states_of_one_match_up_share_their_tables(content: Content) -> None:
    one = content.tables(heroes=["alice", "medusa"], board="sarpedon")
    assert content.tables(heroes=["alice", "medusa"], board="sarpedon") is one
    assert content.tables(heroes=["medusa", "alice"], board="sarpedon") is not one

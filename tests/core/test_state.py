"""The state: copies share nothing that changes, keys mean the position, frames are stacked."""

from __future__ import annotations

import pytest

from peerless import State, apply
from peerless.core.frames import BELOW, KIND
from peerless.core.ids import F_MOVE, F_SCHEME, NONE
from peerless.core.state import copy_numbers, rename_cards
from peerless.records import save
from tests.support.table import card, cards, match_at, state_at

FIGHT = {
    "fighters": {"p1.dan": "a2", "p2.dan": "a3"},
    "seats": {"p1": {"hand": ["stab", "stab", "spar"]}, "p2": {"hand": ["guard", "feint", "feint"]}},
}


def swapped(s: State, one: int, other: int) -> State:
    """The same state with two cards in each other's place."""
    out = s.copy()
    label = list(range(int(s.t.cards)))
    label[one], label[other] = other, one
    rename_cards(out, label)
    return out


def test_a_copy_shares_no_list_that_changes() -> None:
    s = state_at(FIGHT)
    s.log, s.trace = [], []
    twin = s.copy()
    assert twin.frames() == s.frames()
    assert twin.stack is not s.stack
    for name in ("cells", "know", "rng", "piles"):
        assert getattr(twin, name) == getattr(s, name)
        assert getattr(twin, name) is not getattr(s, name)
    assert all(mine is not theirs for mine, theirs in zip(s.piles, twin.piles, strict=True))
    assert twin.t is s.t
    assert twin.log is None
    assert twin.trace is None


def test_every_field_is_copied() -> None:
    """A field that someone adds and forgets in `copy` shows up here."""
    s = state_at(FIGHT)
    names = [name for name in dir(s) if not name.startswith("_") and not callable(getattr(s, name))]
    for number, name in enumerate(names, 1000):
        value = getattr(s, name)
        if isinstance(value, bool):
            setattr(s, name, not value)
        elif isinstance(value, int):
            setattr(s, name, number)
        elif isinstance(value, list) and name not in ("piles", "log", "trace"):
            setattr(s, name, [number])
    s.top = len(s.stack)
    twin = s.copy()
    for name in names:
        if name not in ("log", "trace"):
            assert getattr(twin, name) == getattr(s, name), name


def test_keys_are_equal_for_equal_positions() -> None:
    assert state_at(FIGHT).key() == state_at(FIGHT).key()
    s = state_at(FIGHT)
    assert s.copy().key() == s.key()


def test_keys_leave_the_random_streams_out() -> None:
    s = state_at(FIGHT)
    other = s.copy()
    other.rng = [7] * len(s.rng)
    assert other.key() == s.key()
    assert save.checksum(other) != save.checksum(s)


@pytest.mark.parametrize("change", ["place", "health", "actions", "deck", "know", "active"])
def test_keys_differ_for_different_positions(change: str) -> None:
    s = state_at(FIGHT)
    other = s.copy()
    if change == "place":
        other.set_place(0, 11)
    elif change == "health":
        other.set_health(0, 3)
    elif change == "actions":
        other.actions = 1
    elif change == "deck":
        top, below = next(i for i in range(29) if s.t.c_def[s.deck(0)[i]] != s.t.c_def[s.deck(0)[i + 1]]), 1
        deck = other.deck(0)
        deck[top], deck[top + below] = deck[top + below], deck[top]
    elif change == "know":
        other.know[s.hand(0)[0]] = 0
    else:
        other.active = 1
    assert other.key() != s.key()


def test_keys_do_not_tell_copies_apart() -> None:
    s = state_at(FIGHT)
    in_hand, in_deck = card(s, 0, "stab", s.hand(0)), card(s, 0, "stab", s.deck(0))
    assert swapped(s, in_hand, in_deck).know[in_deck] == s.know[in_hand]
    assert swapped(s, in_hand, in_deck).key() == s.key()
    assert swapped(s, in_hand, card(s, 0, "plan", s.deck(0))).key() != s.key()


def test_keys_do_not_tell_copies_apart_in_the_middle_of_a_combat() -> None:
    """The stack and the terms name cards too."""
    match = match_at(FIGHT)
    match.answer("attack p1.dan p2.dan stab")
    s = match.state
    assert cards(s, s.play(0)) == ["stab"]
    twin = swapped(s, s.play(0)[0], card(s, 0, "stab", s.deck(0)))
    assert twin.play(0) != s.play(0)
    assert twin.key() == s.key()
    assert swapped(s, s.play(0)[0], card(s, 0, "plan", s.deck(0))).key() != s.key()


def test_copies_are_numbered_by_where_they_lie() -> None:
    s = state_at(FIGHT)
    once = s.copy()
    rename_cards(once, copy_numbers(once))
    assert copy_numbers(once) == list(range(int(s.t.cards)))
    other = swapped(s, card(s, 0, "stab", s.hand(0)), card(s, 0, "stab", s.deck(0)))
    rename_cards(other, copy_numbers(other))
    assert save.encode(other) == save.encode(once)


def test_frames_are_stacked() -> None:
    s = state_at()
    below = s.fp
    base = s.push(F_SCHEME, 5)
    top = s.push(F_MOVE, 9)
    assert (s.stack[top + KIND], s.stack[top + BELOW], s.fp) == (F_MOVE, base, top)
    assert s.frames()[top + 2 :] == [0] * 7
    s.set_step(3)
    assert s.step() == 3
    s.pop()
    assert (s.fp, s.step()) == (base, 0)
    s.pop()
    assert s.fp == below


def test_a_frame_begins_empty_whatever_lay_there_before() -> None:
    s = state_at()
    before = s.frames()
    base = s.push(F_MOVE, 9)
    for i in range(base + 2, base + 9):
        s.stack[i] = 7
    s.pop()
    assert s.frames() == before
    assert 7 not in s.copy().stack, "what is gone is not handed on: it may name cards nobody may know"
    assert s.push(F_SCHEME, 5) == base
    assert s.frames()[base + 2 :] == [0] * 3
    s.push(F_MOVE, 60)  # more than there is room for
    assert s.frames()[base + 7 :] == [0] * 58


def test_the_masks_of_held_spaces_follow_the_fighters() -> None:
    s = state_at(FIGHT)
    before = s.occupied()
    s.set_place(0, 11)
    assert s.occupied() == before ^ (1 << 1) ^ (1 << 11)
    s.set_place(0, NONE)
    assert s.occupied() == before ^ (1 << 1)
    assert s.held(0) | s.held(1) == s.occupied()


def test_options_of_a_copy_can_be_answered_without_the_original() -> None:
    s = state_at(FIGHT)
    twin = s.copy()
    apply(twin, 0)
    assert (s.steps, twin.steps) == (0, 1)
    assert s.options != twin.options

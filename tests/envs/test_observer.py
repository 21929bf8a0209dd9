"""Observations: what a seat may know, nothing else."""

from __future__ import annotations

import random

import pytest

from peerless import Content, Match, State, new_match, resample, view_of
from peerless.arena.observer import Observer
from peerless.envs.observation import planes_of
from peerless.records.view_builder import view_data
from tests.support.play import PAIRS, answer, play_all, share


def observed(observer: Observer, s: State, seat: int) -> bytes:
    out = bytearray(observer.size)
    observer.write(s, seat, out, 0)
    return bytes(out)


def told(observer: Observer, one: bytes, other: bytes) -> list[str]:
    """The planes in which two observations differ."""
    mine, theirs = planes_of(observer, one), planes_of(observer, other)
    return [name for name in mine if mine[name].tolist() != theirs[name].tolist()]


@pytest.mark.parametrize("pair", PAIRS[::2], ids="-".join)
def test_equal_views_give_equal_observations(content: Content, pair: tuple[str, str], matches: int) -> None:
    """The match itself, its view, and worlds that agree with the view look the same to every seat."""

    def play(match: Match, dice: random.Random) -> None:
        s = match.state
        observer = Observer(s.t)
        while not match.over:
            if dice.random() < 0.3:
                for seat in range(int(s.t.seats)):
                    view = view_of(s, seat)
                    mine = observed(observer, s, seat)
                    assert told(observer, mine, observed(observer, view.state, seat)) == []
                    world = resample(view, dice.randrange(1 << 30))
                    assert told(observer, mine, observed(observer, world, seat)) == []
            answer(match, dice)

    play_all(content, pair, share(matches, 0.05), play)


def test_planes_lie_side_by_side(content: Content) -> None:
    observer = Observer(content.tables(heroes=["invisible_man", "medusa"], board="soho"))
    at = 0
    for plane in observer.planes:
        assert plane.first == at
        at += plane.size
    assert at == observer.size


def test_only_its_own_bytes_are_written(content: Content) -> None:
    match = new_match(content, seed=1, heroes=["alice", "medusa"], board="sarpedon")
    observer = Observer(match.state.t)
    out = bytearray(b"\xff" * (observer.size + 4))
    observer.write(match.state, 0, out, 2)
    assert out[:2] == out[-2:] == bytearray(b"\xff\xff")
    assert bytes(out[2:-2]) == observed(observer, match.state, 0)


def check_planes(match: Match, observer: Observer, seat: int) -> None:
    """Names and numbers of the view against the planes."""
    s, t = match.state, match.state.t
    data = view_data(view_of(s, seat))
    planes = planes_of(observer, observed(observer, s, seat))
    full = [f"{t.hero_ids[hero]}.{name}" for name, hero in zip(t.def_ids, definition_seats(s), strict=True)]
    last = [*t.first_def[1:], len(t.d_type)]
    for number, one in enumerate(data.seats):
        mine = range(t.first_def[number], last[number])
        assert planes["hand_size"][number] == one.hand_size
        assert planes["deck_size"][number] == one.deck_size
        known = [card for d in mine for card in [full[d]] * int(planes["hand"][d])]
        assert sorted(known) == sorted(one.hand)
        assert sorted(card for d in mine for card in [full[d]] * int(planes["discard"][d])) == sorted(one.discard)
        assert sum(int(planes["deck"][d]) for d in mine) == len(one.deck_known)
        top = [card.card for card in one.deck_known if card.position == 0]
        assert [full[d] for d in mine if planes["top"][d]] == top
    for f, fighter in enumerate(data.fighters):
        stands = [t.space_ids[i] for i, here in enumerate(planes["place"][f]) if here]
        assert stands == ([] if fighter.space is None else [fighter.space])
        assert planes["health"][f] == fighter.health
    if data.decision is not None:
        assert planes["asked"].tolist().index(1) == int(data.decision.seat[1:]) - 1
        assert planes["count"].tolist() == max(0, data.decision.count or 0)
        named = [t.fighter_ids[f] for f, one in enumerate(planes["fighter"]) if one]
        assert named == ([] if data.decision.fighter is None else [data.decision.fighter])
    if data.combat is not None:
        for side, name in ((data.combat.attacker, "attack_card"), (data.combat.defender, "defense_card")):
            lies = planes["lies"].tolist()[0 if name == "attack_card" else 1]
            assert ("none", "face_down", "revealed")[lies] == side.lies
            seen = [full[d].removesuffix(":bonus") for d, one in enumerate(planes[name]) if one]
            assert seen == ([] if side.card is None else [side.card])
            if side.value is not None:
                assert planes["value"].tolist()[0 if name == "attack_card" else 1] == side.value


def definition_seats(s: State) -> list[int]:
    first = [*s.t.first_def[1:], len(s.t.d_type)]
    return [next(seat for seat, end in enumerate(first) if d < end) for d in range(len(s.t.d_type))]


@pytest.mark.parametrize("pair", PAIRS[::7], ids="-".join)
def test_planes_say_what_the_view_says(content: Content, pair: tuple[str, str], matches: int) -> None:
    def play(match: Match, dice: random.Random) -> None:
        observer = Observer(match.state.t)
        while not match.over:
            if dice.random() < 0.3:
                check_planes(match, observer, dice.randrange(int(match.state.t.seats)))
            answer(match, dice)

    play_all(content, pair, share(matches, 0.1), play)


def test_the_winners_are_named(content: Content) -> None:
    match = new_match(content, seed=1, heroes=["alice", "medusa"], board="sarpedon")
    match.resign("p1")
    observer = Observer(match.state.t)
    assert planes_of(observer, observed(observer, match.state, 0))["won"].tolist() == [0, 1]

"""Random matches of all pairs, modes, boards and options: what must hold at every moment of them."""

from __future__ import annotations

from random import Random

import pytest

from peerless import (
    Content,
    IllegalAnswer,
    Match,
    PeerlessError,
    decode_record,
    encode_record,
    load_match,
    new_state,
    replay,
    to_record,
)
from peerless.core.ids import DRAWN, OUT, TEAMS, WON
from peerless.records import save
from peerless.rules.notation import seat_name
from tests.support import properties
from tests.support.play import PAIRS, answer, finish, play_all, share

every_pair = pytest.mark.parametrize("pair", PAIRS, ids=["-".join(pair) for pair in PAIRS])
Pair = tuple[str, str]


@every_pair
def test_invariants_hold_at_every_step_and_matches_end(content: Content, matches: int, pair: Pair) -> None:
    def play(match: Match, dice: Random) -> None:
        s = match.state
        while not s.over:
            properties.check_state(s)
            answer(match, dice)
        properties.check_state(s)
        assert s.over in (WON, DRAWN)
        assert match.outcome is not None
        assert bool(match.outcome.winners) == (s.over == WON)
        assert match.outcome.reason

    play_all(content, pair, share(matches), play)


@every_pair
def test_every_option_is_accepted(content: Content, matches: int, pair: Pair) -> None:
    def play(match: Match, dice: Random) -> None:
        while not match.over:
            if dice.random() < 0.15:
                properties.check_options(match.state)
            answer(match, dice)

    play_all(content, pair, share(matches, 0.5), play)


@every_pair
def test_a_copy_goes_on_alone(content: Content, matches: int, pair: Pair) -> None:
    def play(match: Match, dice: Random) -> None:
        while not match.over:
            if dice.random() < 0.1:
                properties.check_copy(match.state, dice)
            answer(match, dice)

    play_all(content, pair, share(matches, 0.5), play)


@every_pair
def test_saving_and_loading_changes_nothing(content: Content, matches: int, pair: Pair) -> None:
    """The twin is saved and loaded again and again; at the end both are the same."""

    def play(match: Match, dice: Random) -> None:
        twin = match.copy()
        while not match.over:
            if dice.random() < 0.1:
                properties.check_save(twin.state, content)
                twin = load_match(twin.save(), content)
            twin.answer(answer(match, dice))
        assert save.checksum(twin.state) == save.checksum(match.state)

    play_all(content, pair, share(matches, 0.5), play)


@every_pair
def test_replaying_the_record_gives_the_same_match(content: Content, matches: int, pair: Pair) -> None:
    def play(match: Match, dice: Random) -> None:
        middle = ""
        while not match.over:
            if len(match.answers) == 50:
                middle = save.checksum(match.state)
            answer(match, dice)
        record = decode_record(encode_record(to_record(match)))
        again = replay(record, content)
        assert again.answers == match.answers
        assert again.outcome == match.outcome
        assert save.checksum(again.state) == save.checksum(match.state)
        if middle:
            assert save.checksum(replay(record, content, steps=50).state) == middle

    play_all(content, pair, share(matches, 0.5), play)


@every_pair
def test_listening_changes_nothing(content: Content, matches: int, pair: Pair) -> None:
    def play(match: Match, dice: Random) -> None:
        heard = match.copy()
        heard.listen()
        while not match.over:
            heard.answer(answer(match, dice))
        assert heard.save() == match.save()
        assert heard.events()[-1]["kind"] == "over"

    play_all(content, pair, share(matches, 0.3), play)


@every_pair
def test_views_hold_no_secret(content: Content, matches: int, pair: Pair) -> None:
    def play(match: Match, dice: Random) -> None:
        while not match.over:
            if dice.random() < 0.06:
                properties.check_views(match.state, dice)
            answer(match, dice)
        properties.check_views(match.state, dice)

    play_all(content, pair, share(matches, 0.5), play)


@every_pair
def test_events_hold_no_secret(content: Content, matches: int, pair: Pair) -> None:
    def play(match: Match, dice: Random) -> None:
        match.listen()
        while not match.over:
            told = len(match.state.log or [])
            answer(match, dice)
            properties.check_events(match, told)

    play_all(content, pair, share(matches, 0.3), play)


@every_pair
def test_who_saw_the_same_has_the_same_view(content: Content, matches: int, pair: Pair) -> None:
    followed = 0

    def play(match: Match, dice: Random) -> None:
        nonlocal followed
        while not match.over:
            if dice.random() < 0.06:
                followed += properties.check_observer(match, dice.choice(properties.viewers(match.state)), dice)
            answer(match, dice)

    play_all(content, pair, share(matches, 0.5), play)
    assert followed, "no second world was followed for a single step"


@every_pair
def test_anything_else_is_refused(content: Content, matches: int, pair: Pair) -> None:
    def play(match: Match, dice: Random) -> None:
        foreign = properties.foreign_answers(match, dice, 40)
        while not match.over:
            if dice.random() < 0.03:
                properties.check_refusals(match, dice)
                for text in foreign:
                    properties.check_refused_or_meant(match, text)
            answer(match, dice)
        before = match.save()
        for late in ("maneuver", 0):
            with pytest.raises(PeerlessError):
                match.answer(late)
        with pytest.raises(PeerlessError):
            match.resign("p1")
        assert match.save() == before

    play_all(content, pair, share(matches, 0.3), play)


@every_pair
def test_a_player_may_resign_at_any_moment(content: Content, matches: int, pair: Pair) -> None:
    def play(match: Match, dice: Random) -> None:
        when = dice.randrange(60)
        match.listen()
        while not match.over:
            if len(match.answers) >= when:
                when += dice.randrange(1, 60)
                _resign(match, dice.randrange(int(match.state.t.seats)))
            else:
                answer(match, dice)
            properties.check_state(match.state)
            if dice.random() < 0.03 and not match.over:
                properties.check_views(match.state, dice)
        properties.check_gone(match)
        again = replay(to_record(match), content)
        assert save.checksum(again.state) == save.checksum(match.state)

    play_all(content, pair, share(matches, 0.5), play)


def _resign(match: Match, seat: int) -> None:
    """A seat resigns, or is refused because it is already out."""
    s = match.state
    before = match.save()
    if s.status(seat) & OUT:
        with pytest.raises(IllegalAnswer):
            match.resign(seat_name(seat))
        assert match.save() == before
        return
    match.resign(seat_name(seat))
    assert s.status(seat) & OUT
    if match.outcome is not None and s.t.mode != TEAMS:
        assert seat_name(seat) not in match.outcome.winners


def test_equal_seeds_give_equal_matches(content: Content) -> None:
    """And the seed matters."""
    tables = content.tables(heroes=["alice", "medusa"], board="sarpedon")
    ends = []
    for seed in (1, 1, 2):
        s = new_state(tables, seed)
        finish(s, Random(5))
        ends.append(save.checksum(s))
    assert ends[0] == ends[1] != ends[2]

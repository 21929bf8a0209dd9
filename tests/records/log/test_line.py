"""Undo and loading from snapshots: the same match as when everything is played again, for far less work."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from peerless import Content, Match, new_match
from peerless.core.errors import UnreadableAnswer
from peerless.core.tables import Tables
from peerless.records.log import history, snapshots
from peerless.records.log.entry import Entry
from peerless.records.log.history import effective
from peerless.records.log.match_log import MatchLog, Step
from peerless.records.log.snapshots import SPACING
from peerless.records.save import checksum
from peerless.rules.notation import option_texts
from tests.records.log.plain_log import PlainLog
from tests.support.long_match import long_match
from tests.support.play import answer

SEATS = ("p1", "p2", "p3")


@pytest.fixture
def close_snapshots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many of them even in a short match."""
    monkeypatch.setattr(snapshots, "SPACING", 4)


def three(content: Content) -> Tables:
    return content.tables(heroes=["alice", "medusa", "sinbad"], board="soho", mode="free_for_all")


def next_step(log: MatchLog, dice: Random) -> Step:
    """An answer, sometimes a resignation, an undo, or an undo of an undo."""
    chance = dice.random()
    if log.number and chance < 0.12:
        return log.undo(dice.choice(log.line or [0]), seat="p1")
    if log.number and chance < 0.2:
        return log.undo(dice.choice((log.line or [0])[-6:]), seat="p1")
    if log.number and chance < 0.26:
        return log.undo(dice.randrange(log.number), seat="p1")
    left = [seat for seat in SEATS if not log.is_out(seat)]
    if chance < 0.28 and len(left) > 2:
        return log.resign(dice.choice(left))
    return log.choice(dice.randrange(len(option_texts(log.state))), by="person")


def compare(log: MatchLog, plain: PlainLog, dice: Random) -> None:
    """Everything that can be asked of a log."""
    assert log.entries == plain.entries
    assert (log.line, log.broken) == (plain.line, plain.broken)
    assert checksum(log.state) == checksum(plain.state)
    assert [event.packed() for event in log.events.since(0)] == [event.packed() for event in plain.events]
    assert len(log.latest_events()) == len(plain.events) - plain.old
    for number in {0, *(dice.randrange(log.number + 1) for _ in range(12)), log.number}:
        for events in (0, dice.randrange(len(plain.events) + 2), len(plain.events), 10**6):
            assert log.known(number, events) == plain.known(number, events)
    for number in (log.line or [0])[-8:]:
        assert log.taken_back(number) == plain.taken_back(number)
    for seat in SEATS:
        free, _ = log.free_undos(seat)
        last = plain.entries[plain.line[-1]] if plain.line else None
        is_free = last is not None and last.seat == seat and last.by == "person" and not last.barrier
        assert free == (plain.line[-1] if is_free else None)


@pytest.mark.usefixtures("close_snapshots")
@pytest.mark.parametrize("seed", range(6))
def test_undo_and_loading_agree_with_playing_everything_again(content: Content, seed: int) -> None:
    tables, dice = three(content), Random(seed)
    log, plain = MatchLog(tables, seed), PlainLog(tables, seed)
    undos = 0
    while log.number < 100 and not log.over:
        step = next_step(log, dice)
        undos += step.kept is not None
        log.accept(step)
        plain.add(step.entry)
        compare(log, plain, dice)
        if log.number % 5 == 0:
            loaded = MatchLog(tables, seed, log.entries)
            compare(loaded, plain, dice)
            assert loaded.played == len(plain.line)
            log = loaded  # it continues like one that was never stored
    assert undos > 10


@pytest.mark.usefixtures("close_snapshots")
@pytest.mark.parametrize("seed", range(12))
def test_a_log_these_rules_do_not_allow_is_loaded_as_far_as_they_can(content: Content, seed: int) -> None:
    """Undone entries do not matter; the others end the match where they are, and it goes back to the last turn."""
    tables, dice = three(content), Random(seed)
    log = MatchLog(tables, seed)
    while log.number < 70 and not log.over:
        log.accept(next_step(log, dice))
    while not log.over and len(log.line) < 6:
        log.accept(log.choice(dice.randrange(len(option_texts(log.state))), by="person"))
    entries = list(log.entries)
    bad = dice.sample(range(10, len(entries)), 1 + seed % 3)
    if seed % 2:
        bad.append(dice.choice(log.line))
    for place in bad:
        if not entries[place].answer.startswith("undo "):
            entries[place] = replace(entries[place], answer="fly to the moon")
    plain, loaded = PlainLog(tables, seed, entries), MatchLog(tables, seed, entries)
    compare(loaded, plain, dice)
    assert (loaded.broken is not None) >= seed % 2
    if loaded.broken is None:
        return
    step = loaded.mended()
    assert step.entry.answer == f"undo {plain.last_turn()}"
    loaded.accept(step)
    plain.add(step.entry)
    compare(loaded, plain, dice)
    compare(MatchLog(tables, seed, loaded.entries), plain, dice)


def test_a_log_whose_undo_goes_ahead_is_refused(content: Content) -> None:
    with pytest.raises(UnreadableAnswer):
        MatchLog(three(content), 1, [Entry(answer="undo 3")])


@pytest.mark.usefixtures("close_snapshots")
@pytest.mark.parametrize("seed", range(6))
def test_a_match_of_the_library_goes_back_with_its_events(content: Content, seed: int) -> None:
    dice = Random(seed)
    match = new_match(content, seed=seed, heroes=["alice", "medusa"], board="sarpedon")
    heard: int | None = None
    for number in range(60):
        if number == seed * 5:
            match.listen()
            heard = heard or int(match.state.steps)
        if match.answers and dice.random() < 0.3:
            match.undo(dice.randrange(len(match.answers)))
            heard = None if heard is None else min(heard, int(match.state.steps))
        elif not match.over:
            answer(match, dice)
        if heard is not None and dice.random() < 0.05:
            assert match.state.log is not None
            match.state.log.clear()  # an undo brings all of them back
            if match.answers:
                match.undo(len(match.answers) - 1)
                heard = min(heard, int(match.state.steps))
        played = replayed(match, heard)
        assert match.save() == played.save()
        assert match.events(open_cards=True) == played.events(open_cards=True)


def replayed(match: Match, heard: int | None) -> Match:
    """The answers that count, played from the seed; a listener starts at a decision."""
    again = new_match(match.content, seed=match.seed, heroes=["alice", "medusa"], board="sarpedon")
    for place in effective(match.answers):
        if heard == again.state.steps:
            again.listen()
        again.enter(match.answers[place])
    return again


@pytest.mark.usefixtures("close_snapshots")
def test_a_state_from_elsewhere_is_not_taken_for_that_of_the_log(content: Content) -> None:
    match = new_match(content, seed=4, heroes=["alice", "medusa"], board="sarpedon")
    dice, saves = Random(4), []
    for _ in range(9):
        saves.append(match.save())
        answer(match, dice)
    other = new_match(content, seed=5, heroes=["alice", "medusa"], board="sarpedon")
    match.undo(6)
    match.state = other.state
    for _ in range(6):
        answer(match, dice)
    match.undo(5)
    assert match.save() == saves[5]


# ---- how much is played ----


def test_a_match_of_700_answers_and_600_undos_costs_what_is_kept(content: Content) -> None:
    tables = content.tables(heroes=["alice", "medusa"], board="sarpedon")
    log = long_match(tables, 1, 700, 600)
    assert log.number == 1300
    assert log.played < 600 * SPACING
    loaded = MatchLog(tables, log.seed, log.entries)
    assert loaded.played == len(log.line) == 100
    for number in (log.line[-1], log.line[SPACING], log.line[3], log.line[len(log.line) // 2]):
        before = loaded.played
        loaded.undo(number, seat="p1")
        assert loaded.played - before < SPACING


def test_snapshots_do_not_grow_with_undos(content: Content) -> None:
    """Going back and forth over a snapshot's position leaves one snapshot, not hundreds."""
    tables = content.tables(heroes=["alice", "medusa"], board="sarpedon")
    dice, log = Random(3), MatchLog(tables, 3)
    while len(log.line) < SPACING + 1:
        log.accept(log.choice(dice.randrange(len(option_texts(log.state))), by="person"))
    for _ in range(50):
        log.accept(log.undo(log.line[SPACING - 2], seat="p1"))
        while len(log.line) < SPACING + 1:
            log.accept(log.choice(dice.randrange(len(option_texts(log.state))), by="person"))
        assert len(log._line.snapshots) == 1
    log.accept(log.undo(log.line[SPACING - 1], seat="p1"))
    assert len(log._line.snapshots) == 0


def test_a_log_is_loaded_in_small_pieces(content: Content) -> None:
    """Between two of them at most one answer is played."""
    tables = content.tables(heroes=["alice", "medusa"], board="sarpedon")
    made = long_match(tables, 1, 100, 40)
    entries, log, played = made.entries, MatchLog(tables, made.seed), 0
    for _ in log.load(entries):
        assert log.played - played <= 1
        played = log.played
    assert log.entries == entries


def test_a_long_log_can_no_longer_be_undone(content: Content, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "MOST_ENTRIES", 6)
    log = MatchLog(content.tables(heroes=["alice", "medusa"], board="sarpedon"), 1)
    for number in range(6):
        assert log.can_undo(0) == (number > 0)
        log.accept(log.choice(0, by="person"))
    assert not log.can_undo(0)

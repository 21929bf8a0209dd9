"""Undo and draws by agreement: entries of a match like any other, and the history they leave."""

from __future__ import annotations

from random import Random

import pytest

from peerless import (
    AnswerError,
    Content,
    Match,
    Outcome,
    StaleAnswer,
    UnreadableAnswer,
    load_match,
    new_match,
    replay,
    to_record,
)
from peerless.messages.translator import LANGUAGES
from peerless.records.log import history
from peerless.records.log.history import effective, undone_to
from peerless.records.log.match_log import MatchLog
from peerless.records.match import resume_match
from peerless.records.record import decode_record, encode_record
from peerless.rules.notation import option_texts
from tests.support.play import answer
from tests.support.words import words


def duel(content: Content, seed: int = 3) -> Match:
    return new_match(content, seed=seed, heroes=["alice", "medusa"], board="sarpedon")


def played(match: Match, answers: int, seed: int = 1) -> list[bytes]:
    """Plays at random; the saves of all moments, the first included."""
    dice = Random(seed)
    saves = [match.save()]
    for _ in range(answers):
        answer(match, dice)
        saves.append(match.save())
    return saves


# ---- how far an undo is free ----


def test_a_whole_move_is_undone_freely_but_not_the_card_it_drew(content: Content) -> None:
    log = MatchLog(content.tables(heroes=["dracula", "medusa"], board="sarpedon"), 3)
    while "maneuver" not in option_texts(log.state):
        log.accept(log.choice(len(option_texts(log.state)) - 1, by="person"))  # Dracula bites nobody
    begun = log.number
    log.accept(log.answer("maneuver"))
    assert log.free_undos("p1") == (None, None)
    for text in ("no_boost", "move sister_2"):
        log.accept(log.answer(text))
    log.accept(log.choice(1, by="person"))
    assert log.free_undos("p1") == (log.number - 1, begun + 1)
    assert log.is_free("p1", begun + 1)
    assert not log.is_free("p1", begun)
    assert log.free_undos("p2") == (None, None)


# ---- which entries count ----


@pytest.mark.parametrize(
    ("entries", "count"),
    [
        ([], []),
        (["a", "b"], [0, 1]),
        (["a", "undo 0"], []),
        (["a", "b", "undo 1", "c"], [0, 3]),
        (["a", "b", "undo 1", "undo 0", "c"], [4]),
        (["a", "b", "undo 0", "undo 2", "c"], [0, 1, 4]),  # the undo is undone
        (["a", "b", "c", "undo 1", "d", "undo 3", "e"], [0, 1, 2, 6]),  # back to another branch
        (["a", "b", "c", "undo 1", "d", "undo 4", "e"], [0, 6]),  # to the moment right after an undo
        (["a", "undo 0", "b", "undo 2", "undo 1"], [0]),
        (["a", "resign p3", "undo 1", "b"], [0, 3]),
    ],
)
def test_the_entries_that_count(entries: list[str], count: list[int]) -> None:
    assert effective(entries) == count


def test_many_undos_cost_little() -> None:
    entries = ["a"]
    for number in range(1, 50_000):
        entries += [f"undo {number - 1}", "a"]
    assert len(effective(entries)) < len(entries)


@pytest.mark.parametrize(
    "entry", ["undo", "undo ", "undo -1", "undo 01", "undo 1 ", "undo x", "Undo 1", "undo 1234567890"]
)
def test_what_is_no_undo(entry: str) -> None:
    assert undone_to(entry) is None


@pytest.mark.parametrize("entries", [["undo 0"], ["a", "undo 1"], ["a", "undo 0", "undo 2"]])
def test_an_undo_goes_back_and_not_ahead(entries: list[str]) -> None:
    with pytest.raises(UnreadableAnswer, match=words("error-undo-moment")):
        effective(entries)


# ---- undo in a match ----


def test_the_match_is_as_it_was(content: Content) -> None:
    match = duel(content)
    saves = played(match, 40)
    answers = list(match.answers)
    for moment in (39, 20, 21, 0, 40):
        match.undo(moment)
        assert match.save() == saves[moment]
        assert match.decision.number == moment == len(effective(match.answers))
    assert match.answers == [*answers, "undo 39", "undo 20", "undo 21", "undo 0", "undo 40"]


def test_the_same_answers_draw_the_same_cards_again(content: Content) -> None:
    match = duel(content)
    saves = played(match, 60)
    again = match.answers[10:60]
    match.undo(10)
    for number, text in enumerate(again):
        match.answer(text)
        assert match.save() == saves[11 + number]


def test_an_undo_can_be_undone(content: Content) -> None:
    match = duel(content)
    saves = played(match, 30)
    match.undo(12)
    other = played(match, 5, seed=2)
    match.undo(30)
    assert match.save() == saves[30]
    match.undo(35)  # the branch that was left: four answers after the first undo
    assert match.save() == other[4]


def test_a_decision_is_found_among_the_entries(content: Content) -> None:
    match = duel(content)
    saves = played(match, 12)
    match.undo(8)
    more = played(match, 6, seed=5)
    match.undo(effective(match.answers)[10])
    assert match.decision.number == 10
    assert match.save() == more[2]
    match.undo(effective(match.answers)[3])
    assert match.save() == saves[3]


def test_events_are_those_of_what_counts(content: Content) -> None:
    match, straight = duel(content), duel(content)
    match.listen()
    straight.listen()
    played(match, 30)
    match.undo(9)
    played(match, 10, seed=7)
    for place in effective(match.answers):
        straight.answer(match.answers[place])
    assert match.events(open_cards=True) == straight.events(open_cards=True)


def test_who_listens_late_hears_from_there_on(content: Content) -> None:
    match = duel(content)
    played(match, 10)
    match.listen()
    played(match, 10)
    heard = match.events()
    played(match, 10)
    match.undo(20)
    assert match.events() == heard
    match.undo(5)
    assert match.events() == []
    played(match, 10)
    assert match.events()


def test_nobody_listens_unasked(content: Content) -> None:
    match = duel(content)
    played(match, 5)
    match.undo(2)
    assert match.state.log is None


def test_a_copy_undoes_alone(content: Content) -> None:
    match = duel(content)
    saves = played(match, 10)
    twin = match.copy()
    twin.undo(4)
    assert (twin.save(), match.save()) == (saves[4], saves[10])
    assert len(match.answers) == 10


def test_a_copy_of_a_log_goes_on_alone(content: Content) -> None:
    tables = content.tables(heroes=["alice", "medusa"], board="sarpedon")
    log = MatchLog(tables, 1)
    for _ in range(5):
        log.accept(log.choice(0, by="person"))
    log.accept(log.undo(3, seat="p1"))
    known = (log.answers, log.line, log.events_from(0, None), log.known(5, 99), log.state.key())
    twin = log.copy()
    assert (twin.answers, twin.line, twin.events_from(0, None), twin.known(5, 99), twin.state.key()) == known
    twin.accept(twin.choice(0, by="person"))
    assert (log.answers, log.line, log.events_from(0, None), log.known(5, 99), log.state.key()) == known
    assert twin.number == log.number + 1


def test_a_player_who_has_resigned_is_out(content: Content) -> None:
    """So they have no say in what the others propose, and nobody waits for them to come back."""
    log = MatchLog(content.tables(heroes=["alice", "medusa", "sinbad"], board="soho", mode="free_for_all"), 4)
    assert not log.is_out("p1")
    log.accept(log.resign("p1"))
    assert [log.is_out(seat) for seat in ("p1", "p2", "p3")] == [True, False, False]


def test_answers_are_a_copy(content: Content) -> None:
    match = duel(content)
    played(match, 3)
    match.answers.clear()
    assert len(match.answers) == 3


def test_a_resignation_can_be_undone_while_others_play(content: Content) -> None:
    match = new_match(
        content, seed=4, heroes=["alice", "medusa", "sinbad"], board="soho", mode="free_for_all", edition="current"
    )
    saves = played(match, 20)
    match.resign("p3")
    match.undo(20)
    assert match.save() == saves[20]


@pytest.mark.parametrize("moment", [-1, 5, 6, 10**12])
def test_a_moment_that_is_not_there_is_refused(content: Content, moment: int) -> None:
    match = duel(content)
    played(match, 5)
    before, answers = match.save(), list(match.answers)
    with pytest.raises(UnreadableAnswer, match=words("error-undo-moment", moment=moment, entries=5)):
        match.undo(moment)
    assert (match.save(), match.answers) == (before, answers)


def test_refusals_are_said_in_every_language(content: Content) -> None:
    match = duel(content)
    with pytest.raises(AnswerError) as caught:
        match.undo(0)
    assert len({caught.value.said(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_match_that_is_over_stays_so(content: Content) -> None:
    match = duel(content)
    played(match, 3)
    match.resign("p1")
    with pytest.raises(StaleAnswer, match="over"):
        match.undo(2)
    with pytest.raises(StaleAnswer, match="over"):
        match.draw()
    assert match.answers[-1] == "resign p1"


def test_a_match_from_a_save_cannot_go_back(content: Content) -> None:
    match = duel(content)
    played(match, 6)
    loaded = load_match(match.save(), content)
    played(loaded, 3)
    with pytest.raises(AnswerError, match="save"):
        loaded.undo(1)


def test_undos_have_an_end(content: Content, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("peerless.records.match.MOST_UNDOS", 3)
    match = duel(content)
    played(match, 3)
    for _ in range(3):
        match.undo(1)
    with pytest.raises(AnswerError, match=words("error-undo-many", most=3)):
        match.undo(1)
    assert history.MOST_UNDOS >= 1000


# ---- records and logs ----


def branched(content: Content) -> Match:
    """A match with undos, and undos of undos, not over."""
    match, dice = duel(content, seed=8), Random(8)
    for _ in range(25):
        for _ in range(dice.randint(1, 4)):
            if not match.over:
                answer(match, dice)
        if not match.over:
            match.undo(dice.randrange(len(match.answers)))
    return match


def test_records_with_undos_are_replayed_and_verified(content: Content) -> None:
    match = branched(content)
    record = decode_record(encode_record(to_record(match)))
    assert sum(entry.startswith("undo ") for entry in record.answers) > 10
    again = replay(record, content, listen=True)
    assert again.answers == match.answers
    assert again.save() == match.save()
    for steps in (5, 17, 30):
        assert replay(record, content, steps=steps).answers == record.answers[:steps]


def test_a_log_is_resumed_where_it_ended(content: Content) -> None:
    match = branched(content)
    log = list(match.answers)
    resumed = resume_match(content, match.settings, match.seed, log, listen=True)
    assert resumed.save() == match.save()
    assert resumed.answers == log
    assert resumed.is_whole
    assert resumed.events(open_cards=True) == replay(to_record(match), content, listen=True).events(open_cards=True)
    resumed.undo(3)
    match.undo(3)
    assert resumed.save() == match.save()


def test_a_match_without_entries_is_resumed(content: Content) -> None:
    match = duel(content)
    resumed = resume_match(content, match.settings, match.seed, [], listen=True)
    assert resumed.save() == match.save()
    assert resumed.events() == []


# ---- draws by agreement ----


def test_a_draw_by_agreement(content: Content) -> None:
    match = duel(content)
    match.listen()
    played(match, 7)
    match.draw()
    assert match.over
    assert match.outcome == Outcome((), "agreement")
    assert match.answers[-1] == "agree draw"
    assert match.events()[-1] == {"kind": "over", "step": 8, "winners": [], "reason": "agreement"}
    record = decode_record(encode_record(to_record(match)))
    assert record.result is not None
    assert (record.result.winners, record.result.reason) == ((), "agreement")
    assert replay(record, content).save() == match.save()


def test_a_drawn_match_can_be_saved(content: Content) -> None:
    match = duel(content)
    match.draw()
    assert load_match(match.save(), content).outcome == match.outcome

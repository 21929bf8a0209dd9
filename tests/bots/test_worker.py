"""A bot in its own process plays as it does here, and whatever it does, the match continues."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from peerless import Content, Match, SettingsError, new_match
from peerless.bots import GreedyBot, RandomBot, WorkerBot, complaints
from peerless.bots.fallback import Fallback
from peerless.bots.remote import MOST_STARTS, NoAnswer, Process
from tests.support.words import words

BAD = "tests.bots.bad_bots"


@pytest.fixture
def match(content: Content) -> Match:
    return new_match(content, seed=3, heroes=["medusa", "genie"], board="sarpedon")


def worker(spec: str, content: Content, seconds: float = 200.0, **options: int) -> WorkerBot:
    return WorkerBot(spec, content, seconds=seconds, modules=[BAD], **options)


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records]


def complaints_in(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What is logged about a bot, without the details."""
    args = [arg for record in caplog.records for arg in record.args or ()]
    return [arg.what for arg in args if isinstance(arg, NoAnswer)]


def test_it_plays_as_it_does_here(match: Match, content: Content, caplog: pytest.LogCaptureFixture) -> None:
    there, here = WorkerBot("greedy:worlds=1", content, seed=5), GreedyBot(worlds=1, seed=5)
    other = RandomBot(2)
    for _ in range(60):
        if match.over:
            break
        view = match.view(match.decision.seat)
        if match.decision.seat == "p1":
            assert there.choose(view) == here.choose(view)
        match.answer((here if match.decision.seat == "p1" else other).choose(view))
    there.stop()
    assert lines(caplog) == []


def test_a_hero_of_ones_own_travels_with_it(content: Content, caplog: pytest.LogCaptureFixture) -> None:
    own = content.copy()
    data = own.heroes["medusa"]
    own.heroes["gorgon"] = type(data)(**{**{f: getattr(data, f) for f in data.__struct_fields__}, "id": "gorgon"})
    match = new_match(own, seed=1, heroes=["gorgon", "alice"], board="sarpedon")
    bot = worker("stubborn", own, seed=1)
    assert bot.choose(match.view("p1")) == 1
    bot.stop()
    assert lines(caplog) == []


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [("raising", complaints.raised("ValueError")), ("dying", complaints.ENDED), ("gone", complaints.UNMADE)],
)
def test_what_goes_wrong_is_logged_and_replaced(
    match: Match, content: Content, caplog: pytest.LogCaptureFixture, spec: str, complaint: str
) -> None:
    bot = worker(spec, content)
    view = match.view("p1")
    assert bot.choose(view) == Fallback().choose(view)
    assert complaints_in(caplog) == [complaint]
    assert len(lines(caplog)) == 1
    if spec == "raising":
        assert repr(ValueError("no idea")) in lines(caplog)[0]
    bot.stop()


def test_nonsense_is_replaced(match: Match, content: Content, caplog: pytest.LogCaptureFixture) -> None:
    bot = worker("nonsense", content)
    view = match.view("p1")
    assert [bot.choose(view) for _ in range(9)] == [Fallback().choose(view)] * 9
    assert complaints_in(caplog) == [complaints.NONSENSE] * 9
    assert bot.starts == 1
    bot.stop()


def test_a_bot_that_hangs_is_given_up_and_the_match_ends(
    match: Match, content: Content, caplog: pytest.LogCaptureFixture
) -> None:
    bot = worker("hanging", content, seconds=0.2)
    other = RandomBot(2)
    while not match.over:
        seat = match.decision.seat
        match.answer((bot if seat == "p1" else other).choose(match.view(seat)))
    told = complaints_in(caplog)
    assert told[:MOST_STARTS] == [complaints.LATE] * MOST_STARTS
    assert set(told[MOST_STARTS:]) == {complaints.failed(MOST_STARTS)}
    assert bot.starts == MOST_STARTS


def test_it_is_replaced_after_a_crash(match: Match, content: Content) -> None:
    bot = worker("stubborn", content, seed=2)
    view = match.view("p1")
    assert bot.choose(view) == 2
    process = bot._process
    assert process is not None
    process.kill()
    assert bot.choose(view) == Fallback().choose(view)
    assert bot.choose(view) == 2
    assert bot.starts == 2
    bot.stop()


def stop_when(bot: WorkerBot, holds: Callable[[], bool]) -> threading.Thread:
    """Stops a bot once something holds."""

    def wait_and_stop() -> None:
        while not holds():
            time.sleep(0.01)
        bot.stop()

    stopping = threading.Thread(target=wait_and_stop)
    stopping.start()
    return stopping


def test_it_can_be_stopped_while_it_thinks(
    match: Match, content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = tmp_path / "begun"
    monkeypatch.setenv("PEERLESS_TEST_BEGUN", str(begun))
    bot = worker("hanging", content, seconds=10**6)
    stopping = stop_when(bot, begun.exists)
    view = match.view("p1")
    assert bot.choose(view) == Fallback().choose(view)
    stopping.join()


def test_it_can_be_stopped_while_it_gets_ready(
    match: Match, content: Content, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = worker("stubborn", content)
    monkeypatch.setattr(bot, "launch", lambda: Process([sys.executable, "-c", "import time; time.sleep(600)"]))
    stopping = stop_when(bot, lambda: bot._process is not None)
    bot.choose(match.view("p1"))
    stopping.join()
    assert complaints_in(caplog)[0] == complaints.ENDED


def test_what_a_bot_prints_is_no_answer(match: Match, content: Content, caplog: pytest.LogCaptureFixture) -> None:
    bot = worker("talking", content)
    assert bot.choose(match.view("p1")) == 0
    assert lines(caplog) == []
    bot.stop()


def test_a_wrong_spec_is_refused_at_once(content: Content) -> None:
    with pytest.raises(SettingsError, match=words("error-no-bot", name="clever")):
        WorkerBot("clever", content)

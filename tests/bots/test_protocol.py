"""Programs as players: a whole match by the example, and everything a program can do wrong."""

from __future__ import annotations

import json
import logging
import shlex
import shutil
import sys
import threading
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from peerless import AnswerError, Content, Match, SettingsError, UnreadableAnswer, decode_record, new_match
from peerless.bots import ProgramBot, RandomBot, check_bot, complaints, make_bot
from peerless.bots.fallback import Fallback
from peerless.bots.protocol import PROTOCOL
from peerless.bots.remote import MOST_STARTS, MOST_WAITING, Lost, NoAnswer
from peerless.cli.main import main
from peerless.messages.message import Message

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = f"perl {shlex.quote(str(ROOT / 'examples' / 'bot.pl'))}"
HEAD = """
import json, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
hello = json.loads(sys.stdin.readline())
say(type="ready", protocol=1)
for line in sys.stdin:
    message = json.loads(line)
    number = message.get("number")
    if message["type"] == "end":
        break
"""
SECONDS = 200.0
"""For an answer; on a machine however busy enough."""
needs_perl = pytest.mark.skipif(shutil.which("perl") is None, reason="the example is in Perl")


def program(tmp_path: Path, body: str, head: str = HEAD, seconds: float = SECONDS) -> ProgramBot:
    """A bot that does this with every message."""
    path = tmp_path / "program.py"
    lines = "".join(f"    {line}\n" for line in body.splitlines())
    path.write_text(head + lines, encoding="utf-8")
    return ProgramBot(shlex.join([sys.executable, str(path)]), seconds)


def fault_of(record: logging.LogRecord) -> NoAnswer:
    """What a program did instead of answering, from the line logged about it."""
    assert isinstance(record.args, tuple)
    (fault,) = [arg for arg in record.args if isinstance(arg, NoAnswer)]
    return fault


OPTIONS = 5
"""Of the first decision."""
NO_SPACE = UnreadableAnswer(Message("error-answer-no-space", space="fly"), answer="fly")


@pytest.fixture
def match(content: Content) -> Match:
    return new_match(content, seed=1, heroes=["alice", "medusa"], board="sarpedon")


def play(match: Match, bot: ProgramBot, answers: int = 10_000) -> list[str]:
    """The bot on the first seat; what it answered."""
    other = RandomBot(1)
    given = []
    for _ in range(answers):
        if match.over:
            break
        seat = match.decision.seat
        player = bot if seat == "p1" else other
        match.answer(player.choose(match.view(seat)))
        if seat == "p1":
            given.append(match.answers[-1])
    bot.stop()
    return given


@needs_perl
def test_the_example_plays_a_whole_match(match: Match, caplog: pytest.LogCaptureFixture) -> None:
    given = play(match, ProgramBot(EXAMPLE))
    assert match.over
    assert any(answer.startswith("attack") for answer in given)
    assert caplog.records == []


@needs_perl
def test_the_example_is_a_fair_bot(content: Content) -> None:
    assert check_bot(lambda: ProgramBot(EXAMPLE), content, matches=1) == []


@needs_perl
def test_the_example_has_thirty_lines_and_plays_from_the_command_line(tmp_path: Path) -> None:
    text = (ROOT / "examples" / "bot.pl").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 30
    record = tmp_path / "match.json"
    arguments = ["watch", "--p1", f"program:{EXAMPLE}", "--p2", "random", "--seed", "1", "--record", str(record)]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    assert decode_record(record.read_bytes()).result is not None


def test_it_is_told_what_its_seat_may_know(match: Match, tmp_path: Path) -> None:
    told = tmp_path / "told.json"
    head = HEAD.replace(
        "for line in", f"heard = open({str(told)!r}, 'w')\nheard.write(json.dumps(hello) + '\\n')\nfor line in"
    )
    body = "heard.write(line)\nheard.flush()\nsay(type='answer', number=number, answer=0)"
    play(match, program(tmp_path, body, head), answers=8)
    hello, first, *_ = [json.loads(line) for line in told.read_text(encoding="utf-8").splitlines()]
    assert hello["type"] == "hello"
    assert (hello["protocol"], hello["seat"], hello["seconds"]) == (1, "p1", SECONDS)
    assert hello["settings"]["heroes"] == ["alice", "medusa"]
    view = first["view"]
    assert (view["seat"], view["decision"]["number"], first["number"]) == ("p1", 0, 0)
    assert len(view["seats"][0]["hand"]) == 5
    assert view["seats"][1]["hand"] == []
    assert "seed" not in json.dumps([hello, first])


def test_an_option_may_be_named_by_text_or_index(match: Match, tmp_path: Path) -> None:
    last = "say(type='answer', number=number, answer=message['view']['decision']['options'][-1])"
    wanted = match.decision.options[-1]
    assert play(match.copy(), program(tmp_path, last), answers=1) == [wanted]
    by_index = "say(type='answer', number=number, answer=len(message['view']['decision']['options']) - 1)"
    assert play(match, program(tmp_path, by_index), answers=1) == [wanted]


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("say(type='answer', number=number, answer=999)", complaints.no_option(999, OPTIONS)),
        ("say(type='answer', number=number, answer=-1)", complaints.no_option(-1, OPTIONS)),
        ("say(type='answer', number=number, answer='fly')", complaints.refused(NO_SPACE)),
        ("say(type='answer', number=number, answer=[1])", complaints.UNREADABLE),
        ("say(type='answer', number=number + 1, answer=0)", complaints.other_decision(1, 0)),
        ("say(type='answer', answer=0)", complaints.UNREADABLE),
        ("print('attack!', flush=True)", complaints.UNREADABLE),
        ("sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()", complaints.UNREADABLE),
        ("sys.exit(3)", complaints.ENDED),
        ("print('x' * 200_000, flush=True)", complaints.UNREADABLE),
    ],
)
def test_what_is_no_answer_is_replaced(
    match: Match, tmp_path: Path, caplog: pytest.LogCaptureFixture, body: str, complaint: str
) -> None:
    body = f"if message['type'] == 'decide':\n    {body}"
    plain = Fallback().choose(match.view("p1"))
    wanted = match.decision.options[plain]
    bot = program(tmp_path, body)
    assert play(match, bot, answers=1) == [wanted]
    (record,) = caplog.records
    fault = fault_of(record)
    assert fault.what == complaint
    assert record.args == ("p1", 0, bot.name, fault, wanted)


def test_it_is_told_why_its_answer_was_refused(match: Match, tmp_path: Path) -> None:
    told = tmp_path / "told.txt"
    body = f"""if message["type"] == "refused":
    open({str(told)!r}, "a").write(message["why"])
elif number == 0:
    say(type="answer", number=number, answer="fly")
else:
    say(type="answer", number=number, answer=0)"""
    with pytest.raises(AnswerError) as refused:
        match.copy().answer("fly")
    play(match, program(tmp_path, body), answers=5)
    assert str(refused.value) in told.read_text(encoding="utf-8")


def test_a_late_program_is_stopped_and_started_again(
    match: Match, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bot = program(tmp_path, "time.sleep(10**6)", seconds=0.2)
    play(match, bot)
    assert match.over
    faults = [fault_of(record) for record in caplog.records[: MOST_STARTS + 1]]
    assert [isinstance(fault, Lost) for fault in faults] == [True] * MOST_STARTS + [False]
    assert bot.starts == MOST_STARTS


def test_an_answer_to_an_earlier_decision_is_passed_over(match: Match, tmp_path: Path) -> None:
    body = "say(type='answer', number=number - 1, answer=999)\nsay(type='answer', number=number, answer=0)"
    wanted = match.decision.options[0]
    assert play(match, program(tmp_path, body), answers=1) == [wanted]


@pytest.mark.parametrize(
    ("head", "complaint"),
    [
        (HEAD.replace("protocol=1", "protocol=2"), complaints.other_protocol(2, PROTOCOL)),
        (HEAD.replace('say(type="ready", protocol=1)', "sys.exit()"), complaints.ENDED),
        (HEAD.replace('say(type="ready", protocol=1)', "print('hi', flush=True)"), complaints.UNREADABLE),
    ],
)
def test_a_wrong_greeting_is_noticed(
    match: Match, tmp_path: Path, caplog: pytest.LogCaptureFixture, head: str, complaint: str
) -> None:
    play(match, program(tmp_path, "pass", head), answers=1)
    assert fault_of(caplog.records[0]).what == complaint


def test_a_program_that_is_not_there(match: Match, caplog: pytest.LogCaptureFixture) -> None:
    play(match, ProgramBot("./no_such_program"), answers=1)
    fault = fault_of(caplog.records[0])
    assert isinstance(fault.__cause__, FileNotFoundError)
    assert fault.what == complaints.unstarted(fault.__cause__)


def stop_when(bot: ProgramBot, there: Path) -> None:
    """Stops a bot once a file is there."""
    while not there.exists():
        time.sleep(0.01)
    bot.stop()


def test_it_can_be_stopped_while_it_thinks(match: Match, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    bot = program(tmp_path, f"open({str(tmp_path / 'thinks')!r}, 'w')\ntime.sleep(10**6)", seconds=10**6)
    stopping = threading.Thread(target=stop_when, args=(bot, tmp_path / "thinks"))
    stopping.start()
    choice = bot.choose(match.view("p1"))
    stopping.join()
    assert choice == Fallback().choose(match.view("p1")) == bot.choose(match.view("p1"))
    assert fault_of(caplog.records[-1]).what == complaints.STOPPED


def test_each_match_has_a_process_of_its_own(match: Match, content: Content, tmp_path: Path) -> None:
    told = tmp_path / "told.txt"
    head = HEAD.replace("for line in", f"open({str(told)!r}, 'a').write(hello['seat'] + ' ')\nfor line in")
    bot = program(tmp_path, "say(type='answer', number=number, answer=0)", head)
    for one in (match.copy(), new_match(content, seed=2, heroes=["medusa", "alice"], board="sarpedon")):
        for _ in range(3):
            one.answer(bot.choose(one.view(one.decision.seat)))
    again = match.copy()
    again.answer(bot.choose(again.view(again.decision.seat)))
    bot.stop()
    assert told.read_text(encoding="utf-8").count("p") == 3


def test_a_spec_names_the_program() -> None:
    bot = make_bot("program: perl 'my bot.pl' --fast")
    assert isinstance(bot, ProgramBot)
    assert bot.command == ["perl", "my bot.pl", "--fast"]
    for wrong in ("program", "program:", "program:'open"):
        with pytest.raises(SettingsError, match="bot 'program:"):
            make_bot(wrong)


def test_a_program_that_floods_old_answers_is_late_all_the_same(match: Match, tmp_path: Path) -> None:
    body = "while True:\n    say(type='answer', number=-1, answer=0)"
    play(match, program(tmp_path, body, seconds=0.5), answers=1)


def test_a_program_that_talks_unasked_is_not_listened_to_for_ever(match: Match, tmp_path: Path) -> None:
    """After its first answer it floods: what waits to be read stays within bounds while nobody asks."""
    body = "say(type='answer', number=number, answer=0)\nwhile True:\n    say(type='nonsense', text='x' * 1000)"
    bot = program(tmp_path, body)
    match.answer(bot.choose(match.view("p1")))
    process = bot._process
    assert process is not None
    waiting = -1
    while waiting != process._answers.qsize() or waiting < MOST_WAITING:  # until no more is taken
        waiting = process._answers.qsize()
        assert waiting <= MOST_WAITING + 2
        time.sleep(0.1)
    bot.stop()


@pytest.mark.parametrize(
    "answer", ['{"type":"answer","number":0,"answer":0,"x":' + "[" * 30_000, '"\ud800"', "[]", "{"]
)
def test_an_answer_that_cannot_be_read_is_replaced_at_once(
    match: Match, tmp_path: Path, caplog: pytest.LogCaptureFixture, answer: str
) -> None:
    written = answer.encode("utf-8", "surrogatepass")
    body = f"sys.stdout.buffer.write({written!r} + b'\\n')\nsys.stdout.flush()"
    wanted = match.decision.options[Fallback().choose(match.view("p1"))]
    assert play(match, program(tmp_path, body), answers=1) == [wanted]
    (record,) = caplog.records
    assert not isinstance(fault_of(record), Lost), "it was read, not waited for"


def test_what_a_program_has_started_ends_with_it(match: Match, tmp_path: Path) -> None:
    """A wrapper script is stopped with what it wraps."""
    told = tmp_path / "pid"
    new = tmp_path / "pid.new"
    body = f"""import os, pathlib
pathlib.Path({str(new)!r}).write_text(str(os.getpid()))
os.rename({str(new)!r}, {str(told)!r})
time.sleep(10**6)"""
    path = tmp_path / "program.py"
    path.write_text(HEAD + "".join(f"    {line}\n" for line in body.splitlines()), encoding="utf-8")
    wrapped = f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}; true"
    bot = ProgramBot(shlex.join(["sh", "-c", wrapped]), SECONDS)
    stopping = threading.Thread(target=stop_when, args=(bot, told))
    stopping.start()
    play(match, bot, answers=1)
    stopping.join()
    pid = int(told.read_text())
    line = Path(f"/proc/{pid}/cmdline")
    while line.exists() and line.read_bytes():
        time.sleep(0.05)

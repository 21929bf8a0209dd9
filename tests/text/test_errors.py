"""Errors are messages: every key has its English text, and nothing is rendered before it is read."""

from __future__ import annotations

import ast
import functools
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from peerless import Content, IllegalAnswer, PeerlessError, RecordError, SettingsError, UnreadableAnswer, new_match
from peerless.core import errors
from peerless.core.errors import ContentError
from peerless.messages.message import Joined, Message, either
from peerless.messages.problem import Problem
from peerless.messages.translator import LANGUAGES, translator
from tests.catalog.support import hero
from tests.text.test_languages import LOCALE, ROOT, messages

SOURCE = ROOT / "src" / "peerless"
KEY = re.compile(r"(error|fault)(-[a-z0-9]+)+")
REFUSALS = {"Problem"} | {name for name in vars(errors) if name.endswith(("Error", "Answer"))}
"""Classes of what is refused."""


@functools.cache
def nodes() -> list[tuple[str, ast.Call | ast.Constant]]:
    """The calls and constants in the source, each with its file and line."""
    return [
        (f"{path.relative_to(SOURCE)}:{node.lineno}", node)
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call | ast.Constant)
    ]


def calls(names: set[str]) -> Iterator[tuple[str, ast.Call]]:
    for place, node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield place, node


@functools.cache
def written_keys() -> set[str]:
    """Every key of an error or a fault in the source, in a message or in a table of keys."""
    texts = (node.value for _, node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str))
    return {text for text in texts if KEY.fullmatch(text)}


def file_keys(name: str) -> set[str]:
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", (LOCALE / "en" / name).read_text("utf-8"), re.MULTILINE))


# ---- keys and texts ----


def test_every_key_has_a_text_and_every_text_is_used() -> None:
    of_errors, of_faults = file_keys("errors.ftl"), file_keys("faults.ftl")
    assert all(key.startswith("error-") for key in of_errors)
    assert all(key.startswith("fault-") for key in of_faults)
    assert sorted(written_keys() - of_errors - of_faults) == []
    assert sorted((of_errors | of_faults) - written_keys()) == []


def test_every_message_gets_the_arguments_its_text_asks_for() -> None:
    known, checked = messages("en"), 0
    for place, call in calls({"Message"}):
        key = call.args[0]
        keys = [node.value for node in ast.walk(key) if isinstance(node, ast.Constant) and node.value in known]
        assert keys or not isinstance(key, ast.Constant), f"{place}: no message {ast.unparse(key)}"
        given = {keyword.arg for keyword in call.keywords}
        for name in keys:
            checked += 1
            assert known[str(name)].arguments == given, f"{place}: {name}"
    assert checked > 200


def test_no_error_has_words_of_its_own() -> None:
    """A text in the source would be English in every language; words from outside come as variables."""
    wordy = [
        place
        for place, call in calls(REFUSALS)
        for argument in call.args
        if isinstance(argument, ast.JoinedStr)
        or (isinstance(argument, ast.Constant) and isinstance(argument.value, str) and " " in argument.value)
    ]
    assert wordy == []


# ---- saying ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_is_said_in_each_language(language: str) -> None:
    """With messages that are there from the terminal; that none is missing, `test_languages.py` sees to."""
    inner = IllegalAnswer(Message("match-choose"), "TRN-1")
    error = RecordError(Message("match-refused", why=inner))
    choose = translator(language).say("match-choose")
    assert error.said(language) == translator(language).say("match-refused", why=f"{choose} (TRN-1)")
    assert str(error) == error.said("en")
    problem = Problem("a.yaml", "cards", Message("match-choose"))
    assert problem.said(language) == f"a.yaml: cards: {choose}"
    assert ContentError([problem, problem]).said(language) == f"{problem.said(language)}\n{problem.said(language)}"


def test_the_rule_stands_at_the_end() -> None:
    reason = translator("en").part("error-answer-empty")
    assert str(IllegalAnswer(Message("error-answer-empty"), "ATK-1")) == f"{reason} (ATK-1)"
    assert str(IllegalAnswer(Message("error-answer-empty"))) == reason


def test_words_from_outside_stay_as_they_are() -> None:
    assert SettingsError("Expected `int` , got a apple").said("uk") == "Expected `int` , got a apple"
    outside = "a apple , { $x } " + "…" * 5000
    assert outside in str(UnreadableAnswer(Message("error-answer-other"), answer=outside))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_answer_is_quoted_before_its_reason(language: str) -> None:
    error = IllegalAnswer(Message("error-answer-in-the-way"), "MOV-3").quoting("s05")
    reason = translator(language).part("error-answer-in-the-way")
    assert error.reason(language) == reason
    quoted = translator(language).part("error-answer-quoted", answer="s05", reason=reason)
    assert error.said(language) == f"{quoted} (MOV-3)"


def test_numbers_are_written_as_in_the_files() -> None:
    for message in (
        Message("fault-large", most=200_000),
        Message("fault-type-number", least=0.2, most=5),
        Message("error-check-failed", failed=1, count=1),
    ):
        assert set(re.findall(r"[\d.,]*\d", str(message))) == {str(number) for number in message.args.values()}


def test_one_of_several() -> None:
    assert str(either([3])) == "3"
    say, none = translator("en").part, translator("en").part("error-none")
    assert str(either([2, 3, 4])) == say("error-or", first=say("error-or", first=2, second=3), second=4)
    assert Joined([Message("error-none"), Message("error-none")], "; ").said() == f"{none}; {none}"


def test_equal_messages_are_equal() -> None:
    assert Message("error-none") == Message("error-none")
    assert len({Message("error-or", first=1, second=2), Message("error-or", first=1, second=3)}) == 2
    assert Message("error-or", first=1, second=2) != str(Message("error-or", first=1, second=2))


def test_errors_can_be_handed_to_another_process(content: Content) -> None:
    with pytest.raises(ContentError) as caught:
        content.copy().add_data(hero(move=-1), "bad")
    for error in (caught.value, IllegalAnswer(Message("error-none"), "ATK-1")):
        again: PeerlessError = pickle.loads(pickle.dumps(error))
        assert str(again) == str(error)
        assert getattr(again, "rule", None) == getattr(error, "rule", None)


def test_a_problem_tells_its_file_and_place(content: Content) -> None:
    with pytest.raises(ContentError) as caught:
        content.copy().add_data(hero(move=-1), "bad")
    (problem,) = caught.value.problems
    assert (problem.file, problem.place) == ("bad", "move")
    wanted = Message("fault-expected", found="-1", expected=Message("fault-type-whole-number", least=0, most=9))
    assert problem.message == wanted
    assert str(problem) == f"bad: move: {wanted}"
    assert str(caught.value) == str(problem)


QUIET = """
import sys
from peerless import AnswerError, load_content, new_match
match = new_match(load_content(), heroes=["alice", "medusa"], board="sarpedon", seed=1)
refused = []
for answer in ("fly", "", 99, "none"):
    try:
        match.answer(answer)
    except AnswerError as error:
        refused.append(error)
assert len(refused) == 4
assert "peerless.messages.translator" not in sys.modules
assert str(refused[0])
assert "peerless.messages.translator" in sys.modules
"""


def test_an_error_that_nobody_reads_loads_no_messages() -> None:
    subprocess.run([sys.executable, "-c", QUIET], check=True, cwd=Path(SOURCE).parent)


def test_a_refusal_names_the_answer(content: Content) -> None:
    match = new_match(content, heroes=["alice", "medusa"], board="sarpedon", seed=1)
    with pytest.raises(UnreadableAnswer) as caught:
        match.answer("z9")
    assert caught.value.message == Message("error-answer-no-space", space="z9")
    assert caught.value.answer == "z9"
    assert str(caught.value) == str(Message("error-answer-quoted", answer="z9", reason=caught.value.message))

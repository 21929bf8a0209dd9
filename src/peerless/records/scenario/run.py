"""Run scenarios, from the set-up to the first step that fails."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeGuard

from peerless.catalog.content import Content
from peerless.catalog.settings import MOST_SEATS, Settings
from peerless.core.errors import ContentError, PeerlessError, RecordError
from peerless.core.state import State
from peerless.messages.message import Joined, Message, Sayable
from peerless.messages.problem import Problem
from peerless.records.match import Match
from peerless.records.position import build, definition_of, seat_of
from peerless.records.scenario.checks import check
from peerless.records.scenario.file import RefusedSetUp, Scenario, Step, read_entries
from peerless.records.scenario.spelling import misnamed, misspelled
from peerless.rules import driver
from peerless.rules.notation import seat_name

_SEATS: Final = tuple(seat_name(seat) for seat in range(MOST_SEATS))
_RULE: Final = re.compile(r"\b[A-Z]+-\d+\b")


@dataclass
class ScenarioResult:
    """Whether a scenario passed, and what failed."""

    name: str
    ok: bool
    failures: list[Sayable] = field(default_factory=list)
    path: str = ""
    rules: list[str] = field(default_factory=list)
    number: int = 0
    """Number of the scenario in its file, from 1; 0 for the whole file."""
    step: int = 0
    """Number of the step that failed, from 1; 0 if it is none in particular."""
    line: int = 0
    """Line of the scenario in its file, or of the step that failed; 0 if it has none."""


def run_file(path: Path, content: Content) -> list[ScenarioResult]:
    """Run every scenario of a file. A malformed scenario is a failed result, and so is an unreadable file."""
    try:
        entries = read_entries(path)
    except RecordError as error:
        return [ScenarioResult(path.name, False, [error], str(path))]
    results = []
    for entry in entries:
        if entry.scenario is None:
            result = ScenarioResult(entry.name, False, list(entry.faults))
        else:
            result = run(entry.scenario, content)
        result.path, result.number = str(path), entry.number
        result.line = entry.line(f"steps[{result.step - 1}]" if result.step else "")
        results.append(result)
    return results


def run(scenario: Scenario, content: Content) -> ScenarioResult:
    """Run a scenario up to the first step that fails."""
    failures = misspelled(scenario) or _play(scenario, content)
    step = next((failure.args["number"] for failure in failures if _is_of_step(failure)), 0)
    return ScenarioResult(scenario.name, not failures, failures, rules=list(scenario.rules), step=int(str(step)))


def _is_of_step(failure: Sayable) -> TypeGuard[Message]:
    return isinstance(failure, Message) and failure.key == "fault-step"


def _play(scenario: Scenario, content: Content) -> list[Sayable]:
    try:
        match = start(scenario, content)
    except PeerlessError as error:
        if scenario.refused is not None:
            return _check_refusal(error, scenario.refused)
        return [Message("fault-scenario-set-up", why=error)]
    if scenario.refused is not None:
        return [Message("fault-scenario-accepted")]
    wrong = misnamed(scenario, match.state.t)
    if wrong:
        return wrong
    for number, step in enumerate(scenario.steps, 1):
        try:
            failures: list[Sayable] = list(_run_step(match, step))
        except PeerlessError as error:
            failures = [error]
        if failures:
            return [Message("fault-step", number=number, why=failure) for failure in failures]
    return []


def start(scenario: Scenario, content: Content) -> Match:
    """The match of a scenario, at its first decision, collecting events."""
    if scenario.content:
        content = content.copy()
        for name, data in scenario.content.items():
            try:
                content.add_data(data, name)
            except ContentError as error:
                raise RecordError(error) from error
    settings = Settings(
        heroes=scenario.heroes,
        board=scenario.board,
        mode=scenario.mode,
        edition=scenario.edition,
        versatile=scenario.versatile,
        turn_limit=scenario.turn_limit,
        auto=scenario.auto,
    )
    tables = content.tables_for(settings)
    if scenario.position is None:
        state = driver.new_state(tables, scenario.seed)
    else:
        state = build(tables, scenario.position, scenario.seed)
    state.script = [_scripted(state, entry) for entry in scenario.random]
    state.log = []
    if scenario.position is not None:
        driver.advance(state)
    return Match(content, settings, scenario.seed, state)


def _scripted(state: State, entry: str) -> int:
    words = entry.split()
    if len(words) != 2:
        raise RecordError(Message("fault-scenario-random", entry=entry))
    return definition_of(state.t, seat_of(state.t, words[0]), words[1])


def _check_refusal(error: PeerlessError, wanted: RefusedSetUp) -> list[Sayable]:
    """The refusal must name the rule and be the message that is expected."""
    keys = [message.key for message in _messages(error)]
    rules = _RULE.findall(error.said())
    if wanted.rule not in (None, *rules) or wanted.message not in (None, *keys):
        expected = [part for part in (wanted.rule, wanted.message) if part is not None]
        said = ", ".join(keys)
        return [Message("fault-scenario-refused", why=error, message=said, expected=", ".join(expected))]
    return []


def _messages(said: object) -> Iterator[Message]:
    """The messages an error is made of, those inside others included."""
    match said:
        case Message():
            yield said
            for part in said.args.values():
                yield from _messages(part)
        case Joined():
            for part in said.parts:
                yield from _messages(part)
        case PeerlessError() | Problem():
            yield from _messages(said.message)


def _run_step(match: Match, step: Step) -> list[Message]:
    answers: list[tuple[str | None, str]] = [
        (seat, getattr(step, seat)) for seat in _SEATS if getattr(step, seat) is not None
    ]
    if step.answer is not None:
        answers.append((None, step.answer))
    if len(answers) + (step.resign is not None) > 1:
        return [Message("fault-step-answers")]
    told = len(match.state.log or [])
    for seat, answer in answers:
        match.answer(answer, seat=seat)
    if step.resign is not None:
        match.resign(step.resign)
    return check(match, step, told if answers or step.resign else 0)

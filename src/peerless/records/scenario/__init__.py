"""Scenario files: a position, answers by notation, and checks between them. Rules questions as files.

`docs/scenarios.md` says how to write one. The conformance tests of the project are scenarios too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from peerless.catalog.content import Content
from peerless.catalog.loader import read_yaml
from peerless.catalog.problems import Problems
from peerless.catalog.settings import Edition, Mode, Number, Settings, TurnLimit
from peerless.core.errors import AnswerError, ContentError, PeerlessError, RecordError
from peerless.core.knowledge import is_known
from peerless.messages.message import Joined, Message, Sayable
from peerless.messages.problem import Problem
from peerless.records.match import Match
from peerless.records.position import Expected, Position, build, definition_of, differences, seat_of, viewer_of
from peerless.records.values import combat_report
from peerless.rules import driver
from peerless.rules.notation import card_id

_SEATS = ("p1", "p2", "p3", "p4")


class Node(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of the parts of a scenario."""


class Asked(Node, frozen=True):
    """Who is asked, what kind of decision, by which card or ability."""

    seat: str | None = None
    kind: str | None = None
    source: str | None = None


class Refused(Node, frozen=True):
    """An answer that must be refused, and the rule it is refused by."""

    answer: str
    rule: str | None = None


class Combat(Node, frozen=True):
    """The values of the last combat, or of the one in progress, and their terms."""

    attack: int | None = None
    defense: int | None = None
    damage: int | None = None
    won: Literal["attacker", "defender"] | None = None
    attack_terms: list[str] | None = None
    """Such as `printed 3`, `adds 2 sinbad.voyage_home`, `bonus 2 alice:size`."""
    defense_terms: list[str] | None = None


class Known(Node, frozen=True):
    """What a viewer knows of a seat's hand (with face-down cards played from it)."""

    viewer: str
    seat: str
    cards: list[str]


class Step(Node, frozen=True):
    """One line of a scenario: an answer, checks, or both (checks look at what is after the answer)."""

    p1: str | None = None
    p2: str | None = None
    p3: str | None = None
    p4: str | None = None
    answer: str | None = None
    """Of whoever is asked."""
    resign: str | None = None
    asked: Asked | None = None
    offered: list[str] = msgspec.field(default_factory=list)
    not_offered: list[str] = msgspec.field(default_factory=list)
    only: list[str] | None = None
    """Exactly these options, in any order."""
    refused: list[Refused] = msgspec.field(default_factory=list)
    combat: Combat | None = None
    expect: Expected | None = None
    known: list[Known] = msgspec.field(default_factory=list)
    happened: list[dict[str, Any]] = msgspec.field(default_factory=list)
    """Events since the answer before, in this order, each with at least these fields."""
    not_happened: list[dict[str, Any]] = msgspec.field(default_factory=list)
    note: str | None = None


class Scenario(Node, frozen=True):
    """A rules question: where it starts, what is played, what must hold."""

    name: str
    heroes: list[str]
    board: str
    steps: list[Step]
    rules: list[str] = msgspec.field(default_factory=list)
    """Ids of the rules it shows."""
    rulings: list[str] = msgspec.field(default_factory=list)
    """Ids of our own rulings it decides (docs/rulings.md)."""
    mode: Mode = "duel"
    edition: Edition = "current"
    versatile: Literal["both", "by_use"] = "both"
    turn_limit: TurnLimit = 200
    auto: bool = True
    seed: Number = 1
    position: Position | None = None
    """Without one the match starts with its set-up."""
    random: list[str] = msgspec.field(default_factory=list)
    """Random outcomes in order, `p2 feint` for a card of that seat: random discards, or a deck from the top."""
    content: dict[str, dict[str, Any]] = msgspec.field(default_factory=dict)
    """Heroes and boards of its own, by id."""
    about: str | None = None


@dataclass
class ScenarioResult:
    """Whether a scenario held, and what did not."""

    name: str
    ok: bool
    failures: list[Sayable] = field(default_factory=list)
    path: str = ""
    rules: list[str] = field(default_factory=list)


def read_scenarios(path: Path) -> list[Scenario]:
    """The scenarios of a file: one mapping, a list of them, or a list under `scenarios` with `content` for all."""
    problems = Problems(path.name)
    data = read_yaml(path, problems)
    if problems:
        raise RecordError(Joined(problems, "; "))
    return scenarios_from_data(data, path.name)


def scenarios_from_data(data: Any, file: str) -> list[Scenario]:
    """Scenarios given as plain data, as in a file."""
    shared: Any = {}
    if isinstance(data, dict) and "scenarios" in data:
        shared = data.get("content", {})
        unknown = sorted(map(str, set(data) - {"scenarios", "content"}))
        if unknown or not isinstance(shared, dict):
            raise RecordError(Problem(file, "", Message("fault-scenario-beside", found=unknown)))
        data = data["scenarios"]
    out = []
    for i, item in enumerate(data if isinstance(data, list) else [data]):
        try:
            out.append(msgspec.convert(_with_content(item, shared), Scenario))
        except msgspec.ValidationError as error:
            named = item.get("name", "") if isinstance(item, dict) else ""
            place = Message("fault-scenario", number=i + 1, name=named)
            raise RecordError(Problem(file, place, str(error))) from error
    return out


def _with_content(item: Any, shared: dict[str, Any]) -> Any:
    """A scenario's data with the content of its file; its own comes last and wins."""
    own = item.get("content", {}) if isinstance(item, dict) else None
    return {**item, "content": {**shared, **own}} if isinstance(own, dict) else item


def run_file(path: Path, content: Content) -> list[ScenarioResult]:
    """Runs every scenario of a file; a file that cannot be read is one failed result."""
    try:
        scenarios = read_scenarios(path)
    except RecordError as error:
        return [ScenarioResult(path.name, False, [error], str(path))]
    results = []
    for scenario in scenarios:
        result = run(scenario, content)
        result.path = str(path)
        results.append(result)
    return results


def run(scenario: Scenario, content: Content) -> ScenarioResult:
    """Runs one scenario; the first step that fails ends it."""
    result = ScenarioResult(scenario.name, True, rules=list(scenario.rules))
    try:
        match = start(scenario, content)
    except PeerlessError as error:
        result.failures = [Message("fault-scenario-set-up", why=error)]
        result.ok = False
        return result
    for number, step in enumerate(scenario.steps, 1):
        failures: Sequence[Sayable]
        try:
            failures = _run_step(match, step)
        except PeerlessError as error:
            failures = [error]
        if failures:
            result.ok = False
            result.failures = [Message("fault-step", number=number, why=failure) for failure in failures]
            break
    return result


def start(scenario: Scenario, content: Content) -> Match:
    """The match of a scenario, at its first decision, listening."""
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


def _scripted(state: Any, entry: str) -> int:
    words = entry.split()
    if len(words) != 2:
        raise RecordError(Message("fault-scenario-random", entry=entry))
    return definition_of(state.t, seat_of(state.t, words[0]), words[1])


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
    return _check(match, step, told if answers or step.resign else 0)


def _check(match: Match, step: Step, told: int) -> list[Message]:
    wrong: list[Message] = []
    if step.asked is not None:
        wrong += _check_asked(match, step.asked)
    offered = () if match.over else match.decision.options
    for option in step.offered:
        if not _offers(match, option):
            wrong.append(Message("fault-step-not-offered", option=option, offered=", ".join(offered)))
    for option in step.not_offered:
        if _offers(match, option):
            wrong.append(Message("fault-step-offered", option=option))
    if step.only is not None and sorted(offered) != sorted(step.only):
        wrong.append(Message("fault-step-only", offered=", ".join(offered), expected=", ".join(step.only)))
    for refused in step.refused:
        wrong += _check_refused(match, refused)
    if step.combat is not None:
        wrong += _check_combat(match, step.combat)
    if step.expect is not None:
        wrong += differences(match.state, step.expect)
    for known in step.known:
        wrong += _check_known(match, known)
    wrong += _check_events(match, step, told)
    return wrong


def _offers(match: Match, text: str) -> bool:
    if match.over:
        return False
    try:
        match.copy().answer(text)
    except AnswerError:
        return False
    return True


def _check_asked(match: Match, asked: Asked) -> list[Message]:
    if match.over:
        return [Message("fault-step-over")]
    decision = match.decision
    return [
        Message(key, found=is_, expected=wanted)
        for key, is_, wanted in (
            ("fault-step-asked-seat", decision.seat, asked.seat),
            ("fault-step-asked-kind", decision.kind, asked.kind),
            ("fault-step-asked-source", decision.source, asked.source),
        )
        if wanted is not None and is_ != wanted
    ]


def _check_refused(match: Match, refused: Refused) -> list[Message]:
    """The answer must be refused by the rule, and must change nothing."""
    before = match.save()
    try:
        match.copy().answer(refused.answer)
    except AnswerError as error:
        if match.save() != before:
            return [Message("fault-step-refusal", answer=refused.answer)]
        if refused.rule is not None and error.rule != refused.rule:
            key = "fault-step-rule" if error.rule else "fault-step-no-rule"
            return [Message(key, answer=refused.answer, rule=error.rule, why=error, expected=refused.rule)]
        return []
    return [Message("fault-step-accepted", answer=refused.answer)]


def _check_combat(match: Match, wanted: Combat) -> list[Message]:
    report = combat_report(match.state)
    if report is None:
        return [Message("fault-step-no-combat")]
    return [
        Message("fault-step-differs", what=name, found=str(getattr(report, name)), expected=str(getattr(wanted, name)))
        for name in ("attack", "defense", "damage", "won", "attack_terms", "defense_terms")
        if getattr(wanted, name) is not None and getattr(report, name) != getattr(wanted, name)
    ]


def _check_known(match: Match, known: Known) -> list[Message]:
    s = match.state
    seat = seat_of(s.t, known.seat)
    viewer = viewer_of(s.t, known.viewer)
    cards = sorted(card_id(s.t, c) for c in s.hand(seat) + s.play(seat) if is_known(s, c, viewer))
    if cards != sorted(known.cards):
        expected = sorted(known.cards)
        return [Message("fault-step-known", viewer=known.viewer, found=cards, seat=known.seat, expected=expected)]
    return []


def _check_events(match: Match, step: Step, told: int) -> list[Message]:
    events = match.events(open_cards=True)[told:]
    wrong: list[Message] = []
    at = 0
    for wanted in step.happened:
        while at < len(events) and not _fits(events[at], wanted):
            at += 1
        if at == len(events):
            wrong.append(Message("fault-step-not-happened", event=wanted, events=events))
            break
        at += 1
    unwanted = [wanted for wanted in step.not_happened if any(_fits(e, wanted) for e in events)]
    wrong += [Message("fault-step-happened", event=wanted) for wanted in unwanted]
    return wrong


def _fits(event: dict[str, Any], wanted: dict[str, Any]) -> bool:
    return all(event.get(key) == value for key, value in wanted.items())

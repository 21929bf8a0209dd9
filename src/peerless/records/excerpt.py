"""Turn a moment of a record into a scenario file.

Such a file states a question about the rules and can be kept as a test. A position can only describe a moment at which
a player chooses an action. So the scenario starts at the last such moment from which the same answers lead to the same
state, or else with the set-up. The answers up to the marked step follow, then the rest of the turn. A scenario is
returned only after it was read back and has passed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Any, Final, TypeVar

import msgspec
import yaml
from msgspec import UNSET
from msgspec.structs import replace

from peerless.catalog.content import Content
from peerless.catalog.loader import content_hash
from peerless.catalog.models import BoardDef, HeroDef
from peerless.catalog.reading.problems import Problems
from peerless.catalog.reading.yaml_file import MOST_BYTES, parse_yaml
from peerless.catalog.settings import Seed
from peerless.core.errors import RecordError
from peerless.core.ids import ASK_ACTION, HAD_TURN, NONE, REASONS
from peerless.core.knowledge import is_known
from peerless.core.movement import bit_list
from peerless.core.rng import key_words
from peerless.core.state import State, copy_numbers, rename_cards
from peerless.messages.message import Message
from peerless.records.log.history import DRAW, RESIGN, effective, undone_to
from peerless.records.match import Match
from peerless.records.position import FighterAt, Position, SeatAt, build, viewer_of
from peerless.records.record import Record, check_step, replay
from peerless.records.scenario import (
    Asked,
    Combat,
    Expected,
    ExpectedFighter,
    ExpectedSeat,
    Scenario,
    Step,
    run,
    scenarios_from_data,
    start,
)
from peerless.records.values import combat_report
from peerless.rules import driver
from peerless.rules.notation import card_id, held_card_id, option_texts, seat_name, seat_status, winners

K = TypeVar("K")
MARK: Final = "The marked step."
_TOP: Final = 3  # cards of a discard pile that are looked at
_NUMBERS: Final = (
    "turn", "active", "actions", "action_number", "over", "winner", "reason", "fp", "cb", "ask_kind", "ask_seat",
)  # fmt: skip
_LISTS: Final = ("cells", "piles", "know", "terms", "mods", "signals")
_MOST_NAME: Final = 100  # letters of a note used as the name


def scenario_of(record: Record, step: int, content: Content, known: Content) -> str:
    """The text of a scenario file about the moment after the first `step` entries of a record.

    Heroes and boards that are not as in `known`, what its readers have, are written into it.
    """
    check_step(record, step)
    match = replay(record, content, steps=step, verify=False)
    before = [record.answers[place] for place in effective(record.answers[:step])]
    if DRAW in before:
        raise RecordError(Message("error-scenario-draw", step=step))
    later = takewhile(lambda entry: undone_to(entry) is None and entry != DRAW, record.answers[step:])
    marked = match.state.copy()
    after = _rest_of_turn(match, later)
    head = _head(record, step, content, known)
    for number, state in reversed(list(_moments(record, content, before))):
        made = _from_position(head, state, chance=state.rng != match.state.rng, seed=record.seed)
        told = None if made is None else _told(made, content, before[number:], after, marked, match.state)
        if told is not None:
            return _checked(told, step, known)
    told = _told(replace(head, seed=record.seed), content, before, after, marked, match.state)
    if told is None:
        raise RecordError(Message("error-scenario-unsayable", step=step))
    return _checked(told, step, known)


def _checked(scenario: Scenario, step: int, known: Content) -> str:
    """The text of a scenario that was read back and passes."""
    said = _plain(scenario)
    said["steps"] = said.pop("steps")  # last, as people write it
    text: str = yaml.dump(said, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=110, default_flow_style=None)
    problems = Problems("")
    data = parse_yaml(text, problems)
    if len(text.encode()) > MOST_BYTES or problems or not run(scenarios_from_data(data, "")[0], known).ok:
        raise RecordError(Message("error-scenario-unsayable", step=step))
    return text


class _Dumper(yaml.SafeDumper):
    """Writes what our reader accepts: no aliases; short lists and mappings in one line."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def _plain(value: Any) -> Any:
    """Data without default values."""
    match value:
        case msgspec.Struct():
            return {
                field.name: _plain(getattr(value, field.name))
                for field in msgspec.structs.fields(value)
                if getattr(value, field.name) != _default(field)
            }
        case dict():
            return {name: _plain(item) for name, item in value.items()}
        case list():
            return [_plain(item) for item in value]
        case _:
            return value


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


def _moments(record: Record, content: Content, entries: list[str]) -> Iterator[tuple[int, State]]:
    """Whether a position could start here: at the first action of a turn."""
    match = Match(content, record.settings, record.seed)
    for number in range(len(entries) + 1):
        s = match.state
        if s.ask_kind == ASK_ACTION and s.action_number == 0:
            yield number, s.copy()
        if number < len(entries):
            match.enter(entries[number])


def _rest_of_turn(match: Match, entries: Iterable[str]) -> list[str]:
    """Play the remaining entries of the current turn."""
    turn, played = int(match.state.turn), []
    for entry in entries:
        if match.over or match.state.turn != turn:
            break
        match.enter(entry)
        played.append(entry)
    return played


def _head(record: Record, step: int, content: Content, known: Content) -> Scenario:
    """A scenario without position and steps."""
    settings, words = record.settings, " ".join(record.note.split())
    return Scenario(
        name=words[:_MOST_NAME] or f"Step {step} of a match",
        about=record.note if len(words) > _MOST_NAME else None,
        heroes=settings.heroes,
        board=settings.board,
        mode=settings.mode,
        edition=settings.edition,
        versatile=settings.versatile,
        turn_limit=settings.turn_limit,
        auto=settings.auto,
        content=_brought(record, content, known),
        steps=[],
    )


def _brought(record: Record, content: Content, known: Content) -> dict[str, dict[str, Any]]:
    """Heroes and boards that a reader does not have, as data."""
    used: list[tuple[HeroDef | BoardDef, HeroDef | BoardDef | None]] = [
        (content.hero(hero), known.heroes.get(hero)) for hero in dict.fromkeys(record.settings.heroes)
    ]
    used.append((content.board(record.settings.board), known.boards.get(record.settings.board)))
    brought = {}
    for made, same in used:
        if same is None or content_hash(made) != content_hash(same):
            brought[made.id] = msgspec.to_builtins(made)
            del brought[made.id]["id"]
    return brought


# ---- positions


def _from_position(head: Scenario, s: State, chance: bool, seed: Seed) -> Scenario | None:
    """A scenario that starts in a state, if a position can describe it; `chance`: including the random streams."""
    position = _position(s)
    try:
        built = build(s.t, position, seed)
        driver.advance(built)
    except RecordError:
        return None
    if facts(built) != facts(s):
        return None
    if not chance:
        return replace(head, position=position)
    return replace(head, position=replace(position, chance=[int(count) for count in s.rng[key_words(s) :]]), seed=seed)


def _position(s: State) -> Position:
    t = s.t
    had = [seat_name(seat) for seat in range(int(t.seats)) if s.status(seat) & HAD_TURN]
    return Position(
        turn=seat_name(s.active),
        actions=int(s.actions),
        fighters={t.fighter_ids[f]: _fighter(s, f) for f in range(int(t.fighters))},
        seats={seat_name(seat): _seat(s, seat) for seat in range(int(t.seats))},
        had_turn=None if len(had) == t.seats else had,
        turn_number=int(s.turn),
    )


def _fighter(s: State, f: int) -> str | FighterAt:
    t, place, began = s.t, int(s.place(f)), int(s.started(f))
    if s.health(f) == 0:
        return "defeated"
    space = "away" if place == NONE else t.space_ids[place]
    started = None if began in (place, NONE) else t.space_ids[began]
    return FighterAt(space=space, health=int(s.health(f)), started=started)


def _seat(s: State, seat: int) -> SeatAt:
    t, hand, deck = s.t, s.hand(seat), s.deck(seat)[::-1]
    own = [c for c in hand if t.c_seat[c] == seat]  # everyone knows of the others
    viewers = {name: viewer_of(t, name) for name in (*(seat_name(i) for i in range(int(t.seats))), "spectator")}
    others = {name: viewer for name, viewer in viewers.items() if viewer != t.viewer[seat]}
    lie = {t.marker_ids[kind]: _marked(s, kind) for kind in range(*t.first_marker[seat : seat + 2])}
    return SeatAt(
        hand=[held_card_id(t, seat, c) for c in hand],
        deck=[card_id(t, c) for c in deck],
        discard=[card_id(t, c) for c in s.discard(seat)],
        tokens=_tokens(s, seat),
        markers=lie,
        known=_noted(
            {name: [card_id(t, c) for c in own if is_known(s, c, viewer)] for name, viewer in others.items()}
        ),
        deck_known=_noted(
            {name: [i for i, c in enumerate(deck) if is_known(s, c, viewer)] for name, viewer in viewers.items()}
        ),
    )


def _noted(known: dict[str, list[K]]) -> dict[str, list[K]]:
    return {name: items for name, items in known.items() if items}


def _tokens(s: State, seat: int) -> dict[str, str | int]:
    t = s.t
    last = t.first_token[seat + 1] if seat + 1 < t.seats else len(t.token_ids)
    return {
        t.token_ids[n]: int(s.token(n)) if t.counters[n] else t.token_side_ids[n][s.token(n)]
        for n in range(t.first_token[seat], last)
    }


def _marked(s: State, kind: int) -> list[str]:
    return [s.t.space_ids[space] for space in bit_list(s.t, s.marked(kind))]


def facts(s: State) -> dict[str, Any]:
    """Everything that matters of a state: not the number of answers, nor which copy of a card is which."""
    same = s.copy()
    rename_cards(same, copy_numbers(same))
    return {
        **{name: int(getattr(same, name)) for name in _NUMBERS},
        **{name: list(getattr(same, name)) for name in _LISTS},
        "frames": same.frames(),
        "options": option_texts(s),
    }


# ---- steps


def _told(
    head: Scenario, content: Content, before: list[str], after: list[str], marked: State, last: State
) -> Scenario | None:
    """The scenario with its steps to the marked state and to the last one. None if it does not get there."""
    match = start(head, content)
    steps = [_answered(match, entry) for entry in before] or [Step()]
    if facts(match.state) != facts(marked):
        return None
    steps[-1] = _with_checks(match, replace(steps[-1], note=MARK))
    if after:
        steps += [_answered(match, entry) for entry in after]
        if facts(match.state) != facts(last):
            return None
        steps[-1] = _with_checks(match, steps[-1])
    return replace(head, steps=steps)


def _answered(match: Match, entry: str) -> Step:
    seat = seat_name(match.state.ask_seat)
    match.enter(entry)
    return msgspec.convert({"resign": entry.removeprefix(RESIGN)} if entry.startswith(RESIGN) else {seat: entry}, Step)


def _with_checks(match: Match, step: Step) -> Step:
    """A step that checks everything after its answer."""
    s, report = match.state, combat_report(match.state)
    if report is not None:
        step = replace(step, combat=Combat(**vars(report)))
    if not match.over:
        asked = match.decision
        step = replace(
            step,
            asked=Asked(seat=asked.seat, kind=asked.kind, source=asked.source or None),
            only=list(asked.options),
        )
    return replace(step, expect=_expected(s))


def _expected(s: State) -> Expected:
    t = s.t
    return Expected(
        turn=seat_name(s.active),
        actions=int(s.actions),
        over=s.over != 0,
        winners=winners(t, s.winner) if s.over else UNSET,
        reason=REASONS[s.reason] if s.over else UNSET,
        fighters={t.fighter_ids[f]: _expected_fighter(s, f) for f in range(int(t.fighters))},
        seats={seat_name(seat): _expected_seat(s, seat) for seat in range(int(t.seats))},
    )


def _expected_fighter(s: State, f: int) -> str | ExpectedFighter:
    if s.health(f) == 0:
        return "defeated"
    return ExpectedFighter(space=None if s.place(f) == NONE else s.t.space_ids[s.place(f)], health=int(s.health(f)))


def _expected_seat(s: State, seat: int) -> ExpectedSeat:
    t = s.t
    return ExpectedSeat(
        hand=[held_card_id(t, seat, c) for c in s.hand(seat)],
        deck_size=len(s.deck(seat)),
        discard_size=len(s.discard(seat)),
        discard_top=[card_id(t, c) for c in s.discard(seat)[-_TOP:]],
        tokens=_tokens(s, seat),
        markers={t.marker_ids[kind]: _marked(s, kind) for kind in range(*t.first_marker[seat : seat + 2])},
        status=seat_status(s, seat),
    )

"""A match as data: content hashes, settings, seed, answers and result.

Replaying a record reproduces every state.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from peerless.catalog.content import Content
from peerless.catalog.reading.files import Unreadable, read_file
from peerless.catalog.settings import Seed, Settings
from peerless.core.errors import AnswerError, PeerlessError, RecordError
from peerless.core.ids import RULES_VERSION
from peerless.messages.message import Message
from peerless.messages.problem import Problem
from peerless.records.match import Match
from peerless.records.outcome import Outcome
from peerless.records.save import check_hashes, checksum

FORMAT: Final = "peerless-record-1"
REPORT_FORMAT: Final = "peerless-report-1"
MOST_ANSWERS: Final = 100_000
MOST_BYTES: Final = 10_000_000
MOST_NOTE: Final = 2000  # letters


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One match, complete or not."""

    settings: Settings
    seed: Seed
    """The secret of the random streams. It names the generator: a number is for the first, a text for the second."""
    answers: list[str]
    """All entries, in the notation of `history`."""
    hashes: dict[str, str]
    result: Outcome | None = None
    checksum: str = ""
    """Checksum of the state after the last answer."""
    step: Annotated[int, Meta(ge=0, le=MOST_ANSWERS)] | None = None
    """The marked moment: after this many entries."""
    note: Annotated[str, Meta(max_length=MOST_NOTE)] = ""
    """A note about the marked moment."""
    rules: int = RULES_VERSION
    format: str = FORMAT


def to_record(match: Match) -> Record:
    """The record of a match so far; refused for a match continued from a save, whose beginning is unknown."""
    if not match.is_whole:
        raise RecordError(Message("error-record-not-whole"))
    return Record(
        settings=match.settings,
        seed=match.seed,
        answers=list(match.answers),
        hashes=dict(match.state.t.hashes),
        result=match.outcome,
        checksum=checksum(match.state),
    )


def encode_record(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


class _Format(msgspec.Struct):
    """What a file claims to be."""

    format: str = FORMAT


def decode_record(data: bytes | str) -> Record:
    """Read a record; refuse anything else."""
    try:
        kind = msgspec.json.decode(data, type=_Format).format
        if kind != FORMAT:
            key = "error-record-sealed" if kind == REPORT_FORMAT else "error-record-format"
            raise RecordError(Message(key, format=kind))
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError(Message("error-record-unreadable", why=error)) from error
    if len(record.answers) > MOST_ANSWERS:
        raise RecordError(Message("error-record-long", most=MOST_ANSWERS))
    if record.step is not None:
        check_step(record, record.step)
    return record


def check_step(record: Record, step: int) -> None:
    """Check that a step is within the record."""
    if step > len(record.answers):
        raise RecordError(Message("error-record-step", step=step, count=len(record.answers)))


def read_record(path: Path) -> Record:
    """Read a record from a file; refuse anything else."""
    try:
        return decode_record(read_file(path, MOST_BYTES))
    except Unreadable as error:
        raise RecordError(Problem(path.name, "", error)) from error


def replay(
    record: Record, content: Content, *, steps: int | None = None, verify: bool = True, listen: bool = False
) -> Match:
    """Play a record again, to the end or for some answers; the first disagreement is an error.

    `listen` collects the events on the way. Answers are read by notation, so a record of other rules still replays
    as long as its answers stay legal.
    """
    try:
        tables = content.tables_for(record.settings)
    except PeerlessError as error:
        raise RecordError(Message("error-record-unplayable", why=error)) from error
    if verify:
        check_hashes(record.hashes, tables)
    match = Match(content, record.settings, record.seed)
    if listen:
        match.listen()
    wanted = record.answers if steps is None else record.answers[:steps]
    for number, answer in enumerate(wanted):
        try:
            match.enter(answer)
        except AnswerError as error:
            count = len(record.answers)
            raise RecordError(Message("error-record-answer", number=number + 1, count=count, why=error)) from error
    if verify and len(wanted) == len(record.answers):
        _check_end(record, match)
    return match


def _check_end(record: Record, match: Match) -> None:
    if match.outcome != record.result:
        raise RecordError(Message("error-record-result", record=record.result, replay=match.outcome))
    if record.rules == RULES_VERSION and record.checksum and record.checksum != checksum(match.state):
        raise RecordError(Message("error-record-state"))

"""A report: a moment of a running match as one seat knows it, until the record may be seen.

The record itself would reveal the seed, and with it all hands. So the file has a view, and the link to the whole match,
which works once the match is over.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from peerless.catalog.reading.files import Unreadable, read_file
from peerless.catalog.settings import Settings
from peerless.core.errors import RecordError
from peerless.core.ids import RULES_VERSION
from peerless.messages.message import Message
from peerless.messages.problem import Problem
from peerless.records.record import MOST_ANSWERS, MOST_BYTES, MOST_NOTE, REPORT_FORMAT
from peerless.records.viewdata import ViewData


class Report(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The moment at which something looked wrong, and what the seat saw."""

    settings: Settings
    hashes: dict[str, str]
    step: Annotated[int, Meta(ge=0, le=MOST_ANSWERS)]
    """Entries so far."""
    note: Annotated[str, Meta(max_length=MOST_NOTE)] = ""
    link: str
    """Id of the link that opens the match at this step when it is over."""
    view: ViewData
    rules: int = RULES_VERSION
    format: str = REPORT_FORMAT


def encode_report(report: Report) -> bytes:
    return msgspec.json.format(msgspec.json.encode(report), indent=1)


def decode_report(data: bytes | str) -> Report | None:
    """Read a report; None for another known format, such as a record."""
    try:
        kind = msgspec.json.decode(data)
        if not isinstance(kind, dict) or kind.get("format") != REPORT_FORMAT:
            return None
        return msgspec.convert(kind, Report)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError(Message("error-record-unreadable", why=error)) from error


def read_report(path: Path) -> Report | None:
    """Read a report from a file; None if it is something else."""
    try:
        return decode_report(read_file(path, MOST_BYTES))
    except Unreadable as error:
        raise RecordError(Problem(path.name, "", error)) from error

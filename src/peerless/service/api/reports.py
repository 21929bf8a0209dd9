"""Reports of rules problems at a table.

A report is stored with its step and can be downloaded as a file, and as a scenario once the match is over.
"""

from __future__ import annotations

import logging
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from peerless.catalog.content import Content
from peerless.messages.message import Message
from peerless.records.excerpt import scenario_of
from peerless.records.log.entry import Entry
from peerless.records.log.history import effective, moment_of
from peerless.records.record import MOST_NOTE, Record, encode_record
from peerless.records.report import Report, encode_report
from peerless.service.api.replays import (
    ReplayParams,
    add_share,
    load_match,
    require_may_view,
    require_over,
    row_of,
)
from peerless.service.http.endpoint import Body, Call, endpoint
from peerless.service.http.errors import HttpError
from peerless.service.protocol.messages import Number, Token
from peerless.service.replays.replay import RecordedMatch, Viewpoint, record_of
from peerless.service.store.base import TableData, TableRow
from peerless.service.tables import access
from peerless.service.tables.stored_table import match_log_of_table

Note = Annotated[str, Meta(max_length=MOST_NOTE)]
_log: Final = logging.getLogger("peerless.server")


class ScenarioParams(ReplayParams, frozen=True, kw_only=True):
    """A frame of a match."""

    number: Number


class ProblemReport(Body, frozen=True):
    """A report of something that looks wrong at a table."""

    number: Number
    """Number of the open decision, as sent on the socket; of a frame once the match is over."""
    text: Note = ""
    """A note about it."""
    invite: Token = ""
    """Invitation to a private table, for guests without a seat there."""


class SavedFile(Struct, frozen=True, kw_only=True):
    """A file to save."""

    name: str
    text: str


class ReportMade(SavedFile, frozen=True, kw_only=True):
    """A report as a file, and the link that opens the match at its step when it is over."""

    share: str


@endpoint(
    "POST", "/api/tables/{table}/report",
    "Report a problem to the host and get it as a file: the record with the step; while the match runs, only what the "
    "seat may know, and a link that works when the match is over",
    params=ReplayParams, body=ProblemReport, response=ReportMade, who="guest", errors=[403, 404, 409],
)  # fmt: skip
async def create_report(call: Call[ReplayParams, ProblemReport]) -> ReportMade:
    row, told = await row_of(call, call.params.table), call.body
    data, viewpoint = row.data, await _viewpoint(call, row)
    if data.seed is None:
        raise HttpError(409, Message("error-not-begun"))
    over = data.phase == "over"
    async with call.turn() as run:
        recorded = await load_match(call, row)
        step, shown = await run(_moment, recorded.log[: row.number], told.number, over)
        share = await add_share(call, row, viewpoint, shown)
        _log.warning("report: table %s, number %d, share %s: %r", row.id, told.number, share, told.text)
        if over and viewpoint == "open":
            file = await run(marked_record, recorded, data, step, told.text)
        else:
            held = access.held_by(data, call.guest.id)
            file = await run(sealed_report, recorded, data, held, step, told.text, share)
    return ReportMade(name=f"{row.id}-{step}.json", text=file.decode(), share=share)


def _moment(log: list[Entry], number: int, over: bool) -> tuple[int, int]:
    """The moment that a report is about, and its frame; clients count frames once a match is over."""
    entries = [entry.answer for entry in log]
    step = moment_of(entries, number) if over else min(number, len(entries))
    return step, len(effective(entries[:step]))


async def _viewpoint(call: Call[ReplayParams, ProblemReport], row: TableRow) -> Viewpoint:
    """What a guest may see of the match when it is over; a spectator sees what spectators saw."""
    is_there = bool(access.viewers_of(row.data, call.guest, call.body.invite))
    if not is_there and row.data.phase != "over":
        raise HttpError(403, Message("error-table-private"))
    try:
        await require_may_view(call, row, "open")
    except HttpError:
        if not is_there:
            raise
        return "spectator"
    return "open"


def marked_record(recorded: RecordedMatch, data: TableData, step: int, note: str) -> bytes:
    """The record of a match that is over, with a step."""
    record = record_of(recorded, data)
    if len(record.answers) < len(recorded.log):  # it leaves out undone entries
        step = len(effective([entry.answer for entry in recorded.log[:step]]))
    return encode_record(msgspec.structs.replace(record, step=step, note=note))


def sealed_report(recorded: RecordedMatch, data: TableData, held: list[str], step: int, note: str, share: str) -> bytes:
    """A step of a match as a seat or a spectator knows it; for a hot seat, the seat that is asked.

    If the current rules cannot repeat the match up to there, the report has the last step they can repeat.
    """
    match_log = match_log_of_table(data, recorded.content, recorded.log[:step])
    seat = match_log.asked if match_log.asked in held else next(iter(held), None)
    return encode_report(
        Report(
            settings=recorded.settings,
            hashes={name: data.hashes[name] for name in (*recorded.settings.heroes, recorded.settings.board)},
            step=step,
            note=note,
            link=share,
            view=match_log.view_data(seat),
            rules=data.rules,
        )
    )


@endpoint(
    "GET", "/api/tables/{table}/scenario", "A frame of a match that is over as a file for `peerless scenario`",
    params=ScenarioParams, response=SavedFile, who="either", errors=[403, 404, 409],
)  # fmt: skip
async def show_scenario(call: Call[ScenarioParams, None]) -> SavedFile:
    row, number = await row_of(call, call.params.table), call.params.number
    await require_may_view(call, row, "open")
    require_over(row)
    async with call.turn() as run:
        text = await run(scenario_at, await load_match(call, row), number, "", call.services.content)
    return SavedFile(name=f"{row.id}-{number}.yaml", text=text)


def scenario_at(recorded: RecordedMatch, frame: int, note: str, known: Content) -> str:
    """A scenario about a frame; `known` is what its readers have."""
    record = Record(
        settings=recorded.settings,
        seed=recorded.seed,
        answers=[entry.answer for entry in recorded.counting()],
        hashes={},
        note=note,
    )
    return scenario_of(record, frame, recorded.content, known)

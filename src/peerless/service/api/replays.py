"""Finished matches: records, replays and links to them."""

from __future__ import annotations

from typing import Annotated, Final, cast

from msgspec import Meta, Struct, field

from peerless.bots.registry import DEFAULT_LEVEL, Level
from peerless.core.ids import RULES_VERSION
from peerless.messages.message import Message
from peerless.records.outcome import Outcome
from peerless.records.record import Record, encode_record
from peerless.rules.notation import seat_name
from peerless.service.api.gallery import IdParams
from peerless.service.api.history import TableLine, table_line
from peerless.service.api.lobby import TableParams
from peerless.service.content.homebrew import pinned_content
from peerless.service.http.endpoint import Body, Call, Download, Params, Run, endpoint
from peerless.service.http.errors import HttpError
from peerless.service.protocol.messages import Number, TableInfo
from peerless.service.protocol.setup import Id, SeatId
from peerless.service.replays.replay import (
    Frame,
    Frames,
    RecordedMatch,
    TurnStart,
    Viewpoint,
    counting,
    frames_of,
    record_of,
    recorded_match,
    shown_answer,
)
from peerless.service.replays.stored_replay import read_frames
from peerless.service.store.base import Guest, Share, TableRow
from peerless.service.store.tokens import new_id

MOST_FRAMES: Final = 50


class ReplayParams(TableParams, frozen=True):
    """A finished match; with a shared link, also for guests who had no seat there."""

    share: Id | None = None


class FrameParams(ReplayParams, frozen=True):
    """Some frames of a match."""

    viewpoint: Viewpoint = field(default="spectator", name="eyes")
    start: Number = field(default=0, name="from")
    count: Annotated[int, Meta(ge=1, le=MOST_FRAMES)] = MOST_FRAMES


class PlainAnswer(Struct, frozen=True, kw_only=True):
    """An answer that can no longer be shown on the board."""

    seat: str | None
    answer: str | None
    """If this viewer may see it."""


class Unshown(Struct, frozen=True, kw_only=True):
    """The rest of a match after its last frame, which the current rules cannot repeat."""

    rules: int
    """Version of the rules of the match."""
    answers: list[PlainAnswer]
    result: Outcome | None


class FrameList(Struct, frozen=True, kw_only=True):
    """Frames of a match, and the starts of its turns. The first frame is number 0."""

    table: str
    viewpoint: Viewpoint = field(name="eyes")
    last: int
    """Number of the last frame of the match."""
    turns: list[TurnStart]
    frames: list[Frame]
    rest: Unshown | None = None
    """What the current rules cannot repeat, if anything; sent with the last frame. A stored replay has all frames."""


class NewShare(Body, frozen=True):
    """A link to a replay: its viewer, and the frame it opens at."""

    viewpoint: Viewpoint = field(default="spectator", name="eyes")
    number: Number = 0


class Continued(Body, frozen=True):
    """Continue from a frame, on one seat, against bots."""

    number: Number
    seat: SeatId
    level: Level = DEFAULT_LEVEL


class ShareMade(Struct, frozen=True, kw_only=True):
    """The id of a link."""

    share: str


class ShareInfo(Struct, frozen=True, kw_only=True):
    """Where a link leads."""

    table: str
    viewpoint: str = field(name="eyes")
    number: int
    info: TableLine


# ---- who may see what ----


async def row_of(call: Call[Params, object], table: str) -> TableRow:
    """A table as it is stored."""
    row = await call.store.table(table)
    if row is None:
        raise HttpError(404, Message("error-no-table"))
    return row


def require_over(row: TableRow) -> None:
    """Refuse running matches, whose record would reveal the seed."""
    if row.data.phase != "over" or row.data.seed is None:
        raise HttpError(409, Message("error-not-over"))


def sat_there(row: TableRow, guest: Guest | None) -> bool:
    """Whether a guest has or had a seat."""
    return guest is not None and guest.id in (row.data.host, *(seat.guest for seat in row.data.seats))


async def require_may_view(call: Call[ReplayParams, object], row: TableRow, viewpoint: str) -> None:
    """Guests who had a seat see everything, others only if the table was public; a link shows what it was made for."""
    if row.data.setup.public or sat_there(row, call.somebody):
        return
    share = await call.store.share(call.params.share) if call.params.share is not None else None
    if share is None or share.table != row.id or share.viewpoint not in ("open", viewpoint):
        raise HttpError(403, Message("error-table-private"))


def require_seat(count: int, viewpoint: str) -> None:
    """Refuse a viewpoint that a match with this many seats does not have."""
    seats = [seat_name(i) for i in range(count)]
    if viewpoint not in (*seats, "spectator", "open"):
        raise HttpError(404, Message("error-no-seat", seat=viewpoint, known=", ".join(seats)))


async def load_match(call: Call[Params, object], row: TableRow) -> RecordedMatch:
    """The match of a table, as far as it has been played. Only in a turn: a log takes memory while it waits."""
    rows = await call.store.content(list(row.data.hashes.values()))
    return recorded_match(row.data, await call.store.log(row.id), pinned_content(rows, call.services.content))


# ---- replays ----


@endpoint(
    "GET",
    "/api/tables/{table}/record",
    "Get the record of a finished match, as a file for `peerless replay --verify`",
    params=ReplayParams,
    response=Record,
    who="either",
    errors=[403, 404, 409],
)
async def show_record(call: Call[ReplayParams, None]) -> Download:
    row = await row_of(call, call.params.table)
    await require_may_view(call, row, "open")
    require_over(row)
    async with call.turn() as run:
        record: Record = await run(record_of, await load_match(call, row), row.data)
    return Download(encode_record(record), f"{row.id}.json")


@endpoint(
    "GET",
    "/api/tables/{table}/frames",
    "Get frames of a finished match, from one viewpoint",
    params=FrameParams,
    response=FrameList,
    who="either",
    errors=[403, 404, 409],
)
async def show_frames(call: Call[FrameParams, None]) -> FrameList:
    row, wanted = await row_of(call, call.params.table), call.params
    await require_may_view(call, row, wanted.viewpoint)
    require_over(row)
    require_seat(len(row.data.seats), wanted.viewpoint)
    async with call.turn() as run:
        shown, rest = await _frames(call, row, run), None
        if not shown.is_whole and wanted.start <= shown.last < wanted.start + wanted.count:
            recorded = await load_match(call, row)
            entries = (await run(recorded.counting))[shown.last :]
            answers = [PlainAnswer(seat=entry.seat, answer=shown_answer(entry, wanted.viewpoint)) for entry in entries]
            rest = Unshown(rules=row.data.rules, answers=answers, result=row.data.result)
    return frame_list(row.id, wanted.viewpoint, shown, rest)


def frame_list(table: str, viewpoint: Viewpoint, shown: Frames, rest: Unshown | None = None) -> FrameList:
    """The answer of an endpoint. What was stored is JSON already and goes out as it is; its type is for the client."""
    turns, frames = cast("list[TurnStart]", shown.turns), cast("list[Frame]", shown.frames)
    return FrameList(table=table, viewpoint=viewpoint, last=shown.last, turns=turns, frames=frames, rest=rest)


async def _frames(call: Call[FrameParams, None], row: TableRow, run: Run) -> Frames:
    """Replay a match of the current rules; otherwise use its stored replay, or go as far as these rules can."""
    wanted = call.params
    if row.data.rules != RULES_VERSION and (stored := await _stored_frames(call, row, run)) is not None:
        return stored
    recorded = await load_match(call, row)
    made: Frames = await run(frames_of, recorded, wanted.viewpoint, wanted.start, wanted.count)
    return made if made.is_whole else await _stored_frames(call, row, run) or made


async def _stored_frames(call: Call[FrameParams, None], row: TableRow, run: Run) -> Frames | None:
    wanted = call.params
    document = await call.store.replay(row.id, wanted.viewpoint)
    if document is None:
        return None
    frames: Frames | None = await run(read_frames, document, wanted.start, wanted.count)
    return frames


@endpoint(
    "POST",
    "/api/tables/{table}/share",
    "Create a link to a replay",
    params=TableParams,
    body=NewShare,
    response=ShareMade,
    who="either",
    errors=[403, 404, 409],
)
async def create_share(call: Call[TableParams, NewShare]) -> ShareMade:
    row = await row_of(call, call.params.table)
    if not row.data.setup.public and not sat_there(row, call.somebody):
        raise HttpError(403, Message("error-table-private"))
    require_over(row)
    require_seat(len(row.data.seats), call.body.viewpoint)
    return ShareMade(share=await add_share(call, row, call.body.viewpoint, call.body.number))


@endpoint(
    "POST",
    "/api/tables/{table}/continue",
    "Continue a finished match against bots from one of its frames, as a new match",
    params=ReplayParams,
    body=Continued,
    response=TableInfo,
    who="guest",
    errors=[403, 404, 409],
)
async def continue_match(call: Call[ReplayParams, Continued]) -> TableInfo:
    await call.registry.check_room(call.guest.id)
    row, wanted = await row_of(call, call.params.table), call.body
    await require_may_view(call, row, "open")
    require_over(row)
    require_seat(len(row.data.seats), wanted.seat)
    async with call.turn() as run:
        kept = (await run(counting, await call.store.log(row.id)))[: wanted.number]
    return (await call.registry.fork(call.guest, row.data, kept, wanted.seat, wanted.level)).info()


async def add_share(call: Call[Params, object], row: TableRow, viewpoint: Viewpoint, number: int) -> str:
    """Create a link, or find the one there is, and return its id."""
    share = Share(
        id=new_id(), table=row.id, viewpoint=viewpoint, number=min(number, row.number), created=call.services.now()
    )
    return await call.store.add_share(share)


@endpoint(
    "GET",
    "/api/shares/{id}",
    "Get the target of a link",
    params=IdParams,
    response=ShareInfo,
    errors=[404, 409],
)
async def show_share(call: Call[IdParams, None]) -> ShareInfo:
    share = await call.store.share(call.params.id)
    if share is None:
        raise HttpError(404, Message("error-nothing-there", what=call.params.id))
    row = await row_of(call, share.table)
    require_over(row)
    return ShareInfo(table=share.table, viewpoint=share.viewpoint, number=share.number, info=table_line(row, None))

"""View, continue and convert records that a client sends as files.

The server keeps nothing of them. Each request carries the text of the file, which is not trusted: the server replays it
from its seed and names the first answer that disagrees with the rules. The text is passed on unchanged, because a seed
has more digits than a JavaScript number.

What a file says takes many times its size in memory. So it is read, replayed and forgotten in one turn.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct, field

from peerless.bots.registry import DEFAULT_LEVEL, Level
from peerless.catalog.content import Content
from peerless.catalog.loader import content_hash
from peerless.catalog.settings import Seed, Settings
from peerless.core.errors import AnswerError, PeerlessError, RecordError
from peerless.core.ids import RULES_VERSION
from peerless.messages.languages import Language
from peerless.messages.message import Message
from peerless.records.log.entry import Entry
from peerless.records.log.history import RESIGN, effective, moment_of
from peerless.records.match import Match
from peerless.records.record import Record, decode_record, encode_record
from peerless.records.report import decode_report
from peerless.records.save import check_hashes
from peerless.rules.notation import seat_name
from peerless.service.api.gallery import MOST_FILE, TableContent
from peerless.service.api.replays import MOST_FRAMES, FrameList, frame_list, require_over, require_seat, row_of
from peerless.service.api.reports import Note, SavedFile, scenario_at
from peerless.service.api.sheets import board_sheet, hero_sheet
from peerless.service.content.homebrew import from_row
from peerless.service.http.endpoint import Body, Call, Params, Run, endpoint
from peerless.service.http.errors import HttpError
from peerless.service.protocol.messages import Number, TableInfo
from peerless.service.protocol.setup import SeatId, TableSetup
from peerless.service.replays.replay import RecordedMatch, Viewpoint, frames_of, settings_of
from peerless.service.store.base import Seat, TableData
from peerless.service.tables.seating import SHARED_OPTIONS

MOST_TEXT: Final = 400_000  # letters; a record of a long match has a tenth of that
MOST_WAITING: Final = 8  # files of one address that wait for their turn


class RecordFile(Body, frozen=True):
    """The text of a record, or of a report from a running match."""

    record: Annotated[str, Meta(max_length=MOST_TEXT)]


class RecordFrames(RecordFile, frozen=True):
    """Some frames of a record."""

    viewpoint: Viewpoint = field(default="open", name="eyes")
    start: Number = field(default=0, name="from")
    count: Annotated[int, Meta(ge=1, le=MOST_FRAMES)] = MOST_FRAMES


class RecordMoment(RecordFile, frozen=True):
    """A frame of a record, with a note."""

    number: Number
    text: Note = ""


class RecordContinued(RecordFile, frozen=True):
    """Continue from a frame, on one seat, against bots."""

    number: Number
    seat: SeatId
    level: Level = DEFAULT_LEVEL


class RecordOpened(Struct, frozen=True, kw_only=True):
    """A playable record: the frame it opens at, and what is needed to draw it."""

    share: str | None = None
    """The link to the match of a report, if the match is over by now."""
    number: int = 0
    """The frame of the marked step."""
    note: str = ""
    content: TableContent


@endpoint(
    "POST", "/api/records", "Check a record file and open it", body=RecordFile,
    response=RecordOpened, errors=[404, 409], most=MOST_FILE,
)  # fmt: skip
async def open_record(call: Call[Params, RecordFile]) -> RecordOpened:
    async with call.turn(MOST_WAITING) as run:
        report = await run(decode_report, call.body.record)
        if report is not None:
            return await _behind(call, report.link)
        record, recorded = await _read_record(call, call.body, run)
        opened: RecordOpened = await run(_opened, record, recorded, call.language)
        return opened


def _opened(record: Record, recorded: RecordedMatch, language: Language) -> RecordOpened:
    content = recorded.content
    heroes = dict.fromkeys(recorded.settings.heroes)
    sheets = TableContent(
        heroes=[hero_sheet(content.hero(hero), language) for hero in heroes],
        boards=[board_sheet(content.board(recorded.settings.board), language)],
    )
    # An undone step is not shown: open where the two branches part.
    step = record.step or 0
    number = sum(place < step for place in effective(record.answers))
    return RecordOpened(number=number, note=record.note, content=sheets)


async def _behind(call: Call[Params, object], link: str) -> RecordOpened:
    """Handle a report of a running match, whose record is on the server where it was played."""
    share = await call.store.share(link)
    if share is None:
        raise HttpError(404, Message("error-report-elsewhere"))
    require_over(await row_of(call, share.table))
    return RecordOpened(share=share.id, number=share.number, content=TableContent(heroes=[], boards=[]))


@endpoint(
    "POST", "/api/records/frames", "Get frames of a record, from one viewpoint", body=RecordFrames, response=FrameList,
    errors=[404], most=MOST_FILE,
)  # fmt: skip
async def show_record_frames(call: Call[Params, RecordFrames]) -> FrameList:
    wanted = call.body
    async with call.turn(MOST_WAITING) as run:
        _, recorded = await _read_record(call, wanted, run)
        require_seat(len(recorded.settings.heroes), wanted.viewpoint)
        shown = await run(frames_of, recorded, wanted.viewpoint, wanted.start, wanted.count)
    return frame_list("", wanted.viewpoint, shown)


@endpoint(
    "POST", "/api/records/scenario", "Get a frame of a record as a file for `peerless scenario`", body=RecordMoment,
    response=SavedFile, most=MOST_FILE,
)  # fmt: skip
async def show_record_scenario(call: Call[Params, RecordMoment]) -> SavedFile:
    async with call.turn(MOST_WAITING) as run:
        record, recorded = await _read_record(call, call.body, run)
        number, note = call.body.number, call.body.text or record.note
        text = await run(scenario_at, recorded, number, note, call.services.content)
    return SavedFile(name=f"step-{number}.yaml", text=text)


@endpoint(
    "POST", "/api/records/mark", "Get the record with a new step and note", body=RecordMoment, response=SavedFile,
    most=MOST_FILE,
)  # fmt: skip
async def mark_record(call: Call[Params, RecordMoment]) -> SavedFile:
    async with call.turn(MOST_WAITING) as run:
        record, _ = await _read_record(call, call.body, run)
        file: SavedFile = await run(_marked, record, call.body.number, call.body.text)
        return file


def _marked(record: Record, number: int, note: str) -> SavedFile:
    step = moment_of(record.answers, number)
    file = encode_record(msgspec.structs.replace(record, step=step, note=note))
    return SavedFile(name=f"step-{step}.json", text=file.decode())


@endpoint(
    "POST", "/api/records/continue", "Continue against bots from a frame of a record, as a new match",
    body=RecordContinued, response=TableInfo, who="guest", errors=[404, 409], most=MOST_FILE,
)  # fmt: skip
async def continue_record(call: Call[Params, RecordContinued]) -> TableInfo:
    wanted = call.body
    await call.registry.check_room(call.guest.id)
    async with call.turn(MOST_WAITING) as run:
        record, recorded = await _read_record(call, wanted, run)
        require_seat(len(recorded.settings.heroes), wanted.seat)
        source = table_of(record.settings, record.seed, record.hashes)
        if settings_of(source) != record.settings:
            raise RecordError(Message("error-record-settings"))
        entries = recorded.log[: wanted.number]
    return (await call.registry.fork(call.guest, source, entries, wanted.seat, wanted.level)).info()


def table_of(settings: Settings, seed: Seed, hashes: dict[str, str]) -> TableData:
    """A table at which a match could have been played."""
    return TableData(
        setup=_setup_of(settings),
        phase="over",
        host="",
        invite="",
        seats=[Seat(kind="open", hero=hero) for hero in settings.heroes],
        board=settings.board,
        seed=seed,
        hashes=hashes,
        rules=RULES_VERSION,
    )


def _setup_of(settings: Settings) -> TableSetup:
    """The set-up of such a table; refuses settings that no table can have."""
    shared = {name: getattr(settings, name) for name in SHARED_OPTIONS}
    seats = [{"hero": hero} for hero in settings.heroes]
    try:
        return msgspec.convert({"board": settings.board, "seats": seats, **shared}, TableSetup)
    except msgspec.ValidationError as error:
        raise RecordError(Message("error-record-settings")) from error


# ---- playing it


async def _read_record(call: Call[Params, object], file: RecordFile, run: Run) -> tuple[Record, RecordedMatch]:
    """A record and the match it describes; raises if it disagrees with the rules."""
    record: Record = await run(decode_record, file.record)
    used = [*record.settings.heroes[:4], record.settings.board]
    rows = await call.store.content([record.hashes[name] for name in used if name in record.hashes])

    def play() -> RecordedMatch:
        content = call.services.content.copy()  # a copy, so that files of clients do not fill shared memory
        for row in rows:
            made = from_row(row)
            known = content.heroes.get(row.id) or content.boards.get(row.id)
            if known is None or content_hash(known) != row.hash:
                content.add(made)
        return _entries(record, content)

    return record, await run(play)


def _entries(record: Record, content: Content) -> RecordedMatch:
    """The entries that count, each with the seat whose answer it was."""
    try:
        check_hashes(record.hashes, content.tables_for(record.settings))
        places = effective(record.answers)
    except RecordError:
        raise
    except PeerlessError as error:
        raise RecordError(Message("error-record-unplayable", why=error)) from error
    match = Match(content, record.settings, record.seed)
    log = []
    for place in places:
        entry = record.answers[place]
        seat = entry.removeprefix(RESIGN) if entry.startswith(RESIGN) else seat_name(match.state.ask_seat)
        try:
            match.enter(entry)
        except AnswerError as error:
            count = len(record.answers)
            raise RecordError(Message("error-record-answer", number=place + 1, count=count, why=error)) from error
        log.append(Entry(answer=entry, seat=seat))
    return RecordedMatch(settings=record.settings, seed=record.seed, log=log, content=content, result=None)

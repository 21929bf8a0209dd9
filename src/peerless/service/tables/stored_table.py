"""A table in memory: its data, how changes are stored, and what is sent.

`table.py` adds what people, bots and clocks do.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

from msgspec.structs import replace

from peerless.bots.fallback import Fallback
from peerless.catalog.content import Content
from peerless.core.errors import StaleAnswer
from peerless.messages.message import Message
from peerless.records.log.entry import Entry
from peerless.records.log.match_log import MatchLog, Step
from peerless.records.outcome import outcome_of
from peerless.records.threatdata import ThreatData, threat_data
from peerless.service.bots.interface import Bots
from peerless.service.http.limits import ChatLimits
from peerless.service.ops.clock import now_ms
from peerless.service.ops.config import Config
from peerless.service.ops.measures import Metrics
from peerless.service.protocol.messages import ClockData, Notice, TableInfo, Threats, Update
from peerless.service.protocol.messages import Table as TableMessage
from peerless.service.store.base import Change, LeaseLost, Rating, RatingMoved, Seat, Store, TableData, Unsure
from peerless.service.tables import seating
from peerless.service.tables.audience import Audience, Listener, encode
from peerless.service.tables.clocks import Clocks
from peerless.service.tables.presentation import Presentation
from peerless.service.tables.proposals import Proposals
from peerless.service.tables.ratings import rated, rating_keys
from peerless.service.tables.refusals import TableError
from peerless.service.tables.slices import Backlog
from peerless.service.tables.timers import Timers


def monotonic_ms() -> float:
    """The time for players' clocks."""
    return time.monotonic() * 1000


def away_timer(seat: str) -> str:
    """The timer of a seat whose player is gone."""
    return f"away {seat}"


class TableServices(Protocol):
    """What a table needs from its registry."""

    config: Config
    store: Store
    bot_pool: Bots
    metrics: Metrics
    chat_limits: ChatLimits
    owner: str
    """This process, as the store knows it."""

    async def settle(self, data: TableData, content: Content) -> TableData:
        """Heroes, board, seed and content of a match that begins."""
        ...

    async def rematch(self, data: TableData) -> str:
        """A new table for the same people."""
        ...

    def lost(self, table: StoredTable) -> None:
        """Drop a table that this process may no longer change."""
        ...


class StoredTable:
    """A table, without the rules about who may do what and when."""

    def __init__(
        self,
        services: TableServices,
        table: str,
        data: TableData,
        content: Content,
        match_log: MatchLog | None,
        number: int,
    ) -> None:
        self.services = services
        self.id = table
        self.data = data
        self.content = content
        self.match_log = match_log
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self._changed: asyncio.Event | None = None
        """Set and removed at the next change of the match; None while nobody waits for it."""
        self._number = number
        self.is_gone = False
        """Whether the table has left memory; nothing changes it from then on."""
        self._clocks = Clocks(data.setup.clock, seating.seat_names(data), match_log.entries if match_log else ())
        self._proposals = Proposals()
        self._presentation = Presentation()
        self._timers = Timers(table)
        self._fallback = Fallback()  # remembers distances on this board
        self._threats: tuple[int, list[ThreatData]] | None = None
        """What fighters could do at the last decision anyone asked about."""

    async def wait_change(self) -> None:
        """Wait until the match changes or the table leaves memory."""
        if self._changed is None:
            self._changed = asyncio.Event()
        await self._changed.wait()

    # ---- its state ----

    def _match_log(self) -> MatchLog:
        if self.match_log is None:
            raise TableError(Message("error-not-begun"))
        return self.match_log

    def _running(self) -> MatchLog:
        match_log = self._match_log()
        if match_log.over:
            raise StaleAnswer(Message("error-match-over"))
        return match_log

    def _asked(self) -> tuple[str, str | None] | None:
        """The player who has to answer: kind and guest."""
        seat = self.match_log.asked if self.match_log is not None else None
        return None if seat is None else (self._sits(seat).kind, self._sits(seat).guest)

    def _is_out(self, seat: str) -> bool:
        return self.match_log is None or self.match_log.is_out(seat)

    def _sits(self, seat: str) -> Seat:
        return self.data.seats[seating.seat_index(self.data, seat)]

    @property
    def is_busy(self) -> bool:
        """Whether someone is connected, or something may happen without anyone."""
        return bool(self._timers or self.audience or self.lock.locked())

    def close(self, notice: Notice | None = None) -> None:
        """Leave memory: stop all timers, notify the listeners and disconnect them."""
        self.is_gone = True
        self._timers.close()
        self.audience.close(notice)
        self._wake_waiting()

    # ---- what everyone may see ----

    def info(self) -> TableInfo:
        data, names = self.data, seating.seat_names(self.data)
        proposal = self._proposals.open
        away = {seat: left for seat in names if (left := self._timers.ms_left(away_timer(seat))) is not None}
        online = {seat: self.audience.is_online(seat) for seat in names}
        return TableInfo(
            table=self.id,
            phase=data.phase,
            setup=data.setup,
            seats=seating.seat_infos(data, online, away),
            host=data.host,
            board=data.board,
            clock=self._clock_data(),
            proposal=None if proposal is None else proposal.info(),
            spectators=self.audience.spectators,
            next=data.next,
            forked=data.forked,
            lesson=data.lesson,
        )

    def _clock_data(self) -> ClockData | None:
        if self._clocks.clock.kind == "none" or self.data.phase != "playing":
            return None
        return self._clocks.data(monotonic_ms())

    def _update(self, viewer: str | None, first: int, backlog: Backlog | None = None) -> bytes:
        match_log = self._match_log()
        ready = [] if backlog is None else backlog.valid(match_log, first)
        free = earliest = None
        if viewer is not None and not self.data.setup.rated and not match_log.over:
            free, earliest = match_log.free_undos(viewer)
        return encode(
            Update(
                number=match_log.number,
                seat=viewer,
                view=match_log.view_data(viewer),
                first=first,
                events=ready + match_log.events_from(first + len(ready), viewer),
                clock=self._clock_data(),
                undo=free,
                undo_earliest=earliest,
                by=match_log.entries[-1].by if match_log.entries else None,
            )
        )

    def threats(self, request: int) -> Threats:
        """What fighters could do now; computed once per decision, however many ask."""
        match_log = self._match_log()
        number = match_log.number
        if self._threats is None or self._threats[0] != number:
            self._threats = number, threat_data(match_log.view(None))
        return Threats(id=request, number=number, fighters=self._threats[1])

    def _tell_match(self) -> None:
        self.audience.tell_match(self.data, self._match_log(), self._update)
        self._wake_waiting()

    def _wake_waiting(self) -> None:
        changed, self._changed = self._changed, None
        if changed is not None:
            changed.set()

    def _tell_table(self, but: Listener | None = None) -> None:
        if self.audience:
            self.audience.tell(self.data, TableMessage(table=self.info()), but=but)

    # ---- storing ----

    async def _store_data(self, data: TableData) -> None:
        await self._store(self._change(now_ms(), data=data))
        self.data = data

    async def _end(self, step: Step, at: int) -> Change:
        while True:
            change = await self._ended(step, at)
            with suppress(RatingMoved):  # another match changed a rating, maybe in another process: start from there
                await self._store(change)
                return change

    async def _ended(self, step: Step, at: int) -> Change:
        """The last entry of a match, with its result and ratings."""
        result = outcome_of(step.state)
        data = replace(self.data, phase="over", result=result, ended=at, seen={})
        ratings: list[Rating] = []
        if data.setup.rated and result is not None:
            before = await self.services.store.ratings(rating_keys(data.seats))
            ratings = rated(result, data.seats, data.setup.mode, before, self._match_log().out_order(step))
        return self._change(at, step.entry, data, ratings)

    def _change(
        self, at: int, entry: Entry | None = None, data: TableData | None = None, ratings: Sequence[Rating] = ()
    ) -> Change:
        owner, number = self.services.owner, self._number
        return Change(table=self.id, owner=owner, number=number, at=at, entry=entry, data=data, ratings=list(ratings))

    async def _store(self, change: Change) -> None:
        if self.is_gone:  # dropped while this call waited for the lock; it may be open again already
            raise LeaseLost(Message("error-table-let-go"))
        began = time.perf_counter()
        try:
            await self.services.store.commit(change)
        except (Unsure, LeaseLost):
            self.services.lost(self)
            raise
        self.services.metrics.committing.observe(time.perf_counter() - began)


def match_log_of_table(data: TableData, content: Content, entries: Sequence[Entry] = ()) -> MatchLog:
    """The match of a table that has begun."""
    return MatchLog(content.tables_for(seating.match_settings(data)), data.seed or 0, entries)

"""What people, bots and clocks do at a table.

Every change happens under the table's lock: prepare, store, apply, broadcast, in this order. If storing fails, nothing
has changed. If the outcome is unknown, or another process owns the table, this process drops the table (`lost`), and
clients reconnect.
"""

from __future__ import annotations

import time
from typing import Final

from msgspec.structs import replace

from peerless.bots.base import bot_seed
from peerless.bots.registry import LEVELS, Level
from peerless.catalog.lesson import first_lesson
from peerless.core.errors import StaleAnswer
from peerless.messages.message import Message
from peerless.records.beats import allowance_ms
from peerless.records.log.match_log import MatchLog, Step
from peerless.rules.notation import option_texts
from peerless.service.bots.pacing import least_seconds, pace_seconds, paced
from peerless.service.ops.clock import now_ms
from peerless.service.ops.logs import note
from peerless.service.protocol.messages import PROTOCOL, ChatLine, EmoteId, Welcome
from peerless.service.protocol.visible_text import has_shape, is_visible
from peerless.service.store.base import Guest, Line, TableData
from peerless.service.tables import access, seating
from peerless.service.tables.audience import Listener, encode
from peerless.service.tables.clocks import Clocks
from peerless.service.tables.presentation import presenters
from peerless.service.tables.proposals import Proposal
from peerless.service.tables.refusals import TableError
from peerless.service.tables.slices import Backlog, backlog_of
from peerless.service.tables.stored_table import StoredTable, away_timer, match_log_of_table, monotonic_ms

_CLOCK: Final = "clock"  # the timer of the seat that is asked
Backlogs = dict[str | None, Backlog]
"""By viewer; None is the key for spectators."""


class Table(StoredTable):
    """One table, created by the registry."""

    # ---- who is here ----

    async def backlogs(self, guest: Guest | None, invite: str, number: int, events: int) -> Backlogs:
        """Encode the events that a guest does not know yet, before `enter` sends them; this takes a while."""
        ready: Backlogs = {}
        while self.match_log is not None:
            viewers = access.viewers_of(self.data, guest, invite)
            missing = [viewer for viewer in viewers if viewer not in ready]
            if not missing:
                break
            ready[missing[0]] = await backlog_of(self.match_log, missing[0], number, events)
        return ready

    def enter(self, listener: Listener, number: int, events: int, ready: Backlogs | None = None) -> None:
        """Add a listener and send it the match, with the events it does not know yet."""
        self.audience.add(listener)
        self._await_returns()
        guest = None if listener.guest is None else listener.guest.id
        listener.send(encode(Welcome(protocol=PROTOCOL, guest=guest, seats=listener.seats, table=self.info())))
        if self.match_log is not None:
            for viewer in access.viewers_of(self.data, listener.guest, listener.invite):
                first = self.match_log.known(number, events)
                listener.send(self._update(viewer, first, (ready or {}).get(viewer)))
                listener.known[viewer] = len(self.match_log.events)
        self._tell_table(but=listener)
        if not self._timers.is_working and self._bot_is_asked():  # a match between bots waits for an audience
            self._arm()

    def leave(self, listener: Listener) -> None:
        """Remove a listener whose connection is gone."""
        self.audience.remove(listener)
        self._await_returns()
        self._presentation.check()
        self._tell_table()

    def note_shown(self, listener: Listener, number: int) -> None:
        """Note that a client has presented everything up to a decision; a number that is not there yet is ignored."""
        if self.match_log is not None and number <= self.match_log.number:
            self._presentation.report(listener, number)

    def _await_returns(self) -> None:
        """Hold the seats of players who are not connected for a while, if the table says so.

        However they came to be away: who has taken a seat may never connect, and a device may have been signed out.
        """
        setup = self.data.setup
        if setup.absent == "wait":
            return
        for seat in seating.seat_names(self.data):
            timer = away_timer(seat)
            if self.audience.is_online(seat) or self._is_out(seat) or self._sits(seat).kind != "person":
                self._timers.cancel(timer)
            elif self._timers.ms_left(timer) is None:
                self._timers.after(setup.away_seconds, timer, self._give_up, seat)

    def _bot_is_asked(self) -> bool:
        seat = self.match_log.asked if self.match_log is not None else None
        return seat is not None and self._sits(seat).kind == "bot"

    def wake(self) -> None:
        """Resume clocks, bots and absences after the table was opened."""
        self._await_returns()
        self._arm()

    # ---- seats ----

    async def join(self, guest: Guest, seat: str | None) -> list[str]:
        """Take a seat; returns all seats of the guest."""
        async with self.lock:
            new = seating.joined(self.data, guest, seat)
            if new is not self.data:
                await self._reseat(new)
            return access.held_by(self.data, guest.id)

    async def get_up(self, guest: Guest, seat: str) -> None:
        """Leave for good: before the match the seat opens again; during it, a bot takes over or the seat is out."""
        async with self.lock:
            if self.data.phase == "playing":
                if seat not in access.held_by(self.data, guest.id):
                    raise TableError(Message("error-seat-not-yours", seat=seat))
                await self._abandon(seat)
            else:
                await self._reseat(seating.left(self.data, guest.id, seat))

    async def pick(self, guest: Guest, seat: str, hero: str | None) -> None:
        async with self.lock:
            await self._reseat(seating.picked(self.data, guest.id, seat, hero, self.content))

    async def seat_bot(self, guest: Guest, seat: str, level: Level) -> None:
        async with self.lock:
            await self._reseat(seating.bot_seated(self.data, guest.id, seat, level))

    async def open_seat(self, guest: Guest, seat: str) -> None:
        async with self.lock:
            await self._reseat(seating.seat_opened(self.data, guest.id, seat))

    async def invite(self, guest: Guest, invite: str) -> None:
        """Replace the invitation, given by its hash; who watches with the old one is cut off."""
        async with self.lock:
            await self._store_data(seating.invited(self.data, guest.id, invite))
            self._tell_table()

    async def rename(self, guest: Guest) -> None:
        """Rename a guest."""
        async with self.lock:
            await self._reseat(seating.renamed(self.data, guest))

    async def forget(self, guest: str) -> None:
        """Remove a deleted guest from their seats."""
        async with self.lock:
            for seat in access.held_by(self.data, guest):
                if not self._is_out(seat) and self._is_given_up():
                    await self._take(self._running().resign(seat, by="clock", at=now_ms()))
            await self._reseat(seating.forgotten(self.data, guest))

    async def _reseat(self, data: TableData) -> None:
        """Store changed seats, and begin the match once it is complete."""
        begun = seating.is_ready(data)
        if begun:
            data = await self.services.settle(data, self.content)
        asked_before = self._asked()
        await self._store_data(data)
        for listener in list(self.audience.listeners):
            held = access.held_by(data, listener.guest.id if listener.guest else None)
            if data.phase == "playing" and not {*listener.seats} <= {*held}:  # a seat has changed hands
                self.audience.cut(listener)
            else:
                listener.reseat(held)
        if begun:
            self.match_log = match_log_of_table(data, self.content)
            self._clocks = Clocks(data.setup.clock, seating.seat_names(data))
            self.wake()
        else:
            self._await_returns()
            if self._asked() != asked_before:  # the seat that has to answer has a new player
                self._arm()
        self._presentation.check()
        self._tell_table()
        if self.match_log is not None:
            self._tell_match()

    # ---- the match ----

    def _held(self, guest: Guest | None, seat: str) -> None:
        if guest is None or seat not in access.held_by(self.data, guest.id):
            raise TableError(Message("error-seat-not-yours", seat=seat))

    async def answer(self, guest: Guest | None, seat: str, number: int, text: str) -> None:
        """Answer a decision. Repeating an answer that is already in the log succeeds."""
        received = time.perf_counter()
        async with self.lock:
            self._held(guest, seat)
            match_log = self._match_log()
            if number < match_log.number:
                given = match_log.entries[number]
                if (given.seat, given.answer, given.by) == (seat, text, "person"):
                    return
            if match_log.over:
                raise StaleAnswer(Message("error-match-over"))
            if number != match_log.number:
                raise StaleAnswer(Message("error-answer-stale", number=number, open=match_log.number))
            if seat != match_log.asked:
                raise StaleAnswer(Message("error-answer-seat", seat=seat, asked=match_log.asked), "TEAM-1")
            await self._take(match_log.answer(text, at=now_ms(), ms=self._clocks.used(monotonic_ms())))
        self.services.metrics.answering.observe(time.perf_counter() - received)

    async def resign(self, guest: Guest | None, seat: str) -> None:
        async with self.lock:
            self._held(guest, seat)
            await self._take(self._running().resign(seat, at=now_ms()))

    async def undo(self, guest: Guest | None, seat: str, number: int) -> None:
        """Undo answers: at once if the undo is free, otherwise if all others agree."""
        async with self.lock:
            self._held(guest, seat)
            match_log = self._running()
            if self.data.setup.rated:
                raise TableError(Message("error-rated-undo"))
            if not match_log.can_undo(number):
                raise TableError(Message("error-undo-number", number=number))
            if match_log.is_free(seat, number):
                ms = self._clocks.used(monotonic_ms()) if seat == match_log.asked else 0
                await self._take(match_log.undo(number, seat=seat, at=now_ms(), ms=ms))
            else:
                rewinds = len(match_log.taken_back(number))
                await self._propose(Proposal("undo", seat, self._others(seat), number=number, rewinds=rewinds))

    def _others(self, seat: str) -> list[str]:
        """The seats of other people, who have to agree. Bots agree to everything but a draw."""
        me = self._sits(seat).guest
        named = zip(seating.seat_names(self.data), self.data.seats, strict=True)
        return [name for name, sits in named if sits.kind == "person" and sits.guest != me and self._has_say(name)]

    def _has_say(self, seat: str) -> bool:
        """Whether a seat has a say: players who are out of a running match do not."""
        return self.data.phase == "over" or not self._is_out(seat)

    async def propose(self, guest: Guest | None, seat: str, what: str) -> None:
        """Offer a draw or a rematch."""
        async with self.lock:
            self._held(guest, seat)
            if what == "draw":
                self._running()
                if any(sits.kind == "bot" for sits in self.data.seats):
                    raise TableError(Message("error-bots-play-on"))
                await self._propose(Proposal("draw", seat, self._others(seat)))
            else:
                if self.data.phase != "over":
                    raise TableError(Message("error-not-over"))
                if self.data.next is not None:
                    raise TableError(Message("error-rematch-there"))
                await self._propose(Proposal("rematch", seat, self._others(seat)))

    async def reply(self, guest: Guest | None, seat: str, number: int, agree: bool) -> None:
        """Accept or decline the open proposal."""
        async with self.lock:
            self._held(guest, seat)
            proposal = self._proposals.reply(seat, number, agree)
            if proposal is not None and proposal.is_agreed:
                await self._carry_out(proposal)
            self._tell_table()

    async def _propose(self, proposal: Proposal) -> None:
        self._proposals.put(proposal)
        if proposal.is_agreed:
            await self._carry_out(proposal)
        self._tell_table()

    async def _carry_out(self, proposal: Proposal) -> None:
        self._proposals.clear()
        at = now_ms()
        if proposal.what == "rematch":
            await self._store_data(replace(self.data, next=await self.services.rematch(self.data)))
        elif proposal.what == "draw":
            await self._take(self._running().draw(at=at))
        else:
            match_log = self._running()
            await self._take(match_log.undo(proposal.number or 0, seat=proposal.by, by="agreement", at=at))

    async def _take(self, step: Step) -> None:
        """Store a prepared change, apply it and broadcast it."""
        match_log, at = self._match_log(), now_ms()
        result = None
        if step.state.over:
            result = await self._end(step, at)
        else:
            await self._store(self._change(at, step.entry))
        match_log.accept(step)
        self._number = match_log.number
        self.services.metrics.answers[step.entry.by].inc()
        self._clocks.stop(step.entry, monotonic_ms())
        self._proposals.clear()
        if result is not None and result.data is not None:
            self.data = result.data
            self._finish()
        self._arm()
        self._presentation.check()
        self._tell_match()
        if result is not None or step.entry.seat is None:
            self._tell_table()

    def _finish(self) -> None:
        for seat in seating.seat_names(self.data):
            self._timers.cancel(away_timer(seat))
            self.services.bot_pool.forget(f"{self.id} {seat}")
        note("match over", table=self.id, number=self._number)

    # ---- time ----

    def _arm(self) -> None:
        """Start the clock of the person who is asked, or ask the bot."""
        self._timers.cancel(_CLOCK)
        match_log = self.match_log
        seat = None if match_log is None else match_log.asked
        if match_log is None or seat is None:
            self._clocks.pause()
        elif self._sits(seat).kind == "bot":
            self._clocks.pause()
            if self._is_watched():
                self._timers.start(self._think, seat, match_log.number)
        else:
            self._clocks.start(seat, match_log.number, monotonic_ms(), allowance_ms(match_log.latest_events()))
            left = self._clocks.until_out(monotonic_ms())
            if left is not None:
                self._timers.after(left / 1000, _CLOCK, self._time_out, seat, match_log.number)

    def _is_watched(self) -> bool:
        """Whether someone watches or plays; bots do not play on for absent people alone."""
        return bool(self.audience) or any(seat.kind == "person" for seat in self.data.seats)

    async def _think(self, seat: str, number: int) -> None:
        """Ask a bot, and enter its answer once players have seen what happened before."""
        match_log = self._match_log()
        sits = self._sits(seat)
        if match_log.number != number or sits.kind != "bot":  # another attempt, and the match has gone on
            return
        began, deadline = time.perf_counter(), self._presentation.deadline()
        pace = pace_seconds(self.services.config.bot_pace_ms, bool(self._presenters()))
        choice = await paced(self._chosen(seat, match_log), pace, least=least_seconds(sits.level))
        self.services.metrics.thinking.labels(sits.level).observe(time.perf_counter() - began)
        await self._presentation.wait(lambda: self._is_unseen(number), deadline)
        async with self.lock:
            is_open = match_log.number == number and match_log.asked == seat and not self.is_gone
            if is_open and self._sits(seat).kind == "bot":  # a person may have taken its seat in the meantime
                await self._take(match_log.choice(choice, by="bot", at=now_ms()))

    async def _chosen(self, seat: str, match_log: MatchLog) -> int:
        """The bot's choice: in a lesson the script's, as long as the match follows it."""
        if self.data.lesson:
            answer = first_lesson().next_answer([match_log.entries[place].answer for place in match_log.line])
            options = option_texts(match_log.state)
            if answer in options:
                return options.index(answer)
        key, seed = f"{self.id} {seat}", bot_seed(match_log.seed, seating.seat_index(self.data, seat))
        level, view = LEVELS[self._sits(seat).level], match_log.view(seat)
        return await self.services.bot_pool.choose(key, level, seed, self.content, view, guest=self.data.host)

    def _presenters(self) -> list[Listener]:
        return presenters(self.audience.listeners, self.data)

    def _is_unseen(self, number: int) -> bool:
        """Whether a decision is open and some player's client still presents what led to it."""
        return self._match_log().number == number and any(listener.shown < number for listener in self._presenters())

    async def _time_out(self, seat: str, number: int) -> None:
        """Handle a timeout: give the default answer, or forfeit after too many."""
        async with self.lock:
            match_log = self._match_log()
            if match_log.number != number or match_log.asked != seat or self.is_gone:
                return
            at, ms = now_ms(), self._clocks.used(monotonic_ms())
            if self._clocks.forfeits(seat):
                await self._take(match_log.resign(seat, by="clock", at=at, ms=ms))
            else:
                choice = self._fallback.choose(match_log.view(seat))
                await self._take(match_log.choice(choice, by="clock", at=at, ms=ms))

    async def _give_up(self, seat: str) -> None:
        """Handle a player who was away for too long."""
        async with self.lock:
            if not self.audience.is_online(seat) and not self._is_out(seat) and not self.is_gone:
                await self._abandon(seat)

    async def _abandon(self, seat: str) -> None:
        """Fill an abandoned seat: a bot takes over, or the seat is out."""
        if self._is_given_up():
            await self._take(self._running().resign(seat, by="clock", at=now_ms()))
        else:
            await self._reseat(seating.taken_over(self.data, seat))

    def _is_given_up(self) -> bool:
        """Whether an abandoned seat is out instead of played by a bot."""
        return self.data.setup.absent == "out" or self.data.setup.rated

    # ---- chat ----

    async def chat(self, guest: Guest | None, text: str) -> None:
        """Post a chat line from a guest with a seat or a name."""
        if not is_visible(text) or not has_shape(text):
            raise TableError(Message("error-chat-text"))
        writer = self._writer(guest)
        at = now_ms()
        await self.services.store.add_line(self.id, Line(guest=writer.id, name=writer.name, text=text, at=at))
        self._post(writer, ChatLine(guest=writer.id, name=writer.name, text=text, at=at, claimed=writer.claimed))

    def emote(self, guest: Guest | None, emote: EmoteId) -> None:
        """Post an emote, as a chat line that is not stored."""
        writer = self._writer(guest)
        text = Message(f"web-emote-{emote}").said()
        line = ChatLine(guest=writer.id, name=writer.name, text=text, at=now_ms(), claimed=writer.claimed, emote=emote)
        self._post(writer, line)

    def _writer(self, guest: Guest | None) -> Guest:
        """The guest, if they may write now; it counts."""
        if guest is None:
            raise TableError(Message("error-chat-guest"))
        self.services.chat_limits.line(guest.id, self.id)
        return guest

    def _post(self, writer: Guest, line: ChatLine) -> None:
        self.audience.tell(self.data, line, by=writer.id)

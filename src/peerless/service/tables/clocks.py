"""The clocks of a table: how much time each seat has left.

A clock starts after an allowance, in which players watch what has just happened. The allowance comes from the events of
the last answer (`records/beats.py`), so it is the same for everyone, and no client can change it. The log has the time
used, so clocks survive a restart. Only an entry of the log changes a clock: a player who leaves a decision to a bot and
comes back has as much time as if they had stayed.
"""

from __future__ import annotations

from collections.abc import Sequence

from peerless.records.log.entry import Entry
from peerless.records.log.history import undone_to
from peerless.service.protocol.messages import ClockData
from peerless.service.protocol.setup import Clock


class Clocks:
    """Time in milliseconds; `now` is the caller's clock and only goes forward."""

    def __init__(self, clock: Clock, seats: Sequence[str], entries: Sequence[Entry] = ()) -> None:
        self.clock = clock
        self.left = dict.fromkeys(seats, clock.seconds * 1000)
        self.strikes = dict.fromkeys(seats, 0)
        self.running: str | None = None
        self._since = 0.0
        self._decision: tuple[str, int] | None = None
        """The seat and the number of the decision for which a clock was started last."""
        for entry in entries:
            self._charge(entry)

    def start(self, seat: str, number: int, now: float, allowance: float = 0.0) -> None:
        """Start the clock of a seat for a decision after an allowance; for the same decision, it continues."""
        self.running = seat
        if self._decision == (seat, number):
            return
        self._decision = seat, number
        if self.clock.kind == "decision":
            self.left[seat] = self.clock.seconds * 1000
        self._since = now + allowance

    def pause(self) -> None:
        """Stop all clocks: a bot decides, or the match is over."""
        self.running = None

    def used(self, now: float) -> int:
        """Milliseconds since the clock started; 0 during the allowance."""
        return max(0, int(now - self._since))

    def stop(self, entry: Entry, now: float) -> None:
        """Charge the time of an entry.

        If the entry is not of the seat that was asked (a resignation, an undo), charge that seat, too.
        """
        if self.running not in (None, entry.seat) and self.clock.kind == "match":
            self.left[str(self.running)] = max(0, self.left[str(self.running)] - self.used(now))
        self._charge(entry)
        self.running = None

    def _charge(self, entry: Entry) -> None:
        """Take the time of an entry, and add the increment for an answer; an undo earns nothing."""
        seat = entry.seat
        if seat is None or entry.by not in ("person", "clock"):
            return
        if entry.by == "clock":
            self.strikes[seat] += 1
        if self.clock.kind == "match":
            earned = 0 if undone_to(entry.answer) is not None else self.clock.increment * 1000
            self.left[seat] = max(0, self.left[seat] - entry.ms) + earned

    def until_out(self, now: float) -> float | None:
        """Milliseconds until the running clock runs out; None if no clock runs."""
        if self.clock.kind == "none" or self.running is None:
            return None
        return max(0.0, self.left[self.running] - (now - self._since))

    def forfeits(self, seat: str) -> bool:
        """Whether the next timeout of a seat is one too many."""
        return self.strikes[seat] >= self.clock.grace

    def data(self, now: float) -> ClockData:
        left, starts_in = dict(self.left), 0
        if self.running is not None:
            left[self.running] = max(0, left[self.running] - self.used(now))
            starts_in = max(0, int(self._since - now))
        return ClockData(left=left, running=self.running, strikes=dict(self.strikes), starts_in=starts_in)

"""Many matches of one match-up, stepped together: the loop over them is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peerless.arena.codec import Codec
from peerless.arena.observer import Observer
from peerless.core.errors import IllegalAnswer
from peerless.core.ids import NONE
from peerless.core.state import State
from peerless.core.tables import Tables
from peerless.messages.message import Message
from peerless.rules.driver import apply, new_state

_LOST: Final = 255  # -1 in one byte


class Batch:
    """Matches in rows. After each step, each row of the buffers has what the deciding seat may know and do.

    The buffers keep their size and address, so arrays can wrap them. When a match ends, a new one starts in its row at
    once: `done` is then 1 and `rewards` are those of the match that ended; everything else belongs to the new one.
    """

    def __init__(self, tables: Tables, count: i64, seed: i64) -> None:
        self.t = tables
        self.codec = Codec(tables)
        self.observer = Observer(tables)
        self.count = count
        self.seed = seed
        self.started: i64 = 0
        """Matches begun so far: the n-th has the seed `seed + n`."""
        self.states: list[State] = []
        self.observations = bytearray(int(count * self.observer.size))
        self.masks = bytearray(int(count * self.codec.size))
        self.seats = bytearray(int(count))
        self.dones = bytearray(int(count))
        self.rewards = bytearray(int(count * tables.seats))
        """Row x seat: 1 for a win, -1 (as a byte) for a loss, 0 while the match runs and for a draw."""
        self.reset(seed)

    def reset(self, seed: i64) -> None:
        """Restart all matches."""
        self.seed = seed
        self.started = 0
        self.states = []
        for row in range(self.count):
            self.states.append(self._next())
            self.dones[row] = 0
            self._write(row)
        self.rewards[:] = bytes(len(self.rewards))

    def _next(self) -> State:
        state = new_state(self.t, self.seed + self.started)
        self.started += 1
        return state

    def step(self, actions: list[int]) -> None:
        """Answer every open decision; if one answer is impossible, nothing happens and the error names it."""
        codec = self.codec
        if len(actions) != self.count:
            raise IllegalAnswer(Message("error-actions-count", matches=str(self.count), actions=str(len(actions))))
        indexes: list[int] = []
        for row in range(self.count):
            index = codec.index(self.states[row], actions[row])
            if index == NONE:
                raise IllegalAnswer(Message("error-action-match", number=str(row), action=str(actions[row])))
            indexes.append(index)
        for row in range(self.count):
            state = self.states[row]
            if self.dones[row]:
                self._reward(row, None)
            apply(state, indexes[row])
            if state.over:
                self._reward(row, state)
                self.states[row] = self._next()
            self._write(row)

    def _reward(self, row: i64, ended: State | None) -> None:
        """The rewards of a match, finished or not."""
        self.dones[row] = 0 if ended is None else 1
        for seat in range(self.t.seats):
            reward: i64 = 0
            if ended is not None and ended.winner != NONE:
                reward = 1 if self.t.side[seat] == ended.winner else _LOST
            self.rewards[row * self.t.seats + seat] = reward

    def _write(self, row: i64) -> None:
        state = self.states[row]
        self.seats[row] = state.ask_seat
        self.observer.write(state, state.ask_seat, self.observations, row * self.observer.size)
        self.codec.write_mask(state, self.masks, row * self.codec.size)

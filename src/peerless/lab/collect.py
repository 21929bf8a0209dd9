"""Measure a match: the winner, its length, the damage of each turn, and the uses of each card."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from peerless.catalog.settings import side_count
from peerless.core.events import (
    E_BOOST,
    E_COMMIT,
    E_DAMAGE,
    E_DISCARD,
    E_DRAW,
    E_PLAY,
    E_SCHEME,
    E_TAKE,
    E_TURN,
    PLAY_BONUS,
    Event,
)
from peerless.core.ids import ABILITY, BY_LIMIT, REASONS
from peerless.core.state import State
from peerless.rules.notation import card_id

USES: Final = ("drawn", "played", "boosted", "dead", "damage")


@dataclass
class CardUse:
    """The uses of the copies of one card in one match."""

    drawn: int = 0
    """Copies that came into the hand, including the first hand."""
    played: int = 0
    """Played as attack, defense or scheme."""
    boosted: int = 0
    dead: int = 0
    """In hand when the match ended, or discarded for the hand limit."""
    damage: int = 0
    """Health that opponents lost to it, in combat or by its effects."""


@dataclass
class SeatResult:
    """One seat's side of a match."""

    hero: str
    bot: str
    asked: int = 0
    """Decisions."""
    health: int = 0
    """Health of its hero at the end."""
    lost: list[int] = field(default_factory=list)
    """Turn -> health its fighters lost; entry 0 is the set-up."""
    cards: dict[str, CardUse] = field(default_factory=dict)
    cpu_ms: float = 0.0
    """CPU time for all its decisions; the only value that differs between runs."""


@dataclass
class MatchResult:
    """One match."""

    task: str
    seed: int
    mode: str
    board: str
    winners: tuple[int, ...]
    """Seats, from 0; none for a draw."""
    reason: str
    """The rule by which it ended."""
    turns: int
    seats: list[SeatResult]

    def score(self, seat: int) -> float:
        """1 for a win, 0 for a loss; a draw is split between all sides."""
        if not self.winners:
            return 1.0 / side_count(self.mode, len(self.seats))
        return 1.0 if seat in self.winners else 0.0


class Collector:
    """Collects the events of one match from its first decision."""

    def __init__(self, state: State, bots: tuple[str, ...]) -> None:
        t = state.t
        self.state = state
        self.seats = [SeatResult(hero, bot) for hero, bot in zip(t.hero_ids, bots, strict=True)]
        self._uses: Counter[tuple[str, int]] = Counter()  # (what, card) -> how often
        self._first = int(state.turn)  # without anything to place, the first turn has begun already
        state.log = []
        for seat in range(len(self.seats)):
            self._uses.update(("drawn", card) for card in state.hand(seat))

    def asked(self, seat: int, cpu_seconds: float) -> None:
        self.seats[seat].asked += 1
        self.seats[seat].cpu_ms += cpu_seconds * 1000

    def result(self, task: str, seed: int, mode: str) -> MatchResult:
        """The result, once the match is over."""
        s, t = self.state, self.state.t
        turns = int(s.turn)
        for number, seat in enumerate(self.seats):
            seat.health = sum(int(s.health(f)) for f in range(int(t.fighters)) if t.kinds[number * 8] >> f & 1)
            seat.lost = [0] * (turns + 1)
            self._uses.update(("dead", card) for card in s.hand(number))
        turn = self._first
        for event in s.log or []:
            if event.kind == E_TURN:
                turn = int(event.number)
            else:
                self._note(event, turn)
        for (what, card), count in self._uses.items():
            use = self.seats[t.c_seat[card]].cards.setdefault(card_id(t, card), CardUse())
            setattr(use, what, getattr(use, what) + count)
        winners = tuple(seat for seat in range(len(self.seats)) if t.side[seat] == s.winner)
        return MatchResult(task, seed, mode, t.board_id, winners, REASONS[s.reason], turns, self.seats)

    def _note(self, e: Event, turn: int) -> None:
        t = self.state.t
        card = int(e.card)
        if e.kind == E_DAMAGE:
            victim = t.f_seat[e.fighter]
            self.seats[victim].lost[turn] += int(e.lost)
            source = int(e.source)
            if 0 <= source < ABILITY and t.side[t.c_seat[source]] != t.side[victim]:
                self._uses["damage", source] += int(e.lost)
        elif e.kind in (E_DRAW, E_TAKE):
            self._uses["drawn", card] += 1
        elif e.kind == E_SCHEME or (e.kind == E_PLAY and e.number != PLAY_BONUS):  # a bonus attack was played before
            self._uses["played", card] += 1
        elif e.kind in (E_BOOST, E_COMMIT):
            self._uses["boosted", card] += 1
        elif e.kind == E_DISCARD and e.number == BY_LIMIT:
            self._uses["dead", card] += 1

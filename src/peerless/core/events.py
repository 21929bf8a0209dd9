"""Events: what happened, each with an audience. They are built only while someone listens; rules use signals.

Only the viewers in `audience` (a bit per viewer) see an event's `card`; others get the event without it. The name
of each kind and the fields it uses are in `records/events.py`; docs/howto/add_an_event.md says how to add one.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

EVERYONE: Final = -1

E_TURN: Final = 0
E_ACTION: Final = 1
E_DRAW: Final = 2
E_EXHAUSTED: Final = 3
E_DISCARD: Final = 4
E_PLAY: Final = 5
E_COMMIT: Final = 6
E_REVEAL: Final = 7
E_SCHEME: Final = 8
E_MOVE: Final = 9
E_PLACE: Final = 10
E_DAMAGE: Final = 11
E_PREVENTED: Final = 12
E_RECOVER: Final = 13
E_HEALTH: Final = 14
E_DEFEAT: Final = 15
E_RETURN: Final = 16
E_VALUE: Final = 17
E_CANCEL: Final = 18
E_COMBAT: Final = 19
E_LOOK: Final = 20
E_SHUFFLE: Final = 21
E_TAKE: Final = 22
E_PUT_BACK: Final = 23
E_TOKEN: Final = 24
E_ACTIONS: Final = 25
E_BOOST: Final = 26
E_OUT: Final = 27
E_OVER: Final = 28
E_EFFECT: Final = 29
E_CHOICE: Final = 30
E_NO_DEFENSE: Final = 31
E_NUMBER: Final = 32
E_MARKER: Final = 33
E_LEAVE: Final = 34
E_CHOSEN: Final = 35
E_CARRY: Final = 36
E_ROW: Final = 37

# How a card comes into a combat (`number` of E_PLAY): from hand (NONE), or by an effect.
PLAY_REPLACES: Final = 1
PLAY_BONUS: Final = 2


class Event:
    """One event. Fields that its kind does not use are -1."""

    def __init__(self, kind: i64, step: i64, source: i64) -> None:
        self.kind = kind
        self.step = step
        """The decision after which it happened; gaps reveal nothing."""
        self.source = source
        self.combat: i64 = -1
        """The combat it belongs to, by its number within the match."""
        self.side: i64 = -1
        """The side of the combat: 0 for the attack, 1 for the defense."""
        self.seat: i64 = -1
        self.fighter: i64 = -1
        self.target: i64 = -1
        self.space: i64 = -1
        self.card: i64 = -1
        self.number: i64 = -1
        self.other: i64 = -1
        self.value: i64 = -1
        """The value of the side after the event, unless its card is face down."""
        self.timing: i64 = -1
        self.lost: i64 = -1
        self.hand: i64 = -1
        """Cards in the seat's hand after the event; `deck` counts its deck."""
        self.deck: i64 = -1
        self.path: list[int] = []
        self.terms: list[int] = []
        """For a combat, the terms of its values, in the format of `State.terms`."""
        self.audience: i64 = EVERYONE

    def packed(self) -> tuple[Any, ...]:
        """All fields, for `unpacked`."""
        return (
            self.kind, self.step, self.source, self.combat, self.side, self.seat, self.fighter, self.target,
            self.space, self.card, self.number, self.other, self.value, self.timing, self.lost, self.hand, self.deck,
            self.path, self.terms, self.audience,
        )  # fmt: skip


def unpacked(fields: list[Any]) -> Event:
    """Restore a packed event."""
    e = Event(fields[0], fields[1], fields[2])
    (
        e.combat, e.side, e.seat, e.fighter, e.target, e.space, e.card, e.number, e.other, e.value, e.timing, e.lost,
        e.hand, e.deck, e.path, e.terms, e.audience,
    ) = fields[3:]  # fmt: skip
    return e

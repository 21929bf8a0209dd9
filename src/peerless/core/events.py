"""What happened, as facts with an audience. Built only when someone listens; internal signals drive the rules.

An event's `card` is a secret of the viewers in `audience` (a bit per viewer); others get it without the card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EVERYONE: Final = -1

E_TURN: Final = 0  # seat, number: turn
E_ACTION: Final = 1  # seat, number: kind of action
E_DRAW: Final = 2  # seat, card
E_EXHAUSTED: Final = 3  # seat
E_DISCARD: Final = 4  # seat, card, number: cause
E_PLAY: Final = 5  # seat, card (face down: a secret), fighter, target; a bonus attack has its card as source
E_COMMIT: Final = 6  # seat, card (face down)
E_REVEAL: Final = 7  # seat, card
E_SCHEME: Final = 8  # seat, card, fighter
E_MOVE: Final = 9  # fighter, space, path
E_PLACE: Final = 10  # fighter, space
E_DAMAGE: Final = 11  # fighter, number, other: damage kind, lost: health really lost
E_PREVENTED: Final = 12  # fighter, number
E_RECOVER: Final = 13  # fighter, number
E_HEALTH: Final = 14  # fighter, number: set to
E_DEFEAT: Final = 15  # fighter
E_RETURN: Final = 16  # fighter, space, number: health
E_VALUE: Final = 17  # side, number, other: kind of term
E_CANCEL: Final = 18  # card: whose effects are cancelled
E_COMBAT: Final = 19  # fighter: attacker, target: defender; number: attack, other: defense; its damage follows
E_LOOK: Final = 20  # seat looks; number: seat looked at; card
E_SHUFFLE: Final = 21  # seat
E_TAKE: Final = 22  # seat, card
E_PUT_BACK: Final = 23  # seat, card, number: 0 top, 1 bottom
E_TOKEN: Final = 24  # seat, number: token, other: side
E_ACTIONS: Final = 25  # seat, number gained
E_BOOST: Final = 26  # seat, card, number
E_OUT: Final = 27  # seat
E_OVER: Final = 28  # number: winner, other: reason
E_EFFECT: Final = 29  # seat, fighter; source: the card or ability whose effect begins
E_CHOICE: Final = 30  # seat, number: mode label
E_NO_DEFENSE: Final = 31  # seat, fighter: defends without a card
E_NUMBER: Final = 32  # seat, number: chosen or named
E_MARKER: Final = 33  # seat, number: kind of marker; space, other: where it lay before; path
E_LEAVE: Final = 34  # fighter
EVENT_NAMES: Final = (
    "turn",
    "action",
    "draw",
    "exhausted",
    "discard",
    "play",
    "commit_boost",
    "reveal",
    "scheme",
    "move",
    "place",
    "damage",
    "prevented",
    "recover",
    "set_health",
    "defeat",
    "return",
    "value",
    "cancel",
    "combat",
    "look",
    "shuffle",
    "take",
    "put_back",
    "token",
    "gain_action",
    "boost",
    "out",
    "over",
    "effect",
    "mode",
    "no_defense",
    "number",
    "marker",
    "leave",
)


class Event:
    """One fact. Fields that mean nothing for its kind are -1; see the list above for what each kind uses."""

    def __init__(self, kind: i64, step: i64, source: i64) -> None:
        self.kind = kind
        self.step = step
        """The decision after which it happened; gaps tell nothing."""
        self.source = source
        self.seat: i64 = -1
        self.fighter: i64 = -1
        self.target: i64 = -1
        self.space: i64 = -1
        self.card: i64 = -1
        self.number: i64 = -1
        self.other: i64 = -1
        self.side: i64 = -1
        self.lost: i64 = -1
        self.path: list[int] = []
        self.terms: list[int] = []
        """Of a combat: what its values are made of, as `State.terms` has it."""
        self.audience: i64 = EVERYONE

"""Play an entry of a log on a state."""

from __future__ import annotations

from peerless.core.errors import AnswerError
from peerless.core.state import State
from peerless.messages.message import Message
from peerless.records.log.history import DRAW, RESIGN
from peerless.rules import driver
from peerless.rules.notation import seat_name
from peerless.rules.refusals import find


def play(s: State, entry: str) -> None:
    """Play an entry that is not an undo."""
    if entry.startswith(RESIGN):
        driver.resign(s, seat_number(s, entry.removeprefix(RESIGN)))
    elif entry == DRAW:
        driver.draw(s)
    else:
        driver.apply(s, find(s, entry))


def seat_number(s: State, seat: str) -> int:
    """The number of a seat by its name."""
    names = [seat_name(i) for i in range(int(s.t.seats))]
    if seat not in names:
        raise AnswerError(Message("error-no-seat", seat=seat, known=", ".join(names)))
    return names.index(seat)

"""Observations as numpy arrays, with the names of their planes (docs/encodings.md)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from peerless.arena.observer import OBSERVATIONS_VERSION, Observer
from peerless.core.state import State

__all__ = ["MEANS", "OBSERVATIONS_VERSION", "Bytes", "Observer", "observe", "planes_of"]

Bytes = NDArray[np.uint8]

AXES: Final = {
    "me": "seats",
    "won": "seats",
    "active": "seats",
    "status": "seats × out, has had a turn, resigned, dormant",
    "hand_size": "seats",
    "deck_size": "seats",
    "hand": "cards",
    "deck": "cards",
    "top": "cards",
    "discard": "cards",
    "health": "fighters",
    "place": "fighters × spaces",
    "started": "fighters × spaces",
    "token": "sides of all tokens",
    "marked": "kinds of markers × spaces",
    "asked": "seats",
    "kind": "kinds of decisions",
    "source_card": "cards",
    "source_ability": "abilities",
    "fighter": "fighters",
    "marker": "kinds of markers",
    "left": "fighters",
    "scheme": "cards",
    "attacker": "fighters",
    "defender": "fighters",
    "attack_card": "cards",
    "defense_card": "cards",
    "boost_card": "cards",
    "lies": "attack, defense, face-down boost",
    "value": "attack, defense",
    "discard_top": "cards",
    "passed": "fighters",
    "shared": "fighters",
    "held": "fighters, if an effect can hold them in place",
    "maneuvered": "seats, if an effect asks for it",
    "wins": "seats, if an effect asks for it",
    "hurt": "fighters, if an effect asks for it",
    "lent": "seats × cards that change hands, if there are any",
}
"""Plane -> its axes; a plane not listed here is one number."""
MEANS: Final = {
    "me": "1 for the seat that observes",
    "won": "1 for each winner, once the match is over",
    "turn": "turns begun",
    "active": "1 for the seat whose turn it is",
    "actions": "actions left this turn",
    "status": "1 for each status that applies to a seat",
    "hand_size": "cards in hand",
    "deck_size": "cards in the deck",
    "hand": "copies known to be in their owner's hand; for opponents, also among their face-down cards",
    "deck": "copies in the deck whose position is known",
    "top": "1 for the top card of a deck, if known",
    "discard": "copies in the discard pile",
    "health": "health of a fighter",
    "place": "1 for the space of a fighter",
    "started": "1 for the space of a fighter when this turn started",
    "token": "1 for the side a token shows, or the number a counter shows",
    "marked": "1 for each space with a marker",
    "asked": "1 for the seat that decides",
    "kind": "1 for the kind of the open decision",
    "source_card": "1 for the card that asks",
    "source_ability": "1 for the ability that asks",
    "fighter": "1 for the fighter the decision is about",
    "marker": "1 for the marker the decision is about",
    "count": "spaces that may be moved, cards left to discard, or damage left to share",
    "left": "1 for each fighter that may still move",
    "scheme": "1 for the scheme being carried out",
    "combats": "nested combats in progress; the planes below are about the innermost",
    "attacker": "1 for the attacking fighter",
    "defender": "1 for the defending fighter",
    "attack_card": "1 for the attacker's card, if known",
    "defense_card": "1 for the defender's card, if known",
    "boost_card": "1 for the card committed to boost, if known",
    "lies": "0 for no card, 1 for a face-down card, 2 for a face-up card",
    "value": "value of a face-up card",
    "damage": "combat damage dealt, once it is computed",
    "action": "number of the action being taken in this turn",
    "discard_top": "1 for the top card of a discard pile",
    "passed": "1 for each fighter that the moving fighter has been moved through",
    "shared": "damage being shared that a fighter takes for another",
    "held": "1 for each fighter that cannot leave its space in this turn",
    "maneuvered": "1 for each seat that took a maneuver action in this turn",
    "wins": "combats won in this turn",
    "hurt": "1 for each fighter that lost health to damage in this turn",
    "lent": "copies that a seat holds of another player's card, in hand or face down",
}
"""Plane -> its meaning."""


def observe(observer: Observer, s: State, seat: int) -> Bytes:
    """What a seat may know, as a new array."""
    out = bytearray(int(observer.size))
    observer.write(s, seat, out, 0)
    return np.frombuffer(out, np.uint8)


def planes_of(observer: Observer, observation: bytes | bytearray | NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The planes of one observation by name, each in its shape."""
    data = np.frombuffer(observation, np.uint8) if isinstance(observation, bytes | bytearray) else observation
    return {
        plane.name: data[int(plane.first) : int(plane.first + plane.size)].reshape(plane.shape)
        for plane in observer.planes
    }

"""Steps of effects, and the faults they can have: what the tests of wrong effects share."""

from __future__ import annotations

from typing import Any

from peerless.messages.message import Message
from tests.catalog.support import DRAW, Fault, fault

S = "cards[0] (x).effects.scheme"
A = "cards[0] (x).effects.after_combat"
D = "cards[0] (x).effects.during_combat"
P = "abilities[0] (a).parts"
COMBAT = "immediately, during_combat, after_combat, combat_over, after_attack"
WHICH = "fault-which-opponent"


def not_at(place: str, what: str, moment: str, known: str = COMBAT) -> Fault:
    return fault(place, "fault-not-at", what=what, moment=moment, known=known)


def not_called(place: str, key: str, found: object, known: str) -> Fault:
    return fault(place, "fault-not-called", key=key, found=found, known=known)


def no_bob(place: str, *words: str) -> Fault:
    """There is no fighter of that name, where these words of the language can stand as well."""
    return fault(place, "fault-no-fighter", fighter="bob", known=", ".join(["tess", "pal", "hero", *words]))


def one_of(values: str) -> Message:
    return Message("fault-type-one-of", values=values)


def when(cond: Any) -> dict[str, Any]:
    return {"op": "if", "cond": cond, "then": [DRAW]}


def hurt(to: Any, amount: Any = 1) -> dict[str, Any]:
    return {"op": "damage", "to": to, "amount": amount}


def count(kind: str, **more: Any) -> dict[str, Any]:
    return {"op": "draw", "count": {"count": kind, **more}}


PICK = {"op": "choose_fighter", "among": {}, "bind": "$who"}
SPOT = {"op": "choose_space", "among": {}, "bind": "$spot"}
THROW = {"op": "discard_cards", "cards": "$card"}
LOOK = {"op": "look_at_hand"}
NAMED = {"op": "choose_opponent"}


def choose(pile: str, of: str = "you", **more: Any) -> dict[str, Any]:
    return {"op": "choose_card", "among": {"pile": pile, "of": of}, "bind": "$card", **more}

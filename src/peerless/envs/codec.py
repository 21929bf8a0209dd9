"""The action space in words: the meaning of each action of a match-up (docs/encodings.md)."""

from __future__ import annotations

from typing import Final

from peerless.arena.codec import ACTIONS_VERSION, Codec
from peerless.core.errors import SettingsError
from peerless.core.ids import ASK_NAMES, NONE
from peerless.messages.message import Message
from peerless.rules.asked import asks_cards
from peerless.rules.notation import seat_name

__all__ = ["ACTIONS_VERSION", "MEANS", "Codec", "action_text"]

_CARDS: Final = {name for kind, name in enumerate(ASK_NAMES) if asks_cards(kind)}
MEANS: Final = {
    "decline": ("1", "decline: no boost, no defense, done, none"),
    "maneuver": ("1", "maneuver"),
    "scheme": ("scheme cards × fighters that may hold them", "play a scheme with a fighter"),
    "attack": (
        "attack cards × fighters that may hold them × fighters",
        "attack a fighter with a fighter and a card",
    ),
    "boost": ("cards", "discard a card to boost"),
    "commit_boost": ("cards", "commit a card face down to boost"),
    "defense": ("cards", "defend with a card"),
    "card": ("cards", "choose a card"),
    "discard": ("cards", "discard a card"),
    "put_back": ("cards", "put a card back on top of or under the deck"),
    "fighter": ("fighters", "choose a fighter"),
    "mover": ("fighters", "choose the fighter that moves next"),
    "space": ("spaces", "choose a space: move or place there"),
    "place_sidekick": ("spaces", "place a sidekick or a marker at set-up"),
    "opponent": ("seats", "choose an opponent"),
    "mode": ("8", "choose a mode, in the order of the card"),
    "yes_no": ("2", "no, yes"),
    "order": ("1 + abilities of one moment", "which effect comes first; in a combat, action 0 is the card's effect"),
    "number": ("31, or more where a card has a higher value", "choose a number, from 0"),
}
"""Every block with its size and what its actions mean."""


def action_text(codec: Codec, action: int) -> str:
    """Describe an action: its block, and its choice within the block."""
    for block in codec.blocks:
        if block.first <= action < block.first + block.size:
            rest = _chosen(codec, block.name, int(action), int(action - block.first))
            return f"{block.name} {rest}".rstrip()
    raise SettingsError(Message("error-no-action", action=str(action), count=str(codec.size)))


def _chosen(codec: Codec, block: str, action: int, offset: int) -> str:
    t = codec.t
    if block in ("decline", "maneuver"):
        return ""
    if block == "scheme":
        d, fighter = _card_at(codec.scheme, action)
        return f"{_card(codec, d)} {t.fighter_ids[_first_fighter(codec, d) + fighter]}"
    if block == "attack":
        d, rest = _card_at(codec.attack, action)
        fighter, target = divmod(rest, int(t.fighters))
        return f"{t.fighter_ids[_first_fighter(codec, d) + fighter]} {t.fighter_ids[target]} {_card(codec, d)}"
    if block in _CARDS:
        return _card(codec, offset)
    if block in ("fighter", "mover"):
        return t.fighter_ids[offset]
    if block in ("space", "place_sidekick"):
        return t.space_ids[offset]
    if block == "opponent":
        return seat_name(offset)
    return ("no", "yes")[offset] if block == "yes_no" else str(offset)


def _card_at(first: list[int], action: int) -> tuple[int, int]:
    """The definition that an action belongs to, and its offset there."""
    d = max((d for d, start in enumerate(first) if start != NONE and start <= action), key=lambda d: first[d])
    return d, action - first[d]


def _seat(codec: Codec, definition: int) -> int:
    return max(seat for seat, first in enumerate(codec.t.first_def) if first <= definition)


def _first_fighter(codec: Codec, definition: int) -> int:
    """Of those that may play the card: any fighter may play one that changes hands."""
    return 0 if codec.any_fighter[definition] else codec.t.hero[_seat(codec, definition)]


def _card(codec: Codec, definition: int) -> str:
    """By seat, because two seats may play the same hero."""
    return f"{seat_name(_seat(codec, definition))}.{codec.t.def_ids[definition]}"

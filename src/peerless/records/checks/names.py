"""Check names written by people, and suggest the closest existing name."""

from __future__ import annotations

from collections.abc import Iterable

from peerless.messages.message import Message
from peerless.messages.spelling import listed, nearest


def unknown(key: str, word: object, known: Iterable[str]) -> Message:
    """Say that a word is unknown for a key, and which one was probably meant."""
    names = [*known]
    near = _within(str(word).lower(), names) or nearest(word, names)
    if near:
        return Message("fault-word-near", key=key, word=word, near=near)
    return Message("fault-word", key=key, word=word, known=listed(names))


def _within(word: str, names: Iterable[str]) -> str:
    """The same name within a hero: `sinbad.feint` for `feint`."""
    return next((name for name in names if name.lower().endswith((f".{word}", f":{word}"))), "")

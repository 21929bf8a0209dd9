"""Check names written by people, and suggest the closest existing name."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from difflib import get_close_matches
from typing import Final

from peerless.messages.message import Message

_MOST_LISTED: Final = 40


def unknown(key: str, word: object, known: Iterable[str]) -> Message:
    """Say that a word is unknown for a key, and which one was probably meant."""
    names = {name.lower(): name for name in known}
    near = _near(str(word).lower(), names)
    if near:
        return Message("fault-word-near", key=key, word=word, near=names[near[0]])
    listed = [*names.values()] if len(names) <= _MOST_LISTED else [*[*names.values()][:_MOST_LISTED], "…"]
    return Message("fault-word", key=key, word=word, known=", ".join(listed))


def _near(word: str, names: Collection[str]) -> list[str]:
    """The names probably meant: the same within a hero (`feint` for `sinbad.feint`), or of similar spelling."""
    within = [name for name in names if name.endswith((f".{word}", f":{word}"))]
    return within or get_close_matches(word, names, 1, 0.7)

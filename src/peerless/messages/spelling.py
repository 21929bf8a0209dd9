"""Misspelled names: which one was meant, and which there are."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher
from typing import Final

from peerless.messages.message import Message

MOST_LISTED: Final = 20
_LONGEST: Final = 64
"""Characters of a word that is compared; comparing takes time in proportion to its square."""
_ALIKE: Final = 0.65
"""From 0 (nothing in common) to 1 (equal)."""


def nearest(word: object, known: Iterable[str]) -> str:
    """The known name that was probably meant; empty if none is similar."""
    ranked = _ranked(word, known)
    return ranked[0][1] if ranked and ranked[0][0] <= -_ALIKE else ""


def listed(known: Iterable[str], word: object = "") -> object:
    """Known names as an argument of a message: all of them in their order, or those that are most like a word."""
    names = [*known]
    if not names:
        return Message("error-none")
    if len(names) <= MOST_LISTED:
        return ", ".join(names)
    if nearest(word, names):
        names = [name for _, name in _ranked(word, names)]
    return ", ".join([*names[:MOST_LISTED], "…"])


def _ranked(word: object, known: Iterable[str]) -> list[tuple[float, str]]:
    """The most similar name first; names that are equally similar stay in their order."""
    if not isinstance(word, str) or not 0 < len(word) <= _LONGEST:
        return []
    matcher = SequenceMatcher(b=word.lower())
    ranked = []
    for name in known:
        matcher.set_seq1(name.lower())
        ranked.append((-matcher.ratio(), name))
    return sorted(ranked, key=lambda pair: pair[0])

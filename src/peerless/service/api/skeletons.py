"""Skeletons of names: two names with a common skeleton look the same (Unicode Technical Standard 39).

The table of characters that look alike comes from the package `confusable_homoglyphs`.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct


class _Alike(Struct):
    c: str


@cache
def _prototypes() -> dict[int, str]:
    """For each character that looks like others, its common replacement, which may be several (`m` is `rn`).

    The package lists pairs in both directions. The prototype of a group is the member that all others are paired with.
    """
    data = (files("confusable_homoglyphs") / "confusables.json").read_bytes()
    pairs: dict[str, set[str]] = {}
    for text, alike in msgspec.json.decode(data, type=dict[str, list[_Alike]]).items():
        pairs.setdefault(_plain(text), set()).update(_plain(other.c) for other in alike)
    found: dict[int, str] = {}
    for text, others in pairs.items():
        if len(text) == 1 and len(others) == 1:
            (other,) = others
            if len(other) > 1 or len(pairs[other]) > 1 or other < text:
                found[ord(text)] = other
    return found


def _plain(text: str) -> str:
    return text.replace("\u200e", "")  # the package wraps what is written from right to left


def warm() -> None:
    """Read the table of what looks alike, so that the first name does not have to."""
    _prototypes()


def skeletons(name: str) -> list[str]:
    """One or two skeletons of a name.

    One ignores case before it compares looks, so that `IVAN` is `ivan`. The other compares looks as they are, so that
    `Ivan` is also `lvan`, written with a small L.
    """
    text = unicodedata.normalize("NFKC", name)
    return sorted({_alike(text.casefold()).casefold(), _alike(text).casefold()})


def _alike(text: str) -> str:
    """The text with every character replaced by its prototype, without spaces and without what cannot be seen."""
    for _ in range(3):  # a prototype of several characters may have more to replace
        text = unicodedata.normalize("NFD", text).translate(_prototypes())
    return "".join(character for character in text if not _is_unseen(character))


def _is_unseen(character: str) -> bool:
    return character in "\ufe0e\ufe0f" or unicodedata.category(character) in ("Cc", "Cf", "Zs")

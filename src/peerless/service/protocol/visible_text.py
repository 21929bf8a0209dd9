"""Which characters names and chat may contain: those people can see.

Control characters and those that turn the direction of text could forge what a screen shows. Characters without width
would hide text, or make two names look alike.
"""

from __future__ import annotations

import unicodedata
from typing import Final

_REFUSED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_ZWNJ: Final = "\u200c"
_ZWJ: Final = "\u200d"
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, range(0xFE00, 0xFE0E)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
"""Letters, marks and symbols that show nothing."""
_STYLES: Final = "\ufe0e\ufe0f"  # of the symbol before: as text, as an emoji
_SKINS: Final = frozenset(map(chr, range(0x1F3FB, 0x1F400)))
_VIRAMA: Final = 9  # the combining class of marks that join consonants


def is_visible(text: str) -> bool:
    """Whether people can see every character.

    Joiners are allowed where writing needs them: between emoji, after the virama of Indic scripts, and in Arabic script
    between two letters.
    """
    return all(
        _is_visible(character, text[at - 1] if at else "", text[at + 1 : at + 2]) for at, character in enumerate(text)
    )


def has_shape(text: str) -> bool:
    """Whether something in it is more than a space or a mark on another letter."""
    return any(unicodedata.category(character)[0] not in "ZM" for character in text)


def _is_visible(character: str, before: str, after: str) -> bool:
    if character in _STYLES:
        return bool(before) and (unicodedata.category(before)[0] in "SP" or before in "0123456789")
    if character in (_ZWNJ, _ZWJ):
        return bool(before and after) and _joins(before, character, after)
    if _is_emoji(character):
        return True
    return character not in _BLANK and unicodedata.category(character) not in _REFUSED


def _joins(before: str, joiner: str, after: str) -> bool:
    if unicodedata.combining(before) == _VIRAMA:
        return True
    if joiner == _ZWJ:
        return _is_emoji(after) and (_is_emoji(before) or before in _STYLES)
    return unicodedata.bidirectional(before) == "AL" and unicodedata.bidirectional(after) == "AL"


def _is_emoji(character: str) -> bool:
    """Also those that this version of Python does not know yet: their blocks are reserved for pictures."""
    return (
        0x1F000 <= ord(character) <= 0x1FAFF or character in _SKINS or unicodedata.category(character) == "So"
    ) and character not in _BLANK

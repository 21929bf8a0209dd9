"""What is wrong with a file, and where: said like any message."""

from __future__ import annotations

from typing import Final

from peerless.messages.message import Sayable, say

_LONGEST_PLACE: Final = 400
_LONGEST: Final = 2000


class Problem:
    """What is wrong with a file, and where. It quotes the file, so it is made fit to be shown."""

    def __init__(self, file: str, place: Sayable | str, message: Sayable | str) -> None:
        self.file = file
        self.place = place
        self.message = message

    def said(self, language: str = "en") -> str:
        place = [_shown(part, _LONGEST_PLACE) for part in (self.file, say(self.place, language)) if part]
        return ": ".join([*place, _shown(say(self.message, language), _LONGEST)])

    def __str__(self) -> str:
        return self.said()

    def __repr__(self) -> str:
        return f"Problem({self.file!r}, {self.place!r}, {self.message!r})"


def _shown(text: str, most: int) -> str:
    """A text without anything that could forge what a screen shows, and not too long."""
    if not text.isprintable():
        text = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
    return text if len(text) <= most else f"{text[:most]}…"

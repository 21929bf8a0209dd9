"""What is wrong with a file, and where: said like any message."""

from __future__ import annotations

from typing import Final

from peerless.messages.message import Message, Sayable, say

_LONGEST_PLACE: Final = 400
_LONGEST: Final = 2000


class Problem:
    """What is wrong with a file, and where. It quotes the file, so it is made fit to be shown."""

    def __init__(
        self, file: str, place: Sayable | str, message: Sayable | str, *, near: str = "", line: int = 0, column: int = 0
    ) -> None:
        self.file = file
        self.place = place
        self.message = message
        self.near = near
        """A known name that was probably meant; empty if none is similar."""
        self.line = line
        """Counted from 1; 0 if the problem has no position in a text."""
        self.column = column

    def said(self, language: str = "en") -> str:
        file = f"{self.file}:{self.line}:{self.column}" if self.file and self.line else self.file
        place = [_shown(part, _LONGEST_PLACE) for part in (file, say(self.place, language)) if part]
        return ": ".join([*place, self.fault(language)])

    def fault(self, language: str) -> str:
        """What is wrong, without the place."""
        fault = _shown(say(self.message, language), _LONGEST)
        return Message("fault-near", fault=fault, near=self.near).said(language) if self.near else fault

    def __str__(self) -> str:
        return self.said()

    def __repr__(self) -> str:
        return f"Problem({self.file!r}, {self.place!r}, {self.message!r}, {self.near!r}, {self.line}, {self.column})"


def _shown(text: str, most: int) -> str:
    """A text without anything that could forge what a screen shows, and not too long."""
    if not text.isprintable():
        text = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
    return text if len(text) <= most else f"{text[:most]}…"

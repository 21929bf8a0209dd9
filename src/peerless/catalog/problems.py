"""Where the problems of one file are collected."""

from __future__ import annotations

from typing import Final

from peerless.core.errors import ContentError
from peerless.effects.scope import MOST_PROBLEMS

_LONGEST_PLACE: Final = 400
_LONGEST: Final = 2000


class Problems(list[str]):
    """Problems of one file, each with its place. They quote the file, so they are made fit to be shown."""

    def __init__(self, file: str) -> None:
        super().__init__()
        self.file = _shown(file, _LONGEST_PLACE)

    def add(self, path: str, text: str) -> None:
        """Notes a problem: the file, the place in it, what is wrong. With too many of them it is over at once."""
        place = f"{_shown(path, _LONGEST_PLACE)}: " if path else ""
        self.append(f"{self.file}: {place}{_shown(text, _LONGEST)}")
        if len(self) >= MOST_PROBLEMS:
            raise ContentError([*self, f"{self.file}: {MOST_PROBLEMS} problems: the rest was not looked at"])


def _shown(text: str, most: int) -> str:
    """A text without anything that could forge what a screen shows, and not too long."""
    if not text.isprintable():
        text = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
    return text if len(text) <= most else f"{text[:most]}…"

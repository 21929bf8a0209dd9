"""Support terminals with few characters: missing ones are replaced by look-alikes instead of an error."""

from __future__ import annotations

import codecs
import io
import sys
from typing import Final

_NAME: Final = "lookalike"
_LOOKALIKES: Final = {
    "●": "o", "■": "#", "▲": "^", "◆": "*", "○": ".", "─": "-", "│": "|", "╭": "+", "╮": "+", "╰": "+", "╯": "+",
    "…": "~", "—": "-", "∩": "n", "≈": "%",
}  # fmt: skip
_BRAILLE: Final = range(0x2800, 0x2900)


def _lookalike(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    chars = error.object[error.start : error.end]
    return "".join("." if ord(c) in _BRAILLE else _LOOKALIKES.get(c, "?") for c in chars), error.end


def soften_output() -> None:
    """Let standard output and error print anything, whatever their encoding."""
    codecs.register_error(_NAME, _lookalike)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and not stream.encoding.lower().startswith("utf"):
            stream.reconfigure(errors=_NAME)

"""Characters that no text from a client may contain.

NUL, which PostgreSQL cannot store, and characters that change the direction of writing, which make a text look like
another one.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

_REFUSED: Final = re.compile("[\0\u202a-\u202e\u2066-\u2069]")
_SUSPECT_ESCAPES: Final = (b"\\u0000", b"\\u202", b"\\u206")
_SUSPECT_BYTES: Final = re.compile(rb"\xe2(?:\x80[\xaa-\xae]|\x81[\xa6-\xa9])")


def refused_in(text: str) -> str | None:
    """The first such character, as `U+202E`; None if there is none."""
    found = _REFUSED.search(text)
    return None if found is None else f"U+{ord(found[0]):04X}"


def refused_in_json(data: bytes | str) -> str | None:
    """The same for all texts in a JSON document that can be read."""
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    return _first(msgspec.json.decode(raw)) if _is_suspect(raw) else None


def _is_suspect(raw: bytes) -> bool:
    """Whether one of them is there in JSON, or what looks like it: a backslash may make an escape plain text.

    Plain texts and a pattern that begins with one byte are found many times faster than a pattern of alternatives.
    """
    if b"\0" in raw or _SUSPECT_BYTES.search(raw):
        return True
    return b"\\u" in raw and any(escape in raw for escape in _SUSPECT_ESCAPES)


def _first(value: Any) -> str | None:
    if isinstance(value, str):
        return refused_in(value)
    if isinstance(value, dict):
        value = [*value, *value.values()]
    if isinstance(value, list):
        return next((found for found in map(_first, value) if found is not None), None)
    return None

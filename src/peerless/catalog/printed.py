"""What is printed on heroes and boards: the base of definitions, and texts that are safe to show."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

# One line of visible characters: control characters and those that change the text direction could forge what a screen
# shows, and zero-width characters make two names look alike.
_UNSEEN: Final = (
    r"\x00-\x1f\x7f-\x9f\xad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164"
    r"\ufeff\uffa0\ufff9-\ufffb"
    "\U000e0000-\U000e007f"
)
VISIBLE: Final = rf"^(?!\s)[^{_UNSEEN}]*(?<!\s)$(?!\n)"
Text = Annotated[str, Meta(min_length=1, max_length=80, pattern=VISIBLE)]
Line = Annotated[str, Meta(max_length=80, pattern=VISIBLE)]
"""The same, or nothing."""


class Def(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of everything that is printed."""

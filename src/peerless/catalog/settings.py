"""The settings of a match: who meets whom, where, and by which options."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, field

Mode = Literal["duel", "teams", "free_for_all"]
Edition = Literal["current", "classic"]
TurnLimit = Annotated[int, Meta(ge=1, le=100_000)]
Number = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
"""A whole number that compiled code can hold, such as a seed."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that shapes a match besides the seed. Seats are in turn order; in teams 1 and 3 play 2 and 4."""

    heroes: list[str] = field(default_factory=list)
    board: str = ""
    mode: Mode = "duel"
    edition: Edition = "current"
    versatile: Literal["both", "by_use"] = "both"
    """ED-2: what a versatile card is for effects that ask for a card's type."""
    turn_limit: TurnLimit = 200
    """TRN-7."""
    auto: bool = True
    """Public choices without an alternative are taken without asking."""

    def canonical(self) -> str:
        return msgspec.json.encode(self, order="sorted").decode()

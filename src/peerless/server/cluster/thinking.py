"""What servers and bot workers say to each other: one stream for each question.

A worker that does not know the match-up asks for it. It gets nothing of a match but the views of the bots' seats.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from peerless.bots.matchup import Matchup
from peerless.bots.worker import Question, Reply


class Think(Struct, frozen=True, kw_only=True, tag="think"):
    """A question for the bot of a seat."""

    guest: str
    key: str
    spec: str
    seed: int
    question: Question


class Forget(Struct, frozen=True, kw_only=True, tag="forget"):
    """A seat that will not be asked again."""

    key: str


class Thought(Struct, frozen=True, kw_only=True):
    """The reply; without one, the match-up is wanted, or the bot gives no answer and why."""

    reply: Reply | None = None
    no_answer: str = ""


encode: Final = msgspec.json.Encoder().encode
work_of: Final = msgspec.json.Decoder(Think | Forget).decode
thought_of: Final = msgspec.json.Decoder(Thought).decode
matchup_of: Final = msgspec.json.Decoder(Matchup).decode

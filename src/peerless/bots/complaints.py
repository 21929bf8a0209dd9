"""What a bot did instead of answering, for the log and for authors of bots."""

from __future__ import annotations

from typing import Final

from peerless.core.errors import AnswerError

ENDED: Final = "has ended"
LATE: Final = "did not answer in time"
NONSENSE: Final = "answers nonsense"
NOT_ASKED: Final = "says what was not asked"
STOPPED: Final = "was stopped"
UNMADE: Final = "cannot be made"
UNREADABLE: Final = "says what cannot be read"


def unstarted(why: Exception) -> str:
    return f"cannot be started: {why}"


def failed(times: int) -> str:
    return f"has failed {times} times and is not asked again"


def raised(kind: str) -> str:
    return f"raised {kind}"


def refused(why: AnswerError) -> str:
    return f"is refused: {why}"


def other_protocol(theirs: int, ours: int) -> str:
    return f"speaks protocol {theirs}, this is {ours}"


def other_decision(number: int, asked: int) -> str:
    return f"answers decision {number}, asked was {asked}"


def no_option(answer: int, count: int) -> str:
    return f"answers {answer}, there are {count} options, counted from 0"

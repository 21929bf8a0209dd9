"""Errors as a client gets them: a status and a body in the client's language."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from peerless.core.errors import AnswerError, ContentError, PeerlessError, SettingsError
from peerless.messages.message import Joined, Message
from peerless.messages.problem import Problem
from peerless.messages.translator import LANGUAGES
from peerless.service.content.homebrew import HomebrewBusy
from peerless.service.store.base import NameTaken, StoreError
from peerless.service.tables.refusals import NoTable, TableError


class Failure(Struct, frozen=True, kw_only=True):
    """The body of every error."""

    error: str
    """Key of the message."""
    text: str
    """In the language of `?language=`, or of Accept-Language."""
    rule: str = ""
    """Id of the rule behind the error, if there is one."""


class HttpError(PeerlessError):
    """A refused request with a specific status."""

    def __init__(self, status: int, message: Message) -> None:
        super().__init__(message)
        self.args = (status, message)
        self.status = status


_STATUS: Final = (
    (ContentError, 422),
    (SettingsError, 400),
    (AnswerError, 409),
    (NoTable, 404),
    (TableError, 409),
    (NameTaken, 409),
    (StoreError, 503),
    (HomebrewBusy, 503),
)


def failure(error: PeerlessError, language: str) -> tuple[int, Failure]:
    """The status and the body of an error."""
    known = (status for kind, status in _STATUS if isinstance(error, kind))
    status = error.status if isinstance(error, HttpError) else next(known, 400)
    rule = error.rule if isinstance(error, AnswerError) else ""
    return status, Failure(error=key_of(error), text=error.said(language), rule=rule)


def key_of(what: object) -> str:
    """The key of a message, or of the first of several; other texts have none."""
    match what:
        case Message():
            return what.key
        case PeerlessError() | Problem():
            return key_of(what.message)
        case Joined(parts=[first, *_]):
            return key_of(first)
        case _:
            return "error-http-refused"


def accepted_language(header: str) -> str:
    """The best supported language of an Accept-Language header, English by default."""
    wanted: list[tuple[float, int, str]] = []
    for position, part in enumerate(header.split(",")[:20]):
        name, _, weight = part.partition(";")
        code = name.strip().lower().partition("-")[0]
        if code in LANGUAGES:
            wanted.append((-_weight(weight), position, code))
    return min(wanted)[2] if wanted else "en"


def _weight(text: str) -> float:
    name, _, number = text.partition("=")
    try:
        return float(number) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0

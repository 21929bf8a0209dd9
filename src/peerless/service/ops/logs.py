"""Logs: what happened, at which table, how long it took.

Logs never contain hands, answers, tokens, chat or invitations. `note` takes a closed list of fields, all of them ids,
kinds and numbers. For an exception, the log has its class and where it was raised, not its text: refusals quote
answers. Addresses are logged without their query.
"""

from __future__ import annotations

import json
import logging
import re
import time
import traceback
from typing import Any, Final, Literal

LOGGER: Final = logging.getLogger("peerless.server")
_LONGEST: Final = 2000
_QUERY: Final = re.compile(r"\?[^\s\"]*")


def note(
    event: str,
    *,
    level: int = logging.INFO,
    table: str | None = None,
    guest: str | None = None,
    seat: str | None = None,
    kind: str | None = None,
    phase: str | None = None,
    error: str | None = None,
    address: str | None = None,
    place: str | None = None,
    status: int | None = None,
    number: int | None = None,
    count: int | None = None,
    size: int | None = None,
    ms: float | None = None,
    stack: str | None = None,
    cause: BaseException | None = None,
) -> None:
    """Logs an event by its name.

    `error`: the key of a message; `place`: where the server listens or stores; `stack`: modules and lines.
    """
    if not LOGGER.isEnabledFor(level):
        return
    given = {
        "table": table, "guest": guest, "seat": seat, "kind": kind, "phase": phase, "error": error, "address": address,
        "place": place, "status": status, "number": number, "count": count, "size": size,
        "ms": None if ms is None else round(ms, 3), "stack": stack,
    }  # fmt: skip
    fields = {name: value for name, value in given.items() if value is not None}
    LOGGER.log(level, "%s", event, extra={"fields": fields}, exc_info=cause)


class Lines(logging.Formatter):
    """One line for each record, as text or as JSON."""

    def __init__(self, kind: Literal["text", "json"]) -> None:
        super().__init__()
        self._kind = kind

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = dict(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[1] is not None:
            fields["exception"] = where(record.exc_info[1])
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        message = _plain(record.getMessage())
        if self._kind == "json":
            head = {"at": at, "level": record.levelname.lower(), "logger": record.name, "event": message}
            return json.dumps(head | {name: _plain(value) for name, value in fields.items()}, ensure_ascii=False)
        parts = [f"{name}={_plain(value)}" for name, value in fields.items()]
        return " ".join([at, record.levelname, message, *parts])


def where(error: BaseException) -> str:
    """The class and traceback of an exception, without its text."""
    frames = traceback.extract_tb(error.__traceback__)
    way = " > ".join(f"{module_of(frame.filename)}:{frame.lineno}" for frame in frames[-8:])
    return f"{type(error).__qualname__} at {way}" if way else type(error).__qualname__


def module_of(file: str) -> str:
    """The end of a path, without the folders above the package."""
    return "/".join(file.replace("\\", "/").split("/")[-2:])


def _plain(value: object) -> Any:
    """Text without characters that could forge another log line."""
    if not isinstance(value, str):
        return value
    text = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in value[:_LONGEST])
    return text if len(value) <= _LONGEST else f"{text}…"


class WithoutQueries(logging.Filter):
    """Remove the query from the addresses that the HTTP server logs."""

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.args, tuple):
            record.args = tuple(_QUERY.sub("", arg) if isinstance(arg, str) else arg for arg in record.args)
        return True


def log_config(kind: str = "text", level: str = "INFO") -> dict[str, Any]:
    """Settings for `logging.config.dictConfig`, or uvicorn's `log_config`: all of it in one format, to stderr."""
    out = {"handlers": ["out"], "level": level, "propagate": False}
    # At lower levels, libraries log whole messages, with hands, tokens and chat.
    plain = {**out, "level": max(level, "INFO", key=lambda name: logging.getLevelNamesMapping()[name])}
    quiet = {"handlers": ["out"], "level": "WARNING", "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": Lines, "kind": "json" if kind == "json" else "text"}},
        "filters": {"queries": {"()": WithoutQueries}},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "lines", "filters": ["queries"]}},
        "loggers": {
            "peerless": out,
            "uvicorn": plain,
            "uvicorn.error": plain,
            "uvicorn.access": plain,
            "websockets": quiet,
            "asyncio": quiet,
        },
    }

"""What the outside may watch: metrics, logs, health. None of it tells a secret."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import logging.config
from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest
from starlette.requests import Request

from peerless import AnswerError, Content, new_match
from peerless.messages.message import Message
from peerless.messages.translator import LANGUAGES
from peerless.server.ops import run
from peerless.server.ops.health import Health
from peerless.server.ops.metrics import Metrics, metrics_response
from peerless.service.api import skeletons
from peerless.service.ops.logs import LOGGER, Lines, WithoutQueries, log_config, note, where
from peerless.service.store.base import NotStored, Store
from tests.server.support import WAIT_SECONDS

# ---- metrics ----


def test_the_page_of_metrics() -> None:
    metrics = Metrics()
    metrics.tables.labels("playing").set(3)
    metrics.sockets.inc()
    metrics.answers["person"].inc()
    metrics.refused("error-origin")
    for seconds in (0.001, 0.012, 0.01201, 9.5):
        metrics.answering.observe(seconds)
    metrics.thinking.labels("hard").observe(2)
    response = metrics_response(metrics)
    page = bytes(response.body).decode()
    assert response.headers["content-type"].startswith("text/plain")
    for line in (
        'peerless_tables{phase="playing"} 3.0',
        "peerless_sockets 1.0",
        'peerless_answers_total{by="person"} 1.0',
        'peerless_refused_total{error="error-origin"} 1.0',
        "# TYPE peerless_answer_seconds histogram",
        'peerless_answer_seconds_bucket{le="0.001"} 1.0',
        'peerless_answer_seconds_bucket{le="0.01"} 1.0',
        'peerless_answer_seconds_bucket{le="0.025"} 3.0',
        'peerless_answer_seconds_bucket{le="2.5"} 3.0',
        'peerless_answer_seconds_bucket{le="+Inf"} 4.0',
        "peerless_answer_seconds_count 4.0",
        "peerless_answer_seconds_sum 9.52501",
        "peerless_commit_seconds_count 0.0",
        'peerless_thinking_seconds_count{level="hard"} 1.0',
    ):
        assert line in page.splitlines()


def test_two_servers_do_not_count_together() -> None:
    one, other = Metrics(), Metrics()
    one.sockets.inc()
    assert b"peerless_sockets 0.0" in bytes(metrics_response(other).body)


def test_what_loads_on_first_use_is_loaded_before_the_first_client(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the event loop would parse a language for a refusal, and the characters that look alike for a name."""
    loaded: list[str] = []
    monkeypatch.setattr(run, "translator", loaded.append)
    monkeypatch.setattr(skeletons, "warm", lambda: loaded.append("skeletons"))
    run.load()
    assert loaded == ["skeletons", *LANGUAGES]


# ---- logs ----


Logged = Callable[[str], list[str]]


@pytest.fixture
def logged() -> Iterator[Logged]:
    """Turns a format on; gives the lines that were logged since."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.addFilter(WithoutQueries())
    loggers = [LOGGER, logging.getLogger("uvicorn.access")]
    before = [(logger.level, logger.propagate) for logger in loggers]
    for logger in loggers:
        logger.addHandler(handler)
        logger.setLevel(logging.INFO)
        logger.propagate = False

    def lines(kind: str) -> list[str]:
        handler.setFormatter(Lines("json" if kind == "json" else "text"))
        found = stream.getvalue().splitlines()
        stream.seek(0)
        stream.truncate()
        return found

    yield lines
    for logger, (level, propagate) in zip(loggers, before, strict=True):
        logger.removeHandler(handler)
        logger.setLevel(level)
        logger.propagate = propagate


def test_lines_of_text(logged: Logged) -> None:
    logged("text")
    note("table opened", table="t1", count=2, ms=1.23456)
    [line] = logged("text")
    assert line.split(" ", 1)[1] == "INFO table opened table=t1 count=2 ms=1.235"
    assert line.startswith("20")
    assert line.split(" ")[0].endswith("Z")


def test_lines_of_json(logged: Logged) -> None:
    logged("json")
    note("socket closed", level=logging.WARNING, guest="g1", error="error-origin", size=7)
    [line] = logged("json")
    data = json.loads(line)
    assert data.pop("at").endswith("Z")
    assert data == {
        "level": "warning",
        "logger": "peerless.server",
        "event": "socket closed",
        "guest": "g1",
        "error": "error-origin",
        "size": 7,
    }


def test_nothing_forges_a_line(logged: Logged) -> None:
    for kind in ("text", "json"):
        logged(kind)
        note("table opened", table="t1\n2030-01-01 ERROR forged\r\x1b[31m\u2028")
        assert len(logged(kind)) == 1


def test_long_values_are_cut(logged: Logged) -> None:
    logged("text")
    note("table opened", table="x" * 100_000)
    assert len(logged("text")[0]) < 2500


def test_an_exception_does_not_say_what_was_answered(content: Content, logged: Logged) -> None:
    logged("json")
    match = new_match(content, seed=1, heroes=["alice", "medusa"], board="sarpedon")
    with pytest.raises(AnswerError, match="feint") as caught:
        match.answer("attack alice medusa feint")
    note("answer failed", cause=caught.value)
    [line] = logged("json")
    assert "feint" not in line
    assert "Answer at " in json.loads(line)["exception"]
    assert "records/match.py:" in line


def test_where_an_exception_was_raised() -> None:
    assert where(KeyError("alice.feint")) == "KeyError"


def test_queries_are_not_logged(logged: Logged) -> None:
    logged("text")
    access = logging.getLogger("uvicorn.access")
    access.info('%s - "%s %s HTTP/%s" %d', "1.2.3.4:5", "GET", "/api/tables?invite=secret&x=1", "1.1", 200)
    [line] = logged("text")
    assert "secret" not in line
    assert '"GET /api/tables HTTP/1.1" 200' in line


def test_the_settings_for_logging_hold() -> None:
    names = ("peerless", "uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "asyncio")
    loggers = [logging.getLogger(name) for name in names]
    before = [(one.handlers[:], one.level, one.propagate) for one in loggers]
    try:
        for kind in ("text", "json"):
            logging.config.dictConfig(log_config(kind))
            assert logging.getLogger("uvicorn.access").isEnabledFor(logging.INFO)
            assert not logging.getLogger("websockets").isEnabledFor(logging.INFO)
            [handler] = logging.getLogger("peerless").handlers
            assert isinstance(handler.formatter, Lines)
            assert any(isinstance(one, WithoutQueries) for one in handler.filters)
    finally:
        for one, (handlers, level, propagate) in zip(loggers, before, strict=True):
            one.handlers, one.level, one.propagate = handlers, level, propagate


# ---- health ----


class Checked:
    """A store of which only `check` is asked."""

    def __init__(self) -> None:
        self.broken: NotStored | None = None
        self.hangs = False
        self.writes = 0

    async def check(self) -> None:
        self.writes += 1
        if self.hangs:
            await asyncio.Event().wait()
        if self.broken is not None:
            raise self.broken


def request(language: str = "en") -> Request:
    return Request({"type": "http", "method": "GET", "headers": [(b"accept-language", language.encode())]})


def asked(health: Health, what: str, language: str = "en") -> tuple[int, dict[str, Any]]:
    response = asyncio.run(getattr(health, what)(request(language)))
    assert response.headers["cache-control"] == "no-store"
    return response.status_code, json.loads(response.body)


@pytest.fixture
def store() -> Checked:
    return Checked()


@pytest.fixture
def health(store: Checked) -> Health:
    return Health(cast(Store, store), lambda: False, patience=WAIT_SECONDS, every=0)


def test_all_is_well(health: Health) -> None:
    assert asked(health, "alive") == (200, {"alive": True})
    assert asked(health, "ready") == (200, {"ready": True})


def test_a_store_that_fails(health: Health, store: Checked) -> None:
    store.broken = NotStored(Message("error-none"))
    status, body = asked(health, "ready")
    assert (status, body["error"]) == (503, "error-none")
    assert asked(health, "alive")[0] == 200
    store.broken = None
    assert asked(health, "ready")[0] == 200


def test_a_store_that_hangs(store: Checked) -> None:
    health = Health(cast(Store, store), lambda: False, patience=0.01, every=0)
    store.hangs = True
    texts = {asked(health, "ready", language)[1]["text"] for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    status, body = asked(health, "ready")
    assert (status, body["error"]) == (503, "error-store-slow")


def test_many_who_ask_share_a_write(store: Checked) -> None:
    """A million probes do not write a million times, whether writing works, fails or hangs."""
    health = Health(cast(Store, store), lambda: False, patience=WAIT_SECONDS, every=3600)

    async def crowd() -> set[int]:
        answers = [response.status_code for _ in range(3) for response in await asyncio.gather(*asked_at_once())]
        return set(answers)

    def asked_at_once() -> list[Any]:
        return [health.ready(request()) for _ in range(50)]

    assert asyncio.run(crowd()) == {200}
    assert store.writes == 1
    for broken, hangs in ((NotStored(Message("error-none")), False), (None, True)):
        patience = 0.01 if hangs else WAIT_SECONDS
        health = Health(cast(Store, store), lambda: False, patience=patience, every=3600)
        store.broken, store.hangs, store.writes = broken, hangs, 0
        assert asyncio.run(crowd()) == {503}
        assert store.writes == 1


def test_a_server_that_stops(store: Checked) -> None:
    health = Health(cast(Store, store), lambda: True)
    status, body = asked(health, "ready")
    assert (status, body["error"]) == (503, "error-server-closing")
    assert asked(health, "alive")[0] == 200

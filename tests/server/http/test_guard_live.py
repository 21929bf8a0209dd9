"""The guard before a real server, on real sockets."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
import weakref
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from peerless.server.http import guard
from peerless.server.http.guard import HEADERS, Guard
from peerless.service.http.limits import Limits
from peerless.service.ops.config import Config
from peerless.service.ops.logs import Lines, WithoutQueries
from tests.server.http.test_guard import APP
from tests.server.support import WAIT_SECONDS


def serving(talk: Callable[[int], Awaitable[None]], **config: Any) -> None:
    """Run a guarded server on a free port while a client talks to it."""

    async def scenario() -> None:
        settings = Config(**config)
        app = Guard(APP, settings, Limits(settings), most_body=1000)
        server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=0, log_config=None, lifespan="off"))
        served = asyncio.create_task(server.serve())
        try:
            while not server.started:
                await asyncio.sleep(0)
            await asyncio.wait_for(talk(server.servers[0].sockets[0].getsockname()[1]), 20)
        finally:
            server.should_exit = True
            await served

    asyncio.run(scenario())


async def exchange(port: int, request: bytes) -> tuple[int, dict[str, str], bytes]:
    """One request as it goes over the wire; status, headers and body of the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(request)
        await writer.drain()
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines)
        return int(first.split()[1]), headers, await reader.readexactly(int(headers["content-length"]))
    finally:
        writer.close()
        await writer.wait_closed()


def test_sockets_are_refused_in_words() -> None:
    async def talk(port: int) -> None:
        async with connect(f"ws://127.0.0.1:{port}/talk", origin=f"http://127.0.0.1:{port}") as socket:  # type: ignore[arg-type]
            assert await socket.recv() == "hello"
        with pytest.raises(InvalidStatus) as caught:
            await connect(f"ws://127.0.0.1:{port}/talk", origin="http://evil.test")  # type: ignore[arg-type]
        response = caught.value.response
        assert response.status_code == 403
        assert json.loads(response.body)["error"] == "error-origin"
        assert response.headers["x-content-type-options"] == HEADERS["x-content-type-options"]

    serving(talk)


def test_a_body_without_a_length_is_cut_off() -> None:
    async def talk(port: int) -> None:
        head = b"POST /echo HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        status, headers, body = await exchange(port, head + b"400\r\n" + b"x" * 0x400 + b"\r\n")
        assert status == 413
        assert json.loads(body)["error"] == "error-body-large"
        assert headers["content-security-policy"]
        status, _, _ = await exchange(
            port, b"POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n"
        )
        assert status == 413

    serving(talk)


def test_the_log_of_requests_has_no_queries() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines("text"))
    handler.addFilter(WithoutQueries())
    loggers = [logging.getLogger(name) for name in ("uvicorn.access", "uvicorn.error")]
    levels = [logger.level for logger in loggers]

    async def talk(port: int) -> None:
        await exchange(port, b"GET /echo?token=sesame HTTP/1.1\r\nHost: x\r\n\r\n")
        async with connect(f"ws://127.0.0.1:{port}/talk?token=sesame") as socket:
            await socket.recv()

    for logger in loggers:
        logger.addHandler(handler)
        logger.setLevel(logging.INFO)
    try:
        serving(talk)
    finally:
        for logger, level in zip(loggers, levels, strict=True):
            logger.removeHandler(handler)
            logger.setLevel(level)
    lines = stream.getvalue()
    assert "/echo" in lines
    assert "/talk" in lines
    assert "sesame" not in lines


@pytest.mark.parametrize(
    ("head", "status", "config"),
    [
        (b"Content-Length: 3\r\n", 429, {"requests_per_second": 0.001}),
        (b"Content-Length: 9000\r\n", 413, {}),
        (b"Transfer-Encoding: chunked\r\n", 413, {}),
        (b"Content-Length: 3\r\nOrigin: http://elsewhere\r\n", 403, {}),
    ],
)
def test_a_refused_request_leaves_nothing_to_the_garbage_collector(
    head: bytes, status: int, config: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which is off: what its error refers to would keep the body until the server takes far too much memory."""
    alive: list[weakref.ref[Any]] = []
    begin = guard._Answer.__init__

    def begun(self: Any, *args: Any) -> None:
        alive.append(weakref.ref(self))
        begin(self, *args)

    async def talk(port: int) -> None:
        asked = b"POST /echo HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + head + b"\r\n"
        body = b"1000\r\n" + b"x" * 4096 + b"\r\n0\r\n\r\n" if b"chunked" in head else b"abc"
        found = [(await exchange(port, asked + body))[0] for _ in range(20)]
        assert found.count(status) >= 10
        async with asyncio.timeout(WAIT_SECONDS):
            while any(made() is not None for made in alive):
                await asyncio.sleep(0.01)

    monkeypatch.setattr(guard._Answer, "__init__", begun)
    monkeypatch.setattr(gc, "collect", lambda *_: 0)
    gc.disable()
    try:
        serving(talk, **config)
    finally:
        gc.enable()
    assert len(alive) == 20

"""The guard before a real server, on real sockets."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from peerless.server.http.guard import HEADERS, Guard
from peerless.service.http.limits import Limits
from peerless.service.ops.config import Config
from peerless.service.ops.logs import Lines, WithoutQueries
from tests.server.http.test_guard import APP


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

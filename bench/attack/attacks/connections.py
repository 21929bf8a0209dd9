"""Attacks with connections and requests, by strangers without a token."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from bench.attack.attack import BROKEN, Hostile, Pace, attack
from bench.attack.target import Target

BYTES: Final = 30e6  # a second, as a fast line would bring
BLOCK: Final = 64 * 1024
IDLE: Final = 500
SCATTERED: Final = 1500
PER_ADDRESS: Final = 50
SLOW: Final = 200
RETRY_SECONDS: Final = 0.1


async def pour(me: Hostile, target: Target, first: bytes, block: bytes, pace: Pace) -> None:
    """A request that never ends; where the server cuts it off, the next one."""
    while me.goes_on:
        writer = None
        try:
            _, writer = await target.connect()
            writer.write(first)
            while me.goes_on:
                await pace.take(len(block))
                writer.write(block)
                await writer.drain()
                me.counts["KB sent"] += len(block) // 1024
        except BROKEN:
            me.counts["cut off"] += 1
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            if writer is not None:
                writer.close()


@attack("endless headers")
async def endless_headers(me: Hostile) -> None:
    """One request with headers that never end."""
    target = me.at()
    line = b"X-Padding: " + b"x" * 1000 + b"\r\n"
    block = line * (BLOCK // len(line))
    await me.go()
    await pour(me, target, target.head("GET", "/").encode(), block, Pace(BYTES))


@attack("long address")
async def long_address(me: Hostile) -> None:
    """One request with an address that never ends."""
    await me.go()
    await pour(me, me.at(), b"GET /", b"x" * BLOCK, Pace(BYTES))


@attack("endless bodies")
async def endless_bodies(me: Hostile) -> None:
    """Bodies in chunks that never end, to endpoints with and without a body, on ten connections."""
    target = me.at()
    token = await target.guest()
    await me.go()
    pace = Pace(BYTES)
    chunk = f"{BLOCK:x}\r\n".encode() + b" " * BLOCK + b"\r\n"
    more = "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    asked = [("POST", "/api/tables"), ("POST", "/api/check"), ("POST", "/api/guests/me/code"), ("GET", "/healthz")]
    heads = [target.head(*what, token, more).encode() for what in asked for _ in range(3)][:10]
    await asyncio.gather(*(pour(me, target, head, chunk, pace) for head in heads))


async def hold(me: Hostile, homes: list[Target], first: bytes = b"") -> list[tuple[StreamReader, StreamWriter]]:
    """A connection from each address."""
    held = []
    for home in homes:
        if not me.goes_on:
            break
        try:
            held.append(await home.connect())
            held[-1][1].write(first)
        except BROKEN:
            me.counts["refused"] += 1
    return held


async def wait_on(me: Hostile, held: list[tuple[StreamReader, StreamWriter]], each: Callable[[], None]) -> None:
    """Do something every second, and count who is still connected."""
    most = 0
    reading = [asyncio.ensure_future(_drain(reader)) for reader, _ in held]  # to see when the server closes
    while me.goes_on:
        each()
        await asyncio.sleep(1.0)
        still = sum(not done.done() for done in reading)
        most = max(most, still)
        me.counts["open at the end"], me.counts["open at most"] = still, most


async def _drain(reader: StreamReader) -> None:
    with suppress(*BROKEN):
        while await reader.read(4096):
            pass


@attack("idle connections")
async def idle_connections(me: Hostile) -> None:
    """500 connections from one address that never say a word."""
    await me.go()
    held = await hold(me, [me.at()] * IDLE)
    await wait_on(me, held, lambda: None)


@attack("idle connections, many addresses", needs_room=False)
async def scattered_connections(me: Hostile) -> None:
    """1,500 silent connections from 30 addresses, more than a usual service has descriptors."""
    await me.go()
    held = await hold(me, [me.at(number // PER_ADDRESS) for number in range(SCATTERED)])
    await wait_on(me, held, lambda: None)


@attack("slow handshakes", safe=True)
async def slow_handshakes(me: Hostile) -> None:
    """200 connections that ask for a socket, a byte a second."""
    target = me.at()
    text = target.head("GET", "/api/tables/none/socket", more="Upgrade: websocket\r\n").encode()
    sent = 0
    await me.go()
    held = await hold(me, [target] * SLOW)

    def another_byte() -> None:
        nonlocal sent
        for _, writer in held:
            if not writer.transport.is_closing():
                writer.write(text[sent : sent + 1])
        sent += 1

    await wait_on(me, held, another_byte)

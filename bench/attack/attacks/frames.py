"""Attacks with the frames and messages of open sockets."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import Final

from bench.attack.attack import BROKEN, Hostile, Pace, attack
from bench.attack.hot_seat import HotSeat
from bench.attack.target import Failed, Target, encode
from peerless.bots.protocol import PROTOCOL

PING: Final = b"\x89\x80\0\0\0\0"  # empty, masked by zeros
TEXT_BEGINS: Final = b"\x01\x81\0\0\0\0["  # the first byte of a text that goes on
NOTHING_MORE: Final = b"\x00\x80\0\0\0\0"  # goes on, with nothing
BLOCK: Final = 10_000  # frames in one write
FRAME_BYTES: Final = 8e6  # a second
READERS: Final = 100
PROGRAMS: Final = 100
TALKERS: Final = 20
RETRY_SECONDS: Final = 0.1


async def flood(me: Hostile, target: Target, path: str, first: bytes, block: bytes, what: str) -> None:
    """The same frames over and over, on one socket at a time; where it is cut, on the next one."""
    pace = Pace(FRAME_BYTES)
    while me.goes_on:
        try:
            _, writer = await target.raw_wire(path)
            writer.write(first)
            while me.goes_on:
                await pace.take(len(block))
                writer.write(block)
                await writer.drain()
                me.counts[what] += BLOCK
        except (*BROKEN, Failed):
            me.counts["cut off"] += 1
            await asyncio.sleep(RETRY_SECONDS)


async def own_table(me: Hostile) -> tuple[Target, str, str]:
    """An address, a token, and a table of the attacker's."""
    target = me.at()
    token = await target.guest()
    made = (await target.request("POST", "/api/tables", {"seats": ["p1"]}, token)).json()
    return target, token, made["table"]["table"]


def hello(token: str) -> bytes:
    text = encode({"type": "hello", "protocol": 1, "token": token})
    return bytes((0x81, 0xFE)) + len(text).to_bytes(2, "big") + b"\0\0\0\0" + text


@attack("ping flood", safe=True)
async def ping_flood(me: Hostile) -> None:
    """Pings on one socket, 1.3 million a second at most, and nobody reads the pongs."""
    target, token, table = await own_table(me)
    await me.go()
    await flood(me, target, f"/api/tables/{table}/socket", hello(token), PING * BLOCK, "pings")


@attack("tiny fragments", safe=True)
async def tiny_fragments(me: Hostile) -> None:
    """One message in endless fragments of nothing, which never reaches the size limit."""
    target, token, table = await own_table(me)
    await me.go()
    first = hello(token) + TEXT_BEGINS
    await flood(me, target, f"/api/tables/{table}/socket", first, NOTHING_MORE * BLOCK, "fragments")


@attack("invalid JSON", safe=True)
async def invalid_json(me: Hostile) -> None:
    """Texts of 60,000 brackets on 20 sockets, 50 a second on each."""
    target, token, table = await own_table(me)
    wires = [await target.table_wire(table, token) for _ in range(TALKERS)]
    await me.go()
    pace = Pace(50 * TALKERS)
    while me.goes_on:
        for number, wire in enumerate(wires):
            await pace.take()
            if wire.lost.done():
                me.counts["cut off"] += 1
                with suppress(*BROKEN):
                    wires[number] = await target.table_wire(table, token)
            elif wire.transport.get_write_buffer_size() < 2**20:
                wire.send(b"[" * 60_000)
                me.counts["texts"] += 1


@attack("slow readers")
async def slow_readers(me: Hostile) -> None:
    """100 spectators who never read, at a table that is as busy as one guest can make it."""
    target, token = me.at(), await me.at().guest()
    table = await HotSeat.begin(target, token, 8, public=True)
    writers = []
    for _ in range(READERS):
        try:
            _, writer = await target.raw_wire(f"/api/tables/{table.table}/socket")
        except (*BROKEN, Failed):
            me.counts["refused"] += 1
            continue
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        writer.write(hello(token))
        writers.append(writer)
    await me.go()
    me.counts["spectators"] = len(writers)
    while me.goes_on:
        if table.over:
            for wire in table.wires:
                wire.send(encode({"type": "chat", "text": "x" * 400}))
            await asyncio.sleep(0.05)
        elif await table.answer():
            me.counts["answers"] += 1


@attack("program sockets")
async def program_sockets(me: Hostile) -> None:
    """100 program sockets on the seats of one match, which is played as fast as the limits allow."""
    target, token = me.at(), await me.at().guest()
    table = await HotSeat.begin(target, token, 4)
    ready = encode({"type": "ready", "protocol": PROTOCOL, "name": "p"})
    programs = []
    for number in range(PROGRAMS):
        path = f"/api/tables/{table.table}/program?seat=p{number % 2 + 1}"
        try:
            programs.append(await target.wire(path, more=f"Authorization: Bearer {token}\r\n"))
        except BROKEN:
            me.counts["refused"] += 1
            continue
        programs[-1].send(ready)
    await me.go()
    me.counts["programs"] = len(programs)
    while me.goes_on:
        if table.over:
            await asyncio.sleep(0.05)
        elif await table.answer():
            me.counts["answers"] += 1
        for program in programs[::10]:
            if not program.lost.done():
                program.send(b'{"type":"answer","number":0,"answer":"x"}')
